import type { Node, Span, Text } from '../../dsl/ast/ast.ts';
import type { Dice } from '../oracle/oracle.ts';
import { clausesOf } from './clauses.ts';
import { another, type FaultClass, fixed, type Place, place, says } from './fault-class.ts';
import { cut, declarations, type RuleText } from './rule-text.ts';

/** Another digit, or two exchanged; null for a text without any. */
function otherNumber(text: string, dice: Dice): string | null {
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index);
  if (places.length === 0) return null;
  const at = dice.pick(places);
  const digit = dice.pick([...'123456789'].filter((one) => one !== text[at]));
  return text.slice(0, at) + digit + text.slice(at + 1);
}

/** A letter left out of a word. */
function misspelt(text: string, dice: Dice): string | null {
  const places = [...text.matchAll(/(?<=\p{L})\p{L}(?=\p{L})/gu)].map(({ index }) => index);
  const outside = places.filter((at) => !text.slice(0, at).includes('{') || text.indexOf('}') < at);
  if (outside.length === 0) return null;
  const at = dice.pick(outside);
  return text.slice(0, at) + text.slice(at + 1);
}

function citations(rules: RuleText): readonly Text[] {
  return clausesOf(rules, 'law').map(({ text }) => text);
}

function otherCitations(rules: RuleText): readonly Place[] {
  const all = citations(rules);
  const texts = all.map(({ span }) => cut(rules, span));
  return all.flatMap(({ span }) => [
    place(span, (dice) => otherNumber(cut(rules, span), dice)),
    place(span, (dice) => another(dice, texts, cut(rules, span))),
  ]);
}

/** The labels of lines, parts, tables and bases. */
function labels(rules: RuleText): readonly Span[] {
  const isText = (value: unknown): value is Text =>
    typeof value === 'object' && value !== null && 'value' in value && 'span' in value;
  const labelled = rules.nodes.filter((node: Node) => 'label' in node && isText(node.label));
  const found = labelled.flatMap((node) => ('label' in node && isText(node.label) ? [node.label.span] : []));
  const own = rules.file.scheme?.label?.span;
  return found.filter((span) => span.start !== own?.start);
}

function otherLabels(rules: RuleText): readonly Place[] {
  const all = labels(rules);
  const texts = all.map((span) => cut(rules, span));
  return all.flatMap((span) => [
    place(span, (dice) => misspelt(cut(rules, span), dice)),
    place(span, (dice) => another(dice, texts, cut(rules, span))),
  ]);
}

function messages(rules: RuleText): readonly Text[] {
  return declarations(rules, 'notice').flatMap(({ clauses }) =>
    clauses.flatMap((clause) => (clause.kind === 'text' ? [clause.text] : [])),
  );
}

function otherMessages(rules: RuleText): readonly Place[] {
  const all = messages(rules);
  const names = all.flatMap(({ value }) => [...value.matchAll(/\{[^}]+\}/g)].map(([name]) => name));
  return all.flatMap(({ span, value }) => [
    place(span, (dice) => misspelt(cut(rules, span), dice)),
    place(span, (dice) => {
      const own = /\{[^}]+\}/.exec(value)?.[0];
      const other = own === undefined ? null : another(dice, names, own);
      return own === undefined || other === null ? null : cut(rules, span).replace(own, other);
    }),
  ]);
}

/** Mistakes in what is said beside the amounts. */
export const TEXT_FAULTS: readonly FaultClass[] = [
  says('a citation with another number, or of another line', otherCitations),
  says('a citation left out', (rules) => clausesOf(rules, 'law').map(({ span }) => fixed(span, ''))),
  says('a label misspelt, or of another line', otherLabels),
  says('the text of a warning', otherMessages),
];
