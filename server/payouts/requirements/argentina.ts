import { CONTACT, NAME } from './common-fields.ts';
import type { CountryRequirements } from './country-requirements.ts';
import { documents } from './documents.ts';
import { code, places, text } from './field-rule.ts';

const ELEVEN = [places('\\d', 11)];

export const argentina: CountryRequirements = {
  country: 'AR',
  currency: 'ARS',
  amountDecimals: 2,
  paymentMethods: [
    { id: 'BANK_TRANSFER', is_default: true, needs: ['bank_account.cbu', 'bank_account.alias'] },
  ],
  fields: [
    NAME,
    ...documents(true, [
      { id: 'CUIL', label: 'CUIL', shape: ELEVEN, check: 'cuit', example: '20-12345678-6' },
      { id: 'CUIT', label: 'CUIT', shape: ELEVEN, check: 'cuit', example: '20-12345678-6' },
    ]),
    code({
      path: 'bank_account.cbu',
      label: 'CBU o CVU',
      required: false,
      required_when: [{ path: 'bank_account.alias', present: false }],
      shape: [places('\\d', 22)],
      check: 'cbu',
      example: '2850590940090418135201',
    }),
    text({
      path: 'bank_account.alias',
      label: 'Alias de CBU o CVU',
      required: false,
      required_when: [{ path: 'bank_account.cbu', present: false }],
      pattern: '^[A-Za-z0-9.\\-]+$',
      min_length: 6,
      max_length: 20,
      example: 'ana.lopez.banco',
    }),
    ...CONTACT,
  ],
  exclusive: [['bank_account.cbu', 'bank_account.alias']],
};
