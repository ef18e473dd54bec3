// CO.ordinario 2020.1: Contrato laboral ordinario
// Emitted from generated/rules/co/ordinario/2020-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/co/ordinario/2020-01-01.pay',
  fingerprint: 'sha256:cf62b50904cb607f8ec42db045b3ecb3a33297bb2fe49d31a6d937f0ad2e0ed6',
  meaning: 'sha256:7abf78f04bfc9dfd1ca472cc5715057ecf0b2be5db96f5e648631753798efb90',
  country: 'CO',
  scheme: 'ordinario',
  label: 'Contrato laboral ordinario',
  version: '2020.1',
  currency: 'COP',
  validFrom: '2020-01-01',
  validUntil: '2020-12-31',
  periods: ['monthly', 'biweekly'],
  proration: 'split_monthly',
  days: 'month_of_30',
  asOf: 'month_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:83fd8fea2d0d3a4c8e2183444aee682373636beac33eccc4383c89a742585b26', () =>
  JSON.parse(readFileSync(new URL('./2020-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  arl_minima: rt.scaledWorth($at, 25000n, $law.rows('arl_minima')),
  arl_maxima: rt.scaledWorth($at, 1000n, $law.rows('arl_maxima')),
  SMMLV: rt.scaledWorth($at, 1n, $law.rows('SMMLV')),
  divisor_horas_mes: rt.scaledWorth($at, 1n, $law.rows('divisor_horas_mes')),
  recargo_de_noche: rt.scaledWorth($at, 20n, $law.rows('recargo_de_noche')),
  recargo_dominical: rt.scaledWorth($at, 4n, $law.rows('recargo_dominical')),
  recargo_extra_diurna: rt.scaledWorth($at, 4n, $law.rows('recargo_extra_diurna')),
  recargo_extra_nocturna: rt.scaledWorth($at, 4n, $law.rows('recargo_extra_nocturna')),
  auxilio_mensual: rt.scaledWorth($at, 1n, $law.rows('auxilio_mensual')),
  tope_ibc: rt.scaledWorth($at, 1n, $law.rows('tope_ibc'), $law.rows('SMMLV')),
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
  limite_exoneracion: rt.scaledWorth($at, 1n, $law.rows('limite_exoneracion'), $law.rows('SMMLV')),
  tasa_salud_empleador: rt.scaledWorth($at, 200n, $law.rows('tasa_salud_empleador')),
  tasa_pension_empleador: rt.scaledWorth($at, 25n, $law.rows('tasa_pension_empleador')),
  tasa_caja: rt.scaledWorth($at, 25n, $law.rows('tasa_caja')),
  tasa_icbf: rt.scaledWorth($at, 100n, $law.rows('tasa_icbf')),
  tasa_sena: rt.scaledWorth($at, 50n, $law.rows('tasa_sena')),
  tasa_intereses: rt.scaledWorth($at, 25n, $law.rows('tasa_intereses')),
  clases_arl$rows1: rt.scaledRows($law.table('clases_arl'), { date: $at }, 1n, 50000n),
  clases_arl$rows2: rt.scaledRows($law.table('clases_arl'), { date: $at }, 1n, 1000000n),
  limite_horas_extra: rt.scaledWorth($at, 1n, $law.rows('limite_horas_extra')),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const origen_incapacidad$sent = rt.textAt($row.texts, 12);
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
  // Horas ordinarias nocturnas
  if ($n[3]! < 0 || $n[3]! > 24000) return false;
  const horas_recargo_nocturno = $s[3] = rt.sentOr($n[3]!, 0);
  // Horas dominicales diurnas
  if ($n[4]! < 0 || $n[4]! > 24000) return false;
  const horas_dominicales_diurnas = $s[4] = rt.sentOr($n[4]!, 0);
  // Horas dominicales nocturnas
  if ($n[5]! < 0 || $n[5]! > 24000) return false;
  const horas_dominicales_nocturnas = $s[5] = rt.sentOr($n[5]!, 0);
  // Horas extra diurnas
  if ($n[6]! < 0 || $n[6]! > 24000) return false;
  const horas_extra_diurnas = $s[6] = rt.sentOr($n[6]!, 0);
  // Horas extra nocturnas
  if ($n[7]! < 0 || $n[7]! > 24000) return false;
  const horas_extra_nocturnas = $s[7] = rt.sentOr($n[7]!, 0);
  // Extra dominicales diurnas
  if ($n[8]! < 0 || $n[8]! > 24000) return false;
  const horas_extra_dominicales_diurnas = $s[8] = rt.sentOr($n[8]!, 0);
  // Extra dominicales nocturnas
  if ($n[9]! < 0 || $n[9]! > 24000) return false;
  const horas_extra_dominicales_nocturnas = $s[9] = rt.sentOr($n[9]!, 0);
  // Días de incapacidad del mes, de 30 · CST art. 227
  if ($n[10]! < 0 || $n[10]! > 30) return false;
  const dias_incapacidad = $s[10] = rt.sentOr($n[10]!, 0);
  // Número del primero de ellos en la incapacidad · Decreto 780 de 2016 art. 3.2.1.10
  if ($n[11]! < 1 || $n[11]! > 180) return false;
  const dia_inicial_incapacidad = $s[11] = rt.sentOr($n[11]!, 1);
  // Origen de la incapacidad · CST art. 227; Ley 776 de 2002 art. 3
  if (origen_incapacidad$sent !== undefined && !(rt.positionOf(['comun', 'laboral'], origen_incapacidad$sent) > 0)) return false;
  const origen_incapacidad = origen_incapacidad$sent !== undefined ? origen_incapacidad$sent : 'comun';
  $s[12] = rt.positionOf(['comun', 'laboral'], origen_incapacidad);
  // Ingreso base de cotización del mes anterior a la incapacidad · Decreto 780 de 2016 art. 3.2.1.10
  if ($n[13]! <= 0) return false;
  const ibc_mes_anterior = $s[13] = rt.sentOr($n[13]!, monthly_salary);
  // Tiene dependientes · Estatuto Tributario art. 387
  const tiene_dependientes = $n[14]! === 1;
  $s[14] = tiene_dependientes ? 1 : 0;
  // Medicina prepagada y seguros de salud · Estatuto Tributario art. 387
  if ($n[15]! < 0) return false;
  const pagos_salud_prepagada = $s[15] = rt.sentOr($n[15]!, 0);
  // Intereses de vivienda · Estatuto Tributario arts. 119 y 387
  if ($n[16]! < 0) return false;
  const intereses_vivienda = $s[16] = rt.sentOr($n[16]!, 0);
  // Aportes voluntarios a pensión · Estatuto Tributario art. 126-1
  if ($n[17]! < 0) return false;
  const aportes_voluntarios_pension = $s[17] = rt.sentOr($n[17]!, 0);
  // Aportes a cuentas AFC · Estatuto Tributario art. 126-4
  if ($n[18]! < 0) return false;
  const aportes_afc = $s[18] = rt.sentOr($n[18]!, 0);
  // Recibe auxilio de transporte · Ley 15 de 1959; MinTrabajo, concepto 5465 de 2020: sin contar horas extra
  const aplica_auxilio_transporte = rt.isSent($n[19]!) ? $n[19]! === 1 : monthly_salary <= $f.SMMLV * 2 * 100;
  $s[19] = aplica_auxilio_transporte ? 1 : 0;
  // Empleador con derecho a la exoneración del art. 114-1 · Estatuto Tributario art. 114-1
  const aplica_exoneracion_114_1 = $n[20]! !== 0;
  $s[20] = aplica_exoneracion_114_1 ? 1 : 0;
  // Valor de la hora · CST art. 161
  if (!($f.divisor_horas_mes > 0)) return false;
  const $5 = $s[22] = $f.divisor_horas_mes;
  const valor_hora = $s[21] = monthly_salary;
  // Días que se pagan con salario · CST art. 227
  const $6 = $row.days - dias_incapacidad;
  const dias_pagados = $s[23] = 0 > $6 ? 0 : $6;
  // Salario básico · CST art. 127
  const $8 = $s[25] = monthly_salary * dias_pagados;
  const salario_basico = $s[24] = Math.floor(($8 + 15) / 30);
  // Recargo nocturno · CST art. 168 num. 1
  const $10 = valor_hora * horas_recargo_nocturno;
  if ($10 > rt.SAFE) return false;
  const $11 = $s[27] = $10 * $f.recargo_de_noche;
  if ($11 > rt.SAFE) return false;
  const $12 = rt.wholeOf($11, 2000 * $5, 'half_up');
  if (Number.isNaN($12)) return false;
  const recargo_nocturno = $s[26] = $12;
  // Dominical o festivo diurno · CST art. 179; MinTrabajo, concepto 148494 de 2013
  const $13 = valor_hora * horas_dominicales_diurnas;
  if ($13 > rt.SAFE) return false;
  const $14 = $s[29] = $13 * (4 + $f.recargo_dominical);
  if ($14 > rt.SAFE) return false;
  const $15 = rt.wholeOf($14, 400 * $5, 'half_up');
  if (Number.isNaN($15)) return false;
  const dominical_diurno = $s[28] = $15;
  // Dominical o festivo nocturno · CST arts. 168 num. 1 y 179; MinTrabajo, concepto 148494 de 2013
  const $16 = valor_hora * horas_dominicales_nocturnas;
  if ($16 > rt.SAFE) return false;
  const $17 = $s[31] = $16 * (20 + $f.recargo_dominical * 5 + $f.recargo_de_noche);
  if ($17 > rt.SAFE) return false;
  const $18 = rt.wholeOf($17, 2000 * $5, 'half_up');
  if (Number.isNaN($18)) return false;
  const dominical_nocturno = $s[30] = $18;
  // Hora extra diurna · CST art. 168 num. 2
  const $19 = valor_hora * horas_extra_diurnas;
  if ($19 > rt.SAFE) return false;
  const $20 = $s[33] = $19 * (4 + $f.recargo_extra_diurna);
  if ($20 > rt.SAFE) return false;
  const $21 = rt.wholeOf($20, 400 * $5, 'half_up');
  if (Number.isNaN($21)) return false;
  const hora_extra_diurna = $s[32] = $21;
  // Hora extra nocturna · CST art. 168 num. 3
  const $22 = valor_hora * horas_extra_nocturnas;
  if ($22 > rt.SAFE) return false;
  const $23 = $s[35] = $22 * (4 + $f.recargo_extra_nocturna);
  if ($23 > rt.SAFE) return false;
  const $24 = rt.wholeOf($23, 400 * $5, 'half_up');
  if (Number.isNaN($24)) return false;
  const hora_extra_nocturna = $s[34] = $24;
  // Hora extra dominical o festiva diurna · CST arts. 168 num. 2 y 179; MinTrabajo, concepto 148494 de 2013
  const $25 = valor_hora * horas_extra_dominicales_diurnas;
  if ($25 > rt.SAFE) return false;
  const $26 = $s[37] = $25 * (4 + $f.recargo_extra_diurna + $f.recargo_dominical);
  if ($26 > rt.SAFE) return false;
  const $27 = rt.wholeOf($26, 400 * $5, 'half_up');
  if (Number.isNaN($27)) return false;
  const hora_extra_dominical_diurna = $s[36] = $27;
  // Hora extra dominical o festiva nocturna · CST arts. 168 num. 3 y 179; MinTrabajo, concepto 148494 de 2013
  const $28 = valor_hora * horas_extra_dominicales_nocturnas;
  if ($28 > rt.SAFE) return false;
  const $29 = $s[39] = $28 * (4 + $f.recargo_extra_nocturna + $f.recargo_dominical);
  if ($29 > rt.SAFE) return false;
  const $30 = rt.wholeOf($29, 400 * $5, 'half_up');
  if (Number.isNaN($30)) return false;
  const hora_extra_dominical_nocturna = $s[38] = $30;
  // Auxilio de transporte · Ley 15 de 1959; Ley 1 de 1963 art. 7
  let auxilio_transporte = 0;
  if (aplica_auxilio_transporte) {
    const $31 = $s[41] = $f.auxilio_mensual * dias_pagados;
    const $32 = $31 * 10;
    auxilio_transporte = $s[40] = Math.floor((2 * $32 + 3) / 6);
  }
  // Número del último día · Decreto 780 de 2016 art. 3.2.1.10
  const dia_final_incapacidad = $s[42] = dia_inicial_incapacidad + dias_incapacidad - 1;
  // Un día de la base de la incapacidad · Decreto 780 de 2016 art. 3.2.1.10; Ley 797 de 2003 art. 5
  const $35 = $f.tope_ibc * 100;
  const base_del_dia = $s[43] = ibc_mes_anterior < $35 ? ibc_mes_anterior : $35;
  // Un día de salario mínimo · Corte Constitucional, C-543 de 2007
  const piso_del_dia = $s[44] = $f.SMMLV;
  // Un día de dos tercios · CST art. 227; Corte Constitucional, C-543 de 2007
  const $37 = piso_del_dia * 150;
  const dia_de_dos_tercios = $s[45] = base_del_dia > $37 ? base_del_dia : $37;
  // Auxilio de incapacidad (empleador) · CST art. 227; Decreto 780 de 2016 art. 3.2.1.10 par. 1
  let auxilio_incapacidad_empleador = 0;
  const $39 = rt.same(origen_incapacidad, 'comun');
  $s[46] = $39 ? 1 : 0;
  let auxilio_incapacidad_eps = 0;
  if ($39) {
    const $40 = (dia_final_incapacidad < 2 ? dia_final_incapacidad : 2) - dia_inicial_incapacidad + 1;
    const $41 = $s[48] = (0 > $40 ? 0 : $40) * dia_de_dos_tercios;
    auxilio_incapacidad_empleador = $s[47] = Math.floor((2 * $41 + 45) / 90);
    // Auxilio de incapacidad (EPS) · CST art. 227; Decreto 780 de 2016 art. 3.2.1.10
    const $43 = (dia_final_incapacidad < 90 ? dia_final_incapacidad : 90) - (dia_inicial_incapacidad > 3 ? dia_inicial_incapacidad : 3) + 1;
    const $44 = dia_final_incapacidad - (dia_inicial_incapacidad > 91 ? dia_inicial_incapacidad : 91) + 1;
    const $45 = piso_del_dia * 200;
    const $46 = $s[50] = (0 > $43 ? 0 : $43) * dia_de_dos_tercios * 4 + (0 > $44 ? 0 : $44) * (base_del_dia > $45 ? base_del_dia : $45) * 3;
    auxilio_incapacidad_eps = $s[49] = Math.floor(($46 + 90) / 180);
  }
  // Auxilio de incapacidad (ARL) · Ley 776 de 2002 art. 3
  let auxilio_incapacidad_arl = 0;
  const $48 = rt.same(origen_incapacidad, 'laboral');
  $s[51] = $48 ? 1 : 0;
  if ($48) {
    const $49 = piso_del_dia * 100;
    const $50 = $s[53] = dias_incapacidad * (base_del_dia > $49 ? base_del_dia : $49);
    auxilio_incapacidad_arl = $s[52] = Math.floor(($50 + 15) / 30);
  }
  // Total devengado
  const total_devengado = $s[54] = salario_basico +
    recargo_nocturno +
    dominical_diurno +
    dominical_nocturno +
    hora_extra_diurna +
    hora_extra_nocturna +
    hora_extra_dominical_diurna +
    hora_extra_dominical_nocturna +
    auxilio_transporte +
    auxilio_incapacidad_empleador +
    auxilio_incapacidad_eps +
    auxilio_incapacidad_arl;
  // Ingreso salarial · CST art. 127
  const ingreso_salarial = $s[55] = salario_basico +
    recargo_nocturno +
    dominical_diurno +
    dominical_nocturno +
    hora_extra_diurna +
    hora_extra_nocturna +
    hora_extra_dominical_diurna +
    hora_extra_dominical_nocturna;
  // Piso del ingreso base de cotización · Ley 100 de 1993 art. 18
  const $54 = $s[57] = $f.SMMLV * $row.days;
  const $55 = $54 * 10;
  const ibc_minimo = $s[56] = Math.floor((2 * $55 + 3) / 6);
  // Tope del ingreso base de cotización · Ley 100 de 1993 art. 18; Ley 797 de 2003 art. 5
  const ibc_maximo = $s[58] = $f.tope_ibc;
  // Ingreso que cotiza · Ley 100 de 1993 art. 18; Decreto 780 de 2016 art. 3.2.1.10
  const ingreso_que_cotiza = $s[59] = salario_basico +
    recargo_nocturno +
    dominical_diurno +
    dominical_nocturno +
    hora_extra_diurna +
    hora_extra_nocturna +
    hora_extra_dominical_diurna +
    hora_extra_dominical_nocturna +
    auxilio_incapacidad_empleador +
    auxilio_incapacidad_eps +
    auxilio_incapacidad_arl;
  // Ingreso base de cotización · Ley 100 de 1993 art. 18; Ley 797 de 2003 art. 5
  const $58 = ingreso_que_cotiza > ibc_minimo ? ingreso_que_cotiza : ibc_minimo;
  const $59 = ibc_maximo * 100;
  const ibc = $s[60] = $58 < $59 ? $58 : $59;
  // Aporte a salud (trabajador) · Ley 100 de 1993 art. 204; Ley 1122 de 2007 art. 10
  const $61 = $s[62] = ibc * $f.tasa_salud_empleado;
  const salud_empleado = $s[61] = Math.floor((2 * $61 + 25) / 50);
  // Aporte a pensión (trabajador) · Ley 100 de 1993 art. 20; Ley 797 de 2003 art. 7
  const $63 = $s[64] = ibc * $f.tasa_pension_empleado;
  const pension_empleado = $s[63] = Math.floor((2 * $63 + 25) / 50);
  // Fondo de solidaridad pensional · Ley 100 de 1993 arts. 20 y 27
  const $65 = $s[65] = rt.rowOf($f.tarifa_fsp$rows1, ibc, 1, false);
  if ($65 < 0) return false;
  $s[66] = ibc;
  const $66 = $f.tarifa_fsp$rows1.value[$65]!;
  const $67 = $s[68] = ibc * $66;
  const fondo_solidaridad_pensional = $s[67] = Math.floor(($67 + 250) / 500);
  // Ingresos no constitutivos de renta · Estatuto Tributario arts. 55 y 56
  const ingresos_no_constitutivos = $s[69] = salud_empleado + pension_empleado + fondo_solidaridad_pensional;
  // Ingreso laboral neto · Estatuto Tributario arts. 55 y 56
  const $70 = salario_basico +
    recargo_nocturno +
    dominical_diurno +
    dominical_nocturno +
    hora_extra_diurna +
    hora_extra_nocturna +
    hora_extra_dominical_diurna +
    hora_extra_dominical_nocturna +
    auxilio_transporte +
    auxilio_incapacidad_empleador +
    auxilio_incapacidad_eps +
    auxilio_incapacidad_arl -
    ingresos_no_constitutivos;
  const ingreso_neto_retencion = $s[70] = 0 > $70 ? 0 : $70;
  // Deducción por dependientes · Estatuto Tributario art. 387; Decreto 1625 de 2016 art. 1.2.4.1.18
  let $74: number;
  if (tiene_dependientes) {
    const $72 = $f.dependientes_porcentaje * total_devengado;
    const $73 = $f.tope_dependientes * 1000;
    $74 = $72 < $73 ? $72 : $73;
  } else {
    $74 = 0;
  }
  const deduccion_dependientes = $s[71] = $74;
  // Deducción por salud prepagada · Estatuto Tributario art. 387
  const $75 = $f.tope_salud_prepagada * 100;
  const deduccion_salud = $s[72] = pagos_salud_prepagada < $75 ? pagos_salud_prepagada : $75;
  // Deducción por intereses de vivienda · Estatuto Tributario arts. 119 y 387; Decreto 1625 de 2016 art. 1.2.4.1.23
  const $77 = $f.tope_vivienda * 100;
  const deduccion_vivienda = $s[73] = intereses_vivienda < $77 ? intereses_vivienda : $77;
  // Aportes voluntarios exentos · Estatuto Tributario arts. 126-1 y 126-4
  const $79 = aportes_voluntarios_pension + aportes_afc;
  if ($79 > rt.SAFE) return false;
  const $80 = $79 * 10;
  if ($80 > rt.SAFE) return false;
  const $81 = $f.aportes_porcentaje * total_devengado;
  const $82 = ($80 < $81 ? $80 : $81) * 3;
  const $83 = $f.tope_aportes * 250;
  const aportes_exentos = $s[74] = $82 < $83 ? $82 : $83;
  // Deducciones y otras rentas exentas · Estatuto Tributario arts. 126-1, 126-4 y 387
  const $85 = $s[76] = deduccion_dependientes * 3 + deduccion_salud * 30 + deduccion_vivienda * 30 + aportes_exentos;
  const deducciones_retencion = $s[75] = Math.floor(($85 + 15) / 30);
  // Renta exenta del 25% · Estatuto Tributario art. 206 num. 10
  const $87 = ingreso_neto_retencion - deducciones_retencion;
  const $88 = $f.renta_exenta_porcentaje * (0 > $87 ? 0 : $87) * 3;
  const $89 = $f.tope_25_al_anio * $f.UVT * 100;
  const $90 = $s[78] = $88 < $89 ? $88 : $89;
  const renta_exenta_25 = $s[77] = Math.floor(($90 + 6) / 12);
  // Deducciones y rentas exentas, con su límite · Estatuto Tributario arts. 336 y 388; Decreto 1625 de 2016 art. 1.2.4.1.6 par. 3
  const $92 = (deducciones_retencion + renta_exenta_25) * 5;
  const $93 = $f.limite_porcentaje * ingreso_neto_retencion;
  const $94 = ($92 < $93 ? $92 : $93) * 3;
  const $95 = $f.limite_al_anio * $f.UVT * 125;
  const $96 = $s[80] = $94 < $95 ? $94 : $95;
  const beneficios_retencion = $s[79] = Math.floor((2 * $96 + 15) / 30);
  // Base gravable de retención · Estatuto Tributario arts. 206 num. 10 y 383
  const $98 = ingreso_neto_retencion - beneficios_retencion;
  const base_gravable_retencion = $s[81] = 0 > $98 ? 0 : $98;
  // Retención en la fuente (procedimiento 1) · Estatuto Tributario arts. 383 y 868
  const $100 = $s[82] = rt.rowOf($f.tarifa_retencion$rows1, base_gravable_retencion, 1, false);
  if ($100 < 0) return false;
  $s[83] = base_gravable_retencion;
  const $101 = $s[85] = rt.excessOf($f.tarifa_retencion$rows1, $100, base_gravable_retencion, 1);
  if (Number.isNaN($101)) return false;
  let $102: number;
  if ($101 > 100000000) {
    $102 = Math.floor(($101 + 5000000) / 10000000) * 1000;
  } else if ($101 > 1000000) {
    $102 = Math.floor(($101 + 500000) / 1000000) * 100;
  } else {
    $102 = Math.floor(($101 + 5000) / 10000);
  }
  const retencion_fuente = $s[84] = $102;
  // Aportes voluntarios a pensión · Estatuto Tributario art. 126-1
  const aporte_voluntario_pension = $s[86] = aportes_voluntarios_pension;
  // Aportes a cuentas AFC · Estatuto Tributario art. 126-4
  const aporte_afc = $s[87] = aportes_afc;
  // Total deducciones
  const $103 = salud_empleado + pension_empleado + fondo_solidaridad_pensional + retencion_fuente * 100 + aporte_voluntario_pension + aporte_afc;
  if ($103 > rt.SAFE) return false;
  const total_deducciones = $s[88] = $103;
  // Neto a pagar
  const neto_pagar = $s[89] = total_devengado - total_deducciones;
  // Ingreso con el salario del mes entero · Estatuto Tributario art. 114-1
  const ingreso_de_mes_entero = $s[90] = ingreso_que_cotiza * 30 + monthly_salary * (30 - $row.days);
  // Empleador exonerado art. 114-1 · Estatuto Tributario art. 114-1; Ley 1819 de 2016 art. 65; DIAN, conceptos 956 de 2024 y 1066 de 2025
  const exonerado = aplica_exoneracion_114_1 && ingreso_de_mes_entero < $f.limite_exoneracion * 3000;
  $s[91] = exonerado ? 1 : 0;
  // Ingreso base de riesgos laborales · Ley 100 de 1993 art. 18; Decreto 1772 de 1994 art. 13
  const $106 = ingreso_salarial * 3;
  const $107 = $f.SMMLV * dias_pagados * 10;
  const $108 = $106 > $107 ? $106 : $107;
  const $109 = ibc_maximo * 300;
  const $110 = $s[93] = $108 < $109 ? $108 : $109;
  const ibc_riesgos = $s[92] = Math.floor((2 * $110 + 3) / 6);
  // Ingreso base de salud y pensión, empleador · Ley 100 de 1993 arts. 20 y 204
  const ibc_del_empleador = $s[94] = $48 ? ibc_riesgos : ibc;
  // Salud empleador · Ley 100 de 1993 art. 204; Ley 1122 de 2007 art. 10
  const $113 = $s[98] = exonerado ? 0 : $f.tasa_salud_empleador;
  const $114 = $s[96] = ibc_del_empleador * $113;
  const salud_empleador = $s[95] = Math.floor(($114 + 100) / 200);
  $s[97] = ibc_del_empleador;
  // Pensión empleador · Ley 100 de 1993 art. 20; Ley 797 de 2003 art. 7
  const $116 = $s[100] = ibc_del_empleador * $f.tasa_pension_empleador;
  const pension_empleador = $s[99] = Math.floor((2 * $116 + 25) / 50);
  $s[101] = ibc_del_empleador;
  $s[102] = $f.tasa_pension_empleador;
  // Riesgos laborales (ARL) · Decreto 1772 de 1994 art. 13
  const $118 = $s[104] = ibc_riesgos * risk_class_rate;
  const arl = $s[103] = Math.floor(($118 + 500000) / 1000000);
  $s[105] = ibc_riesgos;
  $s[106] = risk_class_rate;
  // Base de aportes parafiscales · Ley 21 de 1982 art. 17
  const base_parafiscales = $s[107] = ingreso_salarial;
  // Caja de compensación familiar · Ley 21 de 1982
  const $120 = $s[109] = base_parafiscales * $f.tasa_caja;
  const caja_compensacion = $s[108] = Math.floor((2 * $120 + 25) / 50);
  $s[110] = base_parafiscales;
  $s[111] = $f.tasa_caja;
  // ICBF · Ley 89 de 1988
  const $122 = $s[115] = exonerado ? 0 : $f.tasa_icbf;
  const $123 = $s[113] = base_parafiscales * $122;
  const icbf = $s[112] = Math.floor(($123 + 50) / 100);
  $s[114] = base_parafiscales;
  // SENA · Ley 21 de 1982
  const $125 = $s[119] = exonerado ? 0 : $f.tasa_sena;
  const $126 = $s[117] = base_parafiscales * $125;
  const sena = $s[116] = Math.floor(($126 + 25) / 50);
  $s[118] = base_parafiscales;
  // Base de prestaciones sociales · CST arts. 249 y 306; Ley 1 de 1963 art. 7
  const $128 = $s[121] = salario_basico * 30 +
    recargo_nocturno * 30 +
    dominical_diurno * 30 +
    dominical_nocturno * 30 +
    hora_extra_diurna * 30 +
    hora_extra_nocturna * 30 +
    hora_extra_dominical_diurna * 30 +
    hora_extra_dominical_nocturna * 30 +
    auxilio_transporte * 30 +
    monthly_salary * dias_incapacidad;
  const base_prestaciones = $s[120] = Math.floor(($128 + 15) / 30);
  // Base de vacaciones · CST art. 192
  const $130 = $s[123] = salario_basico * 30 + recargo_nocturno * 30 + monthly_salary * dias_incapacidad;
  const base_vacaciones = $s[122] = Math.floor(($130 + 15) / 30);
  // Cesantías · CST art. 249
  const cesantias = $s[124] = Math.floor((base_prestaciones + 6) / 12);
  $s[125] = base_prestaciones;
  $s[126] = base_prestaciones;
  $s[127] = 1;
  // Intereses sobre cesantías · Ley 52 de 1975
  const $133 = $s[129] = base_prestaciones * $f.tasa_intereses;
  const intereses_cesantias = $s[128] = Math.floor(($133 + 150) / 300);
  $s[130] = base_prestaciones;
  $s[131] = $f.tasa_intereses;
  // Prima de servicios · CST art. 306
  const prima_servicios = $s[132] = Math.floor((base_prestaciones + 6) / 12);
  $s[133] = base_prestaciones;
  $s[134] = base_prestaciones;
  $s[135] = 1;
  // Vacaciones · CST art. 186
  const vacaciones = $s[136] = Math.floor((base_vacaciones + 12) / 24);
  $s[137] = base_vacaciones;
  $s[138] = base_vacaciones;
  $s[139] = 1;
  // Total seguridad social empleador
  const total_seguridad_social_empleador = $s[140] = salud_empleador + pension_empleador + arl;
  // Total parafiscales
  const total_parafiscales = $s[141] = caja_compensacion + icbf + sena;
  // Total provisiones
  const total_provisiones = $s[142] = cesantias + intereses_cesantias + prima_servicios + vacaciones;
  // Costo total empleador
  $s[143] = total_devengado + total_seguridad_social_empleador + total_parafiscales + total_provisiones;
  // Horas extra del mes
  const horas_extra_mes = $s[144] = horas_extra_diurnas +
    horas_extra_nocturnas +
    horas_extra_dominicales_diurnas +
    horas_extra_dominicales_nocturnas;
  if (dias_incapacidad > $row.days) return false;
  if (dia_inicial_incapacidad + dias_incapacidad > 181) return false;
  if ($notes !== null) {
    if (rt.isSent($n[0]!) &&
      rt.isSent($n[1]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(2, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (monthly_salary < $f.SMMLV * 100) {
      // BELOW_MINIMUM_WAGE
      $notes.add(3, rt.ratio(monthly_salary, 100n), rt.ratio($f.SMMLV, 1n));
    }
    if (!rt.same(aplica_auxilio_transporte, monthly_salary <= $f.SMMLV * 2 * 100)) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(4, rt.ratio(monthly_salary, 100n));
    }
    if (!rt.givesValue($f.clases_arl$rows2, risk_class_rate, 1)) {
      // RISK_RATE_NOT_STANDARD
      $notes.add(5, rt.ratio(risk_class_rate, 1000000n));
    }
    if (horas_extra_mes > $f.limite_horas_extra * 100 && horas_extra_diurnas !== 0) {
      // OVERTIME_LIMIT_EXCEEDED
      $notes.add(6, rt.ratio(horas_extra_mes, 100n), rt.ratio($f.limite_horas_extra, 1n));
    }
    if (horas_extra_mes > $f.limite_horas_extra * 100 && horas_extra_diurnas === 0 && horas_extra_nocturnas !== 0) {
      // OVERTIME_LIMIT_EXCEEDED
      $notes.add(7, rt.ratio(horas_extra_mes, 100n), rt.ratio($f.limite_horas_extra, 1n));
    }
    if (horas_extra_mes > $f.limite_horas_extra * 100 &&
      horas_extra_diurnas === 0 &&
      horas_extra_nocturnas === 0 &&
      horas_extra_dominicales_diurnas !== 0) {
      // OVERTIME_LIMIT_EXCEEDED
      $notes.add(8, rt.ratio(horas_extra_mes, 100n), rt.ratio($f.limite_horas_extra, 1n));
    }
    if (horas_extra_mes > $f.limite_horas_extra * 100 &&
      horas_extra_diurnas === 0 &&
      horas_extra_nocturnas === 0 &&
      horas_extra_dominicales_diurnas === 0) {
      // OVERTIME_LIMIT_EXCEEDED
      $notes.add(9, rt.ratio(horas_extra_mes, 100n), rt.ratio($f.limite_horas_extra, 1n));
    }
    if (ingreso_que_cotiza > ibc_maximo * 100) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(10, rt.ratio(ingreso_que_cotiza, 100n), rt.ratio(ibc_maximo, 1n));
    }
    if (ingreso_que_cotiza < ibc_minimo) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(11, rt.ratio(ingreso_que_cotiza, 100n), rt.ratio(ibc_minimo, 100n));
    }
    if (aplica_exoneracion_114_1 && !exonerado && ingreso_que_cotiza < $f.limite_exoneracion * 100) {
      // EXONERATION_BY_WHOLE_MONTH
      $notes.add(12, rt.ratio(ingreso_que_cotiza, 100n), rt.ratio(ingreso_de_mes_entero, 3000n));
    }
    if (deducciones_retencion + renta_exenta_25 > beneficios_retencion) {
      // EXEMPTION_CAP_REACHED
      $notes.add(13, rt.ratio(beneficios_retencion, 100n));
    }
    if (neto_pagar < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(14);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
