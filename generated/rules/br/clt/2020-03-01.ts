// BR.clt 2020.2: Empleado CLT (folha mensal)
// Emitted from generated/rules/br/clt/2020-03-01.pay by payroll compile. Do not edit.
// file    sha256:a68bc71014aff5028cd213cf6f05641eddd0dffe6ed3cc5c0b387e4c9fe6af04
// meaning sha256:721dc5268148327cf1664044aec38983431b451ad7fb3a7b469acd32e9206c61
import * as rt from '../../../../runtime/index.ts';
import { $file, SALARIO_MINIMO$rows, salario_familia_limite$rows, salario_familia_cota$rows,
  irrf_deducao_dependente$rows, irrf_retencao_minima$rows, aliquota_fgts$rows, inss_tabela, irrf_mensal, $sources,
  $provenance, $inputs, $steps } from './2020-03-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'generated/rules/br/clt/2020-03-01.pay',
    fingerprint: 'sha256:a68bc71014aff5028cd213cf6f05641eddd0dffe6ed3cc5c0b387e4c9fe6af04',
    meaning: 'sha256:721dc5268148327cf1664044aec38983431b451ad7fb3a7b469acd32e9206c61', country: 'BR', scheme: 'clt',
    label: 'Empleado CLT (folha mensal)', version: '2020.2', currency: 'BRL', validFrom: '2020-03-01', validUntil: '2023-04-30',
    periods: ['monthly'], proration: null, days: 'month_of_30', asOf: 'period_end',
    laws: ['Consolidação das Leis do Trabalho, Decreto-Lei 5.452/1943'],
    changes: [{ date: '2020-03-01', summary: 'INSS del empleado progresivo, por tramos', law: 'EC 103/2019 art. 28; Portaria SEPRT 3.659/2020' },
      { date: '2021-01-01', summary: 'Salario mínimo, tabla del INSS y salario-familia de 2021',
        law: 'MP 1.021/2020; Portaria SEPRT/ME 477/2021' },
      { date: '2022-01-01', summary: 'Salario mínimo, tabla del INSS y salario-familia de 2022',
        law: 'MP 1.091/2021; Portaria Interministerial MTP/ME 12/2022' },
      { date: '2023-01-01', summary: 'Salario mínimo, tabla del INSS y salario-familia de 2023',
        law: 'MP 1.143/2022; Portaria Interministerial MPS/MF 26/2023' }],
    employerTables: [{ id: 'previdencia_patronal', label: 'Previdencia patronal (INSS)' }, { id: 'terceiros', label: 'Terceros (Sistema S)' },
      { id: 'fgts_empregador', label: 'FGTS' }, { id: 'beneficios', label: 'Beneficios' },
      { id: 'provisoes', label: 'Provisiones (no es pago)' }],
    summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto' }, sources: $sources,
    provenance: $provenance, inputs: $inputs, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  salario_familia_limite: rt.scaledWorth($at, 100n, salario_familia_limite$rows),
  salario_familia_cota: rt.scaledWorth($at, 100n, salario_familia_cota$rows),
  inss_tabela$rows1: rt.scaledRows(inss_tabela, { date: $at }, 100n, 200n),
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
  const $12 = aplica_salario_familia && renda_salario_familia <= $f.salario_familia_limite;
  $s[28] = $12 ? 1 : 0;
  if ($12) {
    const $13 = $s[30] = $f.salario_familia_cota * (cantidad_hijos + cantidad_hijos_incapacitados) * $row.days;
    salario_familia = $s[29] = Math.floor(($13 + 15) / 30);
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
  $s[34] = $f.inss_tabela$rows1.top;
  const $18 = remuneracao_mes + remuneracao_ferias;
  const base_inss = $s[35] = $18 < $f.inss_tabela$rows1.top ? $18 : $f.inss_tabela$rows1.top;
  // Base INSS 13.º salario
  $s[36] = $f.inss_tabela$rows1.top;
  const base_inss_13 = $s[37] = decimo_terceiro < $f.inss_tabela$rows1.top ? decimo_terceiro : $f.inss_tabela$rows1.top;
  // Base del INSS sobre vacaciones
  $s[38] = $f.inss_tabela$rows1.top;
  const base_inss_ferias = $s[39] = remuneracao_ferias < $f.inss_tabela$rows1.top ? remuneracao_ferias : $f.inss_tabela$rows1.top;
  // INSS del mes, con las vacaciones
  const $22 = $s[40] = rt.rowOf($f.inss_tabela$rows1, base_inss, 1, true);
  if ($22 < 0) return false;
  $s[41] = base_inss;
  const $23 = rt.slicesOf($f.inss_tabela$rows1, $22, base_inss, 1);
  if (Number.isNaN($23)) return false;
  const inss_total = $s[42] = $23;
  // INSS sobre vacaciones (férias)
  $s[44] = -1;
  let inss_ferias = 0;
  const $24 = ferias > 0;
  $s[43] = $24 ? 1 : 0;
  if ($24) {
    const $25 = $s[44] = rt.rowOf($f.inss_tabela$rows1, base_inss_ferias, 1, true);
    if ($25 < 0) return false;
    $s[45] = base_inss_ferias;
    const $26 = rt.slicesOf($f.inss_tabela$rows1, $25, base_inss_ferias, 1);
    if (Number.isNaN($26)) return false;
    inss_ferias = $s[46] = $26;
  }
  // INSS del empleado
  const inss = $s[47] = inss_total - inss_ferias;
  // INSS sobre 13.º salario
  $s[49] = -1;
  let inss_13 = 0;
  const $28 = decimo_terceiro > 0;
  $s[48] = $28 ? 1 : 0;
  if ($28) {
    const $29 = $s[49] = rt.rowOf($f.inss_tabela$rows1, base_inss_13, 1, true);
    if ($29 < 0) return false;
    $s[50] = base_inss_13;
    const $30 = rt.slicesOf($f.inss_tabela$rows1, $29, base_inss_13, 1);
    if (Number.isNaN($30)) return false;
    inss_13 = $s[51] = $30;
  }
  // Rendimiento tributable
  const $31 = remuneracao_mes > 0;
  $s[52] = $31 ? 1 : 0;
  if ($31) {
    $s[53] = remuneracao_mes;
  }
  // Pensión alimenticia (pensão alimentícia)
  if (pensao_alimenticia_amount > 4503599627370395) return false;
  const pensao_alimenticia = $s[54] = Math.floor((pensao_alimenticia_amount + 50) / 100);
  $s[55] = pensao_alimenticia_amount;
  // Deducciones legales
  let deducoes_legais = 0;
  let deducao = 0;
  let base_irrf = 0;
  if ($31) {
    deducoes_legais = $s[56] = inss + $f.irrf_deducao_dependente * num_dependentes_irrf + pensao_alimenticia;
    // Deducción aplicada
    deducao = $s[57] = deducoes_legais;
    // Base IRRF
    const $34 = remuneracao_mes - deducao;
    base_irrf = $s[58] = 0 > $34 ? 0 : $34;
  }
  // IRRF según tabla
  $s[59] = -1;
  let irrf_tabela = 0;
  if ($31) {
    const $36 = $s[59] = rt.rowOf($f.irrf_mensal$rows1, base_irrf, 1, false);
    if ($36 < 0) return false;
    $s[60] = base_irrf;
    const $37 = $s[62] = rt.rebateOf($f.irrf_mensal$rows1, $36, base_irrf, 1);
    if (Number.isNaN($37)) return false;
    irrf_tabela = $s[61] = Math.floor(($37 + 20) / 40);
  }
  // Rendimiento tributable vacaciones (férias)
  let deducoes_legais_ferias = 0;
  let deducao_ferias = 0;
  let base_irrf_ferias = 0;
  if ($24) {
    $s[63] = remuneracao_ferias;
    // Deducciones legales vacaciones (férias)
    deducoes_legais_ferias = $s[64] = inss_ferias + $f.irrf_deducao_dependente * num_dependentes_irrf;
    // Deducción aplicada vacaciones (férias)
    deducao_ferias = $s[65] = deducoes_legais_ferias;
    // Base IRRF vacaciones (férias)
    const $40 = remuneracao_ferias - deducao_ferias;
    base_irrf_ferias = $s[66] = 0 > $40 ? 0 : $40;
  }
  // IRRF según tabla vacaciones (férias)
  $s[67] = -1;
  let irrf_tabela_ferias = 0;
  if ($24) {
    const $42 = $s[67] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_ferias, 1, false);
    if ($42 < 0) return false;
    $s[68] = base_irrf_ferias;
    const $43 = $s[70] = rt.rebateOf($f.irrf_mensal$rows1, $42, base_irrf_ferias, 1);
    if (Number.isNaN($43)) return false;
    irrf_tabela_ferias = $s[69] = Math.floor(($43 + 20) / 40);
  }
  // Rendimiento tributable 13.º salario
  let deducoes_legais_13 = 0;
  let deducao_13 = 0;
  let base_irrf_13 = 0;
  if ($28) {
    $s[71] = decimo_terceiro;
    // Deducciones legales 13.º salario
    deducoes_legais_13 = $s[72] = inss_13 + $f.irrf_deducao_dependente * num_dependentes_irrf;
    // Deducción aplicada 13.º salario
    deducao_13 = $s[73] = deducoes_legais_13;
    // Base IRRF 13.º salario
    const $46 = decimo_terceiro - deducao_13;
    base_irrf_13 = $s[74] = 0 > $46 ? 0 : $46;
  }
  // IRRF según tabla 13.º salario
  $s[75] = -1;
  let irrf_tabela_13 = 0;
  if ($28) {
    const $48 = $s[75] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_13, 1, false);
    if ($48 < 0) return false;
    $s[76] = base_irrf_13;
    const $49 = $s[78] = rt.rebateOf($f.irrf_mensal$rows1, $48, base_irrf_13, 1);
    if (Number.isNaN($49)) return false;
    irrf_tabela_13 = $s[77] = Math.floor(($49 + 20) / 40);
  }
  // IRRF de la remuneración del mes, si la hay
  const irrf_do_mes = $s[79] = $31 ? irrf_tabela : 0;
  // Retención dispensada sobre salario
  const $52 = irrf_do_mes > 0;
  $s[80] = $52 ? 1 : 0;
  const irrf_dispensado = $52 && irrf_do_mes <= $f.irrf_retencao_minima * 100;
  $s[81] = irrf_dispensado ? 1 : 0;
  // IRRF sobre salario
  let irrf = 0;
  const $53 = !irrf_dispensado;
  $s[82] = $53 ? 1 : 0;
  if ($53) {
    irrf = $s[83] = irrf_do_mes;
  }
  // Retención dispensada sobre vacaciones (férias)
  let irrf_dispensado_ferias = false;
  let irrf_ferias = 0;
  if ($24) {
    const $54 = irrf_tabela_ferias > 0;
    $s[84] = $54 ? 1 : 0;
    irrf_dispensado_ferias = $54 && irrf_tabela_ferias <= $f.irrf_retencao_minima * 100;
    $s[85] = irrf_dispensado_ferias ? 1 : 0;
    // IRRF sobre vacaciones (férias)
    const $55 = !irrf_dispensado_ferias;
    $s[86] = $55 ? 1 : 0;
    if ($55) {
      irrf_ferias = $s[87] = irrf_tabela_ferias;
    }
  }
  // IRRF sobre 13.º salario (tributación exclusiva)
  let irrf_13 = 0;
  if ($28) {
    irrf_13 = $s[88] = irrf_tabela_13;
  }
  // Vale-transporte (descuento hasta 6%)
  let vale_transporte = 0;
  const $56 = vale_transporte_amount > 0;
  $s[89] = $56 ? 1 : 0;
  if ($56) {
    const $57 = salario_base * 3 * 2;
    const $58 = $s[91] = vale_transporte_amount < $57 ? vale_transporte_amount : $57;
    vale_transporte = $s[90] = Math.floor(($58 + 50) / 100);
  }
  // Total deducciones
  const $60 = $24 ? irrf_ferias : 0;
  const total_deducciones = $s[92] = inss + inss_ferias + inss_13 + irrf + $60 + irrf_13 + vale_transporte + pensao_alimenticia;
  // Neto
  const neto = $s[93] = total_percepciones - total_deducciones;
  // Base contribución patronal (CPP)
  const base_cpp = $s[94] = salario_base + horas_extras + comissoes + decimo_terceiro + ferias + terco_constitucional_ferias;
  // Base FGTS
  const base_fgts = $s[95] = salario_base + horas_extras + comissoes + decimo_terceiro + ferias + terco_constitucional_ferias;
  // Contribución patronal (CPP)
  const cpp = $s[96] = Math.floor((2 * base_cpp + 5) / 10);
  $s[97] = base_cpp;
  $s[98] = base_cpp;
  $s[99] = 1;
  // RAT ajustado (RAT x FAP)
  const $66 = $s[101] = base_cpp * rat_fap_rate;
  if ($66 > 4503599617370495) return false;
  const rat_fap = $s[100] = Math.floor(($66 + 5000000) / 10000000);
  $s[102] = base_cpp;
  $s[103] = rat_fap_rate;
  // Salario-educación (salário-educação)
  const salario_educacao = $s[104] = Math.floor((base_cpp + 20) / 40);
  $s[105] = base_cpp;
  $s[106] = base_cpp;
  $s[107] = 1;
  // INCRA
  const incra = $s[108] = Math.floor((base_cpp + 250) / 500);
  $s[109] = base_cpp;
  $s[110] = base_cpp;
  $s[111] = 1;
  // SENAI
  const senai = $s[112] = Math.floor((base_cpp + 50) / 100);
  $s[113] = base_cpp;
  $s[114] = base_cpp;
  $s[115] = 1;
  // SESI
  const $71 = $s[117] = base_cpp * 3;
  const sesi = $s[116] = Math.floor(($71 + 100) / 200);
  $s[118] = base_cpp;
  $s[119] = 3;
  // SEBRAE
  const $73 = $s[121] = base_cpp * 3;
  const sebrae = $s[120] = Math.floor(($73 + 250) / 500);
  $s[122] = base_cpp;
  $s[123] = 3;
  // FGTS del mes, con las vacaciones
  const $75 = $s[125] = $f.aliquota_fgts * (remuneracao_mes + remuneracao_ferias);
  const fgts_mensal = $s[124] = Math.floor($75 / 25);
  // FGTS del 13.º salario
  const $77 = $s[127] = $f.aliquota_fgts * decimo_terceiro;
  const fgts_13 = $s[126] = Math.floor($77 / 25);
  // FGTS (8%)
  const fgts = $s[128] = fgts_mensal + fgts_13;
  $s[129] = base_fgts;
  $s[130] = $f.aliquota_fgts;
  // Vale-transporte a cargo de la empresa
  if ($56) {
    const $80 = vale_transporte_amount - vale_transporte * 100;
    const $81 = $s[132] = 0 > $80 ? 0 : $80;
    if ($81 > 4503599627370395) return false;
    $s[131] = Math.floor(($81 + 50) / 100);
  }
  // Cargas sobre las provisiones: CPP, RAT, terceros y FGTS
  const encargos = $s[133] = 2000000 + rat_fap_rate + 580000 + $f.aliquota_fgts * 400000;
  // Provisión 13.º salario
  const provisao_13 = $s[134] = Math.floor((remuneracao_mes + 6) / 12);
  $s[135] = remuneracao_mes;
  $s[136] = remuneracao_mes;
  $s[137] = 1;
  // Provisión vacaciones (férias)
  const provisao_ferias = $s[138] = Math.floor((remuneracao_mes + 6) / 12);
  $s[139] = remuneracao_mes;
  $s[140] = remuneracao_mes;
  $s[141] = 1;
  // Provisión 1/3 de vacaciones
  const provisao_terco_ferias = $s[142] = Math.floor((remuneracao_mes + 18) / 36);
  $s[143] = remuneracao_mes;
  $s[144] = remuneracao_mes;
  $s[145] = 1;
  // Cargas sobre provisión 13.º
  const $87 = $s[147] = remuneracao_mes * encargos;
  if ($87 > 4503599507370495) return false;
  const provisao_encargos_13 = $s[146] = Math.floor(($87 + 60000000) / 120000000);
  $s[148] = remuneracao_mes;
  $s[149] = encargos;
  // Cargas sobre provisión vacaciones + 1/3
  const $89 = $s[151] = remuneracao_mes * encargos;
  if ($89 > 4503599537370495) return false;
  const provisao_encargos_ferias = $s[150] = Math.floor(($89 + 45000000) / 90000000);
  $s[152] = remuneracao_mes;
  $s[153] = encargos;
  // Terceros
  const total_terceiros = $s[154] = salario_educacao + incra + senai + sesi + sebrae;
  // Provisiones
  $s[155] = provisao_13 + provisao_ferias + provisao_terco_ferias + provisao_encargos_13 + provisao_encargos_ferias;
  // Contribuciones patronales (sin beneficios ni provisiones)
  $s[156] = cpp + rat_fap + total_terceiros + fgts;
  if (monthly_salary === 0 && ferias_amount === 0 && decimo_terceiro_amount === 0) return false;
  if ($notes !== null) {
    if (irrf_dispensado) {
      // IRRF_WITHHOLDING_WAIVED
      $notes.add(1, rt.ratio(irrf_do_mes, 100n), rt.ratio($f.irrf_retencao_minima, 1n));
    }
    if ($24) {
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
    if (rt.isSent($n[12]!) && aplica_salario_familia && renda_salario_familia > $f.salario_familia_limite) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(6, rt.ratio(renda_salario_familia, 100n), rt.ratio($f.salario_familia_limite, 100n));
    }
    if (!aplica_salario_familia && cantidad_hijos + cantidad_hijos_incapacitados > 0 && renda_salario_familia <= $f.salario_familia_limite) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(7, rt.ratio(renda_salario_familia, 100n), rt.ratio($f.salario_familia_limite, 100n));
    }
    if (remuneracao_mes + remuneracao_ferias > $f.inss_tabela$rows1.top) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(8, rt.ratio(base_inss, 100n));
    }
    if (decimo_terceiro > $f.inss_tabela$rows1.top) {
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
const layout = '«0:»{"size":157,"scales":[10000,10000,10000,10000,10000,10000,10000,10000,1,1,1,10000000,1],"values":[["input",1,[1,10000]],0,["period","days","number",[]],["input",2,[2,10000]],["input",3,[3,10000]],["input",4,[4,10000]],["input",5,[5,10000]],2,3,5,["input",12,[12,1]],7,["parameter","salario_familia_limite",100],["parameter","salario_familia_cota",100],["input",9,[9,1]],["input",10,[10,1]],1,4,6,8,10,11,["kept","upper_limit(inss_tabela)","money",34],["kept","upper_limit(inss_tabela)","money",36],["kept","upper_limit(inss_tabela)","money",38],12,14,15,16,13,["input",6,[6,10000]],17,["parameter","irrf_deducao_dependente",100],["input",8,[8,1]],20,21,22,23,26,27,28,18,31,32,33,24,35,["parameter","irrf_retencao_minima",1],36,29,38,34,["input",7,[7,10000]],37,39,40,41,9,42,44,["input",11,[11,10000000]],["parameter","aliquota_fgts",25,"rate"],53,54,57,48,49,50,51,52,58,59,60,61,62,46,47,63,55],"tables":[{"table":0,"rows":"inss_tabela$rows1","scales":[100,200,100],"slots":[40,41,null]},{"table":0,"rows":"inss_tabela$rows1","scales":[100,200,100],"slots":[44,45,null],"isConditional":1},{"table":0,"rows":"inss_tabela$rows1","scales":[100,200,100],"slots":[49,50,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[59,60,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[67,68,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[75,76,null],"isConditional":1}],"steps":[[13,[0],[14,10000]],[15,[1,2],[16,3000«4:]],[‹17+2›,[‹3›],[‹18+2›,10000»]],[25,[6],[26,30000]],[27,[1,7,8,9]],[29,[10,[[11,12],12,1,1],[[13,14,15,2],28,1,1]],[30,3000],null,28],[31,[16,7,8,17,9,18,19]],[32,[16,7,8]],[33,[9,18]],[35,[20,21,22]],[37,[17,23]],[39,[21,24]],[42,[25,-1]],[46,[9,[[26],43,1,1],-2],null,null,43],[47,[27,28]],[51,[17,[[29],48,1,1],-3],null,null,48],[53,[20],null,52],[54,[30],[55,10000]],[56,[31,32,33,34],null,52],[57,[35],null,52],[58,[20,36],null,52],[61,[37,-4],[62,4000],52],[63,[21],null,43],[64,[28,32,33],null,43],[65,[38],null,43],[66,[21,39],null,43],[69,[40,-5],[70,4000],43],[71,[17],null,48],[72,[41,32,33],null,48],[73,[42],null,48],[74,[17,43],null,48],[77,[44,-6],[78,4000],48],[79,[20,[[45],52,1,1]]],[[81,1],[46,[[46,47],80,1,1]]],[83,[48,[[46],82,1,1]],null,null,82],[[85,1],[49,[[49,47],84,1,1]],null,43],[87,[50,[[49],86,1,1]],null,43,86],[88,[17,[[51],48,1,1]],null,null,48],[90,[52,[[52,16],89,1,1]],[91,10000],null,89],[92,[31,28,41,53,9,[[54],43,1,1],55,56,34]],[93,[57,58]],[94,[16,7,8,17,9,18]],[95,[16,7,8,17,9,18]],[96,[59],[97,500],null,null,98,[99,5]],[100,[59,60],[101,1000000000],null,null,102,[103,10000000]],[104,[59],[105,4000],null,null,106,[107,40]],[108,[59],[109,50000],null,null,110,[111,500]],[112,[59],[113,10000],null,null,114,115],[116,[59],[117,20000],null,null,118,[119,200]],[120,[59],[121,50000],null,null,122,[123,500]],[124,[61,20,21],[125,2500]],[126,[61,17],[127,2500]],[128,[62,63],null,null,null,129,[130,25]],[131,[52,[[52,56],89,1,1]],[132,10000],null,89],[[133,10000000],[60,61]],[134,[20],[135,1200],null,null,136,[137,12]],[138,[20],[139,1200],null,null,140,[141,12]],[142,[20],[143,3600],null,null,144,[145,36]],[146,[20,64],[147,12000000000],null,null,148,[149,120000000]],[150,[20,64],[151,9000000000],null,null,152,[153,90000000]],[154,[65,66,67,68,69]],[155,[70,71,72,73,74]],[156,[75,76,77,78]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["BRL","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],"boolean"],"roundings":[["half_up",[["1/100",null]]],["down",[["1/100",null]]]],"nodes":"0 c0;0 c1000000;1 c30;0 3 1 2;0 i0;0 2 2 4;0 c1000000000000;1 c0;1 c20;2 c1/50;2 c1/200;2 c3/50;3 truth,true;0 i1;0 s0;1 period,0;0 2 14 15;0 3 16 2;0 i2;0 i3;0 i4;0 i5;1 c3;0 3 21 22;0 s2;0 0 14 24;0 s3;0 0 25 26;0 s5;0 0 27 28;3 i12;0 s7;0 p1;3 11 31 32;3 14 30 33;0 p2;1 i9;1 i10;1 0 36 37;0 2 35 38;0 2 39 15;0 3 40 2;0 s1;0 0 42 24;0 s4;0 0 26 44;0 0 43 45;0 s6;0 0 28 47;0 s8;0 0 48 49;0 0 46 50;0 0 43 26;0 s10;0 s11;0 0 53 54;0 upper_limit,0;0 5 55 56;0 5 44 56;0 5 54 56;0 s12;0 apply,0 60;3 12 28 0;0 s14;0 apply,0 63;0 s15;0 s16;0 1 65 66;3 12 44 0;0 s13;0 apply,0 69;3 12 53 0;0 i6;0 s17;0 p3;1 i8;0 2 74 75;0 0 73 76;0 s20;0 0 77 78;0 s21;0 s22;0 1 53 81;0 6 0 82;0 s23;0 apply,1 84;0 0 66 76;0 0 86 0;0 s26;0 s27;0 1 54 89;0 6 0 90;0 s28;0 apply,1 92;0 s18;0 0 94 76;0 0 95 0;0 s31;0 s32;0 1 44 98;0 6 0 99;0 s33;0 apply,1 101;0 s24;0 18 71 103 0;0 s35;3 12 105 0;0 p4;3 11 105 107;3 14 106 108;3 s36;3 16 110;0 s29;3 12 112 0;3 11 112 107;3 14 113 114;3 s38;3 16 116;0 s34;0 i7;3 12 119 0;0 2 11 42;0 5 119 121;0 0 73 66;0 s37;0 0 94 124;0 0 123 125;0 s39;0 18 62 127 0;0 s40;0 0 128 129;0 s41;0 0 131 78;0 0 130 132;0 0 126 133;0 s9;0 s42;0 1 135 136;0 0 44 28;0 0 138 47;0 0 52 139;0 s44;2 c1/5;0 2 141 142;2 i11;0 2 141 144;2 c1/40;0 2 141 146;2 c1/500;0 2 141 148;2 c1/100;0 2 141 150;2 c3/200;0 2 141 152;2 c3/500;0 2 141 154;2 p5;0 2 156 55;0 2 156 44;0 s45;0 s53;0 s54;0 0 160 161;0 1 119 131;0 6 0 163;2 0 142 144;2 c29/500;2 0 165 166;2 0 167 156;2 c1;1 c12;2 3 169 170;0 2 53 171;1 c36;2 3 169 173;0 2 53 174;2 s57;2 3 176 170;0 2 53 177;1 c9;2 3 176 179;0 2 53 180;0 s48;0 s49;0 0 182 183;0 s50;0 0 184 185;0 s51;0 s52;0 0 187 188;0 0 186 189;0 s58;0 s59;0 0 191 192;0 s60;0 0 193 194;0 s61;0 s62;0 0 196 197;0 0 195 198;0 s46;0 s47;0 0 200 201;0 s63;0 0 202 203;0 s55;0 0 204 205;3 8 13 0;3 8 21 0;3 14 207 208;3 8 20 0;3 14 209 210;3 given,0;3 given,1;3 14 212 213;2 c99/100;0 2 215 13;3 10 5 216;2 c101/100;0 2 218 13;3 12 5 219;3 15 217 220;3 14 214 221;0 p0;3 12 14 0;1 c1;0 2 225 223;3 10 14 226;3 14 224 227;3 given,11;3 16 229;3 given,12;3 14 231 30;3 12 31 32;3 14 232 233;3 16 30;3 12 38 7;3 14 235 236;3 14 237 33;3 12 55 56;3 12 44 56;3 12 20 0;1 period,6;3 9 242 170;3 14 241 243;0 s43;3 10 245 0","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,true],[1,true]],["i",2«6:,0,[0,true],[6,false]],["i",‹3›»,7,[7,true],[8,true]],["i",9,7,[7,true],[8,true]],["i",10,7,[7,true],[8,true]],["i",11,9,[10,true],[11,true]],["i",12,12],[0,0,13,0],[1,0,17,0],[2,0,18,0],[3,0,19,0],[4,0,20,0],[5,0,21,0],[6,0,23,0],[7,0,29],[8,0,41,0,null,34],[9,0,51],[10,0,52],[11,0,48],[12,0,57,0],[13,0,58,0],[14,0,59],[15,0,61],[16,0,64,0,null,62],[17,0,67,0],[18,0,70,0,null,68],[19,0,53,null,71],[20,0,72,0],[21,0,79,null,71],[22,0,80,null,71],[23,0,83,0,71],[24,0,85,0,71],[25,0,54,null,62],[26,0,87,null,62],[27,0,88,null,62],[28,0,91,0,62],[29,0,93,0,62],[30,0,44,null,68],[31,0,96,null,68],[32,0,97,null,68],[33,0,100,0,68],[34,0,102,0,68],[35,0,104],[36,3,109],[37,0,105,0,null,111],[38,3,115,null,62],[39,0,112,0,62,117],[40,0,118,0,null,68],[41,0,122,0,null,120],[42,0,134],[43,0,137],[44,0,140,0],[45,0,140,0«7:],[‹46›,0,‹143+2›,0,null,null,141,‹142+2›»],[53,0,157,1],[54,0,158,1],[55,0,162,0,null,null,159,156],[56,0,164,0,null,120],[57,2,168],[58,0,172,0,null,null,53,171«4:],[‹59›,0,‹172+3›,0,null,null,53,‹171+3›»],[63,0,190],[64,0,199],[65,0,206]],"parameters":[["SALARIO_MINIMO",null],["salario_familia_limite",null],["salario_familia_cota",null],["irrf_deducao_dependente",null],["irrf_retencao_minima",null],["aliquota_fgts",null]],"notices":[["refuse","VALIDATION_ERROR","warning","monthly_salary","employee",null,211,["El salario solo puede ser cero cuando hay vacaciones o 13.º salario"]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf","employee",null,110,["No se retienen ",105,": la ley dispensa hasta ",107]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf_ferias","employee",62,116,["No se retienen ",112,": la ley dispensa hasta ",107]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,222,["El salario mensual ",13," y 30 veces el diario ",4," difieren en más del 1 %; se usa el mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,228,["El salario ",14," es menor que el mínimo de ",223]],["warn","RAT_FAP_DEFAULTED","info","rat_fap_rate","employee",null,230,["Sin RAT ajustado se usa ",144]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_salario_familia","override",null,234,["La renta ",31," pasa de ",32,": no hay salario-familia"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_salario_familia","override",null,238,["Hay hijos y la renta ",31," no pasa de ",32,", pero se pidió no pagar el salario-familia"]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss","employee",null,239,["La remuneración pasa del tope; el INSS se calcula sobre ",60]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss_13","employee",null,240,["El 13.º salario pasa del tope; el INSS se calcula sobre ",69]],["warn","DECIMO_TERCEIRO_BEFORE_SETTLEMENT","info","decimo_terceiro_amount","employee",null,244,["El INSS y el IRRF del 13.º son de la liquidación de diciembre; un anticipo no se envía aquí"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,246,["Las deducciones superan las percepciones"]]],"tables":[[0,null,0,null,null],[0,null,0,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [SALARIO_MINIMO$rows, salario_familia_limite$rows, salario_familia_cota$rows, irrf_deducao_dependente$rows,
    irrf_retencao_minima$rows, aliquota_fgts$rows], tables: [inss_tabela, irrf_mensal] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
