import type { BinaryOperator, CallExpr, Expr, IfExpr, Literal } from '../../dsl/ast/ast.ts';
import { ownValue } from '../../runtime/module/own-value.ts';
import { decimal, div, exact } from '../../runtime/numbers/exact.ts';
import { type Html, html, joined, type Piece } from './html.ts';
import type { Numerals } from './numerals.ts';
import type { Places } from './places.ts';
import { readingWords } from './reading-words.ts';
import { spanishDate } from './spanish-dates.ts';

const OPERATORS: Readonly<Record<BinaryOperator, string>> = {
  '+': ' + ',
  '-': ' − ',
  '*': ' × ',
  '/': ' ÷ ',
  and: ' y ',
  or: ' o ',
  '=': ' es igual a ',
  '<>': ' es distinto de ',
  '<': ' es menor que ',
  '<=': ' no pasa de ',
  '>': ' es mayor que ',
  '>=': ' es al menos ',
};

const PERIOD_FIELDS: Readonly<Record<string, string>> = {
  days: 'los días del periodo',
  days_given: 'los días enviados',
  type: 'el tipo de periodo',
  start_date: 'el primer día del periodo',
  end_date: 'el último día del periodo',
  reference_date: 'la fecha de las cifras',
  month: 'el mes del periodo',
  full_month: 'el periodo es un mes completo',
};

const SUMS: Readonly<Record<string, Html>> = {
  perceptions: html`la suma de las <a href="#percepciones">percepciones</a>`,
  deductions: html`la suma de las <a href="#deducciones">deducciones</a>`,
  employer: html`la suma de lo que <a href="#empleador">paga el empleador</a>`,
};

/** One branch of a choice between formulas; the last has no condition. */
export interface Branch {
  readonly condition: Expr | null;
  readonly value: Expr;
}

