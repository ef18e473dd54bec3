/** Places of the array that a payslip is computed into. What is read again after computing has one. */
export class Slots {
  readonly #places = new Map<string, number>();

  /** The place of a value; the same name has always the same. */
  place(name: string): number {
    const known = this.#places.get(name);
    if (known !== undefined) return known;
    const place = this.#places.size;
    this.#places.set(name, place);
    return place;
  }

  /** The place of a value that has one; null otherwise. */
  known(name: string): number | null {
    return this.#places.get(name) ?? null;
  }

  get size(): number {
    return this.#places.size;
  }
}

/** Names of what has a place. No name of a rule file holds a colon. */
export const slotOf = {
  input: (id: string): string => `input:${id}`,
  final: (id: string): string => `final:${id}`,
  finalOver: (id: string): string => `final over:${id}`,
  raw: (id: string): string => `raw:${id}`,
  rawOver: (id: string): string => `raw over:${id}`,
  base: (id: string): string => `base:${id}`,
  baseOver: (id: string): string => `base over:${id}`,
  rate: (id: string): string => `rate:${id}`,
  rateOver: (id: string): string => `rate over:${id}`,
  /** By what the condition says: steps that are there together share it. */
  present: (condition: string): string => `present:${condition}`,
  called: (id: string): string => `called:${id}`,
  /** Whether a condition held: 1 or 0. */
  condition: (node: number): string => `condition:${node}`,
  row: (node: number): string => `row:${node}`,
  tableBase: (node: number): string => `table base:${node}`,
  tableScale: (node: number): string => `table scale:${node}`,
  /** The digits of a date at which something is read, by what reads it. */
  date: (node: number): string => `date:${node}`,
  /** A parameter, or the unit of one, at another date than the reference date. */
  elsewhere: (node: number, id: string): string => `elsewhere:${node} ${id}`,
  /** How many holidays a calendar has between two dates. */
  holidays: (node: number): string => `holidays:${node}`,
  limit: (node: number): string => `limit:${node}`,
} as const;
