import { cents, Decimal, type Row } from './decimals.ts';

/** ANSES bases of the twelve months; the last ones known are carried forward. */
export const BASES = (
  [
    ['117643.93', '3823372.95'],
    ['120996.78', '3932339.08'],
    ['124481.49', '4045590.45'],
    ['128091.45', '4162912.57'],
    ['132420.94', '4303619.01'],
    ['135837.40', '4414652.38'],
    ['138757.90', '4509567.41'],
    ['141380.42', '4594798.23'],
    ['144363.55', '4691748.47'],
    ['146759.98', '4769631.49'],
    ['146759.98', '4769631.49'],
    ['146759.98', '4769631.49'],
  ] as const
).map(([least, most]) => ({
  least: new Decimal(least),
  most: new Decimal(most),
  halfLeast: new Decimal(least).div(2),
  halfMost: new Decimal(most).div(2),
  twiceLeast: new Decimal(least).times(2),
}));

/** Fixed sum of the FFEP, month by month; that of September is the last one known. */
export const FFEP: readonly Decimal[] = [
  1602, 1624, 1637, 1724, 1765, 1827, 1839, 1905, 1935, 1935, 1935, 1935,
].map((sum) => new Decimal(sum));

export const SCVO = new Decimal('334.68');
export const SCVO_FROM_MARCH = new Decimal('424.62');
export const DETRACCION = new Decimal('7003.68');
export const DETRACCION_SAC = new Decimal('3501.84');

/** The annual scale as printed: where a row starts, its rate, its fixed amount. A month takes a twelfth, in cents. */
type Printed = readonly (readonly [over: string, rate: string, fixed: string])[];

function monthly(printed: Printed): readonly Row[] {
  const twelfth = (amount: string) => cents(new Decimal(amount).div(12));
  return printed.map(([over, rate, fixed], index) => ({
    over: twelfth(over),
    upTo: twelfth(printed[index + 1]?.[0] ?? 'Infinity'),
    rate: new Decimal(rate),
    fixed: twelfth(fixed),
  }));
}

export const FIRST_HALF = {
  gni: new Decimal('429316.88'),
  especial: new Decimal('2060721.00'),
  conyuge: new Decimal('404330.39'),
  hijo: new Decimal('203905.29'),
  incapacitado: new Decimal('407810.58'),
  escala: monthly([
    ['0', '0.05', '0'],
    ['2000030.09', '0.09', '100001.50'],
    ['4000060.17', '0.12', '280004.21'],
    ['6000090.26', '0.15', '520007.82'],
    ['9000135.40', '0.19', '970014.59'],
    ['18000270.80', '0.23', '2680040.32'],
    ['27000406.20', '0.27', '4750071.46'],
    ['40500609.30', '0.31', '8395126.30'],
    ['60750913.96', '0.35', '14672720.74'],
  ]),
};

export const SECOND_HALF = {
  gni: new Decimal('501639.28'),
  especial: new Decimal('2407868.55'),
  conyuge: new Decimal('472443.59'),
  hijo: new Decimal('238255.03'),
  incapacitado: new Decimal('476510.05'),
  escala: monthly([
    ['0', '0.05', '0'],
    ['2336953.69', '0.09', '116847.68'],
    ['4673907.36', '0.12', '327173.52'],
    ['7010861.05', '0.15', '607607.96'],
    ['10516291.59', '0.19', '1133422.54'],
    ['21032583.18', '0.23', '3131517.94'],
    ['31548874.77', '0.27', '5550265.01'],
    ['47323312.16', '0.31', '9809363.10'],
    ['70984968.25', '0.35', '17144476.49'],
  ]),
};

export const JUBILACION = new Decimal('0.11');
export const TRES_POR_CIENTO = new Decimal('0.03');
export const TOPE = new Decimal('0.35');
export const OBRA_SOCIAL_EMPLEADOR = new Decimal('0.06');

/** Rates of the three classes of employer; the FAL is taken off the SIPA from November. */
function classOf(sipa: string, fal: string, large: boolean) {
  return {
    sipa: new Decimal(sipa),
    sipaWithFal: new Decimal(sipa).minus(fal),
    fal: new Decimal(fal),
    inssjp: new Decimal(large ? '0.0158' : '0.0159'),
    aaff: new Decimal(large ? '0.0540' : '0.0470'),
    fne: new Decimal(large ? '0.0107' : '0.0094'),
  };
}

export const LARGE = classOf('0.1235', '0.01', true);
export const MIPYME = classOf('0.1077', '0.025', false);
export const OTHER = classOf('0.1077', '0.01', false);
