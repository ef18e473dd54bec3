// BR.clt 2026.1: Empleado CLT (folha mensal)
// Emitted from generated/rules/br/clt/2026-01-01.pay by payroll compile. Do not edit.
// file    sha256:b82cfbd89d19037e155623d29b9249f7f4a5460de9a0e29abb245e19b142bb78
// meaning sha256:936ccc4b9fdd2ac9c3b08a1b7f846c90f971c8a67356bc099947f79751e134a9
import * as rt from '../../../../runtime/index.ts';
import { $file, SALARIO_MINIMO$rows, salario_familia_limite$rows, salario_familia_cota$rows,
  irrf_desconto_simplificado$rows, irrf_deducao_dependente$rows, irrf_retencao_minima$rows, aliquota_fgts$rows,
  inss_tabela, irrf_mensal, $sources, $provenance, $inputs, $steps } from './2026-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'generated/rules/br/clt/2026-01-01.pay',
    fingerprint: 'sha256:b82cfbd89d19037e155623d29b9249f7f4a5460de9a0e29abb245e19b142bb78',
    meaning: 'sha256:936ccc4b9fdd2ac9c3b08a1b7f846c90f971c8a67356bc099947f79751e134a9', country: 'BR', scheme: 'clt',
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
  SALARIO_MINIMO: rt.scaledWorth($at, 1n, SALARIO_MINIMO$rows),
  salario_familia_limite: rt.scaledWorth($at, 50n, salario_familia_limite$rows),
  salario_familia_cota: rt.scaledWorth($at, 50n, salario_familia_cota$rows),
  inss_tabela$rows1: rt.scaledRows(inss_tabela, { date: $at }, 100n, 200n),
  inss_tabela$rows2: rt.scaledRows(inss_tabela, { date: $at }, 10000n, 200n),
  irrf_deducao_dependente: rt.scaledWorth($at, 100n, irrf_deducao_dependente$rows),
  irrf_desconto_simplificado: rt.scaledWorth($at, 5n, irrf_desconto_simplificado$rows),
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
  const $36 = aplica_salario_familia && renda_salario_familia <= $f.salario_familia_limite * 200;
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
  $s[56] = $f.inss_tabela$rows1.top;
  const $42 = $f.inss_tabela$rows1.top * 100 - remuneracao_outros_vinculos;
  const $43 = (remuneracao_mes + remuneracao_ferias) * 100;
  if ($43 > rt.SAFE) return false;
  const $44 = 0 > $42 ? 0 : $42;
  const $45 = $s[58] = $43 < $44 ? $43 : $44;
  const base_inss = $s[57] = Math.floor(($45 + 50) / 100);
  // Base INSS 13.º salario
  $s[59] = $f.inss_tabela$rows1.top;
  const base_inss_13 = $s[60] = decimo_terceiro < $f.inss_tabela$rows1.top ? decimo_terceiro : $f.inss_tabela$rows1.top;
  // Base del INSS sobre vacaciones
  $s[61] = $f.inss_tabela$rows1.top;
  const $48 = $f.inss_tabela$rows1.top * 100 - remuneracao_outros_vinculos;
  const $49 = remuneracao_ferias * 100;
  if ($49 > rt.SAFE) return false;
  const $50 = 0 > $48 ? 0 : $48;
  const base_inss_ferias = $s[62] = $49 < $50 ? $49 : $50;
  // INSS que descontaron los otros empleos
  $s[63] = $f.inss_tabela$rows1.top;
  const $52 = $f.inss_tabela$rows1.top * 100;
  const $53 = $s[65] = remuneracao_outros_vinculos < $52 ? remuneracao_outros_vinculos : $52;
  const $54 = $s[64] = rt.rowOf($f.inss_tabela$rows2, $53, 1, true);
  if ($54 < 0) return false;
  const $55 = rt.slicesOf($f.inss_tabela$rows2, $54, $53, 1);
  if (Number.isNaN($55)) return false;
  const inss_outros_vinculos = $s[66] = $55;
  // INSS del mes, con las vacaciones
  const $56 = base_inss * 100 + remuneracao_outros_vinculos;
  if ($56 > rt.SAFE) return false;
  $s[67] = $f.inss_tabela$rows1.top;
  const $57 = $f.inss_tabela$rows1.top * 100;
  const $58 = $s[69] = $56 < $57 ? $56 : $57;
  const $59 = $s[68] = rt.rowOf($f.inss_tabela$rows2, $58, 1, true);
  if ($59 < 0) return false;
  const $60 = rt.slicesOf($f.inss_tabela$rows2, $59, $58, 1);
  if (Number.isNaN($60)) return false;
  const inss_total = $s[70] = $60;
  // INSS sobre vacaciones (férias)
  $s[73] = -1;
  let inss_ferias = 0;
  const $61 = ferias > 0;
  $s[71] = $61 ? 1 : 0;
  if ($61) {
    const $62 = base_inss_ferias + remuneracao_outros_vinculos;
    if ($62 > rt.SAFE) return false;
    $s[72] = $f.inss_tabela$rows1.top;
    const $63 = $f.inss_tabela$rows1.top * 100;
    const $64 = $s[74] = $62 < $63 ? $62 : $63;
    const $65 = $s[73] = rt.rowOf($f.inss_tabela$rows2, $64, 1, true);
    if ($65 < 0) return false;
    const $66 = rt.slicesOf($f.inss_tabela$rows2, $65, $64, 1);
    if (Number.isNaN($66)) return false;
    const $67 = $66 - inss_outros_vinculos;
    inss_ferias = $s[75] = 0 > $67 ? 0 : $67;
  }
  // INSS del empleado
  const $69 = inss_total - inss_outros_vinculos - inss_ferias;
  const inss = $s[76] = 0 > $69 ? 0 : $69;
  // INSS sobre 13.º salario
  $s[78] = -1;
  let inss_13 = 0;
  const $71 = decimo_terceiro > 0;
  $s[77] = $71 ? 1 : 0;
  if ($71) {
    const $72 = $s[78] = rt.rowOf($f.inss_tabela$rows1, base_inss_13, 1, true);
    if ($72 < 0) return false;
    $s[79] = base_inss_13;
    const $73 = rt.slicesOf($f.inss_tabela$rows1, $72, base_inss_13, 1);
    if (Number.isNaN($73)) return false;
    inss_13 = $s[80] = $73;
  }
  // Rendimiento tributable
  const $74 = remuneracao_mes > 0;
  $s[81] = $74 ? 1 : 0;
  if ($74) {
    $s[82] = remuneracao_mes;
  }
  // Pensión alimenticia (pensão alimentícia)
  if (pensao_alimenticia_amount > 4503599627370395) return false;
  const pensao_alimenticia = $s[83] = Math.floor((pensao_alimenticia_amount + 50) / 100);
  $s[84] = pensao_alimenticia_amount;
  // Deducciones legales
  let deducoes_legais = 0;
  let irrf_metodo = false;
  let deducao = 0;
  let base_irrf = 0;
  if ($74) {
    deducoes_legais = $s[85] = inss + $f.irrf_deducao_dependente * num_dependentes_irrf + pensao_alimenticia;
    // Descuento simplificado (1) o legal (0)
    irrf_metodo = $f.irrf_desconto_simplificado * 20 > deducoes_legais;
    $s[86] = irrf_metodo ? 1 : 0;
    // Deducción aplicada
    const $77 = $f.irrf_desconto_simplificado * 20;
    deducao = $s[87] = deducoes_legais > $77 ? deducoes_legais : $77;
    // Base IRRF
    const $79 = remuneracao_mes - deducao;
    base_irrf = $s[88] = 0 > $79 ? 0 : $79;
  }
  // IRRF según tabla
  $s[89] = -1;
  let irrf_tabela = 0;
  let irrf_reducao = 0;
  let irrf_apurado = 0;
  if ($74) {
    const $81 = $s[89] = rt.rowOf($f.irrf_mensal$rows1, base_irrf, 1, false);
    if ($81 < 0) return false;
    $s[90] = base_irrf;
    const $82 = $s[92] = rt.rebateOf($f.irrf_mensal$rows1, $81, base_irrf, 1);
    if (Number.isNaN($82)) return false;
    irrf_tabela = $s[91] = Math.floor(($82 + 20) / 40);
    // Reducción Ley 15.270
    const $89 = remuneracao_mes <= 500000;
    $s[93] = $89 ? 1 : 0;
    let $90: number;
    if ($89) {
      $90 = (irrf_tabela < 31289 ? irrf_tabela : 31289) * 200000;
    } else {
      const $87 = remuneracao_mes <= 735000;
      $s[94] = $87 ? 1 : 0;
      let $88: number;
      if ($87) {
        const $84 = 19572400000 - remuneracao_mes * 26629;
        const $85 = irrf_tabela * 200000;
        if ($85 > rt.SAFE) return false;
        const $86 = 0 > $84 ? 0 : $84;
        $88 = $85 < $86 ? $85 : $86;
      } else {
        $88 = 0;
      }
      $90 = $88;
    }
    irrf_reducao = $s[95] = Math.floor(($90 + 100000) / 200000);
    $s[96] = $90;
    // IRRF antes de la dispensa
    irrf_apurado = $s[97] = irrf_tabela - irrf_reducao;
  }
  // Rendimiento tributable vacaciones (férias)
  let deducoes_legais_ferias = 0;
  let irrf_metodo_ferias = false;
  let deducao_ferias = 0;
  let base_irrf_ferias = 0;
  if ($61) {
    $s[98] = remuneracao_ferias;
    // Deducciones legales vacaciones (férias)
    deducoes_legais_ferias = $s[99] = inss_ferias + $f.irrf_deducao_dependente * num_dependentes_irrf;
    // Descuento simplificado (1) o legal (0) vacaciones (férias)
    irrf_metodo_ferias = $f.irrf_desconto_simplificado * 20 > deducoes_legais_ferias;
    $s[100] = irrf_metodo_ferias ? 1 : 0;
    // Deducción aplicada vacaciones (férias)
    const $94 = $f.irrf_desconto_simplificado * 20;
    deducao_ferias = $s[101] = deducoes_legais_ferias > $94 ? deducoes_legais_ferias : $94;
    // Base IRRF vacaciones (férias)
    const $96 = remuneracao_ferias - deducao_ferias;
    base_irrf_ferias = $s[102] = 0 > $96 ? 0 : $96;
  }
  // IRRF según tabla vacaciones (férias)
  $s[103] = -1;
  let irrf_tabela_ferias = 0;
  let irrf_reducao_ferias = 0;
  let irrf_apurado_ferias = 0;
  if ($61) {
    const $98 = $s[103] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_ferias, 1, false);
    if ($98 < 0) return false;
    $s[104] = base_irrf_ferias;
    const $99 = $s[106] = rt.rebateOf($f.irrf_mensal$rows1, $98, base_irrf_ferias, 1);
    if (Number.isNaN($99)) return false;
    irrf_tabela_ferias = $s[105] = Math.floor(($99 + 20) / 40);
    // Reducción Ley 15.270 vacaciones (férias)
    const $106 = remuneracao_ferias <= 500000;
    $s[107] = $106 ? 1 : 0;
    let $107: number;
    if ($106) {
      $107 = (irrf_tabela_ferias < 31289 ? irrf_tabela_ferias : 31289) * 200000;
    } else {
      const $104 = remuneracao_ferias <= 735000;
      $s[108] = $104 ? 1 : 0;
      let $105: number;
      if ($104) {
        const $101 = 19572400000 - remuneracao_ferias * 26629;
        const $102 = irrf_tabela_ferias * 200000;
        if ($102 > rt.SAFE) return false;
        const $103 = 0 > $101 ? 0 : $101;
        $105 = $102 < $103 ? $102 : $103;
      } else {
        $105 = 0;
      }
      $107 = $105;
    }
    irrf_reducao_ferias = $s[109] = Math.floor(($107 + 100000) / 200000);
    $s[110] = $107;
    // IRRF antes de la dispensa vacaciones (férias)
    irrf_apurado_ferias = $s[111] = irrf_tabela_ferias - irrf_reducao_ferias;
  }
  // Rendimiento tributable 13.º salario
  let deducoes_legais_13 = 0;
  let irrf_metodo_13 = false;
  let deducao_13 = 0;
  let base_irrf_13 = 0;
  if ($71) {
    $s[112] = decimo_terceiro;
    // Deducciones legales 13.º salario
    deducoes_legais_13 = $s[113] = inss_13 + $f.irrf_deducao_dependente * num_dependentes_irrf;
    // Descuento simplificado (1) o legal (0) 13.º salario
    irrf_metodo_13 = $f.irrf_desconto_simplificado * 20 > deducoes_legais_13;
    $s[114] = irrf_metodo_13 ? 1 : 0;
    // Deducción aplicada 13.º salario
    const $111 = $f.irrf_desconto_simplificado * 20;
    deducao_13 = $s[115] = deducoes_legais_13 > $111 ? deducoes_legais_13 : $111;
    // Base IRRF 13.º salario
    const $113 = decimo_terceiro - deducao_13;
    base_irrf_13 = $s[116] = 0 > $113 ? 0 : $113;
  }
  // IRRF según tabla 13.º salario
  $s[117] = -1;
  let irrf_tabela_13 = 0;
  let irrf_reducao_13 = 0;
  let irrf_apurado_13 = 0;
  if ($71) {
    const $115 = $s[117] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_13, 1, false);
    if ($115 < 0) return false;
    $s[118] = base_irrf_13;
    const $116 = $s[120] = rt.rebateOf($f.irrf_mensal$rows1, $115, base_irrf_13, 1);
    if (Number.isNaN($116)) return false;
    irrf_tabela_13 = $s[119] = Math.floor(($116 + 20) / 40);
    // Reducción Ley 15.270 13.º salario
    const $123 = decimo_terceiro <= 500000;
    $s[121] = $123 ? 1 : 0;
    let $124: number;
    if ($123) {
      $124 = (irrf_tabela_13 < 31289 ? irrf_tabela_13 : 31289) * 200000;
    } else {
      const $121 = decimo_terceiro <= 735000;
      $s[122] = $121 ? 1 : 0;
      let $122: number;
      if ($121) {
        const $118 = 19572400000 - decimo_terceiro * 26629;
        const $119 = irrf_tabela_13 * 200000;
        if ($119 > rt.SAFE) return false;
        const $120 = 0 > $118 ? 0 : $118;
        $122 = $119 < $120 ? $119 : $120;
      } else {
        $122 = 0;
      }
      $124 = $122;
    }
    irrf_reducao_13 = $s[123] = Math.floor(($124 + 100000) / 200000);
    $s[124] = $124;
    // IRRF antes de la dispensa 13.º salario
    irrf_apurado_13 = $s[125] = irrf_tabela_13 - irrf_reducao_13;
  }
  // IRRF de la remuneración del mes, si la hay
  const irrf_do_mes = $s[126] = $74 ? irrf_apurado : 0;
  // Retención dispensada sobre salario
  const $128 = irrf_do_mes > 0;
  $s[127] = $128 ? 1 : 0;
  const irrf_dispensado = $128 && irrf_do_mes <= $f.irrf_retencao_minima * 100;
  $s[128] = irrf_dispensado ? 1 : 0;
  // IRRF sobre salario
  let irrf = 0;
  const $129 = !irrf_dispensado;
  $s[129] = $129 ? 1 : 0;
  if ($129) {
    irrf = $s[130] = irrf_do_mes;
  }
  // Retención dispensada sobre vacaciones (férias)
  let irrf_dispensado_ferias = false;
  let irrf_ferias = 0;
  if ($61) {
    const $130 = irrf_apurado_ferias > 0;
    $s[131] = $130 ? 1 : 0;
    irrf_dispensado_ferias = $130 && irrf_apurado_ferias <= $f.irrf_retencao_minima * 100;
    $s[132] = irrf_dispensado_ferias ? 1 : 0;
    // IRRF sobre vacaciones (férias)
    const $131 = !irrf_dispensado_ferias;
    $s[133] = $131 ? 1 : 0;
    if ($131) {
      irrf_ferias = $s[134] = irrf_apurado_ferias;
    }
  }
  // IRRF sobre 13.º salario (tributación exclusiva)
  let irrf_13 = 0;
  if ($71) {
    irrf_13 = $s[135] = irrf_apurado_13;
  }
  // Vale-transporte (descuento hasta 6%)
  let vale_transporte = 0;
  const $132 = vale_transporte_amount > 0;
  $s[136] = $132 ? 1 : 0;
  if ($132) {
    const $133 = salario_base * 3 * 2;
    const $134 = $s[138] = vale_transporte_amount < $133 ? vale_transporte_amount : $133;
    vale_transporte = $s[137] = Math.floor(($134 + 50) / 100);
  }
  // Total deducciones
  const $136 = $61 ? irrf_ferias : 0;
  const total_deducciones = $s[139] = inss + inss_ferias + inss_13 + irrf + $136 + irrf_13 + vale_transporte + pensao_alimenticia;
  // Neto
  const neto = $s[140] = total_percepciones - total_deducciones;
  // Base contribución patronal (CPP)
  const base_cpp = $s[141] = salario_base +
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
  const base_fgts = $s[142] = salario_base +
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
  const cpp = $s[143] = Math.floor((2 * base_cpp + 5) / 10);
  $s[144] = base_cpp;
  $s[145] = base_cpp;
  $s[146] = 1;
  // RAT ajustado (RAT x FAP)
  const $142 = $s[148] = base_cpp * rat_fap_rate;
  if ($142 > 4503599617370495) return false;
  const rat_fap = $s[147] = Math.floor(($142 + 5000000) / 10000000);
  $s[149] = base_cpp;
  $s[150] = rat_fap_rate;
  // Salario-educación (salário-educação)
  const salario_educacao = $s[151] = Math.floor((base_cpp + 20) / 40);
  $s[152] = base_cpp;
  $s[153] = base_cpp;
  $s[154] = 1;
  // INCRA
  const incra = $s[155] = Math.floor((base_cpp + 250) / 500);
  $s[156] = base_cpp;
  $s[157] = base_cpp;
  $s[158] = 1;
  // SENAI
  const senai = $s[159] = Math.floor((base_cpp + 50) / 100);
  $s[160] = base_cpp;
  $s[161] = base_cpp;
  $s[162] = 1;
  // SESI
  const $147 = $s[164] = base_cpp * 3;
  const sesi = $s[163] = Math.floor(($147 + 100) / 200);
  $s[165] = base_cpp;
  $s[166] = 3;
  // SEBRAE
  const $149 = $s[168] = base_cpp * 3;
  const sebrae = $s[167] = Math.floor(($149 + 250) / 500);
  $s[169] = base_cpp;
  $s[170] = 3;
  // FGTS del mes, con las vacaciones
  const $151 = $s[172] = $f.aliquota_fgts * (remuneracao_mes + remuneracao_ferias);
  const fgts_mensal = $s[171] = Math.floor($151 / 25);
  // FGTS del 13.º salario
  const $153 = $s[174] = $f.aliquota_fgts * decimo_terceiro;
  const fgts_13 = $s[173] = Math.floor($153 / 25);
  // FGTS (8%)
  const fgts = $s[175] = fgts_mensal + fgts_13;
  $s[176] = base_fgts;
  $s[177] = $f.aliquota_fgts;
  // Vale-transporte a cargo de la empresa
  if ($132) {
    const $156 = vale_transporte_amount - vale_transporte * 100;
    const $157 = $s[179] = 0 > $156 ? 0 : $156;
    if ($157 > 4503599627370395) return false;
    $s[178] = Math.floor(($157 + 50) / 100);
  }
  // Cargas sobre las provisiones: CPP, RAT, terceros y FGTS
  const encargos = $s[180] = 2000000 + rat_fap_rate + 580000 + $f.aliquota_fgts * 400000;
  // Provisión 13.º salario
  const provisao_13 = $s[181] = Math.floor((remuneracao_mes + 6) / 12);
  $s[182] = remuneracao_mes;
  $s[183] = remuneracao_mes;
  $s[184] = 1;
  // Provisión vacaciones (férias)
  const provisao_ferias = $s[185] = Math.floor((remuneracao_mes + 6) / 12);
  $s[186] = remuneracao_mes;
  $s[187] = remuneracao_mes;
  $s[188] = 1;
  // Provisión 1/3 de vacaciones
  const provisao_terco_ferias = $s[189] = Math.floor((remuneracao_mes + 18) / 36);
  $s[190] = remuneracao_mes;
  $s[191] = remuneracao_mes;
  $s[192] = 1;
  // Cargas sobre provisión 13.º
  const $163 = $s[194] = remuneracao_mes * encargos;
  if ($163 > 4503599507370495) return false;
  const provisao_encargos_13 = $s[193] = Math.floor(($163 + 60000000) / 120000000);
  $s[195] = remuneracao_mes;
  $s[196] = encargos;
  // Cargas sobre provisión vacaciones + 1/3
  const $165 = $s[198] = remuneracao_mes * encargos;
  if ($165 > 4503599537370495) return false;
  const provisao_encargos_ferias = $s[197] = Math.floor(($165 + 45000000) / 90000000);
  $s[199] = remuneracao_mes;
  $s[200] = encargos;
  // Terceros
  const total_terceiros = $s[201] = salario_educacao + incra + senai + sesi + sebrae;
  // Provisiones
  $s[202] = provisao_13 + provisao_ferias + provisao_terco_ferias + provisao_encargos_13 + provisao_encargos_ferias;
  // Contribuciones patronales (sin beneficios ni provisiones)
  $s[203] = cpp + rat_fap + total_terceiros + fgts;
  if (monthly_salary === 0 && ferias_amount === 0 && decimo_terceiro_amount === 0) return false;
  if (horas_noturnas > 0 && !(rt.isSent($n[15]!) && rt.isSent($n[16]!))) return false;
  if ($notes !== null) {
    if (irrf_dispensado) {
      // IRRF_WITHHOLDING_WAIVED
      $notes.add(2, rt.ratio(irrf_do_mes, 100n), rt.ratio($f.irrf_retencao_minima, 1n));
    }
    if ($61) {
      if (irrf_dispensado_ferias) {
        // IRRF_WITHHOLDING_WAIVED
        $notes.add(3, rt.ratio(irrf_apurado_ferias, 100n), rt.ratio($f.irrf_retencao_minima, 1n));
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
    if (rt.isSent($n[18]!) && aplica_salario_familia && renda_salario_familia > $f.salario_familia_limite * 200) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(7, rt.ratio(renda_salario_familia, 10000n), rt.ratio($f.salario_familia_limite, 50n));
    }
    if (!aplica_salario_familia && cantidad_hijos + cantidad_hijos_incapacitados > 0 && renda_salario_familia <= $f.salario_familia_limite * 200) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(8, rt.ratio(renda_salario_familia, 10000n), rt.ratio($f.salario_familia_limite, 50n));
    }
    if (pensao_alimenticia_amount > 0 && remuneracao_mes > 0 && irrf_metodo) {
      // PENSAO_NOT_DEDUCTED
      $notes.add(9);
    }
    const $170 = remuneracao_mes * 100;
    if ($170 > rt.SAFE) return false;
    const $171 = remuneracao_ferias * 100;
    if ($171 > rt.SAFE) return false;
    const $172 = $170 + $171 + remuneracao_outros_vinculos;
    if ($172 > rt.SAFE) return false;
    if ($172 > $f.inss_tabela$rows1.top * 100) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(10, rt.ratio(base_inss, 100n));
    }
    if (decimo_terceiro > $f.inss_tabela$rows1.top) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(11, rt.ratio(base_inss_13, 100n));
    }
    if (decimo_terceiro_amount > 0 && Number($at.slice(5, 7)) !== 12) {
      // DECIMO_TERCEIRO_BEFORE_SETTLEMENT
      $notes.add(12);
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(13);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '«0:»{"size":204,"scales":[10000,10000,10000,10000,10000,10000,10000,10000,1,1,1,10000000,1,100,100,1,1,10000,1],"values":[["input",1,[1,10000]],0,["period","days","number",[]],["input",12,[12,1]],["parameter","SALARIO_MINIMO",1],2,["input",14,14],["input",13,13],5,["input",16,[16,1]],["input",15,[15,1«4:]],["input",‹2›,[‹2›,10000»]],6,7,8,10,["input",17,[17,10000]],["input",18,[18,1]],12,["parameter","salario_familia_limite",50],["parameter","salario_familia_cota",50],["input",9,[9,1]],["input",10,[10,1]],1,3,4,9,11,13,15,16,["kept","upper_limit(inss_tabela)","money",56],["kept","upper_limit(inss_tabela)","money",59],["kept","upper_limit(inss_tabela)","money",61],["kept","upper_limit(inss_tabela)","money",63],17,["kept","upper_limit(inss_tabela)","money",67],19,["kept","upper_limit(inss_tabela)","money",72],20,21,22,18,["input",6,[6,10000]],23,["parameter","irrf_deducao_dependente",100],["input",8,[8,1]],26,["parameter","irrf_desconto_simplificado",5],27,29,30,31,32,35,37,38,39,40,24,43,45,46,47,48,33,50,["parameter","irrf_retencao_minima",1],51,41,53,49,["input",7,[7,10000]],52,54,55,56,14,57,59,["input",11,[11,10000000]],["parameter","aliquota_fgts",25,"rate"],68,69,72,63,64,65,66,67,73,74,75,76,77,61,62,78,70],"tables":[{"table":0,"rows":"inss_tabela$rows2","scales":[10000,200,100],"slots":[64,65,null]},{"table":0,"rows":"inss_tabela$rows2","scales":[10000,200,100],"slots":[68,69,null]},{"table":0,"rows":"inss_tabela$rows2","scales":[10000,200,100],"slots":[73,74,null],"isConditional":1},{"table":0,"rows":"inss_tabela$rows1","scales":[100,200,100],"slots":[78,79,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[89,90,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[103,104,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[117,118,null],"isConditional":1}],"steps":[[19,[0],[20,10000]],[21,[1,2],[22,3000]],[[27,1000],[3,[[1],23,1,1],[[3],23,0,0],[[4],23,0,0,24,1,1],[[3],23,0,0,24,0,0],[[4],23,0,0,24,0,0,25,1,1],[[3],23,0,0,24,0,0,25,0,0],[[4],23,0,0,24,0,0,25,0,0,26,1,1]]],[28,[3,[[5,2],23,1,1]],[29,30000],null,23],[31,[3,[[5,2],30,1,1]],[32,30000],null,30],[33,[1,5,6,7],[34,13125,35]],[36,[8,9,10],[37,100,38«4:]],[‹39+2›,[‹11›],[‹40+2›,10000»]],[47,[14],[48,30000]],[[49,10000],[1,5,8,15,16,17,18,19]],[51,[20,[[21,22],18,1,1],[[23,24,25,2],50,1,1]],[52,1500],null,50],[53,[26,27,28,8,15,16,17,29,18,30,31]],[54,[26,27,28,8,15,16,17]],[55,[18,30]],[57,[32,33,34,19],[58,10000]],[60,[29,35]],[[62,10000],[33,36,19]],[66,[19,37,-1]],[70,[38,19,39,-2]],[75,[18,[[40,19,41,42],71,1,1],-3],null,null,71],[76,[43,42,44]],[80,[29,[[45],77,1,1],-4],null,null,77],[82,[32],null,81],[83,[46],[84,10000]],[85,[47,48,49,50],null,81],[[86,1],[51,52],null,81],[87,[52,51],null,81],[88,[32,53],null,81],[91,[54,-5],[92,4000],81],[95,[32,[[55],93,1,1],[[32],93,0,0],[[55,32],93,0,0,94,1,1]],[96,20000000],81],[97,[55,56],null,81],[98,[33],null,71],[99,[44,48,49],null,71],[[100,1],[51,57],null,71],[101,[57,51],null,71],[102,[33,58],null,71],[105,[59,-6],[106,4000],71],[109,[33,[[60],107,1,1],[[33],107,0,0],[[60,33],107,0,0,108,1,1]],[110,20000000],71],[111,[60,61],null,71],[112,[29],null,77],[113,[62,48,49],null,77],[[114,1],[51,63],null,77],[115,[63,51],null,77],[116,[29,64],null,77],[119,[65,-7],[120,4000],77],[123,[29,[[66],121,1,1],[[29],121,0,0],[[66,29],121,0,0,122,1,1]],[124,20000000],77],[125,[66,67],null,77],[126,[32,[[68],81,1,1]]],[[128,1],[69,[[69,70],127,1,1]]],[130,[71,[[69],129,1,1]],null,null,129],[[132,1],[72,[[72,70],131,1,1]],null,71],[134,[73,[[72],133,1,1]],null,71,133],[135,[29,[[74],77,1,1]],null,null,77],[137,[75,[[75,26],136,1,1]],[138,10000],null,136],[139,[47,44,62,76,18,[[77],71,1,1],78,79,50]],[140,[80,81]],[141,[26,27,28,8,15,16,17,29,18,30]],[142,[26,27,28,8,15,16,17,29,18,30]],[143,[82],[144,500],null,null,145,[146,5]],[147,[82,83],[148,1000000000],null,null,149,[150,10000000]],[151,[82],[152,4000],null,null,153,[154,40]],[155,[82],[156,50000],null,null,157,[158,500]],[159,[82],[160,10000],null,null,161,162],[163,[82],[164,20000],null,null,165,[166,200]],[167,[82],[168,50000],null,null,169,[170,500]],[171,[84,32,33],[172,2500]],[173,[84,29],[174,2500]],[175,[85,86],null,null,null,176,[177,25]],[178,[75,[[75,79],136,1,1]],[179,10000],null,136],[[180,10000000],[83,84]],[181,[32],[182,1200],null,null,183,[184,12]],[185,[32],[186,1200],null,null,187,[188,12]],[189,[32],[190,3600],null,null,191,[192,36]],[193,[32,87],[194,12000000000],null,null,195,[196,120000000]],[197,[32,87],[198,9000000000],null,null,199,[200,90000000]],[201,[88,89,90,91,92]],[202,[93,94,95,96,97]],[203,[98,99,100,101]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["BRL","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],{"words":["nenhum","periculosidade","insalubridade_minima","insalubridade_media","insalubridade_maxima"]},[0,1,"number"],"boolean",[1,-1,"number"],[0,0,"number"]],"roundings":[["half_up",[["1/100",null]]],["down",[["1/100",null]]]],"nodes":"0 c0;0 c1000000;1 c30;0 3 1 2;0 i0;0 2 2 4;0 c1000000000000;1 c0;1 c20;2 c1/50;2 c1/200;2 c3/50;3 word,nenhum;4 c0;4 c240;4 c220;4 c1;1 c25;1 c1;1 c27;1 c5;1 c15;5 truth,true;0 i1;0 s0;1 period,0;0 2 24 25;0 3 26 2;3 i12;3 word,periculosidade;5 8 28 29;2 c3/10;0 2 31 24;3 word,insalubridade_minima;5 8 28 33;2 c1/10;0 p0;0 2 18 36;0 2 35 37;3 word,insalubridade_media;5 8 28 39;2 c1/5;0 2 41 37;3 word,insalubridade_maxima;5 8 28 43;2 c2/5;0 2 45 37;0 18 44 46 0;0 18 40 42 47;0 18 34 38 48;0 18 30 32 49;0 s2;0 2 51 25;0 3 52 2;5 9 28 29;0 0 24 51;0 2 41 55;4 i14;6 3 56 57;4 i13;0 2 58 59;1 c60;0 2 60 61;7 c105/2;0 3 62 63;0 s5;1 i16;0 2 65 66;1 i15;0 3 67 68;0 i2;0 i3;0 i4;0 i5;1 c3;0 3 73 74;0 0 55 65;0 s6;0 0 76 77;0 s7;0 0 78 79;0 s8;0 0 80 81;0 s10;0 0 82 83;0 i17;0 0 84 85;5 i18;0 s12;0 p1;5 11 88 89;5 14 87 90;0 p2;1 i9;1 i10;1 0 93 94;0 2 92 95;0 2 96 25;0 3 97 2;0 s1;0 s3;0 0 99 100;0 s4;0 0 101 102;0 0 65 77;0 0 104 79;0 0 103 105;0 s9;0 0 81 107;0 0 108 83;0 s11;0 s13;0 0 110 111;0 0 109 112;0 0 106 113;0 0 102 65;0 0 101 115;0 0 77 79;0 0 117 81;0 0 116 118;0 0 83 110;0 s15;0 s16;0 0 121 122;0 upper_limit,0;0 1 124 85;0 6 0 125;0 5 123 126;0 5 107 124;0 5 122 126;0 5 85 124;0 apply,0 130;0 s17;0 0 132 85;0 5 133 124;0 apply,0 134;5 12 83 0;0 s19;0 0 137 85;0 5 138 124;0 apply,0 139;0 s20;0 1 140 141;0 6 0 142;0 s21;0 1 144 141;0 s22;0 1 145 146;0 6 0 147;5 12 107 0;0 s18;0 apply,0 150;5 12 121 0;0 i6;0 s23;0 p4;1 i8;0 2 155 156;0 0 154 157;0 s26;0 0 158 159;0 p3;0 s27;5 12 161 162;0 6 162 161;0 s29;0 1 121 165;0 6 0 166;0 s30;0 apply,1 168;0 c5000;5 11 121 170;0 s31;0 c31289/100;0 5 172 173;0 c7350;5 11 121 175;0 c48931/50;2 c26629/200000;0 2 178 121;0 1 177 179;0 6 0 180;0 5 172 181;0 18 176 182 0;0 18 171 174 183;0 s32;0 1 172 185;0 0 146 157;0 0 187 0;0 s35;5 12 161 189;0 6 189 161;0 s37;0 1 122 192;0 6 0 193;0 s38;0 apply,1 195;5 11 122 170;0 s39;0 5 198 173;5 11 122 175;0 2 178 122;0 1 177 201;0 6 0 202;0 5 198 203;0 18 200 204 0;0 18 197 199 205;0 s40;0 1 198 207;0 s24;0 0 209 157;0 0 210 0;0 s43;5 12 161 212;0 6 212 161;0 s45;0 1 107 215;0 6 0 216;0 s46;0 apply,1 218;5 11 107 170;0 s47;0 5 221 173;5 11 107 175;0 2 178 107;0 1 177 224;0 6 0 225;0 5 221 226;0 18 223 227 0;0 18 220 222 228;0 s48;0 1 221 230;0 s33;0 18 152 232 0;0 s50;5 12 234 0;0 p5;5 11 234 236;5 14 235 237;5 s51;5 16 239;0 s41;5 12 241 0;5 11 241 236;5 14 242 243;5 s53;5 16 245;0 s49;0 i7;5 12 248 0;0 2 11 99;0 5 248 250;0 0 154 146;0 s52;0 0 209 253;0 0 252 254;0 s54;0 18 136 256 0;0 s55;0 0 257 258;0 s56;0 0 260 159;0 0 259 261;0 0 255 262;0 s14;0 s57;0 1 264 265;0 0 103 104;0 0 79 81;0 0 268 107;0 0 269 120;0 0 267 270;0 s59;0 2 272 41;2 i11;0 2 272 274;2 c1/40;0 2 272 276;2 c1/500;0 2 272 278;2 c1/100;0 2 272 280;2 c3/200;0 2 272 282;2 c3/500;0 2 272 284;2 p6;0 2 286 123;0 2 286 107;0 s60;0 s68;0 s69;0 0 290 291;0 1 248 260;0 6 0 293;2 0 41 274;2 c29/500;2 0 295 296;2 0 297 286;2 c1;1 c12;2 3 299 300;0 2 121 301;1 c36;2 3 299 303;0 2 121 304;2 s72;2 3 306 300;0 2 121 307;1 c9;2 3 306 309;0 2 121 310;0 s63;0 s64;0 0 312 313;0 s65;0 0 314 315;0 s66;0 s67;0 0 317 318;0 0 316 319;0 s73;0 s74;0 0 321 322;0 s75;0 0 323 324;0 s76;0 s77;0 0 326 327;0 0 325 328;0 s61;0 s62;0 0 330 331;0 s78;0 0 332 333;0 s70;0 0 334 335;5 8 23 0;5 8 73 0;5 14 337 338;5 8 72 0;5 14 339 340;5 12 59 13;5 given,15;5 given,16;5 14 343 344;5 16 345;5 14 342 346;5 given,0;5 given,1;5 14 348 349;2 c99/100;0 2 351 23;5 10 5 352;2 c101/100;0 2 354 23;5 12 5 355;5 15 353 356;5 14 350 357;5 12 24 0;5 10 24 37;5 14 359 360;5 given,11;5 16 362;5 given,18;5 14 364 87;5 12 88 89;5 14 365 366;5 16 87;5 12 95 7;5 14 368 369;5 14 370 90;5 12 153 0;5 14 372 152;5 s28;5 14 373 374;0 0 123 85;5 12 376 124;5 12 107 124;5 12 72 0;1 period,6;5 9 380 300;5 14 379 381;0 s58;5 10 383 0","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,true],[1,true]],["i",2«6:,0,[0,true],[6,false]],["i",‹3›»,7,[7,true],[8,true]],["i",9,7,[7,true],[8,true]],["i",10,7,[7,true],[8,true]],["i",11,9,[10,true],[11,true]],["i",12,12],["i",13,13,[13,true],[14,true]],["i",14,15,[16,true],[15,true]],["i",15,17,[18,true],[19,true]],["i",16,20,[7,true],[21,true]],["i",17,0,[0,true]],["i",18,22],[0,0,23,0],[1,0,27,0],[2,0,50],[3,0,53,0,null,30],[4,0,53,0,null,54],[5,0,64,0],[6,0,69,0],[7,0,70,0],[8,0,71,0],[9,0,72,0],[10,0,73,0],[11,0,75,0],[12,0,86],[13,0,98,0,null,91],[14,0,114],[15,0,119],[16,0,120],[17,0,127,0],[18,0,128,0],[19,0,129],[20,0,131],[21,0,135],[22,0,143,0,null,136],[23,0,148,0],[24,0,151,0,null,149],[25,0,121,null,152],[26,0,153,0],[27,0,160,null,152],[28,5,163,null,152],[29,0,164,null,152],[30,0,167,0,152],[31,0,169,0,152],[32,0,184,0,152],[33,0,186,null,152],[34,0,122,null,136],[35,0,188,null,136],[36,5,190,null,136],[37,0,191,null,136],[38,0,194,0,136],[39,0,196,0,136],[40,0,206,0,136],[41,0,208,null,136],[42,0,107,null,149],[43,0,211,null,149],[44,5,213,null,149],[45,0,214,null,149],[46,0,217,0,149],[47,0,219,0,149],[48,0,229,0,149],[49,0,231,null,149],[50,0,233],[51,5,238],[52,0,234,0,null,240],[53,5,244,null,136],[54,0,241,0,136,246],[55,0,247,0,null,149],[56,0,251,0,null,249],[57,0,263],[58,0,266],[59,0,271,0],[60,0,271,0],[61,0,273,0,null,null,272,41«6:],[‹62›,0,‹275+2›,0,null,null,272,‹274+2›»],[68,0,287,1],[69,0,288,1],[70,0,292,0,null,null,289,286],[71,0,294,0,null,249],[72,2,298],[73,0,302,0,null,null,121,301«4:],[‹74›,0,‹302+3›,0,null,null,121,‹301+3›»],[78,0,320],[79,0,329],[80,0,336]],"parameters":[["SALARIO_MINIMO",null],["salario_familia_limite",null],["salario_familia_cota",null],["irrf_desconto_simplificado",null],["irrf_deducao_dependente",null],["irrf_retencao_minima",null],["aliquota_fgts",null]],"notices":[["refuse","VALIDATION_ERROR","warning","monthly_salary","employee",null,341,["El salario solo puede ser cero cuando hay vacaciones o 13.º salario"]],["refuse","VALIDATION_ERROR","warning","inputs.dias_uteis","inputs",null,347,["El descanso semanal del adicional nocturno se paga por los días del mes: faltan los hábiles o los domingos y feriados (Lei 605/1949 art. 7)"]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf","employee",null,239,["No se retienen ",234,": la ley dispensa hasta ",236]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf_ferias","employee",136,245,["No se retienen ",241,": la ley dispensa hasta ",236]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,358,["El salario mensual ",23," y 30 veces el diario ",4," difieren en más del 1 %; se usa el mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,361,["El salario ",24," es menor que el mínimo de ",36]],["warn","RAT_FAP_DEFAULTED","info","rat_fap_rate","employee",null,363,["Sin RAT ajustado se usa ",274]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_salario_familia","override",null,367,["La renta ",88," pasa de ",89,": no hay salario-familia"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_salario_familia","override",null,371,["Hay hijos y la renta ",88," no pasa de ",89,", pero se pidió no pagar el salario-familia"]],["warn","PENSAO_NOT_DEDUCTED","info","pensao_alimenticia_amount","employee",null,375,["El descuento simplificado supera a las deducciones legales: la pensión no baja el IRRF"]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss","employee",null,377,["La remuneración pasa del tope; el INSS se calcula sobre ",132]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss_13","employee",null,378,["El 13.º salario pasa del tope; el INSS se calcula sobre ",150]],["warn","DECIMO_TERCEIRO_BEFORE_SETTLEMENT","info","decimo_terceiro_amount","employee",null,382,["El INSS y el IRRF del 13.º son de la liquidación de diciembre; un anticipo no se envía aquí"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,384,["Las deducciones superan las percepciones"]]],"tables":[[0,null,0,null,null],[0,null,0,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [SALARIO_MINIMO$rows, salario_familia_limite$rows, salario_familia_cota$rows, irrf_desconto_simplificado$rows,
    irrf_deducao_dependente$rows, irrf_retencao_minima$rows, aliquota_fgts$rows], tables: [inss_tabela, irrf_mensal] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
