import {
  isLegal,
  isTerminal,
  type PayoutStatus,
  TRANSITIONS,
} from '../../server/store/payouts/payout-states.ts';

const STATES: readonly PayoutStatus[] = ['PENDING', 'PROCESSING', 'PAID', 'REJECTED', 'CANCELLED'];

test('there are five legal moves and no others', () => {
  const legal = STATES.flatMap((from) =>
    STATES.flatMap((to) =>
      (['provider', 'client'] as const).flatMap((by) =>
        isLegal(from, to, by) ? [`${from} ${to} ${by}`] : [],
      ),
    ),
  );
  expect(legal).toEqual([
    'PENDING PROCESSING provider',
    'PENDING REJECTED provider',
    'PENDING CANCELLED client',
    'PROCESSING PAID provider',
    'PROCESSING REJECTED provider',
  ]);
  expect(TRANSITIONS).toHaveLength(5);
});

test('what is paid, rejected or cancelled stays so', () => {
  expect(STATES.filter(isTerminal)).toEqual(['PAID', 'REJECTED', 'CANCELLED']);
});
