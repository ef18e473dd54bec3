import type { Change, Clause, Decl, NoticeDecl } from '../../dsl/ast/ast.ts';
import { printExpression } from '../../dsl/format/expression.ts';
import { clauseOf } from '../model/clauses.ts';

/** How a warning or a refusal is told from others: by its code and the field that it names. */
export function noticeName({ kind, code, clauses }: Pick<NoticeDecl, 'kind' | 'code' | 'clauses'>): string {
  const first = clauseOf(clauses, 'first');
  if (first !== null)
    return `${kind} ${code.text} on first of ${first.names.map(({ text }) => text).join(', ')}`;
  const on = clauseOf(clauses, 'on');
  return on === null ? `${kind} ${code.text}` : `${kind} ${code.text} on ${printExpression(on.expr)}`;
}

export function applyName(template: string, clauses: readonly Clause[]): string {
  const suffix = clauseOf(clauses, 'as');
  return suffix === null ? `apply ${template}` : `apply ${template} as ${suffix.name.text}`;
}

/** What a declaration is called: every name that it gives, or what tells it from others that have no name. */
export function namesOf(decl: Decl): readonly string[] {
  switch (decl.decl) {
    case 'simple':
      return decl.columns.map((column) => column.name.text);
    case 'table':
    case 'employer':
    case 'deductions':
    case 'profile':
    case 'template':
      return [decl.name.text];
    case 'apply':
      return [applyName(decl.template.text, decl.clauses)];
    case 'notice':
      return [noticeName(decl)];
    case 'check':
      return [
        decl.kind === 'monotone'
          ? `check monotone ${decl.target.text} by ${decl.by.text}`
          : `check ${printExpression(decl.expr)}`,
      ];
    case 'test':
    case 'cases':
      return [];
  }
}

/** The word that a declaration begins with. */
export function kindOf(decl: Decl): string {
  return decl.decl === 'simple' || decl.decl === 'notice' ? decl.kind : decl.decl;
}

/** The word that only an amendment says. */
export function wordOf(change: Change): string {
  return change.change === 'part' ? `${change.owner.text}.${change.part.text}` : change.change;
}