/** `if … then … else if … else …` as a list. */
export function branchesOf(formula: IfExpr): readonly Branch[] {
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

  constructor(places: Places, numerals: Numerals) {
    this.#places = places;
    this.#numerals = numerals;
  }

  /** A whole formula; a choice at its head stands as a list of cases. */
  block(formula: Expr): Html {
    const bare = withoutGroup(formula);
    if (bare.kind !== 'if') return html`<p class="formula">${this.words(bare)}</p>`;
    const cases = branchesOf(bare).map(({ condition, value }) =>
      condition === null
        ? html`<li><span class="case">En otro caso:</span> ${this.words(value)}</li>`
        : html`<li><span class="case">Si</span> ${this.words(condition)}<span class="case">:</span> ${this.words(value)}</li>`,
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
        return html`${spanishDate(expr.iso)}`;
      case 'text':
        return html`«${expr.value}»`;
      case 'boolean':
        return html`${expr.value ? 'sí' : 'no'}`;
      case 'name':
        return this.#places.link(expr.name.text);
      case 'period':
        return html`${PERIOD_FIELDS[expr.field?.text ?? ''] ?? 'el periodo'}`;
      case 'member':
        return html`${this.#places.link(expr.object.text)}`;
      case 'column':
        return html`«${expr.column.text}» de ${this.#places.link(expr.applied.callee.text)} para ${joined(
          expr.applied.args.map((arg) => this.words(arg)),
          ', ',
        )}`;
      case 'index':
        return html`${this.#places.link(expr.object.text)} (${this.words(expr.index)})`;
      case 'call':
        return this.#call(expr);
      case 'unary':
        return expr.op === 'not' ? this.#not(expr.operand) : html`−${this.words(expr.operand)}`;
      case 'binary':
        return html`${this.#operand(expr.left)}${OPERATORS[expr.op]}${this.#operand(expr.right)}`;
      case 'among':
        return html`${this.words(expr.value)} ${expr.negated ? 'no figura' : 'figura'} en ${this.#places.link(expr.table.text)}`;
      case 'at':
        return html`${this.words(expr.value)} en la fecha de ${this.words(expr.date)}`;
      case 'if':
        return this.#choice(expr);
      case 'group':
        return html`(${this.words(expr.inner)})`;
      case 'when':
        return html`${this.words(expr.value)}, si ${this.words(expr.condition)}`;
      case 'reading':
        return readingWords(expr);
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
        ? html`en otro caso, ${this.words(value)}`
        : html`si ${this.words(condition)}, ${this.words(value)}`,
    );
    return html`${joined(cases, '; ')}`;
  }

  #not(operand: Expr): Html {
    const bare = withoutGroup(operand);
    if (bare.kind === 'call' && bare.callee.text === 'given') return html`no ${this.words(bare)}`;
    if (bare.kind === 'name') return html`no se cumple «${this.words(bare)}»`;
    return html`no se cumple que ${this.words(bare)}`;
  }

  #call({ callee, args }: CallExpr): Html {
    const words = args.map((arg) => this.words(arg));
    const [first = html``, second = html``, third = html``] = words;
    const named = nameOf(args[0]);
    switch (callee.text) {
      case 'min':
        return html`la menor cantidad entre ${this.#listed(words)}`;
      case 'max':
        return isZero(args[0])
          ? html`${second}, sin bajar de ${first}`
          : html`la mayor cantidad entre ${this.#listed(words)}`;
      case 'clamp':
        return html`${first}, no menos de ${second} ni más de ${third}`;
      case 'sum':
        return this.#sum(named);
      case 'due':
        return html`lo que corresponde por «${first}», se descuente o no`;
      case 'given':
        return html`${this.#places.find(named)?.kind === 'param' ? 'se conoce' : 'se envía'} ${first}`;
      case 'changes':
        return html`cambia ${first} dentro del periodo`;
      case 'is_multiple':
        return html`${first} es múltiplo de ${second}`;
      case 'upper_limit':
        return html`el límite superior de ${first}`;
      case 'years':
        return html`los años completos desde ${first} hasta ${second}`;
      case 'months':
        return html`los meses completos desde ${first} hasta ${second}`;
      case 'days':
        return html`los días desde ${first} hasta ${second}, ambos incluidos`;
      case 'days_30':
        return html`los días desde ${first} hasta ${second}, ambos incluidos, en meses de 30`;
      case 'days_left':
        return html`los días que quedan tras el último mes completo desde ${first} hasta ${second}`;
      case 'months_with':
        return html`los meses con al menos ${third} días desde ${first} hasta ${second}`;
      case 'year':
        return html`el año de ${first}`;
      case 'month':
        return html`el mes de ${first}`;
      case 'day':
        return html`el día del mes de ${first}`;
      case 'add_months':
        return html`${first} más ${second} meses`;
      case 'add_days':
        return html`${first} más ${second} días`;
      case 'workdays':
        return html`los días hábiles desde ${first} hasta ${second}, ambos incluidos`;
      case 'add_workdays':
        return html`${first} más ${second} días hábiles`;
      case 'start_of_month':
        return html`el primer día del mes de ${first}`;
      case 'end_of_month':
        return html`el último día del mes de ${first}`;
      case 'start_of_year':
        return html`el 1 de enero del año de ${first}`;
      case 'date':
        return html`el día ${third} del mes ${second} del año ${first}`;
      default:
        return html`el resultado de ${this.#places.link(callee.text)} para ${joined(words, ', ')}`;
    }
  }

  #listed(words: readonly Html[]): Piece {
    const last = words.at(-1) ?? null;
    return words.length < 2
      ? last
      : [joined(words.slice(0, -1), '; '), html` <span class="case">y</span> `, last];
  }

  #sum(name: string): Html {
    const known = ownValue(SUMS, name);
    if (known !== undefined) return known;
    return html`la suma de las líneas de «${this.#places.link(name)}»`;
  }
}

function nameOf(expr: Expr | undefined): string {
  return expr?.kind === 'name' ? expr.name.text : '';
}

function isZero(expr: Expr | undefined): boolean {
  return expr?.kind === 'number' && decimal(expr.digits).n === 0n;
}
