import type { PayoutOrder, PayoutProvider, Progress, StatusEvent } from './provider.ts';
import type { CountryRequirements, PayoutCountry } from './requirements/country-requirements.ts';
import { REQUIREMENTS } from './requirements/requirements-answer.ts';

const PROCESSING: StatusEvent = {
  status: 'PROCESSING',
  code: '200',
  detail: 'Payout sent to the bank and being processed.',
};
const PAID: StatusEvent = { status: 'PAID', code: '200', detail: 'Payout paid to the beneficiary account.' };
const REFUSED_AT_INTAKE: StatusEvent = {
  status: 'REJECTED',
  code: '300',
  detail: 'Payout rejected at intake by the provider (mock trigger).',
};
const REFUSED_BY_BANK: StatusEvent = {
  status: 'REJECTED',
  code: '301',
  detail: 'Payout rejected by the beneficiary bank (mock trigger).',
};
const STUCK: StatusEvent = {
  ...PROCESSING,
  detail: 'Payout is still being processed by the bank (mock trigger).',
};

/** What happens one step after the other, and how long a step takes when the request does not say. */
interface Script {
  readonly path: readonly StatusEvent[];
  readonly stepSeconds?: number;
}

const DEFAULT: Script = { path: [PROCESSING, PAID] };

/** How an `external_id` begins decides what happens. Nothing outside this file knows these texts. */
const SCRIPTS: Readonly<Record<string, Script>> = {
  MOCK_OK_: DEFAULT,
  MOCK_SLOW_: { ...DEFAULT, stepSeconds: 10 },
  MOCK_REJECT_INTAKE_: { path: [REFUSED_AT_INTAKE] },
  MOCK_REJECT_BANK_: { path: [PROCESSING, REFUSED_BY_BANK] },
  MOCK_STUCK_: { path: [STUCK] },
};

/** Moves no money: plays what the `external_id` asks for, one step after the other. */
export class MockProvider implements PayoutProvider {
  readonly mode = 'sandbox';
  readonly isMock = true;
  readonly #stepSeconds: number;

  /** `stepSeconds` is used when a request does not say. */
  constructor(stepSeconds: number) {
    this.#stepSeconds = stepSeconds;
  }

  requirements(country: string): CountryRequirements | undefined {
    return isPayoutCountry(country) ? REQUIREMENTS[country] : undefined;
  }

  processingOf(order: Scripted): { readonly step_seconds: number } {
    return {
      step_seconds: order.processing?.step_seconds ?? scriptOf(order).stepSeconds ?? this.#stepSeconds,
    };
  }

  submitDelayMs(order: PayoutOrder): number {
    return this.#stepMs(order);
  }

  announces(order: PayoutOrder): boolean {
    return this.#stepMs(order) > 0;
  }

  async submit(order: PayoutOrder): Promise<Progress> {
    return this.#step(order, 0);
  }

  async follow(order: PayoutOrder): Promise<Progress> {
    return this.#step(order, 1);
  }

  async cancel(): Promise<boolean> {
    return true;
  }

  #step(order: PayoutOrder, at: number): Progress {
    const { path } = scriptOf(order);
    const isLast = at + 1 >= path.length;
    return { event: path[at] ?? null, askAgainInMs: isLast ? null : this.#stepMs(order) };
  }

  #stepMs(order: PayoutOrder): number {
    return this.processingOf(order).step_seconds * 1000;
  }
}

/** The part of an order that decides how it is played. */
type Scripted = Pick<PayoutOrder, 'externalId' | 'processing'>;

function scriptOf({ externalId }: Scripted): Script {
  const [, script] = Object.entries(SCRIPTS).find(([prefix]) => externalId.startsWith(prefix)) ?? [];
  return script ?? DEFAULT;
}

function isPayoutCountry(country: string): country is PayoutCountry {
  return Object.hasOwn(REQUIREMENTS, country);
}
