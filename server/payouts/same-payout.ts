import canonicalize from 'canonicalize';
import { decimalText } from '../../runtime/numbers/decimal-text.ts';
import { parseDecimal } from '../../runtime/numbers/exact.ts';
import { printPlain } from '../../runtime/numbers/print.ts';
import type { PayoutRequest } from './payout.ts';
import { methodOf } from './payout-terms.ts';
import type { PayoutProvider } from './provider.ts';

/** Fraction digits that an amount may be sent with. */
const AMOUNT_DIGITS = 6;

/** A request with everything spelled out: however it was written, the same payout has the same. */
type PayoutMeaning = Readonly<Record<keyof PayoutRequest, unknown>>;

export function payoutMeaning(request: PayoutRequest, provider: PayoutProvider): PayoutMeaning {
  const { external_id, processing = null, payroll_ref = {} } = request;
  const requirements = provider.requirements(request.country);
  return {
    amount: amountOf(request.amount),
    currency: request.currency,
    country: request.country,
    external_id,
    beneficiary: request.beneficiary,
    description: request.description ?? null,
    payment_method_id:
      requirements === undefined ? request.payment_method_id : methodOf(request, requirements),
    payroll_ref,
    notification_url: request.notification_url ?? null,
    metadata: request.metadata ?? {},
    processing: provider.processingOf({ externalId: external_id, processing }),
  };
}

/** The top-level names in which two requests are not the same payout. */
export function differingFields(one: PayoutMeaning, other: PayoutMeaning): readonly string[] {
  const text = (value: unknown) => canonicalize(value);
  const [names, others] = [Object.entries(one), new Map(Object.entries(other))];
  return names.flatMap(([name, value]) => (text(value) === text(others.get(name)) ? [] : [name])).sort();
}

/** `100`, `"100"` and `"100.00"` are one amount; what cannot be read is refused elsewhere. */
function amountOf(sent: string | number): string {
  const value = parseDecimal(decimalText(sent));
  return value === null ? String(sent) : printPlain(value, AMOUNT_DIGITS);
}
