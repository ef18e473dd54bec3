/** An entry of an expression node of Zen's editor: what it is called, and its expression. */
export interface Expression {
  readonly key: string;
  readonly value: string;
}

/** A base is taxed by the part of it above the start of its bracket, in units of tax (UVT). */
const TAX = `(
  $.base_gravable_retencion <= 95 * $.UVT ? 0
  : $.base_gravable_retencion <= 150 * $.UVT ? ($.base_gravable_retencion - 95 * $.UVT) * 0.19
  : $.base_gravable_retencion <= 360 * $.UVT ? ($.base_gravable_retencion - 150 * $.UVT) * 0.28 + 10 * $.UVT
  : $.base_gravable_retencion <= 640 * $.UVT ? ($.base_gravable_retencion - 360 * $.UVT) * 0.33 + 69 * $.UVT
  : $.base_gravable_retencion <= 945 * $.UVT ? ($.base_gravable_retencion - 640 * $.UVT) * 0.35 + 162 * $.UVT
  : $.base_gravable_retencion <= 2300 * $.UVT ? ($.base_gravable_retencion - 945 * $.UVT) * 0.37 + 268 * $.UVT
  : ($.base_gravable_retencion - 2300 * $.UVT) * 0.39 + 770 * $.UVT
)`;

const SOLIDARITY = `(
  $.ibc < 4 * $.SMMLV ? 0
  : $.ibc < 16 * $.SMMLV ? 0.01
  : $.ibc <= 17 * $.SMMLV ? 0.012
  : $.ibc <= 18 * $.SMMLV ? 0.014
  : $.ibc <= 19 * $.SMMLV ? 0.016
  : $.ibc <= 20 * $.SMMLV ? 0.018
  : 0.02
)`;

/** An hour of the month, paid with a surcharge. Zen keeps 28 digits: a half that lost its last one is one again. */
function hours(field: string, factor: string): string {
  return `round(round($.valor_hora * $.${field} * ${factor}, 15), 2)`;
}

/**
 * Colombia's law of `../by-hand/law/co-ordinario.pay` as its author would type it into Zen: entries that compute in order and
 * refer to each other by `$`. Tables are conditionals: a graph of decision tables takes longer, node by node.
 */
