// BR.clt 2026.1: Empleado CLT (folha mensal)
// Emitted from generated/rules/br/clt/2026-01-01.pay by payroll compile. Do not edit.
// file    sha256:ac4031b4d552e87f142994a36cb74ab049a3a878b2d995e3bb309d304ba673f9
// meaning sha256:53fd51a14694724998771d91049c1db8aec4258eeff8af9c235d70d8c1209d5e
import * as rt from '../../../../runtime/index.ts';
import { $file, SALARIO_MINIMO$rows, salario_familia_limite$rows, salario_familia_cota$rows,
  irrf_desconto_simplificado$rows, irrf_deducao_dependente$rows, irrf_retencao_minima$rows, aliquota_fgts$rows,
  inss_tabela, irrf_mensal, $sources, $provenance, $inputs, $steps } from './2026-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'generated/rules/br/clt/2026-01-01.pay',
    fingerprint: 'sha256:ac4031b4d552e87f142994a36cb74ab049a3a878b2d995e3bb309d304ba673f9',
    meaning: 'sha256:53fd51a14694724998771d91049c1db8aec4258eeff8af9c235d70d8c1209d5e', country: 'BR', scheme: 'clt',
    label: 'Empleado CLT (folha mensal)', version: '2026.1', currency: 'BRL', validFrom: '2026-01-01', validUntil: '2026-12-31',
    periods: ['monthly'], proration: null, days: 'month_of_30', asOf: 'period_end',
    laws: ['Consolidação das Leis do Trabalho, Decreto-Lei 5.452/1943'],
    changes: [{ date: '2026-01-01', summary: 'Salario mínimo, tabla del INSS y salario-familia de 2026',
        law: 'Decreto 12.797/2025; Portaria Interministerial MPS/MF 13/2026' },
      { date: '2026-01-01', summary: 'Reducción del IRRF: sin impuesto hasta 5.000,00 al mes', law: 'Lei 15.270/2025; IN RFB 2.299/2025' }],
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
  let irrf_reducao = 0;
  let irrf_apurado = 0;
  if ($31) {
    const $38 = $s[60] = rt.rowOf($f.irrf_mensal$rows1, base_irrf, 1, false);
    if ($38 < 0) return false;
    $s[61] = base_irrf;
    const $39 = $s[63] = rt.rebateOf($f.irrf_mensal$rows1, $38, base_irrf, 1);
    if (Number.isNaN($39)) return false;
    irrf_tabela = $s[62] = Math.floor(($39 + 20) / 40);
    // Reducción Ley 15.270
    const $46 = remuneracao_mes <= 500000;
    $s[64] = $46 ? 1 : 0;
    let $47: number;
    if ($46) {
      $47 = (irrf_tabela < 31289 ? irrf_tabela : 31289) * 200000;
    } else {
      const $44 = remuneracao_mes <= 735000;
      $s[65] = $44 ? 1 : 0;
      let $45: number;
      if ($44) {
        const $41 = 19572400000 - remuneracao_mes * 26629;
        const $42 = irrf_tabela * 200000;
        if ($42 > rt.SAFE) return false;
        const $43 = 0 > $41 ? 0 : $41;
        $45 = $42 < $43 ? $42 : $43;
      } else {
        $45 = 0;
      }
      $47 = $45;
    }
    irrf_reducao = $s[66] = Math.floor(($47 + 100000) / 200000);
    $s[67] = $47;
    // IRRF antes de la dispensa
    irrf_apurado = $s[68] = irrf_tabela - irrf_reducao;
  }
  // Rendimiento tributable vacaciones (férias)
  let deducoes_legais_ferias = 0;
  let irrf_metodo_ferias = false;
  let deducao_ferias = 0;
  let base_irrf_ferias = 0;
  if ($24) {
    $s[69] = remuneracao_ferias;
    // Deducciones legales vacaciones (férias)
    deducoes_legais_ferias = $s[70] = inss_ferias + $f.irrf_deducao_dependente * num_dependentes_irrf;
    // Descuento simplificado (1) o legal (0) vacaciones (férias)
    irrf_metodo_ferias = $f.irrf_desconto_simplificado * 20 > deducoes_legais_ferias;
    $s[71] = irrf_metodo_ferias ? 1 : 0;
    // Deducción aplicada vacaciones (férias)
    const $51 = $f.irrf_desconto_simplificado * 20;
    deducao_ferias = $s[72] = deducoes_legais_ferias > $51 ? deducoes_legais_ferias : $51;
    // Base IRRF vacaciones (férias)
    const $53 = remuneracao_ferias - deducao_ferias;
    base_irrf_ferias = $s[73] = 0 > $53 ? 0 : $53;
  }
  // IRRF según tabla vacaciones (férias)
  $s[74] = -1;
  let irrf_tabela_ferias = 0;
  let irrf_reducao_ferias = 0;
  let irrf_apurado_ferias = 0;
  if ($24) {
    const $55 = $s[74] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_ferias, 1, false);
    if ($55 < 0) return false;
    $s[75] = base_irrf_ferias;
    const $56 = $s[77] = rt.rebateOf($f.irrf_mensal$rows1, $55, base_irrf_ferias, 1);
    if (Number.isNaN($56)) return false;
    irrf_tabela_ferias = $s[76] = Math.floor(($56 + 20) / 40);
    // Reducción Ley 15.270 vacaciones (férias)
    const $63 = remuneracao_ferias <= 500000;
    $s[78] = $63 ? 1 : 0;
    let $64: number;
    if ($63) {
      $64 = (irrf_tabela_ferias < 31289 ? irrf_tabela_ferias : 31289) * 200000;
    } else {
      const $61 = remuneracao_ferias <= 735000;
      $s[79] = $61 ? 1 : 0;
      let $62: number;
      if ($61) {
        const $58 = 19572400000 - remuneracao_ferias * 26629;
        const $59 = irrf_tabela_ferias * 200000;
        if ($59 > rt.SAFE) return false;
        const $60 = 0 > $58 ? 0 : $58;
        $62 = $59 < $60 ? $59 : $60;
      } else {
        $62 = 0;
      }
      $64 = $62;
    }
    irrf_reducao_ferias = $s[80] = Math.floor(($64 + 100000) / 200000);
    $s[81] = $64;
    // IRRF antes de la dispensa vacaciones (férias)
    irrf_apurado_ferias = $s[82] = irrf_tabela_ferias - irrf_reducao_ferias;
  }
  // Rendimiento tributable 13.º salario
  let deducoes_legais_13 = 0;
  let irrf_metodo_13 = false;
  let deducao_13 = 0;
  let base_irrf_13 = 0;
  if ($28) {
    $s[83] = decimo_terceiro;
    // Deducciones legales 13.º salario
    deducoes_legais_13 = $s[84] = inss_13 + $f.irrf_deducao_dependente * num_dependentes_irrf;
    // Descuento simplificado (1) o legal (0) 13.º salario
    irrf_metodo_13 = $f.irrf_desconto_simplificado * 20 > deducoes_legais_13;
    $s[85] = irrf_metodo_13 ? 1 : 0;
    // Deducción aplicada 13.º salario
    const $68 = $f.irrf_desconto_simplificado * 20;
    deducao_13 = $s[86] = deducoes_legais_13 > $68 ? deducoes_legais_13 : $68;
    // Base IRRF 13.º salario
    const $70 = decimo_terceiro - deducao_13;
    base_irrf_13 = $s[87] = 0 > $70 ? 0 : $70;
  }
  // IRRF según tabla 13.º salario
  $s[88] = -1;
  let irrf_tabela_13 = 0;
  let irrf_reducao_13 = 0;
  let irrf_apurado_13 = 0;
  if ($28) {
    const $72 = $s[88] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_13, 1, false);
    if ($72 < 0) return false;
    $s[89] = base_irrf_13;
    const $73 = $s[91] = rt.rebateOf($f.irrf_mensal$rows1, $72, base_irrf_13, 1);
    if (Number.isNaN($73)) return false;
    irrf_tabela_13 = $s[90] = Math.floor(($73 + 20) / 40);
    // Reducción Ley 15.270 13.º salario
    const $80 = decimo_terceiro <= 500000;
    $s[92] = $80 ? 1 : 0;
    let $81: number;
    if ($80) {
      $81 = (irrf_tabela_13 < 31289 ? irrf_tabela_13 : 31289) * 200000;
    } else {
      const $78 = decimo_terceiro <= 735000;
      $s[93] = $78 ? 1 : 0;
      let $79: number;
      if ($78) {
        const $75 = 19572400000 - decimo_terceiro * 26629;
        const $76 = irrf_tabela_13 * 200000;
        if ($76 > rt.SAFE) return false;
        const $77 = 0 > $75 ? 0 : $75;
        $79 = $76 < $77 ? $76 : $77;
      } else {
        $79 = 0;
      }
      $81 = $79;
    }
    irrf_reducao_13 = $s[94] = Math.floor(($81 + 100000) / 200000);
    $s[95] = $81;
    // IRRF antes de la dispensa 13.º salario
    irrf_apurado_13 = $s[96] = irrf_tabela_13 - irrf_reducao_13;
  }
  // IRRF de la remuneración del mes, si la hay
  const irrf_do_mes = $s[97] = $31 ? irrf_apurado : 0;
  // Retención dispensada sobre salario
  const $85 = irrf_do_mes > 0;
  $s[98] = $85 ? 1 : 0;
  const irrf_dispensado = $85 && irrf_do_mes <= $f.irrf_retencao_minima * 100;
  $s[99] = irrf_dispensado ? 1 : 0;
  // IRRF sobre salario
  let irrf = 0;
  const $86 = !irrf_dispensado;
  $s[100] = $86 ? 1 : 0;
  if ($86) {
    irrf = $s[101] = irrf_do_mes;
  }
  // Retención dispensada sobre vacaciones (férias)
  let irrf_dispensado_ferias = false;
  let irrf_ferias = 0;
  if ($24) {
    const $87 = irrf_apurado_ferias > 0;
    $s[102] = $87 ? 1 : 0;
    irrf_dispensado_ferias = $87 && irrf_apurado_ferias <= $f.irrf_retencao_minima * 100;
    $s[103] = irrf_dispensado_ferias ? 1 : 0;
    // IRRF sobre vacaciones (férias)
    const $88 = !irrf_dispensado_ferias;
    $s[104] = $88 ? 1 : 0;
    if ($88) {
      irrf_ferias = $s[105] = irrf_apurado_ferias;
    }
  }
  // IRRF sobre 13.º salario (tributación exclusiva)
  let irrf_13 = 0;
  if ($28) {
    irrf_13 = $s[106] = irrf_apurado_13;
  }
  // Vale-transporte (descuento hasta 6%)
  let vale_transporte = 0;
  const $89 = vale_transporte_amount > 0;
  $s[107] = $89 ? 1 : 0;
  if ($89) {
    const $90 = salario_base * 3 * 2;
    const $91 = $s[109] = vale_transporte_amount < $90 ? vale_transporte_amount : $90;
    vale_transporte = $s[108] = Math.floor(($91 + 50) / 100);
  }
  // Total deducciones
  const $93 = $24 ? irrf_ferias : 0;
  const total_deducciones = $s[110] = inss + inss_ferias + inss_13 + irrf + $93 + irrf_13 + vale_transporte + pensao_alimenticia;
  // Neto
  const neto = $s[111] = total_percepciones - total_deducciones;
  // Base contribución patronal (CPP)
  const base_cpp = $s[112] = salario_base + horas_extras + comissoes + decimo_terceiro + ferias + terco_constitucional_ferias;
  // Base FGTS
  const base_fgts = $s[113] = salario_base + horas_extras + comissoes + decimo_terceiro + ferias + terco_constitucional_ferias;
  // Contribución patronal (CPP)
  const cpp = $s[114] = Math.floor((2 * base_cpp + 5) / 10);
  $s[115] = base_cpp;
  $s[116] = base_cpp;
  $s[117] = 1;
  // RAT ajustado (RAT x FAP)
  const $99 = $s[119] = base_cpp * rat_fap_rate;
  if ($99 > 4503599617370495) return false;
  const rat_fap = $s[118] = Math.floor(($99 + 5000000) / 10000000);
  $s[120] = base_cpp;
  $s[121] = rat_fap_rate;
  // Salario-educación (salário-educação)
  const salario_educacao = $s[122] = Math.floor((base_cpp + 20) / 40);
  $s[123] = base_cpp;
  $s[124] = base_cpp;
  $s[125] = 1;
  // INCRA
  const incra = $s[126] = Math.floor((base_cpp + 250) / 500);
  $s[127] = base_cpp;
  $s[128] = base_cpp;
  $s[129] = 1;
  // SENAI
  const senai = $s[130] = Math.floor((base_cpp + 50) / 100);
  $s[131] = base_cpp;
  $s[132] = base_cpp;
  $s[133] = 1;
  // SESI
  const $104 = $s[135] = base_cpp * 3;
  const sesi = $s[134] = Math.floor(($104 + 100) / 200);
  $s[136] = base_cpp;
  $s[137] = 3;
  // SEBRAE
  const $106 = $s[139] = base_cpp * 3;
  const sebrae = $s[138] = Math.floor(($106 + 250) / 500);
  $s[140] = base_cpp;
  $s[141] = 3;
  // FGTS del mes, con las vacaciones
  const $108 = $s[143] = $f.aliquota_fgts * (remuneracao_mes + remuneracao_ferias);
  const fgts_mensal = $s[142] = Math.floor($108 / 25);
  // FGTS del 13.º salario
  const $110 = $s[145] = $f.aliquota_fgts * decimo_terceiro;
  const fgts_13 = $s[144] = Math.floor($110 / 25);
  // FGTS (8%)
  const fgts = $s[146] = fgts_mensal + fgts_13;
  $s[147] = base_fgts;
  $s[148] = $f.aliquota_fgts;
  // Vale-transporte a cargo de la empresa
  if ($89) {
    const $113 = vale_transporte_amount - vale_transporte * 100;
    const $114 = $s[150] = 0 > $113 ? 0 : $113;
    if ($114 > 4503599627370395) return false;
    $s[149] = Math.floor(($114 + 50) / 100);
  }
  // Cargas sobre las provisiones: CPP, RAT, terceros y FGTS
  const encargos = $s[151] = 2000000 + rat_fap_rate + 580000 + $f.aliquota_fgts * 400000;
  // Provisión 13.º salario
  const provisao_13 = $s[152] = Math.floor((remuneracao_mes + 6) / 12);
  $s[153] = remuneracao_mes;
  $s[154] = remuneracao_mes;
  $s[155] = 1;
  // Provisión vacaciones (férias)
  const provisao_ferias = $s[156] = Math.floor((remuneracao_mes + 6) / 12);
  $s[157] = remuneracao_mes;
  $s[158] = remuneracao_mes;
  $s[159] = 1;
  // Provisión 1/3 de vacaciones
  const provisao_terco_ferias = $s[160] = Math.floor((remuneracao_mes + 18) / 36);
  $s[161] = remuneracao_mes;
  $s[162] = remuneracao_mes;
  $s[163] = 1;
  // Cargas sobre provisión 13.º
  const $120 = $s[165] = remuneracao_mes * encargos;
  if ($120 > 4503599507370495) return false;
  const provisao_encargos_13 = $s[164] = Math.floor(($120 + 60000000) / 120000000);
  $s[166] = remuneracao_mes;
  $s[167] = encargos;
  // Cargas sobre provisión vacaciones + 1/3
  const $122 = $s[169] = remuneracao_mes * encargos;
  if ($122 > 4503599537370495) return false;
  const provisao_encargos_ferias = $s[168] = Math.floor(($122 + 45000000) / 90000000);
  $s[170] = remuneracao_mes;
  $s[171] = encargos;
  // Terceros
  const total_terceiros = $s[172] = salario_educacao + incra + senai + sesi + sebrae;
  // Provisiones
  $s[173] = provisao_13 + provisao_ferias + provisao_terco_ferias + provisao_encargos_13 + provisao_encargos_ferias;
  // Contribuciones patronales (sin beneficios ni provisiones)
  $s[174] = cpp + rat_fap + total_terceiros + fgts;
  if (monthly_salary === 0 && ferias_amount === 0 && decimo_terceiro_amount === 0) return false;
  if ($notes !== null) {
    if (irrf_dispensado) {
      // IRRF_WITHHOLDING_WAIVED
      $notes.add(1, rt.ratio(irrf_do_mes, 100n), rt.ratio($f.irrf_retencao_minima, 1n));
    }
    if ($24) {
      if (irrf_dispensado_ferias) {
        // IRRF_WITHHOLDING_WAIVED
        $notes.add(2, rt.ratio(irrf_apurado_ferias, 100n), rt.ratio($f.irrf_retencao_minima, 1n));
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
const layout = '«0:»{"size":175,"scales":[10000,10000,10000,10000,10000,10000,10000,10000,1,1,1,10000000,1],"values":[["input",1,[1,10000]],0,["period","days","number",[]],["input",2,[2,10000]],["input",3,[3,10000]],["input",4,[4,10000]],["input",5,[5,10000]],2,3,5,["input",12,[12,1]],7,["parameter","salario_familia_limite",50],["parameter","salario_familia_cota",50],["input",9,[9,1]],["input",10,[10,1]],1,4,6,8,10,11,["kept","upper_limit(inss_tabela)","money",34],["kept","upper_limit(inss_tabela)","money",36],["kept","upper_limit(inss_tabela)","money",38],12,14,15,16,13,["input",6,[6,10000]],17,["parameter","irrf_deducao_dependente",100],["input",8,[8,1]],20,["parameter","irrf_desconto_simplificado",5],21,23,24,25,26,29,31,32,33,34,18,37,39,40,41,42,27,44,["parameter","irrf_retencao_minima",1],45,35,47,43,["input",7,[7,10000]],46,48,49,50,9,51,53,["input",11,[11,10000000]],["parameter","aliquota_fgts",25,"rate"],62,63,66,57,58,59,60,61,67,68,69,70,71,55,56,72,64],"tables":[{"table":0,"rows":"inss_tabela$rows1","scales":[100,200,100],"slots":[40,41,null]},{"table":0,"rows":"inss_tabela$rows1","scales":[100,200,100],"slots":[44,45,null],"isConditional":1},{"table":0,"rows":"inss_tabela$rows1","scales":[100,200,100],"slots":[49,50,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[60,61,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[74,75,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[88,89,null],"isConditional":1}],"steps":[[13,[0],[14,10000]],[15,[1,2],[16,3000«4:]],[‹17+2›,[‹3›],[‹18+2›,10000»]],[25,[6],[26,30000]],[27,[1,7,8,9]],[29,[10,[[11,12],12,1,1],[[13,14,15,2],28,1,1]],[30,1500],null,28],[31,[16,7,8,17,9,18,19]],[32,[16,7,8]],[33,[9,18]],[35,[20,21,22]],[37,[17,23]],[39,[21,24]],[42,[25,-1]],[46,[9,[[26],43,1,1],-2],null,null,43],[47,[27,28]],[51,[17,[[29],48,1,1],-3],null,null,48],[53,[20],null,52],[54,[30],[55,10000]],[56,[31,32,33,34],null,52],[[57,1],[35,36],null,52],[58,[36,35],null,52],[59,[20,37],null,52],[62,[38,-4],[63,4000],52],[66,[20,[[39],64,1,1],[[20],64,0,0],[[39,20],64,0,0,65,1,1]],[67,20000000],52],[68,[39,40],null,52],[69,[21],null,43],[70,[28,32,33],null,43],[[71,1],[35,41],null,43],[72,[41,35],null,43],[73,[21,42],null,43],[76,[43,-5],[77,4000],43],[80,[21,[[44],78,1,1],[[21],78,0,0],[[44,21],78,0,0,79,1,1]],[81,20000000],43],[82,[44,45],null,43],[83,[17],null,48],[84,[46,32,33],null,48],[[85,1],[35,47],null,48],[86,[47,35],null,48],[87,[17,48],null,48],[90,[49,-6],[91,4000],48],[94,[17,[[50],92,1,1],[[17],92,0,0],[[50,17],92,0,0,93,1,1]],[95,20000000],48],[96,[50,51],null,48],[97,[20,[[52],52,1,1]]],[[99,1],[53,[[53,54],98,1,1]]],[101,[55,[[53],100,1,1]],null,null,100],[[103,1],[56,[[56,54],102,1,1]],null,43],[105,[57,[[56],104,1,1]],null,43,104],[106,[17,[[58],48,1,1]],null,null,48],[108,[59,[[59,16],107,1,1]],[109,10000],null,107],[110,[31,28,46,60,9,[[61],43,1,1],62,63,34]],[111,[64,65]],[112,[16,7,8,17,9,18]],[113,[16,7,8,17,9,18]],[114,[66],[115,500],null,null,116,[117,5]],[118,[66,67],[119,1000000000],null,null,120,[121,10000000]],[122,[66],[123,4000],null,null,124,[125,40]],[126,[66],[127,50000],null,null,128,[129,500]],[130,[66],[131,10000],null,null,132,133],[134,[66],[135,20000],null,null,136,[137,200]],[138,[66],[139,50000],null,null,140,[141,500]],[142,[68,20,21],[143,2500]],[144,[68,17],[145,2500]],[146,[69,70],null,null,null,147,[148,25]],[149,[59,[[59,63],107,1,1]],[150,10000],null,107],[[151,10000000],[67,68]],[152,[20],[153,1200],null,null,154,[155,12]],[156,[20],[157,1200],null,null,158,[159,12]],[160,[20],[161,3600],null,null,162,[163,36]],[164,[20,71],[165,12000000000],null,null,166,[167,120000000]],[168,[20,71],[169,9000000000],null,null,170,[171,90000000]],[172,[72,73,74,75,76]],[173,[77,78,79,80,81]],[174,[82,83,84,85]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["BRL","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],"boolean"],"roundings":[["half_up",[["1/100",null]]],["down",[["1/100",null]]]],"nodes":"0 c0;0 c1000000;1 c30;0 3 1 2;0 i0;0 2 2 4;0 c1000000000000;1 c0;1 c20;2 c1/50;2 c1/200;2 c3/50;3 truth,true;0 i1;0 s0;1 period,0;0 2 14 15;0 3 16 2;0 i2;0 i3;0 i4;0 i5;1 c3;0 3 21 22;0 s2;0 0 14 24;0 s3;0 0 25 26;0 s5;0 0 27 28;3 i12;0 s7;0 p1;3 11 31 32;3 14 30 33;0 p2;1 i9;1 i10;1 0 36 37;0 2 35 38;0 2 39 15;0 3 40 2;0 s1;0 0 42 24;0 s4;0 0 26 44;0 0 43 45;0 s6;0 0 28 47;0 s8;0 0 48 49;0 0 46 50;0 0 43 26;0 s10;0 s11;0 0 53 54;0 upper_limit,0;0 5 55 56;0 5 44 56;0 5 54 56;0 s12;0 apply,0 60;3 12 28 0;0 s14;0 apply,0 63;0 s15;0 s16;0 1 65 66;3 12 44 0;0 s13;0 apply,0 69;3 12 53 0;0 i6;0 s17;0 p4;1 i8;0 2 74 75;0 0 73 76;0 s20;0 0 77 78;0 p3;0 s21;3 12 80 81;0 6 81 80;0 s23;0 1 53 84;0 6 0 85;0 s24;0 apply,1 87;0 c5000;3 11 53 89;0 s25;0 c31289/100;0 5 91 92;0 c7350;3 11 53 94;0 c48931/50;2 c26629/200000;0 2 97 53;0 1 96 98;0 6 0 99;0 5 91 100;0 18 95 101 0;0 18 90 93 102;0 s26;0 1 91 104;0 0 66 76;0 0 106 0;0 s29;3 12 80 108;0 6 108 80;0 s31;0 1 54 111;0 6 0 112;0 s32;0 apply,1 114;3 11 54 89;0 s33;0 5 117 92;3 11 54 94;0 2 97 54;0 1 96 120;0 6 0 121;0 5 117 122;0 18 119 123 0;0 18 116 118 124;0 s34;0 1 117 126;0 s18;0 0 128 76;0 0 129 0;0 s37;3 12 80 131;0 6 131 80;0 s39;0 1 44 134;0 6 0 135;0 s40;0 apply,1 137;3 11 44 89;0 s41;0 5 140 92;3 11 44 94;0 2 97 44;0 1 96 143;0 6 0 144;0 5 140 145;0 18 142 146 0;0 18 139 141 147;0 s42;0 1 140 149;0 s27;0 18 71 151 0;0 s44;3 12 153 0;0 p5;3 11 153 155;3 14 154 156;3 s45;3 16 158;0 s35;3 12 160 0;3 11 160 155;3 14 161 162;3 s47;3 16 164;0 s43;0 i7;3 12 167 0;0 2 11 42;0 5 167 169;0 0 73 66;0 s46;0 0 128 172;0 0 171 173;0 s48;0 18 62 175 0;0 s49;0 0 176 177;0 s50;0 0 179 78;0 0 178 180;0 0 174 181;0 s9;0 s51;0 1 183 184;0 0 44 28;0 0 186 47;0 0 52 187;0 s53;2 c1/5;0 2 189 190;2 i11;0 2 189 192;2 c1/40;0 2 189 194;2 c1/500;0 2 189 196;2 c1/100;0 2 189 198;2 c3/200;0 2 189 200;2 c3/500;0 2 189 202;2 p6;0 2 204 55;0 2 204 44;0 s54;0 s62;0 s63;0 0 208 209;0 1 167 179;0 6 0 211;2 0 190 192;2 c29/500;2 0 213 214;2 0 215 204;2 c1;1 c12;2 3 217 218;0 2 53 219;1 c36;2 3 217 221;0 2 53 222;2 s66;2 3 224 218;0 2 53 225;1 c9;2 3 224 227;0 2 53 228;0 s57;0 s58;0 0 230 231;0 s59;0 0 232 233;0 s60;0 s61;0 0 235 236;0 0 234 237;0 s67;0 s68;0 0 239 240;0 s69;0 0 241 242;0 s70;0 s71;0 0 244 245;0 0 243 246;0 s55;0 s56;0 0 248 249;0 s72;0 0 250 251;0 s64;0 0 252 253;3 8 13 0;3 8 21 0;3 14 255 256;3 8 20 0;3 14 257 258;3 given,0;3 given,1;3 14 260 261;2 c99/100;0 2 263 13;3 10 5 264;2 c101/100;0 2 266 13;3 12 5 267;3 15 265 268;3 14 262 269;0 p0;3 12 14 0;1 c1;0 2 273 271;3 10 14 274;3 14 272 275;3 given,11;3 16 277;3 given,12;3 14 279 30;3 12 31 32;3 14 280 281;3 16 30;3 12 38 7;3 14 283 284;3 14 285 33;3 12 72 0;3 14 287 71;3 s22;3 14 288 289;3 12 55 56;3 12 44 56;3 12 20 0;1 period,6;3 9 294 218;3 14 293 295;0 s52;3 10 297 0","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,true],[1,true]],["i",2«6:,0,[0,true],[6,false]],["i",‹3›»,7,[7,true],[8,true]],["i",9,7,[7,true],[8,true]],["i",10,7,[7,true],[8,true]],["i",11,9,[10,true],[11,true]],["i",12,12],[0,0,13,0],[1,0,17,0],[2,0,18,0],[3,0,19,0],[4,0,20,0],[5,0,21,0],[6,0,23,0],[7,0,29],[8,0,41,0,null,34],[9,0,51],[10,0,52],[11,0,48],[12,0,57,0],[13,0,58,0],[14,0,59],[15,0,61],[16,0,64,0,null,62],[17,0,67,0],[18,0,70,0,null,68],[19,0,53,null,71],[20,0,72,0],[21,0,79,null,71],[22,3,82,null,71],[23,0,83,null,71],[24,0,86,0,71],[25,0,88,0,71],[26,0,103,0,71],[27,0,105,null,71],[28,0,54,null,62],[29,0,107,null,62],[30,3,109,null,62],[31,0,110,null,62],[32,0,113,0,62],[33,0,115,0,62],[34,0,125,0,62],[35,0,127,null,62],[36,0,44,null,68],[37,0,130,null,68],[38,3,132,null,68],[39,0,133,null,68],[40,0,136,0,68],[41,0,138,0,68],[42,0,148,0,68],[43,0,150,null,68],[44,0,152],[45,3,157],[46,0,153,0,null,159],[47,3,163,null,62],[48,0,160,0,62,165],[49,0,166,0,null,68],[50,0,170,0,null,168],[51,0,182],[52,0,185],[53,0,188,0],[54,0,188,0«7:],[‹55›,0,‹191+2›,0,null,null,189,‹190+2›»],[62,0,205,1],[63,0,206,1],[64,0,210,0,null,null,207,204],[65,0,212,0,null,168],[66,2,216],[67,0,220,0,null,null,53,219«4:],[‹68›,0,‹220+3›,0,null,null,53,‹219+3›»],[72,0,238],[73,0,247],[74,0,254]],"parameters":[["SALARIO_MINIMO",null],["salario_familia_limite",null],["salario_familia_cota",null],["irrf_desconto_simplificado",null],["irrf_deducao_dependente",null],["irrf_retencao_minima",null],["aliquota_fgts",null]],"notices":[["refuse","VALIDATION_ERROR","warning","monthly_salary","employee",null,259,["El salario solo puede ser cero cuando hay vacaciones o 13.º salario"]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf","employee",null,158,["No se retienen ",153,": la ley dispensa hasta ",155]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf_ferias","employee",62,164,["No se retienen ",160,": la ley dispensa hasta ",155]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,270,["El salario mensual ",13," y 30 veces el diario ",4," difieren en más del 1 %; se usa el mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,276,["El salario ",14," es menor que el mínimo de ",271]],["warn","RAT_FAP_DEFAULTED","info","rat_fap_rate","employee",null,278,["Sin RAT ajustado se usa ",192]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_salario_familia","override",null,282,["La renta ",31," pasa de ",32,": no hay salario-familia"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_salario_familia","override",null,286,["Hay hijos y la renta ",31," no pasa de ",32,", pero se pidió no pagar el salario-familia"]],["warn","PENSAO_NOT_DEDUCTED","info","pensao_alimenticia_amount","employee",null,290,["El descuento simplificado supera a las deducciones legales: la pensión no baja el IRRF"]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss","employee",null,291,["La remuneración pasa del tope; el INSS se calcula sobre ",60]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss_13","employee",null,292,["El 13.º salario pasa del tope; el INSS se calcula sobre ",69]],["warn","DECIMO_TERCEIRO_BEFORE_SETTLEMENT","info","decimo_terceiro_amount","employee",null,296,["El INSS y el IRRF del 13.º son de la liquidación de diciembre; un anticipo no se envía aquí"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,298,["Las deducciones superan las percepciones"]]],"tables":[[0,null,0,null,null],[0,null,0,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [SALARIO_MINIMO$rows, salario_familia_limite$rows, salario_familia_cota$rows, irrf_desconto_simplificado$rows,
    irrf_deducao_dependente$rows, irrf_retencao_minima$rows, aliquota_fgts$rows], tables: [inss_tabela, irrf_mensal] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
