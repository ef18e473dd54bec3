// AR.vacaciones 2023.1: Retribución de vacaciones
// Emitted from rules/ar/vacaciones/2023-01-01.pay by payroll compile. Do not edit.
// file    sha256:005288d89302f0f6791fc2cf922a6cc9060163d282dcc5e838859e51347bdaf6
// meaning sha256:a2fb5d7ec523a6e1fab415eb139da10648dcaf7c2013c9a73b56ca0c739fe3fc
import * as rt from '../../../../runtime/index.ts';
import { $file, SMVM$rows, base_max$rows, movilidad$rows, tasa_sipa, tasa_fal, $sources, $provenance, $inputs,
  $steps } from './2023-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/ar/vacaciones/2023-01-01.pay',
    fingerprint: 'sha256:005288d89302f0f6791fc2cf922a6cc9060163d282dcc5e838859e51347bdaf6',
    meaning: 'sha256:a2fb5d7ec523a6e1fab415eb139da10648dcaf7c2013c9a73b56ca0c739fe3fc', country: 'AR', scheme: 'vacaciones',
    label: 'Retribución de vacaciones', version: '2023.1', currency: 'ARS', validFrom: '2023-01-01', validUntil: '2026-12-31',
    periods: ['event'], proration: null, days: 'as_given', asOf: 'period_end',
    laws: ['LCT arts. 150 a 157', 'Ley 24.241, Sistema Integrado Previsional Argentino'],
    changes: [{ date: '2024-04-01', summary: 'Las bases mínima y máxima pasan a cambiar todos los meses', law: 'DNU 274/2024' },
      { date: '2026-11-01', summary: 'Fondo de Asistencia Laboral, que se descuenta de la contribución al SIPA',
        law: 'Ley 27.802 arts. 58 a 77; Decreto 408/2026 art. 27' }],
    employerTables: [{ id: 'contribuciones_seguridad_social', label: 'Contribuciones de seguridad social' },
      { id: 'contribucion_obra_social', label: 'Contribución de obra social' }, { id: 'riesgos_trabajo', label: 'Riesgos del trabajo (ART)' }],
    summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto' }, sources: $sources,
    provenance: $provenance, inputs: $inputs, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  SMVM: rt.scaledWorth($at, 100n, SMVM$rows),
  base_max: rt.scaledWorth($at, 100n, base_max$rows),
  tasa_sipa$rows1: rt.scaledRows(tasa_sipa, { date: $at }, 1n, 10000n),
  tasa_fal$rows1: rt.scaledRows(tasa_fal, { date: $at }, 1n, 200n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const modalidad$sent = rt.textAt($row.texts, 0);
  const hire_date$sent = rt.textAt($row.texts, 5);
  // Modalidad de la remuneración
  if (modalidad$sent !== undefined && !(rt.positionOf(['mensual', 'jornal'], modalidad$sent) > 0)) return false;
  const modalidad = modalidad$sent !== undefined ? modalidad$sent : 'mensual';
  $s[0] = rt.positionOf(['mensual', 'jornal'], modalidad);
  // Remuneración del día
  if (!(rt.isSent($n[1]!) || rt.isSent($n[2]!))) return false;
  if ($n[1]! <= 0) return false;
  const $2 = $n[1]! * 3;
  if ($2 > rt.SAFE || $2 < -rt.SAFE) return false;
  if ($2 > 1000000000000) return false;
  const daily_salary = $s[1] = $n[1]!;
  // Remuneración mensual
  if ($n[2]! <= 0 || $n[2]! > 10000000000000) return false;
  const monthly_salary = $s[2] = rt.isSent($n[2]!) ? $n[2]! : daily_salary * 3 * 10;
  // Promedio de lo variable, seis meses
  if ($n[3]! < 0 || $n[3]! > 10000000000000) return false;
  const promedio_variable_6m = $s[3] = rt.sentOr($n[3]!, 0);
  // Promedio de lo variable, doce meses
  if ($n[4]! < 0 || $n[4]! > 10000000000000) return false;
  const promedio_variable_12m = $s[4] = rt.sentOr($n[4]!, 0);
  // Fecha de ingreso
  if (hire_date$sent !== undefined && !rt.isDate(hire_date$sent)) return false;
  if (hire_date$sent !== undefined && hire_date$sent < '1940-01-01') return false;
  const hire_date = hire_date$sent ?? '';
  $s[5] = rt.digitsOfDate(hire_date);
  // Año de las vacaciones
  if ($n[6]! < 2022 || $n[6]! > 2100) return false;
  const anio_vacaciones = $s[6] = rt.isSent($n[6]!) ? $n[6]! : rt.yearOf($row.period.end);
  // Trabajó la mitad de los días hábiles
  let $6: boolean;
  if (rt.isSent($n[7]!)) {
    $6 = $n[7]! === 1;
  } else {
    $6 = hire_date$sent !== undefined ? hire_date <= rt.dateOf(anio_vacaciones, 7, 1) : true;
  }
  const mitad_dias_habiles = $6;
  $s[7] = mitad_dias_habiles ? 1 : 0;
  // Días de trabajo efectivo
  if ($n[8]! < 0 || $n[8]! > 366) return false;
  const dias_trabajados_efectivos = $s[8] = rt.sentOr($n[8]!, 0);
  // Días del año ya gozados
  if ($n[9]! < 0 || $n[9]! > 60) return false;
  const dias_ya_gozados = $s[9] = rt.sentOr($n[9]!, 0);
  // Días a gozar
  if (!rt.isSent($n[10]!)) {
    if (!(hire_date$sent !== undefined)) return false;
  }
  if ($n[10]! < 0 || $n[10]! > 60) return false;
  const dias_pedidos = $s[10] = $n[10]!;
  // Remuneración del mes en otros recibos
  if ($n[11]! < 0 || $n[11]! > 10000000000000) return false;
  const remuneracion_otras_mes = $s[11] = rt.sentOr($n[11]!, 0);
  // Cuota sindical
  if ($n[12]! < 0 || $n[12]! > 100000) return false;
  const cuota_sindical_rate = $s[12] = rt.sentOr($n[12]!, 0);
  // Alícuota variable de ART
  if ($n[13]! < 0 || $n[13]! > 500000) return false;
  const risk_class_rate = $s[13] = $n[13]!;
  // Empleador del art. 19 inc. a
  const empleador_grande_servicios = $n[14]! === 1;
  $s[14] = empleador_grande_servicios ? 1 : 0;
  // Empleador MiPyME
  const empleador_mipyme = $n[15]! !== 0;
  $s[15] = empleador_mipyme ? 1 : 0;
  // Ingreso
  const $7 = hire_date$sent !== undefined;
  $s[16] = $7 ? 1 : 0;
  const ingreso = $7 ? hire_date : '1940-01-01';
  $s[17] = rt.digitsOfDate(ingreso);
  // Fin del anio
  const fin_del_anio = rt.dateOf(anio_vacaciones, 12, 31);
  $s[18] = rt.digitsOfDate(fin_del_anio);
  // Sin un mes entero de servicio
  const sin_meses_enteros = ingreso > rt.addMonths(rt.firstDayOfMonth($row.period.end), -1);
  $s[19] = sin_meses_enteros ? 1 : 0;
  // Días por antigüedad
  const $12 = fin_del_anio > rt.addMonths(ingreso, 240);
  $s[20] = $12 ? 1 : 0;
  let $13: number;
  if ($12) {
    $13 = 35;
  } else {
    const $10 = fin_del_anio > rt.addMonths(ingreso, 120);
    $s[21] = $10 ? 1 : 0;
    let $11: number;
    if ($10) {
      $11 = 28;
    } else {
      $11 = fin_del_anio > rt.addMonths(ingreso, 60) ? 21 : 14;
    }
    $13 = $11;
  }
  const dias_por_antiguedad = $s[22] = $13;
  // Dias por trabajo
  const dias_por_trabajo = $s[23] = Math.floor(dias_trabajados_efectivos / 20);
  $s[24] = dias_trabajados_efectivos;
  // Días de vacaciones del año
  let dias_vacaciones_anuales = 0;
  let dias_que_quedan = 0;
  if ($7) {
    dias_vacaciones_anuales = $s[25] = mitad_dias_habiles ? dias_por_antiguedad : dias_por_trabajo;
    // Días del año que quedan
    const $16 = dias_vacaciones_anuales - dias_ya_gozados;
    dias_que_quedan = $s[26] = 0 > $16 ? 0 : $16;
  }
  // Días a gozar
  const $18 = rt.isSent($n[10]!);
  $s[27] = $18 ? 1 : 0;
  const dias_a_gozar = $s[28] = $18 ? dias_pedidos : dias_que_quedan;
  // Salario mínimo, vital y móvil
  const salario_minimo = $s[29] = $f.SMVM;
  // Promedio de lo variable
  const promedio_variable = $s[30] = promedio_variable_6m > promedio_variable_12m ? promedio_variable_6m : promedio_variable_12m;
  // Remuneración del día
  const $21 = rt.isSent($n[1]!);
  $s[31] = $21 ? 1 : 0;
  const jornal_diario = $s[32] = $21 ? daily_salary : 0;
  // Remuneración base de las vacaciones
  const $23 = rt.same(modalidad, 'mensual');
  $s[33] = $23 ? 1 : 0;
  if ($23) {
    $s[34] = monthly_salary + promedio_variable;
  }
  // Vacaciones
  const $25 = rt.same(modalidad, 'jornal');
  $s[35] = $25 ? 1 : 0;
  const $26 = $s[37] = $25 ? (jornal_diario * 25 + promedio_variable) * dias_a_gozar : (monthly_salary + promedio_variable) * dias_a_gozar;
  const vacaciones = $s[36] = Math.floor((2 * $26 + 25) / 50);
  // Lo que los mismos días pagan trabajados
  let sueldo_de_esos_dias = 0;
  if ($23) {
    const $28 = $s[39] = (monthly_salary + promedio_variable) * dias_a_gozar;
    sueldo_de_esos_dias = $s[38] = Math.floor(($28 + 15) / 30);
    // Plus vacacional
    $s[40] = vacaciones - sueldo_de_esos_dias;
  }
  // Base de aportes sobre vacaciones
  const $31 = $f.base_max - remuneracion_otras_mes;
  const $32 = vacaciones < $31 ? vacaciones : $31;
  const base_aportes_vacaciones = $s[41] = 0 > $32 ? 0 : $32;
  // Jubilación (SIPA)
  const $34 = $s[43] = base_aportes_vacaciones * 11;
  const jubilacion = $s[42] = Math.floor(($34 + 50) / 100);
  // INSSJP - PAMI (Ley 19.032)
  const $36 = $s[45] = base_aportes_vacaciones * 3;
  const ley_19032 = $s[44] = Math.floor(($36 + 50) / 100);
  // Obra social (Ley 23.660)
  const $38 = $s[47] = base_aportes_vacaciones * 3;
  const obra_social = $s[46] = Math.floor(($38 + 50) / 100);
  // Cuota sindical
  let cuota_sindical = 0;
  const $40 = cuota_sindical_rate > 0;
  $s[48] = $40 ? 1 : 0;
  if ($40) {
    const $41 = $s[50] = cuota_sindical_rate * vacaciones;
    if ($41 > 4503599626370495) return false;
    cuota_sindical = $s[49] = Math.floor(($41 + 500000) / 1000000);
  }
  // Total de percepciones
  const total_percepciones = $s[51] = vacaciones;
  // Total de deducciones
  const total_deducciones = $s[52] = jubilacion + ley_19032 + obra_social + cuota_sindical;
  // Neto a cobrar
  $s[53] = total_percepciones - total_deducciones;
  // Base de contribuciones patronales
  const base_contribuciones = $s[54] = vacaciones;
  // Base de obra social (empleador)
  const base_obra_social_empleador = $s[55] = vacaciones;
  // Base ART
  const base_art = $s[56] = vacaciones;
  // Clase de empleador
  let $46: string;
  if (empleador_grande_servicios) {
    $46 = 'inc_a';
  } else {
    $46 = empleador_mipyme ? 'inc_b_mipyme' : 'inc_b_otra';
  }
  const clase_empleador = $46;
  $s[57] = rt.positionOf(['inc_a', 'inc_b_mipyme', 'inc_b_otra'], clase_empleador);
  // SIPA
  const $47 = $s[58] = rt.rowOfWord($f.tasa_sipa$rows1, clase_empleador);
  if ($47 < 0) return false;
  const $48 = $s[62] = $f.tasa_sipa$rows1.value[$47]!;
  const $49 = $s[60] = base_contribuciones * $48;
  if ($49 > 4503599627360495) return false;
  const contrib_sipa = $s[59] = Math.floor(($49 + 5000) / 10000);
  $s[61] = base_contribuciones;
  // INSSJP (PAMI)
  const $51 = $s[66] = empleador_grande_servicios ? 158 : 159;
  const $52 = $s[64] = base_contribuciones * $51;
  if ($52 > 4503599627360495) return false;
  const contrib_inssjp = $s[63] = Math.floor(($52 + 5000) / 10000);
  $s[65] = base_contribuciones;
  // Asignaciones familiares
  const $54 = $s[70] = empleador_grande_servicios ? 54 : 47;
  const $55 = $s[68] = base_contribuciones * $54;
  const contrib_aaff = $s[67] = Math.floor(($55 + 500) / 1000);
  $s[69] = base_contribuciones;
  // Fondo Nacional de Empleo
  const $57 = $s[74] = empleador_grande_servicios ? 107 : 94;
  const $58 = $s[72] = base_contribuciones * $57;
  if ($58 > 4503599627360495) return false;
  const contrib_fne = $s[71] = Math.floor(($58 + 5000) / 10000);
  $s[73] = base_contribuciones;
  // Fondo de Asistencia Laboral
  $s[76] = -1;
  let contrib_fal = 0;
  const $60 = $at >= '2026-11-01';
  $s[75] = $60 ? 1 : 0;
  if ($60) {
    const $61 = $s[76] = rt.rowOfWord($f.tasa_fal$rows1, clase_empleador);
    if ($61 < 0) return false;
    const $62 = $s[80] = $f.tasa_fal$rows1.value[$61]!;
    const $63 = $s[78] = base_contribuciones * $62;
    contrib_fal = $s[77] = Math.floor(($63 + 100) / 200);
    $s[79] = base_contribuciones;
  }
  // Obra social (6%: 5.10 + 0.90 FSR)
  const $65 = $s[82] = base_obra_social_empleador * 3;
  $s[81] = Math.floor(($65 + 25) / 50);
  $s[83] = base_obra_social_empleador;
  $s[84] = 3;
  // ART, cuota variable
  const $67 = rt.isSent($n[13]!);
  $s[85] = $67 ? 1 : 0;
  if ($67) {
    const $68 = $s[87] = base_art * risk_class_rate;
    if ($68 > 4503599626370495) return false;
    $s[86] = Math.floor(($68 + 500000) / 1000000);
    $s[88] = base_art;
    $s[89] = risk_class_rate;
  }
  // Total contribuciones de seguridad social
  const $70 = $60 ? contrib_fal : 0;
  $s[90] = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne + $70;
  if ($25 && !rt.isSent($n[1]!)) return false;
  if (ingreso > $row.period.end) return false;
  if (anio_vacaciones < rt.yearOf(ingreso)) return false;
  if (anio_vacaciones > rt.yearOf($row.period.end)) return false;
  if (promedio_variable_6m > 0 && sin_meses_enteros) return false;
  if (promedio_variable_12m > 0 && sin_meses_enteros) return false;
  if ($notes !== null) {
    if (monthly_salary < salario_minimo) {
      // BELOW_MINIMUM_WAGE
      $notes.add(6, rt.ratio(monthly_salary, 100n), rt.ratio(salario_minimo, 100n));
    }
    if ($21 && rt.isSent($n[2]!) && (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(7, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (base_aportes_vacaciones < vacaciones) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(8, rt.ratio(remuneracion_otras_mes, 100n));
    }
    const $72 = $7 ? !rt.same(mitad_dias_habiles, hire_date <= rt.dateOf(anio_vacaciones, 7, 1)) : false;
    if ($72) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(9);
    }
    if (rt.same(fin_del_anio, rt.addMonths(ingreso, 60)) ||
      rt.same(fin_del_anio, rt.addMonths(ingreso, 120)) ||
      rt.same(fin_del_anio, rt.addMonths(ingreso, 240))) {
      // SENIORITY_AT_BOUNDARY
      $notes.add(10, ingreso);
    }
    const $73 = $7 ? dias_a_gozar > dias_que_quedan : false;
    if ($73) {
      // VACATION_DAYS_OVER_ENTITLEMENT
      $notes.add(11, rt.ratio(dias_a_gozar, 1n));
    }
    if (Number($at.slice(5, 7)) >= 5 && Number($at.slice(5, 7)) <= 9) {
      // VACATION_SEASON
      $notes.add(12);
    }
    if (empleador_mipyme && empleador_grande_servicios) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(13);
    }
    if (!rt.isSent($n[13]!)) {
      // ART_RATE_NOT_PROVIDED
      $notes.add(14);
    }
    if (cuota_sindical_rate > 50000) {
      // CUOTA_SINDICAL_HIGH
      $notes.add(15, rt.ratio(cuota_sindical_rate, 1000000n));
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(16);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":91,"scales":[1,100,100,100,100,1,1,1,1,1,1,100,1000000,1000000,1,1],"values":[["sent","given(hire_date)",5],["input",5,[5,1]],["input",6,[6,1]],0,["period","end_date","date",[]],1,["input",8,[8,1]],["input",7,[7,1]],3,4,5,["input",9,[9,1]],["sent","given(dias_pedidos)",10],["input",10,[10,1]],6,["parameter","SMVM",100],["input",3,3],["input",4,4],["sent","given(daily_salary)",1],["input",1,1],["input",0,[0,1]],["input",2,2],9,10,7,12,13,["parameter","base_max",100],["input",11,11],15,["input",12,[12,1000000]],16,17,18,19,20,21,["input",14,[14,1]],["input",15,[15,1]],23,26,24,["sent","given(risk_class_rate)",13],25,["input",13,[13,1000000]],27,28,29,30,31],"tables":[{"table":0,"rows":"tasa_sipa$rows1","of":"choice","scales":[1,10000,10000],"slots":[58,null,null]},{"table":1,"rows":"tasa_fal$rows1","of":"choice","scales":[1,200,200],"slots":[76,null,null],"isConditional":1}],"steps":[[[17,1],[0,[[1],16,1,1]]],[[18,1],[2]],[[19,1],[3,4]],[[22,1],[5,3,[[5,3],20,0,0],[[5,3],20,0,0,21,0,0]]],[[23,1],[6],[24,20]],[[25,1],[0,[[7],16,1,1],[[8],16,1,1,7,1,1],[[9],16,1,1,7,0,0]],null,null,16],[[26,1],[0,[[10,11],16,1,1]],null,null,16],[[28,1],[12,[[13],27,1,1],[[14],27,0,0]]],[29,[15]],[30,[16,17]],[32,[18,[[19],31,1,1]]],[34,[20,[[21,22],33,1,1]],null,null,33],[36,[20,[[23,22,24],35,1,1],[[21,22,24],35,0,0]],[37,2500]],[38,[20,[[21,22,24],33,1,1]],[39,3000],null,33],[40,[20,[[25,26],33,1,1]],null,null,33],[41,[25,27,28]],[42,[29],[43,10000]],[44,[29],[45,10000]],[46,[29],[47,10000]],[49,[30,[[30,25],48,1,1]],[50,100000000],null,48],[51,[25]],[52,[31,32,33,34]],[53,[35,36]],[54,[25]],[55,[25]],[56,[25]],[[57,1],[37,[[38],14,0,0]]],[59,[39,40,-1],[60,1000000],null,null,61,[62,10000]],[63,[39,37],[64,1000000],null,null,65,[66,10000]],[67,[39,37],[68,100000],null,null,69,[70,1000]],[71,[39,37],[72,1000000],null,null,73,[74,10000]],[77,[39,40,-2],[78,20000],75,null,79,[80,200]],[81,[41],[82,5000],null,null,83,[84,50]],[86,[42,[[43,44],85,1,1]],[87,100000000],null,85,88,[89,1000000]],[90,[45,46,47,48,[[49],75,1,1]]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["ARS","period_end",["half_up",[["1/100",null]]]],"types":[{"words":["mensual","jornal"]},[1,0,"number"],[0,0,"integer"],"date","boolean",[0,0,"rate"],[0,0,"number"],{"words":["inc_a","inc_b_mipyme","inc_b_otra"]}],"roundings":[["down",[["1",null]]],["half_up",[["1/100",null]]]],"nodes":"0 word,mensual;1 c0;1 c100000000000;2 c30;1 3 2 3;1 i1;1 2 3 5;3 date,1940-01-01;3 period,4;2 19 8;2 c2022;2 c2100;4 given,5;3 i5;2 i6;2 c7;2 c1;3 33 14 15 16;4 11 13 17;4 truth,true;4 18 12 18 19;2 c0;2 c366;2 c60;4 16 12;5 c0;5 c1/10;5 c1/2;4 truth,false;3 18 12 13 7;2 c12;2 c31;3 33 14 30 31;3 s0;3 23 8;2 4 16;3 30 34 35;4 12 33 36;3 s1;2 c240;3 30 33 39;4 12 38 40;2 c35;2 c120;3 30 33 43;4 12 38 44;2 c28;3 30 33 23;4 12 38 47;2 c21;2 c14;2 18 48 49 50;2 18 45 46 51;2 18 41 42 52;2 i8;2 c20;6 3 54 55;4 i7;2 s3;2 s4;2 18 57 58 59;2 s5;2 i9;2 1 61 62;2 6 21 63;4 given,10;2 i10;2 s6;2 18 65 66 67;1 p0;1 2 16 69;1 i3;1 i4;1 6 71 72;4 given,1;1 18 74 5 1;0 i0;4 8 76 0;1 i2;1 s9;1 0 78 79;0 word,jornal;4 8 76 81;1 s10;2 c25;1 3 79 84;1 0 83 85;2 s7;1 2 86 87;1 3 80 84;1 2 89 87;1 18 82 88 90;1 3 80 3;1 2 92 87;1 s12;1 s13;1 1 94 95;1 p1;1 i11;1 1 97 98;1 5 94 99;1 6 1 100;5 c11/100;1 s15;1 2 102 103;5 c3/100;1 2 105 103;5 i12;4 12 107 25;1 2 107 94;1 s16;1 s17;1 0 110 111;1 s18;1 s19;1 0 113 114;1 0 112 115;1 s20;1 s21;1 1 117 118;4 i14;7 word,inc_a;4 i15;7 word,inc_b_mipyme;7 word,inc_b_otra;7 18 122 123 124;7 18 120 121 125;1 s23;7 s26;5 apply,0 128;1 2 127 129;5 c79/5000;5 c159/10000;5 18 120 131 132;1 2 127 133;5 c27/500;5 c47/1000;5 18 120 135 136;1 2 127 137;5 c107/10000;5 c47/5000;5 18 120 139 140;1 2 127 141;5 apply,1 128;4 active,2026-11-01,;1 2 127 143;1 s24;5 c3/50;1 2 146 147;1 s25;5 i13;4 given,13;1 2 149 150;1 s27;1 s28;1 0 153 154;1 s29;1 0 155 156;1 s30;1 s31;1 18 144 159 1;1 0 158 160;1 0 157 161;4 16 74;4 14 82 163;4 12 33 8;2 19 33;4 10 14 166;4 12 14 9;4 12 71 1;4 s2;4 14 169 170;4 12 72 1;4 14 172 170;1 s8;4 10 78 174;4 given,2;4 14 74 176;5 c99/100;1 2 178 78;4 10 6 179;5 c101/100;1 2 181 78;4 12 6 182;4 15 180 183;4 14 177 184;4 10 103 94;4 9 57 18;4 18 12 187 28;4 8 38 47;4 8 38 44;4 15 189 190;4 8 38 40;4 15 191 192;4 12 87 67;4 18 12 194 28;2 period,6;2 c5;4 13 196 197;2 c9;4 11 196 199;4 14 198 200;4 14 122 120;4 16 151;5 c1/20;4 12 107 204;3 period,5;3 date,2026-11-01;4 13 206 207","items":[["i",0,0],["i",1,null,[1,false],[4,true]],["i",2,6,[1,false],[2,true]],["i",3,1,[1,true],[2,true]],["i",4,1,[1,true],[2,true]],["i",5,null,[7,true]],["i",6,9,[10,true],[11,true]],["i",7,20],["i",8,21,[21,true],[22,true]],["i",9,21,[21,true],[23,true]],["i",10,null,[21,true],[23,true],24],["i",11,1,[1,true],[2,true]],["i",12,25,[25,true],[26,true]],["i",13,null,[25,true],[27,true]],["i",14,28],["i",15,19],[0,3,29],[1,3,32],[2,4,37],[3,2,53],[4,2,56,0],[5,2,60,null,null,12],[6,2,64,null,null,12],[7,2,68],[8,1,70],[9,1,73],[10,1,75],[11,1,80,1,null,77],[12,1,91,1],[13,1,93,1,null,77],[14,1,96,null,null,77],[15,1,101,1],[16,1,104,1],[17,1,106,1],[18,1,106,1],[19,1,109,1,null,108],[20,1,94],[21,1,116],[22,1,119],[23,1,94,1],[24,1,94,1],[25,1,94,1],[26,7,126«4:],[‹27›,1,‹130+4›,1,null,null,127,‹129+4›»],[31,1,145,1,144,null,127,143],[32,1,148,1,null,null,146,147],[33,1,152,1,null,151,149,150],[34,1,162]],"parameters":[["SMVM",null],["base_max",null],["movilidad",null]],"notices":[["refuse","VALIDATION_ERROR","warning","daily_salary","employee",null,164,["A jornal se paga por la remuneración del día anterior a la licencia (LCT art. 155 inc. b)"]],["refuse","VALIDATION_ERROR","warning","inputs.hire_date","inputs",null,165,["El ingreso ",33," es posterior a la licencia ",8," (LCT art. 150)"]],["refuse","VALIDATION_ERROR","warning","inputs.anio_vacaciones","inputs",null,167,["El ",14," es anterior al ingreso ",33," (LCT art. 150)"]],["refuse","VALIDATION_ERROR","warning","inputs.anio_vacaciones","inputs",null,168,["Las vacaciones del ",14," no se gozan antes de ese año (LCT art. 154)"]],["refuse","VALIDATION_ERROR","warning","inputs.promedio_variable_6m","inputs",null,171,["Sin un mes entero antes del ",8," no hay promedio de lo variable (LCT art. 155 inc. c)"]],["refuse","VALIDATION_ERROR","warning","inputs.promedio_variable_12m","inputs",null,173,["Sin un mes entero antes del ",8," no hay promedio de lo variable (LCT art. 155 inc. c)"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,175,["La remuneración ",78," es menor que el salario mínimo de ",174,"; a tiempo parcial es legal"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,185,["La remuneración mensual ",78," y 30 veces la diaria ",5," difieren en más del 1 %; se usa la mensual"]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_aportes_vacaciones","employee",null,186,["Con ",98," en otros recibos del mes, las vacaciones pasan de la base máxima"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.cumple_mitad_dias_habiles","override",null,188,["Por la fecha de ingreso no es así: se cuenta la mitad del año desde el 1 de julio (LCT art. 151)"]],["warn","SENIORITY_AT_BOUNDARY","warning","inputs.hire_date","inputs",null,193,["El 31 de diciembre cae justo en un aniversario del ",33,": otros cuentan un día más (LCT art. 150)"]],["warn","VACATION_DAYS_OVER_ENTITLEMENT","warning","inputs.dias_a_gozar","inputs",null,195,["Se gozan ",87," días, y por el año queda menos (LCT art. 150)"]],["warn","VACATION_SEASON","info","period","period",null,201,["Las vacaciones se dan entre el 1 de octubre y el 30 de abril (LCT art. 154)"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.empleador_mipyme","override",null,202,["Un empleador del art. 19 inc. a no es MiPyME: para el Fondo de Asistencia Laboral cuenta el 1 %"]],["warn","ART_RATE_NOT_PROVIDED","warning","risk_class_rate","employee",null,203,["Sin la alícuota del contrato de ART no se calcula la cuota variable"]],["warn","CUOTA_SINDICAL_HIGH","warning","cuota_sindical_rate","employee",null,205,["La cuota sindical de ",107," pasa del 5 %"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,208,["Base máxima: sin valor publicado desde 2026-11-01; se usa el de 2026-10"]]],"tables":[[7,null,5,null,null],[7,null,5,null,null]]}';

const law: rt.PackedLaw = { file: $file, parameters: [SMVM$rows, base_max$rows, movilidad$rows], tables: [tasa_sipa, tasa_fal] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
