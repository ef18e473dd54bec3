import type { JsonObject } from '../json.ts';
import type { CountryRequirements, PayoutCountry } from './requirements/country-requirements.ts';

/** A payout as the provider is asked to make it. It never changes. */
export interface PayoutOrder {
  /** `po_…`. Also the key under which the provider makes it once, however often it is asked. */
  readonly id: string;
  readonly externalId: string;
  /** Two decimals, for example `1686134.00`. */
  readonly amount: string;
  readonly currency: string;
  readonly country: PayoutCountry;
  readonly paymentMethodId: string;
  /** As the client sent it; separators in numbers included. */
  readonly beneficiary: JsonObject;
  readonly description: string | null;
  /** Settings that only a mock reads. */
  readonly processing: { readonly step_seconds?: number } | null;
}

/** `200` nothing failed; `300` refused at intake; `301` by the bank; `302` account, `303` document invalid. */
type StatusCode = '200' | '300' | '301' | '302' | '303';

/** What became of a payout: the provider's side of a transition. */
export interface StatusEvent {
  readonly status: 'PROCESSING' | 'PAID' | 'REJECTED';
  readonly code: StatusCode;
  /** One sentence for the client. */
  readonly detail: string;
}

/** The provider's answer whenever it is asked about a payout. */
export interface Progress {
  /** Null when nothing has changed. */
  readonly event: StatusEvent | null;
  /** When to ask again, in milliseconds; 0 at once; null when there is nothing more to ask. */
  readonly askAgainInMs: number | null;
}

/**
 * What moves the money. The service keeps the payout, its states, its events and the contract; a provider
 * only says what happens to it. See docs/payout-provider.md.
 */
export interface PayoutProvider {
  /** `live` when real funds move. */
  readonly mode: 'sandbox' | 'live';
  readonly isMock: boolean;
  /** What a beneficiary must look like, or undefined where no money can be sent. */
  requirements(country: string): CountryRequirements | undefined;
  /** The settings that an order is run with, those spelled out that the client left out; null where it has none. */
  processingOf(order: Pick<PayoutOrder, 'externalId' | 'processing'>): PayoutOrder['processing'];
  /** How long an accepted payout waits before it is submitted; until then the client can take it back. */
  submitDelayMs(order: PayoutOrder): number;
  /** Whether the client is told of every step, or sees only where the payout stands. */
  announces(order: PayoutOrder): boolean;
  /**
   * Hands the order over. Asked for a payout that is PENDING, and again with the same id when the answer
   * was lost: it must not pay twice. Throwing means that it is not known what became of it: asked again.
   */
  submit(order: PayoutOrder): Promise<Progress>;
  /** Asks what became of an order that is PROCESSING. */
  follow(order: PayoutOrder): Promise<Progress>;
  /**
   * Takes back an order that may have been handed over, or may be handed over in this very moment. True only
   * when it is certain that nothing is paid, and that a `submit` of the same id which comes later pays nothing.
   */
  cancel(order: PayoutOrder): Promise<boolean>;
}
