import type {
  BlockPart,
  DeductionsDecl,
  EmployerDecl,
  Name,
  ProfileDecl,
  SimpleDecl,
  SimpleKind,
  Span,
  TableDecl,
  TypeRef,
} from '../../dsl/ast/ast.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { readingPhrases } from '../../dsl/diagnostics/phrases/reading.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import { isReserved } from '../../dsl/lexer/reserved.ts';
import { DATE_WORDS } from '../../runtime/module/date-words.ts';
import { clauseOf } from '../model/clauses.ts';
import type { Report } from '../model/context.ts';
import { PERIOD_TYPES } from '../model/keywords.ts';
import type { BlockLine, Placed, Use } from './expand.ts';
import { SUM_WORDS } from './sum-words.ts';

export type LineKind = 'let' | 'base' | 'total' | 'perception' | 'deduction';

interface Declared {
  readonly name: string;
  readonly span: Span;
}

/** The declaration that a name of the file stands for. */
export type FileSymbol = Declared &
  (
    | { readonly kind: 'unit' | 'param'; readonly decl: SimpleDecl }
    | { readonly kind: 'mark'; readonly decl: SimpleDecl }
    | { readonly kind: 'calendar'; readonly decl: SimpleDecl }
    /** A `history` is an input that earlier payslips fill. */
    | { readonly kind: 'input' | 'flag'; readonly decl: SimpleDecl; readonly use: Use | null }
    | {
        readonly kind: LineKind;
        readonly decl: SimpleDecl;
        readonly use: Use | null;
        readonly block: BlockLine | null;
      }
    | { readonly kind: 'component'; readonly part: BlockPart; readonly employer: EmployerDecl }
    | { readonly kind: 'table'; readonly decl: TableDecl }
    | { readonly kind: 'employer'; readonly decl: EmployerDecl }
    | { readonly kind: 'deductions'; readonly decl: DeductionsDecl }
    | { readonly kind: 'profile'; readonly decl: ProfileDecl }
  );

type Having<S, K> = S extends { readonly kind: infer Kinds } ? (K extends Kinds ? S : never) : never;

export type SymbolOf<K extends FileSymbol['kind']> = Having<FileSymbol, K>;

export interface Symbols {
  /** The symbols by name, in the order of the file. */
  readonly byName: ReadonlyMap<string, FileSymbol>;
  /** Place of every name in the file. */
  readonly positions: ReadonlyMap<string, number>;
  /** Every word of a `one of`, with the words of its choice; none for a word of two choices. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** Words of the choice that a `let`, `input` or `param` declares. */
  readonly choices: ReadonlyMap<string, readonly string[]>;
}

const SEVERAL_COLUMNS: ReadonlySet<SimpleKind> = new Set(['unit', 'param']);

const KINDS: Readonly<Record<FileSymbol['kind'] | SimpleKind, Said>> = {
  unit: quantityPhrases.aUnit,
  mark: readingPhrases.aMark,
  param: quantityPhrases.aParam,
  input: quantityPhrases.anInput,
  history: quantityPhrases.aHistory,
  flag: quantityPhrases.aFlag,
  let: quantityPhrases.aLet,
  perception: quantityPhrases.aPerception,
  deduction: quantityPhrases.aDeduction,
  base: quantityPhrases.aBase,
  total: quantityPhrases.aTotal,
  table: quantityPhrases.aTable,
  employer: quantityPhrases.anEmployer,
  deductions: quantityPhrases.aBlockOfDeductions,
  component: quantityPhrases.aPartOfAnEmployerTable,
  profile: quantityPhrases.aProfile,
  calendar: quantityPhrases.aCalendar,
};

/** The kind of a symbol for messages: `a mark`, `an input`. */
export function symbolKind(symbol: FileSymbol): Said {
  return KINDS[symbol.kind === 'input' ? symbol.decl.kind : symbol.kind];
}

function symbolOf(decl: SimpleDecl, name: Name, { use, block }: Placed): FileSymbol {
  const at = { name: name.text, span: name.span };
  switch (decl.kind) {
    case 'unit':
    case 'param':
    case 'mark':
    case 'calendar':
      return { ...at, kind: decl.kind, decl };
    case 'input':
    case 'flag':
      return { ...at, kind: decl.kind, decl, use };
    case 'history':
      return { ...at, kind: 'input', decl, use };
    default:
      return { ...at, kind: decl.kind, decl, use, block };
  }
}

function declaredIn(placed: Placed): readonly FileSymbol[] {
  const { decl } = placed;
  switch (decl.decl) {
    case 'simple':
      return decl.columns.map((column) => symbolOf(decl, column.name, placed));
    case 'table':
      return [{ kind: 'table', name: decl.name.text, span: decl.name.span, decl }];
    case 'deductions':
      return [{ kind: 'deductions', name: decl.name.text, span: decl.name.span, decl }];
    case 'profile':
      return [{ kind: 'profile', name: decl.name.text, span: decl.name.span, decl }];
    case 'employer':
      return [
        { kind: 'employer', name: decl.name.text, span: decl.name.span, decl },
        ...decl.parts.map(
          (part): FileSymbol => ({
            kind: 'component',
            name: part.name.text,
            span: part.name.span,
            part,
            employer: decl,
          }),
        ),
      ];
    default:
      return [];
  }
}

