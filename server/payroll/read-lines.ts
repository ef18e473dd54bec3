import { PAYSLIP_ITSELF } from '../../runtime/history/reading.ts';
import type { Manifest, RuleModule } from '../../runtime/module.ts';
import type { LineName } from '../store/histories/summed-lines.ts';

/** A line that histories read of a scheme's payslips. */
export interface ReadLine extends Pick<LineName, 'country' | 'scheme'> {
  /** Null where payslips are counted. */
  readonly line: string | null;
  /** True if payslips of other employers are read, too. */
  readonly isOfAnyEmployer: boolean;
}

/** The lines of payslips that the histories of the rules read. */
export function linesRead(modules: readonly RuleModule[]): readonly LineName[] {
  return modules.flatMap(({ manifest }) =>
    linesOf(manifest).map(({ country, scheme, line }) => ({ country, scheme, line: line ?? PAYSLIP_ITSELF })),
  );
}

/** Each once, of the rules that are in force on some day from a date on. */
export function readLinesFrom(modules: readonly RuleModule[], date: string): readonly ReadLine[] {
  const inForce = modules.filter(({ manifest }) => manifest.validUntil >= date);
  const lines = inForce.flatMap(({ manifest }) => linesOf(manifest));
  return [...new Map(lines.map((one) => [JSON.stringify(one), one])).values()];
}

function linesOf({ histories = [] }: Manifest): readonly ReadLine[] {
  return histories.flatMap(({ of, line, employers }) =>
    of.map(({ country, scheme }) => ({ country, scheme, line, isOfAnyEmployer: employers === 'any' })),
  );
}
