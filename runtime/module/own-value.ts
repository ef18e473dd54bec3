/**
 * Names of rule files and of callers as keys of objects. `constructor` is a name like any other: what every
 * object inherits is not found under it, and nothing is set but a value.
 */

/** The value under a name; undefined when the object itself has none. */
export function ownValue<V>(values: Readonly<Record<string, V>>, name: string): V | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** An object for values by any name; it inherits nothing, so that `__proto__` is a name too. */
export function valuesByName<V>(): Record<string, V> {
  return Object.create(null);
}
