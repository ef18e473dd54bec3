import type { PayoutCountry } from '../../store/payouts/payout-states.ts';
import type { FieldRule } from './field-rule.ts';

export type { PayoutCountry };

/** What a payment method needs, and when it is the one used. */
export interface PaymentMethod {
  readonly id: string;
  readonly is_default: boolean;
  /** The field without which money cannot be sent this way; one of them suffices. */
  readonly needs: readonly string[];
}

/** Everything a country asks of a beneficiary: form, JSON schema and validation are made from it. */
export interface CountryRequirements {
  readonly country: PayoutCountry;
  readonly currency: string;
  /** Minor digits of the currency (ISO 4217). */
  readonly amountDecimals: number;
  /** In order of preference: the first whose needs are met is used when the request names none. */
  readonly paymentMethods: readonly PaymentMethod[];
  readonly fields: readonly FieldRule[];
  /** Pairs of fields that name two accounts when both are given. */
  readonly exclusive: readonly (readonly [string, string])[];
}
