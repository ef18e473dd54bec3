import { CONTACT, NAME } from './common-fields.ts';
import type { CountryRequirements } from './country-requirements.ts';
import { documents } from './documents.ts';
import { choice, code, places } from './field-rule.ts';

const ALPHANUMERIC = '[A-Za-z0-9]';

export const colombia: CountryRequirements = {
  country: 'CO',
  currency: 'COP',
  amountDecimals: 2,
  paymentMethods: [{ id: 'BANK_TRANSFER', is_default: true, needs: ['bank_account.account_number'] }],
  fields: [
    NAME,
    ...documents(true, [
      {
        id: 'CC',
        label: 'Cédula de ciudadanía',
        shape: [places('\\d', 6, 10)],
        check: null,
        example: '1020304050',
      },
      {
        id: 'CE',
        label: 'Cédula de extranjería',
        shape: [places(ALPHANUMERIC, 1, 12)],
        check: null,
        example: '456789',
      },
      {
        id: 'PASS',
        label: 'Pasaporte',
        shape: [places(ALPHANUMERIC, 1, 12)],
        check: null,
        example: 'AB123456',
      },
      {
        id: 'NIT',
        label: 'NIT con dígito de verificación',
        shape: [places('\\d', 10)],
        check: 'nit',
        example: '800197268-4',
      },
      {
        id: 'PEP',
        label: 'Permiso especial de permanencia',
        shape: [places('\\d', 1, 15)],
        check: null,
        example: '912345678901234',
      },
      {
        id: 'PPT',
        label: 'Permiso por protección temporal',
        shape: [places('\\d', 1, 15)],
        check: null,
        example: '1234567',
      },
    ]),
    code({
      path: 'bank_account.bank_code',
      label: 'Código del banco',
      shape: [places('\\d', 3, 4)],
      example: '1007',
    }),
    choice({
      path: 'bank_account.account_type',
      label: 'Tipo de cuenta',
      enum: ['CHECKING', 'SAVINGS'],
      example: 'SAVINGS',
    }),
    code({
      path: 'bank_account.account_number',
      label: 'Número de cuenta',
      shape: [places('\\d', 6, 20)],
      example: '12345678901',
    }),
    ...CONTACT,
  ],
  exclusive: [],
};
