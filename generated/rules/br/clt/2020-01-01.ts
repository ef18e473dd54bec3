// BR.clt 2020.1: Empleado CLT (folha mensal)
// Emitted from rules/br/clt/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:7ebd9eeea461a00bde3707ef71a8536e4cc1f043c02c2c90d72dcc8135da2415
// meaning sha256:b85475b87514810e84d8a8865fdeb401af9641ff5ce9612e66766ad7a5f85a73
import * as rt from '../../../../runtime/index.ts';
import { $file, SALARIO_MINIMO$rows, salario_familia_limite$rows, salario_familia_cota$rows,
  irrf_deducao_dependente$rows, irrf_retencao_minima$rows, aliquota_fgts$rows, inss_aliquota, irrf_mensal, $sources,
  $provenance, $inputs, $steps } from './2020-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/br/clt/2020-01-01.pay',
    fingerprint: 'sha256:7ebd9eeea461a00bde3707ef71a8536e4cc1f043c02c2c90d72dcc8135da2415',
    meaning: 'sha256:b85475b87514810e84d8a8865fdeb401af9641ff5ce9612e66766ad7a5f85a73', country: 'BR', scheme: 'clt',
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
  SALARIO_MINIMO: rt.scaledWorth($at, 1n, SALARIO_MINIMO$rows),
  salario_familia_limite: rt.scaledWorth($at, 25n, salario_familia_limite$rows),
  salario_familia_cota: rt.scaledWorth($at, 50n, salario_familia_cota$rows),
  inss_aliquota$rows1: rt.scaledRows(inss_aliquota, { date: $at }, 100n, 100n),
  inss_aliquota$rows2: rt.scaledRows(inss_aliquota, { date: $at }, 10000n, 100n),
  irrf_deducao_dependente: rt.scaledWorth($at, 100n, irrf_deducao_dependente$rows),
  irrf_mensal$rows1: rt.scaledRows(irrf_mensal, { date: $at }, 100n, 40n),
  irrf_retencao_minima: rt.scaledWorth($at, 1n, irrf_retencao_minima$rows),
  aliquota_fgts: rt.scaledWorth($at, 25n, aliquota_fgts$rows),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const adicional_de_risco$sent = rt.textAt($row.texts, 12);
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
  // Adicional de riesgo (periculosidade o insalubridade)
  if (adicional_de_risco$sent !== undefined &&
    !(rt.positionOf(['nenhum', 'periculosidade', 'insalubridade_minima', 'insalubridade_media', 'insalubridade_maxima'],
        adicional_de_risco$sent) >
      0)) return false;
  const adicional_de_risco = adicional_de_risco$sent !== undefined ? adicional_de_risco$sent : 'nenhum';
  $s[12] = rt.positionOf(['nenhum', 'periculosidade', 'insalubridade_minima', 'insalubridade_media', 'insalubridade_maxima'],
    adicional_de_risco);
  // Horas nocturnas del mes (horas noturnas)
  if ($n[13]! < 0 || $n[13]! > 24000) return false;
  const horas_noturnas = $s[13] = rt.sentOr($n[13]!, 0);
  // Horas mensuales del contrato
  if ($n[14]! < 100 || $n[14]! > 22000) return false;
  const horas_mensais = $s[14] = rt.sentOr($n[14]!, 22000);
  // Días hábiles del mes (dias úteis)
  if ($n[15]! < 1 || $n[15]! > 27) return false;
  const dias_uteis = $s[15] = rt.sentOr($n[15]!, 25);
  // Domingos y feriados del mes
  if ($n[16]! < 0 || $n[16]! > 15) return false;
  const domingos_e_feriados = $s[16] = rt.sentOr($n[16]!, 5);
  // Remuneración del mes en otros empleos, que ya descontaron
  if ($n[17]! < 0) return false;
  const remuneracao_outros_vinculos = $s[17] = rt.sentOr($n[17]!, 0);
  // Pide el salario-familia y presentó los documentos
  const aplica_salario_familia = $n[18]! !== 0;
  $s[18] = aplica_salario_familia ? 1 : 0;
  // Salario contractual del mes
  const salario_contratual = $s[19] = Math.floor((monthly_salary + 50) / 100);
  $s[20] = monthly_salary;
  // Salario base (salário-base)
  const $5 = $s[22] = salario_contratual * $row.days;
  const salario_base = $s[21] = Math.floor(($5 + 15) / 30);
  // Adicional de riesgo de un mes entero
  const $13 = rt.same(adicional_de_risco, 'periculosidade');
  $s[23] = $13 ? 1 : 0;
  let $14: number;
  if ($13) {
    $14 = salario_contratual * 3;
  } else {
    const $11 = rt.same(adicional_de_risco, 'insalubridade_minima');
    $s[24] = $11 ? 1 : 0;
    let $12: number;
    if ($11) {
      $12 = $f.SALARIO_MINIMO;
    } else {
      const $9 = rt.same(adicional_de_risco, 'insalubridade_media');
      $s[25] = $9 ? 1 : 0;
      let $10: number;
      if ($9) {
        $10 = $f.SALARIO_MINIMO;
      } else {
        const $7 = rt.same(adicional_de_risco, 'insalubridade_maxima');
        $s[26] = $7 ? 1 : 0;
        $10 = $7 ? $f.SALARIO_MINIMO * 2 : 0;
      }
      $12 = $10 * 2;
    }
    $14 = $12 * 100;
  }
  const adicional_de_risco_mensal = $s[27] = $14;
  // Adicional de periculosidad (periculosidade)
  let adicional_periculosidade = 0;
  if ($13) {
    const $15 = $s[29] = adicional_de_risco_mensal * $row.days;
    adicional_periculosidade = $s[28] = Math.floor(($15 + 150) / 300);
  }
  // Adicional de insalubridad (insalubridade)
  let adicional_insalubridade = 0;
  const $17 = !rt.same(adicional_de_risco, 'periculosidade');
  $s[30] = $17 ? 1 : 0;
  if ($17) {
    const $18 = $s[32] = adicional_de_risco_mensal * $row.days;
    adicional_insalubridade = $s[31] = Math.floor(($18 + 150) / 300);
  }
  // Adicional nocturno (adicional noturno)
  if (!(horas_mensais > 0)) return false;
  const $20 = $s[35] = horas_mensais;
  const $21 = $s[34] = (salario_contratual * 10 + adicional_de_risco_mensal) * horas_noturnas * 3;
  const $22 = $21 * 4;
  const $23 = rt.wholeOf($22, 525 * $20, 'half_up');
  if (Number.isNaN($23)) return false;
  const adicional_noturno = $s[33] = $23;
  // DSR sobre el adicional nocturno
  if (!(dias_uteis > 0)) return false;
  const $24 = $s[38] = dias_uteis;
  const $25 = $s[37] = adicional_noturno * domingos_e_feriados;
  const $26 = rt.wholeOf($25, $24, 'half_up');
  if (Number.isNaN($26)) return false;
  const dsr_adicional_noturno = $s[36] = $26;
  // Horas extras
  if (overtime_amount > 4503599627370395) return false;
  const horas_extras = $s[39] = Math.floor((overtime_amount + 50) / 100);
  $s[40] = overtime_amount;
  // Comisiones (comissões)
  if (commission_amount > 4503599627370395) return false;
  const comissoes = $s[41] = Math.floor((commission_amount + 50) / 100);
  $s[42] = commission_amount;
  // 13.º salario (décimo terceiro)
  if (decimo_terceiro_amount > 4503599627370395) return false;
  const decimo_terceiro = $s[43] = Math.floor((decimo_terceiro_amount + 50) / 100);
  $s[44] = decimo_terceiro_amount;
  // Vacaciones gozadas (férias)
  if (ferias_amount > 4503599627370395) return false;
  const ferias = $s[45] = Math.floor((ferias_amount + 50) / 100);
  $s[46] = ferias_amount;
  // Tercio constitucional de vacaciones (1/3 férias)
  if (ferias_amount > 4503599627370195) return false;
  const terco_constitucional_ferias = $s[47] = Math.floor((ferias_amount + 150) / 300);
  $s[48] = ferias_amount;
  // Renta para el salario-familia
  const $32 = horas_extras * 100;
  if ($32 > rt.SAFE) return false;
  const $33 = comissoes * 100;
  if ($33 > rt.SAFE) return false;
  const $34 = ferias * 100;
  if ($34 > rt.SAFE) return false;
  const $35 = salario_contratual * 100 +
    adicional_de_risco_mensal *
    10 +
    adicional_noturno *
    100 +
    dsr_adicional_noturno *
    100 +
    $32 +
    $33 +
    $34 +
    remuneracao_outros_vinculos;
  if ($35 > rt.SAFE) return false;
  const renda_salario_familia = $s[49] = $35;
  // Salario-familia (salário-família)
  let salario_familia = 0;
  const $36 = aplica_salario_familia && renda_salario_familia <= $f.salario_familia_limite * 400;
  $s[50] = $36 ? 1 : 0;
  if ($36) {
    const $37 = $s[52] = $f.salario_familia_cota * (cantidad_hijos + cantidad_hijos_incapacitados) * $row.days;
    salario_familia = $s[51] = Math.floor((2 * $37 + 15) / 30);
  }
  // Total percepciones
  const total_percepciones = $s[53] = salario_base +
    adicional_periculosidade +
    adicional_insalubridade +
    adicional_noturno +
    dsr_adicional_noturno +
    horas_extras +
    comissoes +
    decimo_terceiro +
    ferias +
    terco_constitucional_ferias +
    salario_familia;
  // Remuneración del mes (salario, horas extras y comisiones)
  const remuneracao_mes = $s[54] = salario_base +
    adicional_periculosidade +
    adicional_insalubridade +
    adicional_noturno +
    dsr_adicional_noturno +
    horas_extras +
    comissoes;
  // Vacaciones con su tercio
  const remuneracao_ferias = $s[55] = ferias + terco_constitucional_ferias;
  // Base INSS (salário de contribuição)
  $s[56] = $f.inss_aliquota$rows1.top;
  const $42 = $f.inss_aliquota$rows1.top * 100 - remuneracao_outros_vinculos;
  const $43 = (remuneracao_mes + remuneracao_ferias) * 100;
  if ($43 > rt.SAFE) return false;
  const $44 = 0 > $42 ? 0 : $42;
  const $45 = $s[58] = $43 < $44 ? $43 : $44;
  const base_inss = $s[57] = Math.floor(($45 + 50) / 100);
  // Base INSS 13.º salario
  $s[59] = $f.inss_aliquota$rows1.top;
  const base_inss_13 = $s[60] = decimo_terceiro < $f.inss_aliquota$rows1.top ? decimo_terceiro : $f.inss_aliquota$rows1.top;
  // Base del INSS sobre vacaciones
  $s[61] = $f.inss_aliquota$rows1.top;
  const $48 = $f.inss_aliquota$rows1.top * 100 - remuneracao_outros_vinculos;
  const $49 = remuneracao_ferias * 100;
  if ($49 > rt.SAFE) return false;
  const $50 = 0 > $48 ? 0 : $48;
  const base_inss_ferias = $s[62] = $49 < $50 ? $49 : $50;
  // INSS del mes, con las vacaciones
  const $52 = base_inss * 100 + remuneracao_outros_vinculos;
  if ($52 > rt.SAFE) return false;
  $s[63] = $f.inss_aliquota$rows1.top;
  const $53 = $f.inss_aliquota$rows1.top * 100;
  const $54 = $s[65] = $52 < $53 ? $52 : $53;
  const $55 = $s[64] = rt.rowOf($f.inss_aliquota$rows2, $54, 1, false);
  if ($55 < 0) return false;
  const $56 = $f.inss_aliquota$rows2.value[$55]!;
  const $57 = $s[67] = base_inss * $56;
  const inss_total = $s[66] = Math.floor($57 / 100);
  // INSS sobre vacaciones (férias)
  $s[70] = -1;
  let inss_ferias = 0;
  const $59 = ferias > 0;
  $s[68] = $59 ? 1 : 0;
  if ($59) {
    const $60 = base_inss_ferias + remuneracao_outros_vinculos;
    if ($60 > rt.SAFE) return false;
    $s[69] = $f.inss_aliquota$rows1.top;
    const $61 = $f.inss_aliquota$rows1.top * 100;
    const $62 = $s[71] = $60 < $61 ? $60 : $61;
    const $63 = $s[70] = rt.rowOf($f.inss_aliquota$rows2, $62, 1, false);
    if ($63 < 0) return false;
    const $64 = $f.inss_aliquota$rows2.value[$63]!;
    const $65 = $s[73] = base_inss_ferias * $64;
    inss_ferias = $s[72] = Math.floor($65 / 10000);
  }
  // INSS del empleado
  const $67 = inss_total - inss_ferias;
  const inss = $s[74] = 0 > $67 ? 0 : $67;
  // INSS sobre 13.º salario
  $s[76] = -1;
  let inss_13 = 0;
  const $69 = decimo_terceiro > 0;
  $s[75] = $69 ? 1 : 0;
  if ($69) {
    const $70 = $s[76] = rt.rowOf($f.inss_aliquota$rows1, base_inss_13, 1, false);
    if ($70 < 0) return false;
    $s[77] = base_inss_13;
    const $71 = $f.inss_aliquota$rows1.value[$70]!;
    const $72 = $s[79] = base_inss_13 * $71;
    inss_13 = $s[78] = Math.floor($72 / 100);
  }
  // Rendimiento tributable
  const $74 = remuneracao_mes > 0;
  $s[80] = $74 ? 1 : 0;
  if ($74) {
    $s[81] = remuneracao_mes;
  }
  // Pensión alimenticia (pensão alimentícia)
  if (pensao_alimenticia_amount > 4503599627370395) return false;
  const pensao_alimenticia = $s[82] = Math.floor((pensao_alimenticia_amount + 50) / 100);
  $s[83] = pensao_alimenticia_amount;
  // Deducciones legales
  let deducoes_legais = 0;
  let deducao = 0;
  let base_irrf = 0;
  if ($74) {
    deducoes_legais = $s[84] = inss + $f.irrf_deducao_dependente * num_dependentes_irrf + pensao_alimenticia;
    // Deducción aplicada
    deducao = $s[85] = deducoes_legais;
    // Base IRRF
    const $77 = remuneracao_mes - deducao;
    base_irrf = $s[86] = 0 > $77 ? 0 : $77;
  }
  // IRRF según tabla
  $s[87] = -1;
  let irrf_tabela = 0;
  if ($74) {
    const $79 = $s[87] = rt.rowOf($f.irrf_mensal$rows1, base_irrf, 1, false);
    if ($79 < 0) return false;
    $s[88] = base_irrf;
    const $80 = $s[90] = rt.rebateOf($f.irrf_mensal$rows1, $79, base_irrf, 1);
    if (Number.isNaN($80)) return false;
    irrf_tabela = $s[89] = Math.floor(($80 + 20) / 40);
  }
  // Rendimiento tributable vacaciones (férias)
  let deducoes_legais_ferias = 0;
  let deducao_ferias = 0;
  let base_irrf_ferias = 0;
  if ($59) {
    $s[91] = remuneracao_ferias;
    // Deducciones legales vacaciones (férias)
    deducoes_legais_ferias = $s[92] = inss_ferias + $f.irrf_deducao_dependente * num_dependentes_irrf;
    // Deducción aplicada vacaciones (férias)
    deducao_ferias = $s[93] = deducoes_legais_ferias;
    // Base IRRF vacaciones (férias)
    const $83 = remuneracao_ferias - deducao_ferias;
    base_irrf_ferias = $s[94] = 0 > $83 ? 0 : $83;
  }
  // IRRF según tabla vacaciones (férias)
  $s[95] = -1;
  let irrf_tabela_ferias = 0;
  if ($59) {
    const $85 = $s[95] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_ferias, 1, false);
    if ($85 < 0) return false;
    $s[96] = base_irrf_ferias;
    const $86 = $s[98] = rt.rebateOf($f.irrf_mensal$rows1, $85, base_irrf_ferias, 1);
    if (Number.isNaN($86)) return false;
    irrf_tabela_ferias = $s[97] = Math.floor(($86 + 20) / 40);
  }
  // Rendimiento tributable 13.º salario
  let deducoes_legais_13 = 0;
  let deducao_13 = 0;
  let base_irrf_13 = 0;
  if ($69) {
    $s[99] = decimo_terceiro;
    // Deducciones legales 13.º salario
    deducoes_legais_13 = $s[100] = inss_13 + $f.irrf_deducao_dependente * num_dependentes_irrf;
    // Deducción aplicada 13.º salario
    deducao_13 = $s[101] = deducoes_legais_13;
    // Base IRRF 13.º salario
    const $89 = decimo_terceiro - deducao_13;
    base_irrf_13 = $s[102] = 0 > $89 ? 0 : $89;
  }
  // IRRF según tabla 13.º salario
  $s[103] = -1;
  let irrf_tabela_13 = 0;
  if ($69) {
    const $91 = $s[103] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_13, 1, false);
    if ($91 < 0) return false;
    $s[104] = base_irrf_13;
    const $92 = $s[106] = rt.rebateOf($f.irrf_mensal$rows1, $91, base_irrf_13, 1);
    if (Number.isNaN($92)) return false;
    irrf_tabela_13 = $s[105] = Math.floor(($92 + 20) / 40);
  }
  // IRRF de la remuneración del mes, si la hay
  const irrf_do_mes = $s[107] = $74 ? irrf_tabela : 0;
  // Retención dispensada sobre salario
  const $95 = irrf_do_mes > 0;
  $s[108] = $95 ? 1 : 0;
  const irrf_dispensado = $95 && irrf_do_mes <= $f.irrf_retencao_minima * 100;
  $s[109] = irrf_dispensado ? 1 : 0;
  // IRRF sobre salario
  let irrf = 0;
  const $96 = !irrf_dispensado;
  $s[110] = $96 ? 1 : 0;
  if ($96) {
    irrf = $s[111] = irrf_do_mes;
  }
  // Retención dispensada sobre vacaciones (férias)
  let irrf_dispensado_ferias = false;
  let irrf_ferias = 0;
  if ($59) {
    const $97 = irrf_tabela_ferias > 0;
    $s[112] = $97 ? 1 : 0;
    irrf_dispensado_ferias = $97 && irrf_tabela_ferias <= $f.irrf_retencao_minima * 100;
    $s[113] = irrf_dispensado_ferias ? 1 : 0;
    // IRRF sobre vacaciones (férias)
    const $98 = !irrf_dispensado_ferias;
    $s[114] = $98 ? 1 : 0;
    if ($98) {
      irrf_ferias = $s[115] = irrf_tabela_ferias;
    }
  }
  // IRRF sobre 13.º salario (tributación exclusiva)
  let irrf_13 = 0;
  if ($69) {
    irrf_13 = $s[116] = irrf_tabela_13;
  }
  // Vale-transporte (descuento hasta 6%)
  let vale_transporte = 0;
  const $99 = vale_transporte_amount > 0;
  $s[117] = $99 ? 1 : 0;
  if ($99) {
    const $100 = salario_base * 3 * 2;
    const $101 = $s[119] = vale_transporte_amount < $100 ? vale_transporte_amount : $100;
    vale_transporte = $s[118] = Math.floor(($101 + 50) / 100);
  }
  // Total deducciones
  const $103 = $59 ? irrf_ferias : 0;
  const total_deducciones = $s[120] = inss + inss_ferias + inss_13 + irrf + $103 + irrf_13 + vale_transporte + pensao_alimenticia;
  // Neto
  const neto = $s[121] = total_percepciones - total_deducciones;
  // Base contribución patronal (CPP)
  const base_cpp = $s[122] = salario_base +
    adicional_periculosidade +
    adicional_insalubridade +
    adicional_noturno +
    dsr_adicional_noturno +
    horas_extras +
    comissoes +
    decimo_terceiro +
    ferias +
    terco_constitucional_ferias;
  // Base FGTS
  const base_fgts = $s[123] = salario_base +
    adicional_periculosidade +
    adicional_insalubridade +
    adicional_noturno +
    dsr_adicional_noturno +
    horas_extras +
    comissoes +
    decimo_terceiro +
    ferias +
    terco_constitucional_ferias;
  // Contribución patronal (CPP)
  const cpp = $s[124] = Math.floor((2 * base_cpp + 5) / 10);
  $s[125] = base_cpp;
  $s[126] = base_cpp;
  $s[127] = 1;
  // RAT ajustado (RAT x FAP)
  const $109 = $s[129] = base_cpp * rat_fap_rate;
  if ($109 > 4503599617370495) return false;
  const rat_fap = $s[128] = Math.floor(($109 + 5000000) / 10000000);
  $s[130] = base_cpp;
  $s[131] = rat_fap_rate;
  // Salario-educación (salário-educação)
  const salario_educacao = $s[132] = Math.floor((base_cpp + 20) / 40);
  $s[133] = base_cpp;
  $s[134] = base_cpp;
  $s[135] = 1;
  // INCRA
  const incra = $s[136] = Math.floor((base_cpp + 250) / 500);
  $s[137] = base_cpp;
  $s[138] = base_cpp;
  $s[139] = 1;
  // SENAI
  const senai = $s[140] = Math.floor((base_cpp + 50) / 100);
  $s[141] = base_cpp;
  $s[142] = base_cpp;
  $s[143] = 1;
  // SESI
  const $114 = $s[145] = base_cpp * 3;
  const sesi = $s[144] = Math.floor(($114 + 100) / 200);
  $s[146] = base_cpp;
  $s[147] = 3;
  // SEBRAE
  const $116 = $s[149] = base_cpp * 3;
  const sebrae = $s[148] = Math.floor(($116 + 250) / 500);
  $s[150] = base_cpp;
  $s[151] = 3;
  // FGTS del mes, con las vacaciones
  const $118 = $s[153] = $f.aliquota_fgts * (remuneracao_mes + remuneracao_ferias);
  const fgts_mensal = $s[152] = Math.floor($118 / 25);
  // FGTS del 13.º salario
  const $120 = $s[155] = $f.aliquota_fgts * decimo_terceiro;
  const fgts_13 = $s[154] = Math.floor($120 / 25);
  // FGTS (8%)
  const fgts = $s[156] = fgts_mensal + fgts_13;
  $s[157] = base_fgts;
  $s[158] = $f.aliquota_fgts;
  // Vale-transporte a cargo de la empresa
  if ($99) {
    const $123 = vale_transporte_amount - vale_transporte * 100;
    const $124 = $s[160] = 0 > $123 ? 0 : $123;
    if ($124 > 4503599627370395) return false;
    $s[159] = Math.floor(($124 + 50) / 100);
  }
  // Cargas sobre las provisiones: CPP, RAT, terceros y FGTS
  const encargos = $s[161] = 2000000 + rat_fap_rate + 580000 + $f.aliquota_fgts * 400000;
  // Provisión 13.º salario
  const provisao_13 = $s[162] = Math.floor((remuneracao_mes + 6) / 12);
  $s[163] = remuneracao_mes;
  $s[164] = remuneracao_mes;
  $s[165] = 1;
  // Provisión vacaciones (férias)
  const provisao_ferias = $s[166] = Math.floor((remuneracao_mes + 6) / 12);
  $s[167] = remuneracao_mes;
  $s[168] = remuneracao_mes;
  $s[169] = 1;
  // Provisión 1/3 de vacaciones
  const provisao_terco_ferias = $s[170] = Math.floor((remuneracao_mes + 18) / 36);
  $s[171] = remuneracao_mes;
  $s[172] = remuneracao_mes;
  $s[173] = 1;
  // Cargas sobre provisión 13.º
  const $130 = $s[175] = remuneracao_mes * encargos;
  if ($130 > 4503599507370495) return false;
  const provisao_encargos_13 = $s[174] = Math.floor(($130 + 60000000) / 120000000);
  $s[176] = remuneracao_mes;
  $s[177] = encargos;
  // Cargas sobre provisión vacaciones + 1/3
  const $132 = $s[179] = remuneracao_mes * encargos;
  if ($132 > 4503599537370495) return false;
  const provisao_encargos_ferias = $s[178] = Math.floor(($132 + 45000000) / 90000000);
  $s[180] = remuneracao_mes;
  $s[181] = encargos;
  // Terceros
  const total_terceiros = $s[182] = salario_educacao + incra + senai + sesi + sebrae;
  // Provisiones
  $s[183] = provisao_13 + provisao_ferias + provisao_terco_ferias + provisao_encargos_13 + provisao_encargos_ferias;
  // Contribuciones patronales (sin beneficios ni provisiones)
  $s[184] = cpp + rat_fap + total_terceiros + fgts;
  if (monthly_salary === 0 && ferias_amount === 0 && decimo_terceiro_amount === 0) return false;
  if (horas_noturnas > 0 && !(rt.isSent($n[15]!) && rt.isSent($n[16]!))) return false;
  if ($notes !== null) {
    if (irrf_dispensado) {
      // IRRF_WITHHOLDING_WAIVED
      $notes.add(2, rt.ratio(irrf_do_mes, 100n), rt.ratio($f.irrf_retencao_minima, 1n));
    }
    if ($59) {
      if (irrf_dispensado_ferias) {
        // IRRF_WITHHOLDING_WAIVED
        $notes.add(3, rt.ratio(irrf_tabela_ferias, 100n), rt.ratio($f.irrf_retencao_minima, 1n));
      }
    }
    if (rt.isSent($n[0]!) &&
      rt.isSent($n[1]!) &&
      (daily_salary * 3 * 1000 < monthly_salary * 99 || daily_salary * 3 * 1000 > monthly_salary * 101)) {
      // SALARY_INPUT_MISMATCH
      $notes.add(4, rt.ratio(monthly_salary, 10000n), rt.ratio(daily_salary, 10000n));
    }
    if (salario_contratual > 0 && salario_contratual < $f.SALARIO_MINIMO * 100) {
      // BELOW_MINIMUM_WAGE
      $notes.add(5, rt.ratio(salario_contratual, 100n), rt.ratio($f.SALARIO_MINIMO, 1n));
    }
    if (!rt.isSent($n[11]!)) {
      // RAT_FAP_DEFAULTED
      $notes.add(6, rt.ratio(rat_fap_rate, 10000000n));
    }
    if (rt.isSent($n[18]!) && aplica_salario_familia && renda_salario_familia > $f.salario_familia_limite * 400) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(7, rt.ratio(renda_salario_familia, 10000n), rt.ratio($f.salario_familia_limite, 25n));
    }
    if (!aplica_salario_familia && cantidad_hijos + cantidad_hijos_incapacitados > 0 && renda_salario_familia <= $f.salario_familia_limite * 400) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(8, rt.ratio(renda_salario_familia, 10000n), rt.ratio($f.salario_familia_limite, 25n));
    }
    const $137 = remuneracao_mes * 100;
    if ($137 > rt.SAFE) return false;
    const $138 = remuneracao_ferias * 100;
    if ($138 > rt.SAFE) return false;
    const $139 = $137 + $138 + remuneracao_outros_vinculos;
    if ($139 > rt.SAFE) return false;
    if ($139 > $f.inss_aliquota$rows1.top * 100) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(9, rt.ratio(base_inss, 100n));
    }
    if (decimo_terceiro > $f.inss_aliquota$rows1.top) {
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
const layout = '«0:»{"size":185,"scales":[10000,10000,10000,10000,10000,10000,10000,10000,1,1,1,10000000,1,100,100,1,1,10000,1],"values":[["input",1,[1,10000]],0,["period","days","number",[]],["input",12,[12,1]],["parameter","SALARIO_MINIMO",1],2,["input",14,14],["input",13,13],5,["input",16,[16,1]],["input",15,[15,1«4:]],["input",‹2›,[‹2›,10000»]],6,7,8,10,["input",17,[17,10000]],["input",18,[18,1]],12,["parameter","salario_familia_limite",25],["parameter","salario_familia_cota",50],["input",9,[9,1]],["input",10,[10,1]],1,3,4,9,11,13,15,16,["kept","upper_limit(inss_aliquota)","money",56],["kept","upper_limit(inss_aliquota)","money",59],["kept","upper_limit(inss_aliquota)","money",61],17,["kept","upper_limit(inss_aliquota)","money",63],19,["kept","upper_limit(inss_aliquota)","money",69],20,21,18,["input",6,[6,10000]],22,["parameter","irrf_deducao_dependente",100],["input",8,[8,1]],25,26,27,28,31,32,33,23,36,37,38,29,40,["parameter","irrf_retencao_minima",1],41,34,43,39,["input",7,[7,10000]],42,44,45,46,14,47,49,["input",11,[11,10000000]],["parameter","aliquota_fgts",25,"rate"],58,59,62,53,54,55,56,57,63,64,65,66,67,51,52,68,60],"tables":[{"table":0,"rows":"inss_aliquota$rows2","scales":[10000,100,1000000],"slots":[64,65,null]},{"table":0,"rows":"inss_aliquota$rows2","scales":[10000,100,1000000],"slots":[70,71,null],"isConditional":1},{"table":0,"rows":"inss_aliquota$rows1","scales":[100,100,10000],"slots":[76,77,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[87,88,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[95,96,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[103,104,null],"isConditional":1}],"steps":[[19,[0],[20,10000]],[21,[1,2],[22,3000]],[[27,1000],[3,[[1],23,1,1],[[3],23,0,0],[[4],23,0,0,24,1,1],[[3],23,0,0,24,0,0],[[4],23,0,0,24,0,0,25,1,1],[[3],23,0,0,24,0,0,25,0,0],[[4],23,0,0,24,0,0,25,0,0,26,1,1]]],[28,[3,[[5,2],23,1,1]],[29,30000],null,23],[31,[3,[[5,2],30,1,1]],[32,30000],null,30],[33,[1,5,6,7],[34,13125,35]],[36,[8,9,10],[37,100,38«4:]],[‹39+2›,[‹11›],[‹40+2›,10000»]],[47,[14],[48,30000]],[[49,10000],[1,5,8,15,16,17,18,19]],[51,[20,[[21,22],18,1,1],[[23,24,25,2],50,1,1]],[52,1500],null,50],[53,[26,27,28,8,15,16,17,29,18,30,31]],[54,[26,27,28,8,15,16,17]],[55,[18,30]],[57,[32,33,34,19],[58,10000]],[60,[29,35]],[[62,10000],[33,36,19]],[66,[37,37,19,38,-1],[67,10000]],[72,[18,[[39,39,19,40],68,1,1],-2],[73,1000000],null,68],[74,[41,42]],[78,[29,[[43,43],75,1,1],-3],[79,10000],null,75],[81,[32],null,80],[82,[44],[83,10000]],[84,[45,46,47,48],null,80],[85,[49],null,80],[86,[32,50],null,80],[89,[51,-4],[90,4000],80],[91,[33],null,68],[92,[42,46,47],null,68],[93,[52],null,68],[94,[33,53],null,68],[97,[54,-5],[98,4000],68],[99,[29],null,75],[100,[55,46,47],null,75],[101,[56],null,75],[102,[29,57],null,75],[105,[58,-6],[106,4000],75],[107,[32,[[59],80,1,1]]],[[109,1],[60,[[60,61],108,1,1]]],[111,[62,[[60],110,1,1]],null,null,110],[[113,1],[63,[[63,61],112,1,1]],null,68],[115,[64,[[63],114,1,1]],null,68,114],[116,[29,[[65],75,1,1]],null,null,75],[118,[66,[[66,26],117,1,1]],[119,10000],null,117],[120,[45,42,55,67,18,[[68],68,1,1],69,70,48]],[121,[71,72]],[122,[26,27,28,8,15,16,17,29,18,30]],[123,[26,27,28,8,15,16,17,29,18,30]],[124,[73],[125,500],null,null,126,[127,5]],[128,[73,74],[129,1000000000],null,null,130,[131,10000000]],[132,[73],[133,4000],null,null,134,[135,40]],[136,[73],[137,50000],null,null,138,[139,500]],[140,[73],[141,10000],null,null,142,143],[144,[73],[145,20000],null,null,146,[147,200]],[148,[73],[149,50000],null,null,150,[151,500]],[152,[75,32,33],[153,2500]],[154,[75,29],[155,2500]],[156,[76,77],null,null,null,157,[158,25]],[159,[66,[[66,70],117,1,1]],[160,10000],null,117],[[161,10000000],[74,75]],[162,[32],[163,1200],null,null,164,[165,12]],[166,[32],[167,1200],null,null,168,[169,12]],[170,[32],[171,3600],null,null,172,[173,36]],[174,[32,78],[175,12000000000],null,null,176,[177,120000000]],[178,[32,78],[179,9000000000],null,null,180,[181,90000000]],[182,[79,80,81,82,83]],[183,[84,85,86,87,88]],[184,[89,90,91,92]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["BRL","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],{"words":["nenhum","periculosidade","insalubridade_minima","insalubridade_media","insalubridade_maxima"]},[0,1,"number"],"boolean",[1,-1,"number"],[0,0,"number"]],"roundings":[["half_up",[["1/100",null]]],["down",[["1/100",null]]]],"nodes":"0 c0;0 c1000000;1 c30;0 3 1 2;0 i0;0 2 2 4;0 c1000000000000;1 c0;1 c20;2 c1/50;2 c1/200;2 c3/50;3 word,nenhum;4 c0;4 c240;4 c220;4 c1;1 c25;1 c1;1 c27;1 c5;1 c15;5 truth,true;0 i1;0 s0;1 period,0;0 2 24 25;0 3 26 2;3 i12;3 word,periculosidade;5 8 28 29;2 c3/10;0 2 31 24;3 word,insalubridade_minima;5 8 28 33;2 c1/10;0 p0;0 2 18 36;0 2 35 37;3 word,insalubridade_media;5 8 28 39;2 c1/5;0 2 41 37;3 word,insalubridade_maxima;5 8 28 43;2 c2/5;0 2 45 37;0 18 44 46 0;0 18 40 42 47;0 18 34 38 48;0 18 30 32 49;0 s2;0 2 51 25;0 3 52 2;5 9 28 29;0 0 24 51;0 2 41 55;4 i14;6 3 56 57;4 i13;0 2 58 59;1 c60;0 2 60 61;7 c105/2;0 3 62 63;0 s5;1 i16;0 2 65 66;1 i15;0 3 67 68;0 i2;0 i3;0 i4;0 i5;1 c3;0 3 73 74;0 0 55 65;0 s6;0 0 76 77;0 s7;0 0 78 79;0 s8;0 0 80 81;0 s10;0 0 82 83;0 i17;0 0 84 85;5 i18;0 s12;0 p1;5 11 88 89;5 14 87 90;0 p2;1 i9;1 i10;1 0 93 94;0 2 92 95;0 2 96 25;0 3 97 2;0 s1;0 s3;0 0 99 100;0 s4;0 0 101 102;0 0 65 77;0 0 104 79;0 0 103 105;0 s9;0 0 81 107;0 0 108 83;0 s11;0 s13;0 0 110 111;0 0 109 112;0 0 106 113;0 0 102 65;0 0 101 115;0 0 77 79;0 0 117 81;0 0 116 118;0 0 83 110;0 s15;0 s16;0 0 121 122;0 upper_limit,0;0 1 124 85;0 6 0 125;0 5 123 126;0 5 107 124;0 5 122 126;0 s17;0 0 130 85;0 5 131 124;2 apply,0 132;0 2 130 133;5 12 83 0;0 s19;0 0 136 85;0 5 137 124;2 apply,0 138;0 2 136 139;0 s20;0 s21;0 1 141 142;0 6 0 143;5 12 107 0;0 s18;2 apply,0 146;0 2 146 147;5 12 121 0;0 i6;0 s22;0 p3;1 i8;0 2 152 153;0 0 151 154;0 s25;0 0 155 156;0 s26;0 s27;0 1 121 159;0 6 0 160;0 s28;0 apply,1 162;0 0 142 154;0 0 164 0;0 s31;0 s32;0 1 122 167;0 6 0 168;0 s33;0 apply,1 170;0 s23;0 0 172 154;0 0 173 0;0 s36;0 s37;0 1 107 176;0 6 0 177;0 s38;0 apply,1 179;0 s29;0 18 149 181 0;0 s40;5 12 183 0;0 p4;5 11 183 185;5 14 184 186;5 s41;5 16 188;0 s34;5 12 190 0;5 11 190 185;5 14 191 192;5 s43;5 16 194;0 s39;0 i7;5 12 197 0;0 2 11 99;0 5 197 199;0 0 151 142;0 s42;0 0 172 202;0 0 201 203;0 s44;0 18 135 205 0;0 s45;0 0 206 207;0 s46;0 0 209 156;0 0 208 210;0 0 204 211;0 s14;0 s47;0 1 213 214;0 0 103 104;0 0 79 81;0 0 217 107;0 0 218 120;0 0 216 219;0 s49;0 2 221 41;2 i11;0 2 221 223;2 c1/40;0 2 221 225;2 c1/500;0 2 221 227;2 c1/100;0 2 221 229;2 c3/200;0 2 221 231;2 c3/500;0 2 221 233;2 p5;0 2 235 123;0 2 235 107;0 s50;0 s58;0 s59;0 0 239 240;0 1 197 209;0 6 0 242;2 0 41 223;2 c29/500;2 0 244 245;2 0 246 235;2 c1;1 c12;2 3 248 249;0 2 121 250;1 c36;2 3 248 252;0 2 121 253;2 s62;2 3 255 249;0 2 121 256;1 c9;2 3 255 258;0 2 121 259;0 s53;0 s54;0 0 261 262;0 s55;0 0 263 264;0 s56;0 s57;0 0 266 267;0 0 265 268;0 s63;0 s64;0 0 270 271;0 s65;0 0 272 273;0 s66;0 s67;0 0 275 276;0 0 274 277;0 s51;0 s52;0 0 279 280;0 s68;0 0 281 282;0 s60;0 0 283 284;5 8 23 0;5 8 73 0;5 14 286 287;5 8 72 0;5 14 288 289;5 12 59 13;5 given,15;5 given,16;5 14 292 293;5 16 294;5 14 291 295;5 given,0;5 given,1;5 14 297 298;2 c99/100;0 2 300 23;5 10 5 301;2 c101/100;0 2 303 23;5 12 5 304;5 15 302 305;5 14 299 306;5 12 24 0;5 10 24 37;5 14 308 309;5 given,11;5 16 311;5 given,18;5 14 313 87;5 12 88 89;5 14 314 315;5 16 87;5 12 95 7;5 14 317 318;5 14 319 90;0 0 123 85;5 12 321 124;5 12 107 124;5 12 72 0;1 period,6;5 9 325 249;5 14 324 326;0 s48;5 10 328 0","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,true],[1,true]],["i",2«6:,0,[0,true],[6,false]],["i",‹3›»,7,[7,true],[8,true]],["i",9,7,[7,true],[8,true]],["i",10,7,[7,true],[8,true]],["i",11,9,[10,true],[11,true]],["i",12,12],["i",13,13,[13,true],[14,true]],["i",14,15,[16,true],[15,true]],["i",15,17,[18,true],[19,true]],["i",16,20,[7,true],[21,true]],["i",17,0,[0,true]],["i",18,22],[0,0,23,0],[1,0,27,0],[2,0,50],[3,0,53,0,null,30],[4,0,53,0,null,54],[5,0,64,0],[6,0,69,0],[7,0,70,0],[8,0,71,0],[9,0,72,0],[10,0,73,0],[11,0,75,0],[12,0,86],[13,0,98,0,null,91],[14,0,114],[15,0,119],[16,0,120],[17,0,127,0],[18,0,128,0],[19,0,129],[20,0,134,1],[21,0,140,1,null,135],[22,0,144,0],[23,0,148,1,null,145],[24,0,121,null,149],[25,0,150,0],[26,0,157,null,149],[27,0,158,null,149],[28,0,161,0,149],[29,0,163,0,149],[30,0,122,null,135],[31,0,165,null,135],[32,0,166,null,135],[33,0,169,0,135],[34,0,171,0,135],[35,0,107,null,145],[36,0,174,null,145],[37,0,175,null,145],[38,0,178,0,145],[39,0,180,0,145],[40,0,182],[41,5,187],[42,0,183,0,null,189],[43,5,193,null,135],[44,0,190,0,135,195],[45,0,196,0,null,145],[46,0,200,0,null,198],[47,0,212],[48,0,215],[49,0,220,0],[50,0,220,0],[51,0,222,0,null,null,221,41«6:],[‹52›,0,‹224+2›,0,null,null,221,‹223+2›»],[58,0,236,1],[59,0,237,1],[60,0,241,0,null,null,238,235],[61,0,243,0,null,198],[62,2,247],[63,0,251,0,null,null,121,250«4:],[‹64›,0,‹251+3›,0,null,null,121,‹250+3›»],[68,0,269],[69,0,278],[70,0,285]],"parameters":[["SALARIO_MINIMO",null],["salario_familia_limite",null],["salario_familia_cota",null],["irrf_deducao_dependente",null],["irrf_retencao_minima",null],["aliquota_fgts",null]],"notices":[["refuse","VALIDATION_ERROR","warning","monthly_salary","employee",null,290,["El salario solo puede ser cero cuando hay vacaciones o 13.º salario"]],["refuse","VALIDATION_ERROR","warning","inputs.dias_uteis","inputs",null,296,["El descanso semanal del adicional nocturno se paga por los días del mes: faltan los hábiles o los domingos y feriados (Lei 605/1949 art. 7)"]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf","employee",null,188,["No se retienen ",183,": la ley dispensa hasta ",185]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf_ferias","employee",135,194,["No se retienen ",190,": la ley dispensa hasta ",185]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,307,["El salario mensual ",23," y 30 veces el diario ",4," difieren en más del 1 %; se usa el mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,310,["El salario ",24," es menor que el mínimo de ",36]],["warn","RAT_FAP_DEFAULTED","info","rat_fap_rate","employee",null,312,["Sin RAT ajustado se usa ",223]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_salario_familia","override",null,316,["La renta ",88," pasa de ",89,": no hay salario-familia"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_salario_familia","override",null,320,["Hay hijos y la renta ",88," no pasa de ",89,", pero se pidió no pagar el salario-familia"]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss","employee",null,322,["La remuneración pasa del tope; el INSS se calcula sobre ",130]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss_13","employee",null,323,["El 13.º salario pasa del tope; el INSS se calcula sobre ",146]],["warn","DECIMO_TERCEIRO_BEFORE_SETTLEMENT","info","decimo_terceiro_amount","employee",null,327,["El INSS y el IRRF del 13.º son de la liquidación de diciembre; un anticipo no se envía aquí"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,329,["Las deducciones superan las percepciones"]]],"tables":[[0,null,2,null,null],[0,null,0,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [SALARIO_MINIMO$rows, salario_familia_limite$rows, salario_familia_cota$rows, irrf_deducao_dependente$rows,
    irrf_retencao_minima$rows, aliquota_fgts$rows], tables: [inss_aliquota, irrf_mensal] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
