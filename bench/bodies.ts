/** What the contenders beside the service accept as a body, for Ajv. */
const text = { type: 'string', minLength: 1, maxLength: 64 };
const amount = { type: 'string', pattern: '^\\d{1,12}(\\.\\d{1,10})?$' };
const date = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };

const employee = {
  type: 'object',
  required: ['id', 'monthly_salary'],
  additionalProperties: amount,
  properties: { id: text },
};

const common = {
  country: { const: 'CO' },
  scheme: { const: 'ordinario' },
  year: { type: 'integer', minimum: 2020, maximum: 2026 },
  period: {
    type: 'object',
    required: ['type', 'start_date', 'end_date', 'days'],
    additionalProperties: false,
    properties: {
      type: { const: 'monthly' },
      start_date: date,
      end_date: date,
      days: { type: 'integer', minimum: 1, maximum: 31 },
    },
  },
  employer: { type: 'object', required: ['id'], properties: { id: text } },
};

const names = Object.keys(common);

export const singleSchema = {
  type: 'object',
  required: [...names, 'employee'],
  additionalProperties: false,
  properties: { ...common, employee },
};

export const batchSchema = {
  type: 'object',
  required: [...names, 'employees'],
  additionalProperties: false,
  properties: { ...common, employees: { type: 'array', minItems: 1, maxItems: 500, items: employee } },
};
