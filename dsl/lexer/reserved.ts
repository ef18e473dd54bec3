/**
 * The words of the language. A reserved word cannot name anything in a rule file; a contextual word means
 * something only where the grammar asks for it (a header line, a test) and is an ordinary name elsewhere.
 */

/** Words that open a declaration. */
export const declarationWords = [
  'unit',
  'mark',
  'param',
  'input',
  'flag',
  'let',
  'perception',
  'deduction',
  'base',
  'total',
  'table',
  'employer',
  'deductions',
  'template',
  'apply',
  'warn',
  'refuse',
  'check',
  'test',
  'cases',
] as const;

/** Words that open a clause. */
export const clauseWords = [
  'law',
  'source',
  'convention',
  'derived',
  'label',
  'unconfirmed',
  'single_source',
  'in',
  'default',
  'when',
  'on',
  'rate',
  'required',
  'marks',
  'tags',
  'rounded',
  'round',
  'from',
  'until',
  'by',
  'as',
  'bracket',
  'severity',
  'after',
  'omit_zero',
  'sparse',
  'carry_forward',
  'grows_by',
  'scaled',
  'grid',
  'continuous',
  'with',
] as const;

/** Words inside clauses, rows, types, formulas and tests. */
export const innerWords = [
  'scheme',
  'above',
  'among',
  'and',
  'else',
  'except',
  'expect',
  'given',
  'gives',
  'if',
  'jump',
  'less',
  'no',
  'not',
  'of',
  'one',
  'or',
  'period',
  'plus',
  'then',
  'to',
  'unless',
  'within',
  'yes',
] as const;

/** Words that open a line under `scheme`. `law` and `round` open one too and are reserved. */
export const headerWords = [
  'version',
  'amends',
  'currency',
  'valid',
  'periods',
  'proration',
  'days',
  'as_of',
  'change',
  'uses',
] as const;

/** Words that open a declaration or a clause and stay free as names. */
export const freeDeclarationWords = ['profile', 'history', 'calendar'] as const;
export const freeClauseWords = ['due', 'weekdays'] as const;

/** `first of` behind `on`; what a `history` is taken over, and `of any employer`; what opens a file of figures. */
export const freeInnerWords = ['first', 'over', 'any', 'figures'] as const;

/** Words of `check` and of tests that stay free as names. */
export const checkWords = [
  'monotone',
  'allow',
  'omitted',
  'warns',
  'refused',
  'like',
  'payslips',
  'exactly',
] as const;

/** Words of formulas that stay free as names. */
export const formulaWords = ['at', 'for'] as const;

/** Words that begin a statement of an amendment, before the word of a declaration. */
export const amendmentWords = ['new', 'repeal'] as const;

type DeclarationWord = (typeof declarationWords)[number];
type ClauseWord = (typeof clauseWords)[number];
export type ReservedWord = DeclarationWord | ClauseWord | (typeof innerWords)[number];
export type ContextualWord =
  | (typeof freeDeclarationWords)[number]
  | (typeof freeClauseWords)[number]
  | (typeof freeInnerWords)[number]
  | (typeof headerWords)[number]
  | (typeof checkWords)[number]
  | (typeof formulaWords)[number]
  | (typeof amendmentWords)[number];

const reserved: ReadonlySet<string> = new Set<ReservedWord>([
  ...declarationWords,
  ...clauseWords,
  ...innerWords,
]);

/** True for a word that cannot be the name of anything. */
export function isReserved(word: string): boolean {
  return reserved.has(word);
}

/** Every reserved word, sorted: for editors and for the language reference. */
export const reservedWords: readonly string[] = [...reserved].sort();
