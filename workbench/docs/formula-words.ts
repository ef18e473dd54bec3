import type { CallExpr, Expr, IfExpr, Literal, ReadingExpr } from '../../dsl/ast/ast.ts';
import { schemeName } from '../../dsl/format/expression.ts';
import { ownValue } from '../../runtime/module/own-value.ts';
import { decimal, div, exact } from '../../runtime/numbers/exact.ts';
import type { FormulaLanguage } from './formula-language.ts';
import { type Html, html, joined, type Piece } from './html.ts';
import type { Numerals } from './numerals.ts';
import type { Places } from './places.ts';

/** One branch of a choice between formulas; the last has no condition. */
export interface Branch {
  readonly condition: Expr | null;
  readonly value: Expr;
}

/** `if … then … else if … else …` as a list. */
function branchesOf(formula: IfExpr): readonly Branch[] {
  const first: Branch = { condition: formula.condition, value: formula.then };
  const rest = withoutGroup(formula.else);
  return rest.kind === 'if' ? [first, ...branchesOf(rest)] : [first, { condition: null, value: rest }];
}

function withoutGroup(expr: Expr): Expr {
  return expr.kind === 'group' ? withoutGroup(expr.inner) : expr;
}

/** Tells formulas in the words of people who read law, every name a link to its place. */
export class FormulaWords {
  readonly #places: Places;
  readonly #numerals: Numerals;
  readonly #language: FormulaLanguage;

  constructor(places: Places, numerals: Numerals, language: FormulaLanguage) {
    this.#places = places;
    this.#numerals = numerals;
    this.#language = language;
  }

  /** A whole formula; a choice at its head stands as a list of cases. */
  block(formula: Expr): Html {
    const bare = withoutGroup(formula);
    if (bare.kind !== 'if') return html`<p class="formula">${this.words(bare)}</p>`;
    const cases = branchesOf(bare).map(({ condition, value }) =>
      condition === null
        ? html`<li><span class="case">${capital(this.#language.otherwise)}:</span> ${this.words(value)}</li>`
        : html`<li><span class="case">${capital(this.#language.if)}</span> ${this.words(condition)}<span class="case">:</span> ${this.words(value)}</li>`,
    );
    return html`<ul class="formula cases">${cases}</ul>`;
  }

  /** A formula inside a sentence. */
  words(expr: Expr): Html {
    switch (expr.kind) {
      case 'number':
      case 'rate':
      case 'hours':
        return this.literal(expr);
      case 'date':
        return html`${this.#language.date(expr.iso)}`;
      case 'text':
        return html`«${expr.value}»`;
      case 'boolean':
        return html`${this.#language.truth[expr.value ? 1 : 0]}`;
      case 'name':
        return this.#places.link(expr.name.text);
      case 'period':
        return html`${ownValue(this.#language.period, expr.field?.text ?? '') ?? this.#language.period.other}`;
      case 'member':
        return html`${this.#places.link(expr.object.text)}`;
      case 'column':
        return this.#language.column(
          expr.column.text,
          this.#places.link(expr.applied.callee.text),
          joined(
            expr.applied.args.map((arg) => this.words(arg)),
            ', ',
          ),
        );
      case 'index':
        return html`${this.#places.link(expr.object.text)} (${this.words(expr.index)})`;
      case 'call':
        return this.#call(expr);
      case 'unary':
        return expr.op === 'not' ? this.#not(expr.operand) : html`−${this.words(expr.operand)}`;
      case 'binary':
        return html`${this.#operand(expr.left)}${this.#language.operators[expr.op]}${this.#operand(expr.right)}`;
      case 'among':
        return html`${this.words(expr.value)} ${this.#language.isIn(expr.negated)} ${this.#places.link(expr.table.text)}`;
      case 'at':
        return this.#language.onDate(this.words(expr.value), this.words(expr.date));
      case 'if':
        return this.#choice(expr);
      case 'group':
        return html`(${this.words(expr.inner)})`;
      case 'when':
        return this.#language.provided(this.words(expr.value), this.words(expr.condition));
      case 'reading':
        return readingWords(expr, this.#language);
      case 'missing':
        return html`…`;
    }
  }

