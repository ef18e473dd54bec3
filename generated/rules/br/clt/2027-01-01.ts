// BR.clt 2027.1: Empleado CLT (folha mensal)
// Emitted from generated/rules/br/clt/2027-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/br/clt/2027-01-01.pay',
  fingerprint: 'sha256:7786c8eb44d20f0db9917e897ba7db6828abb86b7d23f1021fe74dac21dc69a0',
  meaning: 'sha256:e2e71d217764700eb7406347316f4b1cbdaa9c51708b5daa11d9c3a39fb4ef23',
  country: 'BR',
  scheme: 'clt',
  label: 'Empleado CLT (folha mensal)',
  version: '2027.1',
  currency: 'BRL',
  validFrom: '2027-01-01',
  validUntil: '2027-12-31',
  missing: [{ name: 'SALARIO_MINIMO', label: 'Salario mínimo', from: '2027-01-01' },
    { name: 'inss_tabela', label: 'INSS del empleado, por tramos', from: '2027-01-01' },
    { name: 'salario_familia_cota', label: 'Cuota del salario-familia por hijo', from: '2027-01-01' },
    { name: 'salario_familia_limite', label: 'Renta máxima para el salario-familia', from: '2027-01-01' }],
  periods: ['monthly'],
  proration: null,
  days: 'month_of_30',
  asOf: 'period_end',
};

