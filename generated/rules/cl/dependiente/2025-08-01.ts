// CL.dependiente 2025.2: Trabajador dependiente del sector privado
// Emitted from generated/rules/cl/dependiente/2025-08-01.pay by payroll compile. Do not edit.
// file    sha256:5622116f0be9c666e5beb9e6644db03687350bfccc3d17f3e59130df9727131c
// meaning sha256:6b3dfe1b6ed431c01ef3a3037901c18e77a296f2dbfe860ce2d1a0fd104f13ab
import * as rt from '../../../../runtime/index.ts';
import { $file, UF$rows, UTM$rows, imm$rows, tope_afp_salud_uf$rows, tope_afc_uf$rows, gratificacion_tasa$rows,
  gratificacion_tope_imm$rows, tasa_sis$rows, tasa_salud$rows, ley_16744_basica$rows, adicional_maxima$rows,
  sanna$rows, tramo_a_hasta$rows, monto_a$rows, tramo_b_hasta$rows, monto_b$rows, tramo_c_hasta$rows, monto_c$rows,
  afc_trabajador, afc_del_empleador, tabla_impuesto_unico, tasas_afp, $sources, $provenance, $inputs, $steps } from './2025-08-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'generated/rules/cl/dependiente/2025-08-01.pay',
    fingerprint: 'sha256:5622116f0be9c666e5beb9e6644db03687350bfccc3d17f3e59130df9727131c',
    meaning: 'sha256:6b3dfe1b6ed431c01ef3a3037901c18e77a296f2dbfe860ce2d1a0fd104f13ab', country: 'CL', scheme: 'dependiente',
    label: 'Trabajador dependiente del sector privado', version: '2025.2', currency: 'CLP', validFrom: '2025-08-01', validUntil: '2026-12-31',
    periods: ['monthly'], proration: null, days: 'month_of_30', asOf: 'period_end',
    laws: ['Código del Trabajo; D.L. 3.500; Ley 19.728; Ley 16.744; Ley 21.735', 'Ley sobre Impuesto a la Renta arts. 42 N°1 y 43 N°1'],
    changes: [{ date: '2025-08-01', summary: 'Cotización del empleador de 1 %: 0,1 % a la cuenta individual y 0,9 % al Seguro Social',
        law: 'Ley 21.735' },
      { date: '2026-01-01', summary: 'Ingreso mínimo de $539.000; topes imponibles provisorios de 89,9 y 135,1 UF',
        law: 'Ley 21.751; Superintendencia de Pensiones' },
      { date: '2026-02-01', summary: 'Topes imponibles definitivos de 90,0 y 135,2 UF', law: 'Superintendencia de Pensiones' },
      { date: '2026-05-01', summary: 'Ingreso mínimo de $553.553', law: 'Ley 21.830' },
      { date: '2026-08-01', summary: 'Cotización del empleador de 3,5 %, con el SIS dentro del Seguro Social', law: 'Ley 21.735' }],
    employerTables: [{ id: 'prevision_social', label: 'Previsión social (empleador)' },
      { id: 'seguro_cesantia', label: 'Seguro de cesantía (empleador)' }, { id: 'ley_16744', label: 'Seguro de accidentes del trabajo' }],
    summary: { total_perceptions: 'total_haberes', total_deductions: 'total_descuentos', net_salary: 'liquido_a_pagar',
      employer_contributions_total: 'total_aportes_empleador', employer_total_cost: 'costo_empresa' }, sources: $sources,
    provenance: $provenance, inputs: $inputs, steps: $steps }, 'half_up:1');

