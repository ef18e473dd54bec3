import { readFileSync } from 'node:fs';
import { compile } from '../../../compiler/compile.ts';
import { manifestOf } from '../../../compiler/manifest/manifest.ts';
import type { Call, InputValue, Outcome } from '../../../runtime/module.ts';
import { decimal } from '../../../runtime/numbers/exact.ts';
import { printPlain } from '../../../runtime/numbers/print.ts';
import { loadEmitted } from '../differential/run-emitted.ts';

function textOf(file: string): string {
  return readFileSync(new URL(`./${file}.pay`, import.meta.url), 'utf8');
}

function rulesOf(text: string) {
  const { ir, diagnostics } = compile({ path: 'x.pay', text });
  if (ir === null) throw new Error(diagnostics.map(({ code, message }) => `${code} ${message}`).join('\n'));
  return { diagnostics, rules: loadEmitted(ir, manifestOf(ir, { path: '', bytes: new Uint8Array() })) };
}

function callOf(end: string, sent: Readonly<Record<string, string>>, flags: Call['flags'] = {}): Call {
  const inputs = Object.entries(sent).map(([name, value]): [string, InputValue] => [
    name,
    /^\d+(\.\d+)?$/.test(value) ? decimal(value) : value,
  ]);
  const period = { type: 'event', start: `${end.slice(0, 8)}01`, end, days: 30 } as const;
  return { inputs: Object.fromEntries(inputs), flags, period, referenceDate: end, days: 30, trace: true };
}

function outcomeOf(file: string, ...call: Parameters<typeof callOf>): Outcome {
  return rulesOf(textOf(file)).rules.evaluate(callOf(...call));
}

function finals(...args: Parameters<typeof outcomeOf>): Readonly<Record<string, string>> {
  const outcome = outcomeOf(...args);
  if (outcome.kind === 'refused') throw new Error(outcome.refusals.map(({ message }) => message).join());
  return Object.fromEntries(
    outcome.evaluation.trace.map(({ id, final }) => [
      id,
      typeof final === 'object' ? printPlain(final, 6) : `${final}`,
    ]),
  );
}

test.each([
  'mx-baja',
  'cl-gratificacion',
  'cl-feriado',
  'co-porcentaje',
  'br-rescisao',
  'ar-ganancias',
  'ar-sac',
])('the law of %s is said without a diagnostic', (file) => {
  expect(rulesOf(textOf(file)).diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
});

test('Mexico: the seniority premium is capped by the minimum wage of the day of the end', () => {
  const border = { zona_libre_frontera_norte: true };
  const sent = {
    daily_salary: '1450',
    fecha_ingreso: '2016-08-01',
    fecha_baja: '2024-02-01',
    causa: 'despido',
    indemnizacion_20_dias: '230826.61',
  };
  expect(finals('mx-baja', '2025-06-06', sent, border)).toMatchObject({
    anios_cumplidos: '7',
    dias_anio_servicio: '185',
    antiguedad: '7.506849',
    anios_exencion: '7',
    dias_vacaciones_anio: '22',
    prima_antiguedad_base: '749.78',
    prima_antiguedad: '67541.83',
  });
});

test.each([
  ['2020-02-29', '2024-02-28', '3', '366', '4', '4'],
  ['2020-02-29', '2024-02-29', '4', '1', '4.00274', '4'],
  ['2016-08-01', '2024-02-01', '7', '185', '7.506849', '7'],
  ['2016-08-01', '2024-02-02', '7', '186', '7.509589', '8'],
  ['2010-06-15', '2025-06-14', '14', '365', '15', '15'],
  ['2010-06-15', '2025-06-15', '15', '1', '15.00274', '15'],
  ['2023-08-31', '2026-02-28', '2', '182', '2.49863', '2'],
  ['2023-08-31', '2026-03-01', '2', '183', '2.50137', '3'],
])('Mexico: from %s to %s', (fecha_ingreso, fecha_baja, years, days, seniority, exempt) => {
  const sent = { daily_salary: '500', fecha_ingreso, fecha_baja, causa: 'renuncia' };
  expect(finals('mx-baja', '2026-12-31', sent)).toMatchObject({
    anios_cumplidos: years,
    dias_anio_servicio: days,
    antiguedad: seniority,
    anios_exencion: exempt,
  });
});

test('Mexico: the tax at the rate (T(s + p) - T(s)) / p', () => {
  const sent = {
    daily_salary: '500',
    fecha_ingreso: '2023-03-24',
    fecha_baja: '2026-07-24',
    causa: 'renuncia',
    gravado_anual: '693.03',
  };
  expect(finals('mx-baja', '2026-07-24', sent)).toMatchObject({
    promedio: '57.72',
    tasa_174: '0.1792',
    isr_174: '124.19',
  });
});

test('Mexico: what a dismissal must say is refused where it is missing', () => {
  const sent = {
    daily_salary: '500',
    fecha_ingreso: '2023-03-24',
    fecha_baja: '2026-07-24',
    causa: 'despido',
  };
  expect(outcomeOf('mx-baja', '2026-07-24', sent)).toMatchObject({
    kind: 'refused',
    refusals: [{ field: 'indemnizacion_20_dias', type: 'missing' }],
  });
});

function months(count: number, amount: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`total_imponible_${String(at + 1).padStart(2, '0')}`, amount]),
  );
}

