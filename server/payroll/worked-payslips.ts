import canonicalize from 'canonicalize';
import type { Knex } from 'knex';
import type { WorkedRequest } from '../../runtime/law/worked-request.ts';
import type { RuleModule } from '../../runtime/module.ts';
import { joinTexts } from '../store/texts/calculation-texts.ts';
import { Dictionaries, type DictionaryKind, type DictionaryText } from '../store/texts/dictionaries.ts';
import { type Calculator, recalculate, SCHEMA_VERSION } from './calculate.ts';
import type { CalculationRequest } from './calculation-request.ts';
import { RuleCatalog } from './rule-catalog.ts';

/** The dictionaries under which a service compresses payslips: those that the tests of each rule file work out. */
export function dictionariesFor(writer: Knex, { catalog, engineVersion, clock }: Calculator): Dictionaries {
  const textFor = (fingerprint: string, kind: DictionaryKind) =>
    workedPayslip(catalog.ofFingerprint(fingerprint), kind, engineVersion);
  return new Dictionaries({ writer, clock, schemaVersion: SCHEMA_VERSION, textFor });
}

/** Returns the kind of dictionary that fits the payslip of a request. */
export function kindOf({
  history,
  employee,
}: Pick<CalculationRequest, 'history' | 'employee'>): DictionaryKind {
  return history === undefined && employee.history === undefined ? 'usual' : 'history';
}

/** The text of a worked payslip of the rules, of this kind where there is one; null without any. */
export function workedPayslip(
  module: RuleModule,
  kind: DictionaryKind,
  engineVersion: string,
): DictionaryText | null {
  const requests = (module.worked ?? []).map((worked) => requestOf(module, worked));
  const request = requests.find((one) => kindOf(one) === kind) ?? requests[0];
  if (request === undefined) return null;
  return { kind: kindOf(request), make: () => payslipText(module, request, engineVersion) };
}

/** A worked request as the service takes it. */
function requestOf({ manifest }: RuleModule, { period, employee }: WorkedRequest): CalculationRequest {
  return {
    country: manifest.country,
    scheme: manifest.scheme,
    year: Number.parseInt(period.end_date, 10),
    period,
    employee: { ...employee, id: 'empleado-1' },
    employer: { id: 'empleador-1' },
    options: {},
  };
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
