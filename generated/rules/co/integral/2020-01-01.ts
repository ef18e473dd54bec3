// CO.integral 2020.1: Salario integral
// Emitted from generated/rules/co/integral/2020-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/co/integral/2020-01-01.pay',
  fingerprint: 'sha256:9b24ded8b01be107876fb981d6b0a558605665ed6fefca0e9487d2cf24bf4e95',
  meaning: 'sha256:bb7f4a7118e31be3027c050425083298471c81d738f1168745f6922e7002b977',
  country: 'CO',
  scheme: 'integral',
  label: 'Salario integral',
  version: '2020.1',
  currency: 'COP',
  validFrom: '2020-01-01',
  validUntil: '2020-12-31',
  periods: ['monthly', 'biweekly'],
  proration: 'split_monthly',
  days: 'month_of_30',
  asOf: 'month_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:dd74798fb8910e76f7e083b2894e570915f7d379ed34223981fafeabd99c4efa', () =>
  JSON.parse(readFileSync(new URL('./2020-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  arl_minima: rt.scaledWorth($at, 25000n, $law.rows('arl_minima')),
  arl_maxima: rt.scaledWorth($at, 1000n, $law.rows('arl_maxima')),
  parte_integral_que_cotiza: rt.scaledWorth($at, 10n, $law.rows('parte_integral_que_cotiza')),
  tope_ibc: rt.scaledWorth($at, 1n, $law.rows('tope_ibc'), $law.rows('SMMLV')),
  SMMLV: rt.scaledWorth($at, 1n, $law.rows('SMMLV')),
  tasa_salud_empleado: rt.scaledWorth($at, 25n, $law.rows('tasa_salud_empleado')),
  tasa_pension_empleado: rt.scaledWorth($at, 25n, $law.rows('tasa_pension_empleado')),
  tarifa_fsp$rows1: rt.scaledRows($law.table('tarifa_fsp'), { date: $at, limits: rt.worthAt($at, $law.rows('SMMLV')) }, 100n, 500n),
  dependientes_porcentaje: rt.scaledWorth($at, 10n, $law.rows('dependientes_porcentaje')),
  tope_dependientes: rt.scaledWorth($at, 1n, $law.rows('tope_dependientes'), $law.rows('UVT')),
  UVT: rt.scaledWorth($at, 1n, $law.rows('UVT')),
  tope_salud_prepagada: rt.scaledWorth($at, 1n, $law.rows('tope_salud_prepagada'), $law.rows('UVT')),
  tope_vivienda: rt.scaledWorth($at, 1n, $law.rows('tope_vivienda'), $law.rows('UVT')),
  aportes_porcentaje: rt.scaledWorth($at, 10n, $law.rows('aportes_porcentaje')),
  tope_aportes: rt.scaledWorth($at, 1n, $law.rows('tope_aportes'), $law.rows('UVT')),
  renta_exenta_porcentaje: rt.scaledWorth($at, 4n, $law.rows('renta_exenta_porcentaje')),
  tope_25_al_anio: rt.scaledWorth($at, 1n, $law.rows('tope_25_al_anio')),
  limite_porcentaje: rt.scaledWorth($at, 5n, $law.rows('limite_porcentaje')),
  limite_al_anio: rt.scaledWorth($at, 1n, $law.rows('limite_al_anio')),
  tarifa_retencion$rows1: rt.scaledRows($law.table('tarifa_retencion'), { date: $at, limits: rt.worthAt($at, $law.rows('UVT')) }, 100n, 100n),
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
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const origen_incapacidad$sent = rt.textAt($row.texts, 5);
  // Salario diario
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0) return false;
  const $1 = $n[0]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 100000000000) return false;
  const daily_salary = $s[0] = $n[0]!;
  // Salario mensual
  if ($n[1]! <= 0 || $n[1]! > 1000000000000) return false;
  const monthly_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! : daily_salary * 3 * 10;
  // Tarifa de riesgos laborales
  if ($n[2]! < $f.arl_minima * 40) return false;
  if ($n[2]! > $f.arl_maxima * 1000) return false;
  const risk_class_rate = $s[2] = rt.sentOr($n[2]!, 5220);
  // Días de incapacidad del mes, de 30 · CST art. 227
  if ($n[3]! < 0 || $n[3]! > 30) return false;
  const dias_incapacidad = $s[3] = rt.sentOr($n[3]!, 0);
  // Número del primero de ellos en la incapacidad · Decreto 780 de 2016 art. 3.2.1.10
  if ($n[4]! < 1 || $n[4]! > 180) return false;
  const dia_inicial_incapacidad = $s[4] = rt.sentOr($n[4]!, 1);
  // Origen de la incapacidad · CST art. 227; Ley 776 de 2002 art. 3
  if (origen_incapacidad$sent !== undefined && !(rt.positionOf(['comun', 'laboral'], origen_incapacidad$sent) > 0)) return false;
  const origen_incapacidad = origen_incapacidad$sent !== undefined ? origen_incapacidad$sent : 'comun';
  $s[5] = rt.positionOf(['comun', 'laboral'], origen_incapacidad);
  // Ingreso base de cotización del mes anterior a la incapacidad · Decreto 780 de 2016 art. 3.2.1.10
  if ($n[6]! <= 0) return false;
  let $5: number;
  if (rt.isSent($n[6]!)) {
    const $4 = $n[6]! * 10;
    if ($4 > rt.SAFE) return false;
    $5 = $4;
  } else {
    $5 = $f.parte_integral_que_cotiza * monthly_salary;
  }
  const ibc_mes_anterior = $s[6] = $5;
  // Tiene dependientes · Estatuto Tributario art. 387
  const tiene_dependientes = $n[7]! === 1;
  $s[7] = tiene_dependientes ? 1 : 0;
  // Medicina prepagada y seguros de salud · Estatuto Tributario art. 387
  if ($n[8]! < 0) return false;
  const pagos_salud_prepagada = $s[8] = rt.sentOr($n[8]!, 0);
  // Intereses de vivienda · Estatuto Tributario arts. 119 y 387
  if ($n[9]! < 0) return false;
  const intereses_vivienda = $s[9] = rt.sentOr($n[9]!, 0);
  // Aportes voluntarios a pensión · Estatuto Tributario art. 126-1
  if ($n[10]! < 0) return false;
  const aportes_voluntarios_pension = $s[10] = rt.sentOr($n[10]!, 0);
  // Aportes a cuentas AFC · Estatuto Tributario art. 126-4
  if ($n[11]! < 0) return false;
  const aportes_afc = $s[11] = rt.sentOr($n[11]!, 0);
  // Recibe auxilio de transporte · CST art. 132: el salario integral lo incluye
  const aplica_auxilio_transporte = $n[12]! === 1;
  $s[12] = aplica_auxilio_transporte ? 1 : 0;
  // Empleador con derecho a la exoneración del art. 114-1 · Estatuto Tributario art. 114-1
  const aplica_exoneracion_114_1 = $n[13]! !== 0;
  $s[13] = aplica_exoneracion_114_1 ? 1 : 0;
  // Días que se pagan con salario · CST art. 227
  const $6 = $row.days - dias_incapacidad;
  const dias_pagados = $s[14] = 0 > $6 ? 0 : $6;
  // Salario integral · CST art. 132; Ley 50 de 1990 art. 18
  const $8 = $s[16] = monthly_salary * dias_pagados;
  const salario_integral = $s[15] = Math.floor(($8 + 15) / 30);
  // Número del último día · Decreto 780 de 2016 art. 3.2.1.10
  const dia_final_incapacidad = $s[17] = dia_inicial_incapacidad + dias_incapacidad - 1;
  // Un día de la base de la incapacidad · Decreto 780 de 2016 art. 3.2.1.10; Ley 797 de 2003 art. 5
  const $11 = $f.tope_ibc * 1000;
  const base_del_dia = $s[18] = ibc_mes_anterior < $11 ? ibc_mes_anterior : $11;
  // Un día de salario mínimo · Corte Constitucional, C-543 de 2007
  const piso_del_dia = $s[19] = $f.SMMLV;
  // Un día de dos tercios · CST art. 227; Corte Constitucional, C-543 de 2007
  const $13 = piso_del_dia * 1500;
  const dia_de_dos_tercios = $s[20] = base_del_dia > $13 ? base_del_dia : $13;
  // Auxilio de incapacidad (empleador) · CST art. 227; Decreto 780 de 2016 art. 3.2.1.10 par. 1
  let auxilio_incapacidad_empleador = 0;
  const $15 = rt.same(origen_incapacidad, 'comun');
  $s[21] = $15 ? 1 : 0;
  let auxilio_incapacidad_eps = 0;
  if ($15) {
    const $16 = (dia_final_incapacidad < 2 ? dia_final_incapacidad : 2) - dia_inicial_incapacidad + 1;
    const $17 = $s[23] = (0 > $16 ? 0 : $16) * dia_de_dos_tercios;
    auxilio_incapacidad_empleador = $s[22] = Math.floor(($17 + 225) / 450);
    // Auxilio de incapacidad (EPS) · CST art. 227; Decreto 780 de 2016 art. 3.2.1.10
    const $19 = (dia_final_incapacidad < 90 ? dia_final_incapacidad : 90) - (dia_inicial_incapacidad > 3 ? dia_inicial_incapacidad : 3) + 1;
    const $20 = dia_final_incapacidad - (dia_inicial_incapacidad > 91 ? dia_inicial_incapacidad : 91) + 1;
    const $21 = piso_del_dia * 2000;
    const $22 = $s[25] = (0 > $19 ? 0 : $19) * dia_de_dos_tercios * 4 + (0 > $20 ? 0 : $20) * (base_del_dia > $21 ? base_del_dia : $21) * 3;
    auxilio_incapacidad_eps = $s[24] = Math.floor(($22 + 900) / 1800);
  }
  // Auxilio de incapacidad (ARL) · Ley 776 de 2002 art. 3
  let auxilio_incapacidad_arl = 0;
  const $24 = rt.same(origen_incapacidad, 'laboral');
  $s[26] = $24 ? 1 : 0;
  if ($24) {
    const $25 = piso_del_dia * 1000;
    const $26 = $s[28] = dias_incapacidad * (base_del_dia > $25 ? base_del_dia : $25);
    auxilio_incapacidad_arl = $s[27] = Math.floor(($26 + 150) / 300);
  }
  // Total devengado
  const total_devengado = $s[29] = salario_integral + auxilio_incapacidad_empleador + auxilio_incapacidad_eps + auxilio_incapacidad_arl;
  // Ingreso salarial · CST art. 132
  $s[30] = salario_integral;
  // Piso del ingreso base de cotización · Ley 100 de 1993 art. 18
  const $29 = $s[32] = $f.SMMLV * $row.days;
  const $30 = $29 * 10;
  const ibc_minimo = $s[31] = Math.floor((2 * $30 + 3) / 6);
  // Tope del ingreso base de cotización · Ley 100 de 1993 art. 18; Ley 797 de 2003 art. 5
  const ibc_maximo = $s[33] = $f.tope_ibc;
  // Ingreso que cotiza · Ley 100 de 1993 art. 18; Decreto 780 de 2016 art. 3.2.1.10
  const $32 = $s[35] = $f.parte_integral_que_cotiza * salario_integral +
    auxilio_incapacidad_empleador * 10 +
    auxilio_incapacidad_eps * 10 +
    auxilio_incapacidad_arl * 10;
  const ingreso_que_cotiza = $s[34] = Math.floor(($32 + 5) / 10);
  // Ingreso base de cotización · Ley 100 de 1993 art. 18; Ley 797 de 2003 art. 5; Decreto 780 de 2016 art. 2.2.1.1.2.1
  const $34 = ingreso_que_cotiza > ibc_minimo ? ingreso_que_cotiza : ibc_minimo;
  const $35 = ibc_maximo * 100;
  const ibc = $s[36] = $34 < $35 ? $34 : $35;
  // Aporte a salud (trabajador) · Ley 100 de 1993 art. 204; Ley 1122 de 2007 art. 10
  const $37 = $s[38] = ibc * $f.tasa_salud_empleado;
  const salud_empleado = $s[37] = Math.floor((2 * $37 + 25) / 50);
  // Aporte a pensión (trabajador) · Ley 100 de 1993 art. 20; Ley 797 de 2003 art. 7
  const $39 = $s[40] = ibc * $f.tasa_pension_empleado;
  const pension_empleado = $s[39] = Math.floor((2 * $39 + 25) / 50);
  // Fondo de solidaridad pensional · Ley 100 de 1993 arts. 20 y 27
  const $41 = $s[41] = rt.rowOf($f.tarifa_fsp$rows1, ibc, 1, false);
  if ($41 < 0) return false;
  $s[42] = ibc;
  const $42 = $f.tarifa_fsp$rows1.value[$41]!;
  const $43 = $s[44] = ibc * $42;
  const fondo_solidaridad_pensional = $s[43] = Math.floor(($43 + 250) / 500);
  // Ingresos no constitutivos de renta · Estatuto Tributario arts. 55 y 56
  const ingresos_no_constitutivos = $s[45] = salud_empleado + pension_empleado + fondo_solidaridad_pensional;
  // Ingreso laboral neto · Estatuto Tributario arts. 55 y 56
  const $46 = salario_integral + auxilio_incapacidad_empleador + auxilio_incapacidad_eps + auxilio_incapacidad_arl - ingresos_no_constitutivos;
  const ingreso_neto_retencion = $s[46] = 0 > $46 ? 0 : $46;
  // Deducción por dependientes · Estatuto Tributario art. 387; Decreto 1625 de 2016 art. 1.2.4.1.18
  let $50: number;
  if (tiene_dependientes) {
    const $48 = $f.dependientes_porcentaje * total_devengado;
    const $49 = $f.tope_dependientes * 1000;
    $50 = $48 < $49 ? $48 : $49;
  } else {
    $50 = 0;
  }
  const deduccion_dependientes = $s[47] = $50;
  // Deducción por salud prepagada · Estatuto Tributario art. 387
  const $51 = $f.tope_salud_prepagada * 100;
  const deduccion_salud = $s[48] = pagos_salud_prepagada < $51 ? pagos_salud_prepagada : $51;
  // Deducción por intereses de vivienda · Estatuto Tributario arts. 119 y 387; Decreto 1625 de 2016 art. 1.2.4.1.23
  const $53 = $f.tope_vivienda * 100;
  const deduccion_vivienda = $s[49] = intereses_vivienda < $53 ? intereses_vivienda : $53;
  // Aportes voluntarios exentos · Estatuto Tributario arts. 126-1 y 126-4
  const $55 = aportes_voluntarios_pension + aportes_afc;
  if ($55 > rt.SAFE) return false;
  const $56 = $55 * 10;
  if ($56 > rt.SAFE) return false;
  const $57 = $f.aportes_porcentaje * total_devengado;
  const $58 = ($56 < $57 ? $56 : $57) * 3;
  const $59 = $f.tope_aportes * 250;
  const aportes_exentos = $s[50] = $58 < $59 ? $58 : $59;
  // Deducciones y otras rentas exentas · Estatuto Tributario arts. 126-1, 126-4 y 387
  const $61 = $s[52] = deduccion_dependientes * 3 + deduccion_salud * 30 + deduccion_vivienda * 30 + aportes_exentos;
  const deducciones_retencion = $s[51] = Math.floor(($61 + 15) / 30);
  // Renta exenta del 25% · Estatuto Tributario art. 206 num. 10
  const $63 = ingreso_neto_retencion - deducciones_retencion;
  const $64 = $f.renta_exenta_porcentaje * (0 > $63 ? 0 : $63) * 3;
  const $65 = $f.tope_25_al_anio * $f.UVT * 100;
  const $66 = $s[54] = $64 < $65 ? $64 : $65;
  const renta_exenta_25 = $s[53] = Math.floor(($66 + 6) / 12);
  // Deducciones y rentas exentas, con su límite · Estatuto Tributario arts. 336 y 388; Decreto 1625 de 2016 art. 1.2.4.1.6 par. 3
  const $68 = (deducciones_retencion + renta_exenta_25) * 5;
  const $69 = $f.limite_porcentaje * ingreso_neto_retencion;
  const $70 = ($68 < $69 ? $68 : $69) * 3;
  const $71 = $f.limite_al_anio * $f.UVT * 125;
  const $72 = $s[56] = $70 < $71 ? $70 : $71;
  const beneficios_retencion = $s[55] = Math.floor((2 * $72 + 15) / 30);
  // Base gravable de retención · Estatuto Tributario arts. 206 num. 10 y 383
  const base_gravable_retencion = $s[57] = ingreso_neto_retencion - beneficios_retencion;
  // Retención en la fuente (procedimiento 1) · Estatuto Tributario arts. 383 y 868
  const $75 = $s[58] = rt.rowOf($f.tarifa_retencion$rows1, base_gravable_retencion, 1, false);
  if ($75 < 0) return false;
  $s[59] = base_gravable_retencion;
  const $76 = $s[61] = rt.excessOf($f.tarifa_retencion$rows1, $75, base_gravable_retencion, 1);
  if (Number.isNaN($76)) return false;
  let $77: number;
  if ($76 > 100000000) {
    $77 = Math.floor(($76 + 5000000) / 10000000) * 1000;
  } else if ($76 > 1000000) {
    $77 = Math.floor(($76 + 500000) / 1000000) * 100;
  } else {
    $77 = Math.floor(($76 + 5000) / 10000);
  }
  const retencion_fuente = $s[60] = $77;
  // Aportes voluntarios a pensión · Estatuto Tributario art. 126-1
  const aporte_voluntario_pension = $s[62] = aportes_voluntarios_pension;
  // Aportes a cuentas AFC · Estatuto Tributario art. 126-4
  const aporte_afc = $s[63] = aportes_afc;
  // Total deducciones
  const $78 = salud_empleado + pension_empleado + fondo_solidaridad_pensional + retencion_fuente * 100 + aporte_voluntario_pension + aporte_afc;
  if ($78 > rt.SAFE) return false;
  const total_deducciones = $s[64] = $78;
  // Neto a pagar
  const neto_pagar = $s[65] = total_devengado - total_deducciones;
  // Empleador exonerado art. 114-1 · Estatuto Tributario art. 114-1: cuenta todo el salario integral, al menos 13 SMMLV
  const exonerado = false;
  $s[66] = exonerado ? 1 : 0;
  // Ingreso base de riesgos laborales · Ley 100 de 1993 art. 18; Decreto 1772 de 1994 art. 13
  const $80 = $f.parte_integral_que_cotiza * salario_integral * 3;
  const $81 = $f.SMMLV * dias_pagados * 100;
  const $82 = $80 > $81 ? $80 : $81;
  const $83 = ibc_maximo * 3000;
  const $84 = $s[68] = $82 < $83 ? $82 : $83;
  const ibc_riesgos = $s[67] = Math.floor(($84 + 15) / 30);
  // Ingreso base de salud y pensión, empleador · Ley 100 de 1993 arts. 20 y 204
  const ibc_del_empleador = $s[69] = $24 ? ibc_riesgos : ibc;
  // Salud empleador · Ley 100 de 1993 art. 204; Ley 1122 de 2007 art. 10
  const $87 = $s[71] = ibc_del_empleador * $f.tasa_salud_empleador;
  const salud_empleador = $s[70] = Math.floor(($87 + 100) / 200);
  $s[72] = ibc_del_empleador;
  $s[73] = $f.tasa_salud_empleador;
  // Pensión empleador · Ley 100 de 1993 art. 20; Ley 797 de 2003 art. 7
  const $89 = $s[75] = ibc_del_empleador * $f.tasa_pension_empleador;
  const pension_empleador = $s[74] = Math.floor((2 * $89 + 25) / 50);
  $s[76] = ibc_del_empleador;
  $s[77] = $f.tasa_pension_empleador;
  // Riesgos laborales (ARL) · Decreto 1772 de 1994 art. 13
  const $91 = $s[79] = ibc_riesgos * risk_class_rate;
  const arl = $s[78] = Math.floor(($91 + 500000) / 1000000);
  $s[80] = ibc_riesgos;
  $s[81] = risk_class_rate;
  // Base de aportes parafiscales · Ley 789 de 2002 art. 49; Consejo de Estado 21898 de 2018: sin el tope de 25 SMMLV
  const $93 = $s[83] = $f.parte_integral_que_cotiza * salario_integral;
  const base_parafiscales = $s[82] = Math.floor(($93 + 5) / 10);
  // Caja de compensación familiar · Ley 21 de 1982
  const $95 = $s[85] = base_parafiscales * $f.tasa_caja;
  const caja_compensacion = $s[84] = Math.floor((2 * $95 + 25) / 50);
  $s[86] = base_parafiscales;
  $s[87] = $f.tasa_caja;
  // ICBF · Ley 89 de 1988
  const $97 = $s[89] = base_parafiscales * $f.tasa_icbf;
  const icbf = $s[88] = Math.floor(($97 + 50) / 100);
  $s[90] = base_parafiscales;
  $s[91] = $f.tasa_icbf;
  // SENA · Ley 21 de 1982
  const $99 = $s[93] = base_parafiscales * $f.tasa_sena;
  const sena = $s[92] = Math.floor(($99 + 25) / 50);
  $s[94] = base_parafiscales;
  $s[95] = $f.tasa_sena;
  // Base de vacaciones · CST arts. 132 y 192
  const $101 = $s[97] = salario_integral * 30 + monthly_salary * dias_incapacidad;
  const base_vacaciones = $s[96] = Math.floor(($101 + 15) / 30);
  // Vacaciones · CST art. 186
  const vacaciones = $s[98] = Math.floor((base_vacaciones + 12) / 24);
  $s[99] = base_vacaciones;
  $s[100] = base_vacaciones;
  $s[101] = 1;
  // Total seguridad social empleador
  const total_seguridad_social_empleador = $s[102] = salud_empleador + pension_empleador + arl;
  // Total parafiscales
  const total_parafiscales = $s[103] = caja_compensacion + icbf + sena;
  // Total provisiones
  const total_provisiones = $s[104] = vacaciones;
  // Costo total empleador
  $s[105] = total_devengado + total_seguridad_social_empleador + total_parafiscales + total_provisiones;
  // Salario integral mínimo · CST art. 132: 10 SMMLV y un factor prestacional del 30 %
  const integral_minimo = $s[106] = $f.minimo_integral;
  if (dias_incapacidad > $row.days) return false;
  if (dia_inicial_incapacidad + dias_incapacidad > 181) return false;
  if ($notes !== null) {
    if (rt.isSent($n[0]!) &&
      rt.isSent($n[1]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(2, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (monthly_salary < integral_minimo * 100) {
      // BELOW_MINIMUM_WAGE
      $notes.add(3, rt.ratio(monthly_salary, 100n), rt.ratio(integral_minimo, 1n));
    }
    if (aplica_auxilio_transporte) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(4);
    }
    if (!rt.givesValue($f.clases_arl$rows2, risk_class_rate, 1)) {
      // RISK_RATE_NOT_STANDARD
      $notes.add(5, rt.ratio(risk_class_rate, 1000000n));
    }
    if (ingreso_que_cotiza > ibc_maximo * 100) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(6, rt.ratio(ingreso_que_cotiza, 100n), rt.ratio(ibc_maximo, 1n));
    }
    if (ingreso_que_cotiza < ibc_minimo) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(7, rt.ratio(ingreso_que_cotiza, 100n), rt.ratio(ibc_minimo, 100n));
    }
    if (deducciones_retencion + renta_exenta_25 > beneficios_retencion) {
      // EXEMPTION_CAP_REACHED
      $notes.add(8, rt.ratio(beneficios_retencion, 100n));
    }
    if (neto_pagar < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(9);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
