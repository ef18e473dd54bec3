import { SUMMARY_FIELDS, wordOf } from '../../compiler/model/keywords.ts';
import type { Symbols } from '../../compiler/names/symbols.ts';
import type {
  ApplyDecl,
  Bind,
  Clause,
  Column,
  Decl,
  Expectation,
  Expr,
  Literal,
  Mark,
  Name,
  PayFile,
  Span,
  TableDecl,
  TemplateDecl,
  TestLike,
  Text,
  TypeRef,
} from '../../dsl/ast/ast.ts';

/** What a name in a text stands for. */
export type Target =
  /** A declaration of the rule file. */
  | { readonly space: 'file'; readonly name: string }
  | { readonly space: 'template'; readonly name: string }
  /** A parameter of a template or a declaration inside it. */
  | { readonly space: 'inside'; readonly template: string; readonly name: string }
  /** A test of a test file, by its title. */
  | { readonly space: 'test'; readonly name: string }
  /** Anything that the file does not declare by itself: a word of a choice, a function, a field. */
  | { readonly space: 'word'; readonly name: string };

export interface Occurrence {
  readonly span: Span;
  readonly target: Target;
  readonly declares: boolean;
  /** True for an input of a test that goes by its name on the wire. */
  readonly alias: boolean;
}

/** Two occurrences of the same thing have the same key. */
export function targetKey(target: Target): string {
  return `${target.space} ${target.space === 'inside' ? target.template : ''} ${target.name}`;
}

const PLACEHOLDER = /\{([a-z][a-z0-9_]*)\}/g;

/** Names that are declared inside a template: its parameters and its lines. */
export function namesInside(template: TemplateDecl): ReadonlySet<string> {
  const lines = template.body.flatMap((decl) => (decl.decl === 'simple' ? decl.columns : []));
  return new Set([...template.params, ...lines].map((column) => column.name.text));
}

/** Walks a tree and notes every name with what it stands for. */
class Walk {
  readonly found: Occurrence[] = [];
  readonly #symbols: Symbols;
  readonly #templates: ReadonlyMap<string, TemplateDecl>;
  /** Names of what is written out member by member. */
  readonly #families: ReadonlySet<string>;
  #template: TemplateDecl | null = null;
  #inside: ReadonlySet<string> = new Set();

  constructor(
    symbols: Symbols,
    templates: ReadonlyMap<string, TemplateDecl>,
    families: ReadonlySet<string> = new Set(),
  ) {
    this.#symbols = symbols;
    this.#families = families;
    this.#templates = templates;
  }

