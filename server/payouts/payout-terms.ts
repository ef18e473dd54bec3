import { decimalText } from '../../runtime/numbers/decimal-text.ts';
import { compare, parseDecimal, ZERO } from '../../runtime/numbers/exact.ts';
import { isDecimal, printFixed } from '../../runtime/numbers/print.ts';
import { isCallerId, UNCLEAR_ID } from '../caller-id.ts';
import type { Json, JsonObject } from '../json.ts';
import { type Fault, validationError } from '../service-error.ts';
import { urlProblem } from './notification-url.ts';
import type { PayoutRequest } from './payout.ts';
import type { PayoutProvider } from './provider.ts';
import { beneficiaryFaults, valueAt } from './requirements/beneficiary-faults.ts';
import type { CountryRequirements, PaymentMethod } from './requirements/country-requirements.ts';

/** What the service decides about a request that it accepts. */
export interface PayoutTerms {
  /** Two decimals. */
  readonly amount: string;
  readonly paymentMethodId: string;
}

/** Everything that the schema cannot say. Throws `VALIDATION_ERROR` with every fault. */
export function payoutTerms(
  request: PayoutRequest,
  provider: PayoutProvider,
  allowPrivateUrls: boolean,
): PayoutTerms {
  const requirements = provider.requirements(request.country);
  if (requirements === undefined) throw validationError([countryFault(request.country)]);
  const amount = readAmount(request.amount, requirements);
  const method = chooseMethod(request, requirements);
  const faults = [
    ...(typeof amount === 'string' ? [] : [amount]),
    ...externalIdFaults(request.external_id),
    ...currencyFaults(request, requirements),
    ...beneficiaryFaults(requirements, request.beneficiary),
    ...(typeof method === 'string' ? [] : [method]),
    ...urlFaults(request.notification_url, allowPrivateUrls),
  ];
  if (typeof amount !== 'string' || typeof method !== 'string' || faults.length > 0) {
    throw validationError(faults);
  }
  return { amount, paymentMethodId: method };
}

function readAmount(
  sent: string | number,
  { amountDecimals, currency }: CountryRequirements,
): string | Fault {
  const value = parseDecimal(decimalText(sent));
  const loc = ['body', 'amount'];
  if (value === null) {
    return { loc, msg: 'Must be a decimal', type: 'string_pattern_mismatch', input: sent, ctx: {} };
  }
  if (compare(value, ZERO) <= 0) {
    return { loc, msg: 'Must be greater than 0', type: 'greater_than', input: sent, ctx: { limit: '0' } };
  }
  if (isDecimal(value, amountDecimals)) return printFixed(value, 2);
  const msg = `${currency} has ${amountDecimals} decimals`;
  const ctx = { reason: 'below_minor_unit', decimals: amountDecimals };
  return { loc, msg, type: 'value_error', input: sent, ctx };
}

/** Only of new payouts: one that version 0.1.0 made under such an id is still found by it, and not paid again. */
function externalIdFaults(id: string): readonly Fault[] {
  return isCallerId(id) ? [] : [valueError('external_id', UNCLEAR_ID, id, 'unclear_id', null)];
}

function currencyFaults({ currency }: PayoutRequest, requirements: CountryRequirements): readonly Fault[] {
  if (currency === requirements.currency) return [];
  const msg = `Money is paid out in ${requirements.currency} in ${requirements.country}`;
  return [valueError('currency', msg, currency, 'currency_of_another_country', requirements.currency)];
}

/** The method named, or the first one whose account was given. */
export function methodOf(
  { payment_method_id, beneficiary }: PayoutRequest,
  { paymentMethods }: CountryRequirements,
): string {
  if (payment_method_id !== undefined) return payment_method_id;
  const possible = paymentMethods.find((method) => isPossible(method, beneficiary));
  return (possible ?? paymentMethods[0])?.id ?? '';
}

function isPossible({ needs }: PaymentMethod, beneficiary: JsonObject): boolean {
  return needs.some((path) => valueAt(beneficiary, path) !== undefined);
}

function chooseMethod(request: PayoutRequest, requirements: CountryRequirements): string | Fault {
  const { paymentMethods } = requirements;
  const named = methodOf(request, requirements);
  if (request.payment_method_id === undefined) return named;
  const method = paymentMethods.find(({ id }) => id === named);
  if (method === undefined) {
    const allowed = paymentMethods.map(({ id }) => id);
    const msg = `Must be one of ${allowed.join(', ')}`;
    return { loc: ['body', 'payment_method_id'], msg, type: 'enum', input: named, ctx: { allowed } };
  }
  if (isPossible(method, request.beneficiary)) return named;
  const msg = `${named} needs ${method.needs.map((path) => `beneficiary.${path}`).join(' or ')}`;
  return valueError('payment_method_id', msg, named, 'account_missing', null);
}

function urlFaults(url: string | undefined, allowPrivate: boolean): readonly Fault[] {
  const problem = url === undefined ? null : urlProblem(url, allowPrivate);
  if (url === undefined || problem === null) return [];
  const msg = 'Must be a public HTTPS address on port 443 or 8443, without user and fragment';
  return [valueError('notification_url', msg, url.slice(0, 200), problem, null)];
}

function valueError(field: string, msg: string, input: Json, reason: string, expected: Json): Fault {
  const ctx = { reason, ...(expected !== null && { expected }) };
  return { loc: ['body', field], msg, type: 'value_error', input, ctx };
}

function countryFault(country: string): Fault {
  return {
    loc: ['body', 'country'],
    msg: 'No money is paid out there',
    type: 'enum',
    input: country,
    ctx: {},
  };
}