  literal(literal: Literal): Html {
    const value = decimal(literal.digits);
    if (literal.kind === 'rate') return html`${this.#numerals.percent(div(value, exact(100n)))}`;
    if (literal.kind === 'hours') return html`${this.#numerals.number(value)}\u00a0h`;
    const number = this.#numerals.number(value);
    return literal.unit === null
      ? html`${number}`
      : html`${number}\u00a0${this.#places.unit(literal.unit.text)}`;
  }

  /** A side of an operator: a choice would run into what follows. */
  #operand(expr: Expr): Html {
    return expr.kind === 'if' ? html`(${this.words(expr)})` : this.words(expr);
  }

  #choice(expr: IfExpr): Html {
    const cases = branchesOf(expr).map(({ condition, value }) =>
      condition === null
        ? html`${this.#language.otherwise}, ${this.words(value)}`
        : html`${this.#language.if} ${this.words(condition)}, ${this.words(value)}`,
    );
    return html`${joined(cases, '; ')}`;
  }

  #not(operand: Expr): Html {
    const bare = withoutGroup(operand);
    if (bare.kind === 'call' && bare.callee.text === 'given') return this.#given(bare, true);
    const words = this.words(bare);
    return bare.kind === 'name' ? this.#language.notHeld(words) : this.#language.notTrue(words);
  }

  #call({ callee, args }: CallExpr): Html {
    const words = args.map((arg) => this.words(arg));
    const [first = html``, second = html``, third = html``] = words;
    const named = nameOf(args[0]);
    switch (callee.text) {
      case 'min':
        return this.#language.minOf(this.#listed(words));
      case 'max':
        return isZero(args[0])
          ? this.#language.notBelow(second, first)
          : this.#language.maxOf(this.#listed(words));
      case 'sum':
        return this.#sum(named);
      case 'given':
        return this.#given({ args }, false);
    }
    const told = ownValue(this.#language.calls, callee.text);
    if (told !== undefined) return told(first, second, third);
    return this.#language.applied(this.#places.link(callee.text), joined(words, ', '));
  }

  #given({ args: [name] }: Pick<CallExpr, 'args'>, negated: boolean): Html {
    const isParameter = this.#places.find(nameOf(name))?.kind === 'param';
    return this.#language.given(name === undefined ? html`` : this.words(name), isParameter, negated);
  }

  #listed(words: readonly Html[]): Piece {
    const last = words.at(-1) ?? null;
    return words.length < 2
      ? last
      : [joined(words.slice(0, -1), '; '), html` <span class="case">${this.#language.and}</span> `, last];
  }

  #sum(name: string): Html {
    const known = ownValue(this.#language.sums, name);
    if (known === undefined) return this.#language.sumOf(this.#places.link(name));
    const [before, linked] = known;
    return html`${before}${this.#places.section(ownValue(SECTIONS, name) ?? '', linked)}`;
  }
}

/** Where the pages tell of each kind of lines. */
const SECTIONS: Readonly<Record<string, string>> = {
  perceptions: 'percepciones',
  deductions: 'deducciones',
  employer: 'empleador',
};

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function nameOf(expr: Expr | undefined): string {
  return expr?.kind === 'name' ? expr.name.text : '';
}

function isZero(expr: Expr | undefined): boolean {
  return expr?.kind === 'number' && decimal(expr.digits).n === 0n;
}

/** Says in words what a history takes from earlier payslips. */
function readingWords(
  { aggregate, line, of, window, month, isOfAnyEmployer }: ReadingExpr,
  language: FormulaLanguage,
): Html {
  const schemes = joined(
    of.map((scheme) => html`<code translate="no">${schemeName(scheme)}</code>`),
    ', ',
  );
  const { word, count, unit } = window;
  const passed = language.window(word.text, count?.digits ?? '', unit?.text === 'year');
  const whose = isOfAnyEmployer ? language.anyEmployer : '';
  const during = `${passed}${whose}${month === null ? '' : language.monthOfWindow(String(month))}`;
  if (line === null) return language.countOf(during, schemes);
  const what = html`<em>${line.text.replaceAll('_', ' ')}</em>`;
  return language.readOf(
    html`${ownValue(language.aggregates, aggregate.text) ?? ''} ${what}`,
    during,
    schemes,
  );
}
