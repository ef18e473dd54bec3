import type { Dated } from './dated.ts';

/** rules/ar/law.md 4.5: minimum wage (SMVM), full day, pesos a month. */
export interface MinimumWage extends Dated {
  readonly amount: string;
}

export const MINIMUM_WAGES: readonly MinimumWage[] = [
  { from: '2023-01-01', amount: '65427.00' },
  { from: '2023-02-01', amount: '67743.00' },
  { from: '2023-03-01', amount: '69500.00' },
  { from: '2023-04-01', amount: '80342.00' },
  { from: '2023-05-01', amount: '84512.00' },
  { from: '2023-06-01', amount: '87987.00' },
  { from: '2023-07-01', amount: '105500.00' },
  { from: '2023-08-01', amount: '112500.00' },
  { from: '2023-09-01', amount: '118000.00' },
  { from: '2023-10-01', amount: '132000.00' },
  { from: '2023-11-01', amount: '146000.00' },
  { from: '2023-12-01', amount: '156000.00' },
  { from: '2024-02-01', amount: '180000.00' },
  { from: '2024-03-01', amount: '202800.00' },
  { from: '2024-04-01', amount: '221052.00' },
  { from: '2024-05-01', amount: '234315.12' },
  { from: '2024-07-01', amount: '254231.91' },
  { from: '2024-08-01', amount: '262432.93' },
  { from: '2024-09-01', amount: '268056.50' },
  { from: '2024-10-01', amount: '271571.22' },
  { from: '2024-12-01', amount: '279718.00' },
  { from: '2025-01-01', amount: '286711.00' },
  { from: '2025-02-01', amount: '292446.00' },
  { from: '2025-03-01', amount: '296832.00' },
  { from: '2025-04-01', amount: '302600.00' },
  { from: '2025-05-01', amount: '308200.00' },
  { from: '2025-06-01', amount: '313400.00' },
  { from: '2025-07-01', amount: '317800.00' },
  { from: '2025-08-01', amount: '322000.00' },
  { from: '2025-11-01', amount: '328400.00' },
  { from: '2025-12-01', amount: '334800.00' },
  { from: '2026-01-01', amount: '341000.00' },
  { from: '2026-02-01', amount: '346800.00' },
  { from: '2026-03-01', amount: '352400.00' },
  { from: '2026-04-01', amount: '357800.00' },
  { from: '2026-05-01', amount: '363000.00' },
  { from: '2026-06-01', amount: '367800.00' },
  { from: '2026-07-01', amount: '372400.00' },
  { from: '2026-08-01', amount: '376600.00' },
];
