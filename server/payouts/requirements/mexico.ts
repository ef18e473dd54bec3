import { CONTACT, NAME } from './common-fields.ts';
import type { CountryRequirements } from './country-requirements.ts';
import { documents } from './documents.ts';
import { code, places } from './field-rule.ts';

export const mexico: CountryRequirements = {
  country: 'MX',
  currency: 'MXN',
  amountDecimals: 2,
  paymentMethods: [{ id: 'BANK_TRANSFER', is_default: true, needs: ['bank_account.clabe'] }],
  fields: [
    NAME,
    ...documents(false, [
      {
        id: 'RFC',
        label: 'RFC',
        shape: [places('[A-ZÑa-zñ&]', 3, 4), places('\\d', 6), places('[A-Za-z0-9]', 3)],
        check: 'rfc',
        example: 'HEGG560427AB1',
      },
      {
        id: 'CURP',
        label: 'CURP',
        shape: [
          places('[A-Za-z]', 4),
          places('\\d', 6),
          places('[HMXhmx]', 1),
          places('[A-Za-z]', 5),
          places('[A-Za-z0-9]', 1),
          places('\\d', 1),
        ],
        check: 'curp',
        example: 'HEGG560427MVZRRL04',
      },
    ]),
    code({
      path: 'bank_account.clabe',
      label: 'CLABE interbancaria',
      shape: [places('\\d', 18)],
      check: 'clabe',
      example: '032180000118359719',
    }),
    ...CONTACT,
  ],
  exclusive: [],
};
