import { CURRENCY_DIGITS, PAYABLE_CURRENCIES } from '../../../compiler/model/currencies.ts';

/** ISO 4217 gives them coins, which nobody uses any more: Intl writes their amounts without. */
const WITHOUT_COINS = 'AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SOS SYP YER'.split(' ');
/** Units of account and funds, which Intl does not list. */
const UNLISTED = 'BOV CHE CHW CLF COU MXV USN UYI UYW VED'.split(' ');

function digitsOf(currency: string): number | undefined {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
}

test('the currencies and their digits are those that Intl knows', () => {
  const known = new Set(Intl.supportedValuesOf('currency'));
  const codes = [...CURRENCY_DIGITS.keys()];
  expect(codes.filter((code) => !known.has(code)).sort()).toEqual(UNLISTED);
  const listed = codes.filter((code) => known.has(code));
  expect(listed.filter((code) => digitsOf(code) !== CURRENCY_DIGITS.get(code)).sort()).toEqual(WITHOUT_COINS);
});

test('nobody is paid in thousandths', () => {
  expect(['UYU', 'COP', 'CLP', 'MXN'].every((code) => PAYABLE_CURRENCIES.includes(code))).toBe(true);
  expect(['BHD', 'CLF', 'XAU', 'TND'].some((code) => PAYABLE_CURRENCIES.includes(code))).toBe(false);
});
