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

/** The place of what is called so. */
export function placeOf(all: readonly { readonly id: string }[], id: string): number {
  const place = all.findIndex((one) => one.id === id);
  if (place === -1) throw new RangeError(`nothing is called ${id}`);
  return place;
}
