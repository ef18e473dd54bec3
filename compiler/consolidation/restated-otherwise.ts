import type { Column, Decl, Expr, Node, SimpleDecl, Span, TypeRef } from '../../dsl/ast/ast.ts';
import { kindWord } from '../../dsl/diagnostics/phrases/kind-words.ts';
import { isSame, type Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { readingPhrases } from '../../dsl/diagnostics/phrases/reading.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { kindOf, namesOf } from './names.ts';

/** What a column of a declaration holds, as far as its own text tells it, and where it does. */
interface Quantity extends Node {
  readonly words: Said;
}

const COUNTS: ReadonlySet<string> = new Set(['number', 'integer']);
const PLAIN: ReadonlyMap<string, Said> = new Map([
  ['rate', quantityPhrases.aRate],
  ['hours', quantityPhrases.hours],
  ['boolean', quantityPhrases.aYesOrNo],
  ['date', readingPhrases.aDate],
]);

/** Every unit is money: a parameter may be written in another one from a year on. */
function ofType(type: TypeRef): Said {
  if (type.kind === 'choice') return quantityPhrases.oneOfSeveralWords;
  const { text } = type.name;
  return COUNTS.has(text) ? readingPhrases.aNumber : (PLAIN.get(text) ?? quantityPhrases.money);
}

function ofValue(value: Expr): Said | null {
  switch (value.kind) {
    case 'number':
      return value.unit === null ? readingPhrases.aNumber : quantityPhrases.money;
    case 'rate':
      return quantityPhrases.aRate;
    case 'hours':
      return quantityPhrases.hours;
    case 'boolean':
      return quantityPhrases.aYesOrNo;
    case 'date':
      return readingPhrases.aDate;
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
  readonly was: Said;
  readonly is: Said;
}

/** The first name that a declaration restates as a quantity of another kind: a rate as an amount. */
function otherQuantity(old: SimpleDecl, own: SimpleDecl): OtherQuantity | null {
  for (const [index, column] of own.columns.entries()) {
    const before = old.columns[index];
    const was = before === undefined ? null : quantityOf(before, old.value);
    const is = quantityOf(column, own.value);
    if (was !== null && is !== null && !isSame(was.words, is.words))
      return { name: column.name.text, was: was.words, is: is.words, span: is.span };
  }
  return null;
}

interface Otherwise {
  /** Where; null for the name. */
  readonly span: Span | null;
  readonly said: { readonly reason: Said; readonly fix: Said };
}

/** Why a declaration does not restate the one of its name; null when it does. */
export function restatedOtherwise(old: Decl, own: Decl): Otherwise | null {
  const [was, kind, names] = [kindOf(old), kindOf(own), namesOf(old).join(', ')];
  const said = (reason: Said, fix: Said, span: Span | null = null): Otherwise => ({
    span,
    said: { reason, fix },
  });
  if (was !== kind)
    return said(rulePhrases.isANotA(was, kind), rulePhrases.repealTheAndDeclareANew(kindWord(was), kind));
  if (namesOf(own).join(', ') !== names)
    return said(
      rulePhrases.standsTogetherWithOthers(names),
      rulePhrases.restateAllOfThem(`${kind} ${names}`),
    );
  if (old.decl !== 'simple' || own.decl !== 'simple') return null;
  const other = otherQuantity(old, own);
  if (other !== null) {
    const fix = rulePhrases.whatIsOfAnotherKindHas(other.name);
    return said(rulePhrases.wasAndIsHere(other.was, other.is), fix, other.span);
  }
  const column = own.columns.find(({ family }, index) => {
    const before = old.columns[index]?.family ?? null;
    return family !== null && before?.text !== family.text;
  });
  if (column === undefined) return null;
  const counter = old.columns.find(({ family }) => family !== null)?.family?.text;
  return counter === undefined
    ? said(rulePhrases.hasNoMembersInTheAmended, rulePhrases.repealItAndDeclareANew)
    : said(rulePhrases.isCountedBy(counter), readingPhrases.write(`${column.name.text}[${counter}]`));
}
