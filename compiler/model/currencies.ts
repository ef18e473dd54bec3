/**
 * The currencies of ISO 4217 (list one, published 2024-06-25), by the digits of their minor unit. Metals, funds of
 * banks and codes for testing, in which nobody is paid, are left out.
 */
const BY_DIGITS: readonly (readonly [digits: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [
    2,
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD ' +
      'CAD CDF CHE CHF CHW CNY COP COU CRC CUC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL ' +
      'GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD ' +
      'LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN ' +
      'PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB ' +
      'TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD YER ZAR ZMW ZWG',
  ],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

/** Digits after the point of every currency that anybody is paid in, by its code. */
export const CURRENCY_DIGITS: ReadonlyMap<string, number> = new Map(
  BY_DIGITS.flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, digits] as const)),
);

/** Amounts are counted in hundredths: a currency with a finer coin cannot be paid in. */
export const MOST_CURRENCY_DIGITS = 2;

/** Codes of indexed units and of funds, which the list has beside a country's money: nobody means them by a country's name. */
const UNITS_OF_ACCOUNT: ReadonlySet<string> = new Set('BOV CHE CHW CLF COU MXV USN UYI UYW'.split(' '));

/** The money of a country, whose code begins with that of the country; undefined where it has none of its own. */
export function moneyOf(country: string): string | undefined {
  return PAYABLE_CURRENCIES.find((code) => code.startsWith(country) && !UNITS_OF_ACCOUNT.has(code));
}

/** The codes that a scheme may pay in. */
export const PAYABLE_CURRENCIES: readonly string[] = [...CURRENCY_DIGITS]
  .filter(([, digits]) => digits <= MOST_CURRENCY_DIGITS)
  .map(([code]) => code);
