import type { RuleModule } from '../../runtime/module.ts';
import { PAYSLIP_ITSELF } from '../store/summed-amount.ts';
import type { LineName } from '../store/summed-lines.ts';

/** The lines of payslips that the histories of the rules read. */
export function linesRead(modules: readonly RuleModule[]): readonly LineName[] {
  return modules
    .flatMap(({ manifest }) => manifest.histories ?? [])
    .flatMap(({ of, line }) =>
      of.map(({ country, scheme }) => ({ country, scheme, line: line ?? PAYSLIP_ITSELF })),
    );
}
