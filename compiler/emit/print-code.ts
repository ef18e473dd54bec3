import { type Doc, fill, group, line, nest, printDoc } from '../../dsl/format/doc.ts';
import type { BinaryOperator, Branch, Expression, SetStatement, Statement } from '../program/code.ts';
import { comment, propertyName, quoted } from './code-text.ts';

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

function within(expression: Expression, least: number): Doc {
  const binding = bindingOf(expression);
  if (binding < least) return ['(', expressionDoc(expression), ')'];
  // What binds as tightly as its surroundings is a part of the same chain.
  const isChain = expression.kind === 'binary' && binding === least;
  return isChain
    ? binaryDoc(expression.left, expression.operator, expression.right)
    : expressionDoc(expression);
}

function list(open: string, items: readonly Doc[], close: string): Doc {
  if (items.length === 0) return [open, close];
  return group([open, nest(2, fill(items)), close]);
}

function binaryDoc(left: Expression, operator: BinaryOperator, right: Expression): Doc {
  const own = BINDING[operator];
  // `&&` beside `||` stands in parentheses, whichever binds tighter: nobody should have to know.
  const mixed = operator === '&&' || operator === '||';
  const side = (expression: Expression, least: number): Doc =>
    mixed &&
    expression.kind === 'binary' &&
    expression.operator !== operator &&
    BINDING[expression.operator] <= 2
      ? ['(', expressionDoc(expression), ')']
      : within(expression, least);
  return [side(left, own), ` ${operator}`, line, side(right, own + 1)];
}

/** Operands of one sum, product or condition break together, or not at all. */
function chain(doc: Doc): Doc {
  return group(nest(2, doc));
}

/** The document of an expression. */
export function expressionDoc(expression: Expression): Doc {
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
      return [within(expression.of, TIGHTEST), `.${expression.name}`];
    case 'element':
      return [within(expression.of, TIGHTEST), '[', expressionDoc(expression.at), ']!'];
    case 'list':
      return list('[', expression.items.map(expressionDoc), ']');
    case 'object':
      return list(
        '{ ',
        expression.members.map(([name, value]) => [`${propertyName(name)}: `, expressionDoc(value)]),
        ' }',
      );
    case 'unary':
      return [expression.operator, within(expression.of, UNARY + 1)];
    case 'binary':
      return chain(binaryDoc(expression.left, expression.operator, expression.right));
    case 'conditional':
      return chain([
        within(expression.test, CONDITIONAL + 1),
        line,
        '? ',
        within(expression.then, CONDITIONAL + 1),
        line,
        ': ',
        expressionDoc(expression.otherwise),
      ]);
    case 'call':
      return list(`${expression.callee}(`, expression.args.map(expressionDoc), ')');
  }
}

/** A text as one literal, or as several that are put together, cut behind spaces. */
function textDoc(text: string): Doc {
  if (text.length <= TEXT_WIDTH) return quoted(text);
  const space = text.lastIndexOf(' ', TEXT_WIDTH - 1) + 1;
  const end = space > 0 ? space : TEXT_WIDTH;
  return group(nest(2, [quoted(text.slice(0, end)), ' +', line, textDoc(text.slice(end))]));
}

/** The text of an expression that begins at a column, inside lines that are indented. */
export function expressionText(expression: Expression, column: number, indent = 0): string {
  return printDoc(expressionDoc(expression), WIDTH, column, indent);
}

/** A constant of the module. */
export function constantText(name: string, value: Expression): string {
  const head = `const ${name} = `;
  return `${head}${expressionText(value, head.length)};`;
}

/** A constant that is a list with one entry a line. */
export function listText(name: string, entries: readonly Expression[]): string {
  return [`const ${name} = [`, ...entries.map((entry) => `  ${expressionText(entry, 2, 2)},`), '];'].join(
    '\n',
  );
}

/** A document of its own lines. */
function written(doc: Doc, indent: number): string {
  return ' '.repeat(indent) + printDoc(doc, WIDTH, indent, indent);
}

function branchLines({ test, body }: Branch, place: number, indent: number): readonly string[] {
  const start = place === 0 ? '' : '} else ';
  const head: Doc = test === null ? `${start}{` : [`${start}if (`, expressionDoc(test), ') {'];
  return [written(head, indent), ...statementLines(body, indent + 2)];
}

function setDoc({ declares, name, type, value, slot }: SetStatement): Doc {
  const declared = `${declares === null ? '' : `${declares} `}${name}${type === null ? '' : `: ${type}`}`;
  if (value === null) return [declared, ';'];
  const to = [...(name === null ? [] : [declared]), ...(slot === null ? [] : [`$s[${slot}]`])];
  return [`${to.join(' = ')} = `, expressionDoc(value), ';'];
}

function linesOf(statement: Statement, indent: number): readonly string[] {
  switch (statement.kind) {
    case 'set':
      return [written(setDoc(statement), indent)];
    case 'give up':
      return [written(['if (', expressionDoc(statement.when), ') return false;'], indent)];
    case 'do':
      return [written([expressionDoc(statement.call), ';'], indent)];
    case 'if':
      return [
        ...statement.branches.flatMap((branch, place) => branchLines(branch, place, indent)),
        written('}', indent),
      ];
    case 'comment':
      return [written(comment(statement.text), indent)];
  }
}

/** Statements as lines of TypeScript. */
export function statementLines(statements: readonly Statement[], indent: number): readonly string[] {
  return statements.flatMap((statement) => linesOf(statement, indent));
}