test('Chile: a gratification is spread over its months, each up to its own limit', () => {
  const sent = { gratificacion_sin_cuotas: '1800000', afp_rate: '0.1058' };
  expect(finals('cl-gratificacion', '2026-01-31', { ...sent, ...months(12, '600000') })).toMatchObject({
    meses_devengo: '12',
    cuota_mensual: '150000',
    tope_01: '3370151',
    tope_12: '3488115',
    base_imponible: '1800000',
    cotizacion_afp: '190440',
    cotizacion_salud: '126000',
  });
  expect(finals('cl-gratificacion', '2026-01-31', { ...sent, ...months(2, '3370000') })).toMatchObject({
    meses_devengo: '2',
    parte_01: '151',
    parte_02: '23289',
    base_imponible: '23440',
  });
});

test.each([
  ['2025-07-04', '2025-04-02', '2025-07-01', '600000', '0', '3.75', '5.75', '115000'],
  ['2024-03-08', '2023-08-31', '2024-02-29', '700000', '0', '7.541667', '11.541667', '269306'],
  ['2026-08-07', '2012-05-01', '2026-07-31', '4000000', '15', '18.75', '26.75', '3566667'],
  ['2025-12-19', '2024-10-01', '2025-12-16', '750000', '0', '3.166667', '5.166667', '129167'],
  ['2025-09-12', '2022-06-15', '2025-09-05', '1100000', '15', '18.416667', '30.416667', '1115278'],
])(
  'Chile: paid on %s, the holidays of the time from %s to %s',
  (paid, hire_date, termination_date, monthly_salary, dias_feriado_pendiente, owed, days, amount) => {
    const sent = { hire_date, termination_date, monthly_salary, dias_feriado_pendiente };
    expect(finals('cl-feriado', paid, sent)).toMatchObject({
      dias_feriado_habiles: owed,
      dias_feriado_corridos: days,
      indemnizacion_feriado: amount,
    });
  },
);

test('Chile: holidays that lead beyond the calendar are refused', () => {
  const text = textOf('cl-feriado')
    .replace('until 2027-12-31', 'until 2026-12-31')
    .replaceAll(/ {2}2027-\d\d-\d\d .*\n/g, '');
  const sent = { hire_date: '2010-01-01', termination_date: '2026-12-20', monthly_salary: '1000000' };
  expect(rulesOf(text).rules.evaluate(callOf('2026-12-20', sent))).toMatchObject({
    kind: 'refused',
    refusals: [
      {
        field: 'termination_date',
        message: 'Feriados legales: se conocen los feriados del 2024-01-01 al 2026-12-31',
      },
    ],
  });
});

test('Chile: the settlement is due on the tenth working day', () => {
  const sent = { hire_date: '2024-01-01', termination_date: '2025-09-10', monthly_salary: '1000000' };
  expect(finals('cl-feriado', '2025-09-30', sent)).toMatchObject({
    plazo: '2025-09-26',
    dias_habiles_de_pago: '12',
  });
});

test('Colombia: the percentage of December in the unit of the next year, refused while there is none', () => {
  const sent = { ingreso_neto: '177450000', uvt_del_porcentaje: 'anio_aplicacion' };
  expect(finals('co-porcentaje', '2025-12-31', sent)).toMatchObject({
    renta_exenta_25: '41375460',
    base_promedio: '10467272.31',
    retencion_teorica: '1254868.2468',
    porcentaje_fijo: '0.1199',
  });
});

