import { payoutOf } from '../../server/payouts/payout.ts';
import type { HistoryRow, PayoutRow } from '../../server/store/payouts/payouts.ts';

const ID = 'po_01JE5V6ZGQ0000000000000000';
const AT = '2025-03-31T12:00:00.000Z';

const pending: PayoutRow = {
  id: ID,
  client_id: 'client',
  environment: 'sandbox',
  external_id: 'nomina-1',
  status: 'PENDING',
  status_code: '200',
  status_detail: 'Payout received and queued for processing.',
  amount: '100.00',
  currency: 'MXN',
  country: 'MX',
  payment_method_id: 'BANK_TRANSFER',
  calculation_id: null,
  mode: 'sandbox',
  is_mock: true,
  request: '{"beneficiary":{}}',
  steps: 1,
  asked: 0,
  handed_over_at: null,
  created_at: AT,
  updated_at: AT,
};

function entry(step: number, status: HistoryRow['status']): HistoryRow {
  return { id: `h${step}`, payout_id: ID, client_id: 'client', step, status, detail: '', at: AT };
}

test('a step that is made while a payout is read does not show in its history before its status', () => {
  const { status, status_history } = payoutOf(pending, [entry(1, 'PENDING'), entry(2, 'PROCESSING')]);
  expect([status, status_history.map((one) => one.status)]).toEqual(['PENDING', ['PENDING']]);
});
