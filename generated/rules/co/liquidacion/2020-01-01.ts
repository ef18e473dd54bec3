// CO.liquidacion 2020.1: Liquidación del contrato
// Emitted from generated/rules/co/liquidacion/2020-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/co/liquidacion/2020-01-01.pay',
  fingerprint: 'sha256:37b014c01fb020979857a7779886c78fa258022690c05494946a96f65cb1f218',
  meaning: 'sha256:4513bd4ff8cfaa4d72479a6cfc79a1aa053d51cdc5db4984a7db51dfdfb67d6c',
  country: 'CO',
  scheme: 'liquidacion',
  label: 'Liquidación del contrato',
  version: '2020.1',
  currency: 'COP',
  validFrom: '2020-01-01',
  validUntil: '2026-12-31',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:34bfef7f5919f23dc1d6976cbbe02872a08b0ab62777e4d310f8bdeff3786764', () =>
  JSON.parse(readFileSync(new URL('./2020-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  SMMLV: rt.scaledWorth($at, 1n, $law.rows('SMMLV')),
  arl_minima: rt.scaledWorth($at, 25000n, $law.rows('arl_minima')),
  arl_maxima: rt.scaledWorth($at, 1000n, $law.rows('arl_maxima')),
  auxilio_mensual: rt.scaledWorth($at, 1n, $law.rows('auxilio_mensual')),
  tasa_intereses: rt.scaledWorth($at, 25n, $law.rows('tasa_intereses')),
  parte_integral_que_cotiza: rt.scaledWorth($at, 10n, $law.rows('parte_integral_que_cotiza')),
  tope_ibc: rt.scaledWorth($at, 1n, $law.rows('tope_ibc'), $law.rows('SMMLV')),
  tasa_salud_empleado: rt.scaledWorth($at, 25n, $law.rows('tasa_salud_empleado')),
  tasa_pension_empleado: rt.scaledWorth($at, 25n, $law.rows('tasa_pension_empleado')),
  tarifa_fsp$rows1: rt.scaledRows($law.table('tarifa_fsp'), { date: $at, limits: rt.worthAt($at, $law.rows('SMMLV')) }, 100n, 500n),
  tope_25_al_anio: rt.scaledWorth($at, 1n, $law.rows('tope_25_al_anio')),
  UVT: rt.scaledWorth($at, 1n, $law.rows('UVT')),
  renta_exenta_porcentaje: rt.scaledWorth($at, 4n, $law.rows('renta_exenta_porcentaje')),
  tarifa_retencion$rows1: rt.scaledRows($law.table('tarifa_retencion'), { date: $at, limits: rt.worthAt($at, $law.rows('UVT')) }, 100n, 100n),
  parte_no_gravada$rows1: rt.scaledRows($law.table('parte_no_gravada'), { date: $at, limits: rt.worthAt($at, $law.rows('UVT')) }, 100n, 10n),
  tarifa_fsp$rows2: rt.scaledRows($law.table('tarifa_fsp'), { date: $at, limits: rt.worthAt($at, $law.rows('SMMLV')) }, 1000n, 500n),
  limite_al_anio: rt.scaledWorth($at, 1n, $law.rows('limite_al_anio')),
  limite_exoneracion: rt.scaledWorth($at, 1n, $law.rows('limite_exoneracion'), $law.rows('SMMLV')),
  tasa_salud_empleador: rt.scaledWorth($at, 200n, $law.rows('tasa_salud_empleador')),
  tasa_pension_empleador: rt.scaledWorth($at, 25n, $law.rows('tasa_pension_empleador')),
  tasa_caja: rt.scaledWorth($at, 25n, $law.rows('tasa_caja')),
  tasa_icbf: rt.scaledWorth($at, 100n, $law.rows('tasa_icbf')),
  tasa_sena: rt.scaledWorth($at, 50n, $law.rows('tasa_sena')),
  minimo_integral: rt.scaledWorth($at, 1n, $law.rows('minimo_integral'), $law.rows('SMMLV')),
  clases_arl$rows1: rt.scaledRows($law.table('clases_arl'), { date: $at }, 1n, 50000n),
  clases_arl$rows2: rt.scaledRows($law.table('clases_arl'), { date: $at }, 1n, 1000000n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const hire_date$sent = rt.textAt($row.texts, 2);
  const termination_date$sent = rt.textAt($row.texts, 3);
  const tipo_contrato$sent = rt.textAt($row.texts, 4);
  const fecha_fin_contrato$sent = rt.textAt($row.texts, 5);
  const causa$sent = rt.textAt($row.texts, 6);
  const fecha_inicio_prima$sent = rt.textAt($row.texts, 10);
  const fecha_inicio_cesantias$sent = rt.textAt($row.texts, 11);
  // Salario diario · CST arts. 127 y 132
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0) return false;
  const $1 = $n[0]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 100000000000) return false;
  const daily_salary = $s[0] = $n[0]!;
  // Salario mensual · CST arts. 127 y 132
  if ($n[1]! <= 0 || $n[1]! > 1000000000000) return false;
  const monthly_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! : daily_salary * 3 * 10;
  // Fecha de ingreso · CST arts. 64, 249 y 306
  if (!(hire_date$sent !== undefined)) return false;
  if (hire_date$sent !== undefined && !rt.isDate(hire_date$sent)) return false;
  if (hire_date$sent !== undefined && hire_date$sent < '1940-01-01') return false;
  const hire_date = hire_date$sent ?? '';
  $s[2] = rt.digitsOfDate(hire_date);
  // Último día del contrato · CST art. 61
  if (termination_date$sent !== undefined && !rt.isDate(termination_date$sent)) return false;
  const termination_date = termination_date$sent !== undefined ? termination_date$sent : $row.period.end;
  $s[3] = rt.digitsOfDate(termination_date);
  // Clase de contrato · CST arts. 45 a 47
  if (tipo_contrato$sent !== undefined && !(rt.positionOf(['indefinido', 'fijo', 'obra_labor'], tipo_contrato$sent) > 0)) return false;
  const tipo_contrato = tipo_contrato$sent !== undefined ? tipo_contrato$sent : 'indefinido';
  $s[4] = rt.positionOf(['indefinido', 'fijo', 'obra_labor'], tipo_contrato);
  // Fin del término, o de la obra como se estima · CST arts. 46 y 64
  if (fecha_fin_contrato$sent !== undefined && !rt.isDate(fecha_fin_contrato$sent)) return false;
  const fecha_fin_contrato = fecha_fin_contrato$sent ?? '';
  $s[5] = rt.digitsOfDate(fecha_fin_contrato);
  // Causa de la terminación · CST arts. 61, 62 y 64
  if (!(causa$sent !== undefined)) return false;
  if (causa$sent !== undefined &&
    !(rt.positionOf(['renuncia', 'mutuo_acuerdo', 'vencimiento', 'terminacion_obra', 'justa_causa', 'periodo_prueba', 'muerte', 'pension',
          'sin_justa_causa', 'despido_indirecto'], causa$sent) >
      0)) return false;
  const causa = causa$sent ?? '';
  $s[6] = rt.positionOf(['renuncia', 'mutuo_acuerdo', 'vencimiento', 'terminacion_obra', 'justa_causa', 'periodo_prueba', 'muerte', 'pension',
      'sin_justa_causa', 'despido_indirecto'], causa);
  // Salario integral · CST art. 132
  const salario_integral = $n[7]! === 1;
  $s[7] = salario_integral ? 1 : 0;
  // Días de salario sin pagar · CST arts. 127 y 134
  if ($n[8]! < 0 || $n[8]! > 300000) return false;
  const dias_salario_pendiente = $s[8] = rt.sentOr($n[8]!, 0);
  // Horas extra, recargos y comisiones sin pagar · CST art. 127
  if ($n[9]! < 0 || $n[9]! > 1000000000000) return false;
  const otros_salarios_pendientes = $s[9] = rt.sentOr($n[9]!, 0);
  // Primer día sin cesantías liquidadas · CST art. 249
  if (fecha_inicio_cesantias$sent !== undefined && !rt.isDate(fecha_inicio_cesantias$sent)) return false;
  const fecha_inicio_cesantias = fecha_inicio_cesantias$sent !== undefined
    ? fecha_inicio_cesantias$sent
    : rt.latest(hire_date, rt.startOfYear(termination_date));
  $s[10] = rt.digitsOfDate(fecha_inicio_cesantias);
  // Prima ya pagada del semestre · CST art. 306
  if ($n[12]! < 0 || $n[12]! > 100000000000000) return false;
  const prima_pagada = $s[11] = rt.sentOr($n[12]!, 0);
  // Cesantías del año anterior, sin consignar · Ley 50 de 1990 art. 99
  if ($n[13]! < 0 || $n[13]! > 100000000000000) return false;
  const cesantias_sin_consignar = $s[12] = rt.sentOr($n[13]!, 0);
  // Intereses del año anterior, sin pagar · Ley 52 de 1975 art. 1
  if ($n[14]! < 0 || $n[14]! > 100000000000000) return false;
  const intereses_sin_pagar = $s[13] = rt.sentOr($n[14]!, 0);
  // Días hábiles de vacaciones pendientes · CST arts. 186 y 189
  if ($n[15]! < 0 || $n[15]! > 1200000) return false;
  const dias_vacaciones_pendientes = $s[14] = $n[15]!;
  // Días hábiles de vacaciones ya tomados o compensados · CST art. 186
  if ($n[16]! < 0 || $n[16]! > 20000000) return false;
  const dias_vacaciones_disfrutados = $s[15] = rt.sentOr($n[16]!, 0);
  // Días de suspensión del contrato · CST art. 53
  if ($n[17]! < 0 || $n[17]! > 10000) return false;
  const dias_suspension = $s[16] = rt.sentOr($n[17]!, 0);
  // Promedio de la base de la prima, con auxilio · CST arts. 306 y 307
  if ($n[18]! <= 0 || $n[18]! > 1000000000000) return false;
  const promedio_base_prima = $s[17] = $n[18]!;
  // Promedio de la base de cesantías, con auxilio · CST art. 253
  if ($n[19]! <= 0 || $n[19]! > 1000000000000) return false;
  const promedio_base_cesantias = $s[18] = $n[19]!;
  // Promedio del año anterior, sin horas extra ni auxilio · CST art. 192
  if ($n[20]! <= 0 || $n[20]! > 1000000000000) return false;
  const promedio_base_vacaciones = $s[19] = $n[20]!;
  // Salario promedio del último año · CST art. 64
  if ($n[21]! <= 0 || $n[21]! > 1000000000000) return false;
  const promedio_salario = $s[20] = $n[21]!;
  // Recibe auxilio de transporte · Ley 15 de 1959; Ley 1 de 1963 art. 7
  const aplica_auxilio_transporte = rt.isSent($n[22]!) ? $n[22]! === 1 : monthly_salary <= $f.SMMLV * 2 * 100 && !salario_integral;
  $s[21] = aplica_auxilio_transporte ? 1 : 0;
  // Ingreso del mes del retiro, sin los aportes · Estatuto Tributario art. 401-3
  if ($n[24]! < 0 || $n[24]! > 100000000000000) return false;
  const ingreso_mensual = $s[22] = $n[24]!;
  // Renta exenta del 25% ya usada en el año · Estatuto Tributario art. 206 num. 10
  if ($n[25]! < 0 || $n[25]! > 100000000000000) return false;
  const renta_exenta_25_acumulada_anio = $s[23] = rt.sentOr($n[25]!, 0);
  // Tarifa de riesgos laborales · Decreto 1772 de 1994 art. 13
  if ($n[26]! < $f.arl_minima * 40) return false;
  if ($n[26]! > $f.arl_maxima * 1000) return false;
  const risk_class_rate = $s[24] = rt.sentOr($n[26]!, 5220);
  // Otros pagos gravables del mes · Estatuto Tributario art. 385
  if ($n[27]! < 0 || $n[27]! > 100000000000000) return false;
  const pagos_gravables_mes = $s[25] = rt.sentOr($n[27]!, 0);
  // Aportes de esos pagos · Estatuto Tributario arts. 55 y 56
  if ($n[28]! < 0 || $n[28]! > 100000000000000) return false;
  const ingresos_no_constitutivos_mes = $s[26] = rt.sentOr($n[28]!, 0);
  // Retención ya practicada en el mes · Estatuto Tributario art. 385
  if ($n[29]! < 0 || $n[29]! > 100000000000000) return false;
  const retencion_practicada_mes = $s[27] = rt.sentOr($n[29]!, 0);
  // Porcentaje fijo de retención (procedimiento 2) · Estatuto Tributario art. 386
  if ($n[30]! < 0 || $n[30]! > 390000) return false;
  const porcentaje_fijo_retencion = $s[28] = $n[30]!;
  // Empleador con derecho a la exoneración del art. 114-1 · Estatuto Tributario art. 114-1
  const aplica_exoneracion_114_1 = $n[31]! !== 0;
  $s[29] = aplica_exoneracion_114_1 ? 1 : 0;
  // Inicio semestre
  const $7 = rt.monthOf(termination_date) <= 6 ? 1 : 7;
  const inicio_semestre = rt.dateOf(rt.yearOf(termination_date), $7, 1);
  $s[30] = rt.digitsOfDate(inicio_semestre);
  // Primer día sin prima pagada · CST art. 306
  if (fecha_inicio_prima$sent !== undefined && !rt.isDate(fecha_inicio_prima$sent)) return false;
  const fecha_inicio_prima = fecha_inicio_prima$sent !== undefined ? fecha_inicio_prima$sent : rt.latest(hire_date, inicio_semestre);
  $s[31] = rt.digitsOfDate(fecha_inicio_prima);
  // Con auxilio de transporte · Ley 15 de 1959; CST art. 132
  const con_auxilio = aplica_auxilio_transporte && !salario_integral;
  $s[32] = con_auxilio ? 1 : 0;
  // Ingreso laboral promedio de los últimos seis meses · Estatuto Tributario art. 206 num. 4
  if ($n[23]! < 0 || $n[23]! > 100000000000000) return false;
  let $11: number;
  if (rt.isSent($n[23]!)) {
    $11 = $n[23]!;
  } else {
    const $9 = rt.isSent($n[21]!) ? promedio_salario : monthly_salary;
    const $10 = con_auxilio ? $f.auxilio_mensual : 0;
    $11 = $9 + $10 * 100;
  }
  const ingreso_promedio_6_meses = $s[33] = $11;
  // Días de servicio · CST art. 64
  const dias_servicio = $s[34] = rt.daysOf30Between(hire_date, termination_date);
  // Días de prima · CST art. 306
  const dias_prima = $s[35] = rt.daysOf30Between(fecha_inicio_prima, termination_date);
  // Días de intereses · Ley 52 de 1975 art. 1
  const dias_de_intereses = $s[36] = rt.daysOf30Between(fecha_inicio_cesantias, termination_date);
  // Días de cesantías · CST arts. 53 y 249
  const $15 = dias_de_intereses - dias_suspension;
  const dias_cesantias = $s[37] = 0 > $15 ? 0 : $15;
  // Días de vacaciones · CST arts. 53, 186 y 189; Ley 995 de 2005
  const $18 = rt.isSent($n[15]!);
  $s[38] = $18 ? 1 : 0;
  let $19: number;
  if ($18) {
    $19 = dias_vacaciones_pendientes * 9;
  } else {
    const $17 = (dias_servicio - dias_suspension) * 15 * 250 - dias_vacaciones_disfrutados * 9;
    $19 = 0 > $17 ? 0 : $17;
  }
  const dias_vacaciones = $s[39] = $19;
  // Base de la prima · CST arts. 132 y 306; Ley 1 de 1963 art. 7
  let $23: number;
  if (salario_integral) {
    $23 = 0;
  } else {
    const $21 = rt.isSent($n[18]!);
    $s[40] = $21 ? 1 : 0;
    let $22: number;
    if ($21) {
      $22 = promedio_base_prima;
    } else {
      const $20 = con_auxilio ? $f.auxilio_mensual : 0;
      $22 = monthly_salary + $20 * 100;
    }
    $23 = $22;
  }
  const base_prima = $s[41] = $23;
  // Base de cesantías · CST arts. 132 y 253; Ley 1 de 1963 art. 7
  let $27: number;
  if (salario_integral) {
    $27 = 0;
  } else {
    const $25 = rt.isSent($n[19]!);
    $s[42] = $25 ? 1 : 0;
    let $26: number;
    if ($25) {
      $26 = promedio_base_cesantias;
    } else {
      const $24 = con_auxilio ? $f.auxilio_mensual : 0;
      $26 = monthly_salary + $24 * 100;
    }
    $27 = $26;
  }
  const base_cesantias = $s[43] = $27;
  // Base de vacaciones · CST arts. 132 y 192
  const $28 = rt.isSent($n[20]!);
  $s[44] = $28 ? 1 : 0;
  const base_vacaciones = $s[45] = $28 ? promedio_base_vacaciones : monthly_salary;
  // Base de la indemnización · CST art. 64
  const $30 = rt.isSent($n[21]!);
  $s[46] = $30 ? 1 : 0;
  const base_indemnizacion = $s[47] = $30 ? promedio_salario : monthly_salary;
  // Salario pendiente · CST art. 127
  const $32 = $s[49] = monthly_salary * dias_salario_pendiente;
  if ($32 > 4503599627070495) return false;
  const salario_pendiente = $s[48] = Math.floor(($32 + 150000) / 300000);
  // Auxilio de transporte · Ley 15 de 1959
  let auxilio_transporte = 0;
  if (con_auxilio) {
    const $34 = $s[51] = $f.auxilio_mensual * dias_salario_pendiente;
    auxilio_transporte = $s[50] = Math.floor(($34 + 1500) / 3000);
  }
  // Otros salarios pendientes · CST art. 127
  const otros_salarios = $s[52] = otros_salarios_pendientes;
  // Prima de servicios · CST arts. 306 y 307
  const $36 = base_prima * dias_prima;
  if ($36 > rt.SAFE) return false;
  const $37 = prima_pagada * 360;
  if ($37 > rt.SAFE) return false;
  const $38 = $36 - $37;
  const $39 = $s[54] = 0 > $38 ? 0 : $38;
  if ($39 > 4503599627370135) return false;
  const prima_servicios = $s[53] = Math.floor(($39 + 180) / 360);
  // Cesantías · CST art. 249; Ley 50 de 1990 art. 99 num. 4
  const $41 = $s[56] = base_cesantias * dias_cesantias;
  if ($41 > 4503599627370135) return false;
  const cesantias = $s[55] = Math.floor(($41 + 180) / 360);
  // Cesantías del año anterior · Ley 50 de 1990 art. 99 num. 4
  const cesantias_anio_anterior = $s[57] = cesantias_sin_consignar;
  // Intereses sobre cesantías · Ley 52 de 1975 art. 1
  const $43 = $s[59] = cesantias * $f.tasa_intereses * dias_de_intereses;
  if ($43 > 4503599627361495) return false;
  const intereses_cesantias = $s[58] = Math.floor(($43 + 4500) / 9000);
  // Intereses del año anterior · Ley 52 de 1975 art. 1
  const intereses_anio_anterior = $s[60] = intereses_sin_pagar;
  // Vacaciones compensadas · CST arts. 189 y 192
  const $45 = $s[62] = base_vacaciones * dias_vacaciones;
  if ($45 > 4503599624670495) return false;
  const vacaciones_compensadas = $s[61] = Math.floor(($45 + 1350000) / 2700000);
  // La causa da indemnización · CST arts. 62 y 64
  const $47 = rt.same(causa, 'sin_justa_causa');
  $s[63] = $47 ? 1 : 0;
  const da_indemnizacion = $47 || rt.same(causa, 'despido_indirecto');
  $s[64] = da_indemnizacion ? 1 : 0;
  // Gana 10 SMMLV o más · CST art. 64
  const salario_de_10_smmlv = base_indemnizacion >= $f.SMMLV * 10 * 100;
  $s[65] = salario_de_10_smmlv ? 1 : 0;
  // Días de servicio después del primer año · CST art. 64
  const $48 = dias_servicio - 360;
  const dias_despues_de_un_anio = $s[66] = 0 > $48 ? 0 : $48;
  // Días que faltan del término · CST arts. 46 y 64
  const $51 = fecha_fin_contrato$sent !== undefined;
  $s[67] = $51 ? 1 : 0;
  let $52: number;
  if ($51) {
    const $50 = rt.daysOf30Between(hire_date, fecha_fin_contrato) - dias_servicio;
    $52 = 0 > $50 ? 0 : $50;
  } else {
    $52 = 0;
  }
  const dias_restantes = $s[68] = $52;
  // Días de indemnización · CST art. 64; Ley 789 de 2002 art. 28
  let dias_indemnizacion = 0;
  if (da_indemnizacion) {
    const $56 = rt.same(tipo_contrato, 'fijo');
    $s[69] = $56 ? 1 : 0;
    let $57: number;
    if ($56) {
      $57 = dias_restantes * 360;
    } else {
      const $54 = rt.same(tipo_contrato, 'obra_labor');
      $s[70] = $54 ? 1 : 0;
      let $55: number;
      if ($54) {
        $55 = (15 > dias_restantes ? 15 : dias_restantes) * 360;
      } else {
        $55 = salario_de_10_smmlv ? 7200 + dias_despues_de_un_anio * 15 : 10800 + dias_despues_de_un_anio * 20;
      }
      $57 = $55;
    }
    dias_indemnizacion = $s[71] = $57;
  }
  // Indemnización art. 64 CST · CST art. 64; Ley 789 de 2002 art. 28
  const $58 = $s[73] = base_indemnizacion * dias_indemnizacion;
  if ($58 > 4503599627359695) return false;
  const indemnizacion = $s[72] = Math.floor(($58 + 5400) / 10800);
  // Total devengado
  const total_devengado = $s[74] = salario_pendiente +
    auxilio_transporte +
    otros_salarios +
    prima_servicios +
    cesantias +
    cesantias_anio_anterior +
    intereses_cesantias +
    intereses_anio_anterior +
    vacaciones_compensadas +
    indemnizacion;
  // Ingreso salarial · CST art. 127
  const ingreso_salarial = $s[75] = salario_pendiente + otros_salarios;
  // Parte del salario que cotiza · Ley 100 de 1993 art. 18
  const parte_que_cotiza = $s[76] = salario_integral ? $f.parte_integral_que_cotiza : 10;
  // Piso del ingreso base de cotización · Ley 100 de 1993 art. 18
  const $63 = $s[78] = $f.SMMLV * dias_salario_pendiente;
  const ibc_minimo = $s[77] = Math.floor(($63 + 1500) / 3000);
  // Ingreso base de cotización · Ley 100 de 1993 art. 18; Ley 797 de 2003 art. 5
  const $69 = ingreso_salarial === 0;
  $s[79] = $69 ? 1 : 0;
  let $70: number;
  if ($69) {
    $70 = 0;
  } else {
    const $65 = parte_que_cotiza * ingreso_salarial;
    const $66 = ibc_minimo * 10;
    const $67 = $65 > $66 ? $65 : $66;
    const $68 = $f.tope_ibc * 1000;
    $70 = $67 < $68 ? $67 : $68;
  }
  const ibc = $s[80] = Math.floor(($70 + 5) / 10);
  $s[81] = $70;
  // Aporte a salud (trabajador) · Ley 100 de 1993 art. 204; Ley 1122 de 2007 art. 10
  const $72 = $s[83] = ibc * $f.tasa_salud_empleado;
  const salud_empleado = $s[82] = Math.floor((2 * $72 + 25) / 50);
  // Aporte a pensión (trabajador) · Ley 100 de 1993 art. 20; Ley 797 de 2003 art. 7
  const $74 = $s[85] = ibc * $f.tasa_pension_empleado;
  const pension_empleado = $s[84] = Math.floor((2 * $74 + 25) / 50);
  // Fondo de solidaridad pensional · Ley 100 de 1993 arts. 20 y 27
  const $76 = $s[86] = rt.rowOf($f.tarifa_fsp$rows1, ibc, 1, false);
  if ($76 < 0) return false;
  $s[87] = ibc;
  const $77 = $f.tarifa_fsp$rows1.value[$76]!;
  const $78 = $s[89] = ibc * $77;
  const fondo_solidaridad_pensional = $s[88] = Math.floor(($78 + 250) / 500);
  // Ingresos no constitutivos de renta · Estatuto Tributario arts. 55 y 56
  const ingresos_no_constitutivos = $s[90] = salud_empleado + pension_empleado + fondo_solidaridad_pensional + ingresos_no_constitutivos_mes;
  // Ingreso laboral neto · Estatuto Tributario arts. 55, 56 y 385
  const $81 = salario_pendiente + auxilio_transporte + otros_salarios + vacaciones_compensadas + pagos_gravables_mes - ingresos_no_constitutivos;
  const ingreso_neto_retencion = $s[91] = 0 > $81 ? 0 : $81;
  // Tope mensual de la renta exenta · Estatuto Tributario art. 206 num. 10
  const tope_renta_exenta = $s[92] = $f.tope_25_al_anio * $f.UVT;
  // Renta exenta del 25% · Estatuto Tributario art. 206 num. 10
  const $84 = $f.renta_exenta_porcentaje * ingreso_neto_retencion * 3;
  const $85 = tope_renta_exenta * 100;
  const $86 = $s[94] = $84 < $85 ? $84 : $85;
  const renta_exenta_25 = $s[93] = Math.floor(($86 + 6) / 12);
  // Base gravable de retención · Estatuto Tributario arts. 206 num. 10 y 383
  const base_gravable_retencion = $s[95] = ingreso_neto_retencion - renta_exenta_25;
  // Retención del mes según la tabla · Estatuto Tributario art. 383
  $s[97] = -1;
  let tarifa_del_mes = 0;
  const $89 = !rt.isSent($n[30]!);
  $s[96] = $89 ? 1 : 0;
  if ($89) {
    const $90 = $s[97] = rt.rowOf($f.tarifa_retencion$rows1, base_gravable_retencion, 1, false);
    if ($90 < 0) return false;
    $s[98] = base_gravable_retencion;
    const $91 = rt.excessOf($f.tarifa_retencion$rows1, $90, base_gravable_retencion, 1);
    if (Number.isNaN($91)) return false;
    tarifa_del_mes = $s[99] = $91;
  }
  // Retención de todo el mes · Estatuto Tributario arts. 383, 386 y 868
  const $93 = rt.isSent($n[30]!);
  $s[100] = $93 ? 1 : 0;
  let $95: number;
  if ($93) {
    const $92 = base_gravable_retencion * porcentaje_fijo_retencion;
    if ($92 > rt.SAFE) return false;
    $95 = $92;
  } else {
    const $94 = tarifa_del_mes * 10000;
    if ($94 > rt.SAFE) return false;
    $95 = $94;
  }
  let $96: number;
  if ($95 > 1000000000000) {
    if ($95 > 4503499627370495) return false;
    $96 = Math.floor(($95 + 50000000000) / 100000000000) * 1000;
  } else if ($95 > 10000000000) {
    if ($95 > 4503589627370495) return false;
    $96 = Math.floor(($95 + 5000000000) / 10000000000) * 100;
  } else {
    if ($95 > 4503599527370495) return false;
    $96 = Math.floor(($95 + 50000000) / 100000000);
  }
  const retencion_del_mes = $s[101] = $96;
  $s[102] = $95;
  // Retención en la fuente · Estatuto Tributario arts. 383, 385 y 386
  const $97 = retencion_del_mes * 100 - retencion_practicada_mes;
  const retencion_fuente = $s[103] = 0 > $97 ? 0 : $97;
  // Renta exenta del 25% (prima) · Estatuto Tributario arts. 206 num. 10 y 385
  const $99 = $f.renta_exenta_porcentaje * prima_servicios * 3;
  const $100 = tope_renta_exenta * 100;
  const $101 = $s[105] = $99 < $100 ? $99 : $100;
  const renta_exenta_25_prima = $s[104] = Math.floor(($101 + 6) / 12);
  // Base gravable de la prima · Estatuto Tributario arts. 206 num. 10 y 385
  const base_gravable_prima = $s[106] = prima_servicios - renta_exenta_25_prima;
  // Retención de la prima según la tabla · Estatuto Tributario art. 383
  $s[107] = -1;
  let tarifa_de_la_prima = 0;
  if ($89) {
    const $104 = $s[107] = rt.rowOf($f.tarifa_retencion$rows1, base_gravable_prima, 1, false);
    if ($104 < 0) return false;
    $s[108] = base_gravable_prima;
    const $105 = rt.excessOf($f.tarifa_retencion$rows1, $104, base_gravable_prima, 1);
    if (Number.isNaN($105)) return false;
    tarifa_de_la_prima = $s[109] = $105;
  }
  // Retención en la fuente (prima) · Estatuto Tributario arts. 383, 385, 386 y 868
  let $108: number;
  if ($93) {
    const $106 = base_gravable_prima * porcentaje_fijo_retencion;
    if ($106 > rt.SAFE) return false;
    $108 = $106;
  } else {
    const $107 = tarifa_de_la_prima * 10000;
    if ($107 > rt.SAFE) return false;
    $108 = $107;
  }
  let $109: number;
  if ($108 > 1000000000000) {
    if ($108 > 4503499627370495) return false;
    $109 = Math.floor(($108 + 50000000000) / 100000000000) * 1000;
  } else if ($108 > 10000000000) {
    if ($108 > 4503589627370495) return false;
    $109 = Math.floor(($108 + 5000000000) / 10000000000) * 100;
  } else {
    if ($108 > 4503599527370495) return false;
    $109 = Math.floor(($108 + 50000000) / 100000000);
  }
  const retencion_prima = $s[110] = $109;
  $s[111] = $108;
  // Parte no gravada · Estatuto Tributario art. 206 num. 4
  const $110 = $s[112] = rt.rowOf($f.parte_no_gravada$rows1, ingreso_promedio_6_meses, 1, false);
  if ($110 < 0) return false;
  $s[113] = ingreso_promedio_6_meses;
  const porcentaje_no_gravado = $s[114] = $f.parte_no_gravada$rows1.value[$110]!;
  // Cesantías gravadas · Estatuto Tributario art. 206 num. 4
  const $112 = $s[116] = (cesantias + cesantias_anio_anterior) * (10 - porcentaje_no_gravado);
  const cesantias_gravadas = $s[115] = Math.floor(($112 + 5) / 10);
  // Intereses gravados · Estatuto Tributario art. 206 num. 4
  const $114 = $s[118] = (intereses_cesantias + intereses_anio_anterior) * (10 - porcentaje_no_gravado);
  const intereses_gravados = $s[117] = Math.floor(($114 + 5) / 10);
  // Retención de las cesantías solas · Estatuto Tributario arts. 383 y 868
  const $116 = $s[119] = rt.rowOf($f.tarifa_retencion$rows1, cesantias_gravadas, 1, false);
  if ($116 < 0) return false;
  $s[120] = cesantias_gravadas;
  const $117 = $s[122] = rt.excessOf($f.tarifa_retencion$rows1, $116, cesantias_gravadas, 1);
  if (Number.isNaN($117)) return false;
  let $118: number;
  if ($117 > 100000000) {
    if ($117 > 4503599617370495) return false;
    $118 = Math.floor(($117 + 5000000) / 10000000) * 1000;
  } else if ($117 > 1000000) {
    if ($117 > 4503599626370495) return false;
    $118 = Math.floor(($117 + 500000) / 1000000) * 100;
  } else {
    if ($117 > 4503599627360495) return false;
    $118 = Math.floor(($117 + 5000) / 10000);
  }
  const retencion_de_las_cesantias = $s[121] = $118;
  // Retención de los intereses solos · Estatuto Tributario arts. 383 y 868
  const $119 = $s[123] = rt.rowOf($f.tarifa_retencion$rows1, intereses_gravados, 1, false);
  if ($119 < 0) return false;
  $s[124] = intereses_gravados;
  const $120 = $s[126] = rt.excessOf($f.tarifa_retencion$rows1, $119, intereses_gravados, 1);
  if (Number.isNaN($120)) return false;
  let $121: number;
  if ($120 > 100000000) {
    if ($120 > 4503599617370495) return false;
    $121 = Math.floor(($120 + 5000000) / 10000000) * 1000;
  } else if ($120 > 1000000) {
    if ($120 > 4503599626370495) return false;
    $121 = Math.floor(($120 + 500000) / 1000000) * 100;
  } else {
    if ($120 > 4503599627360495) return false;
    $121 = Math.floor(($120 + 5000) / 10000);
  }
  const retencion_de_los_intereses = $s[125] = $121;
  // Retención en la fuente (cesantías) · Estatuto Tributario arts. 206 nums. 4 y 10 y 386; DIAN, concepto 23852 de 1996
  const $122 = $s[128] = retencion_de_las_cesantias + retencion_de_los_intereses;
  const retencion_cesantias = $s[127] = $122 * 100;
  // Ingreso base de un mes · Ley 100 de 1993 art. 18
  const $124 = parte_que_cotiza * base_indemnizacion;
  const $125 = $f.SMMLV * 1000;
  const $126 = $124 > $125 ? $124 : $125;
  const $127 = $f.tope_ibc * 1000;
  const ibc_de_un_mes = $s[129] = $126 < $127 ? $126 : $127;
  // Aporte de un mes a salud, y otro igual a pensión · Ley 100 de 1993 arts. 20 y 204
  const $129 = $s[131] = ibc_de_un_mes * $f.tasa_salud_empleado;
  const aporte_de_un_mes = $s[130] = Math.floor(($129 + 125) / 250);
  // Fondo de solidaridad de un mes · Ley 100 de 1993 arts. 20 y 27
  const $131 = $s[132] = rt.rowOf($f.tarifa_fsp$rows2, ibc_de_un_mes, 1, false);
  if ($131 < 0) return false;
  $s[133] = ibc_de_un_mes;
  const $132 = $f.tarifa_fsp$rows2.value[$131]!;
  const $133 = $s[135] = ibc_de_un_mes * $132;
  const fondo_de_un_mes = $s[134] = Math.floor(($133 + 2500) / 5000);
  // Ingreso mensual (ET 401-3) · Estatuto Tributario art. 401-3; DIAN, concepto 30573 de 2015
  const $136 = rt.isSent($n[24]!);
  $s[136] = $136 ? 1 : 0;
  let $137: number;
  if ($136) {
    $137 = ingreso_mensual;
  } else {
    const $135 = base_indemnizacion - aporte_de_un_mes * 2 - fondo_de_un_mes;
    $137 = 0 > $135 ? 0 : $135;
  }
  const ingreso_mensual_401_3 = $s[137] = $137;
  // Tope anual de la renta exenta · Estatuto Tributario arts. 206 num. 10 y 336; desde 2023, Ley 2277 de 2022 art. 2
  const tope_anual_renta_exenta = $s[138] = $at >= '2023-01-01' ? $f.tope_25_al_anio * $f.UVT : $f.limite_al_anio * $f.UVT;
  // Renta exenta del 25% (indemnización) · Estatuto Tributario art. 206 num. 10; DIAN, concepto 30573 de 2015
  const $139 = tope_anual_renta_exenta * 100 - renta_exenta_25_acumulada_anio;
  const $140 = $f.renta_exenta_porcentaje * indemnizacion;
  const $141 = (0 > $139 ? 0 : $139) * 4;
  const $142 = $s[140] = $140 < $141 ? $140 : $141;
  const renta_exenta_25_indemnizacion = $s[139] = Math.floor(($142 + 2) / 4);
  // Base gravable de la indemnización · Estatuto Tributario art. 401-3
  const base_gravable_indemnizacion = $s[141] = indemnizacion - renta_exenta_25_indemnizacion;
  // Retención en la fuente (indemnización) · Estatuto Tributario arts. 401-3 y 868; Ley 788 de 2002 art. 92
  let retencion_indemnizacion = 0;
  const $145 = ingreso_mensual_401_3 > $f.UVT * 204 * 100;
  $s[142] = $145 ? 1 : 0;
  if ($145) {
    let $146: number;
    if (base_gravable_indemnizacion > 5000000) {
      $146 = Math.floor((base_gravable_indemnizacion + 250000) / 500000) * 1000;
    } else if (base_gravable_indemnizacion > 50000) {
      $146 = Math.floor((base_gravable_indemnizacion + 25000) / 50000) * 100;
    } else {
      $146 = Math.floor((base_gravable_indemnizacion + 250) / 500);
    }
    retencion_indemnizacion = $s[143] = $146;
    $s[144] = base_gravable_indemnizacion;
  }
  // Total deducciones
  const total_deducciones = $s[145] = salud_empleado +
    pension_empleado +
    fondo_solidaridad_pensional +
    retencion_fuente +
    retencion_prima * 100 +
    retencion_cesantias +
    retencion_indemnizacion * 100;
  // Neto a pagar
  const neto_pagar = $s[146] = total_devengado - total_deducciones;
  // Ingreso con el salario del mes entero · Estatuto Tributario art. 114-1
  const ingreso_de_mes_entero = $s[147] = monthly_salary + otros_salarios;
  // Empleador exonerado art. 114-1 · Estatuto Tributario art. 114-1; Ley 1819 de 2016 art. 65
  const $150 = aplica_exoneracion_114_1 && !salario_integral;
  $s[148] = $150 ? 1 : 0;
  const exonerado = $150 && ingreso_de_mes_entero < $f.limite_exoneracion * 100;
  $s[149] = exonerado ? 1 : 0;
  // Salud empleador · Ley 100 de 1993 art. 204; Ley 1122 de 2007 art. 10
  const $151 = $s[153] = exonerado ? 0 : $f.tasa_salud_empleador;
  const $152 = $s[151] = ibc * $151;
  const salud_empleador = $s[150] = Math.floor(($152 + 100) / 200);
  $s[152] = ibc;
  // Pensión empleador · Ley 100 de 1993 art. 20; Ley 797 de 2003 art. 7
  const $154 = $s[155] = ibc * $f.tasa_pension_empleador;
  const pension_empleador = $s[154] = Math.floor((2 * $154 + 25) / 50);
  $s[156] = ibc;
  $s[157] = $f.tasa_pension_empleador;
  // Riesgos laborales (ARL) · Decreto 1772 de 1994 art. 13
  const $156 = $s[159] = ibc * risk_class_rate;
  const arl = $s[158] = Math.floor(($156 + 500000) / 1000000);
  $s[160] = ibc;
  $s[161] = risk_class_rate;
  // Base de aportes parafiscales · Ley 21 de 1982 art. 17; Ley 789 de 2002 art. 49
  const $158 = $s[163] = parte_que_cotiza * (ingreso_salarial + vacaciones_compensadas);
  const base_parafiscales = $s[162] = Math.floor(($158 + 5) / 10);
  // Caja de compensación familiar · Ley 21 de 1982
  const $160 = $s[165] = base_parafiscales * $f.tasa_caja;
  const caja_compensacion = $s[164] = Math.floor((2 * $160 + 25) / 50);
  $s[166] = base_parafiscales;
  $s[167] = $f.tasa_caja;
  // ICBF · Ley 89 de 1988
  const $162 = $s[171] = exonerado ? 0 : $f.tasa_icbf;
  const $163 = $s[169] = base_parafiscales * $162;
  const icbf = $s[168] = Math.floor(($163 + 50) / 100);
  $s[170] = base_parafiscales;
  // SENA · Ley 21 de 1982
  const $165 = $s[175] = exonerado ? 0 : $f.tasa_sena;
  const $166 = $s[173] = base_parafiscales * $165;
  const sena = $s[172] = Math.floor(($166 + 25) / 50);
  $s[174] = base_parafiscales;
  // Costo total del empleador
  $s[176] = total_devengado + salud_empleador + pension_empleador + arl + caja_compensacion + icbf + sena;
  // Salario mínimo · CST arts. 132 y 145
  const salario_minimo = $s[177] = salario_integral ? $f.minimo_integral : $f.SMMLV;
  if (termination_date > $row.period.end) return false;
  if (rt.yearOf(termination_date) < rt.yearOf($row.period.end)) return false;
  if (hire_date > termination_date || fecha_inicio_prima < hire_date) return false;
  if (fecha_inicio_prima > rt.addDays(rt.latest(hire_date, termination_date), 1)) return false;
  if (fecha_inicio_cesantias > rt.addDays(rt.latest(hire_date, termination_date), 1)) return false;
  if (fecha_inicio_cesantias < hire_date) return false;
  const $170 = $51 ? fecha_fin_contrato < hire_date : rt.same(tipo_contrato, 'fijo') && da_indemnizacion;
  if ($170) return false;
  if ($notes !== null) {
    if (rt.isSent($n[0]!) &&
      rt.isSent($n[1]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(8, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (monthly_salary < salario_minimo * 100) {
      // BELOW_MINIMUM_WAGE
      $notes.add(9, rt.ratio(monthly_salary, 100n), rt.ratio(salario_minimo, 1n));
    }
    if (!rt.same(aplica_auxilio_transporte, monthly_salary <= $f.SMMLV * 2 * 100 && !salario_integral)) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(10, rt.ratio(monthly_salary, 100n));
    }
    if (!rt.givesValue($f.clases_arl$rows2, risk_class_rate, 1)) {
      // RISK_RATE_NOT_STANDARD
      $notes.add(11, rt.ratio(risk_class_rate, 1000000n));
    }
    if ($51 && rt.same(tipo_contrato, 'fijo') && !da_indemnizacion && fecha_fin_contrato > termination_date) {
      // SEVERANCE_NOT_DUE
      $notes.add(12, fecha_fin_contrato);
    }
    if ($51 && rt.same(tipo_contrato, 'fijo') && rt.same(causa, 'sin_justa_causa') && termination_date >= fecha_fin_contrato) {
      // CONTRACT_TERM_EXPIRED
      $notes.add(13, fecha_fin_contrato);
    }
    if (hire_date <= '1992-12-27') {
      // SEVERANCE_LEGACY_REGIME
      $notes.add(14);
    }
    if (hire_date < '1991-01-01') {
      // SEVERANCE_FUND_LEGACY_REGIME
      $notes.add(15);
    }
    if (salario_integral && (rt.isSent($n[18]!) || rt.isSent($n[19]!))) {
      // BENEFIT_NOT_DUE
      $notes.add(16);
    }
    if (prima_pagada > 0 && prima_servicios === 0) {
      // BENEFIT_ALREADY_PAID
      $notes.add(17, rt.ratio(prima_pagada, 100n));
    }
    if (parte_que_cotiza * ingreso_salarial > $f.tope_ibc * 1000) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(18, rt.ratio(ingreso_salarial, 100n));
    }
    if (ingreso_salarial > 0 && parte_que_cotiza * ingreso_salarial < ibc_minimo * 10) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(19, rt.ratio(ingreso_salarial, 100n), rt.ratio(ibc_minimo, 100n));
    }
    if ($150 && !exonerado && ingreso_salarial < $f.limite_exoneracion * 100 && base_parafiscales > 0) {
      // EXONERATION_BY_WHOLE_MONTH
      $notes.add(20, rt.ratio(ingreso_salarial, 100n), rt.ratio(ingreso_de_mes_entero, 100n));
    }
    if ($f.renta_exenta_porcentaje * ingreso_neto_retencion * 3 > tope_renta_exenta * 100) {
      // EXEMPTION_CAP_REACHED
      $notes.add(21, rt.ratio(ingreso_neto_retencion, 100n));
    }
    if ($f.renta_exenta_porcentaje * prima_servicios * 3 > tope_renta_exenta * 100) {
      // EXEMPTION_CAP_REACHED
      $notes.add(22, rt.ratio(prima_servicios, 100n));
    }
    if (indemnizacion > 0 && $f.renta_exenta_porcentaje * indemnizacion > (tope_anual_renta_exenta * 100 - renta_exenta_25_acumulada_anio) * 4) {
      // EXEMPTION_CAP_REACHED
      $notes.add(23, rt.ratio(indemnizacion, 100n));
    }
    if (neto_pagar < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(24);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