  #note(span: Span, target: Target, declares = false, alias = false): void {
    this.found.push({ span, target, declares, alias });
  }

  #targetOf(name: string): Target {
    if (this.#template !== null && this.#inside.has(name))
      return { space: 'inside', template: this.#template.name.text, name };
    const isDeclared = this.#symbols.byName.has(name) || this.#families.has(name);
    return isDeclared ? { space: 'file', name } : { space: 'word', name };
  }

  #use(name: Name): void {
    this.#note(name.span, this.#targetOf(name.text));
  }

  #declare(name: Name): void {
    const target: Target =
      this.#template === null
        ? { space: 'file', name: name.text }
        : { space: 'inside', template: this.#template.name.text, name: name.text };
    this.#note(name.span, target, true);
  }

  /** A field of the answer comes before a name of the file. */
  #field(name: Name): void {
    if (wordOf(SUMMARY_FIELDS, name.text) === null) this.#use(name);
    else this.#note(name.span, { space: 'word', name: name.text });
  }

  #text(text: Text | null): void {
    if (text === null) return;
    for (const match of text.value.matchAll(PLACEHOLDER)) {
      const name = match[1] ?? '';
      const start = text.span.start + 2 + match.index;
      this.#use({ text: name, span: { start, end: start + name.length } });
    }
  }

  #literal(literal: Literal | null): void {
    if (literal?.kind === 'number' && literal.unit !== null) this.#use(literal.unit);
  }

  #type(type: TypeRef | null): void {
    if (type?.kind === 'named') this.#use(type.name);
    if (type?.kind !== 'choice') return;
    for (const word of type.words) this.#note(word.span, { space: 'word', name: word.text }, true);
  }

  #expr(expr: Expr | null): void {
    switch (expr?.kind) {
      case 'number':
        this.#literal(expr);
        break;
      case 'name':
        this.#use(expr.name);
        break;
      case 'call':
        this.#use(expr.callee);
        for (const arg of expr.args) this.#expr(arg);
        break;
      case 'column':
        this.#expr(expr.applied);
        break;
      case 'index':
        this.#use(expr.object);
        this.#expr(expr.index);
        break;
      case 'unary':
        this.#expr(expr.operand);
        break;
      case 'binary':
        this.#expr(expr.left);
        this.#expr(expr.right);
        break;
      case 'among':
        this.#expr(expr.value);
        this.#use(expr.table);
        break;
      case 'at':
        this.#expr(expr.value);
        this.#expr(expr.date);
        break;
      case 'if':
        for (const part of [expr.condition, expr.then, expr.else]) this.#expr(part);
        break;
      case 'group':
        this.#expr(expr.inner);
        break;
      case 'when':
        this.#expr(expr.value);
        this.#expr(expr.condition);
        break;
      default:
    }
  }

  #marks(marks: readonly Mark[]): void {
    for (const mark of marks) {
      this.#use(mark.name);
      this.#expr(mark.except);
    }
  }

  #clause(clause: Clause): void {
    switch (clause.kind) {
      case 'text':
        this.#text(clause.text);
        break;
      case 'in':
        this.#expr(clause.lower);
        this.#expr(clause.upper);
        break;
      case 'default':
      case 'when':
      case 'rate':
        this.#expr(clause.expr);
        break;
      case 'on':
        if (clause.expr.kind === 'name') this.#field(clause.expr.name);
        else this.#expr(clause.expr);
        break;
      case 'required':
        if (clause.unless !== null) this.#use(clause.unless);
        this.#expr(clause.when);
        break;
      case 'marks':
        this.#marks(clause.marks);
        break;
      case 'first':
        for (const name of clause.names) this.#use(name);
        break;
      case 'due':
        this.#declare(clause.name);
        break;
      case 'bracket':
      case 'grows_by':
        this.#use(clause.name);
        break;
      case 'scaled':
        this.#expr(clause.by);
        break;
      case 'round':
        for (const rung of clause.round.rungs) {
          this.#literal(rung.quantum);
          this.#literal(rung.above);
        }
        break;
      case 'grid':
        this.#literal(clause.step);
        break;
      case 'continuous':
        this.#literal(clause.within);
        break;
      case 'with':
        this.#expr(clause.value);
        break;
      case 'law':
      case 'source':
      case 'convention':
      case 'derived':
      case 'label':
        if (this.#template !== null) this.#text(clause.text);
        break;
      default:
    }
  }

  #clauses(clauses: readonly Clause[]): void {
    for (const clause of clauses) this.#clause(clause);
  }

  #column(column: Column): void {
    this.#declare(column.name);
    this.#type(column.type);
    if (this.#template !== null) this.#text(column.label);
  }

  #table(decl: TableDecl): void {
    this.#declare(decl.name);
    this.#use(decl.of);
    this.#type(decl.gives);
    for (const { type } of decl.columns) this.#type(type);
    this.#clauses(decl.clauses);
    for (const row of [...decl.rows, ...decl.blocks.flatMap((block) => block.rows)]) {
      if (!('kind' in row.key)) this.#note(row.key.span, { space: 'word', name: row.key.text });
      for (const cell of row.cells) this.#literal(cell);
      this.#clauses(row.clauses);
    }
  }

  #templateDecl(decl: TemplateDecl): void {
    this.#note(decl.name.span, { space: 'template', name: decl.name.text }, true);
    this.#template = decl;
    this.#inside = namesInside(decl);
    for (const param of decl.params) this.#column(param);
    for (const inner of decl.body) this.decl(inner);
    this.#template = null;
  }

  #apply(decl: ApplyDecl): void {
    const template = decl.template.text;
    this.#note(decl.template.span, { space: 'template', name: template });
    for (const clause of decl.clauses) {
      if (clause.kind === 'with' && this.#templates.has(template))
        this.#note(clause.name.span, { space: 'inside', template, name: clause.name.text });
      this.#clause(clause);
    }
  }

  /** A name of a test: a declaration of the rules, or an input by its name on the wire. */
  #tested(name: Name, wires: ReadonlyMap<string, string>): void {
    const wire = wires.get(name.text);
    if (this.#symbols.byName.has(name.text) || wire === undefined) this.#use(name);
    else this.#note(name.span, { space: 'file', name: wire }, false, true);
  }

  tests(file: PayFile, wires: ReadonlyMap<string, string>): void {
    for (const decl of file.decls) {
      if (decl.decl === 'test') {
        this.#title(decl.title, true);
        this.#likes(decl.likes, wires);
        for (const bind of [...decl.given, ...decl.expect]) this.#bound(bind, wires);
      } else if (decl.decl === 'cases') {
        this.#likes(decl.likes, wires);
        for (const name of decl.given) this.#tested(name, wires);
        for (const { name } of decl.expect) this.#tested(name, wires);
      }
    }
  }

  /** The title between its quotes. */
  #title({ span, value }: Text, declares: boolean): void {
    const start = span.start + 1;
    this.#note({ start, end: start + value.length }, { space: 'test', name: value }, declares);
  }

  #likes(likes: readonly TestLike[], wires: ReadonlyMap<string, string>): void {
    for (const { title, changes } of likes) {
      this.#title(title, false);
      for (const bind of changes) this.#bound(bind, wires);
    }
  }

  #bound(bind: Bind | Expectation, wires: ReadonlyMap<string, string>): void {
    this.#tested(bind.name, wires);
    if ('field' in bind && bind.field !== null) this.#tested(bind.field, wires);
    if ('value' in bind && bind.value.kind === 'name')
      this.#note(bind.value.span, { space: 'word', name: bind.value.name.text });
  }

  decl(decl: Decl): void {
    switch (decl.decl) {
      case 'simple':
        for (const column of decl.columns) this.#column(column);
        this.#expr(decl.value);
        this.#clauses(decl.clauses);
        for (const row of decl.rows ?? []) {
          for (const cell of row.cells) this.#expr(cell);
          this.#clauses(row.clauses);
        }
        break;
      case 'table':
        this.#table(decl);
        break;
      case 'profile':
        this.#declare(decl.name);
        this.#marks(decl.marks);
        break;
      case 'employer':
      case 'deductions':
        this.#declare(decl.name);
        this.#clauses(decl.clauses);
        for (const part of decl.parts) {
          this.#declare(part.name);
          this.#expr(part.value);
          this.#clauses(part.clauses);
        }
        break;
      case 'template':
        this.#templateDecl(decl);
        break;
      case 'apply':
        this.#apply(decl);
        break;
      case 'notice':
        this.#clauses(decl.clauses);
        break;
      case 'check':
        if (decl.kind === 'holds') this.#expr(decl.expr);
        else {
          this.#field(decl.target);
          for (const name of [decl.by, ...decl.allow]) this.#use(name);
        }
        break;
      default:
    }
  }
}

/** Every name of a rule file and what it stands for. */
export function occurrencesInRules(
  file: PayFile,
  symbols: Symbols,
  templates: ReadonlyMap<string, TemplateDecl>,
): readonly Occurrence[] {
  const columns = file.decls.flatMap((decl) => (decl.decl === 'simple' ? decl.columns : []));
  const families = columns.flatMap(({ name, family }) => (family === null ? [] : [name.text]));
  const tables = file.decls.flatMap((decl) =>
    decl.decl === 'table' && decl.columns.length > 0 ? [decl.name.text] : [],
  );
  const walk = new Walk(symbols, templates, new Set([...families, ...tables]));
  for (const decl of file.decls) walk.decl(decl);
  return walk.found;
}

/** Every name of a test file and what it stands for in the rules beside it; `wires` leads to their inputs. */
export function occurrencesInTests(
  file: PayFile,
  symbols: Symbols,
  wires: ReadonlyMap<string, string>,
): readonly Occurrence[] {
  const walk = new Walk(symbols, new Map());
  walk.tests(file, wires);
  return walk.found;
}
