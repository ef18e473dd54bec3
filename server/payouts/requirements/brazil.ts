import { CONTACT, EMAIL, NAME, PHONE } from './common-fields.ts';
import type { CountryRequirements } from './country-requirements.ts';
import { documents } from './documents.ts';
import { choice, code, type FieldRule, places, text } from './field-rule.ts';

const CPF = [places('\\d', 11)];
const CNPJ = [places('[A-Za-z0-9]', 12), places('\\d', 2)];
const EVP = '^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$';

const PIX_KEY = 'bank_account.pix_key';
const PIX_KEY_TYPE = 'bank_account.pix_key_type';
const NUMBER = 'bank_account.account_number';

const keyOf = (type: string) => ({
  path: PIX_KEY,
  required: false,
  required_when: [{ path: PIX_KEY_TYPE, equals: [type] }],
});

const PIX: readonly FieldRule[] = [
  choice({
    path: PIX_KEY_TYPE,
    label: 'Tipo da chave Pix',
    required: false,
    required_when: [{ path: NUMBER, present: false }],
    enum: ['CPF', 'CNPJ', 'EMAIL', 'PHONE', 'EVP'],
    example: 'CPF',
  }),
  code({ ...keyOf('CPF'), label: 'Chave Pix (CPF)', shape: CPF, check: 'cpf', example: '52998224725' }),
  code({
    ...keyOf('CNPJ'),
    label: 'Chave Pix (CNPJ)',
    shape: CNPJ,
    check: 'cnpj',
    example: '11222333000181',
  }),
  text({
    ...keyOf('EMAIL'),
    label: 'Chave Pix (e-mail)',
    pattern: EMAIL,
    min_length: 6,
    max_length: 77,
    example: 'ana@example.com',
  }),
  code({ ...keyOf('PHONE'), label: 'Chave Pix (telefone)', shape: PHONE, example: '+5511912345678' }),
  text({
    ...keyOf('EVP'),
    label: 'Chave Pix (aleatória)',
    pattern: EVP,
    min_length: 36,
    max_length: 36,
    example: '123e4567-e89b-42d3-a456-426614174000',
  }),
];

const WITH_NUMBER = [{ path: NUMBER, present: true }] as const;

const ACCOUNT: readonly FieldRule[] = [
  code({
    path: 'bank_account.bank_code',
    label: 'Código do banco',
    required: false,
    required_when: [...WITH_NUMBER, { path: 'bank_account.ispb', present: false }],
    shape: [places('\\d', 3)],
    example: '341',
  }),
  code({
    path: 'bank_account.ispb',
    label: 'ISPB do banco',
    required: false,
    required_when: [...WITH_NUMBER, { path: 'bank_account.bank_code', present: false }],
    shape: [places('\\d', 8)],
    example: '60701190',
  }),
  code({
    path: 'bank_account.branch',
    label: 'Agência, com ou sem dígito',
    required: false,
    required_when: WITH_NUMBER,
    shape: [places('\\d', 4, 5)],
    example: '0123',
  }),
  code({
    path: NUMBER,
    label: 'Conta com dígito',
    required: false,
    required_when: [{ path: PIX_KEY, present: false }],
    shape: [places('\\d', 0, 19), places('[\\dXx]', 1)],
    example: '12345-6',
  }),
  choice({
    path: 'bank_account.account_type',
    label: 'Tipo de conta',
    required: false,
    required_when: WITH_NUMBER,
    enum: ['CHECKING', 'SAVINGS'],
    example: 'CHECKING',
  }),
];

export const brazil: CountryRequirements = {
  country: 'BR',
  currency: 'BRL',
  amountDecimals: 2,
  paymentMethods: [
    { id: 'BANK_TRANSFER', is_default: true, needs: [NUMBER] },
    { id: 'PIX', is_default: false, needs: [PIX_KEY] },
  ],
  fields: [
    NAME,
    ...documents(true, [
      { id: 'CPF', label: 'CPF', shape: CPF, check: 'cpf', example: '529.982.247-25' },
      { id: 'CNPJ', label: 'CNPJ', shape: CNPJ, check: 'cnpj', example: '12.ABC.345/01DE-35' },
    ]),
    ...PIX,
    ...ACCOUNT,
    ...CONTACT,
  ],
  exclusive: [
    ['bank_account.bank_code', 'bank_account.ispb'],
    [PIX_KEY, NUMBER],
  ],
};
