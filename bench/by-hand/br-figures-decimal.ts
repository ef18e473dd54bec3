import { Decimal, type Row, ZERO } from './decimals.ts';

export const SALARIO_FAMILIA_LIMITE = new Decimal('1980.38');
export const SALARIO_FAMILIA_COTA = new Decimal('67.54');
export const DEDUCAO_DEPENDENTE = new Decimal('189.59');
export const DESCONTO_SIMPLIFICADO = new Decimal('607.20');
export const RETENCAO_MINIMA = new Decimal(10);
export const INSS_TETO = new Decimal('8475.55');

export const INSS = [
  { over: ZERO, upTo: new Decimal('1621.00'), rate: new Decimal('0.075') },
  { over: new Decimal('1621.00'), upTo: new Decimal('2902.84'), rate: new Decimal('0.09') },
  { over: new Decimal('2902.84'), upTo: new Decimal('4354.27'), rate: new Decimal('0.12') },
  { over: new Decimal('4354.27'), upTo: INSS_TETO, rate: new Decimal('0.14') },
];

function irrfRow(over: string, upTo: string, rate: string, fixed: string): Row {
  return {
    over: new Decimal(over),
    upTo: new Decimal(upTo),
    rate: new Decimal(rate),
    fixed: new Decimal(fixed),
  };
}

export const IRRF: readonly Row[] = [
  irrfRow('0', '2428.80', '0', '0'),
  irrfRow('2428.80', '2826.65', '0.075', '182.16'),
  irrfRow('2826.65', '3751.05', '0.15', '394.16'),
  irrfRow('3751.05', '4664.68', '0.225', '675.49'),
  irrfRow('4664.68', 'Infinity', '0.275', '908.73'),
];

export const REDUCAO_PLENA_ATE = new Decimal(5000);
export const REDUCAO_PLENA = new Decimal('312.89');
export const REDUCAO_ATE = new Decimal(7350);
export const REDUCAO_FIXA = new Decimal('978.62');
export const REDUCAO_TAXA = new Decimal('0.133145');

export const VALE_TRANSPORTE = new Decimal('0.06');
export const RAT_PADRAO = new Decimal('0.02');
export const CPP = new Decimal('0.20');
export const SALARIO_EDUCACAO = new Decimal('0.025');
export const INCRA = new Decimal('0.002');
export const SENAI = new Decimal('0.01');
export const SESI = new Decimal('0.015');
export const SEBRAE = new Decimal('0.006');
export const FGTS = new Decimal('0.08');
export const ENCARGOS_SEM_RAT = new Decimal('0.338');
