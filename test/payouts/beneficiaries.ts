import type { JsonObject } from '../../server/json.ts';
import type { PayoutCountry } from '../../server/payouts/requirements/country-requirements.ts';

type Case = readonly [country: PayoutCountry, what: string, beneficiary: JsonObject];

const ADDRESS = {
  country: 'CO',
  state: 'Cundinamarca',
  city: 'Bogotá',
  zip_code: '110111',
  street: 'Cra. 7 # 1-2',
};

/** Beneficiaries that are in order: every country, document and kind of account. */
export const BENEFICIARIES: readonly Case[] = [
  [
    'MX',
    'CURP and CLABE with separators',
    {
      name: 'Guadalupe Hernández',
      document_type: 'CURP',
      document_id: 'HEGG560427MVZRRL04',
      bank_account: { clabe: '032 180 00011835971 9' },
    },
  ],
  ['MX', 'no document', { name: 'Ana López', bank_account: { clabe: '032180000118359719' } }],
  [
    'MX',
    'RFC',
    {
      name: 'Ana López',
      document_type: 'RFC',
      document_id: 'HEGG560427AB1',
      bank_account: { clabe: '032180000118359719' },
    },
  ],
  [
    'CO',
    'cédula, with contact and address',
    {
      name: 'María Rodríguez',
      document_type: 'CC',
      document_id: '1.020.304.050',
      email: 'maria@example.com',
      phone: '+57 300 123 4567',
      address: ADDRESS,
      bank_account: { bank_code: '1007', account_type: 'SAVINGS', account_number: '123-456789-01' },
    },
  ],
  ...[
    ['NIT', '800197268-4'],
    ['CE', 'E456789'],
    ['PASS', 'AB123456'],
    ['PEP', '912345678901234'],
    ['PPT', '1234567'],
  ].map(
    ([document_type = '', document_id = '']): Case => [
      'CO',
      document_type,
      {
        name: 'Ana Gómez',
        document_type,
        document_id,
        bank_account: { bank_code: '007', account_type: 'CHECKING', account_number: '123456' },
      },
    ],
  ),
  [
    'BR',
    'CPF and an account',
    {
      name: 'João Silva',
      document_type: 'CPF',
      document_id: '529.982.247-25',
      bank_account: { bank_code: '341', branch: '0123', account_number: '12345-6', account_type: 'CHECKING' },
    },
  ],
  [
    'BR',
    'CNPJ and an account by ISPB',
    {
      name: 'Silva ME',
      document_type: 'CNPJ',
      document_id: '12.ABC.345/01DE-35',
      bank_account: {
        ispb: '60701190',
        branch: '0123-4',
        account_number: '12345-X',
        account_type: 'SAVINGS',
      },
    },
  ],
  ...[
    ['CPF', '52998224725'],
    ['CNPJ', '11222333000181'],
    ['EMAIL', 'joao@example.com'],
    ['PHONE', '+5511912345678'],
    ['EVP', '123e4567-e89b-42d3-a456-426614174000'],
  ].map(
    ([pix_key_type = '', pix_key = '']): Case => [
      'BR',
      `Pix ${pix_key_type}`,
      {
        name: 'João Silva',
        document_type: 'CPF',
        document_id: '52998224725',
        bank_account: { pix_key, pix_key_type },
      },
    ],
  ),
  [
    'AR',
    'CUIL and CBU',
    {
      name: 'Juan Pérez',
      document_type: 'CUIL',
      document_id: '20-12345678-6',
      bank_account: { cbu: '2850590940090418135201' },
    },
  ],
  [
    'AR',
    'CUIT and alias',
    {
      name: 'Juan Pérez',
      document_type: 'CUIT',
      document_id: '20123456786',
      bank_account: { alias: 'juan.perez-1' },
    },
  ],
  [
    'CL',
    'RUT',
    {
      name: 'Camila Rojas',
      document_type: 'RUT',
      document_id: '12.345.678-5',
      bank_account: { bank_code: '012', account_type: 'VISTA', account_number: '12345678' },
    },
  ],
];
