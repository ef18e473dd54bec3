// CO.incapacidad 2020.1: Auxilio por incapacidad
// Emitted from generated/rules/co/incapacidad/2020-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/co/incapacidad/2020-01-01.pay',
  fingerprint: 'sha256:ac1c7256f68e2d2567405d54ba7c814bdb4294a40473c20af85abc78cf791ba2',
  meaning: 'sha256:88c4956dee9badb4e30535f3ca8782c3a2902d6e06d21b470edc0486dca2e8f6',
  country: 'CO',
  scheme: 'incapacidad',
  label: 'Auxilio por incapacidad',
  version: '2020.1',
  currency: 'COP',
  validFrom: '2020-01-01',
  validUntil: '2026-12-31',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:2b9d6cf0364aa575114448ceef38bda3490eb716945ee90752a9038461d24189', () =>
  JSON.parse(readFileSync(new URL('./2020-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  parte_integral_que_cotiza: rt.scaledWorth($at, 10n, $law.rows('parte_integral_que_cotiza')),
  tope_ibc: rt.scaledWorth($at, 1n, $law.rows('tope_ibc'), $law.rows('SMMLV')),
  SMMLV: rt.scaledWorth($at, 1n, $law.rows('SMMLV')),
  tasa_salud_empleado: rt.scaledWorth($at, 25n, $law.rows('tasa_salud_empleado')),
  tasa_pension_empleado: rt.scaledWorth($at, 25n, $law.rows('tasa_pension_empleado')),
  tarifa_fsp$rows1: rt.scaledRows($law.table('tarifa_fsp'), { date: $at, limits: rt.worthAt($at, $law.rows('SMMLV')) }, 30000n, 500n),
  tope_25_al_anio: rt.scaledWorth($at, 1n, $law.rows('tope_25_al_anio')),
  UVT: rt.scaledWorth($at, 1n, $law.rows('UVT')),
  renta_exenta_porcentaje: rt.scaledWorth($at, 4n, $law.rows('renta_exenta_porcentaje')),
  tarifa_retencion$rows1: rt.scaledRows($law.table('tarifa_retencion'), { date: $at, limits: rt.worthAt($at, $law.rows('UVT')) }, 100n, 100n),
  limite_exoneracion: rt.scaledWorth($at, 1n, $law.rows('limite_exoneracion'), $law.rows('SMMLV')),
  tasa_salud_empleador: rt.scaledWorth($at, 200n, $law.rows('tasa_salud_empleador')),
  tasa_pension_empleador: rt.scaledWorth($at, 25n, $law.rows('tasa_pension_empleador')),
  minimo_integral: rt.scaledWorth($at, 1n, $law.rows('minimo_integral'), $law.rows('SMMLV')),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const origen$sent = rt.textAt($row.texts, 4);
  // Salario diario · CST art. 227
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0) return false;
  const $1 = $n[0]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 100000000000) return false;
  const daily_salary = $s[0] = $n[0]!;
  // Salario mensual · CST art. 227
  if ($n[1]! <= 0 || $n[1]! > 1000000000000) return false;
  const monthly_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! : daily_salary * 3 * 10;
  // Días de incapacidad del mes, de 30 · CST art. 227
  if (!rt.isSent($n[2]!)) return false;
  if ($n[2]! < 1 || $n[2]! > 30) return false;
  const dias_incapacidad = $s[2] = $n[2]!;
  // Número del primero de ellos en la incapacidad · Decreto 780 de 2016 art. 3.2.1.10
  if ($n[3]! < 1 || $n[3]! > 720) return false;
  const dia_inicial = $s[3] = rt.sentOr($n[3]!, 1);
  // Origen de la incapacidad · CST art. 227; Ley 776 de 2002 art. 3
  if (origen$sent !== undefined && !(rt.positionOf(['comun', 'laboral'], origen$sent) > 0)) return false;
  const origen = origen$sent !== undefined ? origen$sent : 'comun';
  $s[4] = rt.positionOf(['comun', 'laboral'], origen);
  // Salario integral · CST art. 132
  const salario_integral = $n[5]! === 1;
  $s[5] = salario_integral ? 1 : 0;
  // Ingreso base de cotización del mes anterior a la incapacidad · Decreto 780 de 2016 art. 3.2.1.10
  if ($n[6]! <= 0 || $n[6]! > 1000000000000) return false;
  let $5: number;
  if (rt.isSent($n[6]!)) {
    $5 = $n[6]! * 10;
  } else {
    $5 = salario_integral ? $f.parte_integral_que_cotiza * monthly_salary : monthly_salary * 10;
  }
  const ibc_mes_anterior = $s[6] = $5;
  // Ingreso base de cotización del resto del mes · Ley 797 de 2003 arts. 7 y 8
  if ($n[7]! < 0 || $n[7]! > 1000000000000) return false;
  let $7: number;
  if (rt.isSent($n[7]!)) {
    $7 = $n[7]! * 300;
  } else {
    const $6 = salario_integral ? $f.parte_integral_que_cotiza * monthly_salary : monthly_salary * 10;
    $7 = $6 * (30 - dias_incapacidad);
  }
  const ibc_mes_otros = $s[7] = $7;
  // Otros pagos gravables del mes · Estatuto Tributario art. 385
  if ($n[8]! < 0 || $n[8]! > 100000000000000) return false;
  const pagos_gravables_mes = $s[8] = rt.sentOr($n[8]!, 0);
  // Aportes de esos pagos · Estatuto Tributario arts. 55 y 56
  if ($n[9]! < 0 || $n[9]! > 100000000000000) return false;
  const ingresos_no_constitutivos_mes = $s[9] = rt.sentOr($n[9]!, 0);
  // Retención ya practicada en el mes · Estatuto Tributario art. 385
  if ($n[10]! < 0 || $n[10]! > 100000000000000) return false;
  const retencion_practicada_mes = $s[10] = rt.sentOr($n[10]!, 0);
  // Porcentaje fijo de retención (procedimiento 2) · Estatuto Tributario art. 386
  if ($n[11]! < 0 || $n[11]! > 390000) return false;
  const porcentaje_fijo_retencion = $s[11] = $n[11]!;
  // Empleador con derecho a la exoneración del art. 114-1 · Estatuto Tributario art. 114-1
  const aplica_exoneracion_114_1 = $n[12]! !== 0;
  $s[12] = aplica_exoneracion_114_1 ? 1 : 0;
  // El empleador paga enteros los días 1 y 2 · CST art. 227
  const primeros_dias_al_100 = $n[13]! === 1;
  $s[13] = primeros_dias_al_100 ? 1 : 0;
  // Se paga el 66,67 % en lugar de dos tercios · CST art. 227
  const incapacidad_al_66_67 = $n[14]! === 1;
  $s[14] = incapacidad_al_66_67 ? 1 : 0;
  // Número del último día · Decreto 780 de 2016 art. 3.2.1.10
  const dia_final = $s[15] = dia_inicial + dias_incapacidad - 1;
  // Días 1 y 2 · Decreto 780 de 2016 art. 3.2.1.10 par. 1
  const $9 = (dia_final < 2 ? dia_final : 2) - dia_inicial + 1;
  const dias_empleador = $s[16] = 0 > $9 ? 0 : $9;
  // Días 3 a 90 · CST art. 227; Decreto 780 de 2016 art. 3.2.1.10
  const $11 = (dia_final < 90 ? dia_final : 90) - (dia_inicial > 3 ? dia_inicial : 3) + 1;
  const dias_eps_dos_tercios = $s[17] = 0 > $11 ? 0 : $11;
  // Días 91 a 180 · CST art. 227
  const $13 = (dia_final < 180 ? dia_final : 180) - (dia_inicial > 91 ? dia_inicial : 91) + 1;
  const dias_eps_mitad = $s[18] = 0 > $13 ? 0 : $13;
  // Días 181 a 540 · Decreto-Ley 19 de 2012 art. 142 (por confirmar)
  const $15 = (dia_final < 540 ? dia_final : 540) - (dia_inicial > 181 ? dia_inicial : 181) + 1;
  const dias_afp = $s[19] = 0 > $15 ? 0 : $15;
  // Días desde el 541 · Decretos 1333 de 2018 y 1427 de 2022
  const $17 = dia_final - (dia_inicial > 541 ? dia_inicial : 541) + 1;
  const dias_despues_de_540 = $s[20] = 0 > $17 ? 0 : $17;
  // Base de la incapacidad · Decreto 780 de 2016 art. 3.2.1.10; Ley 797 de 2003 art. 5
  const $19 = $f.tope_ibc * 1000;
  const $20 = $s[22] = ibc_mes_anterior < $19 ? ibc_mes_anterior : $19;
  const base_incapacidad = $s[21] = Math.floor(($20 + 5) / 10);
  // Un día de salario mínimo · Corte Constitucional, C-543 de 2007
  const piso_del_dia = $s[23] = $f.SMMLV;
  // Parte que se paga los primeros 90 días · CST art. 227
  const parte_que_se_paga = $s[24] = incapacidad_al_66_67 ? 20001 : 20000;
  // Un día entero · CST art. 227
  const dia_entero = $s[25] = base_incapacidad;
  // Un día de dos tercios · CST art. 227
  const dia_de_dos_tercios = $s[26] = parte_que_se_paga * base_incapacidad;
  // Medio día · CST art. 227
  const dia_de_la_mitad = $s[27] = base_incapacidad;
  // Un día del empleador · CST art. 227
  const dia_del_empleador = $s[28] = primeros_dias_al_100 ? dia_entero * 30000 : dia_de_dos_tercios;
  // Auxilio de incapacidad (empleador) · CST art. 227; Decreto 780 de 2016 art. 3.2.1.10 par. 1
  let auxilio_incapacidad_empleador = 0;
  const $25 = rt.same(origen, 'comun');
  $s[29] = $25 ? 1 : 0;
  let auxilio_incapacidad_eps = 0;
  let auxilio_incapacidad_afp = 0;
  if ($25) {
    const $26 = piso_del_dia * 3000000;
    const $27 = $s[31] = dias_empleador * (dia_del_empleador > $26 ? dia_del_empleador : $26);
    auxilio_incapacidad_empleador = $s[30] = Math.floor(($27 + 450000) / 900000);
    // Auxilio de incapacidad (EPS) · CST art. 227; Decreto 780 de 2016 art. 3.2.1.10
    const $29 = piso_del_dia * 3000000;
    const $30 = piso_del_dia * 200;
    const $31 = (dias_eps_mitad + dias_despues_de_540) * (dia_de_la_mitad > $30 ? dia_de_la_mitad : $30) * 15000;
    if ($31 > rt.SAFE) return false;
    const $32 = $s[33] = dias_eps_dos_tercios * (dia_de_dos_tercios > $29 ? dia_de_dos_tercios : $29) + $31;
    if ($32 > 4503599626470495) return false;
    auxilio_incapacidad_eps = $s[32] = Math.floor(($32 + 450000) / 900000);
    // Auxilio de incapacidad (fondo de pensiones) · Decreto-Ley 19 de 2012 art. 142 (por confirmar)
    const $34 = piso_del_dia * 200;
    const $35 = $s[35] = dias_afp * (dia_de_la_mitad > $34 ? dia_de_la_mitad : $34);
    auxilio_incapacidad_afp = $s[34] = Math.floor(($35 + 30) / 60);
  }
  // Auxilio de incapacidad (ARL) · Ley 776 de 2002 art. 3
  let auxilio_incapacidad_arl = 0;
  const $37 = rt.same(origen, 'laboral');
  $s[36] = $37 ? 1 : 0;
  if ($37) {
    const $38 = piso_del_dia * 100;
    const $39 = $s[38] = dias_incapacidad * (dia_entero > $38 ? dia_entero : $38);
    auxilio_incapacidad_arl = $s[37] = Math.floor(($39 + 15) / 30);
  }
  // Total devengado
  const total_devengado = $s[39] = auxilio_incapacidad_empleador + auxilio_incapacidad_eps + auxilio_incapacidad_afp + auxilio_incapacidad_arl;
  // Reembolso esperado de EPS, AFP o ARL · Decreto-Ley 19 de 2012 art. 121
  $s[40] = auxilio_incapacidad_eps + auxilio_incapacidad_afp + auxilio_incapacidad_arl;
  // Ingreso base de cotización · Decreto 780 de 2016 art. 3.2.1.10; Ley 100 de 1993 art. 18
  const $43 = total_devengado * 3;
  const $44 = $f.SMMLV * dias_incapacidad * 10;
  const $45 = $s[42] = $43 > $44 ? $43 : $44;
  const ibc = $s[41] = Math.floor((2 * $45 + 3) / 6);
  // Aporte a salud (trabajador) · Ley 100 de 1993 art. 204; Ley 1122 de 2007 art. 10
  const $47 = $s[44] = ibc * $f.tasa_salud_empleado;
  const salud_empleado = $s[43] = Math.floor((2 * $47 + 25) / 50);
  // Aporte a pensión (trabajador) · Ley 100 de 1993 art. 20; Ley 797 de 2003 art. 7
  const $49 = $s[46] = ibc * $f.tasa_pension_empleado;
  const pension_empleado = $s[45] = Math.floor((2 * $49 + 25) / 50);
  // Ingreso base de todo el mes · Ley 797 de 2003 arts. 5, 7 y 8
  const $51 = ibc * 300 + ibc_mes_otros;
  const $52 = $f.tope_ibc * 30000;
  const ibc_de_todo_el_mes = $s[47] = $51 < $52 ? $51 : $52;
  // Fondo de solidaridad pensional · Ley 100 de 1993 arts. 20 y 27
  const $54 = $s[48] = rt.rowOf($f.tarifa_fsp$rows1, ibc_de_todo_el_mes, 1, false);
  if ($54 < 0) return false;
  $s[49] = ibc_de_todo_el_mes;
  const $55 = $f.tarifa_fsp$rows1.value[$54]!;
  const $56 = $s[51] = ibc * $55;
  const fondo_solidaridad_pensional = $s[50] = Math.floor(($56 + 250) / 500);
  // Ingresos no constitutivos de renta · Estatuto Tributario arts. 55 y 56
  const ingresos_no_constitutivos = $s[52] = salud_empleado + pension_empleado + fondo_solidaridad_pensional + ingresos_no_constitutivos_mes;
  // Ingreso laboral neto · Estatuto Tributario arts. 55, 56 y 385; DIAN, oficios 321 y 23438 de 2015: no es renta exenta
  const $59 = auxilio_incapacidad_empleador +
    auxilio_incapacidad_eps +
    auxilio_incapacidad_afp +
    auxilio_incapacidad_arl +
    pagos_gravables_mes -
    ingresos_no_constitutivos;
  const ingreso_neto_retencion = $s[53] = 0 > $59 ? 0 : $59;
  // Tope mensual de la renta exenta · Estatuto Tributario art. 206 num. 10
  const tope_renta_exenta = $s[54] = $f.tope_25_al_anio * $f.UVT;
  // Renta exenta del 25% · Estatuto Tributario art. 206 num. 10
  const $62 = $f.renta_exenta_porcentaje * ingreso_neto_retencion * 3;
  const $63 = tope_renta_exenta * 100;
  const $64 = $s[56] = $62 < $63 ? $62 : $63;
  const renta_exenta_25 = $s[55] = Math.floor(($64 + 6) / 12);
  // Base gravable de retención · Estatuto Tributario arts. 206 num. 10 y 383
  const base_gravable_retencion = $s[57] = ingreso_neto_retencion - renta_exenta_25;
  // Retención del mes según la tabla · Estatuto Tributario art. 383
  $s[59] = -1;
  let tarifa_del_mes = 0;
  const $67 = !rt.isSent($n[11]!);
  $s[58] = $67 ? 1 : 0;
  if ($67) {
    const $68 = $s[59] = rt.rowOf($f.tarifa_retencion$rows1, base_gravable_retencion, 1, false);
    if ($68 < 0) return false;
    $s[60] = base_gravable_retencion;
    const $69 = rt.excessOf($f.tarifa_retencion$rows1, $68, base_gravable_retencion, 1);
    if (Number.isNaN($69)) return false;
    tarifa_del_mes = $s[61] = $69;
  }
  // Retención de todo el mes · Estatuto Tributario arts. 383, 386 y 868
  const $71 = rt.isSent($n[11]!);
  $s[62] = $71 ? 1 : 0;
  let $73: number;
  if ($71) {
    const $70 = base_gravable_retencion * porcentaje_fijo_retencion;
    if ($70 > rt.SAFE) return false;
    $73 = $70;
  } else {
    const $72 = tarifa_del_mes * 10000;
    if ($72 > rt.SAFE) return false;
    $73 = $72;
  }
  let $74: number;
  if ($73 > 1000000000000) {
    if ($73 > 4503499627370495) return false;
    $74 = Math.floor(($73 + 50000000000) / 100000000000) * 1000;
  } else if ($73 > 10000000000) {
    if ($73 > 4503589627370495) return false;
    $74 = Math.floor(($73 + 5000000000) / 10000000000) * 100;
  } else {
    if ($73 > 4503599527370495) return false;
    $74 = Math.floor(($73 + 50000000) / 100000000);
  }
  const retencion_del_mes = $s[63] = $74;
  $s[64] = $73;
  // Retención en la fuente · Estatuto Tributario arts. 383, 385 y 386
  const $75 = retencion_del_mes * 100 - retencion_practicada_mes;
  const retencion_fuente = $s[65] = 0 > $75 ? 0 : $75;
  // Total deducciones
  const total_deducciones = $s[66] = salud_empleado + pension_empleado + fondo_solidaridad_pensional + retencion_fuente;
  // Neto a pagar
  const neto_pagar = $s[67] = total_devengado - total_deducciones;
  // Empleador exonerado art. 114-1 · Estatuto Tributario art. 114-1
  const $79 = aplica_exoneracion_114_1 && !salario_integral;
  $s[68] = $79 ? 1 : 0;
  const exonerado = $79 && monthly_salary < $f.limite_exoneracion * 100;
  $s[69] = exonerado ? 1 : 0;
  // Salud empleador · Ley 100 de 1993 art. 204; Ley 1122 de 2007 art. 10
  const $80 = exonerado || rt.same(origen, 'laboral');
  $s[70] = $80 ? 1 : 0;
  const $81 = $s[74] = $80 ? 0 : $f.tasa_salud_empleador;
  const $82 = $s[72] = ibc * $81;
  const salud_empleador = $s[71] = Math.floor(($82 + 100) / 200);
  $s[73] = ibc;
  // Pensión empleador · Ley 100 de 1993 art. 20; Ley 797 de 2003 art. 7
  const $84 = $s[78] = $37 ? 0 : $f.tasa_pension_empleador;
  const $85 = $s[76] = ibc * $84;
  const pension_empleador = $s[75] = Math.floor((2 * $85 + 25) / 50);
  $s[77] = ibc;
  // Costo total del empleador
  $s[79] = total_devengado + salud_empleador + pension_empleador;
  // Salario mínimo · CST arts. 132 y 145
  const salario_minimo = $s[80] = salario_integral ? $f.minimo_integral : $f.SMMLV;
  if ($notes !== null) {
    if (rt.isSent($n[0]!) &&
      rt.isSent($n[1]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(0, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (monthly_salary < salario_minimo * 100) {
      // BELOW_MINIMUM_WAGE
      $notes.add(1, rt.ratio(monthly_salary, 100n), rt.ratio(salario_minimo, 1n));
    }
    const $89 = $37
      ? dia_entero < piso_del_dia * 100
      : dia_del_empleador < piso_del_dia * 3000000 ||
        (dias_eps_dos_tercios > 0 && dia_de_dos_tercios < piso_del_dia * 3000000) ||
        (dias_eps_mitad + dias_afp + dias_despues_de_540 > 0 && dia_de_la_mitad < piso_del_dia * 200);
    if ($89) {
      // SICK_PAY_FLOOR_APPLIED
      $notes.add(2, rt.ratio(piso_del_dia, 30n));
    }
    if (dia_final > 180) {
      // SICK_PAY_AFTER_180_DAYS
      $notes.add(3);
    }
    if (ibc_mes_anterior > $f.tope_ibc * 1000) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(4, rt.ratio(ibc_mes_anterior, 1000n));
    }
    if ($f.renta_exenta_porcentaje * ingreso_neto_retencion * 3 > tope_renta_exenta * 100) {
      // EXEMPTION_CAP_REACHED
      $notes.add(5, rt.ratio(ingreso_neto_retencion, 100n));
    }
    if (neto_pagar < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(6);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
