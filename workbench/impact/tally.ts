import type { Person } from '../population/person.ts';
import type { Compared } from './compare-person.ts';
import { Distribution, type DistributionState } from './distribution.ts';

/** The number of people named among those who lose most. */
const WORST = 10;
/** The number of broken rows that are named; all are counted. */
const NAMED_FAULTS = 100;

/** A person with the difference in net pay, in cents. */
export interface Affected {
  readonly person: Person;
  readonly net: bigint;
}

export interface RowFault {
  readonly line: number;
  readonly reason: string;
}

/** Everything that is said of a population, as plain data. */
export interface TallyState {
  readonly calculated: number;
  readonly unchanged: number;
  readonly lines: readonly (readonly [string, DistributionState])[];
  readonly appeared: readonly (readonly [string, number])[];
  readonly disappeared: readonly (readonly [string, number])[];
  /** `retencion_fuente 19% → 28%` and how many. */
  readonly crossings: readonly (readonly [string, number])[];
  readonly refused: readonly (readonly [string, number])[];
  readonly faults: readonly RowFault[];
  readonly faultCount: number;
  readonly worst: readonly Affected[];
}

/** Adds up what two versions of the law pay to a population; two tallies can be made one. */
export class Tally {
  calculated = 0;
  unchanged = 0;
  readonly lines = new Map<string, Distribution>();
  readonly appeared = new Map<string, number>();
  readonly disappeared = new Map<string, number>();
  readonly crossings = new Map<string, number>();
  readonly refused = new Map<string, number>();
  readonly faults: RowFault[] = [];
  faultCount = 0;
  worst: readonly Affected[] = [];

  add(person: Person, compared: Compared): void {
    if (compared.kind === 'broken') this.fault({ line: person.line, reason: compared.reason });
    else if (compared.kind === 'refused') for (const code of compared.codes) increase(this.refused, code, 1);
    else this.#addDifferences(person, compared);
  }

  fault(fault: RowFault): void {
    this.faultCount += 1;
    if (this.faults.length < NAMED_FAULTS) this.faults.push(fault);
  }

  merge(other: TallyState): void {
    this.calculated += other.calculated;
    this.unchanged += other.unchanged;
    for (const [id, state] of other.lines) this.#line(id).merge(state);
    for (const [id, count] of other.appeared) increase(this.appeared, id, count);
    for (const [id, count] of other.disappeared) increase(this.disappeared, id, count);
    for (const [key, count] of other.crossings) increase(this.crossings, key, count);
    for (const [code, count] of other.refused) increase(this.refused, code, count);
    this.faultCount += other.faultCount;
    this.faults.push(...other.faults);
    this.faults.sort((a, b) => a.line - b.line).splice(NAMED_FAULTS);
    this.worst = worstOf([...this.worst, ...other.worst]);
  }

  state(): TallyState {
    return {
      calculated: this.calculated,
      unchanged: this.unchanged,
      lines: [...this.lines].map(([id, distribution]) => [id, distribution.state()]),
      appeared: [...this.appeared],
      disappeared: [...this.disappeared],
      crossings: [...this.crossings],
      refused: [...this.refused],
      faults: this.faults,
      faultCount: this.faultCount,
      worst: this.worst,
    };
  }

  #addDifferences(person: Person, compared: Extract<Compared, { readonly kind: 'compared' }>): void {
    this.calculated += 1;
    if (compared.differences.size === 0) this.unchanged += 1;
    for (const [id, difference] of compared.differences) this.#line(id).add(difference);
    for (const id of compared.appeared) increase(this.appeared, id, 1);
    for (const id of compared.disappeared) increase(this.disappeared, id, 1);
    for (const key of compared.crossings) increase(this.crossings, key, 1);
    const net = compared.differences.get('net_salary') ?? 0n;
    const bar = this.worst.at(-1);
    const isAmongWorst = net < 0n && (this.worst.length < WORST || (bar !== undefined && net < bar.net));
    if (isAmongWorst) this.worst = worstOf([...this.worst, { person, net }]);
  }

  #line(id: string): Distribution {
    const known = this.lines.get(id);
    if (known !== undefined) return known;
    const fresh = new Distribution();
    this.lines.set(id, fresh);
    return fresh;
  }
}

function increase(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** Sorts those who lose most first, and equals in the order of the file. */
function worstOf(affected: readonly Affected[]): readonly Affected[] {
  return [...affected]
    .sort((a, b) => (a.net === b.net ? a.person.line - b.person.line : a.net < b.net ? -1 : 1))
    .slice(0, WORST);
}
