import type { FixedPointRules } from '../fixed-point/fixed-point-rules.ts';
import type { PayslipInputs } from '../fixed-point/row.ts';
import type { InputSpec, Manifest } from '../module/manifest.ts';
import { ownValue } from '../module/own-value.ts';
import type { Exact } from '../numbers/exact.ts';
import { SAFE } from '../numbers/whole.ts';
import { demandsSalary, fieldKind, isSalaryField } from './employee-fields.ts';
import type { SentValues } from './sent-request.ts';

/** Somebody who is paid: fields of the contract's employee, the scheme's own inputs, what earlier payslips come to, and the overrides that count. */
export interface SentPerson {
  readonly employee: SentValues;
  readonly inputs: SentValues;
  readonly history: SentValues;
  readonly overrides: SentValues;
}

/** How an input is read. */
interface Field {
  readonly spec: InputSpec;
  /** In how many parts of its unit it may be sent, and what that is multiplied by to get the rules' parts. */
  readonly parts: number;
  readonly factor: number;
  /** What it may be, in the rules' parts. */
  readonly least: number;
  readonly most: number;
}

/**
 * The short way from people to rows of plain numbers: what `readInputs` reads in order, and nothing else. One row is used
 * again and again: it holds for the last person. What is out of the ordinary is not judged here, but left to
 * `readInputs`.
 */
export class RowReader {
  readonly #fields: readonly Field[];
  /** Places of the salaries of which one must be there. */
  readonly #salaries: readonly number[];
  readonly #texts: (string | undefined)[];
  readonly #row: PayslipInputs;

  constructor(
    { inputs }: Manifest,
    { scales }: FixedPointRules,
    period: Pick<PayslipInputs, 'period' | 'referenceDate' | 'days'>,
  ) {
    this.#fields = inputs.map((spec, place) => fieldOf(spec, Number(scales[place] ?? 1n)));
    const isDemanded = demandsSalary(inputs);
    this.#salaries = inputs.flatMap((spec, place) => (isDemanded && isSalary(spec) ? [place] : []));
    this.#texts = inputs.map(() => undefined);
    this.#row = { numbers: new Float64Array(inputs.length), texts: this.#texts, ...period };
  }

  /** The person as a row; null when a value is not plainly what it must be. */
  read({ employee, inputs, history, overrides: override }: SentPerson): PayslipInputs | null {
    const sentAs = { employee, inputs, history, override };
    for (const [place, field] of this.#fields.entries()) {
      const { source, wire } = field.spec;
      const sent = ownValue(sentAs[source], wire);
      if (!this.#take(place, field, sent ?? undefined)) return null;
    }
    const { numbers } = this.#row;
    const lacksSalary =
      this.#salaries.length > 0 && this.#salaries.every((place) => Number.isNaN(numbers[place]));
    return lacksSalary ? null : this.#row;
  }

  #take(place: number, { spec, parts, factor, least, most }: Field, sent: unknown): boolean {
    const { numbers } = this.#row;
    numbers[place] = Number.NaN;
    this.#texts[place] = undefined;
    if (sent === undefined) return true;
    if (spec.type === 'boolean') {
      numbers[place] = sent === true ? 1 : 0;
      return typeof sent === 'boolean';
    }
    if (typeof sent !== 'string' && typeof sent !== 'number') return false;
    if (spec.type === 'choice' || spec.type === 'date') {
      this.#texts[place] = String(sent);
      return typeof sent === 'string';
    }
    const number = scaledDecimal(String(sent), parts) * factor;
    numbers[place] = number;
    return number >= least && number <= most;
  }
}

function isSalary({ source, wire }: InputSpec): boolean {
  return source === 'employee' && isSalaryField(wire);
}

function fieldOf(spec: InputSpec, scale: number): Field {
  const kind = fieldKind(spec);
  const digits = kind?.decimals ?? (spec.type === 'integer' ? 0 : 10);
  const parts = Math.min(scale, 10 ** digits);
  const [least, most] =
    kind === undefined ? [0, SAFE] : [inParts(kind.low, scale), inParts(kind.high, scale)];
  return { spec, parts, factor: scale / parts, least, most };
}

/** The bound in the rules' parts; those of the contract are whole numbers, or of whole cents. */
function inParts({ n, d }: Exact, scale: number): number {
  return Math.min((Number(n) * scale) / Number(d), SAFE);
}

const [ZERO, NINE, POINT] = [48, 57, 46];
/** So many digits are always within 2^53. */
const MOST_DIGITS = 15;

/** `text · scale` when the text is a short plain decimal and that is a whole number; else NaN. */
export function scaledDecimal(text: string, scale: number): number {
  let [whole, tenfold, point] = [0, 1, -1];
  if (text.length === 0 || text.length > MOST_DIGITS) return Number.NaN;
  for (let at = 0; at < text.length; at++) {
    const digit = text.charCodeAt(at);
    if (digit >= ZERO && digit <= NINE) {
      whole = 10 * whole + (digit - ZERO);
      if (point >= 0) tenfold *= 10;
    } else if (digit === POINT && point < 0 && at > 0 && at < text.length - 1) point = at;
    else return Number.NaN;
  }
  const product = whole * scale;
  if (product > SAFE) return Number.NaN;
  const scaled = product / tenfold;
  return Number.isInteger(scaled) ? scaled : Number.NaN;
}
