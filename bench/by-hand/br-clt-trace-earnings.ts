import { type AuditTrail, amountOfLaw, type Shown, texts, total } from './audit-trail.ts';
import type { Read } from './br-clt-trace-read.ts';
import { SALARIO_FAMILIA_COTA, SALARIO_FAMILIA_LIMITE } from './br-figures-decimal.ts';
import { ZERO } from './decimals.ts';

const SHOWN_LIMIT = amountOfLaw(SALARIO_FAMILIA_LIMITE);
const SHOWN_QUOTA = amountOfLaw(SALARIO_FAMILIA_COTA);

function familyAllowance(trail: AuditTrail, person: Read, income: Shown): Shown {
  const concept = 'salario_familia';
  if (!person.familyAllowance) return trail.rounded(concept, { aplica_salario_familia: '0' }, ZERO);
  const read = {
    aplica_salario_familia: '1',
    renda_salario_familia: income.text,
    salario_familia_limite: SHOWN_LIMIT,
  };
  if (income.value.gt(SALARIO_FAMILIA_LIMITE)) return trail.rounded(concept, read, ZERO);
  const { children, disabledChildren, days } = person;
  return trail.rounded(
    concept,
    {
      ...read,
      cantidad_hijos: children.text,
      cantidad_hijos_incapacitados: disabledChildren.text,
      'period.days': days.text,
      salario_familia_cota: SHOWN_QUOTA,
    },
    SALARIO_FAMILIA_COTA.times(children.value.plus(disabledChildren.value)).times(days.value).div(30),
  );
}

/** All lines of what is earned, in the order of the payslip. */
export function earnings(trail: AuditTrail, person: Read) {
  const { salary, days, vacations } = person;
  const salario_contratual = trail.rounded(
    'salario_contratual',
    { monthly_salary: salary.text },
    salary.value,
  );
  const asSent = (concept: string, field: string, sent: Shown) =>
    trail.rounded(concept, { [field]: sent.text }, sent.value);
  const taxed = {
    salario_base: trail.rounded(
      'salario_base',
      { 'period.days': days.text, salario_contratual: salario_contratual.text },
      salario_contratual.value.times(days.value).div(30),
    ),
    horas_extras: asSent('horas_extras', 'overtime_amount', person.overtime),
    comissoes: asSent('comissoes', 'commission_amount', person.commission),
    decimo_terceiro: asSent('decimo_terceiro', 'decimo_terceiro_amount', person.thirteenth),
    ferias: asSent('ferias', 'ferias_amount', vacations),
    terco_constitucional_ferias: trail.rounded(
      'terco_constitucional_ferias',
      { ferias_amount: vacations.text },
      vacations.value.div(3),
    ),
  };
  const { horas_extras, comissoes, ferias } = taxed;
  const income = trail.sum('renda_salario_familia', {
    salario_contratual,
    horas_extras,
    comissoes,
    ferias,
  });
  return { taxed, salario_familia: familyAllowance(trail, person, income) };
}

export type Taxed = ReturnType<typeof earnings>['taxed'];

/** What is assessed apart: the month, the vacations with their third. */
export function remunerations(trail: AuditTrail, taxed: Taxed) {
  const { salario_base, horas_extras, comissoes, ferias, terco_constitucional_ferias } = taxed;
  return {
    remuneracao_mes: trail.sum('remuneracao_mes', { salario_base, horas_extras, comissoes }),
    remuneracao_ferias: trail.sum('remuneracao_ferias', { ferias, terco_constitucional_ferias }),
  };
}

export type Earned = ReturnType<typeof remunerations>;

/** The two bases of what the employer pays are all that is taxed. */
export function employerBase(trail: AuditTrail, concept: string, taxed: Taxed): Shown {
  return trail.rounded(concept, texts(taxed), total(taxed));
}
