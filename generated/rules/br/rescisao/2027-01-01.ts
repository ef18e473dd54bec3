// BR.rescisao 2027.1: Liquidación final (rescisão)
// Emitted from generated/rules/br/rescisao/2027-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/br/rescisao/2027-01-01.pay',
  fingerprint: 'sha256:201cb2a57454d20b7e6f75be85258d3db14c4596380cce377aad8f92a6b7e7c2',
  meaning: 'sha256:fb378a794df4213f73c33aed668be84e5b352a20da04668292474ff6b127b207',
  country: 'BR',
  scheme: 'rescisao',
  label: 'Liquidación final (rescisão)',
  version: '2027.1',
  currency: 'BRL',
  validFrom: '2027-01-01',
  validUntil: '2027-12-31',
  missing: [{ name: 'inss_tabela', label: 'INSS del empleado, por tramos', from: '2027-01-01' }],
  periods: ['event'],
  proration: null,
  days: 'month_of_30',
  asOf: 'period_end',
  histories: [
    { id: 'adiantado', label: 'Adelantos del 13.º del año', type: 'money', aggregate: 'sum', line: 'adiantamento_13',
      of: [{ country: 'BR', scheme: 'decimo_terceiro' }, { country: 'BR', scheme: 'ferias' }], window: { kind: 'year' }, month: null },
    { id: 'remuneracao_no_mes', label: 'Remuneración de otros recibos del mes', type: 'money', aggregate: 'sum', line: 'remuneracao_mes',
      of: [{ country: 'BR', scheme: 'clt' }], window: { kind: 'month' }, month: null },
    { id: 'ferias_no_mes', label: 'Vacaciones de otros recibos del mes', type: 'money', aggregate: 'sum', line: 'remuneracao_ferias',
      of: [{ country: 'BR', scheme: 'clt' }, { country: 'BR', scheme: 'ferias' }], window: { kind: 'month' }, month: null },
    { id: 'inss_no_mes', label: 'INSS de otros recibos del mes', type: 'money', aggregate: 'sum', line: 'inss',
      of: [{ country: 'BR', scheme: 'clt' }], window: { kind: 'month' }, month: null },
    { id: 'inss_ferias_no_mes', label: 'INSS de vacaciones de otros recibos del mes', type: 'money', aggregate: 'sum', line: 'inss_ferias',
      of: [{ country: 'BR', scheme: 'clt' }, { country: 'BR', scheme: 'ferias' }], window: { kind: 'month' }, month: null },
    { id: 'irrf_no_mes', label: 'IRRF de otros recibos del mes', type: 'money', aggregate: 'sum', line: 'irrf',
      of: [{ country: 'BR', scheme: 'clt' }], window: { kind: 'month' }, month: null },
  ],
};

