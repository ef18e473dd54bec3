// AR.general 2024.2: Relación de dependencia (Ley 20.744)
// Emitted from generated/rules/ar/general/2024-08-01.pay by payroll compile. Do not edit.
// file    sha256:1b7dde1a85a8fc053eb79b3b322ee5f0fb20abafe994952ffe9607ca3b96ddab
// meaning sha256:184b07cc8b6660b993081bf3073683d71b0c7cfc5aa5be671e0307e28f85e798
import * as rt from '../../../../runtime/index.ts';
import { $file, SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, gni$rows, deduccion_especial$rows,
  conyuge$rows, hijo$rows, hijo_incapacitado$rows, detraccion$rows, detraccion_sac$rows, scvo_prima$rows,
  ffep_suma$rows, escala, $sources, $provenance, $inputs, $steps } from './2024-08-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'generated/rules/ar/general/2024-08-01.pay',
    fingerprint: 'sha256:1b7dde1a85a8fc053eb79b3b322ee5f0fb20abafe994952ffe9607ca3b96ddab',
    meaning: 'sha256:184b07cc8b6660b993081bf3073683d71b0c7cfc5aa5be671e0307e28f85e798', country: 'AR', scheme: 'general',
    label: 'Relación de dependencia (Ley 20.744)', version: '2024.2', currency: 'ARS', validFrom: '2024-08-01', validUntil: '2024-12-31',
    periods: ['monthly'], proration: null, days: 'month_of_30', asOf: 'month_start',
    laws: ['Ley 20.744 de Contrato de Trabajo (LCT)', 'Ley 24.241, Sistema Integrado Previsional Argentino',
      'Ley 20.628 t.o. 2019, Impuesto a las Ganancias (LIG)'],
    changes: [{ date: '2024-08-01', summary: 'Ganancias vuelve a gravar el salario: deducciones y escala',
        law: 'Ley 27.743 art. 83; Decreto 652/2024' },
      { date: '2024-09-01', summary: 'Actualización excepcional de las deducciones y la escala', law: 'Ley 27.743; LIG arts. 30 y 94' }],
    employerTables: [{ id: 'contribuciones_seguridad_social', label: 'Contribuciones de seguridad social' },
      { id: 'contribucion_obra_social', label: 'Contribución de obra social' }, { id: 'riesgos_trabajo', label: 'Riesgos del trabajo (ART)' },
      { id: 'seguro_vida', label: 'Seguro de vida obligatorio' }], summary: { total_deductions: 'total_deducciones', net_salary: 'neto' },
    sources: $sources, provenance: $provenance, inputs: $inputs, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  base_min: rt.scaledWorth($at, 100n, base_min$rows),
  base_max: rt.scaledWorth($at, 50n, base_max$rows),
  gni: rt.scaledWorth($at, 100n, gni$rows),
  deduccion_especial: rt.scaledWorth($at, 100n, deduccion_especial$rows),
  conyuge: rt.scaledWorth($at, 50n, conyuge$rows),
  hijo: rt.scaledWorth($at, 100n, hijo$rows),
  hijo_incapacitado: rt.scaledWorth($at, 100n, hijo_incapacitado$rows),
  escala$rows1: rt.scaledRows(escala, { date: $at, limits: rt.exact(1n, 12n) }, 100n, 100n),
  detraccion: rt.scaledWorth($at, 25n, detraccion$rows),
  detraccion_sac: rt.scaledWorth($at, 25n, detraccion_sac$rows),
  ffep_suma: rt.scaledWorth($at, 1n, ffep_suma$rows),
  scvo_prima: rt.scaledWorth($at, 100n, scvo_prima$rows),
  SMVM: rt.scaledWorth($at, 100n, SMVM$rows),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  // Remuneración diaria
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0) return false;
  const $1 = $n[0]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 1000000000000) return false;
  const daily_salary = $s[0] = $n[0]!;
  // Remuneración mensual
  if ($n[1]! <= 0 || $n[1]! > 10000000000000) return false;
  const monthly_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! : daily_salary * 3 * 10;
  // Horas extra
  if ($n[2]! < 0 || $n[2]! > 99999999999999) return false;
  const overtime_amount = $s[2] = rt.sentOr($n[2]!, 0);
  // Comisiones
  if ($n[3]! < 0 || $n[3]! > 99999999999999) return false;
  const commission_amount = $s[3] = rt.sentOr($n[3]!, 0);
  // Hijos menores de 18 años
  if ($n[4]! < 0 || $n[4]! > 20) return false;
  const cantidad_hijos = $s[4] = rt.sentOr($n[4]!, 0);
  // Hijos incapacitados, de cualquier edad
  if ($n[5]! < 0 || $n[5]! > 20) return false;
  const cantidad_hijos_incapacitados = $s[5] = rt.sentOr($n[5]!, 0);
  // Cuota sindical
  if ($n[6]! < 0 || $n[6]! > 100000) return false;
  const cuota_sindical_rate = $s[6] = rt.sentOr($n[6]!, 0);
  // Alícuota variable de ART
  if ($n[7]! < 0 || $n[7]! > 500000) return false;
  const risk_class_rate = $s[7] = $n[7]!;
  // Cónyuge o conviviente a cargo
  const conyuge_a_cargo = $n[8]! === 1;
  $s[8] = conyuge_a_cargo ? 1 : 0;
  // Cuota sindical, suma fija
  if ($n[9]! < 0) return false;
  const cuota_sindical_fija = $s[9] = rt.sentOr($n[9]!, 0);
  // Remuneración de la jornada completa, a tiempo parcial
  if ($n[10]! < 0) return false;
  const remuneracion_jornada_completa = $s[10] = rt.sentOr($n[10]!, 0);
  // Paga el aguinaldo este mes
  const liquida_sac = $n[11]! === 1;
  $s[11] = liquida_sac ? 1 : 0;
  // Empleador del art. 19 inc. a
  const empleador_grande_servicios = $n[12]! === 1;
  $s[12] = empleador_grande_servicios ? 1 : 0;
  // Empleador MiPyME
  const empleador_mipyme = $n[13]! !== 0;
  $s[13] = empleador_mipyme ? 1 : 0;
  // Ganancias sin la doceava parte del aguinaldo
  const excluir_sac_proporcional = $n[14]! === 1;
  $s[14] = excluir_sac_proporcional ? 1 : 0;
  // Sueldo básico
  const $3 = $s[16] = monthly_salary * $row.days;
  const sueldo_basico = $s[15] = Math.floor(($3 + 15) / 30);
  // Horas extra
  const horas_extra = $s[17] = overtime_amount;
  // Comisiones
  const comisiones = $s[18] = commission_amount;
  // Remuneración bruta (sin aguinaldo)
  const remuneracion_bruta = $s[19] = sueldo_basico + horas_extra + comisiones;
  // Sueldo anual complementario (aguinaldo)
  let sac = 0;
  if (liquida_sac) {
    sac = $s[20] = Math.floor((remuneracion_bruta + 1) / 2);
    $s[21] = remuneracion_bruta;
  }
  // Total de percepciones
  const total_percepciones = $s[22] = sueldo_basico + horas_extra + comisiones + sac;
  // Base de aportes
  const $8 = remuneracion_bruta > $f.base_min ? remuneracion_bruta : $f.base_min;
  const $9 = $f.base_max * 2;
  const base_aportes = $s[23] = $8 < $9 ? $8 : $9;
  // Base de aportes a la obra social
  const $11 = remuneracion_bruta > remuneracion_jornada_completa ? remuneracion_bruta : remuneracion_jornada_completa;
  const $12 = $f.base_max * 2;
  const $13 = $f.base_min * 2;
  const $14 = $11 < $12 ? $11 : $12;
  const base_aportes_obra_social = $s[24] = $13 > $14 ? $13 : $14;
  // Base de aportes sobre aguinaldo
  let base_aportes_sac = 0;
  let base_aportes_obra_social_sac = 0;
  if (liquida_sac) {
    const $16 = sac * 2;
    const $17 = $16 > $f.base_min ? $16 : $f.base_min;
    const $18 = $f.base_max * 2;
    const $19 = $s[26] = $17 < $18 ? $17 : $18;
    base_aportes_sac = $s[25] = Math.floor(($19 + 1) / 2);
    // Base de obra social sobre aguinaldo
    const $21 = sac < $f.base_max ? sac : $f.base_max;
    base_aportes_obra_social_sac = $s[27] = $f.base_min > $21 ? $f.base_min : $21;
  }
  // Jubilación (SIPA)
  const $23 = $s[29] = (base_aportes + base_aportes_sac) * 11;
  const jubilacion = $s[28] = Math.floor(($23 + 50) / 100);
  // INSSJP - PAMI (Ley 19.032)
  const $25 = $s[31] = (base_aportes + base_aportes_sac) * 3;
  const ley_19032 = $s[30] = Math.floor(($25 + 50) / 100);
  // Obra social (Ley 23.660)
  const $27 = $s[33] = (base_aportes_obra_social + base_aportes_obra_social_sac) * 3;
  const obra_social = $s[32] = Math.floor(($27 + 50) / 100);
  // Cuota sindical
  let cuota_sindical = 0;
  const $29 = cuota_sindical_rate > 0;
  $s[34] = $29 ? 1 : 0;
  const $30 = $29 || cuota_sindical_fija > 0;
  $s[35] = $30 ? 1 : 0;
  if ($30) {
    const $31 = cuota_sindical_rate * (remuneracion_bruta + sac);
    if ($31 > rt.SAFE) return false;
    const $32 = cuota_sindical_fija * 1000000;
    if ($32 > rt.SAFE) return false;
    const $33 = $s[37] = $31 + $32;
    if ($33 > 4503599626370495) return false;
    cuota_sindical = $s[36] = Math.floor(($33 + 500000) / 1000000);
  }
  // Jubilación computable
  const $35 = $s[39] = base_aportes * 11;
  const aporte_jubilacion = $s[38] = Math.floor(($35 + 50) / 100);
  // INSSJP computable
  const $37 = $s[41] = base_aportes * 3;
  const aporte_ley_19032 = $s[40] = Math.floor(($37 + 50) / 100);
  // Obra social computable
  const $39 = $s[43] = base_aportes_obra_social * 3;
  const aporte_obra_social = $s[42] = Math.floor(($39 + 50) / 100);
  // Cuota sindical computable
  const $41 = cuota_sindical_rate * remuneracion_bruta;
  if ($41 > rt.SAFE) return false;
  const $42 = cuota_sindical_fija * 1000000;
  if ($42 > rt.SAFE) return false;
  const $43 = $s[45] = $41 + $42;
  if ($43 > 4503599626370495) return false;
  const aporte_sindical = $s[44] = Math.floor(($43 + 500000) / 1000000);
  // Aportes computables
  const aportes_computables = $s[46] = aporte_jubilacion + aporte_ley_19032 + aporte_obra_social + aporte_sindical;
  // Parte del aguinaldo
  const doceava = $s[47] = excluir_sac_proporcional ? 0 : 1;
  // Doceava parte de aguinaldo
  const $47 = $s[49] = doceava * remuneracion_bruta;
  const sac_proporcional = $s[48] = Math.floor(($47 + 6) / 12);
  // Aportes sobre la doceava parte
  const $49 = $s[51] = doceava * aportes_computables;
  const aportes_sac_proporcional = $s[50] = Math.floor(($49 + 6) / 12);
  // Deducciones personales art. 30
  const $51 = conyuge_a_cargo ? $f.conyuge : 0;
  const deducciones_personales = $s[52] = $f.gni +
    $f.deduccion_especial +
    $51 *
    2 +
    $f.hijo *
    cantidad_hijos +
    $f.hijo_incapacitado *
    cantidad_hijos_incapacitados;
  // Doceava parte de las deducciones
  const $53 = $s[54] = doceava * deducciones_personales;
  const deduccion_doceava = $s[53] = Math.floor(($53 + 6) / 12);
  // Ganancia neta sujeta a impuesto
  const $55 = remuneracion_bruta +
    sac_proporcional -
    aportes_computables -
    aportes_sac_proporcional -
    deducciones_personales -
    deduccion_doceava;
  const ganancia_neta_sujeta = $s[55] = 0 > $55 ? 0 : $55;
  // Impuesto determinado
  const $57 = $s[56] = rt.rowOf($f.escala$rows1, ganancia_neta_sujeta, 1, false);
  if ($57 < 0) return false;
  $s[57] = ganancia_neta_sujeta;
  const $58 = $s[59] = rt.excessOf($f.escala$rows1, $57, ganancia_neta_sujeta, 1);
  if (Number.isNaN($58)) return false;
  if ($58 > 4503599627370395) return false;
  const impuesto_determinado = $s[58] = Math.floor(($58 + 50) / 100);
  // Tope del 35%
  const $60 = $s[61] = (total_percepciones - jubilacion - ley_19032 - obra_social - cuota_sindical) * 7;
  const $61 = rt.wholeOf($60, 20, 'half_up');
  if (Number.isNaN($61)) return false;
  const ganancias_tope_35 = $s[60] = $61;
  // Impuesto a las Ganancias (4ta categoría)
  const $62 = impuesto_determinado < ganancias_tope_35 ? impuesto_determinado : ganancias_tope_35;
  const ganancias = $s[62] = 0 > $62 ? 0 : $62;
  // Total de deducciones
  const total_deducciones = $s[63] = jubilacion + ley_19032 + obra_social + cuota_sindical + ganancias;
  // Neto a cobrar
  const neto = $s[64] = total_percepciones - total_deducciones;
  // Base de contribuciones patronales
  const $66 = remuneracion_bruta - $f.detraccion * 4;
  let $68: number;
  if (liquida_sac) {
    const $67 = (sac - $f.detraccion_sac * 4) * 2;
    $68 = $f.base_min > $67 ? $f.base_min : $67;
  } else {
    $68 = 0;
  }
  const $69 = $s[66] = ($f.base_min > $66 ? $f.base_min : $66) * 2 + $68;
  const base_contribuciones = $s[65] = Math.floor(($69 + 1) / 2);
  // Base de obra social (empleador)
  const $71 = $f.base_min * 2;
  const $72 = $71 > remuneracion_bruta ? $71 : remuneracion_bruta;
  const $73 = liquida_sac ? ($f.base_min > sac ? $f.base_min : sac) : 0;
  const $74 = ($72 > remuneracion_jornada_completa ? $72 : remuneracion_jornada_completa) + $73;
  if ($74 > rt.SAFE) return false;
  const base_obra_social_empleador = $s[67] = $74;
  // Base ART
  const base_art = $s[68] = remuneracion_bruta + sac;
  // SIPA
  const $76 = $s[72] = empleador_grande_servicios ? 1235 : 1077;
  const $77 = $s[70] = base_contribuciones * $76;
  if ($77 > 4503599627360495) return false;
  const contrib_sipa = $s[69] = Math.floor(($77 + 5000) / 10000);
  $s[71] = base_contribuciones;
  // INSSJP (PAMI)
  const $79 = $s[76] = empleador_grande_servicios ? 158 : 159;
  const $80 = $s[74] = base_contribuciones * $79;
  if ($80 > 4503599627360495) return false;
  const contrib_inssjp = $s[73] = Math.floor(($80 + 5000) / 10000);
  $s[75] = base_contribuciones;
  // Asignaciones familiares
  const $82 = $s[80] = empleador_grande_servicios ? 54 : 47;
  const $83 = $s[78] = base_contribuciones * $82;
  if ($83 > 4503599627369495) return false;
  const contrib_aaff = $s[77] = Math.floor(($83 + 500) / 1000);
  $s[79] = base_contribuciones;
  // Fondo Nacional de Empleo
  const $85 = $s[84] = empleador_grande_servicios ? 107 : 94;
  const $86 = $s[82] = base_contribuciones * $85;
  if ($86 > 4503599627360495) return false;
  const contrib_fne = $s[81] = Math.floor(($86 + 5000) / 10000);
  $s[83] = base_contribuciones;
  // Obra social (6%: 5.10 + 0.90 FSR)
  const $88 = $s[86] = base_obra_social_empleador * 3;
  if ($88 > 4503599627370445) return false;
  $s[85] = Math.floor(($88 + 25) / 50);
  $s[87] = base_obra_social_empleador;
  $s[88] = 3;
  // ART, cuota variable
  const $90 = rt.isSent($n[7]!);
  $s[89] = $90 ? 1 : 0;
  if ($90) {
    const $91 = $s[91] = base_art * risk_class_rate;
    if ($91 > 4503599626370495) return false;
    $s[90] = Math.floor(($91 + 500000) / 1000000);
    $s[92] = base_art;
    $s[93] = risk_class_rate;
  }
  // ART, suma fija FFEP
  $s[94] = $f.ffep_suma * 100;
  $s[95] = $f.ffep_suma;
  // Seguro colectivo de vida obligatorio
  $s[96] = $f.scvo_prima;
  // Total contribuciones de seguridad social
  $s[97] = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne;
  if ($notes !== null) {
    if (rt.isSent($n[0]!) &&
      rt.isSent($n[1]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(0, rt.ratio(monthly_salary, 100n), rt.ratio(daily_salary, 100n));
    }
    if (monthly_salary < $f.SMVM) {
      // BELOW_MINIMUM_WAGE
      $notes.add(1, rt.ratio(monthly_salary, 100n), rt.ratio($f.SMVM, 100n));
    }
    if (remuneracion_bruta < $f.base_min) {
      // CONTRIBUTION_BASE_FLOORED
      $notes.add(2, rt.ratio(remuneracion_bruta, 100n), rt.ratio($f.base_min, 100n));
    }
    if (remuneracion_bruta > $f.base_max * 2) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(3, rt.ratio(remuneracion_bruta, 100n), rt.ratio($f.base_max, 50n));
    }
    if (!rt.same(liquida_sac, Number($at.slice(5, 7)) === 12)) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(4);
    }
    if (empleador_mipyme && empleador_grande_servicios) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(5);
    }
    if (excluir_sac_proporcional && ganancias > 0) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(6);
    }
    if (!rt.isSent($n[7]!)) {
      // ART_RATE_NOT_PROVIDED
      $notes.add(7);
    }
    if (cuota_sindical_rate > 50000) {
      // CUOTA_SINDICAL_HIGH
      $notes.add(8, rt.ratio(cuota_sindical_rate, 1000000n));
    }
    if (ganancias < impuesto_determinado) {
      // GANANCIAS_TOPE_35_APPLIED
      $notes.add(9, rt.ratio(impuesto_determinado, 100n), rt.ratio(ganancias, 100n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(10);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":98,"scales":[100,100,100,100,1,1,1000000,1000000,1,100,100,1,1,1,1],"values":[["input",1,1],["period","days","number",[]],["input",2,2],["input",3,3],0,1,2,["input",11,[11,1]],3,4,["parameter","base_min",100],["parameter","base_max",50],["input",10,10],6,8,7,9,["input",6,[6,1000000]],["input",9,9],14,15,16,17,["input",14,[14,1]],19,18,["parameter","gni",100],["parameter","deduccion_especial",100],["input",8,[8,1]],["parameter","conyuge",50],["parameter","hijo",100],["input",4,[4,1]],["parameter","hijo_incapacitado",100],["input",5,[5,1]],22,20,21,23,24,5,10,11,12,13,25,26,27,28,["parameter","detraccion",25],["parameter","detraccion_sac",25],30,["input",12,[12,1]],31,["sent","given(risk_class_rate)",7],32,["input",7,[7,1000000]],["parameter","ffep_suma",1],["parameter","scvo_prima",100],33,34,35,36],"tables":[{"table":0,"rows":"escala$rows1","scales":[100,100,10000],"slots":[56,57,null]}],"steps":[[15,[0,1],[16,3000]],[17,[2]],[18,[3]],[19,[4,5,6]],[20,[7,[[8],11,1,1]],[21,200],null,11],[22,[4,5,6,9]],[23,[8,10,11]],[24,[10,8,12,11]],[25,[7,[[9,10,11],11,1,1]],[26,200],null,11],[27,[7,[[10,9,11],11,1,1]],null,null,11],[28,[13,14],[29,10000]],[30,[13,14],[31,10000]],[32,[15,16],[33,10000]],[36,[17,[[18],34,0,0],[[17,8,9,18],35,1,1]],[37,100000000],null,35],[38,[13],[39,10000]],[40,[13],[41,10000]],[42,[15],[43,10000]],[44,[17,8,18],[45,100000000]],[46,[19,20,21,22]],[[47,12],[23]],[48,[24,8],[49,1200]],[50,[24,25],[51,1200]],[52,[26,27,28,[[29],8,1,1],30,31,32,33]],[53,[24,34],[54,1200]],[55,[8,35,25,36,34,37]],[58,[38,-1],[59,10000]],[60,[39,40,41,42,43],[61,2000]],[62,[44,45]],[63,[40,41,42,43,46]],[64,[39,47]],[65,[10,8,48,7,[[10,9,49],11,1,1]],[66,200]],[67,[10,8,12,7,[[10,9],11,1,1]]],[68,[8,9]],[69,[50,51],[70,1000000],null,null,71,[72,10000]],[73,[50,51],[74,1000000],null,null,75,[76,10000]],[77,[50,51],[78,100000],null,null,79,[80,1000]],[81,[50,51],[82,1000000],null,null,83,[84,10000]],[85,[52],[86,5000],null,null,87,[88,50]],[90,[53,[[54,55],89,1,1]],[91,100000000],null,89,92,[93,1000000]],[94,[56],[95,1]],[96,[57]],[97,[58,59,60,61]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["ARS","month_start",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],"boolean",[0,0,"number"]],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c100000000000;1 c30;0 3 1 2;0 i0;0 2 2 4;0 c99999999999999/100;1 c0;1 c20;2 c0;2 c1/10;2 c1/2;3 truth,false;3 truth,true;0 i1;1 period,0;0 2 14 15;0 3 16 2;0 i2;0 i3;0 s0;0 s1;0 0 20 21;0 s2;0 0 22 23;3 i11;0 s3;1 c2;0 3 26 27;0 s4;0 0 23 29;0 0 22 30;0 p1;0 p2;0 7 26 32 33;0 2 27 32;0 i10;0 6 26 36;0 5 37 33;0 6 35 38;0 3 32 27;0 3 33 27;0 7 29 40 41;0 5 29 41;0 6 32 43;2 c11/100;0 s6;0 s8;0 0 46 47;0 2 45 48;2 c3/100;0 2 50 48;0 s7;0 s9;0 0 52 53;0 2 50 54;2 i6;3 12 56 9;0 i9;3 12 58 0;3 15 57 59;0 0 26 29;0 2 56 61;0 0 62 58;0 2 45 46;0 2 50 46;0 2 50 52;0 2 56 26;0 0 67 58;0 s14;0 s15;0 0 69 70;0 s16;0 0 71 72;0 s17;0 0 73 74;3 i14;2 c1;1 c12;2 3 77 78;2 18 76 9 79;2 s19;0 2 81 26;0 s18;0 2 81 83;0 p4;0 p5;0 0 85 86;3 i8;0 p6;0 18 88 89 0;0 0 87 90;0 p7;1 i4;0 2 92 93;0 0 91 94;0 p8;1 i5;0 2 96 97;0 0 95 98;0 s22;0 2 81 100;0 s20;0 0 26 102;0 1 103 83;0 s21;0 1 104 105;0 1 106 100;0 s23;0 1 107 108;0 6 0 109;0 s24;0 apply,0 111;2 c7/20;0 s5;0 s10;0 1 114 115;0 s11;0 1 116 117;0 s12;0 1 118 119;0 s13;0 1 120 121;0 2 113 122;0 s25;0 s26;0 5 124 125;0 6 0 126;0 0 115 117;0 0 128 119;0 s27;0 0 121 130;0 0 129 131;0 s28;0 1 114 133;0 p9;0 1 26 135;0 6 32 136;0 p10;0 1 29 138;0 6 40 139;0 18 25 140 0;0 0 137 141;0 6 35 26 36;0 6 32 29;0 18 25 144 0;0 0 143 145;0 s30;3 i12;2 c247/2000;2 c1077/10000;2 18 148 149 150;0 2 147 151;2 c79/5000;2 c159/10000;2 18 148 153 154;0 2 147 155;2 c27/500;2 c47/1000;2 18 148 157 158;0 2 147 159;2 c107/10000;2 c47/5000;2 18 148 161 162;0 2 147 163;0 s31;2 c3/50;0 2 165 166;0 s32;2 i7;3 given,7;0 2 168 169;0 p12;0 p11;0 s33;0 s34;0 0 174 175;0 s35;0 s36;0 0 177 178;0 0 176 179;3 given,0;3 given,1;3 14 181 182;2 c99/100;0 2 184 14;3 10 5 185;2 c101/100;0 2 187 14;3 12 5 188;3 15 186 189;3 14 183 190;0 p0;1 c1;0 2 193 192;3 10 14 194;3 10 26 32;3 12 26 33;1 period,6;3 8 198 78;3 9 25 199;3 i13;3 14 201 148;3 12 130 0;3 14 76 203;3 16 170;2 c1/20;3 12 56 206;3 10 130 124;0 s29;3 10 209 0;4 3 193 78","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,false],[1,true]],["i",2,0,[0,true],[6,true]],["i",3,0,[0,true],[6,true]],["i",4,7,[7,true],[8,true]],["i",5,7,[7,true],[8,true]],["i",6,9,[9,true],[10,true]],["i",7,null,[9,true],[11,true]],["i",8,12],["i",9,0,[0,true]],["i",10,0,[0,true]],["i",11,12],["i",12,12],["i",13,13],["i",14,12],[0,0,17,0],[1,0,18,0],[2,0,19,0],[3,0,24,0],[4,0,28,0,null,25],[5,0,31],[6,0,34,0],[7,0,39,0],[8,0,42,0,null,25],[9,0,44,0,null,25],[10,0,49,0],[11,0,51,0],[12,0,55,0],[13,0,63,0,null,60],[14,0,64,0],[15,0,65,0],[16,0,66,0],[17,0,68,0],[18,0,75],[19,2,80],[20,0,82,0],[21,0,84,0],[22,0,99],[23,0,101,0],[24,0,110,0],[25,0,112,0],[26,0,123,0],[27,0,127,0],[28,0,132],[29,0,134],[30,0,142,0],[31,0,146,0],[32,0,61,0«4:],[‹33›,0,‹152+4›,0,null,null,147,‹151+4›»],[37,0,167,0,null,null,165,166],[38,0,171,0,null,170,168,169],[39,0,172,0],[40,0,173,0],[41,0,180]],"parameters":[["SMVM",null],["base_min",null],["base_max",null],["movilidad",null],["gni",null],["deduccion_especial",null],["conyuge",null],["hijo",null],["hijo_incapacitado",null],["detraccion",null],["detraccion_sac",null],["scvo_prima",null],["ffep_suma",null]],"notices":[["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,191,["La remuneración mensual ",14," y 30 veces la diaria ",4," difieren en más del 1 %; se usa la mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,195,["La remuneración ",14," es menor que el salario mínimo de ",192,"; a tiempo parcial es legal"]],["warn","CONTRIBUTION_BASE_FLOORED","info","base_aportes","employee",null,196,["La remuneración ",26," no llega a la base mínima de ",32]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_aportes","employee",null,197,["La remuneración ",26," pasa de la base máxima de ",33]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.liquida_sac","override",null,200,["El aguinaldo se paga en diciembre"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.empleador_mipyme","override",null,202,["Un empleador del art. 19 inc. a no es MiPyME"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.excluir_sac_proporcional","override",null,204,["Sin la doceava parte del aguinaldo se retiene menos que con la RG 4003"]],["warn","ART_RATE_NOT_PROVIDED","warning","risk_class_rate","employee",null,205,["Sin la alícuota del contrato de ART no se calcula la cuota variable"]],["warn","CUOTA_SINDICAL_HIGH","warning","cuota_sindical_rate","employee",null,207,["La cuota sindical de ",56," pasa del 5 %"]],["warn","GANANCIAS_TOPE_35_APPLIED","info","ganancias","employee",null,208,["El impuesto de ",124," pasa del 35 % de lo que se cobra; se retiene ",130]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,210,["Las deducciones superan las percepciones del mes"]]],"tables":[[0,null,0,null,211]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, gni$rows, deduccion_especial$rows, conyuge$rows, hijo$rows,
    hijo_incapacitado$rows, detraccion$rows, detraccion_sac$rows, scvo_prima$rows, ffep_suma$rows], tables: [escala] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
