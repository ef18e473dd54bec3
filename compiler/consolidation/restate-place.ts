import type { Decl, Span } from '../../dsl/ast/ast.ts';
import { dates } from '../../dsl/diagnostics/dates.ts';
import type { Diagnostic, Label } from '../../dsl/diagnostics/diagnostic.ts';
import { toldLabel } from '../../dsl/diagnostics/diagnostic.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { ranges } from '../../dsl/diagnostics/ranges.ts';
import { parse } from '../../dsl/parse.ts';
import type { Source } from '../../dsl/text/source.ts';
import { endOf } from '../model/end-of.ts';
import type { Law } from './law.ts';

/** What an amendment mends by restating what the law before it says: rows that end, conditions on dates that are past. */
const MENDED_BY_RESTATING: ReadonlySet<string> = new Set([
  dates.endsEarly.code,
  dates.changesOfConstant.code,
  ranges.constantCondition.code,
  ranges.lineCondition.code,
]);

const statedDecls = new WeakMap<Source, readonly Decl[]>();

function declsOf(source: Source): readonly Decl[] {
  const known = statedDecls.get(source) ?? parse(source).file.decls;
  statedDecls.set(source, known);
  return known;
}

/**
 * Where an amendment would restate what a place of the law stands in, and does not: behind what it restates of that
 * which the law says before, as amendments follow the order of the law. Null for what it restates or added.
 */
export function restatePlace(place: Span, law: Law): Label | null {
  const own = law.chain.at(-1);
  const at = law.file.decls.findIndex(({ span }) => span.start <= place.start && place.end <= span.end);
  const target = law.file.decls[at];
  if (own === undefined || law.chain.length === 1 || target === undefined) return null;
  const stated = declsOf(own);
  const restated = (decl: Decl): Decl | undefined => {
    const { source, span } = law.place(decl.span);
    if (source !== own) return undefined;
    return stated.find((one) => one.span.start <= span.start && span.start < one.span.end);
  };
  if (restated(target) !== undefined) return null;
  const before = law.file.decls.slice(0, at).findLast((decl) => restated(decl) !== undefined);
  const behind = before === undefined ? undefined : restated(before);
  if (behind !== undefined)
    return { path: own.path, span: endOf(behind), text: rulePhrases.itWouldBeRestatedBehindThis };
  const [first] = stated;
  if (first === undefined) return null;
  const span = { start: first.span.start, end: first.span.start + 1 };
  return { path: own.path, span, text: rulePhrases.itWouldBeRestatedBeforeThis };
}

/** The diagnostic of a law with the place where its amendment would restate the cause, where that mends it. */
export function withRestatePlace(found: Diagnostic, law: Law): Diagnostic {
  if (!MENDED_BY_RESTATING.has(found.code)) return found;
  const own = law.chain.at(-1);
  const places = [found.span, ...found.labels.map(({ span }) => span)];
  const [outside] = places.filter((span) => law.place(span).source !== own);
  const label = outside === undefined ? null : restatePlace(outside, law);
  return label === null ? found : { ...found, labels: [...found.labels, toldLabel(label)] };
}
