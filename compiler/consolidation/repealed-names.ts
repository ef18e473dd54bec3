import { amendments } from '../../dsl/diagnostics/amendments.ts';
import { type Diagnostic, diagnose, type Label, toldLabel } from '../../dsl/diagnostics/diagnostic.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { lineStarts, positionAt } from '../../dsl/text/source.ts';
import { atItsPlace, type Law } from './law.ts';
import { restatePlace, withRestatePlace } from './restate-place.ts';
import { withRestatedCause } from './restated-cause.ts';

function shownPlace({ path, span }: Diagnostic, law: Law): string {
  const source = law.chain.find((each) => each.path === path);
  return source === undefined ? path : `${path}:${positionAt(lineStarts(source.text), span.start).line}`;
}

/** Where a name is still read, and where the amendment would restate that. */
function readLabels(readers: readonly Diagnostic[], law: Law): readonly Label[] {
  const read = readers.map((reader) => {
    const { path, span } = atItsPlace(reader, law);
    return { path, span, text: quantityPhrases.stillReadHere };
  });
  const restated = readers.flatMap(({ span }) => restatePlace(span, law) ?? []);
  return [
    ...read,
    ...restated.filter(({ span }, at) => restated.findIndex((one) => one.span.start === span.start) === at),
  ];
}

/** Of what nothing reads any more, where the amendment states what read it. */
function withLastReader(found: Diagnostic, law: Law): Diagnostic {
  const { name } = found.data;
  const span = found.code === names.unused.code && typeof name === 'string' ? law.readUntil(name) : null;
  const path = law.chain.at(-1)?.path;
  if (span === null || path === undefined) return found;
  const label = { ...(path === found.path ? {} : { path }), span, text: quantityPhrases.readUntilHere };
  return { ...found, labels: [...found.labels, toldLabel(label)] };
}

/**
 * The diagnostics of a consolidated law at the places that its authors wrote. A name that an amendment repeals is
 * unknown wherever it is read; that is one mistake, made where it is repealed.
 */
export function withoutRepealed(found: readonly Diagnostic[], law: Law): readonly Diagnostic[] {
  const reads = (one: Diagnostic, name: string): boolean =>
    one.severity === 'error' && one.data.name === name && one.code !== names.duplicateName.code;
  const faults = law.repealed.flatMap(({ name, span }) => {
    const readers = found.filter((one) => reads(one, name));
    const places = readers.map((one) => shownPlace(atItsPlace(one, law), law));
    const path = law.chain.at(-1)?.path ?? law.source.path;
    const labels = readLabels(readers, law);
    return places.length === 0
      ? []
      : [diagnose(path, amendments.repealedButRead, span, { name, places }, { labels })];
  });
  const others = found.filter((one) => !law.repealed.some(({ name }) => reads(one, name)));
  const placed = others.map((one) => {
    const caused = withRestatedCause(withRestatePlace(one, law), law);
    return withLastReader(atItsPlace(caused, law), law);
  });
  return [...faults, ...placed];
}
