/** The closed lists of the product: words that a rule file uses but does not define. */

export { SUMMARY_FIELDS } from '../../runtime/module/summary-fields.ts';

/** Days of the week, as a calendar names those on which it counts. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export const PERIOD_TYPES = ['monthly', 'biweekly', 'weekly', 'event'] as const;
export const PRORATIONS = ['native', 'split_monthly'] as const;
export const DAY_COUNTS = ['as_given', 'month_of_30'] as const;
export const REFERENCE_RULES = ['period_end', 'month_end', 'month_start'] as const;
export const ROUNDING_MODES = ['half_up', 'half_even', 'up', 'down'] as const;
export const TABLE_FORMS = ['marginal', 'excess', 'rebate', 'step', 'map'] as const;
export const SEVERITIES = ['info', 'warning'] as const;

export const PERIOD_FIELDS = [
  'days',
  'days_given',
  'type',
  'start_date',
  'end_date',
  'reference_date',
  'month',
  'full_month',
] as const;

/** The fields that a mark may feed: the booleans `taxable` and `imss_base` of a perception. */
export const MARK_ROLES = ['taxable', 'social_security'] as const;

/** Tags of lines, as they are answered. */
export const TAGS = [
  'beneficio',
  'cfdi',
  'comision',
  'dominical',
  'extra',
  'fijo',
  'fixed',
  'gratificacion',
  'habitual',
  'imponible',
  'in_kind',
  'integral',
  'no_imponible',
  'no_remunerativo',
  'no_salarial',
  'no_tributable',
  'otro_pago',
  'overtime',
  'prestacional',
  'provision',
  'recargo',
  'reembolsable',
  'remunerativo',
  'salarial',
  'salario',
  'salary',
  'semestral',
  'social_benefit',
  'tributable',
  'tributacion_exclusiva',
  'vacaciones',
  'variable',
] as const;

/** Tags that carry a value (`cfdi:P001`), and mean nothing without one. */
export const TAGS_WITH_VALUE: ReadonlySet<string> = new Set(['cfdi']);

/** Warning codes that a rule file may raise, with the severity the catalogue gives them. */
export const WARNING_CODES: Readonly<Record<string, 'info' | 'warning'>> = {
  AFP_RATE_UNKNOWN: 'warning',
  ART_RATE_NOT_PROVIDED: 'warning',
  ASIGNACION_FAMILIAR_NOT_MULTIPLE: 'warning',
  BELOW_MINIMUM_WAGE: 'warning',
  CONTRIBUTION_BASE_CAPPED: 'info',
  CONTRIBUTION_BASE_FLOORED: 'info',
  CUOTA_SINDICAL_HIGH: 'warning',
  DECIMO_TERCEIRO_BEFORE_SETTLEMENT: 'info',
  DESPENSA_INTEGRATES_SBC: 'info',
  FACTOR_BELOW_LEGAL_MINIMUM: 'warning',
  FLAG_CONFLICT: 'warning',
  FLAG_THRESHOLD_MISMATCH: 'warning',
  GANANCIAS_TOPE_35_APPLIED: 'info',
  INFONAVIT_OVER_LIMIT: 'warning',
  IRRF_WITHHOLDING_WAIVED: 'info',
  MINIMUM_WAGE_EXEMPT: 'info',
  NEGATIVE_NET_SALARY: 'warning',
  NON_TAXABLE_HIGH: 'warning',
  OVERTIME_EXEMPTION_CAPPED: 'info',
  OVERTIME_LIMIT_EXCEEDED: 'warning',
  PARAM_CARRIED_FORWARD: 'warning',
  PARAM_CHANGE_INSIDE_PERIOD: 'info',
  PARAM_MISSING: 'warning',
  PARAM_UNVERIFIED: 'warning',
  PENSAO_NOT_DEDUCTED: 'info',
  RAT_FAP_DEFAULTED: 'info',
  RISK_RATE_NOT_STANDARD: 'info',
  SALARY_INPUT_MISMATCH: 'warning',
  SEMANA_CORRIDA_NOT_COMPUTED: 'info',
  SUBSIDY_CLIFF: 'info',
};

/** Codes with which a rule file may refuse a request. */
export const REFUSAL_CODES = ['VALIDATION_ERROR'] as const;

/** The word of a closed list, or null; narrows the type. */
export function wordOf<W extends string>(list: readonly W[], word: string): W | null {
  return list.find((one) => one === word) ?? null;
}
