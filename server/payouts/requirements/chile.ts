import { CONTACT, NAME } from './common-fields.ts';
import type { CountryRequirements } from './country-requirements.ts';
import { documents } from './documents.ts';
import { choice, code, places } from './field-rule.ts';

export const chile: CountryRequirements = {
  country: 'CL',
  currency: 'CLP',
  amountDecimals: 0,
  paymentMethods: [{ id: 'BANK_TRANSFER', is_default: true, needs: ['bank_account.account_number'] }],
  fields: [
    NAME,
    ...documents(true, [
      {
        id: 'RUT',
        label: 'RUT',
        shape: [places('\\d', 7, 8), places('[\\dKk]', 1)],
        check: 'rut',
        example: '12.345.678-5',
      },
    ]),
    code({
      path: 'bank_account.bank_code',
      label: 'Código del banco',
      shape: [places('\\d', 3)],
      example: '012',
    }),
    choice({
      path: 'bank_account.account_type',
      label: 'Tipo de cuenta',
      enum: ['CHECKING', 'SAVINGS', 'VISTA'],
      example: 'VISTA',
    }),
    code({
      path: 'bank_account.account_number',
      label: 'Número de cuenta',
      shape: [places('\\d', 1, 20)],
      example: '1234567890',
    }),
    ...CONTACT,
  ],
  exclusive: [],
};
