import canonicalize from 'canonicalize';
import type { Knex } from 'knex';
import type { RuleModule } from '../../runtime/module.ts';
import { joinTexts } from '../store/calculation-texts.ts';
import { Dictionaries } from '../store/dictionaries.ts';
import { type Calculator, recalculate, SCHEMA_VERSION } from './calculate.ts';
import type { CalculationRequest } from './calculation-request.ts';
import { RuleCatalog } from './rule-catalog.ts';

/** The dictionaries under which a service compresses payslips: those that the tests of each rule file work out. */
export function dictionariesFor(writer: Knex, { catalog, engineVersion, clock }: Calculator): Dictionaries {
  const makeText = (fingerprint: string) => workedPayslips(catalog.ofFingerprint(fingerprint), engineVersion);
  return new Dictionaries({ writer, clock, schemaVersion: SCHEMA_VERSION, makeText });
}

/**
 * The texts of the payslips of a rule file's worked requests; null without any. zstd finds best what stands last: the
 * usual payslip, which is the first of the worked ones.
 */
export function workedPayslips(module: RuleModule, engineVersion: string): string | null {
  const texts = requestsOf(module).map((request) => payslipText(module, request, engineVersion));
  return texts.length === 0 ? null : texts.toReversed().join('\n');
}

/** The worked requests of a rule file as the service takes them. */
function requestsOf({ manifest, worked = [] }: RuleModule): readonly CalculationRequest[] {
  return worked.map(({ period, employee }) => ({
    country: manifest.country,
    scheme: manifest.scheme,
    year: Number.parseInt(period.end_date, 10),
    period,
    employee: { ...employee, id: 'empleado-1' },
    employer: { id: 'empleador-1' },
    options: {},
  }));
}

function payslipText(module: RuleModule, request: CalculationRequest, engineVersion: string): string {
  const by: Calculator = {
    catalog: new RuleCatalog([module]),
    engineVersion,
    clock: () => Date.parse(request.period.end_date),
    nextId: () => '0'.repeat(26),
  };
  const { answer, traceText } = recalculate(request, by);
  return joinTexts({ request: canonicalize(request) ?? '', answer, traceText });
}