const $law = new rt.ModuleLaw($head, 'sha256:3517819614e84278c3a40867080b3bf6a070a2ddd65db485a03902e1788bf18c', () =>
  JSON.parse(readFileSync(new URL('./2027-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  rat_fap_presumido: rt.scaledWorth($at, 50n, $law.rows('rat_fap_presumido')),
  causas_parte_aviso$rows1: rt.scaledRows($law.table('causas_parte_aviso'), { date: $at }, 1n, 2n),
  aviso_maximo: rt.scaledWorth($at, 1n, $law.rows('aviso_maximo')),
  aviso_minimo: rt.scaledWorth($at, 1n, $law.rows('aviso_minimo')),
  aviso_por_ano: rt.scaledWorth($at, 1n, $law.rows('aviso_por_ano')),
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
  aliquota_fgts: rt.scaledWorth($at, 25n, $law.rows('aliquota_fgts')),
  causas_multa$rows1: rt.scaledRows($law.table('causas_multa'), { date: $at }, 1n, 5n),
  aliquota_cpp: rt.scaledWorth($at, 5n, $law.rows('aliquota_cpp')),
  aliquota_salario_educacao: rt.scaledWorth($at, 40n, $law.rows('aliquota_salario_educacao')),
  aliquota_incra: rt.scaledWorth($at, 500n, $law.rows('aliquota_incra')),
  aliquota_senai: rt.scaledWorth($at, 100n, $law.rows('aliquota_senai')),
  aliquota_sesi: rt.scaledWorth($at, 200n, $law.rows('aliquota_sesi')),
  aliquota_sebrae: rt.scaledWorth($at, 500n, $law.rows('aliquota_sebrae')),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const causa$sent = rt.textAt($row.texts, 1);
  const hire_date$sent = rt.textAt($row.texts, 5);
  const aviso$sent = rt.textAt($row.texts, 6);
  const data_fim_contrato$sent = rt.textAt($row.texts, 8);
  const data_base$sent = rt.textAt($row.texts, 25);
  const data_pagamento$sent = rt.textAt($row.texts, 26);
  // Cláusula que permite terminar antes · CLT art. 481
  const clausula_assecuratoria = $n[0]! === 1;
  $s[0] = clausula_assecuratoria ? 1 : 0;
  // Causa · CLT arts. 477 a 484-A
  if (!(causa$sent !== undefined)) return false;
  if (causa$sent !== undefined &&
    !(rt.positionOf(['sem_justa_causa', 'rescisao_indireta', 'pedido_demissao', 'justa_causa', 'acordo', 'termino_contrato',
          'antecipada_empregador', 'antecipada_empregado'], causa$sent) >
      0)) return false;
  const causa = causa$sent ?? '';
  $s[1] = rt.positionOf(['sem_justa_causa', 'rescisao_indireta', 'pedido_demissao', 'justa_causa', 'acordo', 'termino_contrato',
      'antecipada_empregador', 'antecipada_empregado'], causa);
  // Salario diario · CLT art. 64
  if (!(rt.isSent($n[2]!) || rt.isSent($n[3]!))) return false;
  if ($n[2]! <= 0) return false;
  const $1 = $n[2]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 1000000000) return false;
  const daily_salary = $s[2] = $n[2]!;
  // Salario mensual contractual · CLT art. 457
  if ($n[3]! <= 0 || $n[3]! > 10000000000) return false;
  const monthly_salary = $s[3] = rt.isSent($n[3]!) ? $n[3]! : daily_salary * 3 * 10;
  // Promedio mensual de lo variable, con DSR · CLT arts. 142 y 487 §3; Decreto 10.854/2021 art. 77
  if ($n[4]! < 0 || $n[4]! > 10000000000) return false;
  const media_variaveis = $s[4] = rt.sentOr($n[4]!, 0);
  // Fecha de ingreso · CLT art. 29
  if (!(hire_date$sent !== undefined)) return false;
  if (hire_date$sent !== undefined && !rt.isDate(hire_date$sent)) return false;
  if (hire_date$sent !== undefined && hire_date$sent < '1940-01-01') return false;
  const hire_date = hire_date$sent ?? '';
  $s[5] = rt.digitsOfDate(hire_date);
  // Días trabajados de un aviso que no se completó · CLT art. 487
  if ($n[7]! < 0 || $n[7]! > 90) return false;
  const dias_aviso_trabalhados = $s[6] = rt.sentOr($n[7]!, 0);
  // Fin pactado del contrato a término · CLT arts. 479 y 480
  if (!(data_fim_contrato$sent !== undefined)) {
    if (rt.same(causa, 'antecipada_empregador') || rt.same(causa, 'antecipada_empregado')) return false;
  }
  if (data_fim_contrato$sent !== undefined && !rt.isDate(data_fim_contrato$sent)) return false;
  const data_fim_contrato = data_fim_contrato$sent ?? '';
  $s[7] = rt.digitsOfDate(data_fim_contrato);
  // Contrato de experiencia · CLT art. 445
  const contrato_experiencia = $n[9]! === 1;
  $s[8] = contrato_experiencia ? 1 : 0;
  // Días de vacaciones vencidas, en plazo · CLT art. 146
  if ($n[10]! < 0 || $n[10]! > 60) return false;
  const dias_ferias_vencidas = $s[9] = rt.sentOr($n[10]!, 0);
  // Días de vacaciones vencidas, fuera de plazo · CLT art. 137
  if ($n[11]! < 0 || $n[11]! > 150) return false;
  const dias_vencidos_dobro = $s[10] = rt.sentOr($n[11]!, 0);
  // Faltas injustificadas del periodo en curso · CLT art. 130
  if ($n[12]! < 0 || $n[12]! > 366) return false;
  const faltas_injustificadas = $s[11] = rt.sentOr($n[12]!, 0);
  // Meses del año que perdieron el derecho al 13.º · Lei 4.090/1962 art. 1 §2
  if ($n[13]! < 0 || $n[13]! > 12) return false;
  const meses_sem_direito = $s[12] = rt.sentOr($n[13]!, 0);
  // Avos del 13.º, en lugar de los calculados · Lei 4.090/1962 art. 1 §2
  if ($n[14]! < 0 || $n[14]! > 24) return false;
  const avos_13_enviados = $s[13] = $n[14]!;
  // Avos de vacaciones, en lugar de los calculados · CLT art. 146
  if ($n[15]! < 0 || $n[15]! > 24) return false;
  const avos_ferias_enviados = $s[14] = $n[15]!;
  // Adelantos del 13.º del año · Lei 4.749/1965 art. 3
  if ($n[16]! < 0) return false;
  const adiantado = $s[15] = rt.sentOr($n[16]!, 0);
  // Adelanto del 13.º ya pagado · Lei 4.749/1965 art. 3
  if ($n[17]! < 0) return false;
  const primeira_parcela_amount = $s[16] = rt.sentOr($n[17]!, adiantado);
  // Horas extras del mes, con DSR · CF art. 7 XVI
  if ($n[18]! < 0) return false;
  const overtime_amount = $s[17] = rt.sentOr($n[18]!, 0);
  // Comisiones del mes, con DSR · CLT art. 457 §1
  if ($n[19]! < 0) return false;
  const commission_amount = $s[18] = rt.sentOr($n[19]!, 0);
  // Saldo del FGTS para la multa, sin este depósito · Lei 8.036/1990 art. 18 §1
  if ($n[20]! < 0) return false;
  const saldo_fgts_amount = $s[19] = $n[20]!;
  // Base de la multa del FGTS · Lei 8.036/1990 art. 18 §1
  if ($n[21]! < 0) return false;
  const base_multa_enviada = $s[20] = $n[21]!;
  // La multa alcanza al FGTS del aviso · Lei 8.036/1990 art. 18 §1
  const multa_fgts_sobre_aviso = $n[22]! !== 0;
  $s[21] = multa_fgts_sobre_aviso ? 1 : 0;
  // Otros descuentos · CLT art. 462
  if ($n[23]! < 0) return false;
  const outros_descontos_amount = $s[22] = rt.sentOr($n[23]!, 0);
  // Perjuicio probado de la empresa · CLT art. 480
  if ($n[24]! < 0) return false;
  const prejuizo_art_480_amount = $s[23] = rt.sentOr($n[24]!, 0);
  // Próxima data-base de la categoría · Lei 7.238/1984 art. 9
  if (data_base$sent !== undefined && !rt.isDate(data_base$sent)) return false;
  const data_base = data_base$sent ?? '';
  $s[24] = rt.digitsOfDate(data_base);
  // Día del pago · CLT art. 477 §6
  if (data_pagamento$sent !== undefined && !rt.isDate(data_pagamento$sent)) return false;
  const data_pagamento = data_pagamento$sent ?? '';
  $s[25] = rt.digitsOfDate(data_pagamento);
  // Remuneración de otros recibos del mes · Lei 8.212/1991 art. 28
  if ($n[27]! < 0) return false;
  const remuneracao_no_mes = $s[26] = rt.sentOr($n[27]!, 0);
  // Vacaciones de otros recibos del mes · Lei 8.212/1991 art. 28
  if ($n[28]! < 0) return false;
  const ferias_no_mes = $s[27] = rt.sentOr($n[28]!, 0);
  // INSS de otros recibos del mes · Lei 8.212/1991 art. 20
  if ($n[29]! < 0) return false;
  const inss_no_mes = $s[28] = rt.sentOr($n[29]!, 0);
  // INSS de vacaciones de otros recibos del mes · Lei 8.212/1991 art. 20
  if ($n[30]! < 0) return false;
  const inss_ferias_no_mes = $s[29] = rt.sentOr($n[30]!, 0);
  // IRRF de otros recibos del mes · Lei 7.713/1988 art. 7
  if ($n[31]! < 0) return false;
  const irrf_no_mes = $s[30] = rt.sentOr($n[31]!, 0);
  // Base del INSS ya usada en el mes · Lei 8.212/1991 art. 28
  if ($n[32]! < 0) return false;
  let $4: number;
  if (rt.isSent($n[32]!)) {
    $4 = $n[32]!;
  } else {
    const $3 = remuneracao_no_mes + ferias_no_mes;
    if ($3 > rt.SAFE) return false;
    $4 = $3;
  }
  const inss_base_acumulada_mes = $s[31] = $4;
  // INSS ya retenido en el mes · Lei 8.212/1991 art. 20
  if ($n[33]! < 0) return false;
  let $6: number;
  if (rt.isSent($n[33]!)) {
    $6 = $n[33]!;
  } else {
    const $5 = inss_no_mes + inss_ferias_no_mes;
    if ($5 > rt.SAFE) return false;
    $6 = $5;
  }
  const inss_retido_mes = $s[32] = $6;
  // Rendimiento del mes ya tributado · Lei 7.713/1988 art. 7
  if ($n[34]! < 0) return false;
  const rendimento_acumulado_mes = $s[33] = rt.sentOr($n[34]!, remuneracao_no_mes);
  // INSS ya deducido de ese rendimiento · Lei 9.250/1995 art. 4 IV
  if ($n[35]! < 0) return false;
  const inss_deduzido_acumulado_mes = $s[34] = rt.sentOr($n[35]!, inss_no_mes);
  // IRRF ya retenido de ese rendimiento · Lei 7.713/1988 art. 7
  if ($n[36]! < 0) return false;
  const irrf_retido_mes = $s[35] = rt.sentOr($n[36]!, irrf_no_mes);
  // Dependientes para el IRRF · Lei 9.250/1995 art. 4 III
  if ($n[37]! < 0 || $n[37]! > 20) return false;
  const num_dependentes_irrf = $s[36] = rt.sentOr($n[37]!, 0);
  // Pensión alimenticia · Lei 9.250/1995 art. 4 II
  if ($n[38]! < 0) return false;
  const pensao_alimenticia_amount = $s[37] = rt.sentOr($n[38]!, 0);
  // RAT ajustado (RAT x FAP) · Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10
  if ($n[39]! < 50000 || $n[39]! > 600000) return false;
  const rat_fap_rate = $s[38] = rt.sentOr($n[39]!, $f.rat_fap_presumido * 200000);
  // Causa, con la cláusula del art. 481 · CLT art. 481
  const $9 = clausula_assecuratoria && rt.same(causa, 'antecipada_empregador');
  $s[39] = $9 ? 1 : 0;
  let $10: string;
  if ($9) {
    $10 = 'sem_justa_causa';
  } else {
    const $7 = clausula_assecuratoria && rt.same(causa, 'antecipada_empregado');
    $s[40] = $7 ? 1 : 0;
    $10 = $7 ? 'pedido_demissao' : causa;
  }
  const causa_efetiva = $10;
  $s[41] = rt.positionOf(['sem_justa_causa', 'rescisao_indireta', 'pedido_demissao', 'justa_causa', 'acordo', 'termino_contrato',
      'antecipada_empregador', 'antecipada_empregado'], causa_efetiva);
  // Hay aviso previo · CLT arts. 487 y 484-A
  const $11 = rt.same(causa_efetiva, 'sem_justa_causa');
  $s[42] = $11 ? 1 : 0;
  const $12 = $11 || rt.same(causa_efetiva, 'rescisao_indireta');
  $s[43] = $12 ? 1 : 0;
  const $13 = $12 || rt.same(causa_efetiva, 'pedido_demissao');
  $s[44] = $13 ? 1 : 0;
  const com_aviso = $13 || rt.same(causa_efetiva, 'acordo');
  $s[45] = com_aviso ? 1 : 0;
  // Aviso previo · CLT art. 487
  if (!(aviso$sent !== undefined)) {
    if (com_aviso) return false;
  }
  if (aviso$sent !== undefined && !(rt.positionOf(['indenizado', 'trabalhado', 'nao_cumprido', 'dispensado'], aviso$sent) > 0)) return false;
  const aviso = aviso$sent ?? '';
  $s[46] = rt.positionOf(['indenizado', 'trabalhado', 'nao_cumprido', 'dispensado'], aviso);
  // Aviso previo · CLT art. 487
  const aviso_dado = com_aviso ? aviso : 'dispensado';
  $s[47] = rt.positionOf(['indenizado', 'trabalhado', 'nao_cumprido', 'dispensado'], aviso_dado);
  // Cobra el 13.º y las vacaciones en curso · CLT art. 146; TST, Súmula 171; Lei 4.090/1962 art. 3
  const com_direito = !rt.same(causa_efetiva, 'justa_causa');
  $s[48] = com_direito ? 1 : 0;
  // Años completos · Lei 12.506/2011
  const anos_completos = $s[49] = rt.yearsBetween(hire_date, $row.period.end);
  // Días de aviso · CLT art. 487; Lei 12.506/2011; Nota Técnica 184/2012 CGRT/SRT/MTE
  const $16 = $s[50] = rt.rowOfWord($f.causas_parte_aviso$rows1, causa_efetiva);
  if ($16 < 0) return false;
  const $17 = $f.causas_parte_aviso$rows1.value[$16]!;
  const $21 = $17 > 0;
  $s[51] = $21 ? 1 : 0;
  let $22: number;
  if ($21) {
    const $18 = $f.aviso_minimo + $f.aviso_por_ano * anos_completos;
    $22 = $f.aviso_maximo < $18 ? $f.aviso_maximo : $18;
  } else {
    const $19 = rt.same(causa_efetiva, 'pedido_demissao');
    $s[52] = $19 ? 1 : 0;
    $22 = $19 ? $f.aviso_minimo : 0;
  }
  const dias_aviso = $s[53] = $22;
  // Días de aviso que se pagan · CLT arts. 487 §1 y 484-A
  $s[55] = -1;
  const $26 = rt.same(aviso_dado, 'indenizado');
  $s[54] = $26 ? 1 : 0;
  let $27: number;
  if ($26) {
    const $23 = dias_aviso - dias_aviso_trabalhados;
    const $24 = $s[55] = rt.rowOfWord($f.causas_parte_aviso$rows1, causa_efetiva);
    if ($24 < 0) return false;
    const $25 = $f.causas_parte_aviso$rows1.value[$24]!;
    $27 = (0 > $23 ? 0 : $23) * $25;
  } else {
    $27 = 0;
  }
  const dias_aviso_indenizado = $s[56] = $27;
  // Días que se proyectan · CLT art. 487 §1
  const dias_projetados = $s[57] = Math.floor(dias_aviso_indenizado / 2);
  $s[58] = dias_aviso_indenizado;
  // Fecha proyectada · CLT art. 487 §1; TST, OJ 82 SDI-1
  const data_projetada = rt.addDays($row.period.end, dias_projetados);
  $s[59] = rt.digitsOfDate(data_projetada);
  // Inicio do ano
  const inicio_do_ano = rt.startOfYear($row.period.end);
  $s[60] = rt.digitsOfDate(inicio_do_ano);
  // Fim do ano
  const fim_do_ano = rt.dateOf(rt.yearOf($row.period.end), 12, 31);
  $s[61] = rt.digitsOfDate(fim_do_ano);
  // Avos del 13.º sin el aviso · Lei 4.090/1962 arts. 1 §2 y 3
  const $32 = !com_direito;
  $s[62] = $32 ? 1 : 0;
  let $33: number;
  if ($32) {
    $33 = 0;
  } else {
    const $30 = rt.isSent($n[14]!);
    $s[63] = $30 ? 1 : 0;
    let $31: number;
    if ($30) {
      $31 = avos_13_enviados;
    } else {
      const $29 = rt.monthsWith(rt.latest(hire_date, inicio_do_ano), $row.period.end, 15) - meses_sem_direito;
      $31 = 0 > $29 ? 0 : $29;
    }
    $33 = $31;
  }
  const avos_13_sem_aviso = $s[64] = $33;
  // Avos del 13.º con el aviso · Lei 4.090/1962 arts. 1 §2 y 3; CLT art. 487 §1
  let $37: number;
  if ($32) {
    $37 = 0;
  } else {
    const $35 = rt.isSent($n[14]!);
    $s[65] = $35 ? 1 : 0;
    let $36: number;
    if ($35) {
      $36 = avos_13_enviados;
    } else {
      const $34 = rt.monthsWith(rt.latest(hire_date, inicio_do_ano), rt.earliest(data_projetada, fim_do_ano), 15) +
        rt.monthsWith(rt.addDays(fim_do_ano, 1), data_projetada, 15) -
        meses_sem_direito;
      $36 = 0 > $34 ? 0 : $34;
    }
    $37 = $36;
  }
  const avos_13 = $s[66] = $37;
  // Inicio del periodo de vacaciones en curso · CLT art. 130
  const inicio_periodo_aquisitivo = rt.addMonths(hire_date, anos_completos * 12);
  $s[67] = rt.digitsOfDate(inicio_periodo_aquisitivo);
  // Dia seguinte
  const dia_seguinte = rt.addDays(data_projetada, 1);
  $s[68] = rt.digitsOfDate(dia_seguinte);
  // Avos de vacaciones, con el aviso · CLT arts. 146 y 147
  let $41: number;
  if ($32) {
    $41 = 0;
  } else {
    const $39 = rt.isSent($n[15]!);
    $s[69] = $39 ? 1 : 0;
    let $40: number;
    if ($39) {
      $40 = avos_ferias_enviados;
    } else {
      const $38 = rt.daysLeft(inicio_periodo_aquisitivo, dia_seguinte) >= 15 ? 1 : 0;
      $40 = rt.monthsBetween(inicio_periodo_aquisitivo, dia_seguinte) + $38;
    }
    $41 = $40;
  }
  const avos_ferias = $s[70] = $41;
  // Días de vacaciones de un año · CLT art. 130
  const $42 = $s[71] = rt.rowOf($f.dias_por_faltas$rows1, faltas_injustificadas, 1, false);
  if ($42 < 0) return false;
  $s[72] = faltas_injustificadas;
  const dias_direito = $s[73] = $f.dias_por_faltas$rows1.value[$42]!;
  // Días que faltaban del contrato · CLT arts. 479 y 480
  const $45 = data_fim_contrato$sent !== undefined;
  $s[74] = $45 ? 1 : 0;
  let $46: number;
  if ($45) {
    const $44 = rt.daysBetween($row.period.end, data_fim_contrato) - 1;
    $46 = 0 > $44 ? 0 : $44;
  } else {
    $46 = 0;
  }
  const dias_restantes = $s[75] = $46;
  // Salario contractual del mes · CLT art. 64
  const salario_contratual = $s[76] = Math.floor((monthly_salary + 50) / 100);
  $s[77] = monthly_salary;
  // Remuneración de la liquidación · CLT arts. 142, 477 y 487 §3
  const remuneracao_rescisoria = $s[78] = salario_contratual * 100 + media_variaveis;
  // Días que caben en el periodo · CLT art. 64
  const $49 = rt.same($row.period.start, rt.firstDayOfMonth($row.period.end));
  $s[79] = $49 ? 1 : 0;
  const $50 = $49 && rt.same($row.period.end, rt.lastDayOfMonth($row.period.end));
  $s[80] = $50 ? 1 : 0;
  const dias_do_periodo = $s[81] = $50 ? 30 : rt.daysBetween($row.period.start, $row.period.end);
  // Saldo de salario (saldo de salário) · CLT art. 64
  const $52 = $s[83] = salario_contratual * $row.days;
  const saldo_salario = $s[82] = Math.floor(($52 + 15) / 30);
  // Horas extras · Constituição Federal art. 7 XVI
  if (overtime_amount > 4503599627370395) return false;
  const horas_extras = $s[84] = Math.floor((overtime_amount + 50) / 100);
  $s[85] = overtime_amount;
  // Comisiones (comissões) · CLT art. 457 §1
  if (commission_amount > 4503599627370395) return false;
  const comissoes = $s[86] = Math.floor((commission_amount + 50) / 100);
  $s[87] = commission_amount;
  // Aviso previo indemnizado (aviso prévio indenizado) · CLT art. 487 §1; Lei 7.713/1988 art. 6 V; STJ, Tema 478; TST, Súmula 305
  const $56 = $s[89] = remuneracao_rescisoria * dias_aviso_indenizado;
  const aviso_previo_indenizado = $s[88] = Math.floor(($56 + 3000) / 6000);
  // 13.º salario total (proporcional + aviso) · Lei 4.090/1962 art. 3
  const $58 = $s[91] = remuneracao_rescisoria * avos_13;
  const decimo_terceiro = $s[90] = Math.floor(($58 + 600) / 1200);
  // 13.º salario proporcional · Lei 4.090/1962 art. 3; Lei 8.212/1991 art. 28 §7
  const $60 = $s[93] = remuneracao_rescisoria * avos_13_sem_aviso;
  const decimo_terceiro_proporcional = $s[92] = Math.floor(($60 + 600) / 1200);
  // 13.º salario sobre aviso indemnizado (13º indenizado) · CLT art. 487 §1; Lei 7.713/1988 art. 26; Lei 8.134/1990 art. 16; STJ, Tema 1170
  const $62 = decimo_terceiro - decimo_terceiro_proporcional;
  const decimo_terceiro_aviso = $s[94] = 0 > $62 ? 0 : $62;
  // Vacaciones vencidas (férias vencidas) · CLT art. 146; Lei 8.212/1991 art. 28 §9 d; STJ, Súmulas 125 y 386; TST, OJ 195 SDI-1
  const $64 = $s[96] = remuneracao_rescisoria * dias_ferias_vencidas;
  const ferias_vencidas = $s[95] = Math.floor(($64 + 1500) / 3000);
  // Vacaciones vencidas en doble (férias em dobro) · CLT arts. 137 y 146; Lei 8.212/1991 art. 28 §9 d; STJ, Súmulas 125 y 386
  const $66 = $s[98] = remuneracao_rescisoria * dias_vencidos_dobro;
  const ferias_vencidas_dobro = $s[97] = Math.floor(($66 + 750) / 1500);
  // Tercio de vacaciones vencidas (1/3 férias vencidas) · Constituição Federal art. 7 XVII; TST, Súmula 328
  const $68 = $s[100] = ferias_vencidas + ferias_vencidas_dobro;
  const terco_ferias_vencidas = $s[99] = Math.floor((2 * $68 + 3) / 6);
  // Vacaciones proporcionales (férias proporcionais, con la proyección del aviso) · CLT arts. 146 y 147; TST, Súmulas 171 y 261
  const $70 = $s[102] = remuneracao_rescisoria * dias_direito * avos_ferias;
  const ferias_proporcionais = $s[101] = Math.floor(($70 + 18000) / 36000);
  // Tercio de vacaciones proporcionales · Constituição Federal art. 7 XVII; TST, Súmula 328
  const terco_ferias_proporcionais = $s[103] = Math.floor((2 * ferias_proporcionais + 3) / 6);
  $s[104] = ferias_proporcionais;
  // Mitad de lo que faltaba del contrato · CLT arts. 479 y 480 §1
  const $73 = $s[106] = remuneracao_rescisoria * dias_restantes;
  if ($73 > 4503599627364495) return false;
  const metade_restante = $s[105] = Math.floor(($73 + 3000) / 6000);
  // Indemnización art. 479 CLT · CLT art. 479; Lei 8.212/1991 art. 28 §9 e
  let indenizacao_art_479 = 0;
  const $75 = rt.same(causa_efetiva, 'antecipada_empregador');
  $s[107] = $75 ? 1 : 0;
  if ($75) {
    indenizacao_art_479 = $s[108] = metade_restante;
  }
  // El contrato acaba en los 30 días antes de la data-base · Lei 7.238/1984 art. 9; TST, Súmula 182
  let $79: boolean = $11;
  if ($79) {
    const $77 = data_base$sent !== undefined;
    $s[109] = $77 ? 1 : 0;
    let $78: boolean;
    if ($77) {
      const $76 = rt.addDays(data_base, -30) <= data_projetada;
      $s[110] = $76 ? 1 : 0;
      $78 = $76 && data_projetada < data_base;
    } else {
      $78 = false;
    }
    $79 = $78;
  }
  const com_indenizacao_adicional = $79;
  $s[111] = com_indenizacao_adicional ? 1 : 0;
  // Indemnización adicional Ley 7.238 · Lei 7.238/1984 art. 9; TST, Súmula 182; TST, Súmula 314 (por confirmar)
  let indenizacao_adicional = 0;
  if (com_indenizacao_adicional) {
    indenizacao_adicional = $s[112] = salario_contratual;
  }
  // Multa por pago tardío (art. 477 §8) · CLT art. 477 §§6 y 8
  let multa_art_477 = 0;
  const $80 = data_pagamento$sent !== undefined;
  $s[113] = $80 ? 1 : 0;
  const $81 = $80 ? data_pagamento > rt.addDays($row.period.end, 10) : false;
  $s[114] = $81 ? 1 : 0;
  if ($81) {
    multa_art_477 = $s[115] = salario_contratual;
  }
  // Total percepciones
  const total_percepciones = $s[116] = saldo_salario +
    horas_extras +
    comissoes +
    aviso_previo_indenizado +
    decimo_terceiro_proporcional +
    decimo_terceiro_aviso +
    ferias_vencidas +
    ferias_vencidas_dobro +
    terco_ferias_vencidas +
    ferias_proporcionais +
    terco_ferias_proporcionais +
    indenizacao_art_479 +
    indenizacao_adicional +
    multa_art_477;
  // Remuneración del mes (salario, horas extras y comisiones)
  const remuneracao_mes = $s[117] = saldo_salario + horas_extras + comissoes;
  // Base INSS (salário de contribuição) · Lei 8.212/1991 arts. 20 y 28
  const $84 = remuneracao_mes * 100;
  if ($84 > rt.SAFE) return false;
  const $85 = inss_base_acumulada_mes + $84;
  if ($85 > rt.SAFE) return false;
  $s[118] = $f.inss_tabela$rows1.top;
  const $86 = $f.inss_tabela$rows1.top * 100;
  const $87 = $s[120] = $85 < $86 ? $85 : $86;
  const base_inss = $s[119] = Math.floor(($87 + 50) / 100);
  // INSS del mes · EC 103/2019 art. 28
  const $89 = $s[121] = rt.rowOf($f.inss_tabela$rows1, base_inss, 1, true);
  if ($89 < 0) return false;
  $s[122] = base_inss;
  const $90 = rt.slicesOf($f.inss_tabela$rows1, $89, base_inss, 1);
  if (Number.isNaN($90)) return false;
  const inss_devido = $s[123] = $90;
  // INSS del empleado · Lei 8.212/1991 art. 20
  const $91 = inss_devido * 100 - inss_retido_mes;
  const $92 = $s[125] = 0 > $91 ? 0 : $91;
  const inss = $s[124] = Math.floor(($92 + 50) / 100);
  // Base INSS 13.º salario · Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7
  $s[126] = $f.inss_tabela$rows1.top;
  const base_inss_13 = $s[127] = decimo_terceiro < $f.inss_tabela$rows1.top ? decimo_terceiro : $f.inss_tabela$rows1.top;
  // INSS sobre 13.º salario · EC 103/2019 art. 28; Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 arts. 214 §§6 y 7, y 216; STJ, Tema 1170
  $s[129] = -1;
  let inss_13 = 0;
  const $95 = decimo_terceiro > 0;
  $s[128] = $95 ? 1 : 0;
  if ($95) {
    const $96 = $s[129] = rt.rowOf($f.inss_tabela$rows1, base_inss_13, 1, true);
    if ($96 < 0) return false;
    $s[130] = base_inss_13;
    const $97 = rt.slicesOf($f.inss_tabela$rows1, $96, base_inss_13, 1);
    if (Number.isNaN($97)) return false;
    inss_13 = $s[131] = $97;
  }
  // Rendimiento tributable
  const $98 = remuneracao_mes * 100;
  if ($98 > rt.SAFE) return false;
  const $99 = $98 + rendimento_acumulado_mes;
  if ($99 > rt.SAFE) return false;
  $s[132] = $99;
  // Pensión alimenticia · Lei 5.478/1968
  if (pensao_alimenticia_amount > 4503599627370395) return false;
  const pensao_alimenticia = $s[133] = Math.floor((pensao_alimenticia_amount + 50) / 100);
  $s[134] = pensao_alimenticia_amount;
  // Deducciones legales · Lei 9.250/1995 art. 4
  const $101 = pensao_alimenticia * 100;
  if ($101 > rt.SAFE) return false;
  const $102 = inss * 100 + inss_deduzido_acumulado_mes + $f.irrf_deducao_dependente * num_dependentes_irrf * 100 + $101;
  if ($102 > rt.SAFE) return false;
  const deducoes_legais = $s[135] = $102;
  // Descuento simplificado (1) o legal (0) · Lei 9.250/1995 art. 4; Lei 14.663/2023
  const irrf_metodo = $f.irrf_desconto_simplificado * 2000 > deducoes_legais;
  $s[136] = irrf_metodo ? 1 : 0;
  // Deducción aplicada · Lei 9.250/1995 art. 4; Lei 14.663/2023
  const $103 = $f.irrf_desconto_simplificado * 2000;
  const deducao = $s[137] = deducoes_legais > $103 ? deducoes_legais : $103;
  // Base IRRF · Lei 9.250/1995 art. 4
  const $105 = remuneracao_mes * 100;
  if ($105 > rt.SAFE) return false;
  const $106 = $105 + rendimento_acumulado_mes;
  if ($106 > rt.SAFE) return false;
  const $107 = $106 - deducao;
  const $108 = $s[139] = 0 > $107 ? 0 : $107;
  if ($108 > 4503599627370395) return false;
  const base_irrf = $s[138] = Math.floor(($108 + 50) / 100);
  // IRRF según tabla · Lei 15.191/2025
  const $110 = $s[140] = rt.rowOf($f.irrf_mensal$rows1, base_irrf, 1, false);
  if ($110 < 0) return false;
  $s[141] = base_irrf;
  const $111 = $s[143] = rt.rebateOf($f.irrf_mensal$rows1, $110, base_irrf, 1);
  if (Number.isNaN($111)) return false;
  if ($111 > 4503599627370455) return false;
  const irrf_tabela = $s[142] = Math.floor(($111 + 20) / 40);
  // Reducción Ley 15.270 · Lei 9.250/1995 art. 3-A; Lei 15.270/2025
  const $113 = remuneracao_mes * 100;
  if ($113 > rt.SAFE) return false;
  const $114 = $113 + rendimento_acumulado_mes;
  if ($114 > rt.SAFE) return false;
  const $124 = $114 <= $f.irrf_reducao_integral_ate * 10000;
  $s[144] = $124 ? 1 : 0;
  let $125: number;
  if ($124) {
    $125 = (irrf_tabela < $f.irrf_reducao_maxima ? irrf_tabela : $f.irrf_reducao_maxima) * 20000000;
  } else {
    const $115 = remuneracao_mes * 100;
    if ($115 > rt.SAFE) return false;
    const $116 = $115 + rendimento_acumulado_mes;
    if ($116 > rt.SAFE) return false;
    const $122 = $116 <= $f.irrf_reducao_parcial_ate * 10000;
    $s[145] = $122 ? 1 : 0;
    let $123: number;
    if ($122) {
      const $117 = remuneracao_mes * 100;
      if ($117 > rt.SAFE) return false;
      const $118 = $117 + rendimento_acumulado_mes;
      if ($118 > rt.SAFE) return false;
      const $119 = $f.irrf_reducao_constante * 40000000 - $f.irrf_reducao_fator * $118;
      const $120 = irrf_tabela * 20000000;
      if ($120 > rt.SAFE) return false;
      const $121 = 0 > $119 ? 0 : $119;
      $123 = $120 < $121 ? $120 : $121;
    } else {
      $123 = 0;
    }
    $125 = $123;
  }
  const irrf_reducao = $s[146] = Math.floor(($125 + 10000000) / 20000000);
  $s[147] = $125;
  // IRRF con la reducción · Lei 15.270/2025
  const irrf_apurado = $s[148] = irrf_tabela - irrf_reducao;
  // Rendimiento tributable 13.º salario
  let deducoes_legais_13 = 0;
  let irrf_metodo_13 = false;
  let deducao_13 = 0;
  let base_irrf_13 = 0;
  if ($95) {
    $s[149] = decimo_terceiro;
    // Deducciones legales 13.º salario · Lei 9.250/1995 art. 4
    deducoes_legais_13 = $s[150] = inss_13 + $f.irrf_deducao_dependente * num_dependentes_irrf;
    // Descuento simplificado (1) o legal (0) 13.º salario · Lei 9.250/1995 art. 4; Lei 14.663/2023
    irrf_metodo_13 = $f.irrf_desconto_simplificado * 20 > deducoes_legais_13;
    $s[151] = irrf_metodo_13 ? 1 : 0;
    // Deducción aplicada 13.º salario · Lei 9.250/1995 art. 4; Lei 14.663/2023
    const $129 = $f.irrf_desconto_simplificado * 20;
    deducao_13 = $s[152] = deducoes_legais_13 > $129 ? deducoes_legais_13 : $129;
    // Base IRRF 13.º salario · Lei 9.250/1995 art. 4
    const $131 = decimo_terceiro - deducao_13;
    base_irrf_13 = $s[153] = 0 > $131 ? 0 : $131;
  }
  // IRRF según tabla 13.º salario · Lei 15.191/2025
  $s[154] = -1;
  let irrf_tabela_13 = 0;
  let irrf_reducao_13 = 0;
  let irrf_apurado_13 = 0;
  if ($95) {
    const $133 = $s[154] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_13, 1, false);
    if ($133 < 0) return false;
    $s[155] = base_irrf_13;
    const $134 = $s[157] = rt.rebateOf($f.irrf_mensal$rows1, $133, base_irrf_13, 1);
    if (Number.isNaN($134)) return false;
    irrf_tabela_13 = $s[156] = Math.floor(($134 + 20) / 40);
    // Reducción Ley 15.270 13.º salario · Lei 9.250/1995 art. 3-A; Lei 15.270/2025
    const $141 = decimo_terceiro <= $f.irrf_reducao_integral_ate * 100;
    $s[158] = $141 ? 1 : 0;
    let $142: number;
    if ($141) {
      $142 = (irrf_tabela_13 < $f.irrf_reducao_maxima ? irrf_tabela_13 : $f.irrf_reducao_maxima) * 200000;
    } else {
      const $139 = decimo_terceiro <= $f.irrf_reducao_parcial_ate * 100;
      $s[159] = $139 ? 1 : 0;
      let $140: number;
      if ($139) {
        const $136 = $f.irrf_reducao_constante * 400000 - $f.irrf_reducao_fator * decimo_terceiro;
        const $137 = irrf_tabela_13 * 200000;
        const $138 = 0 > $136 ? 0 : $136;
        $140 = $137 < $138 ? $137 : $138;
      } else {
        $140 = 0;
      }
      $142 = $140;
    }
    irrf_reducao_13 = $s[160] = Math.floor(($142 + 100000) / 200000);
    $s[161] = $142;
    // IRRF con la reducción 13.º salario · Lei 15.270/2025
    irrf_apurado_13 = $s[162] = irrf_tabela_13 - irrf_reducao_13;
  }
  // IRRF que falta retener · Lei 7.713/1988 art. 7; Lei 15.270/2025
  const $145 = irrf_apurado * 100;
  if ($145 > rt.SAFE) return false;
  const $146 = $145 - irrf_retido_mes;
  const irrf_devido = $s[163] = 0 > $146 ? 0 : $146;
  // Retención dispensada · Lei 9.430/1996 art. 67
  const $148 = irrf_devido > 0;
  $s[164] = $148 ? 1 : 0;
  const irrf_dispensado = $148 && irrf_devido <= $f.irrf_retencao_minima * 10000;
  $s[165] = irrf_dispensado ? 1 : 0;
  // IRRF sobre salario · Lei 7.713/1988 art. 7
  let irrf = 0;
  const $149 = !irrf_dispensado;
  $s[166] = $149 ? 1 : 0;
  if ($149) {
    if (irrf_devido > 4503599627370395) return false;
    irrf = $s[167] = Math.floor((irrf_devido + 50) / 100);
    $s[168] = irrf_devido;
  }
  // IRRF sobre 13.º salario (tributación exclusiva) · Lei 7.713/1988 art. 26; Lei 8.134/1990 art. 16; IN RFB 1.500/2014 art. 13
  let irrf_13 = 0;
  if ($95) {
    irrf_13 = $s[169] = irrf_apurado_13;
  }
  // Adelanto del 13.º ya pagado · Lei 4.749/1965 art. 3
  if (primeira_parcela_amount > 4503599627370395) return false;
  const adiantamento_13_descontado = $s[170] = Math.floor((primeira_parcela_amount + 50) / 100);
  $s[171] = primeira_parcela_amount;
  // Aviso previo no cumplido (desconto do aviso) · CLT art. 487 §2
  let aviso_previo_descontado = 0;
  const $152 = rt.same(aviso_dado, 'nao_cumprido');
  $s[172] = $152 ? 1 : 0;
  if ($152) {
    const $153 = $f.aviso_minimo - dias_aviso_trabalhados;
    const $154 = $s[174] = salario_contratual * (0 > $153 ? 0 : $153);
    aviso_previo_descontado = $s[173] = Math.floor(($154 + 15) / 30);
  }
  // Indemnización art. 480 CLT · CLT art. 480; art. 477 §5
  let indenizacao_art_480 = 0;
  const $156 = rt.same(causa_efetiva, 'antecipada_empregado');
  $s[175] = $156 ? 1 : 0;
  const $157 = $156 && prejuizo_art_480_amount > 0;
  $s[176] = $157 ? 1 : 0;
  if ($157) {
    const $158 = metade_restante * 100;
    const $159 = prejuizo_art_480_amount < $158 ? prejuizo_art_480_amount : $158;
    const $160 = $s[178] = $159 < remuneracao_rescisoria ? $159 : remuneracao_rescisoria;
    indenizacao_art_480 = $s[177] = Math.floor(($160 + 50) / 100);
  }
  // Otros descuentos · CLT art. 462
  if (outros_descontos_amount > 4503599627370395) return false;
  const outros_descontos = $s[179] = Math.floor((outros_descontos_amount + 50) / 100);
  $s[180] = outros_descontos_amount;
  // Total deducciones
  const total_deducciones = $s[181] = inss +
    inss_13 +
    irrf +
    irrf_13 +
    adiantamento_13_descontado +
    aviso_previo_descontado +
    indenizacao_art_480 +
    pensao_alimenticia +
    outros_descontos;
  // Neto
  const neto = $s[182] = total_percepciones - total_deducciones;
  // Base contribución patronal (CPP) · Lei 8.212/1991 arts. 22 y 28 §7; STJ, Temas 478 y 1170
  const base_cpp = $s[183] = saldo_salario + horas_extras + comissoes + decimo_terceiro_proporcional + decimo_terceiro_aviso;
  // Base FGTS · Lei 8.036/1990 arts. 15 y 18; TST, Súmula 305
  const $166 = decimo_terceiro_proporcional * 100;
  const $167 = primeira_parcela_amount - decimo_terceiro_proporcional * 100;
  const $168 = decimo_terceiro_aviso * 100;
  const $169 = 0 > $167 ? 0 : $167;
  const $170 = horas_extras * 100;
  if ($170 > rt.SAFE) return false;
  const $171 = comissoes * 100;
  if ($171 > rt.SAFE) return false;
  const $172 = $s[185] = saldo_salario * 100 +
    $170 +
    $171 +
    aviso_previo_indenizado * 100 +
    (decimo_terceiro_proporcional * 100 - ($166 < primeira_parcela_amount ? $166 : primeira_parcela_amount)) +
    (decimo_terceiro_aviso * 100 - ($168 < $169 ? $168 : $169));
  if ($172 > 4503599627370395) return false;
  const base_fgts = $s[184] = Math.floor(($172 + 50) / 100);
  // FGTS de la liquidación · Lei 8.036/1990 arts. 15 y 18
  const $174 = $s[187] = $f.aliquota_fgts * base_fgts;
  const fgts_rescisorio = $s[186] = Math.floor((2 * $174 + 25) / 50);
  // FGTS del aviso indemnizado · TST, Súmula 305; OJ 42 SDI-1
  const $176 = $s[189] = $f.aliquota_fgts * aviso_previo_indenizado;
  const fgts_do_aviso = $s[188] = Math.floor((2 * $176 + 25) / 50);
  // Saldo del FGTS · Lei 8.036/1990 art. 18 §1
  const $178 = rt.isSent($n[20]!);
  $s[190] = $178 ? 1 : 0;
  const saldo_fgts = $s[191] = $178 ? saldo_fgts_amount : 0;
  // Hay multa y se conoce su base · Lei 8.036/1990 art. 18
  const $180 = $s[192] = rt.rowOfWord($f.causas_multa$rows1, causa_efetiva);
  if ($180 < 0) return false;
  const $181 = $f.causas_multa$rows1.value[$180]!;
  const $182 = $181 > 0;
  $s[193] = $182 ? 1 : 0;
  const com_base_da_multa = $182 && ($178 || rt.isSent($n[21]!));
  $s[194] = com_base_da_multa ? 1 : 0;
  // Base de la multa del FGTS · Lei 8.036/1990 art. 18 §§1 y 2; TST, OJ 42 SDI-1
  let base_multa_fgts = 0;
  if (com_base_da_multa) {
    const $187 = rt.isSent($n[21]!);
    $s[195] = $187 ? 1 : 0;
    let $188: number;
    if ($187) {
      $188 = base_multa_enviada;
    } else {
      const $183 = saldo_fgts + fgts_rescisorio * 100;
      if ($183 > rt.SAFE) return false;
      const $184 = !multa_fgts_sobre_aviso;
      $s[196] = $184 ? 1 : 0;
      const $185 = $184 ? fgts_do_aviso : 0;
      const $186 = $183 - $185 * 100;
      $188 = 0 > $186 ? 0 : $186;
    }
    if ($188 > 4503599627370395) return false;
    base_multa_fgts = $s[197] = Math.floor(($188 + 50) / 100);
    $s[198] = $188;
  }
  // Contribución patronal (CPP) · Lei 8.212/1991 art. 22 I
  const $190 = $s[200] = base_cpp * $f.aliquota_cpp;
  const cpp = $s[199] = Math.floor((2 * $190 + 5) / 10);
  $s[201] = base_cpp;
  $s[202] = $f.aliquota_cpp;
  // RAT ajustado (RAT x FAP) · Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10
  const $192 = $s[204] = base_cpp * rat_fap_rate;
  if ($192 > 4503599617370495) return false;
  const rat_fap = $s[203] = Math.floor(($192 + 5000000) / 10000000);
  $s[205] = base_cpp;
  $s[206] = rat_fap_rate;
  // Salario-educación (salário-educação) · Lei 9.424/1996 art. 15
  const $194 = $s[208] = base_cpp * $f.aliquota_salario_educacao;
  const salario_educacao = $s[207] = Math.floor(($194 + 20) / 40);
  $s[209] = base_cpp;
  $s[210] = $f.aliquota_salario_educacao;
  // INCRA · Decreto-Lei 1.146/1970 art. 3
  const $196 = $s[212] = base_cpp * $f.aliquota_incra;
  const incra = $s[211] = Math.floor(($196 + 250) / 500);
  $s[213] = base_cpp;
  $s[214] = $f.aliquota_incra;
  // SENAI · Decreto-Lei 6.246/1944 art. 1
  const $198 = $s[216] = base_cpp * $f.aliquota_senai;
  const senai = $s[215] = Math.floor(($198 + 50) / 100);
  $s[217] = base_cpp;
  $s[218] = $f.aliquota_senai;
  // SESI · Decreto-Lei 9.403/1946 art. 3 §1
  const $200 = $s[220] = base_cpp * $f.aliquota_sesi;
  const sesi = $s[219] = Math.floor(($200 + 100) / 200);
  $s[221] = base_cpp;
  $s[222] = $f.aliquota_sesi;
  // SEBRAE · Lei 8.029/1990 art. 8 §3
  const $202 = $s[224] = base_cpp * $f.aliquota_sebrae;
  const sebrae = $s[223] = Math.floor(($202 + 250) / 500);
  $s[225] = base_cpp;
  $s[226] = $f.aliquota_sebrae;
  // FGTS (8%) · Lei 8.036/1990 arts. 15 y 18
  const fgts = $s[227] = fgts_rescisorio;
  $s[228] = base_fgts;
  $s[229] = $f.aliquota_fgts;
  // Multa rescisoria del FGTS (40% / 20%) · Lei 8.036/1990 art. 18 §§1 y 2; CLT art. 484-A
  $s[230] = -1;
  let multa_fgts = 0;
  if (com_base_da_multa) {
    const $204 = $s[230] = rt.rowOfWord($f.causas_multa$rows1, causa_efetiva);
    if ($204 < 0) return false;
    const $205 = $s[234] = $f.causas_multa$rows1.value[$204]!;
    const $206 = $s[232] = base_multa_fgts * $205;
    multa_fgts = $s[231] = Math.floor((2 * $206 + 5) / 10);
    $s[233] = base_multa_fgts;
  }
  // Terceros
  const total_terceiros = $s[235] = salario_educacao + incra + senai + sesi + sebrae;
  // Contribuciones patronales
  $s[236] = cpp + rat_fap + total_terceiros + fgts + multa_fgts;
  if (hire_date > $row.period.end) return false;
  if (hire_date <= $row.period.end && $row.period.start < hire_date) return false;
  if ($row.days > dias_do_periodo) return false;
  const $210 = $45 ? data_fim_contrato < $row.period.end : false;
  if ($210) return false;
  const $211 = $80 ? data_pagamento < $row.period.end : false;
  if ($211) return false;
  if (media_variaveis > 0 && rt.same(rt.firstDayOfMonth(hire_date), rt.firstDayOfMonth($row.period.end))) return false;
  if (($11 || rt.same(causa_efetiva, 'acordo')) && rt.same(aviso_dado, 'nao_cumprido')) return false;
  if (rt.same(causa_efetiva, 'rescisao_indireta') && !rt.same(aviso_dado, 'indenizado')) return false;
  if (rt.same(causa_efetiva, 'pedido_demissao') && rt.same(aviso_dado, 'indenizado')) return false;
  let $213: boolean = !com_aviso;
  if ($213) {
    $213 = aviso$sent !== undefined ? !rt.same(aviso, 'dispensado') : false;
  }
  if ($213) return false;
  if (inss_retido_mes > inss_devido * 100) return false;
  if ($notes !== null) {
    if (rt.isSent($n[14]!)) {
      // AVOS_OVERRIDDEN
      $notes.add(11, rt.ratio(avos_13, 1n));
    }
    if (rt.isSent($n[15]!)) {
      // AVOS_OVERRIDDEN
      $notes.add(12, rt.ratio(avos_ferias, 1n));
    }
    if (primeira_parcela_amount > decimo_terceiro * 100) {
      // ADVANCE_EXCEEDS_DUE
      $notes.add(13, rt.ratio(primeira_parcela_amount, 10000n), rt.ratio(decimo_terceiro, 100n));
    }
    if (dias_direito === 0) {
      // VACATION_RIGHT_LOST
      $notes.add(14);
    }
    if (dias_vencidos_dobro > 0) {
      // VACATION_DOUBLED
      $notes.add(15, rt.ratio(dias_vencidos_dobro, 1n));
    }
    const $214 = rt.rowOfWord($f.causas_multa$rows1, causa_efetiva);
    if ($214 < 0) return false;
    const $215 = $f.causas_multa$rows1.value[$214]!;
    if ($215 > 0 && !com_base_da_multa) {
      // FGTS_BALANCE_MISSING
      $notes.add(16);
    }
    if (com_base_da_multa && rt.isSent($n[21]!)) {
      // FGTS_FINE_BASE_GIVEN
      $notes.add(17);
    }
    const $216 = $80 ? !rt.same(rt.firstDayOfMonth(data_pagamento), rt.firstDayOfMonth($row.period.end)) : false;
    if ($216) {
      // IRRF_PAYMENT_MONTH_DIFFERS
      $notes.add(18);
    }
    if (rt.monthsWith(rt.addDays(fim_do_ano, 1), data_projetada, 15) > 0) {
      // NOTICE_PROJECTED_TO_NEXT_YEAR
      $notes.add(19);
    }
    if (dias_projetados * 2 < dias_aviso_indenizado) {
      // HALF_NOTICE_ROUNDED
      $notes.add(20, rt.ratio(dias_aviso_indenizado, 2n), rt.ratio(dias_projetados, 1n));
    }
    if (multa_art_477 > 0) {
      // ART_477_FINE
      $notes.add(21);
    }
    if (com_indenizacao_adicional) {
      // ADDITIONAL_INDEMNITY_LAW_7238
      $notes.add(22);
    }
    if ($156 && prejuizo_art_480_amount === 0) {
      // ART_480_NOT_CLAIMED
      $notes.add(23);
    }
    if (contrato_experiencia && rt.same(causa, 'termino_contrato') && rt.daysBetween(hire_date, $row.period.end) > 90) {
      // EXPERIENCE_OVER_90_DAYS
      $notes.add(24);
    }
    const $217 = (aviso_previo_descontado + indenizacao_art_480 + outros_descontos) * 100;
    if ($217 > rt.SAFE) return false;
    if ($217 > remuneracao_rescisoria) {
      // DEDUCTIONS_OVER_ONE_MONTH
      $notes.add(25, rt.ratio(remuneracao_rescisoria, 10000n));
    }
    if (!rt.isSent($n[39]!) && base_cpp > 0) {
      // RAT_FAP_DEFAULTED
      $notes.add(26, rt.ratio(rat_fap_rate, 10000000n));
    }
    if (pensao_alimenticia_amount > 0 && irrf_metodo) {
      // PENSAO_NOT_DEDUCTED
      $notes.add(27);
    }
    if (irrf_dispensado) {
      // IRRF_WITHHOLDING_WAIVED
      $notes.add(28, rt.ratio(irrf_devido, 10000n), rt.ratio($f.irrf_retencao_minima, 1n));
    }
    const $218 = remuneracao_mes * 100;
    if ($218 > rt.SAFE) return false;
    const $219 = inss_base_acumulada_mes + $218;
    if ($219 > rt.SAFE) return false;
    if ($219 > $f.inss_tabela$rows1.top * 100) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(29, rt.ratio(base_inss, 100n));
    }
    if (decimo_terceiro > $f.inss_tabela$rows1.top) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(30, rt.ratio(base_inss_13, 100n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(31);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
