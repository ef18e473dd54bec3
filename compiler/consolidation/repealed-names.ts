import { amendments } from '../../dsl/diagnostics/amendments.ts';
import { type Diagnostic, diagnose } from '../../dsl/diagnostics/diagnostic.ts';
import { lineStarts, positionAt } from '../../dsl/text/source.ts';
import { atItsPlace, type Law } from './law.ts';
import { withRestatedCause } from './restated-cause.ts';

function shownPlace({ path, span }: Diagnostic, law: Law): string {
  const source = law.chain.find((each) => each.path === path);
  return source === undefined ? path : `${path}:${positionAt(lineStarts(source.text), span.start).line}`;
}

/**
 * The diagnostics of a consolidated law at the places that its authors wrote. A name that an amendment repeals is
 * unknown wherever it is read; that is one mistake, made where it is repealed.
 */
export function withoutRepealed(found: readonly Diagnostic[], law: Law): readonly Diagnostic[] {
  const placed = found.map((one) => atItsPlace(withRestatedCause(one, law), law));
  const reads = (one: Diagnostic, name: string): boolean =>
    one.severity === 'error' && one.data.name === name && one.code !== 'PAY202';
  const faults = law.repealed.flatMap(({ name, span }) => {
    const places = placed.filter((one) => reads(one, name)).map((one) => shownPlace(one, law));
    const path = law.chain.at(-1)?.path ?? law.source.path;
    return places.length === 0 ? [] : [diagnose(path, amendments.repealedButRead, span, { name, places })];
  });
  return [...faults, ...placed.filter((one) => !law.repealed.some(({ name }) => reads(one, name)))];
}
