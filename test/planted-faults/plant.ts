import { lineStarts, positionAt } from '../../dsl/text/source.ts';
import { dice } from '../oracle/dice.ts';
import { CLAUSE_FAULTS } from './clauses.ts';
import type { FaultClass } from './fault-class.ts';
import { FIGURE_FAULTS } from './figures.ts';
import { FORMULA_FAULTS } from './formulas.ts';
import { type Harm, harmOf } from './harm.ts';
import { HEADER_FAULTS } from './header.ts';
import { NOTICE_FAULTS } from './notices.ts';
import { ROW_FAULTS } from './rows.ts';
import { readRuleText } from './rule-text.ts';
import type { PlantedText, RulesOfCountry, Verdict } from './rules-of-country.ts';
import { TEXT_FAULTS } from './texts.ts';

export const FAULT_CLASSES: readonly FaultClass[] = [
  ...FIGURE_FAULTS,
  ...ROW_FAULTS,
  ...FORMULA_FAULTS,
  ...CLAUSE_FAULTS,
  ...NOTICE_FAULTS,
  ...HEADER_FAULTS,
  ...TEXT_FAULTS,
];

/** One mistake, not yet made. */
export interface Fault extends PlantedText {
  readonly kind: string;
  readonly saysOnly: boolean;
  readonly start: number;
  readonly end: number;
  readonly wrong: string;
}

/** What became of a mistake. */
export interface Planted {
  readonly kind: string;
  readonly outcome: Verdict['outcome'];
  readonly harm: Harm;
  /** `rules/co/ordinario/2026-01-01.pay:22: "4%" as "0.04%"`. */
  readonly what: string;
  /** What was said of it first. */
  readonly code: string | null;
  /** Lines between the mistake and what was said of it; null where that points into another file. */
  readonly distance: number | null;
}

/** Mistakes of every class in one file, the same for the same seed. */
export function faultsIn({ path, text }: PlantedText, ofEachClass: number, seed: number): readonly Fault[] {
  const rules = readRuleText(path, text);
  const random = dice(seed);
  return FAULT_CLASSES.flatMap(({ name, saysOnly, places }) => {
    const all = [...places(rules)];
    const faults: Fault[] = [];
    while (faults.length < ofEachClass && all.length > 0) {
      const [at] = all.splice(random.integer(0, all.length - 1), 1);
      const wrong = at?.wrong(random) ?? null;
      if (at === undefined || wrong === null || wrong === text.slice(at.span.start, at.span.end)) continue;
      faults.push({ kind: name, saysOnly, path, text, ...at.span, wrong });
    }
    return faults;
  });
}

function lineOf(text: string, offset: number): number {
  return positionAt(lineStarts(text), offset).line;
}

/** Lines from what was said to the mistake, which may be several lines long; null where nothing points into its file. */
function distanceOf(fault: Fault, { said }: Verdict, changed: string): number | null {
  if (said === null) return null;
  const { text } = fault;
  const labels = said.labels.map(({ path = said.path, span }) => ({ path, span }));
  const places = [{ path: said.path, span: said.span }, ...labels]
    .filter(({ path }) => path === fault.path)
    .map(({ span }) => lineOf(changed, span.start));
  if (places.length === 0) return null;
  const [first, last] = [lineOf(text, fault.start), lineOf(changed, fault.start + fault.wrong.length)];
  return Math.min(...places.map((line) => Math.max(0, first - line, line - last)));
}

const WORST_FIRST: readonly Harm[] = ['pay', 'texts', 'nothing'];

/** Of several laws the worst; what does not compile is taken for what mistakes of its kind do. */
function harmOfAll(fault: Fault, { laws }: Verdict, seed: number): Harm {
  const usual: Harm = fault.saysOnly ? 'texts' : 'pay';
  const found = new Set<Harm>();
  for (const { before, after } of laws) {
    const harm = harmOf(before, after, seed) ?? usual;
    if (harm === 'pay') return harm;
    found.add(harm);
  }
  return WORST_FIRST.find((harm) => found.has(harm)) ?? 'nothing';
}

/** Makes the mistake, and sees what is said and what it does. */
export function planted(country: RulesOfCountry, fault: Fault, seed: number): Planted {
  const { text } = fault;
  const changed = text.slice(0, fault.start) + fault.wrong + text.slice(fault.end);
  const verdict = country.judge(fault.path, changed);
  const was = text.slice(fault.start, fault.end).replaceAll(/\s+/g, ' ');
  return {
    kind: fault.kind,
    outcome: verdict.outcome,
    harm: harmOfAll(fault, verdict, seed),
    what: `${fault.path}:${lineOf(text, fault.start)}: ${was} → ${fault.wrong.replaceAll(/\s+/g, ' ')}`,
    code: verdict.said?.code ?? null,
    distance: distanceOf(fault, verdict, changed),
  };
}
