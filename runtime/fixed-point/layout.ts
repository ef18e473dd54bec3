import { RATE_DIGITS } from '../lines/row-texts.ts';
import { grouped } from '../module/grouped.ts';
import type { Manifest, StepKind, StepSpec, SummaryField } from '../module/manifest.ts';
import { isDecimal, printPlain } from '../numbers/print.ts';
import { plainText, ratio } from '../numbers/text.ts';
import { SAFE } from '../numbers/whole.ts';
import { type BracketRows, bracketRowsOf } from './bracket-rows.ts';
import type { FixedPointRules, SlotStep } from './fixed-point-rules.ts';

/** One line of the payslip: its texts and the places of its values. */
export interface Line {
  /** Place of its step in the manifest. */
  readonly place: number;
  readonly spec: StepSpec;
  readonly slots: SlotStep;
}

/** A line with what is said of it beside its amount. */
export interface AnswerLine extends Line {
  /** null for what is no component, or has no rate. */
  readonly rate: RateText | null;
  /** The tables whose applied row is shown; null for a line without a bracket. */
  readonly applied: readonly BracketRows[] | null;
}

/** The lines of a rule file's answers, in their order. */
export interface Layout {
  readonly perceptions: readonly AnswerLine[];
  readonly deductions: readonly AnswerLine[];
  readonly bases: readonly AnswerLine[];
  readonly components: readonly AnswerLine[];
  /** The parts of each employer table, in the order of the manifest. */
  readonly tables: readonly (readonly AnswerLine[])[];
  /** The step that the file maps to a field of the summary; null where the contract's sum is shown. */
  readonly mapped: Readonly<Record<SummaryField, SlotStep | null>>;
  /** True where bases of components are rounded to nothing finer than a cent. */
  readonly hasCentBases: boolean;
}

const LINES = new WeakMap<FixedPointRules, ReadonlyMap<StepKind, readonly Line[]>>();
const LAYOUTS = new WeakMap<FixedPointRules, Layout>();

/** The lines of each kind in the order of the answer. */
export function linesOf(manifest: Manifest, plain: FixedPointRules): ReadonlyMap<StepKind, readonly Line[]> {
  const known = LINES.get(plain);
  if (known !== undefined) return known;
  const lines = manifest.steps.flatMap((spec, place): Line[] => {
    const slots = plain.steps[place];
    return slots === undefined ? [] : [{ place, spec, slots }];
  });
  const kinds = grouped(
    lines.toSorted((a, b) => a.spec.position - b.spec.position),
    ({ spec }) => spec.kind,
  );
  LINES.set(plain, kinds);
  return kinds;
}

/** Made once for each rule file. */
export function layoutOf(manifest: Manifest, plain: FixedPointRules): Layout {
  const known = LAYOUTS.get(plain);
  if (known !== undefined) return known;
  const made = makeLayout(manifest, plain);
  LAYOUTS.set(plain, made);
  return made;
}

function makeLayout(manifest: Manifest, plain: FixedPointRules): Layout {
  const lines = linesOf(manifest, plain);
  const of = (kind: StepKind): readonly AnswerLine[] =>
    (lines.get(kind) ?? []).map((line) => answerLine(line, manifest, plain));
  const mapped = (field: SummaryField): SlotStep | null => {
    const id = manifest.summary[field];
    const place = id === undefined ? -1 : manifest.steps.findIndex((step) => step.id === id);
    return plain.steps[place] ?? null;
  };
  const components = of('component');
  const rungs = plain.rounding?.rungs ?? [];
  return {
    perceptions: of('perception'),
    deductions: of('deduction'),
    bases: of('base'),
    components,
    tables: manifest.employerTables.map(({ id }) => components.filter(({ spec }) => spec.table === id)),
    mapped: {
      gross_salary: mapped('gross_salary'),
      total_perceptions: mapped('total_perceptions'),
      total_deductions: mapped('total_deductions'),
      net_salary: mapped('net_salary'),
      employer_contributions_total: mapped('employer_contributions_total'),
      employer_total_cost: mapped('employer_total_cost'),
    },
    hasCentBases: rungs.length > 0 && rungs.every(({ quantum }) => isDecimal(quantum, 2)),
  };
}

function answerLine(line: Line, { steps }: Manifest, plain: FixedPointRules): AnswerLine {
  const { rate } = line.slots;
  const { bracket } = line.spec;
  const reported = plain.steps[steps.findIndex(({ id }) => id === bracket)];
  // A word has a row, but no bracket.
  const tables = bracket === null ? null : (reported?.applied ?? []).filter(({ form }) => form !== 'map');
  return {
    ...line,
    rate: rate === null ? null : new RateText(rate.scale),
    applied: tables?.map(bracketRowsOf) ?? null,
  };
}

/** True when the step exists for this payslip. */
export function isPresent({ present }: SlotStep, slots: Float64Array): boolean {
  return present < 0 || slots[present] === 1;
}

/** Zero lines that bear `omit_zero` are left out, but a zero is shown of what the law called for. */
export function isShown({ spec, slots: places }: Pick<Line, 'spec' | 'slots'>, slots: Float64Array): boolean {
  if (!isPresent(places, slots)) return false;
  if (!spec.omitZero || slots[places.final.slot] !== 0) return true;
  return spec.kind !== 'perception' && places.called >= 0 && slots[places.called] === 1;
}

/** The text of a rate. Most payslips have the rate of the one before, and its text is still there. */
class RateText {
  readonly #scale: bigint;
  readonly #d: number;
  #n = Number.NaN;
  #over = Number.NaN;
  #text = '';

  constructor(scale: bigint) {
    this.#scale = scale;
    this.#d = Number(scale);
  }

  /** Of `n / (scale · over)`. */
  of(n: number, over = 1): string {
    if (n === this.#n && over === this.#over) return this.#text;
    this.#text =
      this.#d > SAFE
        ? printPlain(ratio(n, this.#scale, over), RATE_DIGITS)
        : plainText(n, this.#d, RATE_DIGITS, over);
    [this.#n, this.#over] = [n, over];
    return this.#text;
  }
}
