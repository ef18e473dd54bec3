import { readFileSync } from 'node:fs';
import { compile } from '../../../compiler/compile.ts';
import { emit } from '../../../compiler/emit/emit.ts';
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
  return { diagnostics, rules: loadEmitted(emit(ir, manifestOf(ir, { path: '', bytes: new Uint8Array() }))) };
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

test.each(['mx-baja', 'cl-gratificacion', 'cl-feriado', 'co-porcentaje'])(
  'the law of %s is said without a diagnostic',
  (file) => {
    expect(rulesOf(textOf(file)).diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
  },
);

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

test('a bound by an input that was not sent is no fault of its own', () => {
  const outcome = outcomeOf('mx-baja', '2026-03-10', { fecha_ingreso: '2020-01-01' });
  const refusals = outcome.kind === 'refused' ? outcome.refusals : [];
  expect(refusals).toContainEqual(expect.objectContaining({ field: 'fecha_baja', type: 'missing' }));
  expect(refusals.map(({ field }) => field)).not.toContain('fecha_ingreso');
});
