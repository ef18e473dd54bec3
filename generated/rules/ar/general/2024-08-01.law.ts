// AR.general 2024.2: Relación de dependencia (Ley 20.744)
// Emitted from generated/rules/ar/general/2024-08-01.pay by payroll compile. Do not edit.
import * as rt from '../../../../runtime/index.ts';

// Salario mínimo, vital y móvil
export const SMVM$rows = rt.dated('2024-07 254231.91', '2024-08 262432.93', '2024-09 268056.5', '2024-10 271571.22', '2024-12 279718');

// Base mínima
export const base_min$rows = rt.dated('2024-07 72607.58', '2024-08 75933.01', '2024-09 78993.11', '2024-10 82287.12', '2024-11 85142.48',
  '2024-12 87432.81');

// Base máxima
export const base_max$rows = rt.dated('2024-07 2359712.22', '2024-08 2467787.04', '2024-09 2567238.86', '2024-10 2674292.72', '2024-11 2767090.68',
  '2024-12 2841525.42');

// Movilidad
export const movilidad$rows = rt.dated('2024-07 0.0418', '2024-08 0.0458', '2024-09 0.0403', '2024-10 0.0417', '2024-11 0.0347', '2024-12 0.0269');

// Ganancia no imponible
export const gni$rows = rt.dated('2024-08 257586.25', '2024-09 291974.01');

// Deducción especial
export const deduccion_especial$rows = rt.dated('2024-08 1236414', '2024-09 1401475.27');

// Cónyuge
export const conyuge$rows = rt.dated('2024-08 242594.58', '2024-09 274980.96');

// Hijo
export const hijo$rows = rt.dated('2024-08 122341.33', '2024-09 138673.9');

// Hijo incapacitado
export const hijo_incapacitado$rows = rt.dated('2024-08 244682.67', '2024-09 277347.8');

// Detracción mensual
export const detraccion$rows = rt.dated('0000-01 7003.68');

// Detracción del aguinaldo
export const detraccion_sac$rows = rt.dated('0000-01 3501.84');

// Prima del seguro colectivo de vida
export const scvo_prima$rows = rt.dated('0000-01 175.89');

// Suma fija FFEP
export const ffep_suma$rows = rt.dated('2024-08 928', '2024-09 989', '2024-10 1026', '2024-11 1069', '2024-12 1140');

// Escala del art. 94
export const escala = rt.table('escala', 'excess', [
  ['2024-08',
    '[0 1200000] 0.05',
    '2400000] 0.09 60000',
    '3600000] 0.12 168000',
    '5400000] 0.15 312000',
    '10800000] 0.19 582000',
    '16200000] 0.23 1608000',
    '24300000] 0.27 2850000',
    '36450000] 0.31 5037000',
    '*) 0.35 8803500',
  ],
  ['2024-09',
    '[0 1360200] 0.05',
    '2720400] 0.09 68010',
    '4080600] 0.12 190428',
    '6120900] 0.15 353652',
    '12241800] 0.19 659697',
    '18362700] 0.23 1822668',
    '27544050] 0.27 3230475',
    '41316075] 0.31 5709439.5',
    '*) 0.35 9978767.25',
  ],
], { roundLimits: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] } });

export const $sources: readonly string[] = [
  'DNU 274/2024',
  'base_min: Ley 24.241 art. 9',
  'base_max: Ley 24.241 art. 9',
  'Ley 24.241 art. 9',
  'Decreto 921/2016',
  'Ley 24.241 art. 11',
  'Ley 19.032 art. 8',
  'Ley 23.660 art. 16',
  'Ley 23.551 art. 38',
  'Ley 14.250',
  'RG AFIP 4003/2017',
  'Ley 27.743',
  'un doceavo de la cifra anual',
  'LIG arts. 30 y 94',
  'Ley 27.541 art. 19',
  'Leyes 24.557 y 26.773',
];