test('Colombia: without the unit of the next year the file asks for it, and refuses who needs it', () => {
  const text = textOf('co-porcentaje').replace('  2026-01-01  52_374\n', '');
  const { diagnostics } = compile({ path: 'x.pay', text });
  expect(diagnostics.map(({ code }) => code)).toEqual(['PAY619']);
  const asking = text.replace(
    'let uvt = UVT at dia_de_la_uvt',
    'refuse VALIDATION_ERROR on period  when not given(UVT at dia_de_la_uvt)  "Falta la UVT"\n' +
      'let uvt = if given(UVT at dia_de_la_uvt) then UVT at dia_de_la_uvt else UVT',
  );
  const { rules } = rulesOf(asking);
  const sent = { ingreso_neto: '177450000', uvt_del_porcentaje: 'anio_aplicacion' };
  expect(rules.evaluate(callOf('2025-12-31', sent))).toMatchObject({
    kind: 'refused',
    refusals: [{ message: 'Falta la UVT' }],
  });
  expect(rules.evaluate(callOf('2025-06-30', sent)).kind).toBe('computed');
});

const R1 = { monthly_salary: '3600', hire_date: '2023-03-10', dias_ferias_vencidas: '30' };

test.each([
  [
    'dismissed, the notice paid',
    '2026-09-15',
    { ...R1, causa: 'sem_justa_causa', aviso: 'indenizado', saldo_fgts_amount: '14061.60' },
    {
      dias_aviso: '39',
      data_projetada: '2026-10-24',
      avos_13: '10',
      avos_13_sem_aviso: '9',
      avos_ferias: '8',
    },
    { aviso_previo_indenizado: '4680', decimo_terceiro_proporcional: '2700', decimo_terceiro_aviso: '300' },
    { ferias_proporcionais: '2400', terco_ferias_proporcionais: '800', fgts: '758.4', multa_fgts: '5928' },
  ],
  [
    'dismissed, the notice worked',
    '2026-10-24',
    { ...R1, causa: 'sem_justa_causa' },
    { dias_aviso_indenizado: '0', data_projetada: '2026-10-24', avos_13: '10', avos_ferias: '8' },
    { saldo_salario: '2880', decimo_terceiro_proporcional: '3000', decimo_terceiro_aviso: '0' },
    { ferias_proporcionais: '2400', terco_ferias_proporcionais: '800', fgts: '470.4' },
  ],
  [
    'resigned',
    '2026-09-15',
    { ...R1, causa: 'pedido_demissao' },
    { dias_aviso: '30', data_projetada: '2026-09-15', avos_13: '9', avos_ferias: '6' },
    { decimo_terceiro_proporcional: '2700', ferias_proporcionais: '1800' },
    { terco_ferias_proporcionais: '600', fgts: '360' },
  ],
  [
    'by agreement, half of 39 days',
    '2026-09-15',
    { ...R1, causa: 'acordo', aviso: 'indenizado', saldo_fgts_amount: '14061.60' },
    { dias_aviso_indenizado: '19.5', data_projetada: '2026-10-04', avos_13: '9', avos_ferias: '7' },
    { aviso_previo_indenizado: '2340', decimo_terceiro_proporcional: '2700', decimo_terceiro_aviso: '0' },
    { ferias_proporcionais: '2100', terco_ferias_proporcionais: '700', fgts: '547.2', multa_fgts: '2921.76' },
  ],
  [
    'dismissed in December, the notice in the next year',
    '2026-12-15',
    {
      monthly_salary: '4000',
      hire_date: '2020-01-06',
      causa: 'sem_justa_causa',
      aviso: 'indenizado',
      primeira_parcela_amount: '2000',
      saldo_fgts_amount: '20000',
    },
    {
      dias_aviso: '48',
      data_projetada: '2027-02-01',
      avos_13: '13',
      avos_13_sem_aviso: '12',
      avos_ferias: '13',
    },
    {
      aviso_previo_indenizado: '6400',
      decimo_terceiro_proporcional: '4000',
      decimo_terceiro_aviso: '333.33',
    },
    {
      ferias_proporcionais: '4333.33',
      terco_ferias_proporcionais: '1444.44',
      fgts: '858.67',
      multa_fgts: '8343.47',
    },
  ],
  [
    'dismissed the day before the anniversary',
    '2023-12-20',
    {
      monthly_salary: '5250',
      media_variaveis: '318.75',
      hire_date: '2016-12-21',
      causa: 'sem_justa_causa',
      aviso: 'indenizado',
    },
    {
      anos_completos: '6',
      inicio_periodo_aquisitivo: '2022-12-21',
      data_projetada: '2024-02-06',
      avos_13: '13',
      avos_ferias: '14',
    },
    {
      aviso_previo_indenizado: '8910',
      decimo_terceiro_proporcional: '5568.75',
      decimo_terceiro_aviso: '464.06',
    },
    { saldo_salario: '3500', ferias_proporcionais: '6496.88', terco_ferias_proporcionais: '2165.63' },
  ],
])('Brazil: %s', (_, end, sent, dates, notice, holidays) => {
  expect(finals('br-rescisao', end, sent)).toMatchObject({ ...dates, ...notice, ...holidays });
});

