import type { Clause, ClauseKind, NoticeDecl } from '../../dsl/ast/ast.ts';
import type { ClauseOf } from './clauses.ts';
import { another, decides, type FaultClass, fixed, type Place, place } from './fault-class.ts';
import { cut, declarations, type RuleText } from './rule-text.ts';

function clause<K extends ClauseKind>(notice: NoticeDecl, kind: K): ClauseOf<K> | null {
  const isOne = (one: Clause): one is ClauseOf<K> => one.kind === kind;
  return notice.clauses.find(isOne) ?? null;
}

function warnings(rules: RuleText): readonly NoticeDecl[] {
  return declarations(rules, 'notice').filter(({ kind }) => kind === 'warn');
}

function severities(rules: RuleText): readonly Place[] {
  return warnings(rules).map((notice) => {
    const { code } = notice;
    const said = clause(notice, 'severity');
    if (said === null) return fixed(code.span, `${code.text} severity info`);
    return place(said.name.span, (dice) => another(dice, ['info', 'warning'], said.name.text));
  });
}

function fields(rules: RuleText): readonly Place[] {
  const simple = declarations(rules, 'simple').filter(({ kind }) => kind === 'input' || kind === 'flag');
  const inputs = simple.flatMap(({ columns }) => columns.map(({ name }) => name.text));
  return declarations(rules, 'notice').flatMap((notice) => {
    const on = clause(notice, 'on')?.expr.span;
    if (on === undefined) return [];
    return [place(on, (dice) => another(dice, [...inputs, 'period', 'net_salary'], cut(rules, on)))];
  });
}

function codes(rules: RuleText): readonly Place[] {
  const all = warnings(rules).map(({ code }) => code.text);
  return warnings(rules).map(({ code }) => place(code.span, (dice) => another(dice, all, code.text)));
}

/** Mistakes in warnings, but for their conditions and texts. */
export const NOTICE_FAULTS: readonly FaultClass[] = [
  decides('the severity of a warning', severities),
  decides('the field of a warning or refusal', fields),
  decides('the code of a warning', codes),
];