const $law = new rt.ModuleLaw($head, 'sha256:fd60fa5143321ccccec40ff3f3f614eb49e6b4bd2c73623eb6a5f047fd54f185', () =>
  JSON.parse(readFileSync(new URL('./2027-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  rat_fap_presumido: rt.scaledWorth($at, 50n, $law.rows('rat_fap_presumido')),
  SALARIO_MINIMO: rt.scaledWorth($at, 1n, $law.rows('SALARIO_MINIMO')),
  salario_familia_limite: rt.scaledWorth($at, 50n, $law.rows('salario_familia_limite')),
  salario_familia_cota: rt.scaledWorth($at, 50n, $law.rows('salario_familia_cota')),
  inss_tabela$rows1: rt.scaledRows($law.table('inss_tabela'), { date: $at }, 100n, 200n),
  inss_tabela$rows2: rt.scaledRows($law.table('inss_tabela'), { date: $at }, 10000n, 200n),
  irrf_deducao_dependente: rt.scaledWorth($at, 100n, $law.rows('irrf_deducao_dependente')),
  irrf_desconto_simplificado: rt.scaledWorth($at, 5n, $law.rows('irrf_desconto_simplificado')),
  irrf_mensal$rows1: rt.scaledRows($law.table('irrf_mensal'), { date: $at }, 100n, 40n),
  irrf_reducao_integral_ate: rt.scaledWorth($at, 1n, $law.rows('irrf_reducao_integral_ate')),
  irrf_reducao_maxima: rt.scaledWorth($at, 100n, $law.rows('irrf_reducao_maxima')),
  irrf_reducao_parcial_ate: rt.scaledWorth($at, 1n, $law.rows('irrf_reducao_parcial_ate')),
  irrf_reducao_constante: rt.scaledWorth($at, 50n, $law.rows('irrf_reducao_constante')),
  irrf_reducao_fator: rt.scaledWorth($at, 200000n, $law.rows('irrf_reducao_fator')),
  irrf_retencao_minima: rt.scaledWorth($at, 1n, $law.rows('irrf_retencao_minima')),
  aliquota_cpp: rt.scaledWorth($at, 5n, $law.rows('aliquota_cpp')),
  aliquota_salario_educacao: rt.scaledWorth($at, 40n, $law.rows('aliquota_salario_educacao')),
  aliquota_incra: rt.scaledWorth($at, 500n, $law.rows('aliquota_incra')),
  aliquota_senai: rt.scaledWorth($at, 100n, $law.rows('aliquota_senai')),
  aliquota_sesi: rt.scaledWorth($at, 200n, $law.rows('aliquota_sesi')),
  aliquota_sebrae: rt.scaledWorth($at, 500n, $law.rows('aliquota_sebrae')),
  aliquota_fgts: rt.scaledWorth($at, 25n, $law.rows('aliquota_fgts')),
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
  // RAT ajustado (RAT x FAP) · Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10
  if ($n[11]! < 50000 || $n[11]! > 600000) return false;
  const rat_fap_rate = $s[11] = rt.sentOr($n[11]!, $f.rat_fap_presumido * 200000);
  // Adicional de riesgo (periculosidade o insalubridade) · CLT arts. 192 y 193 §2
  if (adicional_de_risco$sent !== undefined &&
    !(rt.positionOf(['nenhum', 'periculosidade', 'insalubridade_minima', 'insalubridade_media', 'insalubridade_maxima'],
        adicional_de_risco$sent) >
      0)) return false;
  const adicional_de_risco = adicional_de_risco$sent !== undefined ? adicional_de_risco$sent : 'nenhum';
  $s[12] = rt.positionOf(['nenhum', 'periculosidade', 'insalubridade_minima', 'insalubridade_media', 'insalubridade_maxima'],
    adicional_de_risco);
  // Horas nocturnas del mes (horas noturnas) · CLT art. 73
  if ($n[13]! < 0 || $n[13]! > 24000) return false;
  const horas_noturnas = $s[13] = rt.sentOr($n[13]!, 0);
  // Horas mensuales del contrato · Constituição Federal art. 7 XIII; CLT art. 64
  if ($n[14]! < 100 || $n[14]! > 22000) return false;
  const horas_mensais = $s[14] = rt.sentOr($n[14]!, 22000);
  // Días hábiles del mes (dias úteis) · Lei 605/1949 art. 7
  if ($n[15]! < 1 || $n[15]! > 27) return false;
  const dias_uteis = $s[15] = rt.sentOr($n[15]!, 25);
  // Domingos y feriados del mes · Lei 605/1949 art. 7
  if ($n[16]! < 0 || $n[16]! > 15) return false;
  const domingos_e_feriados = $s[16] = rt.sentOr($n[16]!, 5);
  // Remuneración del mes en otros empleos, que ya descontaron · Lei 8.212/1991 art. 28 I; IN RFB 2.110/2022 art. 36
  if ($n[17]! < 0) return false;
  const remuneracao_outros_vinculos = $s[17] = rt.sentOr($n[17]!, 0);
  // Pide el salario-familia y presentó los documentos
  const aplica_salario_familia = $n[18]! !== 0;
  $s[18] = aplica_salario_familia ? 1 : 0;
  // Salario contractual del mes · CLT art. 64
  const salario_contratual = $s[19] = Math.floor((monthly_salary + 50) / 100);
  $s[20] = monthly_salary;
  // Salario base (salário-base) · CLT art. 64
  const $5 = $s[22] = salario_contratual * $row.days;
  const salario_base = $s[21] = Math.floor(($5 + 15) / 30);
  // Adicional de riesgo de un mes entero · CLT arts. 192 y 193 §1; TST, Súmula 191; STF, Súmula Vinculante 4
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
  // Adicional de periculosidad (periculosidade) · CLT art. 193 §1
  let adicional_periculosidade = 0;
  if ($13) {
    const $15 = $s[29] = adicional_de_risco_mensal * $row.days;
    adicional_periculosidade = $s[28] = Math.floor(($15 + 150) / 300);
  }
  // Adicional de insalubridad (insalubridade) · CLT art. 192
  let adicional_insalubridade = 0;
  const $17 = !rt.same(adicional_de_risco, 'periculosidade');
  $s[30] = $17 ? 1 : 0;
  if ($17) {
    const $18 = $s[32] = adicional_de_risco_mensal * $row.days;
    adicional_insalubridade = $s[31] = Math.floor(($18 + 150) / 300);
  }
  // Adicional nocturno (adicional noturno) · CLT art. 73 caput y §1; TST, OJ SDI-1 259 y Súmula 139
  if (!(horas_mensais > 0)) return false;
  const $20 = $s[35] = horas_mensais;
  const $21 = $s[34] = (salario_contratual * 10 + adicional_de_risco_mensal) * horas_noturnas * 3;
  const $22 = $21 * 4;
  const $23 = rt.wholeOf($22, 525 * $20, 'half_up');
  if (Number.isNaN($23)) return false;
  const adicional_noturno = $s[33] = $23;
  // DSR sobre el adicional nocturno · Lei 605/1949 art. 7; TST, Súmula 60 I
  if (!(dias_uteis > 0)) return false;
  const $24 = $s[38] = dias_uteis;
  const $25 = $s[37] = adicional_noturno * domingos_e_feriados;
  const $26 = rt.wholeOf($25, $24, 'half_up');
  if (Number.isNaN($26)) return false;
  const dsr_adicional_noturno = $s[36] = $26;
  // Horas extras · Constituição Federal art. 7 XVI
  if (overtime_amount > 4503599627370395) return false;
  const horas_extras = $s[39] = Math.floor((overtime_amount + 50) / 100);
  $s[40] = overtime_amount;
  // Comisiones (comissões) · CLT art. 457 §1
  if (commission_amount > 4503599627370395) return false;
  const comissoes = $s[41] = Math.floor((commission_amount + 50) / 100);
  $s[42] = commission_amount;
  // 13.º salario (décimo terceiro) · Lei 4.090/1962; Lei 8.212/1991 art. 28 §7
  if (decimo_terceiro_amount > 4503599627370395) return false;
  const decimo_terceiro = $s[43] = Math.floor((decimo_terceiro_amount + 50) / 100);
  $s[44] = decimo_terceiro_amount;
  // Vacaciones gozadas (férias) · CLT art. 129
  if (ferias_amount > 4503599627370395) return false;
  const ferias = $s[45] = Math.floor((ferias_amount + 50) / 100);
  $s[46] = ferias_amount;
  // Tercio constitucional de vacaciones (1/3 férias) · Constituição Federal art. 7 XVII; STF, Tema 985
  if (ferias_amount > 4503599627370195) return false;
  const terco_constitucional_ferias = $s[47] = Math.floor((ferias_amount + 150) / 300);
  $s[48] = ferias_amount;
  // Renta para el salario-familia · Portaria Interministerial MPS/MF 13/2026
  const $32 = horas_extras * 100;
  if ($32 > rt.SAFE) return false;
  const $33 = comissoes * 100;
  if ($33 > rt.SAFE) return false;
  const $34 = ferias * 100;
  if ($34 > rt.SAFE) return false;
  const $35 = salario_contratual * 100 +
    adicional_de_risco_mensal * 10 +
    adicional_noturno * 100 +
    dsr_adicional_noturno * 100 +
    $32 +
    $33 +
    $34 +
    remuneracao_outros_vinculos;
  if ($35 > rt.SAFE) return false;
  const renda_salario_familia = $s[49] = $35;
  // Salario-familia (salário-família) · Lei 8.213/1991 art. 65; Portaria Interministerial MPS/MF 13/2026
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
  // Base INSS (salário de contribuição) · Lei 8.212/1991 arts. 20 y 28
  $s[56] = $f.inss_tabela$rows1.top;
  const $42 = $f.inss_tabela$rows1.top * 100 - remuneracao_outros_vinculos;
  const $43 = (remuneracao_mes + remuneracao_ferias) * 100;
  if ($43 > rt.SAFE) return false;
  const $44 = 0 > $42 ? 0 : $42;
  const $45 = $s[58] = $43 < $44 ? $43 : $44;
  const base_inss = $s[57] = Math.floor(($45 + 50) / 100);
  // Base INSS 13.º salario · Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7
  $s[59] = $f.inss_tabela$rows1.top;
  const base_inss_13 = $s[60] = decimo_terceiro < $f.inss_tabela$rows1.top ? decimo_terceiro : $f.inss_tabela$rows1.top;
  // Base del INSS sobre vacaciones · Lei 8.212/1991 arts. 20 y 28
  $s[61] = $f.inss_tabela$rows1.top;
  const $48 = $f.inss_tabela$rows1.top * 100 - remuneracao_outros_vinculos;
  const $49 = remuneracao_ferias * 100;
  if ($49 > rt.SAFE) return false;
  const $50 = 0 > $48 ? 0 : $48;
  const base_inss_ferias = $s[62] = $49 < $50 ? $49 : $50;
  // INSS que descontaron los otros empleos · EC 103/2019 art. 28; IN RFB 2.110/2022 art. 36
  $s[63] = $f.inss_tabela$rows1.top;
  const $52 = $f.inss_tabela$rows1.top * 100;
  const $53 = $s[65] = remuneracao_outros_vinculos < $52 ? remuneracao_outros_vinculos : $52;
  const $54 = $s[64] = rt.rowOf($f.inss_tabela$rows2, $53, 1, true);
  if ($54 < 0) return false;
  const $55 = rt.slicesOf($f.inss_tabela$rows2, $54, $53, 1);
  if (Number.isNaN($55)) return false;
  const inss_outros_vinculos = $s[66] = $55;
  // INSS del mes, con las vacaciones · EC 103/2019 art. 28
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
  // INSS sobre vacaciones (férias) · Lei 8.212/1991 art. 20; EC 103/2019 art. 28
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
  // INSS del empleado · Lei 8.212/1991 art. 20; EC 103/2019 art. 28
  const $69 = inss_total - inss_outros_vinculos - inss_ferias;
  const inss = $s[76] = 0 > $69 ? 0 : $69;
  // INSS sobre 13.º salario · Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7
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
  // Pensión alimenticia (pensão alimentícia) · Lei 5.478/1968
  if (pensao_alimenticia_amount > 4503599627370395) return false;
  const pensao_alimenticia = $s[83] = Math.floor((pensao_alimenticia_amount + 50) / 100);
  $s[84] = pensao_alimenticia_amount;
  // Deducciones legales · Lei 9.250/1995 art. 4
  let deducoes_legais = 0;
  let irrf_metodo = false;
  let deducao = 0;
  let base_irrf = 0;
  if ($74) {
    deducoes_legais = $s[85] = inss + $f.irrf_deducao_dependente * num_dependentes_irrf + pensao_alimenticia;
    // Descuento simplificado (1) o legal (0) · Lei 9.250/1995 art. 4; Lei 14.663/2023
    irrf_metodo = $f.irrf_desconto_simplificado * 20 > deducoes_legais;
    $s[86] = irrf_metodo ? 1 : 0;
    // Deducción aplicada · Lei 9.250/1995 art. 4; Lei 14.663/2023
    const $77 = $f.irrf_desconto_simplificado * 20;
    deducao = $s[87] = deducoes_legais > $77 ? deducoes_legais : $77;
    // Base IRRF · Lei 9.250/1995 art. 4
    const $79 = remuneracao_mes - deducao;
    base_irrf = $s[88] = 0 > $79 ? 0 : $79;
  }
  // IRRF según tabla · Lei 15.191/2025
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
    // Reducción Ley 15.270 · Lei 9.250/1995 art. 3-A; Lei 15.270/2025
    const $89 = remuneracao_mes <= $f.irrf_reducao_integral_ate * 100;
    $s[93] = $89 ? 1 : 0;
    let $90: number;
    if ($89) {
      $90 = (irrf_tabela < $f.irrf_reducao_maxima ? irrf_tabela : $f.irrf_reducao_maxima) * 200000;
    } else {
      const $87 = remuneracao_mes <= $f.irrf_reducao_parcial_ate * 100;
      $s[94] = $87 ? 1 : 0;
      let $88: number;
      if ($87) {
        const $84 = $f.irrf_reducao_constante * 400000 - $f.irrf_reducao_fator * remuneracao_mes;
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
    // IRRF antes de la dispensa · Lei 15.270/2025
    irrf_apurado = $s[97] = irrf_tabela - irrf_reducao;
  }
  // Rendimiento tributable vacaciones (férias)
  let deducoes_legais_ferias = 0;
  let irrf_metodo_ferias = false;
  let deducao_ferias = 0;
  let base_irrf_ferias = 0;
  if ($61) {
    $s[98] = remuneracao_ferias;
    // Deducciones legales vacaciones (férias) · Lei 9.250/1995 art. 4
    deducoes_legais_ferias = $s[99] = inss_ferias + $f.irrf_deducao_dependente * num_dependentes_irrf;
    // Descuento simplificado (1) o legal (0) vacaciones (férias) · Lei 9.250/1995 art. 4; Lei 14.663/2023
    irrf_metodo_ferias = $f.irrf_desconto_simplificado * 20 > deducoes_legais_ferias;
    $s[100] = irrf_metodo_ferias ? 1 : 0;
    // Deducción aplicada vacaciones (férias) · Lei 9.250/1995 art. 4; Lei 14.663/2023
    const $94 = $f.irrf_desconto_simplificado * 20;
    deducao_ferias = $s[101] = deducoes_legais_ferias > $94 ? deducoes_legais_ferias : $94;
    // Base IRRF vacaciones (férias) · Lei 9.250/1995 art. 4
    const $96 = remuneracao_ferias - deducao_ferias;
    base_irrf_ferias = $s[102] = 0 > $96 ? 0 : $96;
  }
  // IRRF según tabla vacaciones (férias) · Lei 15.191/2025
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
    // Reducción Ley 15.270 vacaciones (férias) · Lei 9.250/1995 art. 3-A; Lei 15.270/2025
    const $106 = remuneracao_ferias <= $f.irrf_reducao_integral_ate * 100;
    $s[107] = $106 ? 1 : 0;
    let $107: number;
    if ($106) {
      $107 = (irrf_tabela_ferias < $f.irrf_reducao_maxima ? irrf_tabela_ferias : $f.irrf_reducao_maxima) * 200000;
    } else {
      const $104 = remuneracao_ferias <= $f.irrf_reducao_parcial_ate * 100;
      $s[108] = $104 ? 1 : 0;
      let $105: number;
      if ($104) {
        const $101 = $f.irrf_reducao_constante * 400000 - $f.irrf_reducao_fator * remuneracao_ferias;
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
    // IRRF antes de la dispensa vacaciones (férias) · Lei 15.270/2025
    irrf_apurado_ferias = $s[111] = irrf_tabela_ferias - irrf_reducao_ferias;
  }
  // Rendimiento tributable 13.º salario
  let deducoes_legais_13 = 0;
  let irrf_metodo_13 = false;
  let deducao_13 = 0;
  let base_irrf_13 = 0;
  if ($71) {
    $s[112] = decimo_terceiro;
    // Deducciones legales 13.º salario · Lei 9.250/1995 art. 4
    deducoes_legais_13 = $s[113] = inss_13 + $f.irrf_deducao_dependente * num_dependentes_irrf;
    // Descuento simplificado (1) o legal (0) 13.º salario · Lei 9.250/1995 art. 4; Lei 14.663/2023
    irrf_metodo_13 = $f.irrf_desconto_simplificado * 20 > deducoes_legais_13;
    $s[114] = irrf_metodo_13 ? 1 : 0;
    // Deducción aplicada 13.º salario · Lei 9.250/1995 art. 4; Lei 14.663/2023
    const $111 = $f.irrf_desconto_simplificado * 20;
    deducao_13 = $s[115] = deducoes_legais_13 > $111 ? deducoes_legais_13 : $111;
    // Base IRRF 13.º salario · Lei 9.250/1995 art. 4
    const $113 = decimo_terceiro - deducao_13;
    base_irrf_13 = $s[116] = 0 > $113 ? 0 : $113;
  }
  // IRRF según tabla 13.º salario · Lei 15.191/2025
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
    // Reducción Ley 15.270 13.º salario · Lei 9.250/1995 art. 3-A; Lei 15.270/2025
    const $123 = decimo_terceiro <= $f.irrf_reducao_integral_ate * 100;
    $s[121] = $123 ? 1 : 0;
    let $124: number;
    if ($123) {
      $124 = (irrf_tabela_13 < $f.irrf_reducao_maxima ? irrf_tabela_13 : $f.irrf_reducao_maxima) * 200000;
    } else {
      const $121 = decimo_terceiro <= $f.irrf_reducao_parcial_ate * 100;
      $s[122] = $121 ? 1 : 0;
      let $122: number;
      if ($121) {
        const $118 = $f.irrf_reducao_constante * 400000 - $f.irrf_reducao_fator * decimo_terceiro;
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
    // IRRF antes de la dispensa 13.º salario · Lei 15.270/2025
    irrf_apurado_13 = $s[125] = irrf_tabela_13 - irrf_reducao_13;
  }
  // IRRF de la remuneración del mes, si la hay
  const irrf_do_mes = $s[126] = $74 ? irrf_apurado : 0;
  // Retención dispensada sobre salario · Lei 9.430/1996 art. 67; Lei 7.713/1988
  const $128 = irrf_do_mes > 0;
  $s[127] = $128 ? 1 : 0;
  const irrf_dispensado = $128 && irrf_do_mes <= $f.irrf_retencao_minima * 100;
  $s[128] = irrf_dispensado ? 1 : 0;
  // IRRF sobre salario · Lei 7.713/1988
  let irrf = 0;
  const $129 = !irrf_dispensado;
  $s[129] = $129 ? 1 : 0;
  if ($129) {
    irrf = $s[130] = irrf_do_mes;
  }
  // Retención dispensada sobre vacaciones (férias) · Lei 9.430/1996 art. 67; RIR/2018 art. 682; IN RFB 1.500/2014
  let irrf_dispensado_ferias = false;
  let irrf_ferias = 0;
  if ($61) {
    const $130 = irrf_apurado_ferias > 0;
    $s[131] = $130 ? 1 : 0;
    irrf_dispensado_ferias = $130 && irrf_apurado_ferias <= $f.irrf_retencao_minima * 100;
    $s[132] = irrf_dispensado_ferias ? 1 : 0;
    // IRRF sobre vacaciones (férias) · RIR/2018 art. 682; IN RFB 1.500/2014
    const $131 = !irrf_dispensado_ferias;
    $s[133] = $131 ? 1 : 0;
    if ($131) {
      irrf_ferias = $s[134] = irrf_apurado_ferias;
    }
  }
  // IRRF sobre 13.º salario (tributación exclusiva) · Lei 7.713/1988 art. 26; Lei 8.134/1990 art. 16; IN RFB 1.500/2014 art. 13
  let irrf_13 = 0;
  if ($71) {
    irrf_13 = $s[135] = irrf_apurado_13;
  }
  // Vale-transporte (descuento hasta 6%) · Lei 7.418/1985; Decreto 10.854/2021 art. 114
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
  // Base contribución patronal (CPP) · Lei 8.212/1991 art. 22; STF, Tema 985
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
  // Base FGTS · Lei 8.036/1990 art. 15
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
  // Contribución patronal (CPP) · Lei 8.212/1991 art. 22 I
  const $141 = $s[144] = base_cpp * $f.aliquota_cpp;
  const cpp = $s[143] = Math.floor((2 * $141 + 5) / 10);
  $s[145] = base_cpp;
  $s[146] = $f.aliquota_cpp;
  // RAT ajustado (RAT x FAP) · Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10
  const $143 = $s[148] = base_cpp * rat_fap_rate;
  if ($143 > 4503599617370495) return false;
  const rat_fap = $s[147] = Math.floor(($143 + 5000000) / 10000000);
  $s[149] = base_cpp;
  $s[150] = rat_fap_rate;
  // Salario-educación (salário-educação) · Lei 9.424/1996 art. 15
  const $145 = $s[152] = base_cpp * $f.aliquota_salario_educacao;
  const salario_educacao = $s[151] = Math.floor(($145 + 20) / 40);
  $s[153] = base_cpp;
  $s[154] = $f.aliquota_salario_educacao;
  // INCRA · Decreto-Lei 1.146/1970 art. 3
  const $147 = $s[156] = base_cpp * $f.aliquota_incra;
  const incra = $s[155] = Math.floor(($147 + 250) / 500);
  $s[157] = base_cpp;
  $s[158] = $f.aliquota_incra;
  // SENAI · Decreto-Lei 6.246/1944 art. 1
  const $149 = $s[160] = base_cpp * $f.aliquota_senai;
  const senai = $s[159] = Math.floor(($149 + 50) / 100);
  $s[161] = base_cpp;
  $s[162] = $f.aliquota_senai;
  // SESI · Decreto-Lei 9.403/1946 art. 3 §1
  const $151 = $s[164] = base_cpp * $f.aliquota_sesi;
  const sesi = $s[163] = Math.floor(($151 + 100) / 200);
  $s[165] = base_cpp;
  $s[166] = $f.aliquota_sesi;
  // SEBRAE · Lei 8.029/1990 art. 8 §3
  const $153 = $s[168] = base_cpp * $f.aliquota_sebrae;
  const sebrae = $s[167] = Math.floor(($153 + 250) / 500);
  $s[169] = base_cpp;
  $s[170] = $f.aliquota_sebrae;
  // FGTS del mes, con las vacaciones · Lei 8.036/1990 art. 15
  const $155 = $s[172] = $f.aliquota_fgts * (remuneracao_mes + remuneracao_ferias);
  const fgts_mensal = $s[171] = Math.floor($155 / 25);
  // FGTS del 13.º salario · Lei 8.036/1990 art. 15
  const $157 = $s[174] = $f.aliquota_fgts * decimo_terceiro;
  const fgts_13 = $s[173] = Math.floor($157 / 25);
  // FGTS (8%) · Lei 8.036/1990 art. 15
  const fgts = $s[175] = fgts_mensal + fgts_13;
  $s[176] = base_fgts;
  $s[177] = $f.aliquota_fgts;
  // Vale-transporte a cargo de la empresa · Lei 7.418/1985
  if ($132) {
    const $160 = vale_transporte_amount - vale_transporte * 100;
    const $161 = $s[179] = 0 > $160 ? 0 : $160;
    if ($161 > 4503599627370395) return false;
    $s[178] = Math.floor(($161 + 50) / 100);
  }
  // Cargas sobre las provisiones: CPP, RAT, terceros y FGTS · CPC 33
  const encargos = $s[180] = $f.aliquota_cpp * 2000000 +
    rat_fap_rate +
    $f.aliquota_salario_educacao * 250000 +
    $f.aliquota_incra * 20000 +
    $f.aliquota_senai * 100000 +
    $f.aliquota_sesi * 50000 +
    $f.aliquota_sebrae * 20000 +
    $f.aliquota_fgts * 400000;
  // Provisión 13.º salario · CPC 33
  const provisao_13 = $s[181] = Math.floor((remuneracao_mes + 6) / 12);
  $s[182] = remuneracao_mes;
  $s[183] = remuneracao_mes;
  $s[184] = 1;
  // Provisión vacaciones (férias) · CPC 33
  const provisao_ferias = $s[185] = Math.floor((remuneracao_mes + 6) / 12);
  $s[186] = remuneracao_mes;
  $s[187] = remuneracao_mes;
  $s[188] = 1;
  // Provisión 1/3 de vacaciones · CPC 33
  const provisao_terco_ferias = $s[189] = Math.floor((remuneracao_mes + 18) / 36);
  $s[190] = remuneracao_mes;
  $s[191] = remuneracao_mes;
  $s[192] = 1;
  // Cargas sobre provisión 13.º · CPC 33
  const $167 = $s[194] = remuneracao_mes * encargos;
  if ($167 > 4503599507370495) return false;
  const provisao_encargos_13 = $s[193] = Math.floor(($167 + 60000000) / 120000000);
  $s[195] = remuneracao_mes;
  $s[196] = encargos;
  // Cargas sobre provisión vacaciones + 1/3 · CPC 33
  const $169 = $s[198] = remuneracao_mes * encargos;
  if ($169 > 4503599537370495) return false;
  const provisao_encargos_ferias = $s[197] = Math.floor(($169 + 45000000) / 90000000);
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
    const $174 = remuneracao_mes * 100;
    if ($174 > rt.SAFE) return false;
    const $175 = remuneracao_ferias * 100;
    if ($175 > rt.SAFE) return false;
    const $176 = $174 + $175 + remuneracao_outros_vinculos;
    if ($176 > rt.SAFE) return false;
    if ($176 > $f.inss_tabela$rows1.top * 100) {
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

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
