/** Any number is more. */
const NONE = -1;

/**
 * The least share of payslips that plain numbers answer, where it is less than a quarter. Mexico's events multiply a salary
 * by the day, in parts of 3,000, with two counts of days in ten-thousandths, or with one and a rate in ten-millionths: that
 * passes 2^53 with a few pesos. Chile's sums of several months are taxed in units of up to twelve months, whose common
 * denominator is their product; a finiquito's are where a voluntary indemnity passes its exemption or a gratificación is
 * pending, as in the half of those drawn that send nearly all inputs.
 */
const LEAST: Readonly<Record<string, number>> = {
  'CL.finiquito': 1 / 8,
  'CL.gratificacion_anual': NONE,
  'CL.reliquidacion_impuesto': NONE,
  'MX.aguinaldo': 1 / 12,
  'MX.prima_vacacional': 1 / 12,
  'MX.finiquito': NONE,
  'MX.liquidacion': NONE,
};

/** Of the payslips of a scheme that are drawn at random and compute, how many plain numbers have to answer at least. */
export function leastPlainShare({
  country,
  scheme,
}: {
  readonly country: string;
  readonly scheme: string;
}): number {
  return LEAST[`${country}.${scheme}`] ?? 1 / 4;
}

/**
 * How many of the calls that were drawn compute at most as far as the share goes. Mending makes payslips of calls that send
 * nearly everything, which plain numbers seldom answer; how many they answer of the same calls is not to fall for that.
 */
const MOST_COMPUTED: Readonly<Record<string, number>> = { 'CL.finiquito': 35, 'MX.prima_vacacional': 59 };

/** The number of payslips that plain numbers have to pass, of 60 calls that were drawn and so many that computed. */
export function leastPlain(
  manifest: { readonly country: string; readonly scheme: string },
  computed: number,
): number {
  const most = MOST_COMPUTED[`${manifest.country}.${manifest.scheme}`] ?? computed;
  return leastPlainShare(manifest) * Math.min(computed, most);
}
