// AR.sac 2023.1: Sueldo anual complementario (aguinaldo)
// Emitted from rules/ar/sac/2023-01-01.pay by payroll compile. Do not edit.
// file    sha256:5960ac4aaa1da3a1bd14887c13b72917f979804e2110bd3de0ab2e58e5d0c7af
// meaning sha256:19c2ace4c73095b51abae90326893762a7dbcae811c4a35e930db13ea9f07531
import * as rt from '../../../../runtime/index.ts';
import { $file, SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, detraccion_sac$rows,
  dias_del_semestre$rows, tasa_sipa, tasa_fal, $sources, $provenance, $inputs, $histories, $steps } from './2023-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/ar/sac/2023-01-01.pay',
    fingerprint: 'sha256:5960ac4aaa1da3a1bd14887c13b72917f979804e2110bd3de0ab2e58e5d0c7af',
    meaning: 'sha256:19c2ace4c73095b51abae90326893762a7dbcae811c4a35e930db13ea9f07531', country: 'AR', scheme: 'sac',
    label: 'Sueldo anual complementario (aguinaldo)', version: '2023.1', currency: 'ARS', validFrom: '2023-01-01', validUntil: '2026-12-31',
    periods: ['event'], proration: null, days: 'as_given', asOf: 'period_end',
    laws: ['LCT arts. 121 a 123; Leyes 23.041 y 27.073', 'Ley 24.241, Sistema Integrado Previsional Argentino'],
    changes: [{ date: '2024-04-01', summary: 'Las bases mínima y máxima pasan a cambiar todos los meses', law: 'DNU 274/2024' },
      { date: '2026-11-01', summary: 'Fondo de Asistencia Laboral, que se descuenta de la contribución al SIPA',
        law: 'Ley 27.802 arts. 58 a 77; Decreto 408/2026 art. 27' }],
    employerTables: [{ id: 'contribuciones_seguridad_social', label: 'Contribuciones de seguridad social' },
      { id: 'contribucion_obra_social', label: 'Contribución de obra social' }, { id: 'riesgos_trabajo', label: 'Riesgos del trabajo (ART)' }],
    summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto' }, sources: $sources,
    provenance: $provenance, inputs: $inputs, histories: $histories, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  SMVM: rt.scaledWorth($at, 100n, SMVM$rows),
  dias_del_semestre: rt.scaledWorth($at, 1n, dias_del_semestre$rows),
  base_min: rt.scaledWorth($at, 100n, base_min$rows),
  base_max: rt.scaledWorth($at, 100n, base_max$rows),
  detraccion_sac: rt.scaledWorth($at, 25n, detraccion_sac$rows),
  tasa_sipa$rows1: rt.scaledRows(tasa_sipa, { date: $at }, 1n, 10000n),
  tasa_fal$rows1: rt.scaledRows(tasa_fal, { date: $at }, 1n, 200n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const hire_date$sent = rt.textAt($row.texts, 4);
  // Mejor remuneración mensual del semestre
  if ($n[0]! <= 0 || $n[0]! > 10000000000000) return false;
  const mejor = $s[0] = $n[0]!;
  // Mayor remuneración de los recibos del semestre
  if ($n[1]! < 0 || $n[1]! > 100000000000000) return false;
  const mejor_del_semestre = $s[1] = $n[1]!;
  // Remuneración mensual
  if (!rt.isSent($n[2]!)) {
    if (!rt.isSent($n[0]!) && !rt.isSent($n[1]!) && !rt.isSent($n[3]!)) return false;
  }
  if ($n[2]! <= 0 || $n[2]! > 10000000000000) return false;
  const monthly_salary = $s[2] = $n[2]!;
  // Remuneración diaria
  if ($n[3]! <= 0) return false;
  const $1 = $n[3]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 1000000000000) return false;
  const daily_salary = $s[3] = $n[3]!;
  // Días sin goce de sueldo en el semestre
  if ($n[5]! < 0 || $n[5]! > 180) return false;
  const dias_sin_goce = $s[4] = rt.sentOr($n[5]!, 0);
  // Días computables
  if ($n[6]! < 0 || $n[6]! > 180) return false;
  const dias_contados = $s[5] = $n[6]!;
  // Cuota sindical
  if ($n[7]! < 0 || $n[7]! > 100000) return false;
  const cuota_sindical_rate = $s[6] = rt.sentOr($n[7]!, 0);
  // Alícuota variable de ART
  if ($n[8]! < 0 || $n[8]! > 500000) return false;
  const risk_class_rate = $s[7] = $n[8]!;
  // Empleador del art. 19 inc. a
  const empleador_grande_servicios = $n[9]! === 1;
  $s[8] = empleador_grande_servicios ? 1 : 0;
  // Empleador MiPyME
  const empleador_mipyme = $n[10]! !== 0;
  $s[9] = empleador_mipyme ? 1 : 0;
  // Inicio semestre
  const $2 = Number($at.slice(5, 7)) <= 6 ? 1 : 7;
  const inicio_semestre = rt.dateOf(rt.yearOf($row.period.end), $2, 1);
  $s[10] = rt.digitsOfDate(inicio_semestre);
  // Fecha de ingreso
  if (hire_date$sent !== undefined && !rt.isDate(hire_date$sent)) return false;
  if (hire_date$sent !== undefined && hire_date$sent < '1940-01-01') return false;
  const hire_date = hire_date$sent !== undefined ? hire_date$sent : inicio_semestre;
  $s[11] = rt.digitsOfDate(hire_date);
  // Salario mínimo, vital y móvil
  const salario_minimo = $s[12] = $f.SMVM;
  // Fin semestre
  const $4 = Number($at.slice(5, 7)) <= 6;
  $s[13] = $4 ? 1 : 0;
  const fin_semestre = $4 ? rt.dateOf(rt.yearOf($row.period.end), 6, 30) : rt.dateOf(rt.yearOf($row.period.end), 12, 31);
  $s[14] = rt.digitsOfDate(fin_semestre);
  // Días de trabajo del semestre
  const dias_trabajados = $s[15] = rt.daysOf30Between(rt.latest(hire_date, inicio_semestre), fin_semestre);
  // Días computables
  const $8 = rt.isSent($n[6]!);
  $s[16] = $8 ? 1 : 0;
  let $9: number;
  if ($8) {
    $9 = dias_contados;
  } else {
    const $7 = dias_trabajados - dias_sin_goce;
    $9 = 0 > $7 ? 0 : $7;
  }
  const dias_computables = $s[17] = $9;
  // Remuneración del mes
  const $12 = rt.isSent($n[2]!);
  $s[18] = $12 ? 1 : 0;
  let $13: number;
  if ($12) {
    $13 = monthly_salary;
  } else {
    const $10 = rt.isSent($n[3]!);
    $s[19] = $10 ? 1 : 0;
    const $11 = $10 ? daily_salary * 3 : 0;
    $13 = $11 * 10;
  }
  const sueldo_mensual = $s[20] = $13;
  // Se conoce la mejor remuneración
  const $14 = rt.isSent($n[0]!);
  $s[21] = $14 ? 1 : 0;
  const mejor_conocida = $14 || rt.isSent($n[1]!);
  $s[22] = mejor_conocida ? 1 : 0;
  // Mejor remuneración mensual
  let $17: number;
  if ($14) {
    $17 = mejor;
  } else {
    const $15 = rt.isSent($n[1]!);
    $s[23] = $15 ? 1 : 0;
    $17 = $15 ? (mejor_del_semestre > sueldo_mensual ? mejor_del_semestre : sueldo_mensual) : sueldo_mensual;
  }
  const mejor_remuneracion = $s[24] = $17;
  // Sueldo anual complementario
  const $18 = $s[26] = mejor_remuneracion * dias_computables;
  if ($18 > rt.SAFE) return false;
  if (!($f.dias_del_semestre > 0)) return false;
  const $19 = $s[27] = $f.dias_del_semestre;
  const $20 = rt.wholeOf($18, 2 * $19, 'half_up');
  if (Number.isNaN($20)) return false;
  const sac = $s[25] = $20;
  // Parte del semestre
  if (!($f.dias_del_semestre > 0)) return false;
  const $21 = $s[29] = $f.dias_del_semestre;
  const parte_semestre = $s[28] = dias_computables;
  // Base mínima del aguinaldo
  const $22 = $s[31] = $f.base_min * parte_semestre;
  const $23 = rt.wholeOf($22, 2 * $21, 'half_up');
  if (Number.isNaN($23)) return false;
  const base_min_sac = $s[30] = $23;
  // Base máxima del aguinaldo
  const $24 = $s[33] = $f.base_max * parte_semestre;
  const $25 = rt.wholeOf($24, 2 * $21, 'half_up');
  if (Number.isNaN($25)) return false;
  const base_max_sac = $s[32] = $25;
  // Base mínima de obra social del aguinaldo
  const $26 = $s[35] = $f.base_min * parte_semestre;
  const $27 = rt.wholeOf($26, $21, 'half_up');
  if (Number.isNaN($27)) return false;
  const base_min_obra_social_sac = $s[34] = $27;
  // Base de aportes sobre aguinaldo
  const $28 = sac < base_max_sac ? sac : base_max_sac;
  const base_aportes_sac = $s[36] = base_min_sac > $28 ? base_min_sac : $28;
  // Base de obra social sobre aguinaldo
  const $30 = sac < base_max_sac ? sac : base_max_sac;
  const base_aportes_obra_social_sac = $s[37] = base_min_obra_social_sac > $30 ? base_min_obra_social_sac : $30;
  // Jubilación (SIPA)
  const $32 = $s[39] = base_aportes_sac * 11;
  const jubilacion = $s[38] = Math.floor(($32 + 50) / 100);
  // INSSJP - PAMI (Ley 19.032)
  const $34 = $s[41] = base_aportes_sac * 3;
  const ley_19032 = $s[40] = Math.floor(($34 + 50) / 100);
  // Obra social (Ley 23.660)
  const $36 = $s[43] = base_aportes_obra_social_sac * 3;
  const obra_social = $s[42] = Math.floor(($36 + 50) / 100);
  // Cuota sindical
  let cuota_sindical = 0;
  const $38 = cuota_sindical_rate > 0;
  $s[44] = $38 ? 1 : 0;
  if ($38) {
    const $39 = $s[46] = cuota_sindical_rate * sac;
    if ($39 > 4503599626370495) return false;
    cuota_sindical = $s[45] = Math.floor(($39 + 500000) / 1000000);
  }
  // Total de percepciones
  const total_percepciones = $s[47] = sac;
  // Total de deducciones
  const total_deducciones = $s[48] = jubilacion + ley_19032 + obra_social + cuota_sindical;
  // Neto a cobrar
  const neto = $s[49] = total_percepciones - total_deducciones;
  // Detracción, en proporción a los días
  const $43 = $s[51] = $f.detraccion_sac * parte_semestre;
  const $44 = $43 * 4;
  const $45 = rt.wholeOf($44, $21, 'half_up');
  if (Number.isNaN($45)) return false;
  const detraccion_proporcional = $s[50] = $45;
  // Base de contribuciones patronales
  const $46 = sac - detraccion_proporcional;
  const base_contribuciones = $s[52] = base_min_sac > $46 ? base_min_sac : $46;
  // Base de obra social (empleador)
  const base_obra_social_empleador = $s[53] = base_min_obra_social_sac > sac ? base_min_obra_social_sac : sac;
  // Base ART
  const base_art = $s[54] = sac;
  // Clase de empleador
  let $50: string;
  if (empleador_grande_servicios) {
    $50 = 'inc_a';
  } else {
    $50 = empleador_mipyme ? 'inc_b_mipyme' : 'inc_b_otra';
  }
  const clase_empleador = $50;
  $s[55] = rt.positionOf(['inc_a', 'inc_b_mipyme', 'inc_b_otra'], clase_empleador);
  // SIPA
  const $51 = $s[56] = rt.rowOfWord($f.tasa_sipa$rows1, clase_empleador);
  if ($51 < 0) return false;
  const $52 = $s[60] = $f.tasa_sipa$rows1.value[$51]!;
  const $53 = $s[58] = base_contribuciones * $52;
  if ($53 > 4503599627360495) return false;
  const contrib_sipa = $s[57] = Math.floor(($53 + 5000) / 10000);
  $s[59] = base_contribuciones;
  // INSSJP (PAMI)
  const $55 = $s[64] = empleador_grande_servicios ? 158 : 159;
  const $56 = $s[62] = base_contribuciones * $55;
  if ($56 > 4503599627360495) return false;
  const contrib_inssjp = $s[61] = Math.floor(($56 + 5000) / 10000);
  $s[63] = base_contribuciones;
  // Asignaciones familiares
  const $58 = $s[68] = empleador_grande_servicios ? 54 : 47;
  const $59 = $s[66] = base_contribuciones * $58;
  if ($59 > 4503599627369495) return false;
  const contrib_aaff = $s[65] = Math.floor(($59 + 500) / 1000);
  $s[67] = base_contribuciones;
  // Fondo Nacional de Empleo
  const $61 = $s[72] = empleador_grande_servicios ? 107 : 94;
  const $62 = $s[70] = base_contribuciones * $61;
  if ($62 > 4503599627360495) return false;
  const contrib_fne = $s[69] = Math.floor(($62 + 5000) / 10000);
  $s[71] = base_contribuciones;
  // Fondo de Asistencia Laboral
  $s[74] = -1;
  let contrib_fal = 0;
  const $64 = $at >= '2026-11-01';
  $s[73] = $64 ? 1 : 0;
  if ($64) {
    const $65 = $s[74] = rt.rowOfWord($f.tasa_fal$rows1, clase_empleador);
    if ($65 < 0) return false;
    const $66 = $s[78] = $f.tasa_fal$rows1.value[$65]!;
    const $67 = $s[76] = base_contribuciones * $66;
    contrib_fal = $s[75] = Math.floor(($67 + 100) / 200);
    $s[77] = base_contribuciones;
  }
  // Obra social (6%: 5.10 + 0.90 FSR)
  const $69 = $s[80] = base_obra_social_empleador * 3;
  $s[79] = Math.floor(($69 + 25) / 50);
  $s[81] = base_obra_social_empleador;
  $s[82] = 3;
  // ART, cuota variable
  const $71 = rt.isSent($n[8]!);
  $s[83] = $71 ? 1 : 0;
  if ($71) {
    const $72 = $s[85] = base_art * risk_class_rate;
    if ($72 > 4503599626370495) return false;
    $s[84] = Math.floor(($72 + 500000) / 1000000);
    $s[86] = base_art;
    $s[87] = risk_class_rate;
  }
  // Total contribuciones de seguridad social
  const $74 = $64 ? contrib_fal : 0;
  $s[88] = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne + $74;
  if (hire_date > $row.period.end || dias_sin_goce > dias_trabajados) return false;
  if ($notes !== null) {
    if (mejor_conocida && mejor_remuneracion < salario_minimo) {
      // BELOW_MINIMUM_WAGE
      $notes.add(2, rt.ratio(mejor_remuneracion, 100n), rt.ratio(salario_minimo, 100n));
    }
    if (!mejor_conocida && mejor_remuneracion < salario_minimo) {
      // BELOW_MINIMUM_WAGE
      $notes.add(3, rt.ratio(mejor_remuneracion, 100n), rt.ratio(salario_minimo, 100n));
    }
    if (rt.isSent($n[3]!) &&
      rt.isSent($n[2]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(4, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (!mejor_conocida) {
      // SAC_BY_CURRENT_MONTH
      $notes.add(5, rt.ratio(mejor_remuneracion, 100n));
    }
    if (Number($at.slice(5, 7)) !== 6 && Number($at.slice(5, 7)) !== 12) {
      // SAC_MONTH_UNUSUAL
      $notes.add(6);
    }
    let $77: boolean;
    if ($8) {
      const $76 = dias_trabajados - dias_sin_goce;
      $77 = dias_contados !== (0 > $76 ? 0 : $76);
    } else {
      $77 = false;
    }
    if ($77) {
      // SAC_DAYS_OVERRIDDEN
      $notes.add(7, rt.ratio(dias_computables, 1n), rt.ratio(dias_trabajados, 1n), rt.ratio(dias_sin_goce, 1n));
    }
    if (sac < base_min_sac) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(8, rt.ratio(sac, 100n), rt.ratio(base_min_sac, 100n));
    }
    if (sac > base_max_sac) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(9, rt.ratio(sac, 100n), rt.ratio(base_max_sac, 100n));
    }
    if (sac < base_min_obra_social_sac) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(10, rt.ratio(sac, 100n), rt.ratio(base_min_obra_social_sac, 100n));
    }
    if (sac > base_max_sac) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(11, rt.ratio(sac, 100n), rt.ratio(base_max_sac, 100n));
    }
    if (empleador_mipyme && empleador_grande_servicios) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(12);
    }
    if (!rt.isSent($n[8]!)) {
      // ART_RATE_NOT_PROVIDED
      $notes.add(13);
    }
    if (cuota_sindical_rate > 50000) {
      // CUOTA_SINDICAL_HIGH
      $notes.add(14, rt.ratio(cuota_sindical_rate, 1000000n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(15);
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(16);
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(17);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":89,"scales":[100,100,100,100,1,1,1,1000000,1000000,1,1],"values":[["period","end_date","date",[]],["period","month","number",[]],["parameter","SMVM",100],["input",4,[11,1]],0,2,["sent","given(dias_contados)",6],["input",6,[5,1]],3,["input",5,[4,1]],["sent","given(monthly_salary)",2],["input",2,2],["sent","given(daily_salary)",3],["input",3,3],["sent","given(mejor)",0],["sent","given(mejor_del_semestre)",1],["input",0,0],["input",1,1],5,7,4,["parameter","dias_del_semestre",1,"number"],["parameter","base_min",100],9,["parameter","base_max",100],10,8,11,12,13,14,["input",7,[6,1000000]],15,16,17,18,19,20,["parameter","detraccion_sac",25],22,["input",9,[8,1]],["input",10,[9,1]],23,26,24,["sent","given(risk_class_rate)",8],25,["input",8,[7,1000000]],27,28,29,30,31],"tables":[{"table":0,"rows":"tasa_sipa$rows1","of":"choice","scales":[1,10000,10000],"slots":[56,null,null]},{"table":1,"rows":"tasa_fal$rows1","of":"choice","scales":[1,200,200],"slots":[74,null,null],"isConditional":1}],"steps":[[[10,1],[0,1]],[12,[2]],[[14,1],[1,[[0],13,1,1],[[0],13,0,0]]],[[15,1],[3,4,5]],[[17,1],[6,[[7],16,1,1],[[8,9],16,0,0]]],[20,[10,[[11],18,1,1],[[12],18,0,0],[[13],18,0,0,19,1,1]]],[[22,1],[14,[[15],21,0,0]]],[24,[14,[[16],21,1,1],[[15,17,18],21,0,0,23,1,1],[[18],21,0,0,23,0,0]]],[25,[19,20,21],[26,200,27]],[[28,1,29],[20,21]],[30,[22,23],[31,200,29]],[32,[24,23],[33,200,29]],[34,[22,23],[35,100,29]],[36,[25,26,27]],[37,[28,26,27]],[38,[29],[39,10000]],[40,[29],[41,10000]],[42,[30],[43,10000]],[45,[31,[[31,26],44,1,1]],[46,100000000],null,44],[47,[26]],[48,[32,33,34,35]],[49,[36,37]],[50,[38,23],[51,25,29]],[52,[25,26,39]],[53,[28,26]],[54,[26]],[[55,1],[40,[[41],8,0,0]]],[57,[42,43,-1],[58,1000000],null,null,59,[60,10000]],[61,[42,40],[62,1000000],null,null,63,[64,10000]],[65,[42,40],[66,100000],null,null,67,[68,1000]],[69,[42,40],[70,1000000],null,null,71,[72,10000]],[75,[42,43,-2],[76,20000],73,null,77,[78,200]],[79,[44],[80,5000],null,null,81,[82,50]],[84,[45,[[46,47],83,1,1]],[85,100000000],null,83,86,[87,1000000]],[88,[48,49,50,51,[[52],73,1,1]]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["ARS","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],"boolean",[0,0,"integer"],"date",[0,0,"rate"],[0,0,"number"],{"words":["inc_a","inc_b_mipyme","inc_b_otra"]}],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c100000000000;0 c1000000000000;1 given,0;1 16 3;1 given,1;1 16 5;1 14 4 6;1 given,3;1 16 8;1 14 7 9;2 c30;0 3 1 11;3 period,4;2 19 13;2 period,6;2 c6;1 11 15 16;2 c1;2 c7;2 18 17 18 19;3 33 14 20 18;3 s0;3 date,1940-01-01;2 c0;2 c180;4 c0;4 c1/10;4 c1/2;1 truth,false;1 truth,true;0 p0;0 2 18 31;3 33 14 16 11;2 c12;2 c31;3 33 14 34 35;3 18 17 33 36;3 i4;3 6 38 22;3 s2;2 28 39 40;1 given,6;2 i6;2 s3;2 i5;2 1 44 45;2 6 24 46;2 18 42 43 47;1 given,2;0 i2;0 i3;0 2 11 51;0 18 8 52 0;0 18 49 50 53;1 15 3 5;0 i0;0 i1;0 s5;0 6 57 58;0 18 5 59 58;0 18 3 56 60;0 s7;2 c2;0 3 62 63;2 s4;0 2 64 65;2 p5;0 3 66 67;5 3 65 67;4 c1;4 2 69 70;0 p1;0 3 72 63;4 s9;0 2 73 74;0 p2;0 3 76 63;0 2 77 74;0 2 72 74;0 s10;0 s8;0 s11;0 5 81 82;0 6 80 83;0 s12;0 6 85 83;4 c11/100;0 s13;0 2 87 88;4 c3/100;0 2 90 88;0 s14;0 2 90 92;4 i7;1 12 94 26;0 2 94 81;0 s15;0 s16;0 0 97 98;0 s17;0 s18;0 0 100 101;0 0 99 102;0 s19;0 s20;0 1 104 105;0 p4;0 2 107 74;0 s22;0 1 81 109;0 6 80 110;0 6 85 81;1 i9;6 word,inc_a;1 i10;6 word,inc_b_mipyme;6 word,inc_b_otra;6 18 115 116 117;6 18 113 114 118;0 s23;6 s26;4 apply,0 121;0 2 120 122;4 c79/5000;4 c159/10000;4 18 113 124 125;0 2 120 126;4 c27/500;4 c47/1000;4 18 113 128 129;0 2 120 130;4 c107/10000;4 c47/5000;4 18 113 132 133;0 2 120 134;4 apply,1 121;1 active,2026-11-01,;0 2 120 136;0 s24;4 c3/50;0 2 139 140;0 s25;4 i8;1 given,8;0 2 142 143;0 s27;0 s28;0 0 146 147;0 s29;0 0 148 149;0 s30;0 s31;0 18 137 152 0;0 0 151 153;0 0 150 154;1 12 38 13;1 12 45 44;0 s1;1 s6;1 10 62 158;1 14 159 160;1 16 159;1 14 162 160;1 14 8 49;4 c99/100;0 2 165 50;1 10 52 166;4 c101/100;0 2 168 50;1 12 52 169;1 15 167 170;1 14 164 171;1 9 15 16;1 9 15 34;1 14 173 174;1 9 43 47;1 18 42 176 29;1 10 81 80;1 12 81 82;1 10 81 85;1 14 115 113;1 16 144;4 c1/20;1 12 94 183;0 s21;1 10 185 0;3 period,5;3 date,2026-11-01;1 13 187 188","items":[["i",0,null,[0,false],[1,true]],["i",1,null,[0,true],[2,true]],["i",2,null,[0,false],[1,true],10],["i",3,null,[0,false],[12,true]],[0,3,21],["i",4,22,[23,true]],["i",5,24,[24,true],[25,true]],["i",6,null,[24,true],[25,true]],["i",7,26,[26,true],[27,true]],["i",8,null,[26,true],[28,true]],["i",9,29],["i",10,30],[1,0,32],[2,3,37],[3,2,41],[4,2,48],[5,0,54],[6,1,55],[7,0,61,0],[8,0,68,0],[9,4,71],[10,0,75,0],[11,0,78,0],[12,0,79,0],[13,0,84,0],[14,0,86,0],[15,0,89,0],[16,0,91,0],[17,0,93,0],[18,0,96,0,null,95],[19,0,81],[20,0,103],[21,0,106],[22,0,108,0],[23,0,111,0],[24,0,112,0],[25,0,81,0],[26,6,119«4:],[‹27›,0,‹123+4›,0,null,null,120,‹122+4›»],[31,0,138,0,137,null,120,136],[32,0,141,0,null,null,139,140],[33,0,145,0,null,144,142,143],[34,0,155]],"parameters":[["SMVM",null],["base_min",null],["base_max",null],["movilidad",null],["detraccion_sac",null],["dias_del_semestre",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.hire_date","inputs",null,156,["El ingreso ",38," es posterior al pago ",13," (LCT art. 123)"]],["refuse","VALIDATION_ERROR","warning","inputs.dias_sin_goce","inputs",null,157,["En el semestre se trabajaron ",44," días; no caben ",45," sin goce (LCT art. 123)"]],["warn","BELOW_MINIMUM_WAGE","warning","inputs.mejor_remuneracion","inputs",null,161,["La remuneración ",62," es menor que el salario mínimo de ",158,"; a tiempo parcial es legal"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,163,["La remuneración ",62," es menor que el salario mínimo de ",158,"; a tiempo parcial es legal"]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,172,["La remuneración mensual ",50," y 30 veces la diaria ",51," difieren en más del 1 %; se usa la mensual"]],["warn","SAC_BY_CURRENT_MONTH","warning","inputs.mejor_remuneracion","inputs",null,162,["Sin la mejor remuneración del semestre se toma la del mes, ",62," (LCT art. 122)"]],["warn","SAC_MONTH_UNUSUAL","warning","period","period",null,175,["El aguinaldo se paga el 30 de junio y el 18 de diciembre (LCT art. 122)"]],["warn","SAC_DAYS_OVERRIDDEN","info","inputs.dias_computables","inputs",null,177,["Se liquidan ",65," días; por las fechas son ",44,", menos ",45," sin goce"]],["warn","CONTRIBUTION_BASE_FLOORED","info","base_aportes_sac","employee",null,178,["El aguinaldo ",81," no llega a la base mínima de ",80]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_aportes_sac","employee",null,179,["El aguinaldo ",81," pasa de la base máxima de ",82]],["warn","CONTRIBUTION_BASE_FLOORED","info","base_aportes_obra_social_sac","employee",null,180,["El aguinaldo ",81," no llega a la base mínima de obra social de ",85]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_aportes_obra_social_sac","employee",null,179,["Para la obra social, el aguinaldo ",81," pasa de la base máxima de ",82]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.empleador_mipyme","override",null,181,["Un empleador del art. 19 inc. a no es MiPyME: para el Fondo de Asistencia Laboral cuenta el 1 %"]],["warn","ART_RATE_NOT_PROVIDED","warning","risk_class_rate","employee",null,182,["Sin la alícuota del contrato de ART no se calcula la cuota variable"]],["warn","CUOTA_SINDICAL_HIGH","warning","cuota_sindical_rate","employee",null,184,["La cuota sindical de ",94," pasa del 5 %"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,186,["Las deducciones superan las percepciones"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,189,["Base mínima: sin valor publicado desde 2026-11-01; se usa el de 2026-10"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,189,["Base máxima: sin valor publicado desde 2026-11-01; se usa el de 2026-10"]]],"tables":[[6,null,4,null,null],[6,null,4,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, detraccion_sac$rows, dias_del_semestre$rows],
  tables: [tasa_sipa, tasa_fal] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
