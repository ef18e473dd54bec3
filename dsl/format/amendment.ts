import type { Change, NewDecl, PartDecl, RepealDecl, Target } from '../ast/ast.ts';
import type { Cell } from './align.ts';
import { printText } from './clause.ts';
import { checkEntry, declarationEntry } from './declaration.ts';
import { cell, type Entry, figureCell, WIDTH } from './entry.ts';
import { printExpression } from './expression.ts';
import type { Layout } from './list.ts';

/** The entry of what stands behind `new` or `repeal`, with that word before its own. */
function prefixed(word: string, change: Change, entry: Entry): Entry {
  const [first, ...rest] = entry.head;
  const head: readonly Cell[] = [cell('kind', `${word} ${first?.text ?? ''}`), ...rest];
  const family = entry.family === null ? null : `${word} ${entry.family}`;
  return { ...entry, span: change.span, head, family };
}

function newEntry(change: NewDecl, layout: Layout): Entry {
  const { decl } = change;
  const entry = 'change' in decl ? partEntry(decl) : declarationEntry(decl, layout);
  return prefixed('new', change, entry);
}

function partEntry({ span, kind, owner, part, label, cells, value, clauses }: PartDecl): Entry {
  const figures = cells.map((each) => figureCell('cell', printExpression(each), 2));
  const labels = label === null ? [] : [cell('label', printText(label))];
  const head = [cell('kind', kind.text), cell('name', `${owner.text}.${part.text}`), ...labels, ...figures];
  const headEnd = cells.at(-1)?.span.end ?? label?.span.end ?? part.span.end;
  return { span, head, headEnd, value, clauses, body: null, family: 'part', width: WIDTH };
}

function targetText({ name, part }: Target): string {
  return part === null ? name.text : `${name.text}.${part.text}`;
}

function repealEntry(change: RepealDecl): Entry {
  const { span, kind, targets, check, clauses } = change;
  if (check !== null) return { ...prefixed('repeal', change, checkEntry(check)), clauses };
  const head = [cell('kind', `repeal ${kind.text}`), cell('name', targets.map(targetText).join(', '))];
  const headEnd = targets.at(-1)?.span.end ?? kind.span.end;
  const family = kind.text === 'warn' || kind.text === 'refuse' ? 'notice' : 'repeal';
  return { span, head, headEnd, value: null, clauses, body: null, family, width: WIDTH };
}

/** The layout of what only an amendment says. */
export function changeEntry(change: Change, layout: Layout): Entry {
  switch (change.change) {
    case 'new':
      return newEntry(change, layout);
    case 'part':
      return partEntry(change);
    case 'repeal':
      return repealEntry(change);
  }
}
