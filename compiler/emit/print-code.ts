import { type Doc, fill, group, line, nest, printDoc } from '../../dsl/format/doc.ts';
import {
  type BinaryOperator,
  type Branch,
  type Expression,
  MEMBER,
  type SetStatement,
  type Statement,
} from '../program/code.ts';
import { comment, propertyName, quoted } from './code-text.ts';

/** What a module is written in: types stand only in TypeScript, which Node strips of them outside of packages. */
export type Language = 'typescript' | 'javascript';

/** Columns of emitted code, without what ends a line behind an expression: `) return false;`. */
const WIDTH = 144;

/** Longer texts stand on several lines. */
const TEXT_WIDTH = 120;

/** How tightly operators bind; a call, a name or a literal binds tightest. */
const BINDING: Readonly<Record<BinaryOperator, number>> = {
  '??': 1,
  '||': 1,
  '&&': 2,
  '===': 3,
  '!==': 3,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
};

const [CONDITIONAL, UNARY, TIGHTEST] = [0, 7, 8];

function bindingOf(expression: Expression): number {
  switch (expression.kind) {
    case 'binary':
      return BINDING[expression.operator];
    case 'unary':
      return UNARY;
    case 'conditional':
      return CONDITIONAL;
    case 'number':
      return expression.value < 0n ? UNARY : TIGHTEST;
    default:
      return TIGHTEST;
  }
}

function list(open: string, items: readonly Doc[], close: string): Doc {
  if (items.length === 0) return [open, close];
  return group([open, nest(2, fill(items)), close]);
}

/** Operands of one sum, product or condition break together, or not at all. */
function chain(doc: Doc): Doc {
  return group(nest(2, doc));
}

/** A text as one literal, or as several that are put together, cut behind spaces. */
function textDoc(text: string): Doc {
  if (text.length <= TEXT_WIDTH) return quoted(text);
  const space = text.lastIndexOf(' ', TEXT_WIDTH - 1) + 1;
  const end = space > 0 ? space : TEXT_WIDTH;
  return group(nest(2, [quoted(text.slice(0, end)), ' +', line, textDoc(text.slice(end))]));
}

/** Writes expressions and statements in one of the languages. */
export class CodePrinter {
  readonly #isTyped: boolean;

  constructor(language: Language) {
    this.#isTyped = language === 'typescript';
  }

  /** A name with its type, where the language has types. */
  typed(name: string, type: string): string {
    return this.#isTyped ? `${name}: ${type}` : name;
  }

  /** The text of an expression that begins at a column, inside lines that are indented. */
  expression(expression: Expression, column: number, indent = 0): string {
    return printDoc(this.#doc(expression), WIDTH, column, indent);
  }

  /** Statements as lines of code. */
  lines(statements: readonly Statement[], indent: number): readonly string[] {
    return statements.flatMap((statement) => this.#statement(statement, indent));
  }

  #doc(expression: Expression): Doc {
    switch (expression.kind) {
      case 'number':
        return expression.value.toString();
      case 'big':
        return `${expression.value}n`;
      case 'text':
        return textDoc(expression.text);
      case 'name':
        return expression.name;
      case 'member':
        return [this.#within(expression.of, TIGHTEST), `.${expression.name}`];
      case 'element':
        return [
          this.#within(expression.of, TIGHTEST),
          '[',
          this.#doc(expression.at),
          this.#isTyped ? ']!' : ']',
        ];
      case 'list':
        return list('[', this.#docs(expression.items), ']');
      case 'object': {
        const members = expression.members.map(([name, value]) => [
          `${propertyName(name)}: `,
          this.#doc(value),
        ]);
        return list('{ ', members, ' }');
      }
      case 'unary':
        return [expression.operator, this.#within(expression.of, UNARY + 1)];
      case 'binary':
        return chain(this.#binary(expression));
      case 'conditional': {
        const [test, then] = [expression.test, expression.then].map((one) =>
          this.#within(one, CONDITIONAL + 1),
        );
        return chain([test ?? '', line, '? ', then ?? '', line, ': ', this.#doc(expression.otherwise)]);
      }
      case 'call':
        return list(`${expression.callee}(`, this.#docs(expression.args), ')');
    }
  }

  #docs(all: readonly Expression[]): readonly Doc[] {
    return all.map((one) => this.#doc(one));
  }

  #within(expression: Expression, least: number): Doc {
    const binding = bindingOf(expression);
    if (binding < least) return ['(', this.#doc(expression), ')'];
    // What binds as tightly as its surroundings is a part of the same chain.
    return expression.kind === 'binary' && binding === least
      ? this.#binary(expression)
      : this.#doc(expression);
  }

  #binary({ left, operator, right }: Extract<Expression, { readonly kind: 'binary' }>): Doc {
    const own = BINDING[operator];
    // `&&` beside `||` stands in parentheses, whichever binds tighter: nobody should have to know.
    const mixed = operator === '&&' || operator === '||';
    const side = (expression: Expression, least: number): Doc =>
      mixed &&
      expression.kind === 'binary' &&
      expression.operator !== operator &&
      BINDING[expression.operator] <= 2
        ? ['(', this.#doc(expression), ')']
        : this.#within(expression, least);
    // What binds tighter on the right is a chain of its own: `a && b === c` breaks behind `&&` first.
    return [side(left, own), ` ${operator}`, line, group(side(right, own + 1))];
  }

  #statement(statement: Statement, indent: number): readonly string[] {
    switch (statement.kind) {
      case 'set':
        return [written(this.#set(statement), indent)];
      case 'give up':
        return [this.#giveUp(statement.when, indent)];
      case 'do':
        return [written([this.#doc(statement.call), ';'], indent)];
      case 'if':
        return [
          ...statement.branches.flatMap((branch, place) => this.#branch(branch, place, indent)),
          written('}', indent),
        ];
      case 'loop': {
        const { name } = MEMBER;
        const head = `for (let ${name} = 0; ${name} < ${statement.times}; ${name} += 1) {`;
        return [written(head, indent), ...this.lines(statement.body, indent + 2), written('}', indent)];
      }
      case 'comment':
        return commentLines(statement.text, WIDTH - indent).map((one) => written(one, indent));
    }
  }

  #giveUp(when: Expression, indent: number): string {
    if (when.kind === 'name' && when.name === 'true') return written('return false;', indent);
    return written(['if (', this.#doc(when), ') return false;'], indent);
  }

  #branch({ test, body }: Branch, place: number, indent: number): readonly string[] {
    const start = place === 0 ? '' : '} else ';
    const head: Doc = test === null ? `${start}{` : [`${start}if (`, this.#doc(test), ') {'];
    return [written(head, indent), ...this.lines(body, indent + 2)];
  }

  #set({ declares, name, type, value, slot }: SetStatement): Doc {
    const named = type === null ? name : this.typed(`${name}`, type);
    const declared = `${declares === null ? '' : `${declares} `}${named}`;
    if (value === null) return [declared, ';'];
    const to: readonly Doc[] = [
      ...(name === null ? [] : [declared]),
      ...(slot === null ? [] : [['$s[', this.#doc(slot), ']']]),
    ];
    return [...to.flatMap((one) => [one, ' = ']), this.#doc(value), ';'];
  }
}

/** A text as comments of a width at most, cut at spaces. */
function commentLines(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length === 0) lines.push(word);
    else if (comment(longer).length <= width) lines[lines.length - 1] = longer.trimStart();
    else lines.push(word);
  }
  return lines.map(comment);
}

/** A document of its own lines. */
function written(doc: Doc, indent: number): string {
  return ' '.repeat(indent) + printDoc(doc, WIDTH, indent, indent);
}
