import { modules } from '../../generated/rules/index.ts';

/** The sentence with which the description of an employee field ends: which schemes read it. */
export function readBySentence(field: string): string {
  const schemes = modules
    .filter(({ manifest }) =>
      manifest.inputs.some(({ source, wire }) => source === 'employee' && wire === field),
    )
    .map(({ manifest }) => `${manifest.country} \`${manifest.scheme}\``);
  const names = [...new Set(schemes)].sort();
  return names.length === 0 ? 'No scheme reads it.' : `Read by ${names.join(', ')}.`;
}
