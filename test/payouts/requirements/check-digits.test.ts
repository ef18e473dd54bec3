import fc from 'fast-check';
import { validate as libraryClabe } from 'stdnum/lib/cjs/mx/clabe.js';
import { CHECKS, type CheckId } from '../../../server/payouts/requirements/check-digits.ts';
import { withoutSeparators } from '../../../server/payouts/requirements/field-rule.ts';

const VALID: readonly [CheckId, string][] = [
  ['clabe', '032180000118359719'],
  ['cbu', '2850590940090418135201'],
  ['cpf', '52998224725'],
  ['cpf', '529.982.247-25'],
  ['cnpj', '11222333000181'],
  ['cnpj', '12ABC34501DE35'],
  ['cnpj', '12.ABC.345/01DE-35'],
  ['rut', '12345678-5'],
  ['rut', '10000013-K'],
  ['rut', '10.000.013-k'],
  ['cuit', '20123456786'],
  ['cuit', '20-12345678-6'],
  ['nit', '800197268-4'],
  ['curp', 'HEGG560427MVZRRL04'],
  ['rfc', 'HEGG560427AB1'],
  ['rfc', 'ABC000229AB1'],
];

test.each(VALID)('%s %s is valid', (check, number) => {
  expect(CHECKS[check](withoutSeparators(number))).toBe(true);
});

test.each(VALID.filter(([check]) => check !== 'rfc'))(
  '%s %s with another last digit is not',
  (check, number) => {
    const plain = withoutSeparators(number);
    const others = [...'0123456789'].filter((digit) => digit !== plain.at(-1));
    expect(others.filter((digit) => CHECKS[check](plain.slice(0, -1) + digit))).toEqual([]);
  },
);

test.each([
  ['cpf', '11111111111'],
  ['cpf', '00000000000'],
  ['cnpj', '00000000000000'],
  ['rfc', 'HEGG560431AB1'],
  ['rfc', 'ABC010229AB1'],
  ['rfc', 'ABC001301AB1'],
  // The check digit is right and the date is not: the 29 February of 1900.
  ['curp', curpOf('HEGG000229MVZRRL0')],
] as const)('%s %s is refused', (check, number) => {
  expect(CHECKS[check](number)).toBe(false);
});

test('a CURP of 29 February 2000 is a real date', () => {
  expect(CHECKS.curp(curpOf('HEGG000229MVZRRLA'))).toBe(true);
});

test('an Argentine number whose remainder asks for a tenth digit belongs to nobody', () => {
  const digits = [...'0123456789'];
  const orphans = Array.from({ length: 60 }, (_, n) => `20123456${String(n).padStart(2, '0')}`).filter(
    (body) => digits.every((digit) => !CHECKS.cuit(body + digit)),
  );
  expect(orphans.length).toBeGreaterThan(2);
});

test.each(['25', '26'])('a CUIL of the type %s is accepted', (type) => {
  expect([...'0123456789'].some((digit) => CHECKS.cuit(`${type}12345679${digit}`))).toBe(true);
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

test('each body of a CLABE and a CBU has exactly one check digit, zero among them', () => {
  const ends = new Set<string>();
  fc.assert(
    fc.property(digits(17), (body) => {
      const fitting = [...'0123456789'].filter((digit) => CHECKS.clabe(body + digit));
      for (const digit of fitting) ends.add(digit);
      expect(fitting).toHaveLength(1);
    }),
  );
  fc.assert(
    fc.property(digits(7), digits(13), (bank, account) => {
      const pairs = [...'0123456789'].flatMap((one) =>
        [...'0123456789'].map((two) => `${bank}${one}${account}${two}`),
      );
      expect(pairs.filter(CHECKS.cbu)).toHaveLength(1);
    }),
  );
  expect(ends.has('0')).toBe(true);
});

test('one mistyped digit is always found where the rule can find it', () => {
  const valid = VALID.filter(([check]) => ['clabe', 'cbu', 'cuit', 'rut', 'nit'].includes(check));
  fc.assert(
    fc.property(
      fc.constantFrom(...valid),
      fc.nat(),
      fc.integer({ min: 1, max: 9 }),
      ([check, number], at, by) => {
        const plain = withoutSeparators(number);
        const places = [...plain].flatMap((one, place) => (/\d/.test(one) ? [place] : []));
        const place = places[at % places.length] ?? 0;
        const typed = String((Number(plain[place]) + by) % 10);
        expect(CHECKS[check](plain.slice(0, place) + typed + plain.slice(place + 1))).toBe(false);
      },
    ),
  );
});

test('the library agrees on the CLABEs of the banks that it knows', () => {
  fc.assert(
    fc.property(digits(11), digits(1), (account, digit) => {
      const number = `032180${account}${digit}`;
      expect(CHECKS.clabe(number)).toBe(libraryClabe(number).isValid);
    }),
  );
});

function curpOf(body: string): string {
  const alphabet = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
  const sum = [...body].reduce((total, one, at) => total + alphabet.indexOf(one) * (18 - at), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