export const $provenance: readonly rt.ProvenanceLine[] = [
  ['SMVM', 'single_source'],
  ['base_min', 'derived', 'el mes anterior por la movilidad'],
  ['base_min', 'single_source'],
  ['base_min', 'derived', 'el mes anterior por la movilidad'],
  ['base_min', 'derived', 'el mes anterior por la movilidad'],
  ['base_max', 'derived', 'el mes anterior por la movilidad'],
  ['base_max', 'single_source'],
  ['base_max', 'derived', 'el mes anterior por la movilidad'],
  ['base_max', 'derived', 'el mes anterior por la movilidad'],
  ['movilidad', 'derived', 'el mes anterior por la movilidad'],
  ['movilidad', 'single_source'],
  ['movilidad', 'derived', 'el mes anterior por la movilidad'],
  ['movilidad', 'derived', 'el mes anterior por la movilidad'],
  ['gni', 'single_source', 'coeficiente 1,1335'],
  ['deduccion_especial', 'single_source', 'coeficiente 1,1335'],
  ['conyuge', 'single_source', 'coeficiente 1,1335'],
  ['hijo', 'single_source', 'coeficiente 1,1335'],
  ['hijo_incapacitado', 'single_source', 'coeficiente 1,1335'],
  ['scvo_prima', 'single_source'],
  ...rt.members(4, ['ffep_suma', 'derived', 'regla de la Res. 649/2022 con el RIPTE']),
  ...rt.members(9, ['escala', 'single_source', 'coeficiente 1,1335']),
  ['sac', 'convention', 'este mes es el mejor del semestre, y el semestre completo'],
  ['suma_no_remunerativa', 'convention',
    'lo que el convenio dice: sin SIPA ni aguinaldo, aunque la Corte la tiene por salario; Ganancias cuenta su doceava'],
  ['ganancia_neta_sujeta', 'convention', 'sin exención propia de horas extra ni comisiones'],
  ['impuesto_determinado', 'convention', 'un mes suelto en lugar del acumulado del año'],
  ['ganancias_tope_35', 'single_source', 'RG 4003'],
  ['contrib_inssjp', 'single_source', 'el 1,58 %'],
  ['contrib_fne', 'single_source', 'el 1,07 %'],
];

export const $inputs: readonly rt.InputLine[] = [
  { id: 'daily_salary', type: 'money', label: 'Remuneración diaria', presence: 'required', unless: 'monthly_salary',
    bounds: '(0 ARS .. 100_000_000_000 ARS / 30]', highest: '<= 3333333333.3333333333' },
  { id: 'monthly_salary', type: 'money', label: 'Remuneración mensual', bounds: '(0 ARS .. 100_000_000_000 ARS]',
    defaultText: '30 * daily_salary' },
  { id: 'overtime_amount', type: 'money', label: 'Horas extra', bounds: '[0 ARS .. 999_999_999_999.99 ARS]', defaultText: '0 ARS' },
  { id: 'commission_amount', type: 'money', label: 'Comisiones', bounds: '[0 ARS .. 999_999_999_999.99 ARS]', defaultText: '0 ARS' },
  { id: 'cantidad_hijos', type: 'integer', label: 'Hijos menores de 18 años', bounds: '[0 .. 20]', defaultText: '0' },
  { id: 'cantidad_hijos_incapacitados', type: 'integer', label: 'Hijos incapacitados, de cualquier edad', bounds: '[0 .. 20]', defaultText: '0' },
  { id: 'cuota_sindical_rate', type: 'rate', label: 'Cuota sindical', bounds: '[0% .. 10%]', defaultText: '0%' },
  { id: 'risk_class_rate', type: 'rate', label: 'Alícuota variable de ART', presence: 'optional', bounds: '[0% .. 50%]' },
  { id: 'conyuge_a_cargo', source: 'override', type: 'boolean', label: 'Cónyuge o conviviente a cargo', defaultText: 'no' },
  { id: 'cuota_sindical_fija', source: 'inputs', type: 'money', label: 'Cuota sindical, suma fija', law: 'Ley 23.551 art. 38',
    bounds: '[0 ARS .. *)', defaultText: '0 ARS' },
  { id: 'remuneracion_jornada_completa', source: 'inputs', type: 'money', label: 'Remuneración de la jornada completa, a tiempo parcial',
    law: 'LCT art. 92 ter inc. 4, texto de la Ley 26.474 (el de la Ley 27.802, por confirmar)', bounds: '[0 ARS .. *)', defaultText: '0 ARS' },
  { id: 'no_remunerativo', wire: 'suma_no_remunerativa', source: 'inputs', type: 'money', label: 'Suma no remunerativa del convenio',
    law: 'Ley 14.250; Decreto 633/2018', bounds: '[0 ARS .. 999_999_999_999.99 ARS]', defaultText: '0 ARS' },
  { id: 'obra_social_no_remunerativo_rate', source: 'inputs', type: 'rate', label: 'Aporte a la obra social sobre la suma no remunerativa',
    law: 'Ley 14.250', bounds: '[0% .. 10%]', defaultText: '0%' },
  { id: 'cuota_sindical_no_remunerativo_rate', source: 'inputs', type: 'rate',
    label: 'Cuota sindical y aporte solidario sobre la suma no remunerativa', law: 'Ley 14.250', bounds: '[0% .. 10%]', defaultText: '0%' },
  { id: 'contribucion_obra_social_no_remunerativo_rate', source: 'inputs', type: 'rate',
    label: 'Contribución a la obra social sobre la suma no remunerativa', law: 'Ley 14.250', bounds: '[0% .. 10%]', defaultText: '0%' },
  { id: 'liquida_sac', source: 'override', type: 'boolean', label: 'Paga el aguinaldo este mes', defaultText: 'no' },
  { id: 'empleador_grande_servicios', source: 'override', type: 'boolean', label: 'Empleador del art. 19 inc. a', defaultText: 'no' },
  { id: 'empleador_mipyme', source: 'override', type: 'boolean', label: 'Empleador MiPyME', defaultText: 'yes' },
  { id: 'excluir_sac_proporcional', source: 'override', type: 'boolean', label: 'Ganancias sin la doceava parte del aguinaldo',
    defaultText: 'no' },
];

