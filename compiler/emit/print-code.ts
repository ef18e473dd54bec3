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

function within(expression: Expression, least: number, language: Language): Doc {
  const binding = bindingOf(expression);
  if (binding < least) return ['(', expressionDoc(expression, language), ')'];
  // What binds as tightly as its surroundings is a part of the same chain.
  const isChain = expression.kind === 'binary' && binding === least;
  return isChain
    ? binaryDoc(expression.left, expression.operator, expression.right, language)
    : expressionDoc(expression, language);
}

function list(open: string, items: readonly Doc[], close: string): Doc {
  if (items.length === 0) return [open, close];
  return group([open, nest(2, fill(items)), close]);
}

function binaryDoc(left: Expression, operator: BinaryOperator, right: Expression, language: Language): Doc {
  const own = BINDING[operator];
  // `&&` beside `||` stands in parentheses, whichever binds tighter: nobody should have to know.
  const mixed = operator === '&&' || operator === '||';
  const side = (expression: Expression, least: number): Doc =>
    mixed &&
    expression.kind === 'binary' &&
    expression.operator !== operator &&
    BINDING[expression.operator] <= 2
      ? ['(', expressionDoc(expression, language), ')']
      : within(expression, least, language);
  return [side(left, own), ` ${operator}`, line, side(right, own + 1)];
}

/** Operands of one sum, product or condition break together, or not at all. */
function chain(doc: Doc): Doc {
  return group(nest(2, doc));
}

/** The document of an expression. */
function expressionDoc(expression: Expression, language: Language): Doc {
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
      return [within(expression.of, TIGHTEST, language), `.${expression.name}`];
    case 'element':
      return [
        within(expression.of, TIGHTEST, language),
        '[',
        expressionDoc(expression.at, language),
        language === 'typescript' ? ']!' : ']',
      ];
    case 'list':
      return list(
        '[',
        expression.items.map((item) => expressionDoc(item, language)),
        ']',
      );
    case 'object':
      return list(
        '{ ',
        expression.members.map(([name, value]) => [
          `${propertyName(name)}: `,
          expressionDoc(value, language),
        ]),
        ' }',
      );
    case 'unary':
      return [expression.operator, within(expression.of, UNARY + 1, language)];
    case 'binary':
      return chain(binaryDoc(expression.left, expression.operator, expression.right, language));
    case 'conditional':
      return chain([
        within(expression.test, CONDITIONAL + 1, language),
        line,
        '? ',
        within(expression.then, CONDITIONAL + 1, language),
        line,
        ': ',
        expressionDoc(expression.otherwise, language),
      ]);
    case 'call':
      return list(
        `${expression.callee}(`,
        expression.args.map((item) => expressionDoc(item, language)),
        ')',
      );
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
export function expressionText(
  expression: Expression,
  {
    column,
    indent = 0,
    language,
  }: { readonly column: number; readonly indent?: number; readonly language: Language },
): string {
  return printDoc(expressionDoc(expression, language), WIDTH, column, indent);
}

/** A name with its type, where the language has types. */
export function typedName(name: string, type: string, language: Language): string {
  return language === 'typescript' ? `${name}: ${type}` : name;
}

/** A constant of the module, which is data: calls, lists and literals, the same in both languages. */
export function constantText(name: string, value: Expression): string {
  const head = `const ${name} = `;
  return `${head}${expressionText(value, { column: head.length, language: 'javascript' })};`;
}

/** A constant that is a list of data with one entry a line. */
export function listText(name: string, entries: readonly Expression[]): string {
  const place = { column: 2, indent: 2, language: 'javascript' } as const;
  return [`const ${name} = [`, ...entries.map((entry) => `  ${expressionText(entry, place)},`), '];'].join(
    '\n',
  );
}

/** What a module imports by name. */
export function importText(names: readonly string[], address: string): string {
  const from = ` from ${quoted(address)};`;
  return `${printDoc(['import ', list('{ ', names, ' }')], WIDTH - from.length, 0, 0)}${from}`;
}

/** A document of its own lines. */
function written(doc: Doc, indent: number): string {
  return ' '.repeat(indent) + printDoc(doc, WIDTH, indent, indent);
}

function branchLines(
  { test, body }: Branch,
  place: number,
  indent: number,
  language: Language,
): readonly string[] {
  const start = place === 0 ? '' : '} else ';
  const head: Doc = test === null ? `${start}{` : [`${start}if (`, expressionDoc(test, language), ') {'];
  return [written(head, indent), ...statementLines(body, indent + 2, language)];
}

function setDoc({ declares, name, type, value, slot }: SetStatement, language: Language): Doc {
  const named = type === null ? name : typedName(`${name}`, type, language);
  const declared = `${declares === null ? '' : `${declares} `}${named}`;
  if (value === null) return [declared, ';'];
  const to: readonly Doc[] = [
    ...(name === null ? [] : [declared]),
    ...(slot === null ? [] : [['$s[', expressionDoc(slot, language), ']']]),
  ];
  return [...to.flatMap((one) => [one, ' = ']), expressionDoc(value, language), ';'];
}

function linesOf(statement: Statement, indent: number, language: Language): readonly string[] {
  switch (statement.kind) {
    case 'set':
      return [written(setDoc(statement, language), indent)];
    case 'give up':
      return [written(['if (', expressionDoc(statement.when, language), ') return false;'], indent)];
    case 'do':
      return [written([expressionDoc(statement.call, language), ';'], indent)];
    case 'if':
      return [
        ...statement.branches.flatMap((branch, place) => branchLines(branch, place, indent, language)),
        written('}', indent),
      ];
    case 'loop':
      return [
        written(
          `for (let ${MEMBER.name} = 0; ${MEMBER.name} < ${statement.times}; ${MEMBER.name} += 1) {`,
          indent,
        ),
        ...statementLines(statement.body, indent + 2, language),
        written('}', indent),
      ];
    case 'comment':
      return [written(comment(statement.text), indent)];
  }
}

/** Statements as lines of code. */
export function statementLines(
  statements: readonly Statement[],
  indent: number,
  language: Language,
): readonly string[] {
  return statements.flatMap((statement) => linesOf(statement, indent, language));
}
