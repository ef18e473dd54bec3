import { withProvenance } from '../../runtime/module/provenance.ts';
import { type LawLine, lawPart, roundingClause, usualRounding } from '../../runtime/module/specs.ts';
import type { ProvenanceSpec, StepSpec } from '../../runtime/module.ts';
import { roundingText } from '../../runtime/numbers/rounding-text.ts';
import type { Ir } from '../ir/ir.ts';
import { call, type Data, listConstant, object, tuple, unless } from './data-doc.ts';

/** A parameter or a table with its law, and the text that sources have of it. */
interface NamedLaw {
  readonly line: LawLine;
  readonly part: string;
}

/** What steps are written relative to. */
interface Surroundings {
  readonly laws: readonly NamedLaw[];
  readonly provenance: ReadonlyMap<string, ProvenanceSpec>;
  /** How the scheme rounds. */
  readonly usual: string | null;
}

/** The law that each parameter and table names; what names none is left out. */
function namedLaws({ parameters, tables }: Ir): readonly NamedLaw[] {
  return [...parameters, ...tables].flatMap(({ id, law, provenance }): readonly NamedLaw[] => {
    const text = withProvenance(law, provenance);
    return text === null ? [] : [{ line: [id, text], part: lawPart(id, text) }];
  });
}

/** A source without the law of what the step reads, and the names of that. */
function partedSource(
  source: string | null,
  laws: readonly NamedLaw[],
): { readonly own: string | null; readonly names: readonly string[] } {
  const last = laws.find(({ part }) => source === part || source?.endsWith(`; ${part}`));
  if (source === null || last === undefined) return { own: source, names: [] };
  const before = source === last.part ? null : source.slice(0, -`; ${last.part}`.length);
  const { own, names } = partedSource(before, laws);
  return { own, names: [...names, last.line[0]] };
}

/** The law of a step without how sure it is. */
function lawWithout(source: string | null, provenance: ProvenanceSpec | undefined): string | null {
  if (source === null || provenance === undefined) return source;
  const sure = withProvenance(null, provenance) ?? '';
  return source === sure ? null : source.slice(0, -` ${sure}`.length);
}

/** The formula without the rounding that ends it. */
function formulaOf({ id, formula, rounding }: StepSpec): string {
  if (rounding === null) return formula;
  const clause = roundingClause(rounding);
  if (!formula.endsWith(clause)) throw new RangeError(`the formula of ${id} does not end with its rounding`);
  return formula.slice(0, -clause.length);
}

/** `follows` is true for a step whose position is the next after the step before it. */
function stepData(spec: StepSpec, follows: boolean, { laws, provenance, usual }: Surroundings): Data {
  const { own, names } = partedSource(spec.source, laws);
  const law = lawWithout(own, provenance.get(spec.id));
  const { rounding, omitZero, taxable, socialSecurity, tags, table, bracket, terms, words } = spec;
  const facts = {
    type: unless(spec.type === 'money', spec.type),
    words: unless(words.length === 0, words),
    rounding: unless(rounding === usualRounding(spec.kind, usual), rounding),
    omitZero: unless(!omitZero, omitZero),
    taxable: unless(!taxable, taxable),
    socialSecurity: unless(!socialSecurity, socialSecurity),
    tags: unless(tags.length === 0, tags),
    table: unless(table === null, table),
    position: unless(follows, spec.position),
    bracket: unless(bracket === null, bracket),
    laws: unless(names.length === 0, names),
    terms: terms === null ? undefined : terms.map(({ step, sign }) => (sign === 1 ? step : `-${step}`)),
  };
  const isBare = Object.values(facts).every((fact) => fact === undefined);
  const line = [spec.kind, spec.id, spec.label, formulaOf(spec), law];
  return isBare ? tuple(...line) : tuple(...line, object(facts));
}

function provenanceData({ parameter, provenance, note }: ProvenanceSpec): Data {
  return call('sure', parameter, provenance, ...(note === null ? [] : [note]));
}

/** The steps of the manifest, with the laws and the provenance that complete their sources. */
export function stepsCode(
  ir: Ir,
  steps: readonly StepSpec[],
  provenance: readonly ProvenanceSpec[],
): readonly string[] {
  const laws = namedLaws(ir);
  const usual = roundingText(ir.scheme.rounding);
  const byName = new Map(provenance.map((spec) => [spec.parameter, spec]));
  const surroundings = { laws, provenance: byName, usual };
  const lines = steps.map((spec, place) => {
    const last = steps[place - 1]?.position ?? -1;
    return stepData(spec, spec.position === last + 1, surroundings);
  });
  const lawLines = laws.map(({ line }) => tuple(...line));
  return [
    '// The law that each parameter and table is from.',
    listConstant('$laws', 'readonly rt.LawLine[]', lawLines),
    '',
    listConstant('$provenance', 'readonly rt.ProvenanceSpec[]', provenance.map(provenanceData)),
    '',
    listConstant('$lines', 'readonly rt.StepLine[]', lines),
    `const $steps = rt.steps($lines, $laws, $provenance, ${usual === null ? 'null' : `'${usual}'`});`,
  ];
}
