// CO.ordinario 2021.1: Contrato laboral ordinario
// Emitted from generated/rules/co/ordinario/2021-01-01.pay by payroll compile. Do not edit.
// file    sha256:41f72c95b1064c98c8ae5da2cb36a396c85824f75294c161953ca49a9d0e73d4
// meaning sha256:c579b921280d0ccc3f47632675ec70ff4227a39399ab1b3b77c8e4877360e9c9
import * as rt from '../../../../runtime/index.ts';
import { $file, SMMLV$rows, UVT$rows, auxilio_mensual$rows, divisor_horas_mes$rows, recargo_dominical$rows,
  limite_horas_extra$rows, arl_minima$rows, arl_maxima$rows, limite_al_anio$rows, clases_arl, tarifa_fsp,
  tarifa_retencion, $sources, $provenance, $inputs, $steps } from './2021-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'generated/rules/co/ordinario/2021-01-01.pay',
    fingerprint: 'sha256:41f72c95b1064c98c8ae5da2cb36a396c85824f75294c161953ca49a9d0e73d4',
    meaning: 'sha256:c579b921280d0ccc3f47632675ec70ff4227a39399ab1b3b77c8e4877360e9c9', country: 'CO', scheme: 'ordinario',
    label: 'Contrato laboral ordinario', version: '2021.1', currency: 'COP', validFrom: '2021-01-01', validUntil: '2022-12-31',
    periods: ['monthly', 'biweekly'], proration: 'split_monthly', days: 'month_of_30', asOf: 'month_end',
    laws: ['Código Sustantivo del Trabajo arts. 127 y 132'],
    changes: [{ date: '2021-01-01', summary: 'SMMLV, auxilio de transporte y UVT de 2021',
        law: 'Decretos 1785 y 1786 de 2020; Resolución DIAN 111 de 2020' },
      { date: '2022-01-01', summary: 'SMMLV, auxilio de transporte y UVT de 2022',
        law: 'Decretos 1724 y 1725 de 2021; Resolución DIAN 140 de 2021' }],
    employerTables: [{ id: 'seguridad_social_empleador', label: 'Seguridad social (empleador)' },
      { id: 'parafiscales', label: 'Aportes parafiscales' }, { id: 'prestaciones_sociales', label: 'Provisión de prestaciones sociales' }],
    summary: { total_perceptions: 'total_devengado', total_deductions: 'total_deducciones', net_salary: 'neto_pagar',
      employer_total_cost: 'costo_total_empleador' }, sources: $sources, provenance: $provenance, inputs: $inputs, steps: $steps },
  'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  arl_minima: rt.scaledWorth($at, 25000n, arl_minima$rows),
  arl_maxima: rt.scaledWorth($at, 1000n, arl_maxima$rows),
  SMMLV: rt.scaledWorth($at, 1n, SMMLV$rows),
  divisor_horas_mes: rt.scaledWorth($at, 1n, divisor_horas_mes$rows),
  recargo_dominical: rt.scaledWorth($at, 4n, recargo_dominical$rows),
  auxilio_mensual: rt.scaledWorth($at, 1n, auxilio_mensual$rows),
  tarifa_fsp$rows1: rt.scaledRows(tarifa_fsp, { date: $at, limits: rt.worthAt($at, SMMLV$rows) }, 100n, 500n),
  UVT: rt.scaledWorth($at, 1n, UVT$rows),
  limite_al_anio: rt.scaledWorth($at, 1n, limite_al_anio$rows),
  tarifa_retencion$rows1: rt.scaledRows(tarifa_retencion, { date: $at, limits: rt.worthAt($at, UVT$rows) }, 100n, 100n),
  clases_arl$rows1: rt.scaledRows(clases_arl, { date: $at }, 1n, 50000n),
  clases_arl$rows2: rt.scaledRows(clases_arl, { date: $at }, 1n, 1000000n),
  limite_horas_extra: rt.scaledWorth($at, 1n, limite_horas_extra$rows),
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
  // Días de incapacidad del mes, de 30
  if ($n[10]! < 0 || $n[10]! > 30) return false;
  const dias_incapacidad = $s[10] = rt.sentOr($n[10]!, 0);
  // Número del primero de ellos en la incapacidad
  if ($n[11]! < 1 || $n[11]! > 180) return false;
  const dia_inicial_incapacidad = $s[11] = rt.sentOr($n[11]!, 1);
  // Origen de la incapacidad
  if (origen_incapacidad$sent !== undefined && !(rt.positionOf(['comun', 'laboral'], origen_incapacidad$sent) > 0)) return false;
  const origen_incapacidad = origen_incapacidad$sent !== undefined ? origen_incapacidad$sent : 'comun';
  $s[12] = rt.positionOf(['comun', 'laboral'], origen_incapacidad);
  // Ingreso base de cotización del mes anterior a la incapacidad
  if ($n[13]! <= 0) return false;
  const ibc_mes_anterior = $s[13] = rt.sentOr($n[13]!, monthly_salary);
  // Tiene dependientes
  const tiene_dependientes = $n[14]! === 1;
  $s[14] = tiene_dependientes ? 1 : 0;
  // Medicina prepagada y seguros de salud
  if ($n[15]! < 0) return false;
  const pagos_salud_prepagada = $s[15] = rt.sentOr($n[15]!, 0);
  // Intereses de vivienda
  if ($n[16]! < 0) return false;
  const intereses_vivienda = $s[16] = rt.sentOr($n[16]!, 0);
  // Aportes voluntarios a pensión
  if ($n[17]! < 0) return false;
  const aportes_voluntarios_pension = $s[17] = rt.sentOr($n[17]!, 0);
  // Aportes a cuentas AFC
  if ($n[18]! < 0) return false;
  const aportes_afc = $s[18] = rt.sentOr($n[18]!, 0);
  // Recibe auxilio de transporte
  const aplica_auxilio_transporte = rt.isSent($n[19]!) ? $n[19]! === 1 : monthly_salary <= $f.SMMLV * 2 * 100;
  $s[19] = aplica_auxilio_transporte ? 1 : 0;
  // Empleador con derecho a la exoneración del art. 114-1
  const aplica_exoneracion_114_1 = $n[20]! !== 0;
  $s[20] = aplica_exoneracion_114_1 ? 1 : 0;
  // Valor de la hora
  if (!($f.divisor_horas_mes > 0)) return false;
  const $5 = $s[22] = $f.divisor_horas_mes;
  const valor_hora = $s[21] = monthly_salary;
  // Días que se pagan con salario
  const $6 = $row.days - dias_incapacidad;
  const dias_pagados = $s[23] = 0 > $6 ? 0 : $6;
  // Salario básico
  const $8 = $s[25] = monthly_salary * dias_pagados;
  const salario_basico = $s[24] = Math.floor(($8 + 15) / 30);
  // Recargo nocturno
  const $10 = valor_hora * horas_recargo_nocturno;
  if ($10 > rt.SAFE) return false;
  const $11 = $s[27] = $10 * 7;
  if ($11 > rt.SAFE) return false;
  const $12 = rt.wholeOf($11, 2000 * $5, 'half_up');
  if (Number.isNaN($12)) return false;
  const recargo_nocturno = $s[26] = $12;
  // Dominical o festivo diurno
  const $13 = valor_hora * horas_dominicales_diurnas;
  if ($13 > rt.SAFE) return false;
  const $14 = $s[29] = $13 * (4 + $f.recargo_dominical);
  if ($14 > rt.SAFE) return false;
  const $15 = rt.wholeOf($14, 400 * $5, 'half_up');
  if (Number.isNaN($15)) return false;
  const dominical_diurno = $s[28] = $15;
  // Dominical o festivo nocturno
  const $16 = valor_hora * horas_dominicales_nocturnas;
  if ($16 > rt.SAFE) return false;
  const $17 = $s[31] = $16 * (27 + $f.recargo_dominical * 5);
  if ($17 > rt.SAFE) return false;
  const $18 = rt.wholeOf($17, 2000 * $5, 'half_up');
  if (Number.isNaN($18)) return false;
  const dominical_nocturno = $s[30] = $18;
  // Hora extra diurna
  const $19 = $s[33] = valor_hora * horas_extra_diurnas;
  if ($19 > rt.SAFE) return false;
  const $20 = rt.wholeOf($19, 80 * $5, 'half_up');
  if (Number.isNaN($20)) return false;
  const hora_extra_diurna = $s[32] = $20;
  // Hora extra nocturna
  const $21 = valor_hora * horas_extra_nocturnas;
  if ($21 > rt.SAFE) return false;
  const $22 = $s[35] = $21 * 7;
  if ($22 > rt.SAFE) return false;
  const $23 = rt.wholeOf($22, 400 * $5, 'half_up');
  if (Number.isNaN($23)) return false;
  const hora_extra_nocturna = $s[34] = $23;
  // Hora extra dominical o festiva diurna
  const $24 = valor_hora * horas_extra_dominicales_diurnas;
  if ($24 > rt.SAFE) return false;
  const $25 = $s[37] = $24 * (5 + $f.recargo_dominical);
  if ($25 > rt.SAFE) return false;
  const $26 = rt.wholeOf($25, 400 * $5, 'half_up');
  if (Number.isNaN($26)) return false;
  const hora_extra_dominical_diurna = $s[36] = $26;
  // Hora extra dominical o festiva nocturna
  const $27 = valor_hora * horas_extra_dominicales_nocturnas;
  if ($27 > rt.SAFE) return false;
  const $28 = $s[39] = $27 * (7 + $f.recargo_dominical);
  if ($28 > rt.SAFE) return false;
  const $29 = rt.wholeOf($28, 400 * $5, 'half_up');
  if (Number.isNaN($29)) return false;
  const hora_extra_dominical_nocturna = $s[38] = $29;
  // Auxilio de transporte
  let auxilio_transporte = 0;
  if (aplica_auxilio_transporte) {
    const $30 = $s[41] = $f.auxilio_mensual * dias_pagados;
    const $31 = $30 * 10;
    auxilio_transporte = $s[40] = Math.floor((2 * $31 + 3) / 6);
  }
  // Número del último día
  const dia_final_incapacidad = $s[42] = dia_inicial_incapacidad + dias_incapacidad - 1;
  // Un día de la base de la incapacidad
  const $34 = $f.SMMLV * 25 * 100;
  const base_del_dia = $s[43] = ibc_mes_anterior < $34 ? ibc_mes_anterior : $34;
  // Un día de salario mínimo
  const piso_del_dia = $s[44] = $f.SMMLV;
  // Un día de dos tercios
  const $36 = piso_del_dia * 150;
  const dia_de_dos_tercios = $s[45] = base_del_dia > $36 ? base_del_dia : $36;
  // Auxilio de incapacidad (empleador)
  let auxilio_incapacidad_empleador = 0;
  const $38 = rt.same(origen_incapacidad, 'comun');
  $s[46] = $38 ? 1 : 0;
  let auxilio_incapacidad_eps = 0;
  if ($38) {
    const $39 = (dia_final_incapacidad < 2 ? dia_final_incapacidad : 2) - dia_inicial_incapacidad + 1;
    const $40 = $s[48] = (0 > $39 ? 0 : $39) * dia_de_dos_tercios;
    auxilio_incapacidad_empleador = $s[47] = Math.floor((2 * $40 + 45) / 90);
    // Auxilio de incapacidad (EPS)
    const $42 = (dia_final_incapacidad < 90 ? dia_final_incapacidad : 90) - (dia_inicial_incapacidad > 3 ? dia_inicial_incapacidad : 3) + 1;
    const $43 = dia_final_incapacidad - (dia_inicial_incapacidad > 91 ? dia_inicial_incapacidad : 91) + 1;
    const $44 = piso_del_dia * 200;
    const $45 = $s[50] = (0 > $42 ? 0 : $42) * dia_de_dos_tercios * 4 + (0 > $43 ? 0 : $43) * (base_del_dia > $44 ? base_del_dia : $44) * 3;
    auxilio_incapacidad_eps = $s[49] = Math.floor(($45 + 90) / 180);
  }
  // Auxilio de incapacidad (ARL)
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
  // Ingreso salarial
  const ingreso_salarial = $s[55] = salario_basico +
    recargo_nocturno +
    dominical_diurno +
    dominical_nocturno +
    hora_extra_diurna +
    hora_extra_nocturna +
    hora_extra_dominical_diurna +
    hora_extra_dominical_nocturna;
  // Piso del ingreso base de cotización
  const $53 = $s[57] = $f.SMMLV * $row.days;
  const $54 = $53 * 10;
  const ibc_minimo = $s[56] = Math.floor((2 * $54 + 3) / 6);
  // Tope del ingreso base de cotización
  const ibc_maximo = $s[58] = $f.SMMLV * 25;
  // Ingreso que cotiza
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
  // Ingreso base de cotización
  const $58 = ingreso_que_cotiza > ibc_minimo ? ingreso_que_cotiza : ibc_minimo;
  const $59 = ibc_maximo * 100;
  const ibc = $s[60] = $58 < $59 ? $58 : $59;
  // Aporte a salud (trabajador)
  const salud_empleado = $s[61] = Math.floor((2 * ibc + 25) / 50);
  $s[62] = ibc;
  // Aporte a pensión (trabajador)
  const pension_empleado = $s[63] = Math.floor((2 * ibc + 25) / 50);
  $s[64] = ibc;
  // Fondo de solidaridad pensional
  const $63 = $s[65] = rt.rowOf($f.tarifa_fsp$rows1, ibc, 1, false);
  if ($63 < 0) return false;
  $s[66] = ibc;
  const $64 = $f.tarifa_fsp$rows1.value[$63]!;
  const $65 = $s[68] = ibc * $64;
  const fondo_solidaridad_pensional = $s[67] = Math.floor(($65 + 250) / 500);
  // Ingresos no constitutivos de renta
  const ingresos_no_constitutivos = $s[69] = salud_empleado + pension_empleado + fondo_solidaridad_pensional;
  // Ingreso laboral neto
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
  // Deducción por dependientes
  let $71: number;
  if (tiene_dependientes) {
    const $70 = $f.UVT * 32 * 1000;
    $71 = total_devengado < $70 ? total_devengado : $70;
  } else {
    $71 = 0;
  }
  const deduccion_dependientes = $s[71] = $71;
  // Deducción por salud prepagada
  const $72 = $f.UVT * 16 * 100;
  const deduccion_salud = $s[72] = pagos_salud_prepagada < $72 ? pagos_salud_prepagada : $72;
  // Deducción por intereses de vivienda
  const $74 = $f.UVT * 100 * 100;
  const deduccion_vivienda = $s[73] = intereses_vivienda < $74 ? intereses_vivienda : $74;
  // Aportes voluntarios exentos
  const $76 = aportes_voluntarios_pension + aportes_afc;
  if ($76 > rt.SAFE) return false;
  const $77 = $76 * 10;
  if ($77 > rt.SAFE) return false;
  const $78 = total_devengado * 3;
  const $79 = ($77 < $78 ? $77 : $78) * 3;
  const $80 = $f.UVT * 3800 * 250;
  const aportes_exentos = $s[74] = $79 < $80 ? $79 : $80;
  // Deducciones y otras rentas exentas
  const $82 = $s[76] = deduccion_dependientes * 3 + deduccion_salud * 30 + deduccion_vivienda * 30 + aportes_exentos;
  const deducciones_retencion = $s[75] = Math.floor(($82 + 15) / 30);
  // Renta exenta del 25%
  const $84 = ingreso_neto_retencion - deducciones_retencion;
  const $85 = 0 > $84 ? 0 : $84;
  const $86 = $f.UVT * 240 * 400;
  const $87 = $s[78] = $85 < $86 ? $85 : $86;
  const renta_exenta_25 = $s[77] = Math.floor(($87 + 2) / 4);
  // Deducciones y rentas exentas, con su límite
  const $89 = (deducciones_retencion + renta_exenta_25) * 5;
  const $90 = ingreso_neto_retencion * 2;
  const $91 = ($89 < $90 ? $89 : $90) * 3;
  const $92 = $f.limite_al_anio * $f.UVT * 125;
  const $93 = $s[80] = $91 < $92 ? $91 : $92;
  const beneficios_retencion = $s[79] = Math.floor((2 * $93 + 15) / 30);
  // Base gravable de retención
  const $95 = ingreso_neto_retencion - beneficios_retencion;
  const base_gravable_retencion = $s[81] = 0 > $95 ? 0 : $95;
  // Retención en la fuente (procedimiento 1)
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
  // Aportes voluntarios a pensión
  const aporte_voluntario_pension = $s[86] = aportes_voluntarios_pension;
  // Aportes a cuentas AFC
  const aporte_afc = $s[87] = aportes_afc;
  // Total deducciones
  const $100 = salud_empleado + pension_empleado + fondo_solidaridad_pensional + retencion_fuente * 100 + aporte_voluntario_pension + aporte_afc;
  if ($100 > rt.SAFE) return false;
  const total_deducciones = $s[88] = $100;
  // Neto a pagar
  const neto_pagar = $s[89] = total_devengado - total_deducciones;
  // Empleador exonerado art. 114-1
  const exonerado = aplica_exoneracion_114_1 && ingreso_que_cotiza < $f.SMMLV * 10 * 100;
  $s[90] = exonerado ? 1 : 0;
  // Ingreso base de riesgos laborales
  const $102 = ingreso_salarial * 3;
  const $103 = $f.SMMLV * dias_pagados * 10;
  const $104 = $102 > $103 ? $102 : $103;
  const $105 = ibc_maximo * 300;
  const $106 = $s[92] = $104 < $105 ? $104 : $105;
  const ibc_riesgos = $s[91] = Math.floor((2 * $106 + 3) / 6);
  // Ingreso base de salud y pensión, empleador
  const ibc_del_empleador = $s[93] = $47 ? ibc_riesgos : ibc;
  // Salud empleador
  const $109 = $s[97] = exonerado ? 0 : 17;
  const $110 = $s[95] = ibc_del_empleador * $109;
  const salud_empleador = $s[94] = Math.floor(($110 + 100) / 200);
  $s[96] = ibc_del_empleador;
  // Pensión empleador
  const $112 = $s[99] = ibc_del_empleador * 3;
  const pension_empleador = $s[98] = Math.floor((2 * $112 + 25) / 50);
  $s[100] = ibc_del_empleador;
  $s[101] = 3;
  // Riesgos laborales (ARL)
  const $114 = $s[103] = ibc_riesgos * risk_class_rate;
  const arl = $s[102] = Math.floor(($114 + 500000) / 1000000);
  $s[104] = ibc_riesgos;
  $s[105] = risk_class_rate;
  // Base de aportes parafiscales
  const base_parafiscales = $s[106] = ingreso_salarial;
  // Caja de compensación familiar
  const caja_compensacion = $s[107] = Math.floor((2 * base_parafiscales + 25) / 50);
  $s[108] = base_parafiscales;
  $s[109] = base_parafiscales;
  $s[110] = 1;
  // ICBF
  const $117 = $s[114] = exonerado ? 0 : 3;
  const $118 = $s[112] = base_parafiscales * $117;
  const icbf = $s[111] = Math.floor(($118 + 50) / 100);
  $s[113] = base_parafiscales;
  // SENA
  const $120 = $s[118] = exonerado ? 0 : 1;
  const $121 = $s[116] = base_parafiscales * $120;
  const sena = $s[115] = Math.floor(($121 + 25) / 50);
  $s[117] = base_parafiscales;
  // Base de prestaciones sociales
  const $123 = $s[120] = salario_basico * 30 +
    recargo_nocturno *
    30 +
    dominical_diurno *
    30 +
    dominical_nocturno *
    30 +
    hora_extra_diurna *
    30 +
    hora_extra_nocturna *
    30 +
    hora_extra_dominical_diurna *
    30 +
    hora_extra_dominical_nocturna *
    30 +
    auxilio_transporte *
    30 +
    monthly_salary *
    dias_incapacidad;
  const base_prestaciones = $s[119] = Math.floor(($123 + 15) / 30);
  // Base de vacaciones
  const $125 = $s[122] = salario_basico * 30 + recargo_nocturno * 30 + monthly_salary * dias_incapacidad;
  const base_vacaciones = $s[121] = Math.floor(($125 + 15) / 30);
  // Cesantías
  const cesantias = $s[123] = Math.floor((base_prestaciones + 6) / 12);
  $s[124] = base_prestaciones;
  $s[125] = base_prestaciones;
  $s[126] = 1;
  // Intereses sobre cesantías
  const intereses_cesantias = $s[127] = Math.floor((base_prestaciones + 50) / 100);
  $s[128] = base_prestaciones;
  $s[129] = base_prestaciones;
  $s[130] = 1;
  // Prima de servicios
  const prima_servicios = $s[131] = Math.floor((base_prestaciones + 6) / 12);
  $s[132] = base_prestaciones;
  $s[133] = base_prestaciones;
  $s[134] = 1;
  // Vacaciones
  const vacaciones = $s[135] = Math.floor((base_vacaciones + 12) / 24);
  $s[136] = base_vacaciones;
  $s[137] = base_vacaciones;
  $s[138] = 1;
  // Total seguridad social empleador
  const total_seguridad_social_empleador = $s[139] = salud_empleador + pension_empleador + arl;
  // Total parafiscales
  const total_parafiscales = $s[140] = caja_compensacion + icbf + sena;
  // Total provisiones
  const total_provisiones = $s[141] = cesantias + intereses_cesantias + prima_servicios + vacaciones;
  // Costo total empleador
  $s[142] = total_devengado + total_seguridad_social_empleador + total_parafiscales + total_provisiones;
  // Horas extra del mes
  const horas_extra_mes = $s[143] = horas_extra_diurnas +
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
      horas_extra_diurnas ===
      0 &&
      horas_extra_nocturnas ===
      0 &&
      horas_extra_dominicales_diurnas !==
      0) {
      // OVERTIME_LIMIT_EXCEEDED
      $notes.add(8, rt.ratio(horas_extra_mes, 100n), rt.ratio($f.limite_horas_extra, 1n));
    }
    if (horas_extra_mes > $f.limite_horas_extra * 100 &&
      horas_extra_diurnas ===
      0 &&
      horas_extra_nocturnas ===
      0 &&
      horas_extra_dominicales_diurnas ===
      0) {
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
    if (deducciones_retencion + renta_exenta_25 > beneficios_retencion) {
      // EXEMPTION_CAP_REACHED
      $notes.add(12, rt.ratio(beneficios_retencion, 100n));
    }
    if (neto_pagar < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(13);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":144,"scales":[100,100,1000000,100,100,100,100,100,100,100,1,1,1,100,1,100,100,100,100,1,1],"values":[["input",1,1],["parameter","divisor_horas_mes",1,"hours"],["period","days","number",[]],["input",10,[10,1]],1,0,["input",3,3],["input",4,4],["parameter","recargo_dominical",4,"rate"],["input",5,5],["input",6,6],["input",7,7],["input",8,8],["input",9,9],["input",19,[19,1]],["parameter","auxilio_mensual",1],["input",11,[11,1]],["input",13,13],["parameter","SMMLV",1],12,13,["input",12,[12,1]],11,14,2,3,4,5,6,7,8,9,10,15,16,17,22,20,21,23,24,25,26,27,["input",14,[14,1]],18,["parameter","UVT",1],["input",15,15],["input",16,16],["input",17,17],["input",18,18],29,30,31,32,28,33,34,["parameter","limite_al_anio",1,"number"],35,36,37,38,39,40,["input",20,[20,1]],19,43,44,42,["input",2,[2,1000000]],48,52,53,45,46,47,49,50,51,54,55,56,57,58,59,60],"tables":[{"table":1,"rows":"tarifa_fsp$rows1","scales":[100,500,50000],"slots":[65,66,null]},{"table":2,"rows":"tarifa_retencion$rows1","scales":[100,100,10000],"slots":[82,83,null]}],"steps":[[[21,100,22],[0,1]],[[23,1],[2,3]],[24,[0,4],[25,3000]],[26,[5,6],[27,200000,22]],[28,[5,7,8],[29,40000,22]],[30,[5,9,8],[31,200000,22]],[32,[5,10],[33,8000,22]],[34,[5,11],[35,40000,22]],[36,[5,12,8],[37,40000,22]],[38,[5,13,8],[39,40000,22]],[40,[14,[[15,4],19,1,1]],[41,30],null,19],[[42,1],[16,3]],[[43,3000],[17,18]],[[44,30],[18]],[[45,4500],[19,20]],[47,[21,[[22,16,23],46,1,1]],[48,4500],null,46],[49,[21,[[22,16,23,22,16,19,20],46,1,1]],[50,18000],null,46],[52,[21,[[3,19,20],51,1,1]],[53,3000],null,51],[54,[24,25,26,27,28,29,30,31,32,33,34,35]],[55,[24,25,26,27,28,29,30,31]],[56,[18,2],[57,30]],[[58,1],[18]],[59,[24,25,26,27,28,29,30,31,33,34,35]],[60,[36,37,38]],[61,[39],[62,2500]],[63,[39],[64,2500]],[67,[39,39,-1],[68,50000]],[69,[40,41,42]],[70,[24,25,26,27,28,29,30,31,32,33,34,35,43]],[[71,1000],[44,[[45,46],14,1,1]]],[72,[47,46]],[73,[48,46]],[[74,3000],[49,50,45,46]],[75,[51,52,53,54],[76,3000]],[77,[55,56,46],[78,400]],[79,[56,57,55,58,46],[80,1500]],[81,[55,59]],[[84,1],[60,-2],[85,10000]],[86,[49]],[87,[50]],[88,[40,41,42,61,62,63]],[89,[45,64]],[[90,1],[65,[[36,18],20,1,1]]],[91,[66,18,4,38],[92,300]],[93,[21,[[67],51,1,1],[[39],51,0,0]]],[94,[68,69],[95,20000],null,null,96,[97,200]],[98,[68],[99,2500],null,null,100,[101,25]],[102,[67,70],[103,100000000],null,null,104,[105,1000000]],[106,[66]],[107,[71],[108,2500],null,null,109,[110,25]],[111,[71,69],[112,10000],null,null,113,114],[115,[71,69],[116,5000],null,null,117,[118,50]],[119,[24,25,26,27,28,29,30,31,32,0,3],[120,3000]],[121,[24,25,0,3],[122,3000]],[123,[72],[124,1200],null,null,125,[126,12]],[127,[72],[128,10000],null,null,129,130],[131,[72],[132,1200],null,null,133,[134,12]],[135,[73],[136,2400],null,null,137,[138,24]],[139,[74,75,76]],[140,[77,78,79]],[141,[80,81,82,83]],[142,[45,84,85,86]],[143,[10,11,12,13]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["COP","month_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],[0,1,"number"],{"words":["comun","laboral"]},"boolean",[1,-1,"number"],[0,0,"number"],"text"],"roundings":[["half_up",[["1/100",null]]],["half_up",[["1000","10000"],["100","100"],["1",null]]]],"nodes":"0 c0;0 c10000000000;1 c30;0 3 1 2;0 i0;0 2 2 4;2 c261/50000;2 p6;2 p7;3 c0;3 c240;1 c0;1 c1;1 c180;4 word,comun;0 i1;5 truth,false;1 c2;0 p0;0 2 17 18;5 11 15 19;5 truth,true;3 p3;6 3 15 22;1 period,0;1 i10;1 1 24 25;1 6 11 26;1 s1;0 2 15 28;0 3 29 2;6 s0;3 i3;0 2 31 32;2 c7/20;0 2 33 34;3 i4;0 2 31 36;2 c1;2 p4;2 0 38 39;0 2 37 40;3 i5;0 2 31 42;2 c27/20;2 0 44 39;0 2 43 45;3 i6;0 2 31 47;2 c5/4;0 2 48 49;3 i7;0 2 31 51;2 c7/4;0 2 52 53;3 i8;0 2 31 55;2 0 49 39;0 2 56 57;3 i9;0 2 31 59;2 0 53 39;0 2 60 61;5 i19;0 p2;0 2 64 28;0 3 65 2;1 i11;1 0 67 25;1 1 68 12;0 i13;1 c25;0 2 71 18;0 5 70 72;0 3 73 2;0 2 12 18;0 3 75 2;2 c2;1 c3;2 3 77 78;0 s12;0 2 79 80;0 s13;0 6 81 82;4 i12;5 8 84 14;1 s11;1 5 86 17;1 1 87 67;1 0 88 12;1 6 11 89;0 s14;0 2 90 91;1 c90;1 5 86 93;1 6 67 78;1 1 94 95;1 0 96 12;1 6 11 97;0 2 98 91;1 c91;1 6 67 100;1 1 86 101;1 0 102 12;1 6 11 103;2 c1/2;0 2 105 80;0 6 106 82;0 2 104 107;0 0 99 108;4 word,laboral;5 8 84 110;0 6 80 82;0 2 25 112;0 s2;0 s3;0 0 114 115;0 s4;0 0 116 117;0 s5;0 s6;0 0 119 120;0 s7;0 0 121 122;0 0 118 123;0 s8;0 s9;0 0 125 126;0 s10;0 0 127 128;0 s15;0 s16;0 0 130 131;0 s17;0 0 132 133;0 0 129 134;0 0 124 135;0 0 117 119;0 0 116 137;0 0 120 122;0 0 139 127;0 0 138 140;0 2 75 24;0 3 142 2;0 0 127 130;0 0 131 133;0 0 144 145;0 0 124 146;0 s22;0 s20;0 s21;0 7 148 149 150;0 s23;2 c1/25;0 2 152 153;2 apply,1 152;0 2 152 155;0 s24;0 s25;0 0 157 158;0 s26;0 0 159 160;0 s27;0 1 136 162;0 6 0 163;5 i14;2 c1/10;0 s18;0 2 166 167;1 c32;0 p1;0 2 169 170;0 5 168 171;0 18 165 172 0;0 i15;1 c16;0 2 175 170;0 5 174 176;0 i16;1 c100;0 2 179 170;0 5 178 180;0 i17;0 i18;0 0 182 183;2 c3/10;0 2 185 167;1 c3800;0 2 187 170;1 c12;0 3 188 189;0 5 184 186 190;0 s29;0 s30;0 0 192 193;0 s31;0 0 194 195;0 s32;0 0 196 197;2 c1/4;0 s28;0 s33;0 1 200 201;0 6 0 202;0 2 199 203;1 c240;0 2 205 170;0 5 204 206;0 s34;0 0 201 208;2 c2/5;0 2 210 200;7 p8;0 2 12 170;0 2 212 213;0 3 214 189;0 5 209 211 215;0 s35;0 1 200 217;0 6 0 218;0 s36;0 apply,2 220;0 s37;0 s38;0 0 222 223;0 s39;0 0 224 225;0 0 161 226;0 s40;0 1 167 228;5 i20;1 c10;0 2 231 18;5 10 148 232;5 14 230 233;0 s19;0 2 75 28;0 3 236 2;0 7 235 237 150;0 s43;0 18 111 239 152;0 s44;5 s42;2 c0;2 c17/200;2 18 242 243 244;0 2 241 245;2 c3/25;0 2 241 247;2 i2;0 2 239 249;0 s48;0 2 251 153;2 c3/100;2 18 242 243 253;0 2 251 254;2 c1/50;2 18 242 243 256;0 2 251 257;0 0 118 121;0 0 122 125;0 0 126 128;0 0 260 261;0 0 259 262;0 2 15 25;0 3 264 2;0 0 263 265;0 0 116 265;0 s52;2 3 38 189;0 2 268 269;2 3 247 189;0 2 268 271;0 s53;1 c24;2 3 38 274;0 2 273 275;0 s45;0 s46;0 0 277 278;0 s47;0 0 279 280;0 s49;0 s50;0 0 282 283;0 s51;0 0 284 285;0 s54;0 s55;0 0 287 288;0 s56;0 s57;0 0 290 291;0 0 289 292;0 s58;0 0 167 294;0 s59;0 0 295 296;0 s60;0 0 297 298;3 0 47 51;3 0 300 55;3 0 301 59;5 12 25 24;1 c181;5 12 68 304;5 given,0;5 given,1;5 14 306 307;2 c99/100;0 2 309 15;5 10 5 310;2 c101/100;0 2 312 15;5 12 5 313;5 15 311 314;5 14 308 315;5 10 15 75;5 9 63 20;5 among,0 249;5 16 319;3 s62;3 p5;5 12 321 322;5 9 47 9;5 14 323 324;5 8 47 9;5 14 323 326;5 9 51 9;5 14 327 328;5 8 51 9;5 14 327 330;5 9 55 9;5 14 331 332;5 8 55 9;5 14 331 334;5 12 148 150;5 10 148 149;5 12 209 217;0 s41;5 10 339 0","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,false],[1,true]],["i",2,6,[7,true],[8«7:,true]],["i",‹3›,9,[9,true],[10»,true]],["i",10,11,[11,true],[2,true]],["i",11,12,[12,true],[13,true]],["i",12,14],["i",13,15,[0,false]],["i",14,16],["i",15«4:,0,[0,true]],["i",‹16›»,20],["i",20,21],[0,6,23],[1,1,27],[2,0,30,0],[3,0,35,0],[4,0,41«6:,0],[‹5›,0,‹46+4›»,0,null,63],[11,1,69],[12,0,74],[13,0,76],[14,0,83],[15,0,92,0,null,85],[16,0,109,0,null,85],[17,0,113,0,null,111],[18,0,136],[19,0,141,0],[20,0,143,0],[21,0,72],[22,0,147],[23,0,151,0],[24,0,154,0],[25,0,154,0],[26,0,156,0],[27,0,161,0],[28,0,164,0],[29,0,173],[30,0,177],[31,0,181],[32,0,191],[33,0,198,0],[34,0,207,0],[35,0,216,0],[36,0,219,0],[37,0,221,1],[38,0,182,0],[39,0,183,0],[40,0,227],[41,0,229],[42,5,234],[43,0,238,0],[44,0,240],[45,0,246,0,null,null,241,245],[46,0,248,0,null,null,241,247],[47,0,250,0,null,null,239,249],[48,0,235,0],[49,0,252,0,null,null,251,153],[50,0,255,0,null,null,251,254],[51,0,258,0,null,null,251,257],[52,0,266,0],[53,0,267,0],[54,0,270,0,null,null,268,269],[55,0,272,0,null,null,268,271],[56,0,270,0,null,null,268,269],[57,0,276,0,null,null,273,275],[58,0,281],[59,0,286],[60,0,293],[61,0,299],[62,3,302]],"parameters":[["SMMLV",null],["UVT",null],["auxilio_mensual",null],["divisor_horas_mes",null],["recargo_dominical",null],["limite_horas_extra",null],["arl_minima",null],["arl_maxima",null],["limite_al_anio",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.dias_incapacidad","inputs",null,303,["No hay ",25," días de incapacidad en ",24," (CST art. 227)"]],["refuse","VALIDATION_ERROR","warning","inputs.dia_inicial_incapacidad","inputs",null,305,["Desde el día 181 paga el fondo de pensiones: esos días se liquidan con el esquema incapacidad (Decreto-Ley 19 de 2012 art. 142)"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,316,["El salario mensual ",15," y 30 veces el diario ",4," difieren en más del 1 %; se usa el mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,317,["El salario ",15," es menor que el mínimo legal de ",18]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_auxilio_transporte","override",null,318,["El auxilio de transporte corresponde hasta 2 SMMLV inclusive; el salario es ",15]],["warn","RISK_RATE_NOT_STANDARD","info","risk_class_rate","employee",null,320,[249," no es la tarifa inicial de ninguna clase de riesgo"]],["warn","OVERTIME_LIMIT_EXCEEDED","warning","horas_extra_diurnas","employee",null,325,[321," extra en el mes; la ley permite ",322]],["warn","OVERTIME_LIMIT_EXCEEDED","warning","horas_extra_nocturnas","employee",null,329,[321," extra en el mes; la ley permite ",322]],["warn","OVERTIME_LIMIT_EXCEEDED","warning","horas_extra_dominicales_diurnas","employee",null,333,[321," extra en el mes; la ley permite ",322]],["warn","OVERTIME_LIMIT_EXCEEDED","warning","horas_extra_dominicales_nocturnas","employee",null,335,[321," extra en el mes; la ley permite ",322]],["warn","CONTRIBUTION_BASE_CAPPED","info","ibc","employee",null,336,["El ingreso salarial ",148," pasa del tope de ",150]],["warn","CONTRIBUTION_BASE_FLOORED","info","ibc","employee",null,337,["El ingreso salarial ",148," no llega al piso de ",149]],["warn","EXEMPTION_CAP_REACHED","info","renta_exenta_25","employee",null,338,["Las deducciones y rentas exentas pasan de su límite; se restan ",217]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,340,["Las deducciones superan lo devengado en este periodo"]]],"tables":[[8,null,2,null,null],[0,"SMMLV",2,null,null],[0,"UVT",0,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [SMMLV$rows, UVT$rows, auxilio_mensual$rows, divisor_horas_mes$rows, recargo_dominical$rows, limite_horas_extra$rows,
    arl_minima$rows, arl_maxima$rows, limite_al_anio$rows], tables: [clases_arl, tarifa_fsp, tarifa_retencion] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
