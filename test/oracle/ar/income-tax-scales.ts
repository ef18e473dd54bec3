import type { Dated } from './dated.ts';
import type { Bracket } from './scale.ts';

/** rules/ar/law.md 4.3: the scale of art. 94, pesos a month. */
export interface IncomeTaxScale extends Dated {
  readonly brackets: readonly Bracket[];
}

export const INCOME_TAX_SCALES: readonly IncomeTaxScale[] = [
  {
    from: '2024-08-01',
    brackets: [
      { lower: '0.00', upper: '100000.00', fixed: '0.00', rate: '0.05' },
      { lower: '100000.00', upper: '200000.00', fixed: '5000.00', rate: '0.09' },
      { lower: '200000.00', upper: '300000.00', fixed: '14000.00', rate: '0.12' },
      { lower: '300000.00', upper: '450000.00', fixed: '26000.00', rate: '0.15' },
      { lower: '450000.00', upper: '900000.00', fixed: '48500.00', rate: '0.19' },
      { lower: '900000.00', upper: '1350000.00', fixed: '134000.00', rate: '0.23' },
      { lower: '1350000.00', upper: '2025000.00', fixed: '237500.00', rate: '0.27' },
      { lower: '2025000.00', upper: '3037500.00', fixed: '419750.00', rate: '0.31' },
      { lower: '3037500.00', upper: null, fixed: '733625.00', rate: '0.35' },
    ],
  },
  {
    from: '2024-09-01',
    brackets: [
      { lower: '0.00', upper: '113350.00', fixed: '0.00', rate: '0.05' },
      { lower: '113350.00', upper: '226700.00', fixed: '5667.50', rate: '0.09' },
      { lower: '226700.00', upper: '340050.00', fixed: '15869.00', rate: '0.12' },
      { lower: '340050.00', upper: '510075.00', fixed: '29471.00', rate: '0.15' },
      { lower: '510075.00', upper: '1020150.00', fixed: '54974.75', rate: '0.19' },
      { lower: '1020150.00', upper: '1530225.00', fixed: '151889.00', rate: '0.23' },
      { lower: '1530225.00', upper: '2295337.50', fixed: '269206.25', rate: '0.27' },
      { lower: '2295337.50', upper: '3443006.25', fixed: '475786.63', rate: '0.31' },
      { lower: '3443006.25', upper: null, fixed: '831563.94', rate: '0.35' },
    ],
  },
  {
    from: '2025-01-01',
    brackets: [
      { lower: '0.00', upper: '126697.64', fixed: '0.00', rate: '0.05' },
      { lower: '126697.64', upper: '253395.28', fixed: '6334.88', rate: '0.09' },
      { lower: '253395.28', upper: '380092.92', fixed: '17737.67', rate: '0.12' },
      { lower: '380092.92', upper: '570139.38', fixed: '32941.39', rate: '0.15' },
      { lower: '570139.38', upper: '1140278.75', fixed: '61448.36', rate: '0.19' },
      { lower: '1140278.75', upper: '1710418.13', fixed: '169774.84', rate: '0.23' },
      { lower: '1710418.13', upper: '2565627.20', fixed: '300906.89', rate: '0.27' },
      { lower: '2565627.20', upper: '3848440.79', fixed: '531813.34', rate: '0.31' },
      { lower: '3848440.79', upper: null, fixed: '929485.56', rate: '0.35' },
    ],
  },
  {
    from: '2025-07-01',
    brackets: [
      { lower: '0.00', upper: '145825.12', fixed: '0.00', rate: '0.05' },
      { lower: '145825.12', upper: '291650.24', fixed: '7291.26', rate: '0.09' },
      { lower: '291650.24', upper: '437475.36', fixed: '20415.52', rate: '0.12' },
      { lower: '437475.36', upper: '656213.04', fixed: '37914.53', rate: '0.15' },
      { lower: '656213.04', upper: '1312426.09', fixed: '70725.18', rate: '0.19' },
      { lower: '1312426.09', upper: '1968639.13', fixed: '195405.66', rate: '0.23' },
      { lower: '1968639.13', upper: '2952958.70', fixed: '346334.66', rate: '0.27' },
      { lower: '2952958.70', upper: '4429438.04', fixed: '612100.94', rate: '0.31' },
      { lower: '4429438.04', upper: null, fixed: '1069809.54', rate: '0.35' },
    ],
  },
  {
    from: '2026-01-01',
    brackets: [
      { lower: '0.00', upper: '166669.17', fixed: '0.00', rate: '0.05' },
      { lower: '166669.17', upper: '333338.35', fixed: '8333.46', rate: '0.09' },
      { lower: '333338.35', upper: '500007.52', fixed: '23333.68', rate: '0.12' },
      { lower: '500007.52', upper: '750011.28', fixed: '43333.99', rate: '0.15' },
      { lower: '750011.28', upper: '1500022.57', fixed: '80834.55', rate: '0.19' },
      { lower: '1500022.57', upper: '2250033.85', fixed: '223336.69', rate: '0.23' },
      { lower: '2250033.85', upper: '3375050.78', fixed: '395839.29', rate: '0.27' },
      { lower: '3375050.78', upper: '5062576.16', fixed: '699593.86', rate: '0.31' },
      { lower: '5062576.16', upper: null, fixed: '1222726.73', rate: '0.35' },
    ],
  },
  {
    from: '2026-07-01',
    brackets: [
      { lower: '0.00', upper: '194746.14', fixed: '0.00', rate: '0.05' },
      { lower: '194746.14', upper: '389492.28', fixed: '9737.31', rate: '0.09' },
      { lower: '389492.28', upper: '584238.42', fixed: '27264.46', rate: '0.12' },
      { lower: '584238.42', upper: '876357.63', fixed: '50634.00', rate: '0.15' },
      { lower: '876357.63', upper: '1752715.27', fixed: '94451.88', rate: '0.19' },
      { lower: '1752715.27', upper: '2629072.90', fixed: '260959.83', rate: '0.23' },
      { lower: '2629072.90', upper: '3943609.35', fixed: '462522.08', rate: '0.27' },
      { lower: '3943609.35', upper: '5915414.02', fixed: '817446.93', rate: '0.31' },
      { lower: '5915414.02', upper: null, fixed: '1428706.37', rate: '0.35' },
    ],
  },
];