const $parameters = rt.byDate(($at) => ({
  adicional_maxima: rt.scaledWorth($at, 250n, adicional_maxima$rows),
  gratificacion_tope_imm: rt.scaledWorth($at, 4n, gratificacion_tope_imm$rows),
  imm: rt.scaledWorth($at, 1n, imm$rows),
  gratificacion_tasa: rt.scaledWorth($at, 4n, gratificacion_tasa$rows),
  tope_afp_salud_uf: rt.scaledWorth($at, 1000n, tope_afp_salud_uf$rows, UF$rows),
  UF: rt.scaledWorth($at, 100n, UF$rows),
  tope_afc_uf: rt.scaledWorth($at, 1000n, tope_afc_uf$rows, UF$rows),
  tasa_salud: rt.scaledWorth($at, 100n, tasa_salud$rows),
  afc_trabajador$rows1: rt.scaledRows(afc_trabajador, { date: $at }, 1n, 500n),
  tabla_impuesto_unico$rows1: rt.scaledRows(tabla_impuesto_unico, { date: $at, limits: rt.worthAt($at, UTM$rows) }, 100n, 1000n),
  tasa_sis: rt.scaledWorth($at, 10000n, tasa_sis$rows),
  afc_del_empleador$rows1: rt.scaledRows(afc_del_empleador, { date: $at }, 1n, 500n),
  ley_16744_basica: rt.scaledWorth($at, 1000n, ley_16744_basica$rows),
  sanna: rt.scaledWorth($at, 10000n, sanna$rows),
  tramo_a_hasta: rt.scaledWorth($at, 1n, tramo_a_hasta$rows),
  monto_a: rt.scaledWorth($at, 1n, monto_a$rows),
  tramo_b_hasta: rt.scaledWorth($at, 1n, tramo_b_hasta$rows),
  monto_b: rt.scaledWorth($at, 1n, monto_b$rows),
  monto_c: rt.scaledWorth($at, 1n, monto_c$rows),
  tasas_afp$rows1: rt.scaledRows(tasas_afp, { date: $at }, 1n, 10000n),
  tasas_afp$rows2: rt.scaledRows(tasas_afp, { date: $at }, 1n, 1000000n),
  tramo_c_hasta: rt.scaledWorth($at, 1n, tramo_c_hasta$rows),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  // Sueldo diario
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0) return false;
  const $1 = $n[0]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 10000000000) return false;
  const daily_salary = $s[0] = $n[0]!;
  // Sueldo base
  if ($n[1]! <= 0 || $n[1]! > 100000000000) return false;
  const monthly_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! : daily_salary * 3 * 10;
  // Cotización a la AFP, 10 % más comisión
  if (!rt.isSent($n[2]!)) return false;
  if ($n[2]! < 100000 || $n[2]! > 130000) return false;
  const afp_rate = $s[2] = $n[2]!;
  // Cotización adicional de la Ley 16.744
  if ($n[3]! < 0) return false;
  if ($n[3]! > $f.adicional_maxima * 4000) return false;
  const risk_class_rate = $s[3] = rt.sentOr($n[3]!, 0);
  // Horas extraordinarias, ya valoradas
  if ($n[4]! < 0) return false;
  const overtime_amount = $s[4] = rt.sentOr($n[4]!, 0);
  // Comisiones
  if ($n[5]! < 0) return false;
  const commission_amount = $s[5] = rt.sentOr($n[5]!, 0);
  // Asignación familiar
  if ($n[6]! < 0) return false;
  const asignacion_familiar_amount = $s[6] = rt.sentOr($n[6]!, 0);
  // Colación
  if ($n[7]! < 0) return false;
  const colacion_amount = $s[7] = rt.sentOr($n[7]!, 0);
  // Movilización
  if ($n[8]! < 0) return false;
  const movilizacion_amount = $s[8] = rt.sentOr($n[8]!, 0);
  // Paga la gratificación mes a mes (art. 50)
  const con_gratificacion = $n[9]! !== 0;
  $s[9] = con_gratificacion ? 1 : 0;
  // Contrato a plazo fijo, por obra o faena
  const contrato_plazo_fijo = $n[10]! === 1;
  $s[10] = contrato_plazo_fijo ? 1 : 0;
  // Más de 11 años de cesantía con el empleador
  const afc_indefinido_11_anios = $n[11]! === 1;
  $s[11] = afc_indefinido_11_anios ? 1 : 0;
  // Sueldo base
  const $3 = $s[13] = monthly_salary * $row.days;
  const sueldo_base = $s[12] = Math.floor(($3 + 1500) / 3000);
  // Horas extraordinarias
  if (overtime_amount > 4503599627370395) return false;
  const horas_extra = $s[14] = Math.floor((overtime_amount + 50) / 100);
  $s[15] = overtime_amount;
  // Comisiones
  if (commission_amount > 4503599627370395) return false;
  const comisiones = $s[16] = Math.floor((commission_amount + 50) / 100);
  $s[17] = commission_amount;
  // Tope mensual de gratificación
  const $7 = $s[19] = $f.gratificacion_tope_imm * $f.imm;
  const tope_gratificacion_mensual = $s[18] = Math.floor(($7 + 24) / 48);
  // Gratificación legal art. 50
  let gratificacion_legal = 0;
  if (con_gratificacion) {
    const $9 = $f.gratificacion_tasa * (sueldo_base + horas_extra + comisiones);
    const $10 = tope_gratificacion_mensual * 4;
    const $11 = $s[21] = $9 < $10 ? $9 : $10;
    gratificacion_legal = $s[20] = Math.floor(($11 + 2) / 4);
  }
  // Asignación familiar
  if (asignacion_familiar_amount > 4503599627370395) return false;
  const asignacion_familiar = $s[22] = Math.floor((asignacion_familiar_amount + 50) / 100);
  $s[23] = asignacion_familiar_amount;
  // Asignación de colación
  if (colacion_amount > 4503599627370395) return false;
  const colacion = $s[24] = Math.floor((colacion_amount + 50) / 100);
  $s[25] = colacion_amount;
  // Asignación de movilización
  if (movilizacion_amount > 4503599627370395) return false;
  const movilizacion = $s[26] = Math.floor((movilizacion_amount + 50) / 100);
  $s[27] = movilizacion_amount;
  // Total imponible
  const total_imponible = $s[28] = sueldo_base + horas_extra + comisiones + gratificacion_legal;
  // Total no imponible
  $s[29] = asignacion_familiar + colacion + movilizacion;
  // Total haberes
  const total_haberes = $s[30] = sueldo_base + horas_extra + comisiones + gratificacion_legal + asignacion_familiar + colacion + movilizacion;
  // Tope imponible AFP y salud
  const tope_imponible_afp_salud = $s[31] = Math.floor(($f.tope_afp_salud_uf + 500) / 1000);
  $s[32] = $f.tope_afp_salud_uf;
  // Tope imponible seguro de cesantía
  const tope_imponible_afc = $s[33] = Math.floor(($f.tope_afc_uf + 500) / 1000);
  $s[34] = $f.tope_afc_uf;
  // Renta imponible AFP y salud
  const base_imponible_afp_salud = $s[35] = total_imponible < tope_imponible_afp_salud ? total_imponible : tope_imponible_afp_salud;
  // Renta imponible seguro de cesantía
  const base_imponible_afc = $s[36] = total_imponible < tope_imponible_afc ? total_imponible : tope_imponible_afc;
  // Contrato para el seguro de cesantía
  let $24: string;
  if (contrato_plazo_fijo) {
    $24 = 'plazo_fijo';
  } else {
    $24 = afc_indefinido_11_anios ? 'indefinido_11_anios' : 'indefinido';
  }
  const contrato = $24;
  $s[37] = rt.positionOf(['indefinido', 'plazo_fijo', 'indefinido_11_anios'], contrato);
  // Cotización AFP (10% más comisión)
  const $25 = $s[39] = base_imponible_afp_salud * afp_rate;
  const cotizacion_afp = $s[38] = Math.floor(($25 + 500000) / 1000000);
  // Cotización de salud 7% (Fonasa o Isapre)
  const $27 = $s[41] = base_imponible_afp_salud * $f.tasa_salud;
  const cotizacion_salud = $s[40] = Math.floor(($27 + 50) / 100);
  // Seguro de cesantía (AFC) trabajador
  const $29 = $s[42] = rt.rowOfWord($f.afc_trabajador$rows1, contrato);
  if ($29 < 0) return false;
  const $30 = $f.afc_trabajador$rows1.value[$29]!;
  const $31 = $s[44] = base_imponible_afc * $30;
  const seguro_cesantia_trabajador = $s[43] = Math.floor(($31 + 250) / 500);
  // Renta líquida imponible (base tributable)
  const $33 = sueldo_base + horas_extra + comisiones + gratificacion_legal - cotizacion_afp - cotizacion_salud - seguro_cesantia_trabajador;
  const base_tributable = $s[45] = 0 > $33 ? 0 : $33;
  // Impuesto único de segunda categoría
  const $35 = $s[47] = base_tributable * 100;
  if ($35 > rt.SAFE) return false;
  const $36 = $s[46] = rt.rowOf($f.tabla_impuesto_unico$rows1, $35, 1, false);
  if ($36 < 0) return false;
  const $37 = $s[49] = rt.rebateOf($f.tabla_impuesto_unico$rows1, $36, $35, 1);
  if (Number.isNaN($37)) return false;
  if ($37 > 4503599627270495) return false;
  const impuesto_unico = $s[48] = Math.floor(($37 + 50000) / 100000);
  // Total descuentos
  const total_descuentos = $s[50] = cotizacion_afp + cotizacion_salud + seguro_cesantia_trabajador + impuesto_unico;
  // Líquido a pagar
  $s[51] = total_haberes - total_descuentos;
  // Tasa de la compensación por expectativa de vida
  const tasa_expectativa_vida = $s[52] = $at >= '2026-08-01' ? 250 - $f.tasa_sis : 90;
  // Seguro de invalidez y sobrevivencia
  const $42 = $s[54] = base_imponible_afp_salud * $f.tasa_sis;
  const sis = $s[53] = Math.floor(($42 + 5000) / 10000);
  $s[55] = base_imponible_afp_salud;
  $s[56] = $f.tasa_sis;
  // Aporte empleador a cuenta individual
  const capitalizacion_individual_empleador = $s[57] = Math.floor((base_imponible_afp_salud + 500) / 1000);
  $s[58] = base_imponible_afp_salud;
  $s[59] = base_imponible_afp_salud;
  $s[60] = 1;
  // Seguro Social: compensación por expectativa de vida
  const $45 = $s[62] = base_imponible_afp_salud * tasa_expectativa_vida;
  const expectativa_vida = $s[61] = Math.floor(($45 + 5000) / 10000);
  $s[63] = base_imponible_afp_salud;
  $s[64] = tasa_expectativa_vida;
  // Cotización con rentabilidad protegida
  let rentabilidad_protegida = 0;
  const $47 = $at >= '2026-08-01';
  $s[65] = $47 ? 1 : 0;
  if ($47) {
    const $48 = $s[67] = base_imponible_afp_salud * 9;
    rentabilidad_protegida = $s[66] = Math.floor(($48 + 500) / 1000);
    $s[68] = base_imponible_afp_salud;
    $s[69] = 9;
  }
  // Seguro de cesantía empleador
  const $50 = $s[70] = rt.rowOfWord($f.afc_del_empleador$rows1, contrato);
  if ($50 < 0) return false;
  const $51 = $s[74] = $f.afc_del_empleador$rows1.value[$50]!;
  const $52 = $s[72] = base_imponible_afc * $51;
  const afc_empleador = $s[71] = Math.floor(($52 + 250) / 500);
  $s[73] = base_imponible_afc;
  // Seguro de accidentes del trabajo (0.90% + adicional) y SANNA 0.03%
  const $54 = $s[78] = $f.ley_16744_basica * 1000 + risk_class_rate + $f.sanna * 100;
  const $55 = $s[76] = base_imponible_afp_salud * $54;
  const mutual_ley_16744 = $s[75] = Math.floor(($55 + 500000) / 1000000);
  $s[77] = base_imponible_afp_salud;
  // Total aportes del empleador
  const $57 = $47 ? rentabilidad_protegida : 0;
  const total_aportes_empleador = $s[79] = sis + capitalizacion_individual_empleador + expectativa_vida + $57 + afc_empleador + mutual_ley_16744;
  // Costo empresa
  $s[80] = total_haberes + total_aportes_empleador;
  // Monto por carga del tramo
  const $62 = total_imponible <= $f.tramo_a_hasta;
  $s[81] = $62 ? 1 : 0;
  let $63: number;
  if ($62) {
    $63 = $f.monto_a;
  } else {
    const $60 = total_imponible <= $f.tramo_b_hasta;
    $s[82] = $60 ? 1 : 0;
    $63 = $60 ? $f.monto_b : $f.monto_c;
  }
  const monto_por_carga = $s[83] = $63;
  if ($notes !== null) {
    if (rt.isSent($n[0]!) &&
      rt.isSent($n[1]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(0, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (monthly_salary < $f.imm * 100) {
      // BELOW_MINIMUM_WAGE
      $notes.add(1, rt.ratio(monthly_salary, 100n), rt.ratio($f.imm, 1n));
    }
    if (!rt.givesValue($f.tasas_afp$rows2, afp_rate, 1)) {
      // AFP_RATE_UNKNOWN
      $notes.add(2, rt.ratio(afp_rate, 1000000n));
    }
    if (contrato_plazo_fijo && afc_indefinido_11_anios) {
      // FLAG_CONFLICT
      $notes.add(3);
    }
    if (commission_amount > 0) {
      // SEMANA_CORRIDA_NOT_COMPUTED
      $notes.add(4);
    }
    if (asignacion_familiar_amount > 0 && total_imponible > $f.tramo_c_hasta) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(5, rt.ratio(total_imponible, 1n), rt.ratio($f.tramo_c_hasta, 1n));
    }
    let $65: boolean = total_imponible <= $f.tramo_c_hasta;
    if ($65) {
      const $64 = monto_por_carga * 100;
      $65 = !($64 === 0 ? asignacion_familiar_amount === 0 : asignacion_familiar_amount % $64 === 0);
    }
    if ($65) {
      // ASIGNACION_FAMILIAR_NOT_MULTIPLE
      $notes.add(6, rt.ratio(asignacion_familiar_amount, 100n), rt.ratio(monto_por_carga, 1n));
    }
    if ((colacion + movilizacion) * 10 > total_imponible * 3) {
      // NON_TAXABLE_HIGH
      $notes.add(7);
    }
    if (total_imponible > tope_imponible_afp_salud) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(8, rt.ratio(total_imponible, 1n), rt.ratio(tope_imponible_afp_salud, 1n));
    }
    if (total_imponible > tope_imponible_afc) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(9, rt.ratio(total_imponible, 1n), rt.ratio(tope_imponible_afc, 1n));
    }
    if ($at >= '2026-10-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(10);
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(11);
    }
    if ($at >= '2026-11-01') {
      // PARAM_CARRIED_FORWARD
      $notes.add(12);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":84,"scales":[100,100,1000000,1000000,100,100,100,100,100,1,1,1],"values":[["input",1,1],["period","days","number",[]],["input",4,4],["input",5,5],["parameter","gratificacion_tope_imm",4,"number"],["parameter","imm",1],["input",9,[9,1]],["parameter","gratificacion_tasa",4,"rate"],0,1,2,3,["input",6,6],["input",7,7],["input",8,8],4,5,6,7,["parameter","tope_afp_salud_uf",1000],["parameter","UF",100],["parameter","tope_afc_uf",1000],8,11,12,["input",10,[10,1]],["input",11,[11,1]],13,["input",2,[2,1000000]],["parameter","tasa_salud",100,"rate"],14,15,16,17,18,19,20,10,21,["parameter","tasa_sis",10000,"rate"],23,["parameter","ley_16744_basica",1000,"rate"],["input",3,[3,1000000]],["parameter","sanna",10000,"rate"],24,25,26,27,28,29,30,["parameter","tramo_a_hasta",1],["parameter","monto_a",1],["parameter","tramo_b_hasta",1],["parameter","monto_b",1],["parameter","monto_c",1]],"tables":[{"table":0,"rows":"afc_trabajador$rows1","of":"choice","scales":[1,500,500],"slots":[42,null,null]},{"table":2,"rows":"tabla_impuesto_unico$rows1","scales":[100,1000,100000],"slots":[46,47,null]},{"table":1,"rows":"afc_del_empleador$rows1","of":"choice","scales":[1,500,500],"slots":[70,null,null]}],"steps":[[[12,1],[0,1],[13,3000]],[[14,1],[2],15],[[16,1],[3],17],[[18,1],[4,5],[19,48]],[[20,1],[6,[[7,8,9,10,11],9,1,1]],[21,4],null,9],[[22,1],[12],23],[[24,1],[13],25],[[26,1],[14],27],[[28,1],[8,9,10,15]],[[29,1],[16,17,18]],[[30,1],[8,9,10,15,16,17,18]],[[31,1],[19,20],[32,1000]],[[33,1],[21,20],[34,1000]],[[35,1],[22,23]],[[36,1],[22,24]],[[37,1],[25,[[26],10,0,0]]],[[38,1],[27,28],[39,1000000]],[[40,1],[27,29],41],[[43,1],[30,31,-1],[44,500]],[[45,1],[8,9,10,15,32,33,34]],[[48,1],[35,-2],[49,100000]],[[50,1],[32,33,34,36]],[[51,1],[37,38]],[[52,10000],[[[39],-1,20260801,null]]],[[53,1],[27,39],[54,10000],null,null,[55,1],[56,10000]],[[57,1],[27],[58,1000],null,null,[59,1],[60,1000]],[[61,1],[27,40],[62,10000],null,null,[63,1],[64,10000]],[[66,1],[27],[67,1000],65,null,[68,1],[69,1000]],[[71,1],[30,31,-3],[72,500],null,null,[73,1],[74,500]],[[75,1],[27,41,42,43],[76,1000000],null,null,[77,1],[78,1000000]],[[79,1],[44,45,46,[[47],65,1,1],48,49]],[[80,1],[37,50]],[[83,1],[22,51,[[52],81,1,1],[[22,53],81,0,0],[[54],81,0,0,82,1,1],[[55],81,0,0,82,0,0]]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["CLP","period_end",["half_up",[["1",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],"boolean",[0,0,"number"],{"words":["indefinido","plazo_fijo","indefinido_11_anios"]},"date","text"],"roundings":[["half_up",[["1",null]]]],"nodes":"0 c0;0 c1000000000;1 c30;0 3 1 2;0 i0;0 2 2 4;2 c1/10;2 c13/100;2 c0;2 p10;3 truth,true;3 truth,false;0 i1;1 period,0;0 2 12 13;0 3 14 2;0 i4;0 i5;4 p6;0 p2;0 2 18 19;1 c12;0 3 20 21;3 i9;2 p5;0 s0;0 s1;0 0 25 26;0 s2;0 0 27 28;0 2 24 29;0 s3;0 5 30 31;0 i6;0 i7;0 i8;0 s4;0 0 28 36;0 0 27 37;0 s5;0 s6;0 0 39 40;0 s7;0 0 41 42;0 0 38 43;0 p3;0 p4;0 s8;0 s11;0 5 47 48;0 s12;0 5 47 50;3 i10;5 word,plazo_fijo;3 i11;5 word,indefinido_11_anios;5 word,indefinido;5 18 54 55 56;5 18 52 53 57;0 s13;2 i2;0 2 59 60;2 p8;0 2 59 62;0 s14;5 s15;2 apply,0 65;0 2 64 66;0 s16;0 1 38 68;0 s17;0 1 69 70;0 s18;0 1 71 72;0 6 0 73;0 s19;0 apply,2 75;0 0 68 70;0 s20;0 0 72 78;0 0 77 79;0 s10;0 s21;0 1 81 82;2 c9/1000;2 c1/40;2 p7;2 1 85 86;2 dated,2025-08-01,2026-08-01 84 87;0 2 59 86;2 c1/1000;0 2 59 90;2 s23;0 2 59 92;3 active,2026-08-01,;0 2 59 84;2 apply,1 65;0 2 64 96;2 p9;2 i3;2 0 98 99;2 p11;2 0 100 101;0 2 59 102;0 s24;0 s25;0 0 104 105;0 s26;0 0 106 107;0 s27;0 18 94 109 0;0 s28;0 0 110 111;0 s29;0 0 112 113;0 0 108 114;0 s30;0 0 81 116;0 p12;3 11 47 118;0 p13;0 p14;3 11 47 121;0 p15;0 p17;0 18 122 123 124;0 18 119 120 125;3 given,0;3 given,1;3 14 127 128;2 c99/100;0 2 130 12;3 10 5 131;2 c101/100;0 2 133 12;3 12 5 134;3 15 132 135;3 14 129 136;3 10 12 19;3 among,3 60;3 16 139;3 14 52 54;3 12 17 0;0 p16;3 12 33 0;3 12 47 143;3 14 144 145;0 s32;3 11 47 143;3 17 33 147;3 16 149;3 14 148 150;0 0 40 42;2 c3/10;0 2 153 47;3 12 152 154;3 12 47 48;3 12 47 50;6 period,5;6 date,2026-10-01;3 13 158 159;6 date,2026-11-01;3 13 158 161","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,false],[1,true]],["i",2,null,[6,true],[7,true]],["i",3,8,[8,true],[9«5:,true]],["i",‹4›,0,[0»,true]],["i",9,10],["i",10,11],["i",11,11],[0,0,15,0],[1,0,16,0],[2,0,17,0],[3,0,22,0],[4,0,32,0,null,23],[5,0,33,0],[6,0,34,0],[7,0,35,0],[8,0,38,0],[9,0,43],[10,0,44],[11,0,45,0],[12,0,46,0],[13,0,49,0],[14,0,51,0],[15,5,58],[16,0,61,0],[17,0,63,0],[18,0,67,0],[19,0,74,0],[20,0,76,0],[21,0,80],[22,0,83],[23,2,88],[24,0,89,0,null,null,59,86],[25,0,91,0,null,null,59,90],[26,0,93,0,null,null,59,92],[27,0,95,0,94,null,59,84],[28,0,97,0,null,null,64,96],[29,0,103,0,null,null,59,102],[30,0,115],[31,0,117],[32,0,126]],"parameters":[["UF",null],["UTM",null],["imm",null],["tope_afp_salud_uf","UF"],["tope_afc_uf","UF"],["gratificacion_tasa",null],["gratificacion_tope_imm",null],["tasa_sis",null],["tasa_salud",null],["ley_16744_basica",null],["adicional_maxima",null],["sanna",null],["tramo_a_hasta",null],["monto_a",null],["tramo_b_hasta",null],["monto_b",null],["tramo_c_hasta",null],["monto_c",null]],"notices":[["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,137,["El sueldo base ",12," y 30 veces el diario ",4," difieren en más del 1 %; se usa el sueldo base"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,138,["El sueldo base ",12," es menor que el ingreso mínimo mensual de ",19]],["warn","AFP_RATE_UNKNOWN","warning","afp_rate","employee",null,140,[60," no es la cotización a ninguna AFP en el mes"]],["warn","FLAG_CONFLICT","warning","overrides.afc_indefinido_11_anios","override",null,141,["El contrato no puede ser a plazo fijo y llevar más de 11 años; se aplica el plazo fijo"]],["warn","SEMANA_CORRIDA_NOT_COMPUTED","info","commission_amount","employee",null,142,["La semana corrida de las comisiones no se calcula: va incluida en el monto"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","asignacion_familiar_amount","employee",null,146,["El total imponible ",47," pasa de ",143,", desde donde no hay asignación familiar"]],["warn","ASIGNACION_FAMILIAR_NOT_MULTIPLE","warning","asignacion_familiar_amount","employee",null,151,[33," no es un múltiplo de ",147,", lo que se paga por carga en su tramo"]],["warn","NON_TAXABLE_HIGH","warning","total_no_imponible","employee",null,155,["Colación y movilización pasan del 30 % del total imponible; el SII puede considerarlas renta"]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_imponible_afp_salud","employee",null,156,["El total imponible ",47," pasa del tope de ",48]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_imponible_afc","employee",null,157,["El total imponible ",47," pasa del tope de ",50]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,160,["Unidad de fomento: sin valor publicado desde 2026-10-01; se usa el de 2026-09"]],["warn","PARAM_CARRIED_FORWARD","warning","period","period",null,162,["Unidad tributaria mensual: sin valor publicado desde 2026-11-01; se usa el de 2026-10"]],["warn","PARAM_CARRIED_FORWARD","warning","sis","employee",null,162,["Tasa del seguro de invalidez y sobrevivencia: sin valor publicado desde 2026-11-01; se usa el de 2026-08"]]],"tables":[[5,null,2,null,null],[5,null,2,null,null],[0,"UTM",0,null,null],[7,null,2,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [UF$rows, UTM$rows, imm$rows, tope_afp_salud_uf$rows, tope_afc_uf$rows, gratificacion_tasa$rows, gratificacion_tope_imm$rows,
    tasa_sis$rows, tasa_salud$rows, ley_16744_basica$rows, adicional_maxima$rows, sanna$rows, tramo_a_hasta$rows, monto_a$rows,
    tramo_b_hasta$rows, monto_b$rows, tramo_c_hasta$rows, monto_c$rows],
  tables: [afc_trabajador, afc_del_empleador, tabla_impuesto_unico, tasas_afp] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 1n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
