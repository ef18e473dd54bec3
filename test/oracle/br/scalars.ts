import { type Amount, amount } from './amount.ts';
import type { Dated } from './in-force.ts';

/** rules/br/law.md 3.3: everything that is not one of the two tables. */
export interface DatedAmount extends Dated {
  readonly value: Amount;
}

function dated(from: string, value: string): DatedAmount {
  return { from, value: amount(value) };
}

export const DEDUCAO_DEPENDENTE = amount('189.59');
export const RETENCAO_MINIMA = amount('10.00');
export const VALE_TRANSPORTE_LIMITE = amount('0.06');
export const RAT_FAP_DEFAULT = amount('0.02');
export const DIVISOR_DIAS_MES = 30;

/** Before 2023-05 there is none: the legal deductions stand alone. */
export const DESCONTO_SIMPLIFICADO: readonly DatedAmount[] = [
  dated('2020-01-01', '0'),
  dated('2023-05-01', '528.00'),
  dated('2024-02-01', '564.80'),
  dated('2025-05-01', '607.20'),
];

export const SALARIO_MINIMO: readonly DatedAmount[] = [
  dated('2020-01-01', '1039.00'),
  dated('2020-02-01', '1045.00'),
  dated('2021-01-01', '1100.00'),
  dated('2022-01-01', '1212.00'),
  dated('2023-01-01', '1302.00'),
  dated('2023-05-01', '1320.00'),
  dated('2024-01-01', '1412.00'),
  dated('2025-01-01', '1518.00'),
  dated('2026-01-01', '1621.00'),
];

export interface SalarioFamilia extends Dated {
  readonly limite: Amount;
  readonly cota: Amount;
}

function familia(from: string, limite: string, cota: string): SalarioFamilia {
  return { from, limite: amount(limite), cota: amount(cota) };
}

export const SALARIO_FAMILIA: readonly SalarioFamilia[] = [
  familia('2020-01-01', '1425.56', '48.62'),
  familia('2021-01-01', '1503.25', '51.27'),
  familia('2022-01-01', '1655.98', '56.47'),
  familia('2023-01-01', '1754.18', '59.82'),
  familia('2024-01-01', '1819.26', '62.04'),
  familia('2025-01-01', '1906.04', '65.00'),
  familia('2026-01-01', '1980.38', '67.54'),
];

/** Lei 15.270/2025, from 2026-01-01. */
export const REDUCAO = {
  from: '2026-01-01',
  isentoAte: amount('5000.00'),
  reducaoMaxima: amount('312.89'),
  limite: amount('7350.00'),
  constante: amount('978.62'),
  coeficiente: amount('0.133145'),
};

export const CPP = amount('0.20');
export const FGTS = amount('0.08');

export const TERCEIROS: readonly (readonly [string, Amount])[] = [
  ['salario_educacao', amount('0.025')],
  ['incra', amount('0.002')],
  ['senai', amount('0.010')],
  ['sesi', amount('0.015')],
  ['sebrae', amount('0.006')],
];
