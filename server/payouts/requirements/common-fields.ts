import { code, type FieldRule, places, text } from './field-rule.ts';

const NO_CONTROLS = '^(?=.*[^ ])[^\\u0000-\\u001F\\u007F-\\u009F]+$';

export const EMAIL =
  "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~\\-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9\\-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]{2,63}$";

/** E.164, with separators as people write them. */
export const PHONE = [places('\\+', 1), places('[1-9]', 1), places('\\d', 6, 14)];

/** The same in every country. */
export const NAME: FieldRule = text({
  path: 'name',
  label: 'Nombre completo',
  pattern: NO_CONTROLS,
  min_length: 2,
  example: 'Ana María López',
});

export const CONTACT: readonly FieldRule[] = [
  text({
    path: 'email',
    label: 'Correo electrónico',
    required: false,
    pattern: EMAIL,
    min_length: 6,
    max_length: 254,
    example: 'ana@example.com',
  }),
  code({ path: 'phone', label: 'Teléfono', required: false, shape: PHONE, example: '+525512345678' }),
  text({
    path: 'address.country',
    label: 'País',
    required: false,
    pattern: '^[A-Z]{2}$',
    min_length: 2,
    max_length: 2,
    example: 'MX',
  }),
  addressPart('state', 'Estado o provincia', 'Ciudad de México'),
  addressPart('city', 'Ciudad', 'Ciudad de México'),
  addressPart('zip_code', 'Código postal', '06600'),
  addressPart('street', 'Calle y número', 'Av. Reforma 222'),
];

function addressPart(name: string, label: string, example: string): FieldRule {
  return text({ path: `address.${name}`, label, required: false, pattern: NO_CONTROLS, example });
}
