// CO.ordinario 2024.1: Contrato laboral ordinario
// Emitted from generated/rules/co/ordinario/2024-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/co/ordinario/2024-01-01.pay',
  fingerprint: 'sha256:bc28076380831a44a483017b78399e60e30e048c9b5e3f38912137d3290249e1',
  meaning: 'sha256:e985cae47e5b0595144d021f12a1c7203c2bb82eeefc84ed611e0599e4c3fe83',
  country: 'CO',
  scheme: 'ordinario',
  label: 'Contrato laboral ordinario',
  version: '2024.1',
  currency: 'COP',
  validFrom: '2024-01-01',
  validUntil: '2024-12-31',
  periods: ['monthly', 'biweekly'],
  proration: 'split_monthly',
  days: 'month_of_30',
  asOf: 'month_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:8d3ad39f5c6c5dc16d1630469c72ed428fbd36fd0a2157a4a522a61af9b06e45', () =>
  JSON.parse(readFileSync(new URL('./2024-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  arl_minima: rt.scaledWorth($at, 25000n, $law.rows('arl_minima')),
  arl_maxima: rt.scaledWorth($at, 1000n, $law.rows('arl_maxima')),
  SMMLV: rt.scaledWorth($at, 1n, $law.rows('SMMLV')),
  divisor_horas_mes: rt.scaledWorth($at, 1n, $law.rows('divisor_horas_mes')),
  recargo_dominical: rt.scaledWorth($at, 4n, $law.rows('recargo_dominical')),
  auxilio_mensual: rt.scaledWorth($at, 1n, $law.rows('auxilio_mensual')),
  tarifa_fsp$rows1: rt.scaledRows($law.table('tarifa_fsp'), { date: $at, limits: rt.worthAt($at, $law.rows('SMMLV')) }, 100n, 500n),
  UVT: rt.scaledWorth($at, 1n, $law.rows('UVT')),
  limite_al_anio: rt.scaledWorth($at, 1n, $law.rows('limite_al_anio')),
  tarifa_retencion$rows1: rt.scaledRows($law.table('tarifa_retencion'), { date: $at, limits: rt.worthAt($at, $law.rows('UVT')) }, 100n, 100n),
  clases_arl$rows1: rt.scaledRows($law.table('clases_arl'), { date: $at }, 1n, 50000n),
  clases_arl$rows2: rt.scaledRows($law.table('clases_arl'), { date: $at }, 1n, 1000000n),
  limite_horas_extra: rt.scaledWorth($at, 1n, $law.rows('limite_horas_extra')),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
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
  // Valor de la hora
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
  const $11 = $s[27] = $10 * 7;
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
  const $17 = $s[31] = $16 * (27 + $f.recargo_dominical * 5);
  if ($17 > rt.SAFE) return false;
  const $18 = rt.wholeOf($17, 2000 * $5, 'half_up');
  if (Number.isNaN($18)) return false;
  const dominical_nocturno = $s[30] = $18;
  // Hora extra diurna · CST art. 168 num. 2
  const $19 = $s[33] = valor_hora * horas_extra_diurnas;
  if ($19 > rt.SAFE) return false;
  const $20 = rt.wholeOf($19, 80 * $5, 'half_up');
  if (Number.isNaN($20)) return false;
  const hora_extra_diurna = $s[32] = $20;
  // Hora extra nocturna · CST art. 168 num. 3
  const $21 = valor_hora * horas_extra_nocturnas;
  if ($21 > rt.SAFE) return false;
  const $22 = $s[35] = $21 * 7;
  if ($22 > rt.SAFE) return false;
  const $23 = rt.wholeOf($22, 400 * $5, 'half_up');
  if (Number.isNaN($23)) return false;
  const hora_extra_nocturna = $s[34] = $23;
  // Hora extra dominical o festiva diurna · CST arts. 168 num. 2 y 179; MinTrabajo, concepto 148494 de 2013
  const $24 = valor_hora * horas_extra_dominicales_diurnas;
  if ($24 > rt.SAFE) return false;
  const $25 = $s[37] = $24 * (5 + $f.recargo_dominical);
  if ($25 > rt.SAFE) return false;
  const $26 = rt.wholeOf($25, 400 * $5, 'half_up');
  if (Number.isNaN($26)) return false;
  const hora_extra_dominical_diurna = $s[36] = $26;
  // Hora extra dominical o festiva nocturna · CST arts. 168 num. 3 y 179; MinTrabajo, concepto 148494 de 2013
  const $27 = valor_hora * horas_extra_dominicales_nocturnas;
  if ($27 > rt.SAFE) return false;
  const $28 = $s[39] = $27 * (7 + $f.recargo_dominical);
  if ($28 > rt.SAFE) return false;
  const $29 = rt.wholeOf($28, 400 * $5, 'half_up');
  if (Number.isNaN($29)) return false;
  const hora_extra_dominical_nocturna = $s[38] = $29;
  // Auxilio de transporte · Ley 15 de 1959; Ley 1 de 1963 art. 7
  let auxilio_transporte = 0;
  if (aplica_auxilio_transporte) {
    const $30 = $s[41] = $f.auxilio_mensual * dias_pagados;
    const $31 = $30 * 10;
    auxilio_transporte = $s[40] = Math.floor((2 * $31 + 3) / 6);
  }
  // Número del último día · Decreto 780 de 2016 art. 3.2.1.10
  const dia_final_incapacidad = $s[42] = dia_inicial_incapacidad + dias_incapacidad - 1;
  // Un día de la base de la incapacidad · Decreto 780 de 2016 art. 3.2.1.10; Ley 797 de 2003 art. 5
  const $34 = $f.SMMLV * 25 * 100;
  const base_del_dia = $s[43] = ibc_mes_anterior < $34 ? ibc_mes_anterior : $34;
  // Un día de salario mínimo · Corte Constitucional, C-543 de 2007
  const piso_del_dia = $s[44] = $f.SMMLV;
  // Un día de dos tercios · CST art. 227; Corte Constitucional, C-543 de 2007
  const $36 = piso_del_dia * 150;
  const dia_de_dos_tercios = $s[45] = base_del_dia > $36 ? base_del_dia : $36;
  // Auxilio de incapacidad (empleador) · CST art. 227; Decreto 780 de 2016 art. 3.2.1.10 par. 1
  let auxilio_incapacidad_empleador = 0;
  const $38 = rt.same(origen_incapacidad, 'comun');
  $s[46] = $38 ? 1 : 0;
  let auxilio_incapacidad_eps = 0;
  if ($38) {
    const $39 = (dia_final_incapacidad < 2 ? dia_final_incapacidad : 2) - dia_inicial_incapacidad + 1;
    const $40 = $s[48] = (0 > $39 ? 0 : $39) * dia_de_dos_tercios;
    auxilio_incapacidad_empleador = $s[47] = Math.floor((2 * $40 + 45) / 90);
    // Auxilio de incapacidad (EPS) · CST art. 227; Decreto 780 de 2016 art. 3.2.1.10
    const $42 = (dia_final_incapacidad < 90 ? dia_final_incapacidad : 90) - (dia_inicial_incapacidad > 3 ? dia_inicial_incapacidad : 3) + 1;
    const $43 = dia_final_incapacidad - (dia_inicial_incapacidad > 91 ? dia_inicial_incapacidad : 91) + 1;
    const $44 = piso_del_dia * 200;
    const $45 = $s[50] = (0 > $42 ? 0 : $42) * dia_de_dos_tercios * 4 + (0 > $43 ? 0 : $43) * (base_del_dia > $44 ? base_del_dia : $44) * 3;
    auxilio_incapacidad_eps = $s[49] = Math.floor(($45 + 90) / 180);
  }
  // Auxilio de incapacidad (ARL) · Ley 776 de 2002 art. 3
  let auxilio_incapacidad_arl = 0;
  const $47 = rt.same(origen_incapacidad, 'laboral');
  $s[51] = $47 ? 1 : 0;
  if ($47) {
    const $48 = piso_del_dia * 100;
    const $49 = $s[53] = dias_incapacidad * (base_del_dia > $48 ? base_del_dia : $48);
    auxilio_incapacidad_arl = $s[52] = Math.floor(($49 + 15) / 30);
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
  const $53 = $s[57] = $f.SMMLV * $row.days;
  const $54 = $53 * 10;
  const ibc_minimo = $s[56] = Math.floor((2 * $54 + 3) / 6);
  // Tope del ingreso base de cotización · Ley 100 de 1993 art. 18; Ley 797 de 2003 art. 5
  const ibc_maximo = $s[58] = $f.SMMLV * 25;
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
  const salud_empleado = $s[61] = Math.floor((2 * ibc + 25) / 50);
  $s[62] = ibc;
  // Aporte a pensión (trabajador) · Ley 100 de 1993 art. 20; Ley 797 de 2003 art. 7
  const pension_empleado = $s[63] = Math.floor((2 * ibc + 25) / 50);
  $s[64] = ibc;
  // Fondo de solidaridad pensional · Ley 100 de 1993 arts. 20 y 27
  const $63 = $s[65] = rt.rowOf($f.tarifa_fsp$rows1, ibc, 1, false);
  if ($63 < 0) return false;
  $s[66] = ibc;
  const $64 = $f.tarifa_fsp$rows1.value[$63]!;
  const $65 = $s[68] = ibc * $64;
  const fondo_solidaridad_pensional = $s[67] = Math.floor(($65 + 250) / 500);
  // Ingresos no constitutivos de renta · Estatuto Tributario arts. 55 y 56
  const ingresos_no_constitutivos = $s[69] = salud_empleado + pension_empleado + fondo_solidaridad_pensional;
  // Ingreso laboral neto · Estatuto Tributario arts. 55 y 56
  const $68 = salario_basico +
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
  const ingreso_neto_retencion = $s[70] = 0 > $68 ? 0 : $68;
  // Deducción por dependientes · Estatuto Tributario art. 387; Decreto 1625 de 2016 art. 1.2.4.1.18
  let $71: number;
  if (tiene_dependientes) {
    const $70 = $f.UVT * 32 * 1000;
    $71 = total_devengado < $70 ? total_devengado : $70;
  } else {
    $71 = 0;
  }
  const deduccion_dependientes = $s[71] = $71;
  // Deducción por salud prepagada · Estatuto Tributario art. 387
  const $72 = $f.UVT * 16 * 100;
  const deduccion_salud = $s[72] = pagos_salud_prepagada < $72 ? pagos_salud_prepagada : $72;
  // Deducción por intereses de vivienda · Estatuto Tributario arts. 119 y 387; Decreto 1625 de 2016 art. 1.2.4.1.23
  const $74 = $f.UVT * 100 * 100;
  const deduccion_vivienda = $s[73] = intereses_vivienda < $74 ? intereses_vivienda : $74;
  // Aportes voluntarios exentos · Estatuto Tributario arts. 126-1 y 126-4
  const $76 = aportes_voluntarios_pension + aportes_afc;
  if ($76 > rt.SAFE) return false;
  const $77 = $76 * 10;
  if ($77 > rt.SAFE) return false;
  const $78 = total_devengado * 3;
  const $79 = ($77 < $78 ? $77 : $78) * 3;
  const $80 = $f.UVT * 3800 * 250;
  const aportes_exentos = $s[74] = $79 < $80 ? $79 : $80;
  // Deducciones y otras rentas exentas · Estatuto Tributario arts. 126-1, 126-4 y 387
  const $82 = $s[76] = deduccion_dependientes * 3 + deduccion_salud * 30 + deduccion_vivienda * 30 + aportes_exentos;
  const deducciones_retencion = $s[75] = Math.floor(($82 + 15) / 30);
  // Renta exenta del 25% · Estatuto Tributario art. 206 num. 10; Ley 2277 de 2022 art. 2
  const $84 = ingreso_neto_retencion - deducciones_retencion;
  const $85 = (0 > $84 ? 0 : $84) * 3;
  const $86 = $f.UVT * 790 * 100;
  const $87 = $s[78] = $85 < $86 ? $85 : $86;
  const renta_exenta_25 = $s[77] = Math.floor(($87 + 6) / 12);
  // Deducciones y rentas exentas, con su límite · Estatuto Tributario arts. 336 y 388; Decreto 1625 de 2016 art. 1.2.4.1.6 par. 3
  const $89 = (deducciones_retencion + renta_exenta_25) * 5;
  const $90 = ingreso_neto_retencion * 2;
  const $91 = ($89 < $90 ? $89 : $90) * 3;
  const $92 = $f.limite_al_anio * $f.UVT * 125;
  const $93 = $s[80] = $91 < $92 ? $91 : $92;
  const beneficios_retencion = $s[79] = Math.floor((2 * $93 + 15) / 30);
  // Base gravable de retención · Estatuto Tributario arts. 206 num. 10 y 383
  const $95 = ingreso_neto_retencion - beneficios_retencion;
  const base_gravable_retencion = $s[81] = 0 > $95 ? 0 : $95;
  // Retención en la fuente (procedimiento 1) · Estatuto Tributario arts. 383 y 868
  const $97 = $s[82] = rt.rowOf($f.tarifa_retencion$rows1, base_gravable_retencion, 1, false);
  if ($97 < 0) return false;
  $s[83] = base_gravable_retencion;
  const $98 = $s[85] = rt.excessOf($f.tarifa_retencion$rows1, $97, base_gravable_retencion, 1);
  if (Number.isNaN($98)) return false;
  let $99: number;
  if ($98 > 100000000) {
    $99 = Math.floor(($98 + 5000000) / 10000000) * 1000;
  } else if ($98 > 1000000) {
    $99 = Math.floor(($98 + 500000) / 1000000) * 100;
  } else {
    $99 = Math.floor(($98 + 5000) / 10000);
  }
  const retencion_fuente = $s[84] = $99;
  // Aportes voluntarios a pensión · Estatuto Tributario art. 126-1
  const aporte_voluntario_pension = $s[86] = aportes_voluntarios_pension;
  // Aportes a cuentas AFC · Estatuto Tributario art. 126-4
  const aporte_afc = $s[87] = aportes_afc;
  // Total deducciones
  const $100 = salud_empleado + pension_empleado + fondo_solidaridad_pensional + retencion_fuente * 100 + aporte_voluntario_pension + aporte_afc;
  if ($100 > rt.SAFE) return false;
  const total_deducciones = $s[88] = $100;
  // Neto a pagar
  const neto_pagar = $s[89] = total_devengado - total_deducciones;
  // Ingreso con el salario del mes entero · Estatuto Tributario art. 114-1
  const ingreso_de_mes_entero = $s[90] = ingreso_que_cotiza * 30 + monthly_salary * (30 - $row.days);
  // Empleador exonerado art. 114-1 · Estatuto Tributario art. 114-1; Ley 1819 de 2016 art. 65; DIAN, conceptos 956 de 2024 y 1066 de 2025
  const exonerado = aplica_exoneracion_114_1 && ingreso_de_mes_entero < $f.SMMLV * 10 * 3000;
  $s[91] = exonerado ? 1 : 0;
  // Ingreso base de riesgos laborales · Ley 100 de 1993 art. 18; Decreto 1772 de 1994 art. 13
  const $103 = ingreso_salarial * 3;
  const $104 = $f.SMMLV * dias_pagados * 10;
  const $105 = $103 > $104 ? $103 : $104;
  const $106 = ibc_maximo * 300;
  const $107 = $s[93] = $105 < $106 ? $105 : $106;
  const ibc_riesgos = $s[92] = Math.floor((2 * $107 + 3) / 6);
  // Ingreso base de salud y pensión, empleador · Ley 100 de 1993 arts. 20 y 204
  const ibc_del_empleador = $s[94] = $47 ? ibc_riesgos : ibc;
  // Salud empleador · Ley 100 de 1993 art. 204; Ley 1122 de 2007 art. 10
  const $110 = $s[98] = exonerado ? 0 : 17;
  const $111 = $s[96] = ibc_del_empleador * $110;
  const salud_empleador = $s[95] = Math.floor(($111 + 100) / 200);
  $s[97] = ibc_del_empleador;
  // Pensión empleador · Ley 100 de 1993 art. 20; Ley 797 de 2003 art. 7
  const $113 = $s[100] = ibc_del_empleador * 3;
  const pension_empleador = $s[99] = Math.floor((2 * $113 + 25) / 50);
  $s[101] = ibc_del_empleador;
  $s[102] = 3;
  // Riesgos laborales (ARL) · Decreto 1772 de 1994 art. 13
  const $115 = $s[104] = ibc_riesgos * risk_class_rate;
  const arl = $s[103] = Math.floor(($115 + 500000) / 1000000);
  $s[105] = ibc_riesgos;
  $s[106] = risk_class_rate;
  // Base de aportes parafiscales · Ley 21 de 1982 art. 17
  const base_parafiscales = $s[107] = ingreso_salarial;
  // Caja de compensación familiar · Ley 21 de 1982
  const caja_compensacion = $s[108] = Math.floor((2 * base_parafiscales + 25) / 50);
  $s[109] = base_parafiscales;
  $s[110] = base_parafiscales;
  $s[111] = 1;
  // ICBF · Ley 89 de 1988
  const $118 = $s[115] = exonerado ? 0 : 3;
  const $119 = $s[113] = base_parafiscales * $118;
  const icbf = $s[112] = Math.floor(($119 + 50) / 100);
  $s[114] = base_parafiscales;
  // SENA · Ley 21 de 1982
  const $121 = $s[119] = exonerado ? 0 : 1;
  const $122 = $s[117] = base_parafiscales * $121;
  const sena = $s[116] = Math.floor(($122 + 25) / 50);
  $s[118] = base_parafiscales;
  // Base de prestaciones sociales · CST arts. 249 y 306; Ley 1 de 1963 art. 7
  const $124 = $s[121] = salario_basico * 30 +
    recargo_nocturno * 30 +
    dominical_diurno * 30 +
    dominical_nocturno * 30 +
    hora_extra_diurna * 30 +
    hora_extra_nocturna * 30 +
    hora_extra_dominical_diurna * 30 +
    hora_extra_dominical_nocturna * 30 +
    auxilio_transporte * 30 +
    monthly_salary * dias_incapacidad;
  const base_prestaciones = $s[120] = Math.floor(($124 + 15) / 30);
  // Base de vacaciones · CST art. 192
  const $126 = $s[123] = salario_basico * 30 + recargo_nocturno * 30 + monthly_salary * dias_incapacidad;
  const base_vacaciones = $s[122] = Math.floor(($126 + 15) / 30);
  // Cesantías · CST art. 249
  const cesantias = $s[124] = Math.floor((base_prestaciones + 6) / 12);
  $s[125] = base_prestaciones;
  $s[126] = base_prestaciones;
  $s[127] = 1;
  // Intereses sobre cesantías · Ley 52 de 1975
  const intereses_cesantias = $s[128] = Math.floor((base_prestaciones + 50) / 100);
  $s[129] = base_prestaciones;
  $s[130] = base_prestaciones;
  $s[131] = 1;
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
  // Horas que se pagan con el valor de la hora
  const horas_al_valor_hora = $s[145] = horas_recargo_nocturno + horas_dominicales_diurnas + horas_dominicales_nocturnas + horas_extra_mes;
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
    if (horas_al_valor_hora > 0 && rt.changesWithin($law.rows('divisor_horas_mes'), rt.firstDayOfMonth($at), $at)) {
      // PARAM_CHANGE_INSIDE_PERIOD
      $notes.add(10);
    }
    if (ingreso_que_cotiza > ibc_maximo * 100) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(11, rt.ratio(ingreso_que_cotiza, 100n), rt.ratio(ibc_maximo, 1n));
    }
    if (ingreso_que_cotiza < ibc_minimo) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(12, rt.ratio(ingreso_que_cotiza, 100n), rt.ratio(ibc_minimo, 100n));
    }
    if (aplica_exoneracion_114_1 && !exonerado && ingreso_que_cotiza < $f.SMMLV * 10 * 100) {
      // EXONERATION_BY_WHOLE_MONTH
      $notes.add(13, rt.ratio(ingreso_que_cotiza, 100n), rt.ratio(ingreso_de_mes_entero, 3000n));
    }
    if (deducciones_retencion + renta_exenta_25 > beneficios_retencion) {
      // EXEMPTION_CAP_REACHED
      $notes.add(14, rt.ratio(beneficios_retencion, 100n));
    }
    if (neto_pagar < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(15);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
