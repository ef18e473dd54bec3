import type { JsonObject } from '../../json.ts';
import { argentina } from './argentina.ts';
import { beneficiarySchema } from './beneficiary-schema.ts';
import { brazil } from './brazil.ts';
import { chile } from './chile.ts';
import { colombia } from './colombia.ts';
import type { CountryRequirements, PayoutCountry } from './country-requirements.ts';
import type { Condition, FieldRule } from './field-rule.ts';
import { mexico } from './mexico.ts';

/** Every country that money can be paid out in. */
export const REQUIREMENTS: Readonly<Record<PayoutCountry, CountryRequirements>> = {
  MX: mexico,
  CO: colombia,
  BR: brazil,
  AR: argentina,
  CL: chile,
};

/** The requirements of a country as they are answered. */
interface RequirementsAnswer {
  readonly country: PayoutCountry;
  readonly currency: string;
  readonly amount_decimals: number;
  readonly payment_methods: readonly { readonly id: string; readonly is_default: boolean }[];
  readonly fields: readonly AnsweredField[];
  readonly json_schema: JsonObject;
}

/** A row with conditions that all have the same fields. */
type AnsweredField = Omit<FieldRule, 'required_when'> & {
  readonly required_when: readonly AnsweredCondition[] | null;
};

interface AnsweredCondition {
  readonly path: string;
  readonly equals: readonly string[] | null;
  readonly present: boolean | null;
}

export function requirementsAnswer(requirements: CountryRequirements): RequirementsAnswer {
  const { country, currency, amountDecimals, paymentMethods, fields } = requirements;
  return {
    country,
    currency,
    amount_decimals: amountDecimals,
    payment_methods: paymentMethods.map(({ id, is_default }) => ({ id, is_default })),
    fields: fields.map((rule) => ({ ...rule, required_when: rule.required_when?.map(answered) ?? null })),
    json_schema: beneficiarySchema(requirements),
  };
}

function answered(condition: Condition): AnsweredCondition {
  const { path } = condition;
  return 'equals' in condition
    ? { path, equals: condition.equals, present: null }
    : { path, equals: null, present: condition.present };
}
