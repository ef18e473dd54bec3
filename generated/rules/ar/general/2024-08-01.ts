// AR.general 2024.2: Relación de dependencia (Ley 20.744)
// Emitted from generated/rules/ar/general/2024-08-01.pay by payroll compile. Do not edit.
// file    sha256:46904146ce4a4c9dfb821924a592e36d0f591032149aef194b5a8a4cad00eae8
// meaning sha256:c858f072d07f40f367940f4b74bf0fe7e5e22b1a6d5d5385d2a259bf9a0174ca
import * as rt from '../../../../runtime/index.ts';
import { $file, SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, gni$rows, deduccion_especial$rows,
  conyuge$rows, hijo$rows, hijo_incapacitado$rows, detraccion$rows, detraccion_sac$rows, scvo_prima$rows,
  ffep_suma$rows, escala, $sources, $provenance, $inputs, $steps } from './2024-08-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'generated/rules/ar/general/2024-08-01.pay',
    fingerprint: 'sha256:46904146ce4a4c9dfb821924a592e36d0f591032149aef194b5a8a4cad00eae8',
    meaning: 'sha256:c858f072d07f40f367940f4b74bf0fe7e5e22b1a6d5d5385d2a259bf9a0174ca', country: 'AR', scheme: 'general',
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
  // Paga el aguinaldo este mes
  const liquida_sac = $n[9]! === 1;
  $s[9] = liquida_sac ? 1 : 0;
  // Empleador del art. 19 inc. a
  const empleador_grande_servicios = $n[10]! === 1;
  $s[10] = empleador_grande_servicios ? 1 : 0;
  // Empleador MiPyME
  const empleador_mipyme = $n[11]! !== 0;
  $s[11] = empleador_mipyme ? 1 : 0;
  // Ganancias sin la doceava parte del aguinaldo
  const excluir_sac_proporcional = $n[12]! === 1;
  $s[12] = excluir_sac_proporcional ? 1 : 0;
  // Sueldo básico
  const $3 = $s[14] = monthly_salary * $row.days;
  const sueldo_basico = $s[13] = Math.floor(($3 + 15) / 30);
  // Horas extra
  const horas_extra = $s[15] = overtime_amount;
  // Comisiones
  const comisiones = $s[16] = commission_amount;
  // Remuneración bruta (sin aguinaldo)
  const remuneracion_bruta = $s[17] = sueldo_basico + horas_extra + comisiones;
  // Sueldo anual complementario (aguinaldo)
  let sac = 0;
  if (liquida_sac) {
    sac = $s[18] = Math.floor((remuneracion_bruta + 1) / 2);
    $s[19] = remuneracion_bruta;
  }
  // Total de percepciones
  const total_percepciones = $s[20] = sueldo_basico + horas_extra + comisiones + sac;
  // Base de aportes
  const $8 = remuneracion_bruta > $f.base_min ? remuneracion_bruta : $f.base_min;
  const $9 = $f.base_max * 2;
  const base_aportes = $s[21] = $8 < $9 ? $8 : $9;
  // Base de aportes a la obra social
  const $11 = $f.base_max * 2;
  const $12 = $f.base_min * 2;
  const $13 = remuneracion_bruta < $11 ? remuneracion_bruta : $11;
  const base_aportes_obra_social = $s[22] = $12 > $13 ? $12 : $13;
  // Base de aportes sobre aguinaldo
  let base_aportes_sac = 0;
  let base_aportes_obra_social_sac = 0;
  if (liquida_sac) {
    const $15 = sac * 2;
    const $16 = $15 > $f.base_min ? $15 : $f.base_min;
    const $17 = $f.base_max * 2;
    const $18 = $s[24] = $16 < $17 ? $16 : $17;
    base_aportes_sac = $s[23] = Math.floor(($18 + 1) / 2);
    // Base de obra social sobre aguinaldo
    const $20 = sac < $f.base_max ? sac : $f.base_max;
    base_aportes_obra_social_sac = $s[25] = $f.base_min > $20 ? $f.base_min : $20;
  }
  // Jubilación (SIPA)
  const $22 = $s[27] = (base_aportes + base_aportes_sac) * 11;
  const jubilacion = $s[26] = Math.floor(($22 + 50) / 100);
  // INSSJP - PAMI (Ley 19.032)
  const $24 = $s[29] = (base_aportes + base_aportes_sac) * 3;
  const ley_19032 = $s[28] = Math.floor(($24 + 50) / 100);
  // Obra social (Ley 23.660)
  const $26 = $s[31] = (base_aportes_obra_social + base_aportes_obra_social_sac) * 3;
  const obra_social = $s[30] = Math.floor(($26 + 50) / 100);
  // Cuota sindical
  let cuota_sindical = 0;
  const $28 = cuota_sindical_rate > 0;
  $s[32] = $28 ? 1 : 0;
  if ($28) {
    const $29 = $s[34] = cuota_sindical_rate * (remuneracion_bruta + sac);
    if ($29 > 4503599626370495) return false;
    cuota_sindical = $s[33] = Math.floor(($29 + 500000) / 1000000);
  }
  // Jubilación computable
  const $31 = $s[36] = base_aportes * 11;
  const aporte_jubilacion = $s[35] = Math.floor(($31 + 50) / 100);
  // INSSJP computable
  const $33 = $s[38] = base_aportes * 3;
  const aporte_ley_19032 = $s[37] = Math.floor(($33 + 50) / 100);
  // Obra social computable
  const $35 = $s[40] = base_aportes_obra_social * 3;
  const aporte_obra_social = $s[39] = Math.floor(($35 + 50) / 100);
  // Cuota sindical computable
  const $37 = $s[42] = cuota_sindical_rate * remuneracion_bruta;
  if ($37 > 4503599626370495) return false;
  const aporte_sindical = $s[41] = Math.floor(($37 + 500000) / 1000000);
  // Aportes computables
  const aportes_computables = $s[43] = aporte_jubilacion + aporte_ley_19032 + aporte_obra_social + aporte_sindical;
  // Parte del aguinaldo
  const doceava = $s[44] = excluir_sac_proporcional ? 0 : 1;
  // Doceava parte de aguinaldo
  const $41 = $s[46] = doceava * remuneracion_bruta;
  const sac_proporcional = $s[45] = Math.floor(($41 + 6) / 12);
  // Aportes sobre la doceava parte
  const $43 = $s[48] = doceava * aportes_computables;
  const aportes_sac_proporcional = $s[47] = Math.floor(($43 + 6) / 12);
  // Deducciones personales art. 30
  const $45 = conyuge_a_cargo ? $f.conyuge : 0;
  const deducciones_personales = $s[49] = $f.gni +
    $f.deduccion_especial +
    $45 *
    2 +
    $f.hijo *
    cantidad_hijos +
    $f.hijo_incapacitado *
    cantidad_hijos_incapacitados;
  // Doceava parte de las deducciones
  const $47 = $s[51] = doceava * deducciones_personales;
  const deduccion_doceava = $s[50] = Math.floor(($47 + 6) / 12);
  // Ganancia neta sujeta a impuesto
  const $49 = remuneracion_bruta +
    sac_proporcional -
    aportes_computables -
    aportes_sac_proporcional -
    deducciones_personales -
    deduccion_doceava;
  const ganancia_neta_sujeta = $s[52] = 0 > $49 ? 0 : $49;
  // Impuesto determinado
  const $51 = $s[53] = rt.rowOf($f.escala$rows1, ganancia_neta_sujeta, 1, false);
  if ($51 < 0) return false;
  $s[54] = ganancia_neta_sujeta;
  const $52 = $s[56] = rt.excessOf($f.escala$rows1, $51, ganancia_neta_sujeta, 1);
  if (Number.isNaN($52)) return false;
  if ($52 > 4503599627370395) return false;
  const impuesto_determinado = $s[55] = Math.floor(($52 + 50) / 100);
  // Tope del 35%
  const $54 = $s[58] = (total_percepciones - jubilacion - ley_19032 - obra_social - cuota_sindical) * 7;
  const $55 = rt.wholeOf($54, 20, 'half_up');
  if (Number.isNaN($55)) return false;
  const ganancias_tope_35 = $s[57] = $55;
  // Impuesto a las Ganancias (4ta categoría)
  const $56 = impuesto_determinado < ganancias_tope_35 ? impuesto_determinado : ganancias_tope_35;
  const ganancias = $s[59] = 0 > $56 ? 0 : $56;
  // Total de deducciones
  const total_deducciones = $s[60] = jubilacion + ley_19032 + obra_social + cuota_sindical + ganancias;
  // Neto a cobrar
  const neto = $s[61] = total_percepciones - total_deducciones;
  // Base de contribuciones patronales
  const $60 = remuneracion_bruta - $f.detraccion * 4;
  let $62: number;
  if (liquida_sac) {
    const $61 = (sac - $f.detraccion_sac * 4) * 2;
    $62 = $f.base_min > $61 ? $f.base_min : $61;
  } else {
    $62 = 0;
  }
  const $63 = $s[63] = ($f.base_min > $60 ? $f.base_min : $60) * 2 + $62;
  const base_contribuciones = $s[62] = Math.floor(($63 + 1) / 2);
  // Base de obra social (empleador)
  const $65 = $f.base_min * 2;
  const $66 = liquida_sac ? ($f.base_min > sac ? $f.base_min : sac) : 0;
  const base_obra_social_empleador = $s[64] = ($65 > remuneracion_bruta ? $65 : remuneracion_bruta) + $66;
  // Base ART
  const base_art = $s[65] = remuneracion_bruta + sac;
  // SIPA
  const $69 = $s[69] = empleador_grande_servicios ? 1235 : 1077;
  const $70 = $s[67] = base_contribuciones * $69;
  if ($70 > 4503599627360495) return false;
  const contrib_sipa = $s[66] = Math.floor(($70 + 5000) / 10000);
  $s[68] = base_contribuciones;
  // INSSJP (PAMI)
  const $72 = $s[73] = empleador_grande_servicios ? 158 : 159;
  const $73 = $s[71] = base_contribuciones * $72;
  if ($73 > 4503599627360495) return false;
  const contrib_inssjp = $s[70] = Math.floor(($73 + 5000) / 10000);
  $s[72] = base_contribuciones;
  // Asignaciones familiares
  const $75 = $s[77] = empleador_grande_servicios ? 54 : 47;
  const $76 = $s[75] = base_contribuciones * $75;
  if ($76 > 4503599627369495) return false;
  const contrib_aaff = $s[74] = Math.floor(($76 + 500) / 1000);
  $s[76] = base_contribuciones;
  // Fondo Nacional de Empleo
  const $78 = $s[81] = empleador_grande_servicios ? 107 : 94;
  const $79 = $s[79] = base_contribuciones * $78;
  if ($79 > 4503599627360495) return false;
  const contrib_fne = $s[78] = Math.floor(($79 + 5000) / 10000);
  $s[80] = base_contribuciones;
  // Obra social (6%: 5.10 + 0.90 FSR)
  const $81 = $s[83] = base_obra_social_empleador * 3;
  $s[82] = Math.floor(($81 + 25) / 50);
  $s[84] = base_obra_social_empleador;
  $s[85] = 3;
  // ART, cuota variable
  const $83 = rt.isSent($n[7]!);
  $s[86] = $83 ? 1 : 0;
  if ($83) {
    const $84 = $s[88] = base_art * risk_class_rate;
    if ($84 > 4503599626370495) return false;
    $s[87] = Math.floor(($84 + 500000) / 1000000);
    $s[89] = base_art;
    $s[90] = risk_class_rate;
  }
  // ART, suma fija FFEP
  $s[91] = $f.ffep_suma * 100;
  $s[92] = $f.ffep_suma;
  // Seguro colectivo de vida obligatorio
  $s[93] = $f.scvo_prima;
  // Total contribuciones de seguridad social
  $s[94] = contrib_sipa + contrib_inssjp + contrib_aaff + contrib_fne;
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
const layout = '{"size":95,"scales":[100,100,100,100,1,1,1000000,1000000,1,1,1,1,1],"values":[["input",1,1],["period","days","number",[]],["input",2,2],["input",3,3],0,1,2,["input",9,[9,1]],3,4,["parameter","base_min",100],["parameter","base_max",50],6,8,7,9,["input",6,[6,1000000]],14,15,16,17,["input",12,[12,1]],19,18,["parameter","gni",100],["parameter","deduccion_especial",100],["input",8,[8,1]],["parameter","conyuge",50],["parameter","hijo",100],["input",4,[4,1]],["parameter","hijo_incapacitado",100],["input",5,[5,1]],22,20,21,23,24,5,10,11,12,13,25,26,27,28,["parameter","detraccion",25],["parameter","detraccion_sac",25],30,["input",10,[10,1]],31,["sent","given(risk_class_rate)",7],32,["input",7,[7,1000000]],["parameter","ffep_suma",1],["parameter","scvo_prima",100],33,34,35,36],"tables":[{"table":0,"rows":"escala$rows1","scales":[100,100,10000],"slots":[53,54,null]}],"steps":[[13,[0,1],[14,3000]],[15,[2]],[16,[3]],[17,[4,5,6]],[18,[7,[[8],9,1,1]],[19,200],null,9],[20,[4,5,6,9]],[21,[8,10,11]],[22,[10,8,11]],[23,[7,[[9,10,11],9,1,1]],[24,200],null,9],[25,[7,[[10,9,11],9,1,1]],null,null,9],[26,[12,13],[27,10000]],[28,[12,13],[29,10000]],[30,[14,15],[31,10000]],[33,[16,[[16,8,9],32,1,1]],[34,100000000],null,32],[35,[12],[36,10000]],[37,[12],[38,10000]],[39,[14],[40,10000]],[41,[16,8],[42,100000000]],[43,[17,18,19,20]],[[44,12],[21]],[45,[22,8],[46,1200]],[47,[22,23],[48,1200]],[49,[24,25,26,[[27],8,1,1],28,29,30,31]],[50,[22,32],[51,1200]],[52,[8,33,23,34,32,35]],[55,[36,-1],[56,10000]],[57,[37,38,39,40,41],[58,2000]],[59,[42,43]],[60,[38,39,40,41,44]],[61,[37,45]],[62,[10,8,46,7,[[10,9,47],9,1,1]],[63,200]],[64,[10,8,7,[[10,9],9,1,1]]],[65,[8,9]],[66,[48,49],[67,1000000],null,null,68,[69,10000]],[70,[48,49],[71,1000000],null,null,72,[73,10000]],[74,[48,49],[75,100000],null,null,76,[77,1000]],[78,[48,49],[79,1000000],null,null,80,[81,10000]],[82,[50],[83,5000],null,null,84,[85,50]],[87,[51,[[52,53],86,1,1]],[88,100000000],null,86,89,[90,1000000]],[91,[54],[92,1]],[93,[55]],[94,[56,57,58,59]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["ARS","month_start",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],"boolean",[0,0,"number"]],"roundings":[["half_up",[["1/100",null]]]],"nodes":"0 c0;0 c100000000000;1 c30;0 3 1 2;0 i0;0 2 2 4;0 c99999999999999/100;1 c0;1 c20;2 c0;2 c1/10;2 c1/2;3 truth,false;3 truth,true;0 i1;1 period,0;0 2 14 15;0 3 16 2;0 i2;0 i3;0 s0;0 s1;0 0 20 21;0 s2;0 0 22 23;3 i9;0 s3;1 c2;0 3 26 27;0 s4;0 0 23 29;0 0 22 30;0 p1;0 p2;0 7 26 32 33;0 2 27 32;0 5 26 33;0 6 35 36;0 3 32 27;0 3 33 27;0 7 29 38 39;0 5 29 39;0 6 32 41;2 c11/100;0 s6;0 s8;0 0 44 45;0 2 43 46;2 c3/100;0 2 48 46;0 s7;0 s9;0 0 50 51;0 2 48 52;2 i6;3 12 54 9;0 0 26 29;0 2 54 56;0 2 43 44;0 2 48 44;0 2 48 50;0 2 54 26;0 s14;0 s15;0 0 62 63;0 s16;0 0 64 65;0 s17;0 0 66 67;3 i12;2 c1;1 c12;2 3 70 71;2 18 69 9 72;2 s19;0 2 74 26;0 s18;0 2 74 76;0 p4;0 p5;0 0 78 79;3 i8;0 p6;0 18 81 82 0;0 0 80 83;0 p7;1 i4;0 2 85 86;0 0 84 87;0 p8;1 i5;0 2 89 90;0 0 88 91;0 s22;0 2 74 93;0 s20;0 0 26 95;0 1 96 76;0 s21;0 1 97 98;0 1 99 93;0 s23;0 1 100 101;0 6 0 102;0 s24;0 apply,0 104;2 c7/20;0 s5;0 s10;0 1 107 108;0 s11;0 1 109 110;0 s12;0 1 111 112;0 s13;0 1 113 114;0 2 106 115;0 s25;0 s26;0 5 117 118;0 6 0 119;0 0 108 110;0 0 121 112;0 s27;0 0 114 123;0 0 122 124;0 s28;0 1 107 126;0 p9;0 1 26 128;0 6 32 129;0 p10;0 1 29 131;0 6 38 132;0 18 25 133 0;0 0 130 134;0 6 35 26;0 6 32 29;0 18 25 137 0;0 0 136 138;0 s30;3 i10;2 c247/2000;2 c1077/10000;2 18 141 142 143;0 2 140 144;2 c79/5000;2 c159/10000;2 18 141 146 147;0 2 140 148;2 c27/500;2 c47/1000;2 18 141 150 151;0 2 140 152;2 c107/10000;2 c47/5000;2 18 141 154 155;0 2 140 156;0 s31;2 c3/50;0 2 158 159;0 s32;2 i7;3 given,7;0 2 161 162;0 p12;0 p11;0 s33;0 s34;0 0 167 168;0 s35;0 s36;0 0 170 171;0 0 169 172;3 given,0;3 given,1;3 14 174 175;2 c99/100;0 2 177 14;3 10 5 178;2 c101/100;0 2 180 14;3 12 5 181;3 15 179 182;3 14 176 183;0 p0;1 c1;0 2 186 185;3 10 14 187;3 10 26 32;3 12 26 33;1 period,6;3 8 191 71;3 9 25 192;3 i11;3 14 194 141;3 12 123 0;3 14 69 196;3 16 163;2 c1/20;3 12 54 199;3 10 123 117;0 s29;3 10 202 0;4 3 186 71","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,false],[1,true]],["i",2,0,[0,true],[6,true]],["i",3,0,[0,true],[6,true]],["i",4,7,[7,true],[8,true]],["i",5,7,[7,true],[8,true]],["i",6,9,[9,true],[10,true]],["i",7,null,[9,true],[11,true]],["i",8,12],["i",9,12],["i",10,12],["i",11,13],["i",12,12],[0,0,17,0],[1,0,18,0],[2,0,19,0],[3,0,24,0],[4,0,28,0,null,25],[5,0,31],[6,0,34,0],[7,0,37,0],[8,0,40,0,null,25],[9,0,42,0,null,25],[10,0,47,0],[11,0,49,0],[12,0,53,0],[13,0,57,0,null,55],[14,0,58,0],[15,0,59,0],[16,0,60,0],[17,0,61,0],[18,0,68],[19,2,73],[20,0,75,0],[21,0,77,0],[22,0,92],[23,0,94,0],[24,0,103,0],[25,0,105,0],[26,0,116,0],[27,0,120,0],[28,0,125],[29,0,127],[30,0,135,0],[31,0,139,0],[32,0,56,0«4:],[‹33›,0,‹145+4›,0,null,null,140,‹144+4›»],[37,0,160,0,null,null,158,159],[38,0,164,0,null,163,161,162],[39,0,165,0],[40,0,166,0],[41,0,173]],"parameters":[["SMVM",null],["base_min",null],["base_max",null],["movilidad",null],["gni",null],["deduccion_especial",null],["conyuge",null],["hijo",null],["hijo_incapacitado",null],["detraccion",null],["detraccion_sac",null],["scvo_prima",null],["ffep_suma",null]],"notices":[["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,184,["La remuneración mensual ",14," y 30 veces la diaria ",4," difieren en más del 1 %; se usa la mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,188,["La remuneración ",14," es menor que el salario mínimo de ",185,"; a tiempo parcial es legal"]],["warn","CONTRIBUTION_BASE_FLOORED","info","base_aportes","employee",null,189,["La remuneración ",26," no llega a la base mínima de ",32]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_aportes","employee",null,190,["La remuneración ",26," pasa de la base máxima de ",33]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.liquida_sac","override",null,193,["El aguinaldo se paga en diciembre"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.empleador_mipyme","override",null,195,["Un empleador del art. 19 inc. a no es MiPyME"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.excluir_sac_proporcional","override",null,197,["Sin la doceava parte del aguinaldo se retiene menos que con la RG 4003"]],["warn","ART_RATE_NOT_PROVIDED","warning","risk_class_rate","employee",null,198,["Sin la alícuota del contrato de ART no se calcula la cuota variable"]],["warn","CUOTA_SINDICAL_HIGH","warning","cuota_sindical_rate","employee",null,200,["La cuota sindical de ",54," pasa del 5 %"]],["warn","GANANCIAS_TOPE_35_APPLIED","info","ganancias","employee",null,201,["El impuesto de ",117," pasa del 35 % de lo que se cobra; se retiene ",123]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,203,["Las deducciones superan las percepciones del mes"]]],"tables":[[0,null,0,null,204]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [SMVM$rows, base_min$rows, base_max$rows, movilidad$rows, gni$rows, deduccion_especial$rows, conyuge$rows, hijo$rows,
    hijo_incapacitado$rows, detraccion$rows, detraccion_sac$rows, scvo_prima$rows, ffep_suma$rows], tables: [escala] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
