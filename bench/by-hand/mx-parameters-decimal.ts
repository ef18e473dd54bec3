import { cents, Decimal, type Row, ZERO } from './decimals.ts';

export const FACTOR_MINIMO = new Decimal('1.0493');
export const PRIMA_CLASE_I = new Decimal('0.0054355');
export const SALARIO_MINIMO_GENERAL = new Decimal('315.04');
export const SALARIO_MINIMO_ZLFN = new Decimal('440.87');
export const LIMITE_SUBSIDIO = new Decimal('11492.66');

export const RATES = {
  premio: new Decimal('0.10'),
  primaDominical: new Decimal('0.25'),
  mitad: new Decimal('0.5'),
  excedenteObrero: new Decimal('0.004'),
  prestacionesDineroObrero: new Decimal('0.0025'),
  gastosMedicosObrero: new Decimal('0.00375'),
  invalidezVidaObrero: new Decimal('0.00625'),
  cesantiaVejezObrero: new Decimal('0.01125'),
  cuotaFija: new Decimal('0.204'),
  excedentePatronal: new Decimal('0.011'),
  prestacionesDineroPatronal: new Decimal('0.007'),
  gastosMedicosPatronal: new Decimal('0.0105'),
  invalidezVidaPatronal: new Decimal('0.0175'),
  guarderias: new Decimal('0.01'),
  retiro: new Decimal('0.02'),
  infonavit: new Decimal('0.05'),
} as const;

export const CEAV_SALARIO_MINIMO = new Decimal('0.0315');
/** In UMA: where a row starts and ends, and its rate. */
const CEAV = [
  ['0', '1.51', '0.03676'],
  ['1.51', '2.01', '0.04851'],
  ['2.01', '2.51', '0.05556'],
  ['2.51', '3.01', '0.06026'],
  ['3.01', '3.51', '0.06361'],
  ['3.51', '4.01', '0.06613'],
  ['4.01', 'Infinity', '0.07513'],
] as const;

function parametersOf(umaText: string, subsidyRate: string) {
  const uma = new Decimal(umaText);
  const umaMensual = cents(uma.times('30.4'));
  return {
    uma,
    umaMensual,
    despensaDiaria: uma.times('0.4'),
    threeUma: uma.times(3),
    fiveUma: uma.times(5),
    sevenUma: uma.times(7),
    topSbc: uma.times(25),
    subsidyRate: new Decimal(subsidyRate),
    subsidio: cents(umaMensual.times(subsidyRate)),
    ceav: CEAV.map(
      ([over, upTo, rate]): Row => ({
        over: uma.times(over),
        upTo: uma.times(upTo),
        rate: new Decimal(rate),
        fixed: ZERO,
      }),
    ),
  };
}

export type Parameters = ReturnType<typeof parametersOf>;

const JANUARY = parametersOf('113.14', '0.1559');
const FROM_FEBRUARY = parametersOf('117.31', '0.1502');

/** What depends on the UMA, which changes on 1 February together with the subsidy. */
export function parametersAt(date: string): Parameters {
  return date < '2026-02-01' ? JANUARY : FROM_FEBRUARY;
}
