import { SUMMARY_FIELDS, wordOf } from '../../compiler/model/keywords.ts';
import type { Symbols } from '../../compiler/names/symbols.ts';
import type {
  ApplyDecl,
  Clause,
  Column,
  Decl,
  Expr,
  Literal,
  Mark,
  Name,
  PartDecl,
  PayFile,
  RepealDecl,
  SimpleDecl,
  Span,
  TableDecl,
  TemplateDecl,
  Text,
  TypeRef,
} from '../../dsl/ast/ast.ts';
import type { Occurrence, Target } from './targets.ts';

const PLACEHOLDER = /\{([A-Za-z][A-Za-z0-9_]*)\}/g;

/** Names that are declared inside a template: its parameters and its lines. */
export function namesInside(template: TemplateDecl): ReadonlySet<string> {
  const lines = template.body.flatMap((decl) => (decl.decl === 'simple' ? decl.columns : []));
  return new Set([...template.params, ...lines].map((column) => column.name.text));
}

/** Walks a tree and notes every name with what it stands for. */
class Walk {
  readonly found: Occurrence[] = [];
  readonly #known: KnownNames;
  #template: TemplateDecl | null = null;
  #inside: ReadonlySet<string> = new Set();
  /** The variable that counts the members of the family that is walked. */
  #variable: Extract<Target, { space: 'variable' }> | null = null;

  constructor(known: KnownNames) {
    this.#known = known;
  }

  #note(span: Span, target: Target, declares = false): void {
    this.found.push({ span, target, declares, alias: false });
  }

  #targetOf(name: string): Target {
    if (name === this.#variable?.name) return this.#variable;
    if (this.#template !== null && this.#inside.has(name))
      return { space: 'inside', of: this.#template.name.text, name };
    const isDeclared = this.#known.symbols.byName.has(name) || this.#known.wholes.has(name);
    return isDeclared ? { space: 'file', name } : { space: 'word', name };
  }

  #use(name: Name): void {
    this.#note(name.span, this.#targetOf(name.text));
  }

  #declare(name: Name): void {
    const target: Target =
      this.#template === null
        ? { space: 'file', name: name.text }
        : { space: 'inside', of: this.#template.name.text, name: name.text };
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
        this.#columnOf(expr.applied.callee.text, expr.column);
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

  #columnOf(table: string, { text, span }: Name, declares = false): void {
    this.#note(span, { space: 'column', of: table, name: text }, declares);
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
      case 'after':
        this.#use(clause.target);
        break;
      case 'for':
        this.#use(clause.variable);
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
    for (const { name, type } of decl.columns) {
      this.#columnOf(decl.name.text, name, true);
      this.#type(type);
    }
    this.#clauses(decl.clauses);
    for (const row of [...decl.rows, ...decl.blocks.flatMap((block) => block.rows)]) {
      if (!('kind' in row.key)) this.#note(row.key.span, { space: 'word', name: row.key.text });
      for (const cell of row.cells) this.#literal(cell);
      this.#clauses(row.clauses);
    }
  }

  #within(template: TemplateDecl | null, walk: () => void): void {
    this.#template = template;
    this.#inside = template === null ? new Set() : namesInside(template);
    walk();
    this.#template = null;
  }

  #templateDecl(decl: TemplateDecl): void {
    this.#note(decl.name.span, { space: 'template', name: decl.name.text }, true);
    this.#within(decl, () => {
      for (const param of decl.params) this.#column(param);
      for (const inner of decl.body) this.decl(inner);
    });
  }

  #apply(decl: ApplyDecl): void {
    const template = decl.template.text;
    this.#note(decl.template.span, { space: 'template', name: template });
    for (const clause of decl.clauses) {
      if (clause.kind === 'with' && this.#known.templates.has(template))
        this.#note(clause.name.span, { space: 'inside', of: template, name: clause.name.text });
      this.#clause(clause);
    }
  }

  #simple(decl: SimpleDecl): void {
    for (const column of decl.columns) {
      this.#column(column);
      if (column.family === null) continue;
      const { text, span } = column.family;
      this.#variable = { space: 'variable', of: column.name.text, name: text };
      this.#note(span, this.#variable, true);
    }
    this.#expr(decl.value);
    this.#clauses(decl.clauses);
    for (const row of decl.rows ?? []) {
      for (const cell of row.cells) this.#expr(cell);
      this.#clauses(row.clauses);
    }
    this.#variable = null;
  }

  /** The table, block or template and its part: a line, or of a table a row. */
  #partOf(kind: Name, owner: Name, part: Name, declares: boolean): void {
    const template = kind.text === 'template' ? this.#known.templates.get(owner.text) : undefined;
    if (template !== undefined) this.#note(owner.span, { space: 'template', name: owner.text });
    else this.#use(owner);
    this.#within(template ?? null, () => {
      const target: Target =
        kind.text === 'table' ? { space: 'word', name: part.text } : this.#targetOf(part.text);
      this.#note(part.span, target, declares && target.space !== 'word');
    });
  }

  part({ kind, owner, part, value, cells, clauses }: PartDecl): void {
    this.#partOf(kind, owner, part, true);
    const template = kind.text === 'template' ? this.#known.templates.get(owner.text) : undefined;
    this.#within(template ?? null, () => {
      this.#expr(value);
      for (const cell of cells) this.#literal(cell);
      this.#clauses(clauses);
    });
  }

  repeal({ kind, targets, check, clauses }: RepealDecl): void {
    if (check !== null) this.decl(check);
    for (const { name, part } of targets) {
      if (part !== null) this.#partOf(kind, name, part, false);
      else if (kind.text === 'template' || kind.text === 'apply')
        this.#note(name.span, { space: 'template', name: name.text });
      else if (kind.text !== 'warn' && kind.text !== 'refuse') this.#use(name);
    }
    this.#clauses(clauses);
  }

  /** The figures in the head of a scheme, also while the law that holds them cannot be told. */
  uses(names: readonly Name[]): void {
    for (const { text: name, span } of names) this.#note(span, { space: 'file', name });
  }

  decl(decl: Decl): void {
    switch (decl.decl) {
      case 'simple':
        this.#simple(decl);
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

/** The names of a law, by which what is written in one of its files is understood. */
export interface KnownNames {
  readonly symbols: Symbols;
  readonly templates: ReadonlyMap<string, TemplateDecl>;
  /** Names of what is written out member by member, or column by column. */
  readonly wholes: ReadonlySet<string>;
}

/** Every name in the declarations of a rule file and what it stands for in its law. */
export function occurrencesInRules(
  { scheme, decls, changes }: PayFile,
  known: KnownNames,
): readonly Occurrence[] {
  const walk = new Walk(known);
  for (const header of scheme?.headers ?? []) if (header.kind === 'uses') walk.uses(header.names);
  for (const decl of decls) walk.decl(decl);
  for (const change of changes) {
    const said = change.change === 'new' ? change.decl : change;
    if ('decl' in said) walk.decl(said);
    else if (said.change === 'part') walk.part(said);
  }
  return walk.found;
}

/** Every name of what an amendment takes out of the law that it amends. */
export function occurrencesInRepeals({ changes }: PayFile, amended: KnownNames): readonly Occurrence[] {
  const walk = new Walk(amended);
  for (const change of changes) if (change.change === 'repeal') walk.repeal(change);
  return walk.found;
}
