import type { Dated } from './dated.ts';

/** rules/ar/law.md 4.7: fixed sum of the ART for the FFEP, pesos a worker and month. */
export interface FfepFixedSum extends Dated {
  readonly amount: string;
}

export const FFEP_FIXED_SUMS: readonly FfepFixedSum[] = [
  { from: '2024-01-01', amount: '444.00' },
  { from: '2024-02-01', amount: '481.00' },
  { from: '2024-03-01', amount: '552.00' },
  { from: '2024-04-01', amount: '615.00' },
  { from: '2024-05-01', amount: '702.00' },
  { from: '2024-06-01', amount: '815.00' },
  { from: '2024-07-01', amount: '874.00' },
  { from: '2024-08-01', amount: '928.00' },
  { from: '2024-09-01', amount: '989.00' },
  { from: '2024-10-01', amount: '1026.00' },
  { from: '2024-11-01', amount: '1069.00' },
  { from: '2024-12-01', amount: '1140.00' },
  { from: '2025-01-01', amount: '1172.00' },
  { from: '2025-02-01', amount: '1196.00' },
  { from: '2025-03-01', amount: '1227.00' },
  { from: '2025-04-01', amount: '1303.00' },
  { from: '2025-05-01', amount: '1355.00' },
  { from: '2025-06-01', amount: '1394.00' },
  { from: '2025-07-01', amount: '1420.00' },
  { from: '2025-08-01', amount: '1459.00' },
  { from: '2025-09-01', amount: '1502.00' },
  { from: '2025-10-01', amount: '1521.00' },
  { from: '2025-11-01', amount: '1543.00' },
  { from: '2025-12-01', amount: '1584.00' },
  { from: '2026-01-01', amount: '1602.00' },
  { from: '2026-02-01', amount: '1624.00' },
  { from: '2026-03-01', amount: '1637.00' },
  { from: '2026-04-01', amount: '1724.00' },
  { from: '2026-05-01', amount: '1765.00' },
  { from: '2026-06-01', amount: '1827.00' },
  { from: '2026-07-01', amount: '1839.00' },
  { from: '2026-08-01', amount: '1905.00' },
  { from: '2026-09-01', amount: '1935.00' },
];
