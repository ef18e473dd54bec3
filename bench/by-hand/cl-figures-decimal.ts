import { Decimal, type Row, whole, ZERO } from './decimals.ts';

/** UF of the last day and UTM of each month of 2026; the last ones known are carried forward. */
const UF_AND_UTM = [
  ['39706.07', 69_751],
  ['39790.63', 69_611],
  ['39841.72', 69_889],
  ['40120.20', 69_889],
  ['40610.69', 70_588],
  ['40820.31', 71_506],
  ['40844.79', 71_649],
  ['40873.77', 71_649],
  ['41057.20', 71_721],
  ['41057.20', 72_151],
  ['41057.20', 72_151],
  ['41057.20', 72_151],
] as const;

/** In UTM: where a bracket ends, its rate, what it takes off. */
const IMPUESTO_UNICO = [
  ['13.5', '0', '0'],
  ['30', '0.04', '0.54'],
  ['50', '0.08', '1.74'],
  ['70', '0.135', '4.49'],
  ['90', '0.23', '11.14'],
  ['120', '0.304', '17.80'],
  ['310', '0.35', '23.32'],
  ['Infinity', '0.40', '38.82'],
] as const;

/** Family allowance for each child by the monthly income. */
function allowanceOf(upToA: number, a: number, upToB: number, b: number, c: number) {
  return {
    upToA: new Decimal(upToA),
    a: new Decimal(a),
    upToB: new Decimal(upToB),
    b: new Decimal(b),
    c: new Decimal(c),
  };
}

export type Allowance = ReturnType<typeof allowanceOf>;

const ALLOWANCE = allowanceOf(631_976, 22_007, 923_067, 13_505, 4_267);
const ALLOWANCE_FROM_MAY = allowanceOf(649_039, 22_601, 947_990, 13_870, 4_382);

function sisIn(month: number): Decimal {
  if (month < 4) return new Decimal('0.0154');
  return new Decimal(month < 8 ? '0.0162' : '0.0178');
}

/** All that the law changes from month to month, in pesos. */
export const MONTHS = UF_AND_UTM.map(([uf, utm], index) => {
  const month = index + 1;
  const sis = sisIn(month);
  const imm = new Decimal(month < 5 ? 539_000 : 553_553);
  const gratificacionRaw = imm.times('4.75').div(12);
  const afpSaludRaw = new Decimal(uf).times(month < 2 ? '89.9' : '90.0');
  const afcRaw = new Decimal(uf).times(month < 2 ? '135.1' : '135.2');
  return {
    uf: new Decimal(uf),
    imm,
    gratificacionRaw,
    gratificacion: whole(gratificacionRaw),
    afpSaludRaw,
    afpSalud: whole(afpSaludRaw),
    afcRaw,
    afc: whole(afcRaw),
    /** From August the employer's SIS is a part of what goes to life expectancy. */
    sisWithin: month >= 8,
    brackets: IMPUESTO_UNICO.map(
      ([upTo, rate, less], row): Row => ({
        over: new Decimal(IMPUESTO_UNICO[row - 1]?.[0] ?? 0).times(utm),
        upTo: new Decimal(upTo).times(utm),
        rate: new Decimal(rate),
        fixed: new Decimal(less).times(utm),
      }),
    ),
    sis,
    lifeExpectancy: month < 8 ? new Decimal('0.009') : new Decimal('0.025').minus(sis),
    protectedReturn: month < 8 ? ZERO : new Decimal('0.009'),
    allowance: month < 5 ? ALLOWANCE : ALLOWANCE_FROM_MAY,
  };
});

export const GRATIFICACION = new Decimal('0.25');
export const SALUD = new Decimal('0.07');
export const CAPITALIZACION = new Decimal('0.001');
export const LEY_16744_BASICA = new Decimal('0.009');
export const SANNA = new Decimal('0.0003');

/** Unemployment insurance: the worker's rate and the employer's. */
export const INDEFINIDO = { worker: new Decimal('0.006'), employer: new Decimal('0.024') };
export const PLAZO_FIJO = { worker: ZERO, employer: new Decimal('0.03') };
export const ONCE_ANIOS = { worker: ZERO, employer: new Decimal('0.008') };
