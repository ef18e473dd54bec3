import { cents, Decimal, excess, type Row, rowOf } from './decimals.ts';

function row(over: string, upTo: string, rate: string, fixed: string): Row {
  return {
    over: new Decimal(over),
    upTo: new Decimal(upTo),
    rate: new Decimal(rate),
    fixed: new Decimal(fixed),
  };
}

const TARIFA_MENSUAL: readonly Row[] = [
  row('0', '0', '0', '0'),
  row('0.01', '844.59', '0.0192', '0'),
  row('844.60', '7168.51', '0.0640', '16.22'),
  row('7168.52', '12598.02', '0.1088', '420.95'),
  row('12598.03', '14644.64', '0.1600', '1011.68'),
  row('14644.65', '17533.64', '0.1792', '1339.14'),
  row('17533.65', '35362.83', '0.2136', '1856.84'),
  row('35362.84', '55736.68', '0.2352', '5665.16'),
  row('55736.69', '106410.50', '0.3000', '10457.09'),
  row('106410.51', '141880.66', '0.3200', '25659.23'),
  row('141880.67', '425641.99', '0.3400', '37009.69'),
  row('425642.00', 'Infinity', '0.3500', '133488.54'),
];

/** Monthly income tax of 2026 (Anexo 8 RMF): the row of a base. */
export function monthlyRowOf(base: Decimal): Row {
  return rowOf(TARIFA_MENSUAL, base);
}

/** The tax itself, to the cent. */
export function monthlyTariff(base: Decimal): Decimal {
  return cents(excess(base, monthlyRowOf(base)));
}
