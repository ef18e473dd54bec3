/** Tables as the laws print them, for the tests: rules/mx/law.md 1.3, rules/co/law.md 5.6 and 5.7, rules/ar/law.md 4.3, rules/br/law.md 3, rules/cl/law.md 4.4. */

const MX_RATES = [1.92, 6.4, 10.88, 16, 17.92, 21.36, 23.52, 30, 32, 34, 35];

function oneCentAbove(amount: string): string {
  return String(BigInt(amount.replace('.', '')) + 1n).replace(/(..)$/, '.$1');
}

function mx(limits: string, fixed: string): string {
  const uppers = limits.split(' ');
  const fixedAmounts = fixed.split(' ');
  const rows = MX_RATES.map((rate, index) => {
    const before = uppers[index - 1];
    const lower = before === undefined ? '0.01' : oneCentAbove(before);
    return `  [${lower} .. ${uppers[index] ?? '*'}] ${rate}% plus ${fixedAmounts[index]}`;
  });
  return ['  [0.00 .. 0.00] 0%', ...rows].join('\n');
}

export interface Tariff {
  readonly from: string;
  readonly monthly: string;
  readonly daily: string;
}

/** Anexo 8 of the Resolución Miscelánea Fiscal: the rows of the four tariffs, monthly and daily. */
export const MX_TARIFFS: readonly Tariff[] = [
  {
    from: '2020-01-01',
    monthly: mx(
      '578.52 4910.18 8629.20 10031.07 12009.94 24222.31 38177.69 72887.50 97183.33 291550.00',
      '0.00 11.11 288.33 692.96 917.26 1271.87 3880.44 7162.74 17575.69 25350.35 91435.02',
    ),
    daily: mx(
      '19.03 161.52 283.86 329.97 395.06 796.79 1255.85 2397.62 3196.82 9590.46',
      '0.00 0.37 9.48 22.79 30.17 41.84 127.65 235.62 578.15 833.89 3007.73',
    ),
  },
  {
    from: '2021-01-01',
    monthly: mx(
      '644.58 5470.92 9614.66 11176.62 13381.47 26988.50 42537.58 81211.25 108281.67 324845.01',
      '0.00 12.38 321.26 772.10 1022.01 1417.12 4323.58 7980.73 19582.83 28245.36 101876.90',
    ),
    daily: mx(
      '21.20 179.96 316.27 367.65 440.18 887.78 1399.26 2671.42 3561.90 10685.69',
      '0.00 0.41 10.57 25.40 33.62 46.62 142.22 262.52 644.17 929.12 3351.21',
    ),
  },
  {
    from: '2023-01-01',
    monthly: mx(
      '746.04 6332.05 11128.01 12935.82 15487.71 31236.49 49233.00 93993.90 125325.20 375975.61',
      '0.00 14.32 371.83 893.63 1182.88 1640.18 5004.12 9236.89 22665.17 32691.18 117912.32',
    ),
    daily: mx(
      '24.54 208.29 366.05 425.52 509.46 1027.52 1619.51 3091.90 4122.54 12367.62',
      '0.00 0.47 12.23 29.40 38.91 53.95 164.61 303.85 745.56 1075.37 3878.69',
    ),
  },
  {
    from: '2026-01-01',
    monthly: mx(
      '844.59 7168.51 12598.02 14644.64 17533.64 35362.83 55736.68 106410.50 141880.66 425641.99',
      '0.00 16.22 420.95 1011.68 1339.14 1856.84 5665.16 10457.09 25659.23 37009.69 133488.54',
    ),
    daily: mx(
      '27.78 235.81 414.41 481.73 576.76 1163.25 1833.44 3500.35 4667.13 14001.38',
      '0.00 0.53 13.85 33.28 44.05 61.08 186.35 343.98 844.05 1217.42 4391.07',
    ),
  },
];

/** Estatuto Tributario art. 383, in UVT. */
export const CO_WITHHOLDING = `
  [   0 ..   95]   0%
  (  95 ..  150]  19%  plus   0
  ( 150 ..  360]  28%  plus  10  jump -0.45
  ( 360 ..  640]  33%  plus  69  jump +0.20
  ( 640 ..  945]  35%  plus 162  jump +0.60
  ( 945 .. 2300]  37%  plus 268  jump -0.75
  (2300 ..    *)  39%  plus 770  jump +0.65`;

/** Fondo de solidaridad pensional, in SMMLV. */
export const CO_SOLIDARITY = `
  [ 0 ..  4) 0%    [ 4 .. 16) 1%    [16 .. 17] 1.2%  (17 .. 18] 1.4%
  (18 .. 19] 1.6%  (19 .. 20] 1.8%  (20 ..  *) 2%`;

const AR_RATES = [5, 9, 12, 15, 19, 23, 27, 31, 35];

function ar(uppers: string, fixed: string): string {
  const [limits, constants] = [uppers.split(' '), fixed.split(' ')];
  return AR_RATES.map((rate, index) => {
    const lower = index === 0 ? '[0' : `(${limits[index - 1]}`;
    return `  ${lower} .. ${limits[index] === undefined ? '*)' : `${limits[index]}]`} ${rate}% plus ${constants[index]}`;
  }).join('\n');
}

/** LIG art. 94, annual, second half of 2026. */
export const AR_ANNUAL_2026_H2 = ar(
  '2336953.69 4673907.36 7010861.05 10516291.59 21032583.18 31548874.77 47323312.16 70984968.25',
  '0 116847.68 327173.52 607607.96 1133422.54 3131517.94 5550265.01 9809363.10 17144476.49',
);

/** LIG art. 94, annual, first half of 2026. */
export const AR_ANNUAL_2026_H1 = ar(
  '2000030.09 4000060.17 6000090.26 9000135.40 18000270.80 27000406.20 40500609.30 60750913.96',
  '0 100001.50 280004.21 520007.82 970014.59 2680040.32 4750071.46 8395126.30 14672720.74',
);

/** The monthly scales that ARCA prints: upper ends and fixed amounts. */
export const AR_MONTHLY_2026_H2 = {
  uppers: '194746.14 389492.28 584238.42 876357.63 1752715.27 2629072.90 3943609.35 5915414.02'.split(' '),
  fixed: '0 9737.31 27264.46 50634.00 94451.88 260959.83 462522.08 817446.93 1428706.37'.split(' '),
} as const;

/** EC 103/2019 art. 28; Portaria MPS/MF 13/2026. */
export const BR_INSS_2026 = `
  [      0 .. 1621.00]   7.5%
  (1621.00 .. 2902.84]   9%
  (2902.84 .. 4354.27]  12%
  (4354.27 .. 8475.55]  14%`;

/** Lei 15.191/2025. */
export const BR_IRRF_2025 = `
  [      0 .. 2428.80]   0%    less   0
  (2428.80 .. 2826.65]   7.5%  less 182.16
  (2826.65 .. 3751.05]  15%    less 394.16
  (3751.05 .. 4664.68]  22.5%  less 675.49
  (4664.68 ..       *)  27.5%  less 908.73`;

/** LIR art. 43 N°1, in UTM. */
export const CL_IUSC = `
  [  0 .. 13.5]   0%    less  0
  (13.5 .. 30]    4%    less  0.54
  ( 30 ..  50]    8%    less  1.74
  ( 50 ..  70]   13.5%  less  4.49
  ( 70 ..  90]   23%    less 11.14
  ( 90 .. 120]   30.4%  less 17.80
  (120 .. 310]   35%    less 23.32
  (310 ..   *)   40%    less 38.82`;
