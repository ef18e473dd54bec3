// BR.ferias 2027.1: Vacaciones (recibo de férias)
// Emitted from generated/rules/br/ferias/2027-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/br/ferias/2027-01-01.pay',
  fingerprint: 'sha256:c99249bd96c880c85cfb32e91be025b33e8175f8f82869fa68968efad11df43b',
  meaning: 'sha256:7c474ee3e19dd5823b0e7c1799af92e0dd2ec661dca8425b3cd41ebc00380bb8',
  country: 'BR',
  scheme: 'ferias',
  label: 'Vacaciones (recibo de férias)',
  version: '2027.1',
  currency: 'BRL',
  validFrom: '2027-01-01',
  validUntil: '2027-12-31',
  missing: [{ name: 'inss_tabela', label: 'INSS del empleado, por tramos', from: '2027-01-01' }],
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
  histories: [
    { id: 'remuneracao_no_mes', label: 'Remuneración de otros recibos del mes', type: 'money', aggregate: 'sum', line: 'remuneracao_mes',
      of: [{ country: 'BR', scheme: 'clt' }], window: { kind: 'month' }, month: null },
    { id: 'ferias_no_mes', label: 'Vacaciones de otros recibos del mes', type: 'money', aggregate: 'sum', line: 'remuneracao_ferias',
      of: [{ country: 'BR', scheme: 'clt' }, { country: 'BR', scheme: 'ferias' }], window: { kind: 'month' }, month: null },
    { id: 'inss_no_mes', label: 'INSS de otros recibos del mes', type: 'money', aggregate: 'sum', line: 'inss',
      of: [{ country: 'BR', scheme: 'clt' }], window: { kind: 'month' }, month: null },
    { id: 'inss_ferias_no_mes', label: 'INSS de vacaciones de otros recibos del mes', type: 'money', aggregate: 'sum', line: 'inss_ferias',
      of: [{ country: 'BR', scheme: 'clt' }, { country: 'BR', scheme: 'ferias' }], window: { kind: 'month' }, month: null },
  ],
};

