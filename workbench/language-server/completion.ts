import { type CompletionItem, CompletionItemKind, type Position } from 'vscode-languageserver';
import { FUNCTIONS } from '../../compiler/lower/call-arguments.ts';
import { type ClauseHost, clausesAllowedOn } from '../../compiler/model/clauses.ts';
import { PAYABLE_CURRENCIES } from '../../compiler/model/currencies.ts';
import {
  DAY_COUNTS,
  MARK_ROLES,
  PERIOD_FIELDS,
  PERIOD_TYPES,
  PRORATIONS,
  REFERENCE_RULES,
  REFUSAL_CODES,
  ROUNDING_MODES,
  SEVERITIES,
  SUMMARY_FIELDS,
  TABLE_FORMS,
  TAGS,
  WARNING_CODES,
  WEEKDAYS,
} from '../../compiler/model/keywords.ts';
import { SUM_WORDS } from '../../compiler/names/sum-words.ts';
import { type FileSymbol, symbolKind } from '../../compiler/names/symbols.ts';
import { ENGLISH_PHRASES } from '../../dsl/diagnostics/phrases/english.ts';
import { inWords } from '../../dsl/diagnostics/phrases/phrase.ts';
import { declarationWords, freeDeclarationWords, headerWords } from '../../dsl/lexer/reserved.ts';
import { HISTORY_AGGREGATES } from '../../runtime/module/history.ts';
import { ownValue } from '../../runtime/module/own-value.ts';
import { CONTRACT_FIELDS } from '../../runtime/request/employee-fields.ts';
import { PROPERTIES } from '../testing/bind-property.ts';
import { type Cursor, cursorAt } from './cursor.ts';
import { rulesOf } from './named-places.ts';
import { FIELD_NOTES, FUNCTION_NOTES, noteOfWord } from './word-notes.ts';
import { isTests, type ReadRules, type Workspace } from './workspace.ts';

type Kind = FileSymbol['kind'];

const PARAMETERS: readonly Kind[] = ['unit', 'param'];
const SENT: readonly Kind[] = ['input', 'flag'];
const STEPS: readonly Kind[] = ['let', 'base', 'total', 'perception', 'deduction', 'component'];
const VALUES: readonly Kind[] = [...PARAMETERS, ...SENT, ...STEPS, 'table'];
const TYPES = ['money', 'rate', 'number', 'integer', 'hours', 'boolean', 'date', 'one of'] as const;
const IN_FORMULA = ['if', 'not', 'yes', 'no', 'period'] as const;
const AFTER_VALUE = ['and', 'or', 'then', 'else', 'among', 'at'] as const;
const WINDOWS = ['month', 'semester', 'year', 'last 12 months', 'previous year', 'previous 3 years'] as const;
/** `of` behind them names no scheme. */
const ENDS_OF_WINDOW: ReadonlySet<string> = new Set(['month', 'semester', 'year', 'months', 'years']);
const TEST_WORDS = ['like', 'payslips', 'given', 'exactly', 'expect', 'period', 'source'] as const;

const ITEM_KINDS: Readonly<Record<Kind, CompletionItemKind>> = {
  unit: CompletionItemKind.Unit,
  param: CompletionItemKind.Constant,
  mark: CompletionItemKind.Property,
  input: CompletionItemKind.Field,
  flag: CompletionItemKind.Field,
  let: CompletionItemKind.Variable,
  base: CompletionItemKind.Variable,
  total: CompletionItemKind.Variable,
  perception: CompletionItemKind.Method,
  deduction: CompletionItemKind.Method,
  component: CompletionItemKind.Method,
  table: CompletionItemKind.Function,
  employer: CompletionItemKind.Class,
  deductions: CompletionItemKind.Class,
  profile: CompletionItemKind.Property,
  calendar: CompletionItemKind.Enum,
};

function keywords(words: readonly string[]): CompletionItem[] {
  return words.map((label) => {
    const note = noteOfWord(label);
    return { label, kind: CompletionItemKind.Keyword, ...(note !== null && { detail: note }) };
  });
}

