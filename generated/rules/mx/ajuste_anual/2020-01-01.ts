// MX.ajuste_anual 2020.1: Ajuste anual del ISR
// Emitted from rules/mx/ajuste_anual/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:43e529528481f9a45674f242d7a5b65d0e4dfc60db3f7b85a4797fc21f38826a
// meaning sha256:745d04c87f1a76bec74a0033802528695ac3d779178f73e9fb361091eb266284
import * as rt from '../../../../runtime/index.ts';
import { $file, ingreso_sin_ajuste$rows, tarifa_anual, $sources, $provenance, $inputs, $steps } from './2020-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/mx/ajuste_anual/2020-01-01.pay',
    fingerprint: 'sha256:43e529528481f9a45674f242d7a5b65d0e4dfc60db3f7b85a4797fc21f38826a',
    meaning: 'sha256:745d04c87f1a76bec74a0033802528695ac3d779178f73e9fb361091eb266284', country: 'MX', scheme: 'ajuste_anual',
    label: 'Ajuste anual del ISR', version: '2020.1', currency: 'MXN', validFrom: '2020-01-01', validUntil: '2026-12-31', periods: ['event'],
    proration: null, days: 'as_given', asOf: 'period_end', laws: ['LISR arts. 97 y 152'],
    changes: [{ date: '2021-01-01', summary: 'Tarifa anual actualizada por inflación', law: 'Anexo 8 RMF 2021' },
      { date: '2023-01-01', summary: 'Tarifa anual actualizada por inflación', law: 'Anexo 8 RMF 2023' },
      { date: '2026-01-01', summary: 'Tarifa anual actualizada por inflación', law: 'Anexo 8 RMF 2026, DOF 28-12-2025' }], employerTables: [],
    summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto' }, sources: $sources,
    provenance: $provenance, inputs: $inputs, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  ingreso_sin_ajuste: rt.scaledWorth($at, 1n, ingreso_sin_ajuste$rows),
  tarifa_anual$rows1: rt.scaledRows(tarifa_anual, { date: $at }, 100n, 1250n),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const fecha_ingreso$sent = rt.textAt($row.texts, 6);
  const fecha_baja$sent = rt.textAt($row.texts, 7);
  // Ingresos gravados del año
  if (!rt.isSent($n[0]!)) return false;
  if ($n[0]! < 0) return false;
  const ingresos_gravados_anuales = $s[0] = $n[0]!;
  // Ingresos del año, gravados y exentos
  if ($n[1]! < 0) return false;
  const ingresos_totales = $s[1] = $n[1]!;
  // ISR retenido en el año, con ajustes del mes y sin lo devuelto
  if (!rt.isSent($n[2]!)) return false;
  if ($n[2]! < 0) return false;
  const retenido_del_anio = $s[2] = $n[2]!;
  // Subsidio para el empleo causado en el año
  if ($n[3]! < 0) return false;
  const subsidio_causado_anual = $s[3] = rt.sentOr($n[3]!, 0);
  // Impuesto local sobre sueldos retenido
  if ($n[4]! < 0) return false;
  const impuesto_local_retenido = $s[4] = rt.sentOr($n[4]!, 0);
  // Retenciones contra las que se puede compensar
  if ($n[5]! < 0) return false;
  const compensacion_maxima = $s[5] = $n[5]!;
  // Fecha de ingreso
  if (fecha_ingreso$sent !== undefined && !rt.isDate(fecha_ingreso$sent)) return false;
  if (fecha_ingreso$sent !== undefined && fecha_ingreso$sent < '1940-01-01') return false;
  const fecha_ingreso = fecha_ingreso$sent ?? '';
  $s[6] = rt.digitsOfDate(fecha_ingreso);
  // Fecha de baja
  if (fecha_baja$sent !== undefined && !rt.isDate(fecha_baja$sent)) return false;
  if (fecha_baja$sent !== undefined && fecha_baja$sent < '1940-01-01') return false;
  const fecha_baja = fecha_baja$sent ?? '';
  $s[7] = rt.digitsOfDate(fecha_baja);
  // Avisó que presenta declaración
  const presenta_declaracion = $n[8]! === 1;
  $s[8] = presenta_declaracion ? 1 : 0;
  // Solo percibió el salario mínimo
  const solo_salario_minimo = $n[9]! === 1;
  $s[9] = solo_salario_minimo ? 1 : 0;
  // Ingresos del año
  const $1 = rt.isSent($n[1]!);
  $s[10] = $1 ? 1 : 0;
  const ingresos_totales_anuales = $s[11] = $1 ? ingresos_totales : ingresos_gravados_anuales;
  // Ingresó después del 1 de enero
  const $3 = fecha_ingreso$sent !== undefined;
  $s[12] = $3 ? 1 : 0;
  const ingreso_despues = $3 ? fecha_ingreso > rt.startOfYear($row.period.end) : false;
  $s[13] = ingreso_despues ? 1 : 0;
  // Se fue antes del 1 de diciembre
  const $5 = fecha_baja$sent !== undefined;
  $s[14] = $5 ? 1 : 0;
  const baja_antes = $5 ? fecha_baja < rt.dateOf(rt.yearOf($row.period.end), 12, 1) : false;
  $s[15] = baja_antes ? 1 : 0;
  // Procede el ajuste
  const $7 = ingresos_totales_anuales <= $f.ingreso_sin_ajuste * 100;
  $s[16] = $7 ? 1 : 0;
  const $8 = $7 && !ingreso_despues;
  $s[17] = $8 ? 1 : 0;
  const $9 = $8 && !baja_antes;
  $s[18] = $9 ? 1 : 0;
  const $10 = $9 && !presenta_declaracion;
  $s[19] = $10 ? 1 : 0;
  const procede_ajuste = $10 && !solo_salario_minimo;
  $s[20] = procede_ajuste ? 1 : 0;
  // ISR retenido en el año
  const isr_retenido_anual = $s[21] = retenido_del_anio;
  // Base gravable anual
  let base_isr_anual = 0;
  if (procede_ajuste) {
    const $11 = ingresos_gravados_anuales - impuesto_local_retenido;
    const $12 = $11 > 0 ? $11 : 0;
    const $13 = $f.ingreso_sin_ajuste * 100;
    base_isr_anual = $s[22] = $12 < $13 ? $12 : $13;
  }
  // ISR anual según tarifa
  $s[23] = -1;
  let isr_anual_determinado = 0;
  let subsidio_anual_aplicado = 0;
  let isr_anual = 0;
  let diferencia_anual = 0;
  let a_favor = 0;
  if (procede_ajuste) {
    const $15 = $s[23] = rt.rowOf($f.tarifa_anual$rows1, base_isr_anual, 1, false);
    if ($15 < 0) return false;
    $s[24] = base_isr_anual;
    const $16 = $s[26] = rt.excessOf($f.tarifa_anual$rows1, $15, base_isr_anual, 1);
    if (Number.isNaN($16)) return false;
    isr_anual_determinado = $s[25] = Math.floor(($16 + 625) / 1250);
    // Subsidio para el empleo del año
    subsidio_anual_aplicado = $s[27] = subsidio_causado_anual < isr_anual_determinado ? subsidio_causado_anual : isr_anual_determinado;
    // ISR anual
    isr_anual = $s[28] = isr_anual_determinado - subsidio_anual_aplicado;
    // ISR anual menos lo retenido
    diferencia_anual = $s[29] = isr_anual - isr_retenido_anual;
    // Lo retenido de más
    const $21 = -diferencia_anual;
    a_favor = $s[30] = 0 > $21 ? 0 : $21;
  }
  // ISR a favor del ajuste anual
  const $23 = rt.isSent($n[5]!);
  $s[31] = $23 ? 1 : 0;
  const isr_a_favor = $s[32] = $23 ? (a_favor < compensacion_maxima ? a_favor : compensacion_maxima) : a_favor;
  // Saldo a favor pendiente
  const saldo_a_favor_pendiente = $s[33] = a_favor - isr_a_favor;
  // ISR a cargo del ajuste anual
  const isr_ajuste_anual = $s[34] = 0 > diferencia_anual ? 0 : diferencia_anual;
  // Total de percepciones
  const total_percepciones = $s[35] = isr_a_favor;
  // Total de deducciones
  const total_deducciones = $s[36] = isr_ajuste_anual;
  // Neto
  $s[37] = total_percepciones - total_deducciones;
  if (rt.monthOf($row.period.end) !== 12 || rt.dayOf($row.period.end) !== 31) return false;
  const $28 = $3 && fecha_baja$sent !== undefined ? fecha_baja < fecha_ingreso : false;
  if ($28) return false;
  const $29 = $3 ? fecha_ingreso > $row.period.end : false;
  if ($29) return false;
  const $30 = $1 ? ingresos_totales < ingresos_gravados_anuales : false;
  if ($30) return false;
  if ($notes !== null) {
    if (ingresos_totales_anuales > $f.ingreso_sin_ajuste * 100) {
      // ADJUSTMENT_NOT_DUE
      $notes.add(4, rt.ratio(ingresos_totales_anuales, 100n));
    }
    if (ingreso_despues) {
      // ADJUSTMENT_NOT_DUE
      $notes.add(5);
    }
    if (baja_antes) {
      // ADJUSTMENT_NOT_DUE
      $notes.add(6);
    }
    if (presenta_declaracion) {
      // ADJUSTMENT_NOT_DUE
      $notes.add(7);
    }
    if (solo_salario_minimo) {
      // ADJUSTMENT_NOT_DUE
      $notes.add(8);
    }
    if (saldo_a_favor_pendiente > 0) {
      // BALANCE_IN_FAVOUR_PENDING
      $notes.add(9, rt.ratio(saldo_a_favor_pendiente, 100n));
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":38,"scales":[100,100,100,100,100,100,1,1,1,1],"values":[["sent","given(ingresos_totales)",1],["input",1,1],["input",0,0],["sent","given(fecha_ingreso)",6],["input",6,[6,1]],["period","end_date","date",[]],["sent","given(fecha_baja)",7],["input",7,[7,1]],0,["parameter","ingreso_sin_ajuste",1],1,2,["input",8,[8,1]],["input",9,[9,1]],["input",2,2],3,["input",4,4],5,["input",3,3],6,7,8,4,9,["sent","given(compensacion_maxima)",5],10,["input",5,5],11,13,14,15],"tables":[{"table":0,"rows":"tarifa_anual$rows1","scales":[100,1250,125000],"slots":[23,24,null],"isConditional":1}],"steps":[[11,[0,[[1],10,1,1],[[2],10,0,0]]],[[13,1],[3,[[4,5],12,1,1]]],[[15,1],[6,[[7,5],14,1,1]]],[[20,1],[8,9,[[10],16,1,1],[[11],17,1,1],[[12],18,1,1],[[13],19,1,1]]],[21,[14]],[22,[15,[[2,16,9],20,1,1]],null,null,20],[25,[15,[[17],20,1,1],-1],[26,125000],null,20],[27,[15,[[18,19],20,1,1]],null,null,20],[28,[15,[[19,20],20,1,1]],null,null,20],[29,[15,[[21,22],20,1,1]],null,null,20],[30,[15,[[23],20,1,1]],null,null,20],[32,[24,[[25,26],31,1,1],[[25],31,0,0]]],[33,[25,27]],[34,[23]],[35,[27]],[36,[28]],[37,[29,30]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["MXN","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],"date","boolean",[0,0,"integer"]],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;1 date,1940-01-01;2 truth,false;2 given,1;0 i1;0 i0;0 18 3 4 5;2 given,6;1 i6;1 period,4;1 24 9;2 12 8 10;2 18 7 11 2;2 given,7;1 i7;3 19 9;3 c12;3 c1;1 33 15 16 17;2 10 14 18;2 18 13 19 2;0 s0;0 p0;2 11 21 22;2 s1;2 16 24;2 14 23 25;2 s2;2 16 27;2 14 26 28;2 i8;2 16 30;2 14 29 31;2 i9;2 16 33;2 14 32 34;0 i2;2 s3;0 i4;0 1 5 38;0 7 39 0 22;0 s5;0 apply,0 41;0 i3;0 s6;0 5 43 44;0 s7;0 1 44 46;0 s8;0 s4;0 1 48 49;0 s9;0 4 51;0 6 0 52;2 given,5;0 s10;0 i5;0 5 55 56;0 18 54 57 55;0 s11;0 1 55 59;0 6 0 51;0 s13;0 s14;0 s15;0 1 63 64;3 20 9;2 9 66 16;3 21 9;3 c31;2 9 68 69;2 15 67 70;2 14 7 13;2 10 14 8;2 18 72 73 2;2 12 8 9;2 18 7 75 2;2 10 4 5;2 18 3 77 2;2 12 21 22;0 s12;2 12 80 0","items":[["i",0,null,[0,true]],["i",1,null,[0,true]],["i",2,null,[0,true]],["i",3,0,[0,true]],["i",4,0,[0,true]],["i",5,null,[0,true]],["i",6,null,[1,true]],["i",7,null,[1,true]],["i",8,2],["i",9,2],[0,0,6],[1,2,12],[2,2,20],[3,2,35],[4,0,36,0],[5,0,40,0,null,37],[6,0,42,0,null,37],[7,0,45,0,null,37],[8,0,47,null,null,37],[9,0,50,null,null,37],[10,0,53,null,null,37],[11,0,58,0],[12,0,60],[13,0,61,0],[14,0,59],[15,0,62],[16,0,65]],"parameters":[["ingreso_sin_ajuste",null]],"notices":[["refuse","VALIDATION_ERROR","warning","period","period",null,71,["El ajuste anual es del año entero: termina el 31 de diciembre (LISR art. 97)"]],["refuse","VALIDATION_ERROR","warning","inputs.fecha_baja","inputs",null,74,["La baja es anterior al ingreso (LISR art. 97)"]],["refuse","VALIDATION_ERROR","warning","inputs.fecha_ingreso","inputs",null,76,["El ingreso es posterior al año que se ajusta (LISR art. 97)"]],["refuse","VALIDATION_ERROR","warning","inputs.ingresos_totales_anuales","inputs",null,78,["Los ingresos totales no son menos que los gravados (LISR art. 97-b)"]],["warn","ADJUSTMENT_NOT_DUE","warning","inputs.ingresos_totales_anuales","inputs",null,79,["Con ",21," en el año no hay ajuste: el trabajador presenta declaración (LISR art. 97-b)"]],["warn","ADJUSTMENT_NOT_DUE","warning","inputs.fecha_ingreso","inputs",null,24,["Quien ingresó después del 1 de enero no se ajusta (LISR art. 97-a)"]],["warn","ADJUSTMENT_NOT_DUE","warning","inputs.fecha_baja","inputs",null,27,["Quien se fue antes del 1 de diciembre no se ajusta (LISR art. 97-a)"]],["warn","ADJUSTMENT_NOT_DUE","warning","overrides.presenta_declaracion","override",null,30,["Quien avisó que presenta declaración no se ajusta (LISR art. 97-c)"]],["warn","ADJUSTMENT_NOT_DUE","warning","overrides.solo_salario_minimo","override",null,33,["A quien solo percibe el salario mínimo no se le retiene (LISR art. 96)"]],["warn","BALANCE_IN_FAVOUR_PENDING","info","isr_a_favor","employee",null,81,["Quedan ",80," a favor, por compensar con las retenciones que siguen"]]],"tables":[[0,null,0,null,null]]}';

const law: rt.PackedLaw = { file: $file, parameters: [ingreso_sin_ajuste$rows], tables: [tarifa_anual] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
