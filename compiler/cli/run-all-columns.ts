import { suggest } from '../names/suggest.ts';
import type { Population } from '../population/open-population.ts';
import type { InputSpec, Manifest } from '../runtime/module.ts';
import { UsageError } from './terminal.ts';

/** How an input is called as a column. */
function columnOf({ source, wire }: InputSpec): string {
  return source === 'override' ? `overrides.${wire}` : wire;
}

/** Throws when a CSV file lacks a column without which the rules refuse every row. */
export function requireColumns({ layout, header }: Population, manifest: Manifest, name: string): void {
  if (layout.kind !== 'csv') return;
  for (const spec of manifest.inputs) {
    if (spec.presence !== 'required') continue;
    const either = [
      columnOf(spec),
      ...(spec.unless === null ? [] : [spec.unless, `overrides.${spec.unless}`]),
    ];
    if (either.some((one) => header.includes(one))) continue;
    const named = either.slice(0, 2).toReversed().join(' or ');
    throw new UsageError(`${name} has no column ${named}; it has ${header.filter(isNamed).join(', ')}`);
  }
}

function isNamed(column: string): boolean {
  return column !== '';
}

/** What is to be said of columns of a CSV file that the rules do not read. */
export function columnNotes({ header }: Population, manifest: Manifest): readonly string[] {
  const known = ['id', ...manifest.inputs.map(columnOf)];
  return header
    .filter((column) => isNamed(column) && !known.includes(column))
    .map((column) => {
      const meant = suggest(column, known);
      return `these rules do not read the column ${column}${meant === null ? '' : `; did you mean ${meant}?`}`;
    });
}
