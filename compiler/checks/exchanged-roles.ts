import { payroll } from '../../dsl/diagnostics/payroll.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import type { Ir, IrMark, NodeId } from '../ir/ir.ts';
import type { Lowering } from '../lower/state.ts';
import { WhatIsRead } from '../lower/what-is-read.ts';
import { hasClause } from '../model/clauses.ts';

/** Which lines a mark decides, through the steps that sum it. */
interface Reached {
  readonly deductions: number;
  readonly contributions: number;
}

function readsSum(id: NodeId, mark: string, l: Lowering): boolean {
  if (l.sums.get(id) === mark) return true;
  return l.nodes.at(id).args.some((arg) => readsSum(arg, mark, l));
}

function reachedBy(mark: string, read: WhatIsRead, l: Lowering): Reached {
  const steps = [...l.steps.values()];
  const formulas = steps.map((step) => [step.value, step.condition, step.base].filter((id) => id !== null));
  const readers = new Set(
    steps.filter((_, at) => formulas[at]?.some((id) => readsSum(id, mark, l))).map(({ id }) => id),
  );
  const reached = steps.filter(
    ({ id }) => readers.has(id) || [...read.ofStep(id)].some((one) => readers.has(one)),
  );
  return {
    deductions: reached.filter(({ kind }) => kind === 'deduction').length,
    contributions: reached.filter(({ kind }) => kind === 'component').length,
  };
}

/**
 * Why the two marks seem to be taken for each other where no contribution of the employer is computed from the sum of social
 * security; null when nothing says so.
 */
function reasonOf(taxable: Reached, social: Reached): Said | null {
  if (taxable.contributions > 0) return rulePhrases.isAsTaxableAndWhatThe;
  return social.deductions > 0 ? rulePhrases.isAsSocialSecurityAndNo : null;
}

/** PAY520: the employer contributes on the base of social security, and not on that of the income tax. */
export function checkExchangedRoles(l: Lowering, ir: Ir): void {
  const roleOf = (role: IrMark['as']): string | undefined => ir.marks.find(({ as }) => as === role)?.id;
  const [taxable, social] = [roleOf('taxable'), roleOf('social_security')];
  const hasEmployer = [...l.steps.values()].some(({ kind }) => kind === 'component');
  if (taxable === undefined || social === undefined || !hasEmployer) return;
  const read = new WhatIsRead(l);
  const ofSocial = reachedBy(social, read, l);
  if (ofSocial.contributions > 0) return;
  const ofTax = reachedBy(taxable, read, l);
  const reason = reasonOf(ofTax, ofSocial);
  const symbol = l.symbols.byName.get(ofTax.contributions > 0 ? taxable : social);
  if (reason === null || symbol?.kind !== 'mark' || hasClause(symbol.decl.clauses, 'convention')) return;
  l.report.say(payroll.exchangedRoles, symbol.span, { mark: symbol.name, reason });
}
