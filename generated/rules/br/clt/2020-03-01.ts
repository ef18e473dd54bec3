// BR.clt 2020.2: Empleado CLT (folha mensal)
// Emitted from generated/rules/br/clt/2020-03-01.pay by payroll compile. Do not edit.
// file    sha256:d0e9ca65076f9da551187ec742f2dd339e065cbc11ca311ed45d99638d1a0999
// meaning sha256:9eecdb4c3c16e35dfbc930d4ed051fc8a9f8b50f65cd87cfbd56346ab9d4078c
import * as rt from '../../../../runtime/index.ts';
import { $file, SALARIO_MINIMO$rows, salario_familia_limite$rows, salario_familia_cota$rows,
  irrf_deducao_dependente$rows, irrf_retencao_minima$rows, aliquota_fgts$rows, inss_tabela, irrf_mensal, $sources,
  $provenance, $inputs, $steps } from './2020-03-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'generated/rules/br/clt/2020-03-01.pay',
    fingerprint: 'sha256:d0e9ca65076f9da551187ec742f2dd339e065cbc11ca311ed45d99638d1a0999',
    meaning: 'sha256:9eecdb4c3c16e35dfbc930d4ed051fc8a9f8b50f65cd87cfbd56346ab9d4078c', country: 'BR', scheme: 'clt',
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
  SALARIO_MINIMO: rt.scaledWorth($at, 1n, SALARIO_MINIMO$rows),
  salario_familia_limite: rt.scaledWorth($at, 100n, salario_familia_limite$rows),
  salario_familia_cota: rt.scaledWorth($at, 100n, salario_familia_cota$rows),
  inss_tabela$rows1: rt.scaledRows(inss_tabela, { date: $at }, 100n, 200n),
  inss_tabela$rows2: rt.scaledRows(inss_tabela, { date: $at }, 10000n, 200n),
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
  const $36 = aplica_salario_familia && renda_salario_familia <= $f.salario_familia_limite * 100;
  $s[50] = $36 ? 1 : 0;
  if ($36) {
    const $37 = $s[52] = $f.salario_familia_cota * (cantidad_hijos + cantidad_hijos_incapacitados) * $row.days;
    salario_familia = $s[51] = Math.floor(($37 + 15) / 30);
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
  let deducao = 0;
  let base_irrf = 0;
  if ($74) {
    deducoes_legais = $s[85] = inss + $f.irrf_deducao_dependente * num_dependentes_irrf + pensao_alimenticia;
    // Deducción aplicada
    deducao = $s[86] = deducoes_legais;
    // Base IRRF
    const $77 = remuneracao_mes - deducao;
    base_irrf = $s[87] = 0 > $77 ? 0 : $77;
  }
  // IRRF según tabla
  $s[88] = -1;
  let irrf_tabela = 0;
  if ($74) {
    const $79 = $s[88] = rt.rowOf($f.irrf_mensal$rows1, base_irrf, 1, false);
    if ($79 < 0) return false;
    $s[89] = base_irrf;
    const $80 = $s[91] = rt.rebateOf($f.irrf_mensal$rows1, $79, base_irrf, 1);
    if (Number.isNaN($80)) return false;
    irrf_tabela = $s[90] = Math.floor(($80 + 20) / 40);
  }
  // Rendimiento tributable vacaciones (férias)
  let deducoes_legais_ferias = 0;
  let deducao_ferias = 0;
  let base_irrf_ferias = 0;
  if ($61) {
    $s[92] = remuneracao_ferias;
    // Deducciones legales vacaciones (férias)
    deducoes_legais_ferias = $s[93] = inss_ferias + $f.irrf_deducao_dependente * num_dependentes_irrf;
    // Deducción aplicada vacaciones (férias)
    deducao_ferias = $s[94] = deducoes_legais_ferias;
    // Base IRRF vacaciones (férias)
    const $83 = remuneracao_ferias - deducao_ferias;
    base_irrf_ferias = $s[95] = 0 > $83 ? 0 : $83;
  }
  // IRRF según tabla vacaciones (férias)
  $s[96] = -1;
  let irrf_tabela_ferias = 0;
  if ($61) {
    const $85 = $s[96] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_ferias, 1, false);
    if ($85 < 0) return false;
    $s[97] = base_irrf_ferias;
    const $86 = $s[99] = rt.rebateOf($f.irrf_mensal$rows1, $85, base_irrf_ferias, 1);
    if (Number.isNaN($86)) return false;
    irrf_tabela_ferias = $s[98] = Math.floor(($86 + 20) / 40);
  }
  // Rendimiento tributable 13.º salario
  let deducoes_legais_13 = 0;
  let deducao_13 = 0;
  let base_irrf_13 = 0;
  if ($71) {
    $s[100] = decimo_terceiro;
    // Deducciones legales 13.º salario
    deducoes_legais_13 = $s[101] = inss_13 + $f.irrf_deducao_dependente * num_dependentes_irrf;
    // Deducción aplicada 13.º salario
    deducao_13 = $s[102] = deducoes_legais_13;
    // Base IRRF 13.º salario
    const $89 = decimo_terceiro - deducao_13;
    base_irrf_13 = $s[103] = 0 > $89 ? 0 : $89;
  }
  // IRRF según tabla 13.º salario
  $s[104] = -1;
  let irrf_tabela_13 = 0;
  if ($71) {
    const $91 = $s[104] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_13, 1, false);
    if ($91 < 0) return false;
    $s[105] = base_irrf_13;
    const $92 = $s[107] = rt.rebateOf($f.irrf_mensal$rows1, $91, base_irrf_13, 1);
    if (Number.isNaN($92)) return false;
    irrf_tabela_13 = $s[106] = Math.floor(($92 + 20) / 40);
  }
  // IRRF de la remuneración del mes, si la hay
  const irrf_do_mes = $s[108] = $74 ? irrf_tabela : 0;
  // Retención dispensada sobre salario
  const $95 = irrf_do_mes > 0;
  $s[109] = $95 ? 1 : 0;
  const irrf_dispensado = $95 && irrf_do_mes <= $f.irrf_retencao_minima * 100;
  $s[110] = irrf_dispensado ? 1 : 0;
  // IRRF sobre salario
  let irrf = 0;
  const $96 = !irrf_dispensado;
  $s[111] = $96 ? 1 : 0;
  if ($96) {
    irrf = $s[112] = irrf_do_mes;
  }
  // Retención dispensada sobre vacaciones (férias)
  let irrf_dispensado_ferias = false;
  let irrf_ferias = 0;
  if ($61) {
    const $97 = irrf_tabela_ferias > 0;
    $s[113] = $97 ? 1 : 0;
    irrf_dispensado_ferias = $97 && irrf_tabela_ferias <= $f.irrf_retencao_minima * 100;
    $s[114] = irrf_dispensado_ferias ? 1 : 0;
    // IRRF sobre vacaciones (férias)
    const $98 = !irrf_dispensado_ferias;
    $s[115] = $98 ? 1 : 0;
    if ($98) {
      irrf_ferias = $s[116] = irrf_tabela_ferias;
    }
  }
  // IRRF sobre 13.º salario (tributación exclusiva)
  let irrf_13 = 0;
  if ($71) {
    irrf_13 = $s[117] = irrf_tabela_13;
  }
  // Vale-transporte (descuento hasta 6%)
  let vale_transporte = 0;
  const $99 = vale_transporte_amount > 0;
  $s[118] = $99 ? 1 : 0;
  if ($99) {
    const $100 = salario_base * 3 * 2;
    const $101 = $s[120] = vale_transporte_amount < $100 ? vale_transporte_amount : $100;
    vale_transporte = $s[119] = Math.floor(($101 + 50) / 100);
  }
  // Total deducciones
  const $103 = $61 ? irrf_ferias : 0;
  const total_deducciones = $s[121] = inss + inss_ferias + inss_13 + irrf + $103 + irrf_13 + vale_transporte + pensao_alimenticia;
  // Neto
  const neto = $s[122] = total_percepciones - total_deducciones;
  // Base contribución patronal (CPP)
  const base_cpp = $s[123] = salario_base +
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
  const base_fgts = $s[124] = salario_base +
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
  const cpp = $s[125] = Math.floor((2 * base_cpp + 5) / 10);
  $s[126] = base_cpp;
  $s[127] = base_cpp;
  $s[128] = 1;
  // RAT ajustado (RAT x FAP)
  const $109 = $s[130] = base_cpp * rat_fap_rate;
  if ($109 > 4503599617370495) return false;
  const rat_fap = $s[129] = Math.floor(($109 + 5000000) / 10000000);
  $s[131] = base_cpp;
  $s[132] = rat_fap_rate;
  // Salario-educación (salário-educação)
  const salario_educacao = $s[133] = Math.floor((base_cpp + 20) / 40);
  $s[134] = base_cpp;
  $s[135] = base_cpp;
  $s[136] = 1;
  // INCRA
  const incra = $s[137] = Math.floor((base_cpp + 250) / 500);
  $s[138] = base_cpp;
  $s[139] = base_cpp;
  $s[140] = 1;
  // SENAI
  const senai = $s[141] = Math.floor((base_cpp + 50) / 100);
  $s[142] = base_cpp;
  $s[143] = base_cpp;
  $s[144] = 1;
  // SESI
  const $114 = $s[146] = base_cpp * 3;
  const sesi = $s[145] = Math.floor(($114 + 100) / 200);
  $s[147] = base_cpp;
  $s[148] = 3;
  // SEBRAE
  const $116 = $s[150] = base_cpp * 3;
  const sebrae = $s[149] = Math.floor(($116 + 250) / 500);
  $s[151] = base_cpp;
  $s[152] = 3;
  // FGTS del mes, con las vacaciones
  const $118 = $s[154] = $f.aliquota_fgts * (remuneracao_mes + remuneracao_ferias);
  const fgts_mensal = $s[153] = Math.floor($118 / 25);
  // FGTS del 13.º salario
  const $120 = $s[156] = $f.aliquota_fgts * decimo_terceiro;
  const fgts_13 = $s[155] = Math.floor($120 / 25);
  // FGTS (8%)
  const fgts = $s[157] = fgts_mensal + fgts_13;
  $s[158] = base_fgts;
  $s[159] = $f.aliquota_fgts;
  // Vale-transporte a cargo de la empresa
  if ($99) {
    const $123 = vale_transporte_amount - vale_transporte * 100;
    const $124 = $s[161] = 0 > $123 ? 0 : $123;
    if ($124 > 4503599627370395) return false;
    $s[160] = Math.floor(($124 + 50) / 100);
  }
  // Cargas sobre las provisiones: CPP, RAT, terceros y FGTS
  const encargos = $s[162] = 2000000 + rat_fap_rate + 580000 + $f.aliquota_fgts * 400000;
  // Provisión 13.º salario
  const provisao_13 = $s[163] = Math.floor((remuneracao_mes + 6) / 12);
  $s[164] = remuneracao_mes;
  $s[165] = remuneracao_mes;
  $s[166] = 1;
  // Provisión vacaciones (férias)
  const provisao_ferias = $s[167] = Math.floor((remuneracao_mes + 6) / 12);
  $s[168] = remuneracao_mes;
  $s[169] = remuneracao_mes;
  $s[170] = 1;
  // Provisión 1/3 de vacaciones
  const provisao_terco_ferias = $s[171] = Math.floor((remuneracao_mes + 18) / 36);
  $s[172] = remuneracao_mes;
  $s[173] = remuneracao_mes;
  $s[174] = 1;
  // Cargas sobre provisión 13.º
  const $130 = $s[176] = remuneracao_mes * encargos;
  if ($130 > 4503599507370495) return false;
  const provisao_encargos_13 = $s[175] = Math.floor(($130 + 60000000) / 120000000);
  $s[177] = remuneracao_mes;
  $s[178] = encargos;
  // Cargas sobre provisión vacaciones + 1/3
  const $132 = $s[180] = remuneracao_mes * encargos;
  if ($132 > 4503599537370495) return false;
  const provisao_encargos_ferias = $s[179] = Math.floor(($132 + 45000000) / 90000000);
  $s[181] = remuneracao_mes;
  $s[182] = encargos;
  // Terceros
  const total_terceiros = $s[183] = salario_educacao + incra + senai + sesi + sebrae;
  // Provisiones
  $s[184] = provisao_13 + provisao_ferias + provisao_terco_ferias + provisao_encargos_13 + provisao_encargos_ferias;
  // Contribuciones patronales (sin beneficios ni provisiones)
  $s[185] = cpp + rat_fap + total_terceiros + fgts;
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
    if (rt.isSent($n[18]!) && aplica_salario_familia && renda_salario_familia > $f.salario_familia_limite * 100) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(7, rt.ratio(renda_salario_familia, 10000n), rt.ratio($f.salario_familia_limite, 100n));
    }
    if (!aplica_salario_familia && cantidad_hijos + cantidad_hijos_incapacitados > 0 && renda_salario_familia <= $f.salario_familia_limite * 100) {
      // FLAG_THRESHOLD_MISMATCH
      $notes.add(8, rt.ratio(renda_salario_familia, 10000n), rt.ratio($f.salario_familia_limite, 100n));
    }
    const $137 = remuneracao_mes * 100;
    if ($137 > rt.SAFE) return false;
    const $138 = remuneracao_ferias * 100;
    if ($138 > rt.SAFE) return false;
    const $139 = $137 + $138 + remuneracao_outros_vinculos;
    if ($139 > rt.SAFE) return false;
    if ($139 > $f.inss_tabela$rows1.top * 100) {
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
const layout = '«0:»{"size":186,"scales":[10000,10000,10000,10000,10000,10000,10000,10000,1,1,1,10000000,1,100,100,1,1,10000,1],"values":[["input",1,[1,10000]],0,["period","days","number",[]],["input",12,[12,1]],["parameter","SALARIO_MINIMO",1],2,["input",14,14],["input",13,13],5,["input",16,[16,1]],["input",15,[15,1«4:]],["input",‹2›,[‹2›,10000»]],6,7,8,10,["input",17,[17,10000]],["input",18,[18,1]],12,["parameter","salario_familia_limite",100],["parameter","salario_familia_cota",100],["input",9,[9,1]],["input",10,[10,1]],1,3,4,9,11,13,15,16,["kept","upper_limit(inss_tabela)","money",56],["kept","upper_limit(inss_tabela)","money",59],["kept","upper_limit(inss_tabela)","money",61],["kept","upper_limit(inss_tabela)","money",63],17,["kept","upper_limit(inss_tabela)","money",67],19,["kept","upper_limit(inss_tabela)","money",72],20,21,22,18,["input",6,[6,10000]],23,["parameter","irrf_deducao_dependente",100],["input",8,[8,1]],26,27,28,29,32,33,34,24,37,38,39,30,41,["parameter","irrf_retencao_minima",1],42,35,44,40,["input",7,[7,10000]],43,45,46,47,14,48,50,["input",11,[11,10000000]],["parameter","aliquota_fgts",25,"rate"],59,60,63,54,55,56,57,58,64,65,66,67,68,52,53,69,61],"tables":[{"table":0,"rows":"inss_tabela$rows2","scales":[10000,200,100],"slots":[64,65,null]},{"table":0,"rows":"inss_tabela$rows2","scales":[10000,200,100],"slots":[68,69,null]},{"table":0,"rows":"inss_tabela$rows2","scales":[10000,200,100],"slots":[73,74,null],"isConditional":1},{"table":0,"rows":"inss_tabela$rows1","scales":[100,200,100],"slots":[78,79,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[88,89,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[96,97,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[104,105,null],"isConditional":1}],"steps":[[19,[0],[20,10000]],[21,[1,2],[22,3000]],[[27,1000],[3,[[1],23,1,1],[[3],23,0,0],[[4],23,0,0,24,1,1],[[3],23,0,0,24,0,0],[[4],23,0,0,24,0,0,25,1,1],[[3],23,0,0,24,0,0,25,0,0],[[4],23,0,0,24,0,0,25,0,0,26,1,1]]],[28,[3,[[5,2],23,1,1]],[29,30000],null,23],[31,[3,[[5,2],30,1,1]],[32,30000],null,30],[33,[1,5,6,7],[34,13125,35]],[36,[8,9,10],[37,100,38«4:]],[‹39+2›,[‹11›],[‹40+2›,10000»]],[47,[14],[48,30000]],[[49,10000],[1,5,8,15,16,17,18,19]],[51,[20,[[21,22],18,1,1],[[23,24,25,2],50,1,1]],[52,3000],null,50],[53,[26,27,28,8,15,16,17,29,18,30,31]],[54,[26,27,28,8,15,16,17]],[55,[18,30]],[57,[32,33,34,19],[58,10000]],[60,[29,35]],[[62,10000],[33,36,19]],[66,[19,37,-1]],[70,[38,19,39,-2]],[75,[18,[[40,19,41,42],71,1,1],-3],null,null,71],[76,[43,42,44]],[80,[29,[[45],77,1,1],-4],null,null,77],[82,[32],null,81],[83,[46],[84,10000]],[85,[47,48,49,50],null,81],[86,[51],null,81],[87,[32,52],null,81],[90,[53,-5],[91,4000],81],[92,[33],null,71],[93,[44,48,49],null,71],[94,[54],null,71],[95,[33,55],null,71],[98,[56,-6],[99,4000],71],[100,[29],null,77],[101,[57,48,49],null,77],[102,[58],null,77],[103,[29,59],null,77],[106,[60,-7],[107,4000],77],[108,[32,[[61],81,1,1]]],[[110,1],[62,[[62,63],109,1,1]]],[112,[64,[[62],111,1,1]],null,null,111],[[114,1],[65,[[65,63],113,1,1]],null,71],[116,[66,[[65],115,1,1]],null,71,115],[117,[29,[[67],77,1,1]],null,null,77],[119,[68,[[68,26],118,1,1]],[120,10000],null,118],[121,[47,44,57,69,18,[[70],71,1,1],71,72,50]],[122,[73,74]],[123,[26,27,28,8,15,16,17,29,18,30]],[124,[26,27,28,8,15,16,17,29,18,30]],[125,[75],[126,500],null,null,127,[128,5]],[129,[75,76],[130,1000000000],null,null,131,[132,10000000]],[133,[75],[134,4000],null,null,135,[136,40]],[137,[75],[138,50000],null,null,139,[140,500]],[141,[75],[142,10000],null,null,143,144],[145,[75],[146,20000],null,null,147,[148,200]],[149,[75],[150,50000],null,null,151,[152,500]],[153,[77,32,33],[154,2500]],[155,[77,29],[156,2500]],[157,[78,79],null,null,null,158,[159,25]],[160,[68,[[68,72],118,1,1]],[161,10000],null,118],[[162,10000000],[76,77]],[163,[32],[164,1200],null,null,165,[166,12]],[167,[32],[168,1200],null,null,169,[170,12]],[171,[32],[172,3600],null,null,173,[174,36]],[175,[32,80],[176,12000000000],null,null,177,[178,120000000]],[179,[32,80],[180,9000000000],null,null,181,[182,90000000]],[183,[81,82,83,84,85]],[184,[86,87,88,89,90]],[185,[91,92,93,94]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["BRL","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],[0,0,"rate"],{"words":["nenhum","periculosidade","insalubridade_minima","insalubridade_media","insalubridade_maxima"]},[0,1,"number"],"boolean",[1,-1,"number"],[0,0,"number"]],"roundings":[["half_up",[["1/100",null]]],["down",[["1/100",null]]]],"nodes":"0 c0;0 c1000000;1 c30;0 3 1 2;0 i0;0 2 2 4;0 c1000000000000;1 c0;1 c20;2 c1/50;2 c1/200;2 c3/50;3 word,nenhum;4 c0;4 c240;4 c220;4 c1;1 c25;1 c1;1 c27;1 c5;1 c15;5 truth,true;0 i1;0 s0;1 period,0;0 2 24 25;0 3 26 2;3 i12;3 word,periculosidade;5 8 28 29;2 c3/10;0 2 31 24;3 word,insalubridade_minima;5 8 28 33;2 c1/10;0 p0;0 2 18 36;0 2 35 37;3 word,insalubridade_media;5 8 28 39;2 c1/5;0 2 41 37;3 word,insalubridade_maxima;5 8 28 43;2 c2/5;0 2 45 37;0 18 44 46 0;0 18 40 42 47;0 18 34 38 48;0 18 30 32 49;0 s2;0 2 51 25;0 3 52 2;5 9 28 29;0 0 24 51;0 2 41 55;4 i14;6 3 56 57;4 i13;0 2 58 59;1 c60;0 2 60 61;7 c105/2;0 3 62 63;0 s5;1 i16;0 2 65 66;1 i15;0 3 67 68;0 i2;0 i3;0 i4;0 i5;1 c3;0 3 73 74;0 0 55 65;0 s6;0 0 76 77;0 s7;0 0 78 79;0 s8;0 0 80 81;0 s10;0 0 82 83;0 i17;0 0 84 85;5 i18;0 s12;0 p1;5 11 88 89;5 14 87 90;0 p2;1 i9;1 i10;1 0 93 94;0 2 92 95;0 2 96 25;0 3 97 2;0 s1;0 s3;0 0 99 100;0 s4;0 0 101 102;0 0 65 77;0 0 104 79;0 0 103 105;0 s9;0 0 81 107;0 0 108 83;0 s11;0 s13;0 0 110 111;0 0 109 112;0 0 106 113;0 0 102 65;0 0 101 115;0 0 77 79;0 0 117 81;0 0 116 118;0 0 83 110;0 s15;0 s16;0 0 121 122;0 upper_limit,0;0 1 124 85;0 6 0 125;0 5 123 126;0 5 107 124;0 5 122 126;0 5 85 124;0 apply,0 130;0 s17;0 0 132 85;0 5 133 124;0 apply,0 134;5 12 83 0;0 s19;0 0 137 85;0 5 138 124;0 apply,0 139;0 s20;0 1 140 141;0 6 0 142;0 s21;0 1 144 141;0 s22;0 1 145 146;0 6 0 147;5 12 107 0;0 s18;0 apply,0 150;5 12 121 0;0 i6;0 s23;0 p3;1 i8;0 2 155 156;0 0 154 157;0 s26;0 0 158 159;0 s27;0 s28;0 1 121 162;0 6 0 163;0 s29;0 apply,1 165;0 0 146 157;0 0 167 0;0 s32;0 s33;0 1 122 170;0 6 0 171;0 s34;0 apply,1 173;0 s24;0 0 175 157;0 0 176 0;0 s37;0 s38;0 1 107 179;0 6 0 180;0 s39;0 apply,1 182;0 s30;0 18 152 184 0;0 s41;5 12 186 0;0 p4;5 11 186 188;5 14 187 189;5 s42;5 16 191;0 s35;5 12 193 0;5 11 193 188;5 14 194 195;5 s44;5 16 197;0 s40;0 i7;5 12 200 0;0 2 11 99;0 5 200 202;0 0 154 146;0 s43;0 0 175 205;0 0 204 206;0 s45;0 18 136 208 0;0 s46;0 0 209 210;0 s47;0 0 212 159;0 0 211 213;0 0 207 214;0 s14;0 s48;0 1 216 217;0 0 103 104;0 0 79 81;0 0 220 107;0 0 221 120;0 0 219 222;0 s50;0 2 224 41;2 i11;0 2 224 226;2 c1/40;0 2 224 228;2 c1/500;0 2 224 230;2 c1/100;0 2 224 232;2 c3/200;0 2 224 234;2 c3/500;0 2 224 236;2 p5;0 2 238 123;0 2 238 107;0 s51;0 s59;0 s60;0 0 242 243;0 1 200 212;0 6 0 245;2 0 41 226;2 c29/500;2 0 247 248;2 0 249 238;2 c1;1 c12;2 3 251 252;0 2 121 253;1 c36;2 3 251 255;0 2 121 256;2 s63;2 3 258 252;0 2 121 259;1 c9;2 3 258 261;0 2 121 262;0 s54;0 s55;0 0 264 265;0 s56;0 0 266 267;0 s57;0 s58;0 0 269 270;0 0 268 271;0 s64;0 s65;0 0 273 274;0 s66;0 0 275 276;0 s67;0 s68;0 0 278 279;0 0 277 280;0 s52;0 s53;0 0 282 283;0 s69;0 0 284 285;0 s61;0 0 286 287;5 8 23 0;5 8 73 0;5 14 289 290;5 8 72 0;5 14 291 292;5 12 59 13;5 given,15;5 given,16;5 14 295 296;5 16 297;5 14 294 298;5 given,0;5 given,1;5 14 300 301;2 c99/100;0 2 303 23;5 10 5 304;2 c101/100;0 2 306 23;5 12 5 307;5 15 305 308;5 14 302 309;5 12 24 0;5 10 24 37;5 14 311 312;5 given,11;5 16 314;5 given,18;5 14 316 87;5 12 88 89;5 14 317 318;5 16 87;5 12 95 7;5 14 320 321;5 14 322 90;0 0 123 85;5 12 324 124;5 12 107 124;5 12 72 0;1 period,6;5 9 328 252;5 14 327 329;0 s49;5 10 331 0","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,true],[1,true]],["i",2«6:,0,[0,true],[6,false]],["i",‹3›»,7,[7,true],[8,true]],["i",9,7,[7,true],[8,true]],["i",10,7,[7,true],[8,true]],["i",11,9,[10,true],[11,true]],["i",12,12],["i",13,13,[13,true],[14,true]],["i",14,15,[16,true],[15,true]],["i",15,17,[18,true],[19,true]],["i",16,20,[7,true],[21,true]],["i",17,0,[0,true]],["i",18,22],[0,0,23,0],[1,0,27,0],[2,0,50],[3,0,53,0,null,30],[4,0,53,0,null,54],[5,0,64,0],[6,0,69,0],[7,0,70,0],[8,0,71,0],[9,0,72,0],[10,0,73,0],[11,0,75,0],[12,0,86],[13,0,98,0,null,91],[14,0,114],[15,0,119],[16,0,120],[17,0,127,0],[18,0,128,0],[19,0,129],[20,0,131],[21,0,135],[22,0,143,0,null,136],[23,0,148,0],[24,0,151,0,null,149],[25,0,121,null,152],[26,0,153,0],[27,0,160,null,152],[28,0,161,null,152],[29,0,164,0,152],[30,0,166,0,152],[31,0,122,null,136],[32,0,168,null,136],[33,0,169,null,136],[34,0,172,0,136],[35,0,174,0,136],[36,0,107,null,149],[37,0,177,null,149],[38,0,178,null,149],[39,0,181,0,149],[40,0,183,0,149],[41,0,185],[42,5,190],[43,0,186,0,null,192],[44,5,196,null,136],[45,0,193,0,136,198],[46,0,199,0,null,149],[47,0,203,0,null,201],[48,0,215],[49,0,218],[50,0,223,0],[51,0,223,0],[52,0,225,0,null,null,224,41«6:],[‹53›,0,‹227+2›,0,null,null,224,‹226+2›»],[59,0,239,1],[60,0,240,1],[61,0,244,0,null,null,241,238],[62,0,246,0,null,201],[63,2,250],[64,0,254,0,null,null,121,253«4:],[‹65›,0,‹254+3›,0,null,null,121,‹253+3›»],[69,0,272],[70,0,281],[71,0,288]],"parameters":[["SALARIO_MINIMO",null],["salario_familia_limite",null],["salario_familia_cota",null],["irrf_deducao_dependente",null],["irrf_retencao_minima",null],["aliquota_fgts",null]],"notices":[["refuse","VALIDATION_ERROR","warning","monthly_salary","employee",null,293,["El salario solo puede ser cero cuando hay vacaciones o 13.º salario"]],["refuse","VALIDATION_ERROR","warning","inputs.dias_uteis","inputs",null,299,["El descanso semanal del adicional nocturno se paga por los días del mes: faltan los hábiles o los domingos y feriados (Lei 605/1949 art. 7)"]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf","employee",null,191,["No se retienen ",186,": la ley dispensa hasta ",188]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf_ferias","employee",136,197,["No se retienen ",193,": la ley dispensa hasta ",188]],["warn","SALARY_INPUT_MISMATCH","warning","monthly_salary","employee",null,310,["El salario mensual ",23," y 30 veces el diario ",4," difieren en más del 1 %; se usa el mensual"]],["warn","BELOW_MINIMUM_WAGE","warning","monthly_salary","employee",null,313,["El salario ",24," es menor que el mínimo de ",36]],["warn","RAT_FAP_DEFAULTED","info","rat_fap_rate","employee",null,315,["Sin RAT ajustado se usa ",226]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_salario_familia","override",null,319,["La renta ",88," pasa de ",89,": no hay salario-familia"]],["warn","FLAG_THRESHOLD_MISMATCH","warning","overrides.aplica_salario_familia","override",null,323,["Hay hijos y la renta ",88," no pasa de ",89,", pero se pidió no pagar el salario-familia"]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss","employee",null,325,["La remuneración pasa del tope; el INSS se calcula sobre ",132]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss_13","employee",null,326,["El 13.º salario pasa del tope; el INSS se calcula sobre ",150]],["warn","DECIMO_TERCEIRO_BEFORE_SETTLEMENT","info","decimo_terceiro_amount","employee",null,330,["El INSS y el IRRF del 13.º son de la liquidación de diciembre; un anticipo no se envía aquí"]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,332,["Las deducciones superan las percepciones"]]],"tables":[[0,null,0,null,null],[0,null,0,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [SALARIO_MINIMO$rows, salario_familia_limite$rows, salario_familia_cota$rows, irrf_deducao_dependente$rows,
    irrf_retencao_minima$rows, aliquota_fgts$rows], tables: [inss_tabela, irrf_mensal] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
