/**
 * So many objects are made by one function: V8 puts so many constructors into the code of their caller, and
 * takes long to compile longer functions.
 */
const IN_ONE_FUNCTION = 24;

/** Objects of a payslip that several steps show, made by a few functions. */
export class SharedObjects {
  readonly #codes = new Map<string, string>();

  /** Code that reads the object of this name, which `code` makes. */
  add(name: string, code: string): string {
    this.#codes.set(name, code);
    const place = [...this.#codes.keys()].indexOf(name);
    return `${nameOf(Math.floor(place / IN_ONE_FUNCTION))}.${name}`;
  }

  /** The objects of each function: the name under which steps get them, and the lines of the literal. */
  groups(): readonly { readonly name: string; readonly fields: readonly string[] }[] {
    const fields = [...this.#codes].map(([name, code]) => `${name}: ${code},`);
    const count = Math.ceil(fields.length / IN_ONE_FUNCTION);
    return Array.from({ length: count }, (_, group) => ({
      name: nameOf(group),
      fields: fields.slice(group * IN_ONE_FUNCTION, (group + 1) * IN_ONE_FUNCTION),
    }));
  }
}

function nameOf(group: number): string {
  return `$r${group + 1}`;
}
