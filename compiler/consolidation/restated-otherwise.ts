import type { Column, Decl, Expr, Node, SimpleDecl, Span, TypeRef } from '../../dsl/ast/ast.ts';
import { kindOf, namesOf } from './names.ts';

/** What a column of a declaration holds, as far as its own text tells it, and where it does. */
interface Quantity extends Node {
  readonly words: string;
}

const COUNTS: ReadonlySet<string> = new Set(['number', 'integer']);
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['rate', 'a rate'],
  ['hours', 'hours'],
  ['boolean', 'a yes or no'],
  ['date', 'a date'],
]);

/** Every unit is money: a parameter may be written in another one from a year on. */
function ofType(type: TypeRef): string {
  if (type.kind === 'choice') return 'one of several words';
  const { text } = type.name;
  return COUNTS.has(text) ? 'a number' : (PLAIN.get(text) ?? 'money');
}

function ofValue(value: Expr): string | null {
  switch (value.kind) {
    case 'number':
      return value.unit === null ? 'a number' : 'money';
    case 'rate':
      return 'a rate';
    case 'hours':
      return 'hours';
    case 'boolean':
      return 'a yes or no';
    case 'date':
      return 'a date';
    default:
      return null;
  }
}

function quantityOf({ type }: Column, value: Expr | null): Quantity | null {
  if (type !== null) return { words: ofType(type), span: type.span };
  const words = value === null ? null : ofValue(value);
  return words === null || value === null ? null : { words, span: value.span };
}

interface OtherQuantity extends Node {
  readonly name: string;
  readonly was: string;
  readonly is: string;
}

/** The first name that a declaration restates as a quantity of another kind: a rate as an amount. */
function otherQuantity(old: SimpleDecl, own: SimpleDecl): OtherQuantity | null {
  for (const [index, column] of own.columns.entries()) {
    const before = old.columns[index];
    const was = before === undefined ? null : quantityOf(before, old.value);
    const is = quantityOf(column, own.value);
    if (was !== null && is !== null && was.words !== is.words)
      return { name: column.name.text, was: was.words, is: is.words, span: is.span };
  }
  return null;
}

interface Otherwise {
  /** Where; null for the name. */
  readonly span: Span | null;
  readonly said: { readonly reason: string; readonly fix: string };
}

/** Why a declaration does not restate the one of its name; null when it does. */
export function restatedOtherwise(old: Decl, own: Decl): Otherwise | null {
  const [was, kind, names] = [kindOf(old), kindOf(own), namesOf(old).join(', ')];
  const said = (reason: string, fix: string, span: Span | null = null): Otherwise => ({
    span,
    said: { reason, fix },
  });
  if (was !== kind)
    return said(`is a \`${was}\`, not a \`${kind}\``, `repeal the ${was} and declare a \`new ${kind}\``);
  if (namesOf(own).join(', ') !== names)
    return said(`stands together with others: ${names}`, `restate all of them: ${kind} ${names}`);
  if (old.decl !== 'simple' || own.decl !== 'simple') return null;
  const other = otherQuantity(old, own);
  if (other !== null) {
    const fix = `what is of another kind has another name: repeal \`${other.name}\`, and restate what reads it`;
    return said(`was ${other.was}, and is ${other.is} here`, fix, other.span);
  }
  const column = own.columns.find(({ family }, index) => {
    const before = old.columns[index]?.family ?? null;
    return family !== null && before?.text !== family.text;
  });
  if (column === undefined) return null;
  const counter = old.columns.find(({ family }) => family !== null)?.family?.text;
  return counter === undefined
    ? said('has no members in the amended law', 'repeal it and declare a `new` family')
    : said(`is counted by \`${counter}\``, `write \`${column.name.text}[${counter}]\``);
}