const ENTRIES: Readonly<Record<string, string>> = {
  SMMLV: '1750905',
  UVT: '52374',
  auxilio_mensual: '249095',
  divisor_horas_mes: 'reference_date >= 20260715 ? 210 : 220',
  recargo_dominical: 'reference_date >= 20260701 ? 0.9 : 0.8',
  monthly_salary: 'monthly_salary ?? (30 * daily_salary)',
  risk_class_rate: 'risk_class_rate ?? 0.00522',
  horas_recargo_nocturno: 'horas_recargo_nocturno ?? 0',
  horas_dominicales_diurnas: 'horas_dominicales_diurnas ?? 0',
  horas_dominicales_nocturnas: 'horas_dominicales_nocturnas ?? 0',
  horas_extra_diurnas: 'horas_extra_diurnas ?? 0',
  horas_extra_nocturnas: 'horas_extra_nocturnas ?? 0',
  horas_extra_dominicales_diurnas: 'horas_extra_dominicales_diurnas ?? 0',
  horas_extra_dominicales_nocturnas: 'horas_extra_dominicales_nocturnas ?? 0',
  aplica_auxilio_transporte: 'aplica_auxilio_transporte ?? ($.monthly_salary <= 2 * $.SMMLV)',
  aplica_exoneracion_114_1: 'aplica_exoneracion_114_1 ?? true',
  valor_hora: '$.monthly_salary / $.divisor_horas_mes',
  salario_basico: 'round($.monthly_salary * period_days / 30, 2)',
  recargo_nocturno: hours('horas_recargo_nocturno', '0.35'),
  dominical_diurno: hours('horas_dominicales_diurnas', '(1 + $.recargo_dominical)'),
  dominical_nocturno: hours('horas_dominicales_nocturnas', '(1.35 + $.recargo_dominical)'),
  hora_extra_diurna: hours('horas_extra_diurnas', '1.25'),
  hora_extra_nocturna: hours('horas_extra_nocturnas', '1.75'),
  hora_extra_dominical_diurna: hours('horas_extra_dominicales_diurnas', '(1.25 + $.recargo_dominical)'),
  hora_extra_dominical_nocturna: hours('horas_extra_dominicales_nocturnas', '(1.75 + $.recargo_dominical)'),
  auxilio_transporte: '$.aplica_auxilio_transporte ? round($.auxilio_mensual * period_days / 30, 2) : 0',
  base_vacaciones: '$.salario_basico + $.recargo_nocturno',
  ingreso_salarial:
    '$.base_vacaciones + $.dominical_diurno + $.dominical_nocturno + $.hora_extra_diurna + $.hora_extra_nocturna' +
    ' + $.hora_extra_dominical_diurna + $.hora_extra_dominical_nocturna',
  total_devengado: '$.ingreso_salarial + $.auxilio_transporte',
  ibc_minimo: 'round($.SMMLV * period_days / 30, 2)',
  ibc_maximo: '25 * $.SMMLV',
  ibc: 'min([max([$.ingreso_salarial, $.ibc_minimo]), $.ibc_maximo])',
  salud_empleado: 'round($.ibc * 0.04, 2)',
  pension_empleado: 'round($.ibc * 0.04, 2)',
  fondo_solidaridad_pensional: `round($.ibc * ${SOLIDARITY}, 2)`,
  ingresos_no_constitutivos: '$.salud_empleado + $.pension_empleado + $.fondo_solidaridad_pensional',
  ingreso_neto_retencion: 'max([0, $.total_devengado - $.ingresos_no_constitutivos])',
  renta_exenta_25: 'round(round(min([0.25 * $.ingreso_neto_retencion, 790 * $.UVT / 12]), 15), 2)',
  base_gravable_retencion: '$.ingreso_neto_retencion - $.renta_exenta_25',
  impuesto: TAX,
  retencion_fuente:
    '$.impuesto > 10000 ? round($.impuesto / 1000, 0) * 1000' +
    ' : $.impuesto > 100 ? round($.impuesto / 100, 0) * 100 : round($.impuesto, 0)',
  total_deducciones: '$.ingresos_no_constitutivos + $.retencion_fuente',
  neto_pagar: '$.total_devengado - $.total_deducciones',
  exonerado: '$.aplica_exoneracion_114_1 and $.ingreso_salarial < 10 * $.SMMLV',
  salud_empleador: '$.exonerado ? 0 : round($.ibc * 0.085, 2)',
  pension_empleador: 'round($.ibc * 0.12, 2)',
  arl: 'round($.ibc * $.risk_class_rate, 2)',
  base_parafiscales: '$.ingreso_salarial',
  caja_compensacion: 'round($.base_parafiscales * 0.04, 2)',
  icbf: '$.exonerado ? 0 : round($.base_parafiscales * 0.03, 2)',
  sena: '$.exonerado ? 0 : round($.base_parafiscales * 0.02, 2)',
  base_prestaciones: '$.total_devengado',
  cesantias: 'round($.base_prestaciones / 12, 2)',
  intereses_cesantias: 'round($.base_prestaciones * 0.01, 2)',
  prima_servicios: 'round($.base_prestaciones / 12, 2)',
  vacaciones: 'round($.base_vacaciones / 24, 2)',
  total_seguridad_social_empleador: '$.salud_empleador + $.pension_empleador + $.arl',
  total_parafiscales: '$.caja_compensacion + $.icbf + $.sena',
  total_provisiones: '$.cesantias + $.intereses_cesantias + $.prima_servicios + $.vacaciones',
  costo_total_empleador:
    '$.total_devengado + $.total_seguridad_social_empleador + $.total_parafiscales + $.total_provisiones',
};

export const EXPRESSIONS: readonly Expression[] = Object.entries(ENTRIES).map(([key, value]) => ({
  key,
  value,
}));