const $law = new rt.ModuleLaw($head, 'sha256:b682e117578b5d9f4472d511b6166dee4be2ff4d3a085882c463e5a6e37098d3', () =>
  JSON.parse(readFileSync(new URL('./2027-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  rat_fap_presumido: rt.scaledWorth($at, 50n, $law.rows('rat_fap_presumido')),
  dias_por_faltas$rows1: rt.scaledRows($law.table('dias_por_faltas'), { date: $at }, 1n, 1n),
  inss_tabela$rows1: rt.scaledRows($law.table('inss_tabela'), { date: $at }, 100n, 200n),
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
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const periodo_aquisitivo_inicio$sent = rt.textAt($row.texts, 7);
  const inicio_gozo$sent = rt.textAt($row.texts, 8);
  // Salario diario · CLT art. 64
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0) return false;
  const $1 = $n[0]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 1000000000) return false;
  const daily_salary = $s[0] = $n[0]!;
  // Salario mensual contractual · CLT art. 142
  if ($n[1]! <= 0 || $n[1]! > 10000000000) return false;
  const monthly_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! : daily_salary * 3 * 10;
  // Promedio mensual de lo variable, con DSR · CLT art. 142 §§1, 5 y 6
  if ($n[2]! < 0 || $n[2]! > 10000000000) return false;
  const media_variaveis = $s[2] = rt.sentOr($n[2]!, 0);
  // Faltas injustificadas del periodo · CLT art. 130
  if ($n[3]! < 0 || $n[3]! > 366) return false;
  const faltas_injustificadas = $s[3] = rt.sentOr($n[3]!, 0);
  // Días que se gozan · CLT art. 134
  if ($n[4]! < 0 || $n[4]! > 30) return false;
  const dias_gozo_enviados = $s[4] = $n[4]!;
  // Días que se venden (abono pecuniário) · CLT art. 143
  if ($n[5]! < 0 || $n[5]! > 10) return false;
  const dias_abono = $s[5] = rt.sentOr($n[5]!, 0);
  // Días que se gozan fuera de plazo · CLT art. 137
  if ($n[6]! < 0 || $n[6]! > 30) return false;
  const dias_dobro_enviados = $s[6] = $n[6]!;
  // Inicio del periodo adquisitivo · CLT art. 130
  if (periodo_aquisitivo_inicio$sent !== undefined && !rt.isDate(periodo_aquisitivo_inicio$sent)) return false;
  const periodo_aquisitivo_inicio = periodo_aquisitivo_inicio$sent ?? '';
  $s[7] = rt.digitsOfDate(periodo_aquisitivo_inicio);
  // Primer día de vacaciones · CLT art. 134
  if (inicio_gozo$sent !== undefined && !rt.isDate(inicio_gozo$sent)) return false;
  const inicio_gozo = inicio_gozo$sent ?? '';
  $s[8] = rt.digitsOfDate(inicio_gozo);
  // Con la primera parcela del 13.º · Lei 4.749/1965 art. 2 §2
  const adiantar_13 = $n[9]! === 1;
  $s[9] = adiantar_13 ? 1 : 0;
  // El tercio de lo vendido tributa · SC Cosit 209/2021
  const terco_abono_tributavel = $n[10]! !== 0;
  $s[10] = terco_abono_tributavel ? 1 : 0;
  // Remuneración de otros recibos del mes · Lei 8.212/1991 art. 28
  if ($n[11]! < 0) return false;
  const remuneracao_no_mes = $s[11] = rt.sentOr($n[11]!, 0);
  // Vacaciones de otros recibos del mes · Lei 8.212/1991 art. 28
  if ($n[12]! < 0) return false;
  const ferias_no_mes = $s[12] = rt.sentOr($n[12]!, 0);
  // INSS de otros recibos del mes · Lei 8.212/1991 art. 20
  if ($n[13]! < 0) return false;
  const inss_no_mes = $s[13] = rt.sentOr($n[13]!, 0);
  // INSS de vacaciones de otros recibos del mes · Lei 8.212/1991 art. 20
  if ($n[14]! < 0) return false;
  const inss_ferias_no_mes = $s[14] = rt.sentOr($n[14]!, 0);
  // Base del INSS ya usada en el mes · Lei 8.212/1991 art. 28
  if ($n[15]! < 0) return false;
  let $4: number;
  if (rt.isSent($n[15]!)) {
    $4 = $n[15]!;
  } else {
    const $3 = remuneracao_no_mes + ferias_no_mes;
    if ($3 > rt.SAFE) return false;
    $4 = $3;
  }
  const inss_base_acumulada_mes = $s[15] = $4;
  // INSS ya retenido en el mes · Lei 8.212/1991 art. 20
  if ($n[16]! < 0) return false;
  let $6: number;
  if (rt.isSent($n[16]!)) {
    $6 = $n[16]!;
  } else {
    const $5 = inss_no_mes + inss_ferias_no_mes;
    if ($5 > rt.SAFE) return false;
    $6 = $5;
  }
  const inss_retido_mes = $s[16] = $6;
  // Dependientes para el IRRF · Lei 9.250/1995 art. 4 III
  if ($n[17]! < 0 || $n[17]! > 20) return false;
  const num_dependentes_irrf = $s[17] = rt.sentOr($n[17]!, 0);
  // Pensión alimenticia sobre las vacaciones · Lei 9.250/1995 art. 4 II
  if ($n[18]! < 0) return false;
  const pensao_alimenticia_amount = $s[18] = rt.sentOr($n[18]!, 0);
  // RAT ajustado (RAT x FAP) · Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10
  if ($n[19]! < 50000 || $n[19]! > 600000) return false;
  const rat_fap_rate = $s[19] = rt.sentOr($n[19]!, $f.rat_fap_presumido * 200000);
  // Días de derecho · CLT art. 130
  const $7 = $s[20] = rt.rowOf($f.dias_por_faltas$rows1, faltas_injustificadas, 1, false);
  if ($7 < 0) return false;
  $s[21] = faltas_injustificadas;
  const dias_direito = $s[22] = $f.dias_por_faltas$rows1.value[$7]!;
  // Días que se gozan · CLT arts. 130, 134 y 143
  const $10 = rt.isSent($n[4]!);
  $s[23] = $10 ? 1 : 0;
  let $11: number;
  if ($10) {
    $11 = dias_gozo_enviados;
  } else {
    const $9 = dias_direito - dias_abono;
    $11 = 0 > $9 ? 0 : $9;
  }
  const dias_gozo = $s[24] = $11;
  // Ultimo dia gozo
  const $12 = inicio_gozo$sent !== undefined;
  $s[25] = $12 ? 1 : 0;
  const ultimo_dia_gozo = $12 ? rt.addDays(inicio_gozo, dias_gozo - 1) : $row.period.end;
  $s[26] = rt.digitsOfDate(ultimo_dia_gozo);
  // Limite concessivo
  const $14 = periodo_aquisitivo_inicio$sent !== undefined;
  $s[27] = $14 ? 1 : 0;
  const limite_concessivo = $14 ? rt.addDays(rt.addMonths(periodo_aquisitivo_inicio, 24), -1) : ultimo_dia_gozo;
  $s[28] = rt.digitsOfDate(limite_concessivo);
  // Primeiro fora de prazo
  const primeiro_fora_de_prazo = $12 ? rt.latest(inicio_gozo, rt.addDays(limite_concessivo, 1)) : rt.addDays(ultimo_dia_gozo, 1);
  $s[29] = rt.digitsOfDate(primeiro_fora_de_prazo);
  // Días que se gozan fuera de plazo · CLT arts. 134 y 137; TST, Súmula 81; STF, ADPF 501
  const $17 = rt.isSent($n[6]!);
  $s[30] = $17 ? 1 : 0;
  const dias_em_dobro = $s[31] = $17 ? dias_dobro_enviados : rt.daysBetween(primeiro_fora_de_prazo, ultimo_dia_gozo);
  // Salario contractual del mes · CLT art. 64
  const salario_contratual = $s[32] = Math.floor((monthly_salary + 50) / 100);
  $s[33] = monthly_salary;
  // Remuneración de las vacaciones · CLT art. 142
  const remuneracao_base = $s[34] = salario_contratual * 100 + media_variaveis;
  // Vacaciones gozadas (férias) · CLT arts. 129 y 142
  const $21 = $s[36] = remuneracao_base * dias_gozo;
  const ferias = $s[35] = Math.floor(($21 + 1500) / 3000);
  // Tercio constitucional de vacaciones (1/3 férias) · Constitución Federal art. 7 XVII; STF, Tema 985; Decreto 3.048/1999 art. 214 §4
  const terco_constitucional_ferias = $s[37] = Math.floor((2 * ferias + 3) / 6);
  $s[38] = ferias;
  // Recargo por vacaciones fuera de plazo (dobra, art. 137) · CLT art. 137; Lei 8.212/1991 art. 28 §9 d; Lei 8.036/1990 art. 15 §6
  const $24 = $s[40] = remuneracao_base * dias_em_dobro;
  if ($24 > 4503599627367495) return false;
  const dobra_ferias = $s[39] = Math.floor(($24 + 1500) / 3000);
  // Tercio del recargo (1/3 da dobra) · CLT art. 137; TST, Súmula 328; Lei 8.212/1991 art. 28 §9 d
  const terco_dobra_ferias = $s[41] = Math.floor((2 * dobra_ferias + 3) / 6);
  $s[42] = dobra_ferias;
  // Venta de vacaciones (abono pecuniário) · CLT arts. 143 y 144; Lei 8.212/1991 art. 28 §9 e
  const $27 = $s[44] = remuneracao_base * dias_abono;
  const abono_pecuniario = $s[43] = Math.floor(($27 + 1500) / 3000);
  // Tercio sobre la venta (1/3 do abono) · SC Cosit 209/2021; CLT art. 144
  const terco_abono_pecuniario = $s[45] = Math.floor((2 * abono_pecuniario + 3) / 6);
  $s[46] = abono_pecuniario;
  // Adelanto del 13.º salario (adiantamento, 1.ª parcela) · Lei 4.749/1965 art. 2 §2
  let adiantamento_13 = 0;
  if (adiantar_13) {
    adiantamento_13 = $s[47] = Math.floor((remuneracao_base + 100) / 200);
    $s[48] = remuneracao_base;
  }
  // Total percepciones
  const total_percepciones = $s[49] = ferias +
    terco_constitucional_ferias +
    dobra_ferias +
    terco_dobra_ferias +
    abono_pecuniario +
    terco_abono_pecuniario +
    adiantamento_13;
  // Vacaciones con su tercio
  const remuneracao_ferias = $s[50] = ferias + terco_constitucional_ferias;
  // Base INSS vacaciones (férias) · Lei 8.212/1991 arts. 20 y 28
  const $33 = inss_base_acumulada_mes + remuneracao_ferias * 100;
  if ($33 > rt.SAFE) return false;
  $s[51] = $f.inss_tabela$rows1.top;
  const $34 = $f.inss_tabela$rows1.top * 100;
  const $35 = $s[53] = $33 < $34 ? $33 : $34;
  const base_inss_ferias = $s[52] = Math.floor(($35 + 50) / 100);
  // INSS del mes · EC 103/2019 art. 28
  const $37 = $s[54] = rt.rowOf($f.inss_tabela$rows1, base_inss_ferias, 1, true);
  if ($37 < 0) return false;
  $s[55] = base_inss_ferias;
  const $38 = rt.slicesOf($f.inss_tabela$rows1, $37, base_inss_ferias, 1);
  if (Number.isNaN($38)) return false;
  const inss_devido = $s[56] = $38;
  // INSS sobre vacaciones (férias) · Lei 8.212/1991 art. 20
  const $39 = inss_devido * 100 - inss_retido_mes;
  const $40 = $s[58] = 0 > $39 ? 0 : $39;
  const inss_ferias = $s[57] = Math.floor(($40 + 50) / 100);
  // Lo que tributa de este recibo · Lei 7.713/1988 art. 7
  const $42 = !terco_abono_tributavel;
  $s[59] = $42 ? 1 : 0;
  const $43 = $42 ? terco_abono_pecuniario : 0;
  const tributavel = $s[60] = ferias + terco_constitucional_ferias + dobra_ferias + terco_dobra_ferias + (terco_abono_pecuniario - $43);
  // Rendimiento tributable vacaciones (férias)
  $s[61] = tributavel;
  // Pensión alimenticia · Lei 5.478/1968
  if (pensao_alimenticia_amount > 4503599627370395) return false;
  const pensao_alimenticia = $s[62] = Math.floor((pensao_alimenticia_amount + 50) / 100);
  $s[63] = pensao_alimenticia_amount;
  // Deducciones legales vacaciones (férias) · Lei 9.250/1995 art. 4
  const deducoes_legais_ferias = $s[64] = inss_ferias + $f.irrf_deducao_dependente * num_dependentes_irrf + pensao_alimenticia;
  // Descuento simplificado (1) o legal (0) vacaciones (férias) · Lei 9.250/1995 art. 4; Lei 14.663/2023
  const irrf_metodo_ferias = $f.irrf_desconto_simplificado * 20 > deducoes_legais_ferias;
  $s[65] = irrf_metodo_ferias ? 1 : 0;
  // Deducción aplicada vacaciones (férias) · Lei 9.250/1995 art. 4; Lei 14.663/2023
  const $47 = $f.irrf_desconto_simplificado * 20;
  const deducao_ferias = $s[66] = deducoes_legais_ferias > $47 ? deducoes_legais_ferias : $47;
  // Base IRRF vacaciones (férias) · Lei 9.250/1995 art. 4
  const $49 = tributavel - deducao_ferias;
  const base_irrf_ferias = $s[67] = 0 > $49 ? 0 : $49;
  // IRRF según tabla vacaciones (férias) · Lei 15.191/2025
  const $51 = $s[68] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_ferias, 1, false);
  if ($51 < 0) return false;
  $s[69] = base_irrf_ferias;
  const $52 = $s[71] = rt.rebateOf($f.irrf_mensal$rows1, $51, base_irrf_ferias, 1);
  if (Number.isNaN($52)) return false;
  const irrf_tabela_ferias = $s[70] = Math.floor(($52 + 20) / 40);
  // Reducción Ley 15.270 vacaciones (férias) · Lei 9.250/1995 art. 3-A; Lei 15.270/2025
  const $59 = tributavel <= $f.irrf_reducao_integral_ate * 100;
  $s[72] = $59 ? 1 : 0;
  let $60: number;
  if ($59) {
    $60 = (irrf_tabela_ferias < $f.irrf_reducao_maxima ? irrf_tabela_ferias : $f.irrf_reducao_maxima) * 200000;
  } else {
    const $57 = tributavel <= $f.irrf_reducao_parcial_ate * 100;
    $s[73] = $57 ? 1 : 0;
    let $58: number;
    if ($57) {
      const $54 = $f.irrf_reducao_constante * 400000 - $f.irrf_reducao_fator * tributavel;
      const $55 = irrf_tabela_ferias * 200000;
      if ($55 > rt.SAFE) return false;
      const $56 = 0 > $54 ? 0 : $54;
      $58 = $55 < $56 ? $55 : $56;
    } else {
      $58 = 0;
    }
    $60 = $58;
  }
  const irrf_reducao_ferias = $s[74] = Math.floor(($60 + 100000) / 200000);
  $s[75] = $60;
  // IRRF con la reducción vacaciones (férias) · Lei 15.270/2025
  const irrf_apurado_ferias = $s[76] = irrf_tabela_ferias - irrf_reducao_ferias;
  // IRRF antes de la dispensa · Lei 7.713/1988 art. 7; Lei 15.270/2025
  const irrf_devido = $s[77] = irrf_apurado_ferias;
  // Retención dispensada · Lei 9.430/1996 art. 67
  const $63 = irrf_devido > 0;
  $s[78] = $63 ? 1 : 0;
  const irrf_dispensado = $63 && irrf_devido <= $f.irrf_retencao_minima * 100;
  $s[79] = irrf_dispensado ? 1 : 0;
  // IRRF sobre vacaciones (férias) · RIR/2018 art. 682; IN RFB 1.500/2014 art. 29 §1
  let irrf_ferias = 0;
  const $64 = !irrf_dispensado;
  $s[80] = $64 ? 1 : 0;
  if ($64) {
    irrf_ferias = $s[81] = irrf_devido;
  }
  // Total deducciones
  const total_deducciones = $s[82] = inss_ferias + irrf_ferias + pensao_alimenticia;
  // Neto
  const neto = $s[83] = total_percepciones - total_deducciones;
  // Base contribución patronal (CPP) · Lei 8.212/1991 art. 22; STF, Tema 985
  const base_cpp = $s[84] = ferias + terco_constitucional_ferias;
  // Base FGTS · Lei 8.036/1990 art. 15
  const base_fgts = $s[85] = ferias + terco_constitucional_ferias + adiantamento_13;
  // Contribución patronal (CPP) · Lei 8.212/1991 art. 22 I
  let cpp = 0;
  const $69 = base_cpp > 0;
  $s[86] = $69 ? 1 : 0;
  let rat_fap = 0;
  let salario_educacao = 0;
  let incra = 0;
  let senai = 0;
  let sesi = 0;
  let sebrae = 0;
  if ($69) {
    const $70 = $s[88] = base_cpp * $f.aliquota_cpp;
    cpp = $s[87] = Math.floor((2 * $70 + 5) / 10);
    $s[89] = base_cpp;
    $s[90] = $f.aliquota_cpp;
    // RAT ajustado (RAT x FAP) · Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10
    const $72 = $s[92] = base_cpp * rat_fap_rate;
    rat_fap = $s[91] = Math.floor(($72 + 5000000) / 10000000);
    $s[93] = base_cpp;
    $s[94] = rat_fap_rate;
    // Salario-educación (salário-educação) · Lei 9.424/1996 art. 15
    const $74 = $s[96] = base_cpp * $f.aliquota_salario_educacao;
    salario_educacao = $s[95] = Math.floor(($74 + 20) / 40);
    $s[97] = base_cpp;
    $s[98] = $f.aliquota_salario_educacao;
    // INCRA · Decreto-Lei 1.146/1970 art. 3
    const $76 = $s[100] = base_cpp * $f.aliquota_incra;
    incra = $s[99] = Math.floor(($76 + 250) / 500);
    $s[101] = base_cpp;
    $s[102] = $f.aliquota_incra;
    // SENAI · Decreto-Lei 6.246/1944 art. 1
    const $78 = $s[104] = base_cpp * $f.aliquota_senai;
    senai = $s[103] = Math.floor(($78 + 50) / 100);
    $s[105] = base_cpp;
    $s[106] = $f.aliquota_senai;
    // SESI · Decreto-Lei 9.403/1946 art. 3 §1
    const $80 = $s[108] = base_cpp * $f.aliquota_sesi;
    sesi = $s[107] = Math.floor(($80 + 100) / 200);
    $s[109] = base_cpp;
    $s[110] = $f.aliquota_sesi;
    // SEBRAE · Lei 8.029/1990 art. 8 §3
    const $82 = $s[112] = base_cpp * $f.aliquota_sebrae;
    sebrae = $s[111] = Math.floor(($82 + 250) / 500);
    $s[113] = base_cpp;
    $s[114] = $f.aliquota_sebrae;
  }
  // FGTS (8%) · Lei 8.036/1990 art. 15
  const $84 = $s[116] = base_fgts * $f.aliquota_fgts;
  const fgts = $s[115] = Math.floor((2 * $84 + 25) / 50);
  $s[117] = base_fgts;
  $s[118] = $f.aliquota_fgts;
  // Terceros
  const total_terceiros = $s[119] = salario_educacao + incra + senai + sesi + sebrae;
  // Contribuciones patronales
  $s[120] = cpp + rat_fap + total_terceiros + fgts;
  if (dias_abono * 3 > dias_direito) return false;
  if (dias_gozo + dias_abono > dias_direito) return false;
  if (dias_em_dobro > dias_gozo) return false;
  const $88 = $14 ? periodo_aquisitivo_inicio > $row.period.end : false;
  if ($88) return false;
  const $89 = $14 ? media_variaveis > 0 && rt.same(rt.firstDayOfMonth(periodo_aquisitivo_inicio), rt.firstDayOfMonth($row.period.end)) : false;
  if ($89) return false;
  const $90 = $12 && periodo_aquisitivo_inicio$sent !== undefined ? inicio_gozo < periodo_aquisitivo_inicio : false;
  if ($90) return false;
  if (inss_retido_mes > inss_devido * 100) return false;
  if ($notes !== null) {
    if (dias_direito === 0) {
      // VACATION_RIGHT_LOST
      $notes.add(7);
    }
    if (dias_em_dobro > 0) {
      // VACATION_DOUBLED
      $notes.add(8, rt.ratio(dias_em_dobro, 1n));
    }
    if (terco_abono_tributavel && terco_abono_pecuniario > 0) {
      // TERCO_ABONO_TAXED
      $notes.add(9);
    }
    if ($12 && !rt.same(rt.firstDayOfMonth(ultimo_dia_gozo), rt.firstDayOfMonth($row.period.end))) {
      // VACATION_SPANS_MONTHS
      $notes.add(10);
    }
    if (!rt.isSent($n[19]!) && base_cpp > 0) {
      // RAT_FAP_DEFAULTED
      $notes.add(11, rt.ratio(rat_fap_rate, 10000000n));
    }
    if (pensao_alimenticia_amount > 0 && irrf_metodo_ferias) {
      // PENSAO_NOT_DEDUCTED
      $notes.add(12);
    }
    if (irrf_dispensado) {
      // IRRF_WITHHOLDING_WAIVED
      $notes.add(13, rt.ratio(irrf_devido, 100n), rt.ratio($f.irrf_retencao_minima, 1n));
    }
    const $91 = inss_base_acumulada_mes + remuneracao_ferias * 100;
    if ($91 > rt.SAFE) return false;
    if ($91 > $f.inss_tabela$rows1.top * 100) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(14, rt.ratio(base_inss_ferias, 100n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(15);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
