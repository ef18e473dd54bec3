import { type Diagnostic, diagnose, type Fix } from '../../dsl/diagnostics/diagnostic.ts';
import { figures as faults } from '../../dsl/diagnostics/figures.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { tables } from '../../dsl/diagnostics/tables.ts';
import type { Law, LawReading } from './law.ts';
import { namesOf } from './names.ts';

/** What is said of a name that nothing here declares. */
const UNKNOWN: ReadonlySet<string> = new Set([
  names.unknownName.code,
  names.unknownMember.code,
  names.unknownInText.code,
]);

/**
 * What a pass says of the text of the law, as the author of the scheme can mend it: a figure that is read belongs into
 * `uses`, and one that nothing reads out of it. A figure that only shares its dates with one that is read is no fault.
 * How far the constants of a table may jump is judged in the file of figures, on all its dates: a law has some of them.
 */
export function withFiguresNamed(
  found: readonly Diagnostic[],
  { law, country }: Pick<LawReading, 'law' | 'country'>,
): readonly Diagnostic[] {
  if (country === null || law === null) return found;
  const held = new Set(law.file.decls.flatMap(namesOf));
  return found.flatMap((one) => {
    const { name, table } = one.data;
    if (one.code === tables.looseWithin.code && country.byName.has(String(table))) return [];
    if (typeof name !== 'string') return [one];
    // The law has the name: what is said is that it is of another kind than is meant here.
    if (UNKNOWN.has(one.code) && held.has(name)) return [one];
    // A figure that `uses` names and that is not there was told of where it is named.
    if (UNKNOWN.has(one.code) && law.uses.has(name)) return [];
    const figure = country.byName.get(name);
    if (figure === undefined) return [one];
    if (one.code === names.unused.code) return unused(name, law);
    if (!UNKNOWN.has(one.code)) return [one];
    const params = { name, file: figure.file.source.path };
    return [diagnose(one.path, faults.notNamed, one.span, params, { fix: namedToo(name, one.path, law) })];
  });
}

/** The figure behind the last that the head of the same file names. */
function namedToo(name: string, path: string, { uses }: Law): Fix | null {
  const last = [...uses.values()].findLast(({ source }) => source.path === path);
  if (last === undefined) return null;
  const { end } = last.span;
  return { title: rulePhrases.nameInUses(name), edits: [{ span: { start: end, end }, text: `, ${name}` }] };
}

/** An amendment whose law reads a figure no more need not say so: it says only what it changes. */
function unused(name: string, { uses, chain }: Law): readonly Diagnostic[] {
  const place = uses.get(name);
  if (place === undefined || place.source !== chain.at(-1)) return [];
  return [diagnose(place.source.path, faults.notRead, place.span, { name, isTwice: false })];
}