function isInput(symbol: FileSymbol): boolean {
  return symbol.kind === 'input' || symbol.kind === 'flag';
}

/** A step of the payslip: what has a value of its own in it. */
export function isStep(symbol: FileSymbol): boolean {
  return ['let', 'base', 'total', 'perception', 'deduction', 'component'].includes(symbol.kind);
}

function reportDuplicate(earlier: FileSymbol, later: FileSymbol, placed: Placed, report: Report): void {
  const labels = [{ span: earlier.span, text: quantityPhrases.firstDefinedHere }];
  if ((isInput(earlier) && isStep(later)) || (isStep(earlier) && isInput(later))) {
    report.say(names.inputAndLine, later.span, { name: later.name }, { labels });
  } else if (placed.use !== null) {
    const { template, span } = placed.use;
    report.say(names.applySuffix, span, { name: later.name, template }, { labels });
  } else report.say(names.duplicateName, later.span, { name: later.name }, { labels });
}

/** Words that formulas read as something else than a name of the file. */
const TAKEN: ReadonlySet<string> = new Set([
  ...SUM_WORDS,
  'amount',
  'changes',
  'clamp',
  'is_multiple',
  'max',
  'min',
  'sum',
  'upper_limit',
]);

/** Functions that are free as names of anything but tables, beside those of dates. */
const CALLED: ReadonlySet<string> = new Set(['due', 'workdays', 'add_workdays']);

/** PAY203: the parser lets a word of the language pass as a name, so that it can be called by its code. */
function checkReserved(symbol: FileSymbol, report: Report): void {
  const isCalled = symbol.kind === 'table' && (DATE_WORDS.has(symbol.name) || CALLED.has(symbol.name));
  const taken = isReserved(symbol.name) || TAKEN.has(symbol.name) || isCalled;
  if (taken) report.say(names.reservedWord, symbol.span, { word: symbol.name });
}

function checkCase(symbol: FileSymbol, report: Report): void {
  const capitals = symbol.name === symbol.name.toUpperCase();
  if (symbol.kind === 'unit' && !capitals) {
    report.say(names.wrongCase, symbol.span, { name: symbol.name, expected: quantityPhrases.capitals });
  }
  if (symbol.kind !== 'unit' && capitals) {
    report.say(names.wrongCase, symbol.span, { name: symbol.name, expected: quantityPhrases.lowerCase });
  }
}

function choiceRefs(placed: Placed): readonly { name: string; type: TypeRef }[] {
  const { decl } = placed;
  if (decl.decl !== 'simple') return [];
  return decl.columns.flatMap((column) =>
    column.type === null ? [] : [{ name: column.name.text, type: column.type }],
  );
}

/** PAY211: a formula that names the word of a choice would read the line of that name. */
function checkWordsOfChoices(
  decls: readonly Placed[],
  byName: ReadonlyMap<string, FileSymbol>,
  report: Report,
): void {
  for (const { type } of decls.flatMap(choiceRefs)) {
    if (type.kind !== 'choice') continue;
    for (const { text: word, span } of type.words) {
      const symbol = byName.get(word);
      if (symbol === undefined) continue;
      const labels = [{ span: symbol.span, text: quantityPhrases.declaredHere }];
      report.say(names.choiceTwice, span, { word, kind: symbolKind(symbol) }, { labels });
    }
  }
}

/** Gathers every name of the file, each once, and every word of its choices. */
export function collectSymbols(decls: readonly Placed[], report: Report): Symbols {
  const byName = new Map<string, FileSymbol>();
  const words = new Map<string, readonly string[]>(PERIOD_TYPES.map((word) => [word, PERIOD_TYPES]));
  const choices = new Map<string, readonly string[]>();
  for (const placed of decls) {
    const { decl } = placed;
    if (decl.decl === 'simple' && decl.columns.length > 1 && !SEVERAL_COLUMNS.has(decl.kind)) {
      report.say(types.severalNames, decl.kindSpan, { kind: decl.kind });
    }
    for (const symbol of declaredIn(placed)) {
      const earlier = byName.get(symbol.name);
      if (earlier !== undefined) reportDuplicate(earlier, symbol, placed, report);
      else {
        byName.set(symbol.name, symbol);
        checkReserved(symbol, report);
        checkCase(symbol, report);
      }
    }
    for (const { name, type } of choiceRefs(placed)) {
      if (type.kind !== 'choice') continue;
      const list = type.words.map((word) => word.text);
      choices.set(name, list);
      for (const word of type.words) {
        const known = words.get(word.text);
        if (known !== undefined && known.join() !== list.join()) {
          report.say(names.choiceTwice, word.span, { word: word.text, kind: null });
          words.set(word.text, []);
        } else words.set(word.text, list);
      }
    }
  }
  checkWordsOfChoices(decls, byName, report);
  const positions = new Map([...byName.keys()].map((name, index) => [name, index]));
  return { byName, positions, words, choices };
}

/** Name on the wire of an input or flag: `as NAME`, else its own. */
export function wireName(symbol: SymbolOf<'input' | 'flag'>): string {
  return clauseOf(symbol.decl.clauses, 'as')?.name.text ?? symbol.name;
}
