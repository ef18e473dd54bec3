// BR.clt 2023.1: Empleado CLT (folha mensal)
// Emitted from generated/rules/br/clt/2023-05-01.pay by payroll compile. Do not edit.
// file    sha256:b7d527bd0b2bc57da6f8bc3b576fb7091a7d35e6c3c8437873f112544f1a803c
// meaning sha256:9ecda1179d24577a9efa4bda057b78b9fb2d969cba6457a8a62ee947041d237d
import * as rt from '../../../../runtime/index.ts';
import { $file, SALARIO_MINIMO$rows, salario_familia_limite$rows, salario_familia_cota$rows,
  irrf_desconto_simplificado$rows, irrf_deducao_dependente$rows, irrf_retencao_minima$rows, aliquota_fgts$rows,
  inss_tabela, irrf_mensal, $sources, $provenance, $inputs, $steps } from './2023-05-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'generated/rules/br/clt/2023-05-01.pay',
    fingerprint: 'sha256:b7d527bd0b2bc57da6f8bc3b576fb7091a7d35e6c3c8437873f112544f1a803c',
    meaning: 'sha256:9ecda1179d24577a9efa4bda057b78b9fb2d969cba6457a8a62ee947041d237d', country: 'BR', scheme: 'clt',
    label: 'Empleado CLT (folha mensal)', version: '2023.1', currency: 'BRL', validFrom: '2023-05-01', validUntil: '2025-12-31',
    periods: ['monthly'], proration: null, days: 'month_of_30', asOf: 'period_end',
    laws: ['Consolidação das Leis do Trabalho, Decreto-Lei 5.452/1943'],
    changes: [{ date: '2023-05-01', summary: 'Salario mínimo y primer tramo del INSS; tabla del IRRF y descuento simplificado',
        law: 'MP 1.171/2023; MP 1.172/2023; Lei 14.663/2023; Portaria Interministerial MPS/MF 27/2023' },
      { date: '2024-01-01', summary: 'Salario mínimo, tabla del INSS y salario-familia de 2024',
        law: 'Decreto 11.864/2023; Portaria Interministerial MPS/MF 2/2024' },
      { date: '2024-02-01', summary: 'Tabla del IRRF y descuento simplificado', law: 'MP 1.206/2024; Lei 14.848/2024' },
      { date: '2025-01-01', summary: 'Salario mínimo, tabla del INSS y salario-familia de 2025',
        law: 'Decreto 12.342/2024; Portaria Interministerial MPS/MF 6/2025' },
      { date: '2025-05-01', summary: 'Tabla del IRRF y descuento simplificado', law: 'MP 1.294/2025; Lei 15.191/2025' }],
    employerTables: [{ id: 'previdencia_patronal', label: 'Previdencia patronal (INSS)' }, { id: 'terceiros', label: 'Terceros (Sistema S)' },
      { id: 'fgts_empregador', label: 'FGTS' }, { id: 'beneficios', label: 'Beneficios' },
      { id: 'provisoes', label: 'Provisiones (no es pago)' }],
    summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto' }, sources: $sources,
    provenance: $provenance, inputs: $inputs, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  salario_familia_limite: rt.scaledWorth($at, 50n, salario_familia_limite$rows),
  salario_familia_cota: rt.scaledWorth($at, 50n, salario_familia_cota$rows),
  inss_tabela$rows1: rt.scaledRows(inss_tabela, { date: $at }, 100n, 200n),
  irrf_deducao_dependente: rt.scaledWorth($at, 100n, irrf_deducao_dependente$rows),
  irrf_desconto_simplificado: rt.scaledWorth($at, 5n, irrf_desconto_simplificado$rows),
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
  const $12 = aplica_salario_familia && renda_salario_familia <= $f.salario_familia_limite * 2;
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
  let irrf_metodo = false;
  let deducao = 0;
  let base_irrf = 0;
  if ($31) {
    deducoes_legais = $s[56] = inss + $f.irrf_deducao_dependente * num_dependentes_irrf + pensao_alimenticia;
    // Descuento simplificado (1) o legal (0)
    irrf_metodo = $f.irrf_desconto_simplificado * 20 > deducoes_legais;
    $s[57] = irrf_metodo ? 1 : 0;
    // Deducción aplicada
    const $34 = $f.irrf_desconto_simplificado * 20;
    deducao = $s[58] = deducoes_legais > $34 ? deducoes_legais : $34;
    // Base IRRF
    const $36 = remuneracao_mes - deducao;
    base_irrf = $s[59] = 0 > $36 ? 0 : $36;
  }
  // IRRF según tabla
  $s[60] = -1;
  let irrf_tabela = 0;
  if ($31) {
    const $38 = $s[60] = rt.rowOf($f.irrf_mensal$rows1, base_irrf, 1, false);
    if ($38 < 0) return false;
    $s[61] = base_irrf;
    const $39 = $s[63] = rt.rebateOf($f.irrf_mensal$rows1, $38, base_irrf, 1);
    if (Number.isNaN($39)) return false;
    irrf_tabela = $s[62] = Math.floor(($39 + 20) / 40);
  }
  // Rendimiento tributable vacaciones (férias)
  let deducoes_legais_ferias = 0;
  let irrf_metodo_ferias = false;
  let deducao_ferias = 0;
  let base_irrf_ferias = 0;
  if ($24) {
    $s[64] = remuneracao_ferias;
    // Deducciones legales vacaciones (férias)
    deducoes_legais_ferias = $s[65] = inss_ferias + $f.irrf_deducao_dependente * num_dependentes_irrf;
    // Descuento simplificado (1) o legal (0) vacaciones (férias)
    irrf_metodo_ferias = $f.irrf_desconto_simplificado * 20 > deducoes_legais_ferias;
    $s[66] = irrf_metodo_ferias ? 1 : 0;
    // Deducción aplicada vacaciones (férias)
    const $42 = $f.irrf_desconto_simplificado * 20;
    deducao_ferias = $s[67] = deducoes_legais_ferias > $42 ? deducoes_legais_ferias : $42;
    // Base IRRF vacaciones (férias)
    const $44 = remuneracao_ferias - deducao_ferias;
    base_irrf_ferias = $s[68] = 0 > $44 ? 0 : $44;
  }
  // IRRF según tabla vacaciones (férias)
  $s[69] = -1;
  let irrf_tabela_ferias = 0;
  if ($24) {
    const $46 = $s[69] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_ferias, 1, false);
    if ($46 < 0) return false;
    $s[70] = base_irrf_ferias;
    const $47 = $s[72] = rt.rebateOf($f.irrf_mensal$rows1, $46, base_irrf_ferias, 1);
    if (Number.isNaN($47)) return false;
    irrf_tabela_ferias = $s[71] = Math.floor(($47 + 20) / 40);
  }
  // Rendimiento tributable 13.º salario
  let deducoes_legais_13 = 0;
  let irrf_metodo_13 = false;
  let deducao_13 = 0;
  let base_irrf_13 = 0;
  if ($28) {
    $s[73] = decimo_terceiro;
    // Deducciones legales 13.º salario
    deducoes_legais_13 = $s[74] = inss_13 + $f.irrf_deducao_dependente * num_dependentes_irrf;
    // Descuento simplificado (1) o legal (0) 13.º salario
    irrf_metodo_13 = $f.irrf_desconto_simplificado * 20 > deducoes_legais_13;
    $s[75] = irrf_metodo_13 ? 1 : 0;
    // Deducción aplicada 13.º salario
    const $50 = $f.irrf_desconto_simplificado * 20;
    deducao_13 = $s[76] = deducoes_legais_13 > $50 ? deducoes_legais_13 : $50;
    // Base IRRF 13.º salario
    const $52 = decimo_terceiro - deducao_13;
    base_irrf_13 = $s[77] = 0 > $52 ? 0 : $52;
  }
  // IRRF según tabla 13.º salario
  $s[78] = -1;
  let irrf_tabela_13 = 0;
  if ($28) {
    const $54 = $s[78] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_13, 1, false);
    if ($54 < 0) return false;
    $s[79] = base_irrf_13;
    const $55 = $s[81] = rt.rebateOf($f.irrf_mensal$rows1, $54, base_irrf_13, 1);
    if (Number.isNaN($55)) return false;
    irrf_tabela_13 = $s[80] = Math.floor(($55 + 20) / 40);
  }
  // IRRF de la remuneración del mes, si la hay
  const irrf_do_mes = $s[82] = $31 ? irrf_tabela : 0;
  // Retención dispensada sobre salario
  const $58 = irrf_do_mes > 0;
  $s[83] = $58 ? 1 : 0;
  const irrf_dispensado = $58 && irrf_do_mes <= $f.irrf_retencao_minima * 100;
  $s[84] = irrf_dispensado ? 1 : 0;
  // IRRF sobre salario
  let irrf = 0;
  const $59 = !irrf_dispensado;
  $s[85] = $59 ? 1 : 0;
  if ($59) {
    irrf = $s[86] = irrf_do_mes;
  }
  // Retención dispensada sobre vacaciones (férias)
  let irrf_dispensado_ferias = false;
  let irrf_ferias = 0;
  if ($24) {
    const $60 = irrf_tabela_ferias > 0;
    $s[87] = $60 ? 1 : 0;
    irrf_dispensado_ferias = $60 && irrf_tabela_ferias <= $f.irrf_retencao_minima * 100;
    $s[88] = irrf_dispensado_ferias ? 1 : 0;
    // IRRF sobre vacaciones (férias)
    const $61 = !irrf_dispensado_ferias;
    $s[89] = $61 ? 1 : 0;
    if ($61) {
      irrf_ferias = $s[90] = irrf_tabela_ferias;
    }
  }
  // IRRF sobre 13.º salario (tributación exclusiva)
  let irrf_13 = 0;
  if ($28) {
    irrf_13 = $s[91] = irrf_tabela_13;
  }
  // Vale-transporte (descuento hasta 6%)
  let vale_transporte = 0;
  const $62 = vale_transporte_amount > 0;
  $s[92] = $62 ? 1 : 0;
  if ($62) {
    const $63 = salario_base * 3 * 2;
    const $64 = $s[94] = vale_transporte_amount < $63 ? vale_transporte_amount : $63;
    vale_transporte = $s[93] = Math.floor(($64 + 50) / 100);
  }
  // Total deducciones
  const $66 = $24 ? irrf_ferias : 0;
  const total_deducciones = $s[95] = inss + inss_ferias + inss_13 + irrf + $66 + irrf_13 + vale_transporte + pensao_alimenticia;
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
  const $72 = $s[104] = base_cpp * rat_fap_rate;
  if ($72 > 4503599617370495) return false;
  const rat_fap = $s[103] = Math.floor(($72 + 5000000) / 10000000);
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
  const $77 = $s[120] = base_cpp * 3;
  const sesi = $s[119] = Math.floor(($77 + 100) / 200);
  $s[121] = base_cpp;
  $s[122] = 3;
  // SEBRAE
  const $79 = $s[124] = base_cpp * 3;
  const sebrae = $s[123] = Math.floor(($79 + 250) / 500);
  $s[125] = base_cpp;
  $s[126] = 3;
  // FGTS del mes, con las vacaciones
  const $81 = $s[128] = $f.aliquota_fgts * (remuneracao_mes + remuneracao_ferias);
  const fgts_mensal = $s[127] = Math.floor($81 / 25);
  // FGTS del 13.º salario
  const $83 = $s[130] = $f.aliquota_fgts * decimo_terceiro;
  const fgts_13 = $s[129] = Math.floor($83 / 25);
  // FGTS (8%)
  const fgts = $s[131] = fgts_mensal + fgts_13;
  $s[132] = base_fgts;
  $s[133] = $f.aliquota_fgts;
  // Vale-transporte a cargo de la empresa
  if ($62) {
    const $86 = vale_transporte_amount - vale_transporte * 100;
    const $87 = $s[135] = 0 > $86 ? 0 : $86;
    if ($87 > 4503599627370395) return false;
    $s[134] = Math.floor(($87 + 50) / 100);
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
  const $93 = $s[150] = remuneracao_mes * encargos;
  if ($93 > 4503599507370495) return false;
  const provisao_encargos_13 = $s[149] = Math.floor(($93 + 60000000) / 120000000);
  $s[151] = remuneracao_mes;
  $s[152] = encargos;
  // Cargas sobre provisión vacaciones + 1/3
  const $95 = $s[154] = remuneracao_mes * encargos;
  if ($95 > 4503599537370495) return false;
  const provisao_encargos_ferias = $s[153] = Math.floor(($95 + 45000000) / 90000000);
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
    if (rt.isSent($n[12]!) && aplica_salario_familia && renda_salario_familia > $f.salario_familia_limite * 2) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(6, rt.ratio(renda_salario_familia, 100n), rt.ratio($f.salario_familia_limite, 50n));
    }
    if (!aplica_salario_familia && cantidad_hijos + cantidad_hijos_incapacitados > 0 && renda_salario_familia <= $f.salario_familia_limite * 2) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(7, rt.ratio(renda_salario_familia, 100n), rt.ratio($f.salario_familia_limite, 50n));
    }
    if (pensao_alimenticia_amount > 0 && remuneracao_mes > 0 && irrf_metodo) {
      // PENSAO_NOT_DEDUCTED
      $notes.add(8);
    }
    if (remuneracao_mes + remuneracao_ferias > $f.inss_tabela$rows1.top) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(9, rt.ratio(base_inss, 100n));
    }
    if (decimo_terceiro > $f.inss_tabela$rows1.top) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(10, rt.ratio(base_inss_13, 100n));
    }
    if (decimo_terceiro_amount > 0 && Number($at.slice(5, 7)) !== 12) {
      // DECIMO_TERCEIRO_BEFORE_SETTLEMENT
      $notes.add(11);
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(12);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '«0:»{"size":160,"scales":[10000,10000,10000,10000,10000,10000,10000,10000,1,1,1,10000000,1],"values":[["input",1,[1,10000]],0,["period","days","number",[]],["input",2,[2,10000]],["input",3,[3,10000]],["input",4,[4,10000]],["input",5,[5,10000]],2,3,5,["input",12,[12,1]],7,["parameter","salario_familia_limite",50],["parameter","salario_familia_cota",50],["input",9,[9,1]],["input",10,[10,1]],1,4,6,8,10,11,["kept","upper_limit(inss_tabela)","money",34],["kept","upper_limit(inss_tabela)","money",36],["kept","upper_limit(inss_tabela)","money",38],12,14,15,16,13,["input",6,[6,10000]],17,["parameter","irrf_deducao_dependente",100],["input",8,[8,1]],20,["parameter","irrf_desconto_simplificado",5],21,23,24,27,29,30,18,33,35,36,25,38,["parameter","irrf_retencao_minima",1],39,31,41,37,["input",7,[7,10000]],40,42,43,44,9,45,47,["input",11,[11,10000000]],["parameter","aliquota_fgts",25,"rate"],56,57,60,51,52,53,54,55,61,62,63,64,65,49,50,66,58],"tables":[{"table":0,"rows":"inss_tabela$rows1","scales":[100,200,100],"slots":[40,41,null]},{"table":0,"rows":"inss_tabela$rows1","scales":[100,200,100],"slots":[44,45,null],"isConditional":1},{"table":0,"rows":"inss_tabela$rows1","scales":[100,200,100],"slots":[49,50,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[60,61,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[69,70,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[78,79,null],"isConditional":1}],"steps":[[13,[0],[14,10000]],[15,[1,2],[16,3000«4:]],[‹17+2›,[‹3›],[‹18+2›,10000»]],[25,[6],[26,30000]],[27,[1,7,8,9]],[29,[10,[[11,12],12,1,1],[[13,14,15,2],28,1,1]],[30,1500],null,28],[31,[16,7,8,17,9,18,19]],[32,[16,7,8]],[33,[9,18]],[35,[20,21,22]],[37,[17,23]],[39,[21,24]],[42,[25,-1]],[46,[9,[[26],43,1,1],-2],null,null,43],[47,[27,28]],[51,[17,[[29],48,1,1],-3],null,null,48],[53,[20],null,52],[54,[30],[55,10000]],[56,[31,32,33,34],null,52],[[57,1],[35,36],null,52],[58,[36,35],null,52],[59,[20,37],null,52],[62,[38,-4],[63,4000],52],[64,[21],null,43],[65,[28,32,33],null,43],[[66,1],[35,39],null,43],[67,[39,35],null,43],[68,[21,40],null,43],[71,[41,-5],[72,4000],43],[73,[17],null,48],[74,[42,32,33],null,48],[[75,1],[35,43],null,48],[76,[43,35],null,48],[77,[17,44],null,48],[80,[45,-6],[81,4000],48],[82,[20,[[46],52,1,1]]],[[84,1],[47,[[47,48],83,1,1]]],[86,[49,[[47],85,1,1]],null,null,85],[[88,1],[50,[[50,48],87,1,1]],null,43],[90,[51,[[50],89,1,1]],null,43,89],[91,[17,[[52],48,1,1]],null,null,48],[93,[53,[[53,16],92,1,1]],[94,10000],null,92],[95,[31,28,42,54,9,[[55],43,1,1],56,57,34]],[96,[58,59]],[97,[16,7,8,17,9,18]],[98,[16,7,8,17,9,18]],[99,[60],[100,500],null,null,101,[102,5]],[103,[60,61],[104,1000000000],null,null,105,[106,10000000]],[107,[60],[108,4000],null,null,109,[110,40]],[111,[60],[112,50000],null,null,113,[114,500]],[115,[60],[116,10000],null,null,117,118],[119,[60],[120,20000],null,null,121,[122,200]],[123,[60],[124,50000],null,null,125,[126,500]],[127,[62,20,21],[128,2500]],[129,[62,17],[130,2500]],[131,[63,64],null,null,null,132,[133,25]],[134,[53,[[53,57],92,1,1]],[135,10000],null,92],[[136,10000000],[61,62]],[137,[20],[138,1200],null,null,139,[140,12]],[141,[20],[142,1200],null,null,143,[144,12]],[145,[20],[146,3600],null,null,147,[148,36]],[149,[20,65],[150,12000000000],null,null,151,[152,120000000]],[153,[20,65],[154,9000000000],null,null,155,[156,90000000]],[157,[66,67,68,69,70]],[158,[71,72,73,74,75]],[159,[76,77,78,79]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["BRL","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],"boolean"],"roundings":[["half_up",[["1/100",null]]],["down",[["1/100",null]]]],"nodes":"0 c0;0 c1000000;1 c30;0 3 1 2;0 i0;0 2 2 4;0 c1000000000000;1 c0;1 c20;2 c1/50;2 c1/200;2 c3/50;3 truth,true;0 i1;0 s0;1 period,0;0 2 14 15;0 3 16 2;0 i2;0 i3;0 i4;0 i5;1 c3;0 3 21 22;0 s2;0 0 14 24;0 s3;0 0 25 26;0 s5;0 0 27 28;3 i12;0 s7;0 p1;3 11 31 32;3 14 30 33;0 p2;1 i9;1 i10;1 0 36 37;0 2 35 38;0 2 39 15;0 3 40 2;0 s1;0 0 42 24;0 s4;0 0 26 44;0 0 43 45;0 s6;0 0 28 47;0 s8;0 0 48 49;0 0 46 50;0 0 43 26;0 s10;0 s11;0 0 53 54;0 upper_limit,0;0 5 55 56;0 5 44 56;0 5 54 56;0 s12;0 apply,0 60;3 12 28 0;0 s14;0 apply,0 63;0 s15;0 s16;0 1 65 66;3 12 44 0;0 s13;0 apply,0 69;3 12 53 0;0 i6;0 s17;0 p4;1 i8;0 2 74 75;0 0 73 76;0 s20;0 0 77 78;0 p3;0 s21;3 12 80 81;0 6 81 80;0 s23;0 1 53 84;0 6 0 85;0 s24;0 apply,1 87;0 0 66 76;0 0 89 0;0 s27;3 12 80 91;0 6 91 80;0 s29;0 1 54 94;0 6 0 95;0 s30;0 apply,1 97;0 s18;0 0 99 76;0 0 100 0;0 s33;3 12 80 102;0 6 102 80;0 s35;0 1 44 105;0 6 0 106;0 s36;0 apply,1 108;0 s25;0 18 71 110 0;0 s38;3 12 112 0;0 p5;3 11 112 114;3 14 113 115;3 s39;3 16 117;0 s31;3 12 119 0;3 11 119 114;3 14 120 121;3 s41;3 16 123;0 s37;0 i7;3 12 126 0;0 2 11 42;0 5 126 128;0 0 73 66;0 s40;0 0 99 131;0 0 130 132;0 s42;0 18 62 134 0;0 s43;0 0 135 136;0 s44;0 0 138 78;0 0 137 139;0 0 133 140;0 s9;0 s45;0 1 142 143;0 0 44 28;0 0 145 47;0 0 52 146;0 s47;2 c1/5;0 2 148 149;2 i11;0 2 148 151;2 c1/40;0 2 148 153;2 c1/500;0 2 148 155;2 c1/100;0 2 148 157;2 c3/200;0 2 148 159;2 c3/500;0 2 148 161;2 p6;0 2 163 55;0 2 163 44;0 s48;0 s56;0 s57;0 0 167 168;0 1 126 138;0 6 0 170;2 0 149 151;2 c29/500;2 0 172 173;2 0 174 163;2 c1;1 c12;2 3 176 177;0 2 53 178;1 c36;2 3 176 180;0 2 53 181;2 s60;2 3 183 177;0 2 53 184;1 c9;2 3 183 186;0 2 53 187;0 s51;0 s52;0 0 189 190;0 s53;0 0 191 192;0 s54;0 s55;0 0 194 195;0 0 193 196;0 s61;0 s62;0 0 198 199;0 s63;0 0 200 201;0 s64;0 s65;0 0 203 204;0 0 202 205;0 s49;0 s50;0 0 207 208;0 s66;0 0 209 210;0 s58;0 0 211 212;3 8 13 0;3 8 21 0;3 14 214 215;3 8 20 0;3 14 216 217;3 given,0;3 given,1;3 14 219 220;2 c99/100;0 2 222 13;3 10 5 223;2 c101/100;0 2 225 13;3 12 5 226;3 15 224 227;3 14 221 228;0 p0;3 12 14 0;1 c1;0 2 232 230;3 10 14 233;3 14 231 234;3 given,11;3 16 236;3 given,12;3 14 238 30;3 12 31 32;3 14 239 240;3 16 30;3 12 38 7;3 14 242 243;3 14 244 33;3 12 72 0;3 14 246 71;3 s22;3 14 247 248;3 12 55 56;3 12 44 56;3 12 20 0;1 period,6;3 9 253 177;3 14 252 254;0 s46;3 10 256 0","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,true],[1,true]],["i",2«6:,0,[0,true],[6,false]],["i",‹3›»,7,[7,true],[8,true]],["i",9,7,[7,true],[8,true]],["i",10,7,[7,true],[8,true]],["i",11,9,[10,true],[11,true]],["i",12,12],[0,0,13,0],[1,0,17,0],[2,0,18,0],[3,0,19,0],[4,0,20,0],[5,0,21,0],[6,0,23,0],[7,0,29],[8,0,41,0,null,34],[9,0,51],[10,0,52],[11,0,48],[12,0,57,0],[13,0,58,0],[14,0,59],[15,0,61],[16,0,64,0,null,62],[17,0,67,0],[18,0,70,0,null,68],[19,0,53,null,71],[20,0,72,0],[21,0,79,null,71],[22,3,82,null,71],[23,0,83,null,71],[24,0,86,0,71],[25,0,88,0,71],[26,0,54,null,62],[27,0,90,null,62],[28,3,92,null,62],[29,0,93,null,62],[30,0,96,0,62],[31,0,98,0,62],[32,0,44,null,68],[33,0,101,null,68],[34,3,103,null,68],[35,0,104,null,68],[36,0,107,0,68],[37,0,109,0,68],[38,0,111],[39,3,116],[40,0,112,0,null,118],[41,3,122,null,62],[42,0,119,0,62,124],[43,0,125,0,null,68],[44,0,129,0,null,127],[45,0,141],[46,0,144],[47,0,147,0],[48,0,147,0«7:],[‹49›,0,‹150+2›,0,null,null,148,‹149+2›»],[56,0,164,1],[57,0,165,1],[58,0,169,0,null,null,166,163],[59,0,171,0,null,127],[60,2,175],[61,0,179,0,null,null,53,178«4:],[‹62›,0,‹179+3›,0,null,null,53,‹178+3›»],[66,0,197],[67,0,206],[68,0,213]],"parameters":[["SALARIO_MINIMO",null],["salario_familia_limite",null],["salario_familia_cota",null],["irrf_desconto_simplificado",null],["irrf_deducao_dependente",null],["irrf_retencao_minima",null],["aliquota_fgts",null]],"notices":[["refuse","VALIDATION_ERROR","warning","monthly_salary","employee",null,218,["El salario solo puede ser cero cuando hay vacaciones o 13.º salario"]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf","employee",null,117,["No se retienen ",112,": la ley dispensa hasta ",114]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf_ferias","employee",62,123,["No se retienen ",119,": la ley dispensa hasta ",114]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,229,["El salario mensual ",13," y 30 veces el diario ",4," difieren en más del 1 %; se usa el mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,235,["El salario ",14," es menor que el mínimo de ",230]],["warn","RAT_FAP_DEFAULTED","info","rat_fap_rate","employee",null,237,["Sin RAT ajustado se usa ",151]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_salario_familia","override",null,241,["La renta ",31," pasa de ",32,": no hay salario-familia"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_salario_familia","override",null,245,["Hay hijos y la renta ",31," no pasa de ",32,", pero se pidió no pagar el salario-familia"]],["warn","PENSAO_NOT_DEDUCTED","info","pensao_alimenticia_amount","employee",null,249,["El descuento simplificado supera a las deducciones legales: la pensión no baja el IRRF"]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss","employee",null,250,["La remuneración pasa del tope; el INSS se calcula sobre ",60]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss_13","employee",null,251,["El 13.º salario pasa del tope; el INSS se calcula sobre ",69]],["warn","DECIMO_TERCEIRO_BEFORE_SETTLEMENT","info","decimo_terceiro_amount","employee",null,255,["El INSS y el IRRF del 13.º son de la liquidación de diciembre; un anticipo no se envía aquí"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,257,["Las deducciones superan las percepciones"]]],"tables":[[0,null,0,null,null],[0,null,0,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [SALARIO_MINIMO$rows, salario_familia_limite$rows, salario_familia_cota$rows, irrf_desconto_simplificado$rows,
    irrf_deducao_dependente$rows, irrf_retencao_minima$rows, aliquota_fgts$rows], tables: [inss_tabela, irrf_mensal] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