function constants(words: readonly string[]): CompletionItem[] {
  return words.map((label) => {
    const note = ownValue(FIELD_NOTES, label);
    return { label, kind: CompletionItemKind.EnumMember, ...(note !== undefined && { detail: note }) };
  });
}

/** The words that can be written at the cursor in a rule file. */
class Choices {
  readonly #at: Cursor;
  readonly #rules: ReadRules | null;
  /** The files of figures of the country. */
  readonly #figures: readonly ReadRules[];

  constructor(at: Cursor, rules: ReadRules | null, figures: readonly ReadRules[]) {
    this.#at = at;
    this.#rules = rules;
    this.#figures = figures;
  }

  /** The names that `uses` may list. */
  #published(): CompletionItem[] {
    const symbols = this.#figures.flatMap(({ names }) => [...names.symbols.byName.values()]);
    return symbols.map((symbol) => ({
      label: symbol.name,
      kind: ITEM_KINDS[symbol.kind],
      detail: `${inWords(symbolKind(symbol), ENGLISH_PHRASES)} of the country`,
    }));
  }

  named(...kinds: readonly Kind[]): CompletionItem[] {
    const symbols = this.#rules?.names.symbols.byName.values() ?? [];
    return [...symbols]
      .filter(({ kind }) => kinds.includes(kind))
      .map((symbol) => ({
        label: symbol.name,
        kind: ITEM_KINDS[symbol.kind],
        detail: inWords(symbolKind(symbol), ENGLISH_PHRASES),
      }));
  }

  #units(): CompletionItem[] {
    const currency = this.#rules?.file.scheme?.headers.find((header) => header.kind === 'currency');
    const own = currency !== undefined && 'name' in currency ? [currency.name.text] : PAYABLE_CURRENCIES;
    return [...constants(own), ...this.named('unit')];
  }

  #inside(): CompletionItem[] {
    const templates = [...(this.#rules?.names.templates.values() ?? [])];
    return templates.flatMap((template) =>
      template.params.map(({ name }) => ({
        label: name.text,
        kind: CompletionItemKind.TypeParameter,
        detail: `a parameter of ${template.name.text}`,
      })),
    );
  }

  formula(): CompletionItem[] {
    const functions = FUNCTIONS.map((label) => ({
      label,
      kind: CompletionItemKind.Function,
      detail: ownValue(FUNCTION_NOTES, label) ?? '',
    }));
    const words = constants([...(this.#rules?.names.symbols.words.keys() ?? [])]);
    return [...this.named(...VALUES), ...this.#inside(), ...functions, ...keywords(IN_FORMULA), ...words];
  }

  #argument(): CompletionItem[] {
    if (this.#at.host === 'history') return [...this.named(...STEPS), ...constants(SUMMARY_FIELDS)];
    switch (this.#at.callee) {
      case 'sum':
        return [...this.named('mark', 'employer', 'deductions'), ...constants(SUM_WORDS)];
      case 'due':
        return this.named('deductions');
      case 'given':
        return this.named(...SENT, ...PARAMETERS);
      case 'changes':
        return this.named(...PARAMETERS);
      case 'upper_limit':
        return this.named('table');
      default:
        return this.formula();
    }
  }

  #listed(): CompletionItem[] {
    switch (this.#at.callee === null ? this.#at.clause : null) {
      case 'marks':
        return [...this.named('mark', 'profile'), ...keywords(['not'])];
      case 'first':
        return this.named(...SENT);
      case 'tags':
        return constants(TAGS);
      case 'allow':
        return this.named(...STEPS, 'table', 'deductions');
      case 'uses':
        return this.#published();
      default:
        return this.#at.host === 'scheme' ? constants(PERIOD_TYPES) : this.#argument();
    }
  }

  #wireNames(): CompletionItem[] {
    switch (this.#at.host) {
      case 'input':
        return constants(CONTRACT_FIELDS);
      case 'total':
        return constants(SUMMARY_FIELDS);
      case 'mark':
        return constants(MARK_ROLES);
      default:
        return [];
    }
  }

  #compared(): CompletionItem[] {
    const [, left, dot] = this.#at.last;
    if (left === 'type' && dot === '.') return constants(PERIOD_TYPES);
    const words = this.#rules?.names.symbols.choices.get(left ?? '') ?? [];
    return [...constants(words), ...this.formula()];
  }

  #parameters(): CompletionItem[] {
    const template = this.#rules?.names.templates.get(this.#at.hostName ?? '');
    return constants(template?.params.map(({ name }) => name.text) ?? []);
  }

  #on(): CompletionItem[] {
    if (this.#at.host === 'employer' || this.#at.host === 'deductions') return this.formula();
    const words = keywords(['period', 'first']);
    return [...this.named(...SENT, ...STEPS), ...constants(SUMMARY_FIELDS), ...words];
  }

  /** The choices by the token before the word that is being typed. */
  readonly #after: Readonly<Record<string, () => CompletionItem[]>> = {
    '.': () => (this.#at.last[1] === 'period' ? constants(PERIOD_FIELDS) : []),
    ':': () =>
      this.#at.host === 'table' ? constants(TABLE_FORMS) : this.#at.clause === 'tags' ? [] : keywords(TYPES),
    ',': () => this.#listed(),
    '(': () => this.#argument(),
    '=': () => (this.#at.host === 'history' ? constants(HISTORY_AGGREGATES) : this.#compared()),
    '<>': () => this.#compared(),
    marks: () => this.#listed(),
    tags: () => this.#listed(),
    allow: () => this.#listed(),
    not: () => (this.#at.clause === 'marks' ? this.named('mark') : this.formula()),
    severity: () => constants(SEVERITIES),
    as: () => this.#wireNames(),
    bracket: () => this.named(...STEPS),
    unless: () => this.named('input'),
    required: () => [...keywords(['unless', 'when']), ...this.#afterValue()],
    grows_by: () => this.named(...PARAMETERS),
    among: () => this.named('table'),
    at: () => this.formula(),
    by: () => {
      if (this.#at.host === 'check') return this.named('input');
      if (this.#at.host === 'history') return constants(['month']);
      return this.#at.clause === 'scaled' || this.#at.last[1] === 'scaled'
        ? this.formula()
        : constants(['date', 'month']);
    },
    round: () => constants([...ROUNDING_MODES, ...(this.#at.host === 'table' ? ['each', 'limits'] : [])]),
    each: () => constants(ROUNDING_MODES),
    limits: () => constants(ROUNDING_MODES),
    scaled: () => keywords(['by']),
    apply: () => constants([...(this.#rules?.names.templates.keys() ?? [])]),
    with: () => this.#parameters(),
    one: () => keywords(['of']),
    first: () => keywords(['of']),
    over: () => constants(WINDOWS),
    any: () => (this.#at.host === 'history' ? keywords(['employer']) : []),
    of: () =>
      this.#at.host === 'history'
        ? keywords(ENDS_OF_WINDOW.has(this.#at.last[1] ?? '') ? ['any'] : [])
        : this.#at.host === 'table'
          ? [...this.#units(), ...constants(['number', 'hours', 'name'])]
          : this.#listed(),
    weekdays: () => constants(WEEKDAYS),
    gives: () => [...keywords(TYPES), ...this.#units()],
    currency: () => constants(PAYABLE_CURRENCIES),
    proration: () => constants(PRORATIONS),
    days: () => constants(DAY_COUNTS),
    as_of: () => constants(REFERENCE_RULES),
    periods: () => constants(PERIOD_TYPES),
    uses: () => (this.#at.host === 'scheme' ? this.#published() : this.formula()),
    warn: () => constants(Object.keys(WARNING_CODES)),
    refuse: () => constants(REFUSAL_CODES),
    on: () => this.#on(),
    check: () => [...keywords(['monotone']), ...this.formula()],
    monotone: () => [...this.named(...STEPS), ...constants(SUMMARY_FIELDS)],
  };

  #host(): ClauseHost | null {
    const { host, depth } = this.#at;
    if (depth === 0) return host === null || !isClauseHost(host) ? null : host;
    if (host === 'employer') return 'part';
    if (host === 'deductions') return 'part of deductions';
    return host === 'table' ? 'table row' : 'dated row';
  }

  #afterValue(): CompletionItem[] {
    const host = this.#host();
    const clauses = host === null ? [] : clausesAllowedOn(host).filter((kind) => kind !== 'text');
    const declares = this.#at.startsLine ? [...declarationWords, ...freeDeclarationWords, 'scheme'] : [];
    const headers =
      this.#at.host === 'scheme'
        ? [...headerWords, 'law', 'round']
        : this.#at.host === 'figures'
          ? ['currency']
          : [];
    const units = /^[-\d]/.test(this.#at.last[0] ?? '') ? this.#units() : [];
    const isWindow = this.#at.host === 'history' && ENDS_OF_WINDOW.has(this.#at.last[0] ?? '');
    return [
      ...units,
      ...keywords([...headers, ...clauses, ...(isWindow ? ['of'] : AFTER_VALUE), ...declares]),
    ];
  }

  rules(): CompletionItem[] {
    const [last] = this.#at.last;
    if (last === undefined)
      return keywords([...declarationWords, ...freeDeclarationWords, 'scheme', 'figures']);
    if (Object.hasOwn(this.#after, last)) return this.#after[last]?.() ?? [];
    const expects = /^(?:[-+*/<>[]|<=|>=|\.\.|and|or|if|then|else|when|default|rate|in|except)$/.test(last);
    return expects ? this.formula() : this.#afterValue();
  }

  /** The choices in a test, by the token before the word that is being typed. */
  readonly #afterInTest: Readonly<Record<string, () => CompletionItem[]>> = {
    period: () => constants(PERIOD_TYPES),
    warns: () => constants(Object.keys(WARNING_CODES)),
    severity: () => constants(SEVERITIES),
    on: () => [...this.named(...SENT, ...STEPS), ...constants([...SUMMARY_FIELDS, 'period'])],
    refused: () => [...this.named(...SENT), ...constants(['employee', 'period'])],
    omitted: () => [...this.named(...STEPS), ...constants(Object.keys(WARNING_CODES))],
    with: () => this.named(...SENT),
    exactly: () => keywords(['expect']),
    '(': () => this.named(...STEPS),
    '=': () => [
      ...keywords(['yes', 'no']),
      ...constants([...(this.#rules?.names.symbols.words.keys() ?? [])]),
    ],
  };

  tests(): CompletionItem[] {
    const [last] = this.#at.last;
    if (last !== undefined && Object.hasOwn(this.#afterInTest, last))
      return this.#afterInTest[last]?.() ?? [];
    const lines = [...this.named(...STEPS, 'employer'), ...constants([...SUMMARY_FIELDS, ...PROPERTIES])];
    const outcomes = keywords(['omitted', 'warns', 'refused']);
    const names = this.#at.clause === 'expect' ? [...lines, ...outcomes] : this.named(...SENT);
    const words = this.#at.startsLine && this.#at.depth === 0 ? ['test', 'cases'] : TEST_WORDS;
    return [...(this.#at.clause === null ? [] : names), ...keywords(words)];
  }
}

/** The choices behind `like`: the titles of the tests of the file. */
function titles(uri: string, workspace: Workspace): CompletionItem[] {
  const decls = workspace.tests(uri)?.file.decls ?? [];
  return constants(decls.flatMap((decl) => (decl.decl === 'test' ? [decl.title.value] : [])));
}

function isClauseHost(host: string): host is ClauseHost {
  return clausesAllowedOn(host).length > 0;
}

/** Lists the words that can be written at a place. */
export function complete(uri: string, at: Position, workspace: Workspace): CompletionItem[] {
  const document = workspace.document(uri);
  if (document === null) return [];
  const text = document.getText();
  const offset = document.offsetAt(at);
  const cursor = cursorAt(uri, text, offset);
  if (cursor.inside === 'comment') return [];
  const choices = new Choices(cursor, rulesOf(uri, workspace), workspace.figures(uri));
  if (cursor.inside === 'text' && isTests(uri))
    return cursor.last.includes('like') ? titles(uri, workspace) : [];
  if (cursor.inside === 'text')
    return /\{\w*$/.test(text.slice(Math.max(0, offset - 80), offset)) ? choices.named(...VALUES) : [];
  return isTests(uri) ? choices.tests() : choices.rules();
}
