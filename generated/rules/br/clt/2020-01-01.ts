// BR.clt 2020.1: Empleado CLT (folha mensal)
// Emitted from rules/br/clt/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:5d38672bfadb48b42c973b51a5bfa76ce76434be831ca29946a8a6f2c8e1ebff
// meaning sha256:3e8605fc8b9e2c6b4c7326c0305efe2639b284a44a0cedd0fdf1d43f7de173b5
import * as rt from '../../../../runtime/index.ts';
import { $file, SALARIO_MINIMO$rows, salario_familia_limite$rows, salario_familia_cota$rows,
  irrf_deducao_dependente$rows, irrf_retencao_minima$rows, aliquota_fgts$rows, inss_aliquota, irrf_mensal, $sources,
  $provenance, $inputs, $steps } from './2020-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/br/clt/2020-01-01.pay',
    fingerprint: 'sha256:5d38672bfadb48b42c973b51a5bfa76ce76434be831ca29946a8a6f2c8e1ebff',
    meaning: 'sha256:3e8605fc8b9e2c6b4c7326c0305efe2639b284a44a0cedd0fdf1d43f7de173b5', country: 'BR', scheme: 'clt',
    label: 'Empleado CLT (folha mensal)', version: '2020.1', currency: 'BRL', validFrom: '2020-01-01', validUntil: '2020-02-29',
    periods: ['monthly'], proration: null, days: 'month_of_30', asOf: 'period_end',
    laws: ['Consolidação das Leis do Trabalho, Decreto-Lei 5.452/1943'],
    changes: [{ date: '2020-01-01', summary: 'Salario mínimo, tabla del INSS y salario-familia de 2020',
        law: 'MP 916/2019; Portaria ME 914/2020' },
      { date: '2020-02-01', summary: 'El salario mínimo sube a 1.045,00', law: 'MP 919/2020; Lei 14.013/2020' }],
    employerTables: [{ id: 'previdencia_patronal', label: 'Previdencia patronal (INSS)' }, { id: 'terceiros', label: 'Terceros (Sistema S)' },
      { id: 'fgts_empregador', label: 'FGTS' }, { id: 'beneficios', label: 'Beneficios' },
      { id: 'provisoes', label: 'Provisiones (no es pago)' }],
    summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto' }, sources: $sources,
    provenance: $provenance, inputs: $inputs, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  salario_familia_limite: rt.scaledWorth($at, 25n, salario_familia_limite$rows),
  salario_familia_cota: rt.scaledWorth($at, 50n, salario_familia_cota$rows),
  inss_aliquota$rows1: rt.scaledRows(inss_aliquota, { date: $at }, 100n, 100n),
  irrf_deducao_dependente: rt.scaledWorth($at, 100n, irrf_deducao_dependente$rows),
  irrf_mensal$rows1: rt.scaledRows(irrf_mensal, { date: $at }, 100n, 40n),
  irrf_retencao_minima: rt.scaledWorth($at, 1n, irrf_retencao_minima$rows),
  aliquota_fgts: rt.scaledWorth($at, 25n, aliquota_fgts$rows),
  SALARIO_MINIMO: rt.scaledWorth($at, 1n, SALARIO_MINIMO$rows),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  // Salario diario
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0) return false;
  const $1 = $n[0]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 1000000000) return false;
  const daily_salary = $s[0] = $n[0]!;
  // Salario mensual contractual
  if ($n[1]! < 0 || $n[1]! > 10000000000) return false;
  const monthly_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! : daily_salary * 3 * 10;
  // Horas extras, con DSR
  if ($n[2]! < 0) return false;
  const overtime_amount = $s[2] = rt.sentOr($n[2]!, 0);
  // Comisiones, con DSR
  if ($n[3]! < 0) return false;
  const commission_amount = $s[3] = rt.sentOr($n[3]!, 0);
  // 13.º salario bruto del año
  if ($n[4]! < 0) return false;
  const decimo_terceiro_amount = $s[4] = rt.sentOr($n[4]!, 0);
  // Vacaciones gozadas, sin el tercio
  if ($n[5]! < 0) return false;
  const ferias_amount = $s[5] = rt.sentOr($n[5]!, 0);
  // Pensión alimenticia judicial
  if ($n[6]! < 0) return false;
  const pensao_alimenticia_amount = $s[6] = rt.sentOr($n[6]!, 0);
  // Costo del transporte del mes
  if ($n[7]! < 0) return false;
  const vale_transporte_amount = $s[7] = rt.sentOr($n[7]!, 0);
  // Dependientes para el IRRF
  if ($n[8]! < 0 || $n[8]! > 20) return false;
  const num_dependentes_irrf = $s[8] = rt.sentOr($n[8]!, 0);
  // Hijos de hasta 14 años
  if ($n[9]! < 0 || $n[9]! > 20) return false;
  const cantidad_hijos = $s[9] = rt.sentOr($n[9]!, 0);
  // Hijos incapacitados de cualquier edad, aparte
  if ($n[10]! < 0 || $n[10]! > 20) return false;
  const cantidad_hijos_incapacitados = $s[10] = rt.sentOr($n[10]!, 0);
  // RAT ajustado (RAT x FAP)
  if ($n[11]! < 50000 || $n[11]! > 600000) return false;
  const rat_fap_rate = $s[11] = rt.sentOr($n[11]!, 200000);
  // Pide el salario-familia y presentó los documentos
  const aplica_salario_familia = $n[12]! !== 0;
  $s[12] = aplica_salario_familia ? 1 : 0;
  // Salario contractual del mes
  const salario_contratual = $s[13] = Math.floor((monthly_salary + 50) / 100);
  $s[14] = monthly_salary;
  // Salario base (salário-base)
  const $4 = $s[16] = salario_contratual * $row.days;
  const salario_base = $s[15] = Math.floor(($4 + 15) / 30);
  // Horas extras
  if (overtime_amount > 4503599627370395) return false;
  const horas_extras = $s[17] = Math.floor((overtime_amount + 50) / 100);
  $s[18] = overtime_amount;
  // Comisiones (comissões)
  if (commission_amount > 4503599627370395) return false;
  const comissoes = $s[19] = Math.floor((commission_amount + 50) / 100);
  $s[20] = commission_amount;
  // 13.º salario (décimo terceiro)
  if (decimo_terceiro_amount > 4503599627370395) return false;
  const decimo_terceiro = $s[21] = Math.floor((decimo_terceiro_amount + 50) / 100);
  $s[22] = decimo_terceiro_amount;
  // Vacaciones gozadas (férias)
  if (ferias_amount > 4503599627370395) return false;
  const ferias = $s[23] = Math.floor((ferias_amount + 50) / 100);
  $s[24] = ferias_amount;
  // Tercio constitucional de vacaciones (1/3 férias)
  if (ferias_amount > 4503599627370195) return false;
  const terco_constitucional_ferias = $s[25] = Math.floor((ferias_amount + 150) / 300);
  $s[26] = ferias_amount;
  // Renta para el salario-familia
  const renda_salario_familia = $s[27] = salario_contratual + horas_extras + comissoes + ferias;
  // Salario-familia (salário-família)
  let salario_familia = 0;
  const $12 = aplica_salario_familia && renda_salario_familia <= $f.salario_familia_limite * 4;
  $s[28] = $12 ? 1 : 0;
  if ($12) {
    const $13 = $s[30] = $f.salario_familia_cota * (cantidad_hijos + cantidad_hijos_incapacitados) * $row.days;
    salario_familia = $s[29] = Math.floor((2 * $13 + 15) / 30);
  }
  // Total percepciones
  const total_percepciones = $s[31] = salario_base +
    horas_extras +
    comissoes +
    decimo_terceiro +
    ferias +
    terco_constitucional_ferias +
    salario_familia;
  // Remuneración del mes (salario, horas extras y comisiones)
  const remuneracao_mes = $s[32] = salario_base + horas_extras + comissoes;
  // Vacaciones con su tercio
  const remuneracao_ferias = $s[33] = ferias + terco_constitucional_ferias;
  // Base INSS (salário de contribuição)
  $s[34] = $f.inss_aliquota$rows1.top;
  const $18 = remuneracao_mes + remuneracao_ferias;
  const base_inss = $s[35] = $18 < $f.inss_aliquota$rows1.top ? $18 : $f.inss_aliquota$rows1.top;
  // Base INSS 13.º salario
  $s[36] = $f.inss_aliquota$rows1.top;
  const base_inss_13 = $s[37] = decimo_terceiro < $f.inss_aliquota$rows1.top ? decimo_terceiro : $f.inss_aliquota$rows1.top;
  // Base del INSS sobre vacaciones
  $s[38] = $f.inss_aliquota$rows1.top;
  const base_inss_ferias = $s[39] = remuneracao_ferias < $f.inss_aliquota$rows1.top ? remuneracao_ferias : $f.inss_aliquota$rows1.top;
  // INSS del mes, con las vacaciones
  const $22 = $s[40] = rt.rowOf($f.inss_aliquota$rows1, base_inss, 1, false);
  if ($22 < 0) return false;
  $s[41] = base_inss;
  const $23 = $f.inss_aliquota$rows1.value[$22]!;
  const $24 = $s[43] = base_inss * $23;
  const inss_total = $s[42] = Math.floor($24 / 100);
  // INSS sobre vacaciones (férias)
  $s[45] = -1;
  let inss_ferias = 0;
  const $26 = ferias > 0;
  $s[44] = $26 ? 1 : 0;
  if ($26) {
    const $27 = $s[45] = rt.rowOf($f.inss_aliquota$rows1, base_inss_ferias, 1, false);
    if ($27 < 0) return false;
    $s[46] = base_inss_ferias;
    const $28 = $f.inss_aliquota$rows1.value[$27]!;
    const $29 = $s[48] = base_inss_ferias * $28;
    inss_ferias = $s[47] = Math.floor($29 / 100);
  }
  // INSS del empleado
  const $31 = inss_total - inss_ferias;
  const inss = $s[49] = 0 > $31 ? 0 : $31;
  // INSS sobre 13.º salario
  $s[51] = -1;
  let inss_13 = 0;
  const $33 = decimo_terceiro > 0;
  $s[50] = $33 ? 1 : 0;
  if ($33) {
    const $34 = $s[51] = rt.rowOf($f.inss_aliquota$rows1, base_inss_13, 1, false);
    if ($34 < 0) return false;
    $s[52] = base_inss_13;
    const $35 = $f.inss_aliquota$rows1.value[$34]!;
    const $36 = $s[54] = base_inss_13 * $35;
    inss_13 = $s[53] = Math.floor($36 / 100);
  }
  // Rendimiento tributable
  const $38 = remuneracao_mes > 0;
  $s[55] = $38 ? 1 : 0;
  if ($38) {
    $s[56] = remuneracao_mes;
  }
  // Pensión alimenticia (pensão alimentícia)
  if (pensao_alimenticia_amount > 4503599627370395) return false;
  const pensao_alimenticia = $s[57] = Math.floor((pensao_alimenticia_amount + 50) / 100);
  $s[58] = pensao_alimenticia_amount;
  // Deducciones legales
  let deducoes_legais = 0;
  let deducao = 0;
  let base_irrf = 0;
  if ($38) {
    deducoes_legais = $s[59] = inss + $f.irrf_deducao_dependente * num_dependentes_irrf + pensao_alimenticia;
    // Deducción aplicada
    deducao = $s[60] = deducoes_legais;
    // Base IRRF
    const $41 = remuneracao_mes - deducao;
    base_irrf = $s[61] = 0 > $41 ? 0 : $41;
  }
  // IRRF según tabla
  $s[62] = -1;
  let irrf_tabela = 0;
  if ($38) {
    const $43 = $s[62] = rt.rowOf($f.irrf_mensal$rows1, base_irrf, 1, false);
    if ($43 < 0) return false;
    $s[63] = base_irrf;
    const $44 = $s[65] = rt.rebateOf($f.irrf_mensal$rows1, $43, base_irrf, 1);
    if (Number.isNaN($44)) return false;
    irrf_tabela = $s[64] = Math.floor(($44 + 20) / 40);
  }
  // Rendimiento tributable vacaciones (férias)
  let deducoes_legais_ferias = 0;
  let deducao_ferias = 0;
  let base_irrf_ferias = 0;
  if ($26) {
    $s[66] = remuneracao_ferias;
    // Deducciones legales vacaciones (férias)
    deducoes_legais_ferias = $s[67] = inss_ferias + $f.irrf_deducao_dependente * num_dependentes_irrf;
    // Deducción aplicada vacaciones (férias)
    deducao_ferias = $s[68] = deducoes_legais_ferias;
    // Base IRRF vacaciones (férias)
    const $47 = remuneracao_ferias - deducao_ferias;
    base_irrf_ferias = $s[69] = 0 > $47 ? 0 : $47;
  }
  // IRRF según tabla vacaciones (férias)
  $s[70] = -1;
  let irrf_tabela_ferias = 0;
  if ($26) {
    const $49 = $s[70] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_ferias, 1, false);
    if ($49 < 0) return false;
    $s[71] = base_irrf_ferias;
    const $50 = $s[73] = rt.rebateOf($f.irrf_mensal$rows1, $49, base_irrf_ferias, 1);
    if (Number.isNaN($50)) return false;
    irrf_tabela_ferias = $s[72] = Math.floor(($50 + 20) / 40);
  }
  // Rendimiento tributable 13.º salario
  let deducoes_legais_13 = 0;
  let deducao_13 = 0;
  let base_irrf_13 = 0;
  if ($33) {
    $s[74] = decimo_terceiro;
    // Deducciones legales 13.º salario
    deducoes_legais_13 = $s[75] = inss_13 + $f.irrf_deducao_dependente * num_dependentes_irrf;
    // Deducción aplicada 13.º salario
    deducao_13 = $s[76] = deducoes_legais_13;
    // Base IRRF 13.º salario
    const $53 = decimo_terceiro - deducao_13;
    base_irrf_13 = $s[77] = 0 > $53 ? 0 : $53;
  }
  // IRRF según tabla 13.º salario
  $s[78] = -1;
  let irrf_tabela_13 = 0;
  if ($33) {
    const $55 = $s[78] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_13, 1, false);
    if ($55 < 0) return false;
    $s[79] = base_irrf_13;
    const $56 = $s[81] = rt.rebateOf($f.irrf_mensal$rows1, $55, base_irrf_13, 1);
    if (Number.isNaN($56)) return false;
    irrf_tabela_13 = $s[80] = Math.floor(($56 + 20) / 40);
  }
  // IRRF de la remuneración del mes, si la hay
  const irrf_do_mes = $s[82] = $38 ? irrf_tabela : 0;
  // Retención dispensada sobre salario
  const $59 = irrf_do_mes > 0;
  $s[83] = $59 ? 1 : 0;
  const irrf_dispensado = $59 && irrf_do_mes <= $f.irrf_retencao_minima * 100;
  $s[84] = irrf_dispensado ? 1 : 0;
  // IRRF sobre salario
  let irrf = 0;
  const $60 = !irrf_dispensado;
  $s[85] = $60 ? 1 : 0;
  if ($60) {
    irrf = $s[86] = irrf_do_mes;
  }
  // Retención dispensada sobre vacaciones (férias)
  let irrf_dispensado_ferias = false;
  let irrf_ferias = 0;
  if ($26) {
    const $61 = irrf_tabela_ferias > 0;
    $s[87] = $61 ? 1 : 0;
    irrf_dispensado_ferias = $61 && irrf_tabela_ferias <= $f.irrf_retencao_minima * 100;
    $s[88] = irrf_dispensado_ferias ? 1 : 0;
    // IRRF sobre vacaciones (férias)
    const $62 = !irrf_dispensado_ferias;
    $s[89] = $62 ? 1 : 0;
    if ($62) {
      irrf_ferias = $s[90] = irrf_tabela_ferias;
    }
  }
  // IRRF sobre 13.º salario (tributación exclusiva)
  let irrf_13 = 0;
  if ($33) {
    irrf_13 = $s[91] = irrf_tabela_13;
  }
  // Vale-transporte (descuento hasta 6%)
  let vale_transporte = 0;
  const $63 = vale_transporte_amount > 0;
  $s[92] = $63 ? 1 : 0;
  if ($63) {
    const $64 = salario_base * 3 * 2;
    const $65 = $s[94] = vale_transporte_amount < $64 ? vale_transporte_amount : $64;
    vale_transporte = $s[93] = Math.floor(($65 + 50) / 100);
  }
  // Total deducciones
  const $67 = $26 ? irrf_ferias : 0;
  const total_deducciones = $s[95] = inss + inss_ferias + inss_13 + irrf + $67 + irrf_13 + vale_transporte + pensao_alimenticia;
  // Neto
  const neto = $s[96] = total_percepciones - total_deducciones;
  // Base contribución patronal (CPP)
  const base_cpp = $s[97] = salario_base + horas_extras + comissoes + decimo_terceiro + ferias + terco_constitucional_ferias;
  // Base FGTS
  const base_fgts = $s[98] = salario_base + horas_extras + comissoes + decimo_terceiro + ferias + terco_constitucional_ferias;
  // Contribución patronal (CPP)
  const cpp = $s[99] = Math.floor((2 * base_cpp + 5) / 10);
  $s[100] = base_cpp;
  $s[101] = base_cpp;
  $s[102] = 1;
  // RAT ajustado (RAT x FAP)
  const $73 = $s[104] = base_cpp * rat_fap_rate;
  if ($73 > 4503599617370495) return false;
  const rat_fap = $s[103] = Math.floor(($73 + 5000000) / 10000000);
  $s[105] = base_cpp;
  $s[106] = rat_fap_rate;
  // Salario-educación (salário-educação)
  const salario_educacao = $s[107] = Math.floor((base_cpp + 20) / 40);
  $s[108] = base_cpp;
  $s[109] = base_cpp;
  $s[110] = 1;
  // INCRA
  const incra = $s[111] = Math.floor((base_cpp + 250) / 500);
  $s[112] = base_cpp;
  $s[113] = base_cpp;
  $s[114] = 1;
  // SENAI
  const senai = $s[115] = Math.floor((base_cpp + 50) / 100);
  $s[116] = base_cpp;
  $s[117] = base_cpp;
  $s[118] = 1;
  // SESI
  const $78 = $s[120] = base_cpp * 3;
  const sesi = $s[119] = Math.floor(($78 + 100) / 200);
  $s[121] = base_cpp;
  $s[122] = 3;
  // SEBRAE
  const $80 = $s[124] = base_cpp * 3;
  const sebrae = $s[123] = Math.floor(($80 + 250) / 500);
  $s[125] = base_cpp;
  $s[126] = 3;
  // FGTS del mes, con las vacaciones
  const $82 = $s[128] = $f.aliquota_fgts * (remuneracao_mes + remuneracao_ferias);
  const fgts_mensal = $s[127] = Math.floor($82 / 25);
  // FGTS del 13.º salario
  const $84 = $s[130] = $f.aliquota_fgts * decimo_terceiro;
  const fgts_13 = $s[129] = Math.floor($84 / 25);
  // FGTS (8%)
  const fgts = $s[131] = fgts_mensal + fgts_13;
  $s[132] = base_fgts;
  $s[133] = $f.aliquota_fgts;
  // Vale-transporte a cargo de la empresa
  if ($63) {
    const $87 = vale_transporte_amount - vale_transporte * 100;
    const $88 = $s[135] = 0 > $87 ? 0 : $87;
    if ($88 > 4503599627370395) return false;
    $s[134] = Math.floor(($88 + 50) / 100);
  }
  // Cargas sobre las provisiones: CPP, RAT, terceros y FGTS
  const encargos = $s[136] = 2000000 + rat_fap_rate + 580000 + $f.aliquota_fgts * 400000;
  // Provisión 13.º salario
  const provisao_13 = $s[137] = Math.floor((remuneracao_mes + 6) / 12);
  $s[138] = remuneracao_mes;
  $s[139] = remuneracao_mes;
  $s[140] = 1;
  // Provisión vacaciones (férias)
  const provisao_ferias = $s[141] = Math.floor((remuneracao_mes + 6) / 12);
  $s[142] = remuneracao_mes;
  $s[143] = remuneracao_mes;
  $s[144] = 1;
  // Provisión 1/3 de vacaciones
  const provisao_terco_ferias = $s[145] = Math.floor((remuneracao_mes + 18) / 36);
  $s[146] = remuneracao_mes;
  $s[147] = remuneracao_mes;
  $s[148] = 1;
  // Cargas sobre provisión 13.º
  const $94 = $s[150] = remuneracao_mes * encargos;
  if ($94 > 4503599507370495) return false;
  const provisao_encargos_13 = $s[149] = Math.floor(($94 + 60000000) / 120000000);
  $s[151] = remuneracao_mes;
  $s[152] = encargos;
  // Cargas sobre provisión vacaciones + 1/3
  const $96 = $s[154] = remuneracao_mes * encargos;
  if ($96 > 4503599537370495) return false;
  const provisao_encargos_ferias = $s[153] = Math.floor(($96 + 45000000) / 90000000);
  $s[155] = remuneracao_mes;
  $s[156] = encargos;
  // Terceros
  const total_terceiros = $s[157] = salario_educacao + incra + senai + sesi + sebrae;
  // Provisiones
  $s[158] = provisao_13 + provisao_ferias + provisao_terco_ferias + provisao_encargos_13 + provisao_encargos_ferias;
  // Contribuciones patronales (sin beneficios ni provisiones)
  $s[159] = cpp + rat_fap + total_terceiros + fgts;
  if (monthly_salary === 0 && ferias_amount === 0 && decimo_terceiro_amount === 0) return false;
  if ($notes !== null) {
    if (irrf_dispensado) {
      // IRRF_WITHHOLDING_WAIVED
      $notes.add(1, rt.ratio(irrf_do_mes, 100n), rt.ratio($f.irrf_retencao_minima, 1n));
    }
    if ($26) {
      if (irrf_dispensado_ferias) {
        // IRRF_WITHHOLDING_WAIVED
        $notes.add(2, rt.ratio(irrf_tabela_ferias, 100n), rt.ratio($f.irrf_retencao_minima, 1n));
      }
    }
    if (rt.isSent($n[0]!) &&
      rt.isSent($n[1]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(3, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 10000n));
    }
    if (salario_contratual > 0 && salario_contratual < $f.SALARIO_MINIMO * 100) {
      // BELOW_MINIMUM_WAGE
      $notes.add(4, rt.ratio(salario_contratual, 100n), rt.ratio($f.SALARIO_MINIMO, 1n));
    }
    if (!rt.isSent($n[11]!)) {
      // RAT_FAP_DEFAULTED
      $notes.add(5, rt.ratio(rat_fap_rate, 10000000n));
    }
    if (rt.isSent($n[12]!) && aplica_salario_familia && renda_salario_familia > $f.salario_familia_limite * 4) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(6, rt.ratio(renda_salario_familia, 100n), rt.ratio($f.salario_familia_limite, 25n));
    }
    if (!aplica_salario_familia && cantidad_hijos + cantidad_hijos_incapacitados > 0 && renda_salario_familia <= $f.salario_familia_limite * 4) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(7, rt.ratio(renda_salario_familia, 100n), rt.ratio($f.salario_familia_limite, 25n));
    }
    if (remuneracao_mes + remuneracao_ferias > $f.inss_aliquota$rows1.top) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(8, rt.ratio(base_inss, 100n));
    }
    if (decimo_terceiro > $f.inss_aliquota$rows1.top) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(9, rt.ratio(base_inss_13, 100n));
    }
    if (decimo_terceiro_amount > 0 && Number($at.slice(5, 7)) !== 12) {
      // DECIMO_TERCEIRO_BEFORE_SETTLEMENT
      $notes.add(10);
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(11);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '«0:»{"size":160,"scales":[10000,10000,10000,10000,10000,10000,10000,10000,1,1,1,10000000,1],"values":[["input",1,[1,10000]],0,["period","days","number",[]],["input",2,[2,10000]],["input",3,[3,10000]],["input",4,[4,10000]],["input",5,[5,10000]],2,3,5,["input",12,[12,1]],7,["parameter","salario_familia_limite",25],["parameter","salario_familia_cota",50],["input",9,[9,1]],["input",10,[10,1]],1,4,6,8,10,11,["kept","upper_limit(inss_aliquota)","money",34],["kept","upper_limit(inss_aliquota)","money",36],["kept","upper_limit(inss_aliquota)","money",38],12,14,15,16,13,["input",6,[6,10000]],17,["parameter","irrf_deducao_dependente",100],["input",8,[8,1]],20,21,22,23,26,27,28,18,31,32,33,24,35,["parameter","irrf_retencao_minima",1],36,29,38,34,["input",7,[7,10000]],37,39,40,41,9,42,44,["input",11,[11,10000000]],["parameter","aliquota_fgts",25,"rate"],53,54,57,48,49,50,51,52,58,59,60,61,62,46,47,63,55],"tables":[{"table":0,"rows":"inss_aliquota$rows1","scales":[100,100,10000],"slots":[40,41,null]},{"table":0,"rows":"inss_aliquota$rows1","scales":[100,100,10000],"slots":[45,46,null],"isConditional":1},{"table":0,"rows":"inss_aliquota$rows1","scales":[100,100,10000],"slots":[51,52,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[62,63,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[70,71,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[78,79,null],"isConditional":1}],"steps":[[13,[0],[14,10000]],[15,[1,2],[16,3000«4:]],[‹17+2›,[‹3›],[‹18+2›,10000»]],[25,[6],[26,30000]],[27,[1,7,8,9]],[29,[10,[[11,12],12,1,1],[[13,14,15,2],28,1,1]],[30,1500],null,28],[31,[16,7,8,17,9,18,19]],[32,[16,7,8]],[33,[9,18]],[35,[20,21,22]],[37,[17,23]],[39,[21,24]],[42,[25,25,-1],[43,10000]],[47,[9,[[26,26],44,1,1],-2],[48,10000],null,44],[49,[27,28]],[53,[17,[[29,29],50,1,1],-3],[54,10000],null,50],[56,[20],null,55],[57,[30],[58,10000]],[59,[31,32,33,34],null,55],[60,[35],null,55],[61,[20,36],null,55],[64,[37,-4],[65,4000],55],[66,[21],null,44],[67,[28,32,33],null,44],[68,[38],null,44],[69,[21,39],null,44],[72,[40,-5],[73,4000],44],[74,[17],null,50],[75,[41,32,33],null,50],[76,[42],null,50],[77,[17,43],null,50],[80,[44,-6],[81,4000],50],[82,[20,[[45],55,1,1]]],[[84,1],[46,[[46,47],83,1,1]]],[86,[48,[[46],85,1,1]],null,null,85],[[88,1],[49,[[49,47],87,1,1]],null,44],[90,[50,[[49],89,1,1]],null,44,89],[91,[17,[[51],50,1,1]],null,null,50],[93,[52,[[52,16],92,1,1]],[94,10000],null,92],[95,[31,28,41,53,9,[[54],44,1,1],55,56,34]],[96,[57,58]],[97,[16,7,8,17,9,18]],[98,[16,7,8,17,9,18]],[99,[59],[100,500],null,null,101,[102,5]],[103,[59,60],[104,1000000000],null,null,105,[106,10000000]],[107,[59],[108,4000],null,null,109,[110,40]],[111,[59],[112,50000],null,null,113,[114,500]],[115,[59],[116,10000],null,null,117,118],[119,[59],[120,20000],null,null,121,[122,200]],[123,[59],[124,50000],null,null,125,[126,500]],[127,[61,20,21],[128,2500]],[129,[61,17],[130,2500]],[131,[62,63],null,null,null,132,[133,25]],[134,[52,[[52,56],92,1,1]],[135,10000],null,92],[[136,10000000],[60,61]],[137,[20],[138,1200],null,null,139,[140,12]],[141,[20],[142,1200],null,null,143,[144,12]],[145,[20],[146,3600],null,null,147,[148,36]],[149,[20,64],[150,12000000000],null,null,151,[152,120000000]],[153,[20,64],[154,9000000000],null,null,155,[156,90000000]],[157,[65,66,67,68,69]],[158,[70,71,72,73,74]],[159,[75,76,77,78]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["BRL","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],"boolean"],"roundings":[["half_up",[["1/100",null]]],["down",[["1/100",null]]]],"nodes":"0 c0;0 c1000000;1 c30;0 3 1 2;0 i0;0 2 2 4;0 c1000000000000;1 c0;1 c20;2 c1/50;2 c1/200;2 c3/50;3 truth,true;0 i1;0 s0;1 period,0;0 2 14 15;0 3 16 2;0 i2;0 i3;0 i4;0 i5;1 c3;0 3 21 22;0 s2;0 0 14 24;0 s3;0 0 25 26;0 s5;0 0 27 28;3 i12;0 s7;0 p1;3 11 31 32;3 14 30 33;0 p2;1 i9;1 i10;1 0 36 37;0 2 35 38;0 2 39 15;0 3 40 2;0 s1;0 0 42 24;0 s4;0 0 26 44;0 0 43 45;0 s6;0 0 28 47;0 s8;0 0 48 49;0 0 46 50;0 0 43 26;0 s10;0 s11;0 0 53 54;0 upper_limit,0;0 5 55 56;0 5 44 56;0 5 54 56;0 s12;2 apply,0 60;0 2 60 61;3 12 28 0;0 s14;2 apply,0 64;0 2 64 65;0 s15;0 s16;0 1 67 68;0 6 0 69;3 12 44 0;0 s13;2 apply,0 72;0 2 72 73;3 12 53 0;0 i6;0 s17;0 p3;1 i8;0 2 78 79;0 0 77 80;0 s20;0 0 81 82;0 s21;0 s22;0 1 53 85;0 6 0 86;0 s23;0 apply,1 88;0 0 68 80;0 0 90 0;0 s26;0 s27;0 1 54 93;0 6 0 94;0 s28;0 apply,1 96;0 s18;0 0 98 80;0 0 99 0;0 s31;0 s32;0 1 44 102;0 6 0 103;0 s33;0 apply,1 105;0 s24;0 18 75 107 0;0 s35;3 12 109 0;0 p4;3 11 109 111;3 14 110 112;3 s36;3 16 114;0 s29;3 12 116 0;3 11 116 111;3 14 117 118;3 s38;3 16 120;0 s34;0 i7;3 12 123 0;0 2 11 42;0 5 123 125;0 0 77 68;0 s37;0 0 98 128;0 0 127 129;0 s39;0 18 63 131 0;0 s40;0 0 132 133;0 s41;0 0 135 82;0 0 134 136;0 0 130 137;0 s9;0 s42;0 1 139 140;0 0 44 28;0 0 142 47;0 0 52 143;0 s44;2 c1/5;0 2 145 146;2 i11;0 2 145 148;2 c1/40;0 2 145 150;2 c1/500;0 2 145 152;2 c1/100;0 2 145 154;2 c3/200;0 2 145 156;2 c3/500;0 2 145 158;2 p5;0 2 160 55;0 2 160 44;0 s45;0 s53;0 s54;0 0 164 165;0 1 123 135;0 6 0 167;2 0 146 148;2 c29/500;2 0 169 170;2 0 171 160;2 c1;1 c12;2 3 173 174;0 2 53 175;1 c36;2 3 173 177;0 2 53 178;2 s57;2 3 180 174;0 2 53 181;1 c9;2 3 180 183;0 2 53 184;0 s48;0 s49;0 0 186 187;0 s50;0 0 188 189;0 s51;0 s52;0 0 191 192;0 0 190 193;0 s58;0 s59;0 0 195 196;0 s60;0 0 197 198;0 s61;0 s62;0 0 200 201;0 0 199 202;0 s46;0 s47;0 0 204 205;0 s63;0 0 206 207;0 s55;0 0 208 209;3 8 13 0;3 8 21 0;3 14 211 212;3 8 20 0;3 14 213 214;3 given,0;3 given,1;3 14 216 217;2 c99/100;0 2 219 13;3 10 5 220;2 c101/100;0 2 222 13;3 12 5 223;3 15 221 224;3 14 218 225;0 p0;3 12 14 0;1 c1;0 2 229 227;3 10 14 230;3 14 228 231;3 given,11;3 16 233;3 given,12;3 14 235 30;3 12 31 32;3 14 236 237;3 16 30;3 12 38 7;3 14 239 240;3 14 241 33;3 12 55 56;3 12 44 56;3 12 20 0;1 period,6;3 9 246 174;3 14 245 247;0 s43;3 10 249 0","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,true],[1,true]],["i",2«6:,0,[0,true],[6,false]],["i",‹3›»,7,[7,true],[8,true]],["i",9,7,[7,true],[8,true]],["i",10,7,[7,true],[8,true]],["i",11,9,[10,true],[11,true]],["i",12,12],[0,0,13,0],[1,0,17,0],[2,0,18,0],[3,0,19,0],[4,0,20,0],[5,0,21,0],[6,0,23,0],[7,0,29],[8,0,41,0,null,34],[9,0,51],[10,0,52],[11,0,48],[12,0,57,0],[13,0,58,0],[14,0,59],[15,0,62,1],[16,0,66,1,null,63],[17,0,70,0],[18,0,74,1,null,71],[19,0,53,null,75],[20,0,76,0],[21,0,83,null,75],[22,0,84,null,75],[23,0,87,0,75],[24,0,89,0,75],[25,0,54,null,63],[26,0,91,null,63],[27,0,92,null,63],[28,0,95,0,63],[29,0,97,0,63],[30,0,44,null,71],[31,0,100,null,71],[32,0,101,null,71],[33,0,104,0,71],[34,0,106,0,71],[35,0,108],[36,3,113],[37,0,109,0,null,115],[38,3,119,null,63],[39,0,116,0,63,121],[40,0,122,0,null,71],[41,0,126,0,null,124],[42,0,138],[43,0,141],[44,0,144,0],[45,0,144,0«7:],[‹46›,0,‹147+2›,0,null,null,145,‹146+2›»],[53,0,161,1],[54,0,162,1],[55,0,166,0,null,null,163,160],[56,0,168,0,null,124],[57,2,172],[58,0,176,0,null,null,53,175«4:],[‹59›,0,‹176+3›,0,null,null,53,‹175+3›»],[63,0,194],[64,0,203],[65,0,210]],"parameters":[["SALARIO_MINIMO",null],["salario_familia_limite",null],["salario_familia_cota",null],["irrf_deducao_dependente",null],["irrf_retencao_minima",null],["aliquota_fgts",null]],"notices":[["refuse","VALIDATION_ERROR","warning","monthly_salary","employee",null,215,["El salario solo puede ser cero cuando hay vacaciones o 13.º salario"]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf","employee",null,114,["No se retienen ",109,": la ley dispensa hasta ",111]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf_ferias","employee",63,120,["No se retienen ",116,": la ley dispensa hasta ",111]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,226,["El salario mensual ",13," y 30 veces el diario ",4," difieren en más del 1 %; se usa el mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,232,["El salario ",14," es menor que el mínimo de ",227]],["warn","RAT_FAP_DEFAULTED","info","rat_fap_rate","employee",null,234,["Sin RAT ajustado se usa ",148]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_salario_familia","override",null,238,["La renta ",31," pasa de ",32,": no hay salario-familia"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_salario_familia","override",null,242,["Hay hijos y la renta ",31," no pasa de ",32,", pero se pidió no pagar el salario-familia"]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss","employee",null,243,["La remuneración pasa del tope; el INSS se calcula sobre ",60]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss_13","employee",null,244,["El 13.º salario pasa del tope; el INSS se calcula sobre ",72]],["warn","DECIMO_TERCEIRO_BEFORE_SETTLEMENT","info","decimo_terceiro_amount","employee",null,248,["El INSS y el IRRF del 13.º son de la liquidación de diciembre; un anticipo no se envía aquí"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,250,["Las deducciones superan las percepciones"]]],"tables":[[0,null,2,null,null],[0,null,0,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [SALARIO_MINIMO$rows, salario_familia_limite$rows, salario_familia_cota$rows, irrf_deducao_dependente$rows,
    irrf_retencao_minima$rows, aliquota_fgts$rows], tables: [inss_aliquota, irrf_mensal] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
