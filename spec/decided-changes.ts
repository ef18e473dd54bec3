/** Only the answer to a request for an event says `event`, and the list of schemes where a scheme of events is installed. */
const EVENT =
  'a client meets the type only where it asks for a scheme of events, which earlier versions lack';

const EVENT_PLACES: readonly string[] = [
  'POST /v1/payroll/calculate 200.period.type',
  'POST /v1/payroll/calculate 200.period_basis.type',
  'POST /v1/payroll/calculate 201.period.type',
  'POST /v1/payroll/calculate 201.period_basis.type',
  'POST /v1/payroll/batch 200.results[].calculation.period.type',
  'POST /v1/payroll/batch 200.results[].calculation.period_basis.type',
  'POST /v1/payroll/batch 201.results[].calculation.period.type',
  'POST /v1/payroll/batch 201.results[].calculation.period_basis.type',
  'POST /v1/payroll/batch 202.results[].calculation.period.type',
  'POST /v1/payroll/batch 202.results[].calculation.period_basis.type',
  'GET /v1/payroll/batches 200.data[].period.type',
  'GET /v1/payroll/batches/{batch_id} 200.period.type',
  'GET /v1/payroll/jobs/{id} 200.result.results[].calculation.period.type',
  'GET /v1/payroll/jobs/{id} 200.result.results[].calculation.period_basis.type',
  'GET /v1/payroll/calculations 200.data[].period.type',
  'GET /v1/payroll/calculations/{calculation_id} 200.period.type',
  'GET /v1/payroll/calculations/{calculation_id} 200.period_basis.type',
  'GET /v1/payroll/schemes 200.schemes[].supported_period_types[]',
  'GET /v1/payroll/schemes/{country} 200.schemes[].supported_period_types[]',
];

/**
 * Changes since the last release that could break a client and were decided all the same, each with its reason. They
 * go when the version that has them is released.
 */
export const DECIDED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(EVENT_PLACES.map((place) => [`${place}: event is new to the receiver`, EVENT])),
  'GET /v1/payouts/{payout_id}/events 200.data[].delivery.state: unknown is new to the receiver':
    'an event that a killed process had sent was told to have failed, and a receiver that has it need not ask for it again',
  'POST /v1/payroll/simulate 200.results[].daily_salary is no longer always there':
    'a scenario lacks it only where the scheme reads no daily salary, and such a scheme could not be simulated',
};

/** What nobody has decided among these changes, and what was decided of a change that is none. */
export function undecided(
  changes: readonly string[],
  decided: Readonly<Record<string, string>> = DECIDED,
): { readonly breaking: readonly string[]; readonly idle: readonly string[] } {
  return {
    breaking: changes.filter((change) => decided[change] === undefined),
    idle: Object.keys(decided).filter((change) => !changes.includes(change)),
  };
}
