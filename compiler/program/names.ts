/** Words that cannot name a constant in strict module code, and the names that every module uses itself. */
const TAKEN: ReadonlySet<string> = new Set([
  ...'arguments await break case catch class const continue debugger default delete do else enum eval'.split(
    ' ',
  ),
  ...'export extends false finally for function if implements import in instanceof interface let'.split(' '),
  ...'new null package private protected public return static super switch this throw true try'.split(' '),
  ...'typeof undefined var void while with yield async of'.split(' '),
  ...'rt rules compute readFileSync'.split(' '),
  // In a literal of an object it is no field.
  '__proto__',
]);

/** The names of constants: `n_0_35`. */
const CONSTANT = /^n_(?:minus_)?\d/;

/** The identifier of a name of the rule file: the name itself wherever TypeScript allows it. */
export function identifier(name: string): string {
  return TAKEN.has(name) || CONSTANT.test(name) ? `${name}$` : name;
}

/** An identifier that belongs to a name of the rule file: `ibc$raw`. No `.pay` name can contain a `$`. */
export function derived(name: string, part: string): string {
  return `${name}$${part}`;
}