test.each([
  [
    'June: the figures of the first half',
    '2025-06-30',
    ['15262753.67', '1959361.95', '0', '2779026.84', '0', '0'],
    ['11357178.29', '946431.52', '2139478.97', '180718.9', '180718.9', '0'],
  ],
  [
    'July: six months of one half and one of the other',
    '2025-07-31',
    ['19447666.68', '1959361.95', '4184913.01', '3354560.15', '575533.31', '180718.89'],
    ['13535805.96', '1127983.83', '3689460.33', '381276.97', '200558.08', '0'],
  ],
  [
    'August',
    '2025-08-31',
    ['23632579.92', '1959361.95', '8369826.25', '3939417.10', '1160390.26', '381276.97'],
    ['15714433.63', '1309536.14', '5229341.33', '604395.51', '223118.54', '0'],
  ],
])('Argentina, two half-year tables, %s', (_, end, [gross, sac, open, paid, openPaid, kept], values) => {
  const sent = {
    remuneracion_bruta_acumulada: gross ?? '',
    sac_pagado_acumulado: sac ?? '',
    remuneracion_sin_sac_pagado: open ?? '',
    aportes_acumulados: paid ?? '',
    aportes_sin_sac_pagado: openPaid ?? '',
    retenciones_acumuladas: kept ?? '',
  };
  const found = finals('ar-ganancias', end, sent);
  const shown = [
    'deducciones_personales',
    'deduccion_doceava',
    'ganancia_neta_sujeta',
    'impuesto_determinado',
    'ganancias',
    'devolucion_ganancias',
  ];
  expect(shown.map((id) => found[id])).toEqual(values);
});

test('Argentina: the year is settled by the figures of its second half, and pays back', () => {
  const sent = {
    tipo_liquidacion: 'anual',
    remuneracion_bruta_acumulada: '36000000',
    sac_pagado_acumulado: '3000000',
    aportes_acumulados: '6630000',
    retenciones_acumuladas: '310000',
    cantidad_hijos: '1',
  };
  expect(finals('ar-ganancias', '2025-12-31', sent)).toMatchObject({
    deducciones_personales: '28284384.79',
    deduccion_doceava: '2357032.07',
    ganancia_neta_sujeta: '1728583.14',
    impuesto_determinado: '86429.16',
    retencion_mes: '-223570.84',
    ganancias: '0',
    devolucion_ganancias: '223570.84',
  });
});

test.each([
  ['the best month', { mejor_remuneracion: '1200000' }, ['180', '600000', '600000', '66000', '18000']],
  [
    'half of the half year',
    { mejor_remuneracion: '1200000', dias_computables: '90' },
    ['90', '300000', '300000', '33000', '9000'],
  ],
  [
    'hired inside it',
    { mejor_remuneracion: '1500000', hire_date: '2026-03-16' },
    ['105', '437500', '437500', '48125', '13125'],
  ],
  [
    'the month, where no better one is sent',
    { monthly_salary: '1200000' },
    ['180', '600000', '600000', '66000', '18000'],
  ],
])('Argentina, the aguinaldo: %s', (_, sent, values) => {
  const found = finals('ar-sac', '2026-06-30', sent);
  const shown = ['sac', 'base_aportes_sac', 'jubilacion', 'ley_19032'];
  expect(shown.map((id) => found[id])).toEqual(values.slice(1));
});

test('a bound by an input that was not sent is no fault of its own', () => {
  const outcome = outcomeOf('mx-baja', '2026-03-10', { fecha_ingreso: '2020-01-01' });
  const refusals = outcome.kind === 'refused' ? outcome.refusals : [];
  expect(refusals).toContainEqual(expect.objectContaining({ field: 'fecha_baja', type: 'missing' }));
  expect(refusals.map(({ field }) => field)).not.toContain('fecha_ingreso');
});
