/** Lists the different ones of some values, each at one place. */
export class Places<T> {
  readonly all: T[] = [];
  readonly #known = new Map<string, number>();

  place(value: T): number {
    const key = JSON.stringify(value);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const place = this.all.push(value) - 1;
    this.#known.set(key, place);
    return place;
  }
}
