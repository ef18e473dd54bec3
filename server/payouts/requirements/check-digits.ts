import { validate as validateCnpj } from 'stdnum/lib/cjs/br/cnpj.js';
import { validate as validateCpf } from 'stdnum/lib/cjs/br/cpf.js';
import { validate as validateRut } from 'stdnum/lib/cjs/cl/rut.js';
import { validate as validateNit } from 'stdnum/lib/cjs/co/nit.js';
import { validate as validateCurp } from 'stdnum/lib/cjs/mx/curp.js';

export type CheckId = 'clabe' | 'cbu' | 'cpf' | 'cnpj' | 'rut' | 'cuit' | 'nit' | 'curp' | 'rfc';

/** Looks at a number without separators, in upper case, that has the right shape already. */
type Check = (number: string) => boolean;

/**
 * The library `stdnum` where it is right. By hand, because it is not: CLABE (it refuses banks and cities
 * missing from its list, and new banks open every year), CBU (it refuses every check digit 0), CUIT (it
 * accepts a 9 where the remainder is 10, and refuses the types 25 and 26), RFC (it enforces the check digit
 * that 1.5 % of the issued numbers fail). It also accepts a CPF of one digit repeated, and a CNPJ of zeros.
 */
export const CHECKS: Readonly<Record<CheckId, Check>> = {
  clabe: (number) => endsInDigit(number, [3, 7, 1]),
  cbu: (number) =>
    endsInDigit(number.slice(0, 8), [7, 1, 3, 9, 7, 1, 3]) && endsInDigit(number.slice(8), [3, 9, 7, 1]),
  cpf: (number) => !/^(\d)\1*$/.test(number) && validateCpf(number).isValid,
  cnpj: (number) => !/^0+$/.test(number) && validateCnpj(number).isValid,
  rut: (number) => validateRut(number).isValid,
  cuit: isCuit,
  nit: (number) => validateNit(number).isValid,
  curp: (number) => validateCurp(number).isValid && isDate(centuryOf(number), number.slice(4, 10)),
  rfc: (number) => ['19', '20'].some((century) => isDate(century, number.slice(-9, -3))),
};

/** Weighted sum of all digits but the last, mod 10; the last completes it to a multiple of 10. */
function endsInDigit(number: string, weights: readonly number[]): boolean {
  const sum = weightedSum(number.slice(0, -1), weights);
  return String((10 - (sum % 10)) % 10) === number.at(-1);
}

/** A remainder that would need the digit 10 belongs to no number. */
function isCuit(number: string): boolean {
  const digit = 11 - (weightedSum(number.slice(0, 10), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return digit !== 10 && String(digit % 11) === number.at(-1);
}

/** The weights begin again when they are used up. */
function weightedSum(digits: string, weights: readonly number[]): number {
  return [...digits].reduce((sum, digit, at) => sum + Number(digit) * (weights[at % weights.length] ?? 0), 0);
}

/** The 17th place of a CURP is a digit for people born before 2000 and a letter afterwards. */
function centuryOf(curp: string): string {
  return /\d/.test(curp[16] ?? '') ? '19' : '20';
}

function isDate(century: string, yymmdd: string): boolean {
  const [, yy = '', mm = '', dd = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(yymmdd) ?? [];
  const text = `${century}${yy}-${mm}-${dd}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
