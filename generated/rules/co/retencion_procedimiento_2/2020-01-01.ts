// CO.retencion_procedimiento_2 2020.1: Porcentaje fijo de retención
// Emitted from rules/co/retencion_procedimiento_2/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:c0358405951bebb756c57abdf1dc3831131648beea996efd7692d4e4b9958544
// meaning sha256:df3a3262ed6c28bc2adb2d0dddc8a55ebfc045329ad5e659ac8a0a584a4f3f24
import * as rt from '../../../../runtime/index.ts';
import { $file, UVT$rows, tope_25_al_anio$rows, limite_al_anio$rows, tarifa_retencion, $sources, $provenance,
  $inputs, $steps } from './2020-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/co/retencion_procedimiento_2/2020-01-01.pay',
    fingerprint: 'sha256:c0358405951bebb756c57abdf1dc3831131648beea996efd7692d4e4b9958544',
    meaning: 'sha256:df3a3262ed6c28bc2adb2d0dddc8a55ebfc045329ad5e659ac8a0a584a4f3f24', country: 'CO', scheme: 'retencion_procedimiento_2',
    label: 'Porcentaje fijo de retención', version: '2020.1', currency: 'COP', validFrom: '2020-01-01', validUntil: '2026-12-31',
    periods: ['event'], proration: null, days: 'as_given', asOf: 'period_end', laws: ['Estatuto Tributario art. 386'],
    changes: [{ date: '2020-01-01', summary: 'UVT de 2020', law: 'Resolución DIAN 84 de 2019' },
      { date: '2021-01-01', summary: 'UVT de 2021', law: 'Resolución DIAN 111 de 2020' },
      { date: '2022-01-01', summary: 'UVT de 2022', law: 'Resolución DIAN 140 de 2021' },
      { date: '2023-01-01', summary: 'UVT de 2023', law: 'Resolución DIAN 1264 de 2022' },
      { date: '2023-01-01', summary: 'La renta exenta del 25 % baja a 790 UVT al año', law: 'Ley 2277 de 2022 art. 2' },
      { date: '2023-12-22', summary: 'El límite general baja a 1.340 UVT al año', law: 'Decreto 2231 de 2023' },
      { date: '2024-01-01', summary: 'UVT de 2024', law: 'Resolución DIAN 187 de 2023' },
      { date: '2025-01-01', summary: 'UVT de 2025', law: 'Resolución DIAN 193 de 2024' },
      { date: '2026-01-01', summary: 'UVT de 2026', law: 'Resolución DIAN 238 de 2025' }], employerTables: [], summary: {  }, sources: $sources,
    provenance: $provenance, inputs: $inputs, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  tope_25_al_anio: rt.scaledWorth($at, 1n, tope_25_al_anio$rows),
}));
const $elsewhere = rt.byDate(($at) => ({
  UVT: rt.scaledWorth($at, 1n, UVT$rows),
  limite_al_anio: rt.scaledWorth($at, 1n, limite_al_anio$rows),
  tarifa_retencion$rows1: rt.scaledRows(tarifa_retencion, { date: $at, limits: rt.worthAt($at, UVT$rows) }, 100n, 100n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const secuencia_depuracion$sent = rt.textAt($row.texts, 4);
  const uvt_del_porcentaje$sent = rt.textAt($row.texts, 5);
  // Pagos gravables de los doce meses
  if (!rt.isSent($n[0]!)) return false;
  if ($n[0]! < 0 || $n[0]! > 100000000000000) return false;
  const pagos_gravables_12_meses = $s[0] = $n[0]!;
  // Aportes de esos meses
  if (!rt.isSent($n[1]!)) return false;
  if ($n[1]! < 0 || $n[1]! > 100000000000000) return false;
  const ingresos_no_constitutivos_12_meses = $s[1] = $n[1]!;
  // Deducciones y otras rentas exentas de esos meses
  if ($n[2]! < 0 || $n[2]! > 100000000000000) return false;
  const deducciones_12_meses = $s[2] = rt.sentOr($n[2]!, 0);
  // Meses con pago, de los doce
  if ($n[3]! < 1 || $n[3]! > 12) return false;
  const meses_vinculacion = $s[3] = rt.sentOr($n[3]!, 12);
  // Orden de la depuración
  if (secuencia_depuracion$sent !== undefined && !(rt.positionOf(['depurar_y_dividir', 'dividir_y_depurar'], secuencia_depuracion$sent) > 0)) return false;
  const secuencia_depuracion = secuencia_depuracion$sent !== undefined ? secuencia_depuracion$sent : 'depurar_y_dividir';
  $s[4] = rt.positionOf(['depurar_y_dividir', 'dividir_y_depurar'], secuencia_depuracion);
  // UVT con que se calcula
  if (uvt_del_porcentaje$sent !== undefined && !(rt.positionOf(['anio_calculo', 'anio_aplicacion'], uvt_del_porcentaje$sent) > 0)) return false;
  const uvt_del_porcentaje = uvt_del_porcentaje$sent !== undefined ? uvt_del_porcentaje$sent : 'anio_calculo';
  $s[5] = rt.positionOf(['anio_calculo', 'anio_aplicacion'], uvt_del_porcentaje);
  // Dia de la uvt pedida
  const $3 = rt.same(uvt_del_porcentaje, 'anio_aplicacion');
  $s[6] = $3 ? 1 : 0;
  const dia_de_la_uvt_pedida = $3 ? rt.addMonths(rt.firstDayOfMonth($row.period.end), 1) : $row.period.end;
  $s[7] = rt.digitsOfDate(dia_de_la_uvt_pedida);
  // Dia uvt
  const $5 = dia_de_la_uvt_pedida <= '2026-12-31';
  $s[8] = $5 ? 1 : 0;
  const dia_uvt = $5 ? dia_de_la_uvt_pedida : $row.period.end;
  $s[9] = rt.digitsOfDate(dia_uvt);
  // Se divide antes de depurar
  const dividir_antes = rt.same(secuencia_depuracion, 'dividir_y_depurar');
  $s[10] = dividir_antes ? 1 : 0;
  // Divisor
  const $7 = meses_vinculacion === 12;
  $s[11] = $7 ? 1 : 0;
  const divisor = $s[12] = $7 ? 13 : meses_vinculacion;
  // Ingreso laboral neto
  const $9 = pagos_gravables_12_meses - ingresos_no_constitutivos_12_meses;
  const ingreso_neto_12_meses = $s[13] = 0 > $9 ? 0 : $9;
  // Ingreso laboral neto de un mes
  let $11 = 1;
  $s[16] = 1;
  let ingreso_neto_promedio = 0;
  if (dividir_antes) {
    if (!(divisor > 0)) return false;
    $11 = $s[16] = divisor;
    const $12 = rt.wholeOf(ingreso_neto_12_meses, $11, 'half_up');
    if (Number.isNaN($12)) return false;
    ingreso_neto_promedio = $s[14] = $12;
    $s[15] = ingreso_neto_12_meses;
  }
  // Ingreso que se depura
  const ingreso_que_se_depura = $s[17] = dividir_antes ? ingreso_neto_promedio : ingreso_neto_12_meses;
  // Deducciones que se restan
  let $14 = 1;
  let $16: number;
  if (dividir_antes) {
    if (!(divisor > 0)) return false;
    $14 = divisor;
    $16 = deducciones_12_meses;
  } else {
    const $15 = deducciones_12_meses * $14;
    if ($15 > rt.SAFE) return false;
    $16 = $15;
  }
  const deducciones_que_se_restan = $s[18] = $16;
  $s[19] = $14;
  // Meses de los topes
  const meses_del_tope = $s[20] = dividir_antes ? 1 : meses_vinculacion;
  // Tope de la renta exenta
  const $18 = $elsewhere(dia_uvt);
  if ($18 === null) return false;
  $s[21] = $18.UVT;
  const tope_renta_exenta = $s[22] = $f.tope_25_al_anio * $18.UVT * meses_del_tope;
  // Renta exenta del 25%
  const $20 = ingreso_que_se_depura * $14;
  if ($20 > rt.SAFE) return false;
  const $21 = 0 * $14;
  const $22 = $20 - deducciones_que_se_restan;
  const $23 = ($21 > $22 ? $21 : $22) * 3;
  if ($23 > rt.SAFE) return false;
  const $24 = tope_renta_exenta * 100 * $14;
  if ($24 > rt.SAFE) return false;
  const $25 = $s[24] = $23 < $24 ? $23 : $24;
  const $26 = rt.wholeOf($25, 12 * $14, 'half_up');
  if (Number.isNaN($26)) return false;
  const renta_exenta_25 = $s[23] = $26;
  // Deducciones y rentas exentas
  const $27 = renta_exenta_25 * $14;
  if ($27 > rt.SAFE) return false;
  const $28 = deducciones_que_se_restan + $27;
  if ($28 > rt.SAFE) return false;
  const $29 = rt.lastDayOfMonth($row.period.end);
  const $30 = $elsewhere($29);
  if ($30 === null) return false;
  $s[25] = $30.limite_al_anio;
  const $31 = $elsewhere(dia_uvt);
  if ($31 === null) return false;
  $s[26] = $31.UVT;
  const $32 = $28 * 5;
  if ($32 > rt.SAFE) return false;
  const $33 = ingreso_que_se_depura * 2 * $14;
  if ($33 > rt.SAFE) return false;
  const $34 = ($32 < $33 ? $32 : $33) * 3;
  if ($34 > rt.SAFE) return false;
  const $35 = $30.limite_al_anio * $31.UVT * meses_del_tope * 125 * $14;
  if ($35 > rt.SAFE) return false;
  const $36 = $s[28] = $34 < $35 ? $34 : $35;
  const $37 = rt.wholeOf($36, 15 * $14, 'half_up');
  if (Number.isNaN($37)) return false;
  const beneficios = $s[27] = $37;
  // Ingreso depurado
  const $38 = ingreso_que_se_depura - beneficios;
  const ingreso_depurado = $s[29] = 0 > $38 ? 0 : $38;
  // Base depurada
  let base_depurada = 0;
  const $40 = !dividir_antes;
  $s[30] = $40 ? 1 : 0;
  if ($40) {
    base_depurada = $s[31] = ingreso_depurado;
  }
  // Base mensual promedio
  let $41 = 1;
  let $43: number;
  if (dividir_antes) {
    const $42 = ingreso_depurado * $41;
    if ($42 > rt.SAFE) return false;
    $43 = $42;
  } else {
    if (!(divisor > 0)) return false;
    $41 = divisor;
    $43 = base_depurada;
  }
  const $44 = rt.wholeOf($43, $41, 'half_up');
  if (Number.isNaN($44)) return false;
  const base_promedio = $s[32] = $44;
  $s[33] = $43;
  $s[34] = $41;
  // Retención según la tabla
  const $45 = $elsewhere(dia_uvt);
  if ($45 === null) return false;
  const $46 = $s[35] = rt.rowOf($45.tarifa_retencion$rows1, base_promedio, 1, false);
  if ($46 < 0) return false;
  $s[36] = base_promedio;
  $s[37] = rt.digitsOfDate(dia_uvt);
  const $47 = rt.excessOf($45.tarifa_retencion$rows1, $46, base_promedio, 1);
  if (Number.isNaN($47)) return false;
  const tarifa_sin_aproximar = $s[38] = $47;
  // Retención teórica
  $s[39] = Math.floor((tarifa_sin_aproximar + 50) / 100);
  $s[40] = tarifa_sin_aproximar;
  // Porcentaje fijo de retención
  let $49 = 1;
  const $50 = base_promedio > 0;
  $s[41] = $50 ? 1 : 0;
  let $51: number;
  if ($50) {
    if (!(base_promedio > 0)) return false;
    $49 = base_promedio;
    $51 = tarifa_sin_aproximar;
  } else {
    $51 = 0 * $49;
  }
  const $52 = $51 * 100;
  if ($52 > rt.SAFE) return false;
  const $53 = rt.wholeOf($52, $49, 'half_up');
  if (Number.isNaN($53)) return false;
  $s[42] = $53;
  $s[43] = $51;
  $s[44] = $49;
  if (!(dia_de_la_uvt_pedida <= '2026-12-31')) return false;
  if ($notes !== null) {
    if (rt.monthOf($row.period.end) !== 6 && rt.monthOf($row.period.end) !== 12) {
      // WITHHOLDING_RATE_WRONG_MONTH
      $notes.add(1);
    }
    if (meses_vinculacion < 12) {
      // WITHHOLDING_RATE_SHORT_HISTORY
      $notes.add(2, rt.ratio(meses_vinculacion, 1n));
    }
    const $54 = ingreso_que_se_depura * $14;
    if ($54 > rt.SAFE) return false;
    const $55 = ($54 - deducciones_que_se_restan) * 3;
    if ($55 > rt.SAFE || $55 < -rt.SAFE) return false;
    const $56 = tope_renta_exenta * 100 * $14;
    if ($56 > rt.SAFE) return false;
    if ($55 > $56) {
      // EXEMPTION_CAP_REACHED
      $notes.add(3, rt.ratio(tope_renta_exenta, 12n));
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":45,"scales":[100,100,100,1,1,1],"values":[["input",5,[5,1]],["period","end_date","date",[]],0,["input",4,[4,1]],["input",3,[3,1]],["input",0,0],["input",1,1],2,4,3,5,["input",2,2],["parameter","tope_25_al_anio",1,"number"],1,["kept","UVT at dia_uvt","money",[21,1]],8,6,7,9,10,["kept","limite_al_anio at end_of_month(period.end_date)","number",[25,1]],["kept","UVT at dia_uvt","money",[26,1]],11,12,13,14,15],"tables":[{"table":0,"rows":"tarifa_retencion$rows1","scales":[100,100,10000],"slots":[35,36,null],"at":[" at dia_uvt",37]}],"steps":[[[7,1],[0,[[1],6,1,1],[[1],6,0,0]]],[[9,1],[2,[[2],8,1,1],[[1],8,0,0]]],[[10,1],[3]],[[12,1],[4,[[4],11,0,0]]],[13,[5,6]],[14,[7,[[8,9],10,1,1]],[15,100,16],null,10],[17,[7,[[10],10,1,1],[[8],10,0,0]]],[[18,100,19],[7,[[11,9],10,1,1],[[11],10,0,0]]],[[20,1],[7,[[4],10,0,0]]],[[22,12],[12,13,14,15]],[23,[16,17,18],[24,1200,19]],[27,[17,19,16,1,20,13,21,15],[28,1500,19]],[29,[16,22]],[31,[7,[[23],30,1,1]],null,null,30],[32,[7,[[23],10,1,1],[[24,9],10,0,0]],[33,100,34]],[[38,10000],[25,13,-1]],[39,[26],[40,10000]],[[42,10000],[25,[[26,25],41,1,1]],[43,100,44]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["COP","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],{"words":["depurar_y_dividir","dividir_y_depurar"]},{"words":["anio_calculo","anio_aplicacion"]},"date","boolean",[0,0,"number"],[0,0,"rate"]],"roundings":[["half_up",[["1/100",null]]],["half_up",[["1/10000",null]]]],"nodes":"0 c0;0 c1000000000000;1 c12;1 c1;2 word,depurar_y_dividir;3 word,anio_calculo;3 i5;3 word,anio_aplicacion;5 8 6 7;4 period,4;4 23 9;4 30 10 3;4 18 8 11 9;4 s0;4 date,2026-12-31;5 11 13 14;4 18 15 13 9;2 i4;2 word,dividir_y_depurar;5 8 17 18;1 i3;5 8 20 2;1 c13;1 18 21 22 20;0 i0;0 i1;0 1 24 25;0 6 0 26;5 s2;0 s4;1 s3;0 3 29 30;0 s5;0 18 28 32 29;0 i2;0 3 34 30;0 18 28 35 34;1 18 28 3 20;6 p1;4 s1;0 p0 39;0 2 3 40;0 2 38 41;1 s8;0 2 42 43;0 3 44 2;7 c1/4;0 s6;0 s7;0 1 47 48;0 6 0 49;0 2 46 50;0 s9;0 5 51 52;0 s10;0 0 48 54;7 c2/5;0 2 56 47;4 22 9;6 p2 58;0 2 59 41;0 2 60 43;0 3 61 2;0 5 55 57 62;0 s11;0 1 47 64;0 6 0 65;5 16 28;0 s12;0 s13;0 3 69 30;0 18 28 68 70;0 s14;0 apply,0 72 39;0 s15;5 12 72 0;6 3 74 72;7 c1;7 2 76 77;7 c0;7 18 75 78 79;5 16 15;1 20 9;1 c6;5 9 82 83;5 9 82 2;5 14 84 85;5 10 20 2;0 2 46 49;5 12 88 52","items":[["i",0,null,[0,true],[1,true]],["i",1,null,[0,true],[1,true]],["i",2,0,[0,true],[1,true]],["i",3,2,[3,true],[2,true]],["i",4,4],["i",5,5],[0,4,12],[1,4,16],[2,5,19],[3,1,23],[4,0,27,0],[5,0,31,0,null,28],[6,0,33],[7,0,36],[8,1,37],[9,0,45],[10,0,53,0],[11,0,63,0],[12,0,66],[13,0,68,0,null,67],[14,0,71,0],[15,0,73],[16,0,74,0],[17,7,80,1]],"parameters":[["UVT",null],["tope_25_al_anio",null],["limite_al_anio",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.uvt_del_porcentaje","inputs",null,81,["Todavía no se conoce la UVT del año en que se aplica el porcentaje (Estatuto Tributario arts. 386 y 868)"]],["warn","WITHHOLDING_RATE_WRONG_MONTH","warning","period","period",null,86,["El porcentaje se calcula en junio y en diciembre (Estatuto Tributario art. 386)"]],["warn","WITHHOLDING_RATE_SHORT_HISTORY","info","inputs.meses_vinculacion","inputs",null,87,["Con ",20," meses se divide por ellos, no por 13 (Estatuto Tributario art. 386)"]],["warn","EXEMPTION_CAP_REACHED","info","renta_exenta_25","employee",null,89,["El 25 % pasa del tope de la renta exenta, ",52]]],"tables":[[0,"UVT",0,null,null]]}';

const law: rt.PackedLaw = { file: $file, parameters: [UVT$rows, tope_25_al_anio$rows, limite_al_anio$rows], tables: [tarifa_retencion] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  elsewhere: $elsewhere, compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