export const $steps: readonly rt.StepLine[] = [
  ['perception', 'sueldo_basico', 'Sueldo básico', 'monthly_salary * period.days / 30', ['LCT art. 103'],
    { taxable: true, socialSecurity: true, tags: ['remunerativo', 'habitual'], position: 35 }],
  ['perception', 'horas_extra', 'Horas extra', 'overtime_amount', ['LCT art. 201'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['remunerativo', 'variable'] }],
  ['perception', 'comisiones', 'Comisiones', 'commission_amount', ['LCT art. 108'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['remunerativo', 'variable'] }],
  ['base', 'remuneracion_bruta', 'Remuneración bruta (sin aguinaldo)', 'sum(habitual)', ['Ley 24.241 arts. 6 y 9']],
  ['perception', 'sac', 'Sueldo anual complementario (aguinaldo)', 'remuneracion_bruta / 2 when liquida_sac',
    ['LCT arts. 121 a 123', 'Ley 27.073 (convención: este mes es el mejor del semestre, y el semestre completo)'],
    { omitZero: true, taxable: true, socialSecurity: true, tags: ['remunerativo', 'semestral'] }],
  ['perception', 'suma_no_remunerativa', 'Suma no remunerativa', 'no_remunerativo',
    [9, 'Decreto 633/2018 (convención: lo que el convenio dice: sin SIPA ni aguinaldo, aunque la Corte la tiene por salario',
      'Ganancias cuenta su doceava)'], { omitZero: true, taxable: true, tags: ['no_remunerativo'] }],
  ['total', 'total_percepciones', 'Total de percepciones', 'sum(perceptions)', null,
    { terms: ['sueldo_basico', 'horas_extra', 'comisiones', 'sac', 'suma_no_remunerativa'] }],
  ['base', 'base_aportes', 'Base de aportes', 'clamp(remuneracion_bruta, base_min, base_max)', [3, 1, 0, 2, 0]],
  ['base', 'base_aportes_obra_social', 'Base de aportes a la obra social',
    'max(2 * base_min, min(max(remuneracion_bruta, remuneracion_jornada_completa), base_max))', [4, 1, 0, 2, 0]],
  ['base', 'base_aportes_sac', 'Base de aportes sobre aguinaldo', 'clamp(sac, base_min / 2, base_max / 2) when liquida_sac', [3, 1, 0, 2, 0],
    { omitZero: true }],
  ['base', 'base_aportes_obra_social_sac', 'Base de obra social sobre aguinaldo', 'max(base_min, min(sac, base_max / 2)) when liquida_sac',
    [4, 1, 0, 2, 0], { omitZero: true }],
  ['deduction', 'jubilacion', 'Jubilación (SIPA)', '11% * (base_aportes + base_aportes_sac)', [5]],
  ['deduction', 'ley_19032', 'INSSJP - PAMI (Ley 19.032)', '3% * (base_aportes + base_aportes_sac)', [6]],
  ['deduction', 'obra_social', 'Obra social (Ley 23.660)', '3% * (base_aportes_obra_social + base_aportes_obra_social_sac)', [7]],
  ['deduction', 'cuota_sindical', 'Cuota sindical',
    'cuota_sindical_rate * (remuneracion_bruta + sac) + cuota_sindical_fija when cuota_sindical_rate > 0% or ' + 'cuota_sindical_fija > 0 ARS',
    [8], { omitZero: true }],
  ['let', 'aporte_jubilacion', 'Jubilación computable', '11% * base_aportes', [5], { rounding: 'half_up:0.01' }],
  ['let', 'aporte_ley_19032', 'INSSJP computable', '3% * base_aportes', [6], { rounding: 'half_up:0.01' }],
  ['let', 'aporte_obra_social', 'Obra social computable', '3% * base_aportes_obra_social', [7], { rounding: 'half_up:0.01' }],
  ['let', 'aporte_sindical', 'Cuota sindical computable', 'cuota_sindical_rate * remuneracion_bruta + cuota_sindical_fija', [8],
    { rounding: 'half_up:0.01' }],
  ['base', 'base_obra_social_no_remunerativo', 'Base de obra social de la suma no remunerativa',
    'max(0 ARS, min(max(remuneracion_bruta, remuneracion_jornada_completa) + suma_no_remunerativa, base_max) - ' +
      'base_aportes_obra_social) when suma_no_remunerativa > 0 ARS and obra_social_no_remunerativo_rate > 0%', [9, 3, 2, 0],
    { omitZero: true, position: 60 }],
  ['deduction', 'obra_social_no_remunerativo', 'Obra social sobre la suma no remunerativa',
    'obra_social_no_remunerativo_rate * base_obra_social_no_remunerativo when suma_no_remunerativa > 0 ARS and ' +
      'obra_social_no_remunerativo_rate > 0%', [9, 7], { omitZero: true }],
  ['deduction', 'cuota_sindical_no_remunerativo', 'Cuota sindical sobre la suma no remunerativa',
    'cuota_sindical_no_remunerativo_rate * suma_no_remunerativa when suma_no_remunerativa > 0 ARS and ' +
      'cuota_sindical_no_remunerativo_rate > 0%', [9, 8], { omitZero: true }],
  ['let', 'aportes_computables', 'Aportes computables',
    'aporte_jubilacion + aporte_ley_19032 + aporte_obra_social + aporte_sindical + obra_social_no_remunerativo + ' +
      'cuota_sindical_no_remunerativo', [10], { position: 54 }],
  ['let', 'doceava', 'Parte del aguinaldo', 'if excluir_sac_proporcional then 0% else 100% / 12', [10], { type: 'rate' }],
  ['let', 'sac_proporcional', 'Doceava parte de aguinaldo', 'doceava * (remuneracion_bruta + suma_no_remunerativa)', [10],
    { rounding: 'half_up:0.01' }],
  ['let', 'aportes_sac_proporcional', 'Aportes sobre la doceava parte', 'doceava * aportes_computables', [10], { rounding: 'half_up:0.01' }],
  ['let', 'deducciones_personales', 'Deducciones personales art. 30',
    'gni + deduccion_especial + (conyuge when conyuge_a_cargo) + hijo * cantidad_hijos + hijo_incapacitado * ' + 'cantidad_hijos_incapacitados',
    ['LIG art. 30', 'gni: LIG art. 30', 11, 12, 'deduccion_especial: LIG art. 30', 11, 12, 'conyuge: LIG art. 30', 11, 12, 'hijo: LIG art. 30',
      11, 12, 'hijo_incapacitado: LIG art. 30', 11, 12]],
  ['let', 'deduccion_doceava', 'Doceava parte de las deducciones', 'doceava * deducciones_personales', ['RG AFIP 4003/2017 y 5531/2024'],
    { rounding: 'half_up:0.01' }],
  ['base', 'ganancia_neta_sujeta', 'Ganancia neta sujeta a impuesto',
    'max(0 ARS, remuneracion_bruta + suma_no_remunerativa + sac_proporcional - aportes_computables - ' +
      'aportes_sac_proporcional - deducciones_personales - deduccion_doceava)',
    [13, 'RG AFIP 4003/2017 (convención: sin exención propia de horas extra ni comisiones)'], { position: 63 }],
  ['let', 'impuesto_determinado', 'Impuesto determinado', 'escala(ganancia_neta_sujeta)',
    ['LIG art. 94', 'RG AFIP 4003/2017 (convención: un mes suelto en lugar del acumulado del año)', 'escala: LIG art. 94', 11],
    { rounding: 'half_up:0.01', position: 65 }],
  ['let', 'ganancias_tope_35', 'Tope del 35%',
    '35% * (total_percepciones - jubilacion - ley_19032 - obra_social - cuota_sindical - obra_social_no_remunerativo - ' +
      'cuota_sindical_no_remunerativo)', ['RG AFIP 4003/2017 (fuente única: RG 4003)'], { rounding: 'half_up:0.01' }],
  ['deduction', 'ganancias', 'Impuesto a las Ganancias (4ta categoría)', 'max(0 ARS, min(impuesto_determinado, ganancias_tope_35))', [13, 10],
    { bracket: 'impuesto_determinado' }],
  ['total', 'total_deducciones', 'Total de deducciones', 'sum(deductions)', null,
    { terms: ['jubilacion', 'ley_19032', 'obra_social', 'cuota_sindical', 'obra_social_no_remunerativo', 'cuota_sindical_no_remunerativo',
        'ganancias'] }],
  ['total', 'neto', 'Neto a cobrar', 'total_percepciones - total_deducciones', null, { terms: ['total_percepciones', '-total_deducciones'] }],
  ['base', 'base_contribuciones', 'Base de contribuciones patronales',
    'max(base_min, remuneracion_bruta - detraccion) + (if liquida_sac then max(base_min / 2, sac - detraccion_sac) else 0 ' + 'ARS)',
    ['Ley 27.541 arts. 19 y 22', 1, 0, 'detraccion: Ley 27.541 art. 22', 'detraccion_sac: Ley 27.541 art. 22']],
  ['base', 'base_obra_social_empleador', 'Base de obra social (empleador)',
    'max(2 * base_min, remuneracion_bruta, remuneracion_jornada_completa) + (if liquida_sac then max(base_min, sac) else 0 ' + 'ARS)',
    [4, 1, 0]],
  ['base', 'base_contribucion_no_remunerativo', 'Base de obra social de la suma no remunerativa (empleador)',
    'max(0 ARS, max(remuneracion_bruta, remuneracion_jornada_completa) + suma_no_remunerativa - max(2 * base_min, ' +
      'remuneracion_bruta, remuneracion_jornada_completa)) when suma_no_remunerativa > 0 ARS and ' +
        'contribucion_obra_social_no_remunerativo_rate > 0%', [9, 4, 1, 0], { omitZero: true }],
  ['base', 'base_art', 'Base ART', 'remuneracion_bruta + sac + suma_no_remunerativa', ['Ley 26.773 art. 10']],
  ['component', 'contrib_sipa', 'SIPA', 'base_contribuciones * (if empleador_grande_servicios then 12.35% else 10.77%)', [14],
    { table: 'contribuciones_seguridad_social', position: 75 }],
  ['component', 'contrib_inssjp', 'INSSJP (PAMI)', 'base_contribuciones * (if empleador_grande_servicios then 1.58% else 1.59%)',
    ['Ley 27.541 art. 19 (fuente única: el 1,58 %)'], { table: 'contribuciones_seguridad_social' }],
  ['component', 'contrib_aaff', 'Asignaciones familiares', 'base_contribuciones * (if empleador_grande_servicios then 5.40% else 4.70%)', [14],
    { table: 'contribuciones_seguridad_social' }],
  ['component', 'contrib_fne', 'Fondo Nacional de Empleo', 'base_contribuciones * (if empleador_grande_servicios then 1.07% else 0.94%)',
    ['Ley 27.541 art. 19 (fuente única: el 1,07 %)'], { table: 'contribuciones_seguridad_social' }],
  ['component', 'contrib_obra_social', 'Obra social (6%: 5.10 + 0.90 FSR)', 'base_obra_social_empleador * 6%', [7],
    { table: 'contribucion_obra_social', position: 80 }],
  ['component', 'contrib_obra_social_no_remunerativo', 'Obra social sobre la suma no remunerativa',
    'base_contribucion_no_remunerativo * contribucion_obra_social_no_remunerativo_rate when suma_no_remunerativa > 0 ARS and ' +
      'contribucion_obra_social_no_remunerativo_rate > 0%', [9, 7], { omitZero: true, table: 'contribucion_obra_social' }],
  ['component', 'contrib_art_variable', 'ART, cuota variable', 'base_art * risk_class_rate when given(risk_class_rate)', [15],
    { omitZero: true, table: 'riesgos_trabajo', position: 83 }],
  ['component', 'contrib_art_ffep', 'ART, suma fija FFEP', 'ffep_suma', [15, 'ffep_suma: Ley 26.773', 'Res. MTEySS 649/2022'],
    { table: 'riesgos_trabajo' }],
  ['component', 'contrib_scvo', 'Seguro colectivo de vida obligatorio', 'scvo_prima',
    ['Decreto 1567/74', 'scvo_prima: Decreto 1567/74', 'Res. SSN 39.766/16 y 40.629/2017 (fuente única)'],
    { table: 'seguro_vida', position: 86 }],
  ['total', 'contrib_seguridad_social_total', 'Total contribuciones de seguridad social', 'sum(contribuciones_seguridad_social)', null,
    { terms: ['contrib_sipa', 'contrib_inssjp', 'contrib_aaff', 'contrib_fne'] }],
];

export const $file = 'sha256:2dbd5966ecc67bdbe99c7b2cd1c492d2d6eec4d8f0f9e79686528aefd5a7f769';
