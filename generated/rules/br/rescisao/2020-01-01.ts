// BR.rescisao 2020.1: Liquidación final (rescisão)
// Emitted from rules/br/rescisao/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:6afccebced2d4641ee162ba60a43b58dae2a80e54b3f73aa900297929f76751f
// meaning sha256:7ba807f9bdabc1562539f8d237758d35d84c06386f48b082604a9e6271816b91
import * as rt from '../../../../runtime/index.ts';
import { $file, irrf_retencao_minima$rows, irrf_deducao_dependente$rows, aliquota_fgts$rows, aviso_minimo$rows,
  aviso_por_ano$rows, aviso_maximo$rows, inss_aliquota, irrf_mensal, causas_parte_aviso, causas_multa,
  dias_por_faltas, $sources, $provenance, $inputs, $histories, $steps } from './2020-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/br/rescisao/2020-01-01.pay',
    fingerprint: 'sha256:6afccebced2d4641ee162ba60a43b58dae2a80e54b3f73aa900297929f76751f',
    meaning: 'sha256:7ba807f9bdabc1562539f8d237758d35d84c06386f48b082604a9e6271816b91', country: 'BR', scheme: 'rescisao',
    label: 'Liquidación final (rescisão)', version: '2020.1', currency: 'BRL', validFrom: '2020-01-01', validUntil: '2020-02-29',
    periods: ['event'], proration: null, days: 'month_of_30', asOf: 'period_end',
    laws: ['CLT arts. 146, 147 y 477 a 491; Lei 12.506/2011; Lei 8.036/1990 art. 18; Lei 4.090/1962 art. 3'],
    changes: [{ date: '2020-01-01', summary: 'La multa del FGTS queda en 40 % o 20 %: se extingue el 10 % adicional',
        law: 'Lei 13.932/2019 art. 12' }],
    employerTables: [{ id: 'previdencia_patronal', label: 'Previdencia patronal (INSS)' }, { id: 'terceiros', label: 'Terceros (Sistema S)' },
      { id: 'fgts_empregador', label: 'FGTS' }],
    summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto' }, sources: $sources,
    provenance: $provenance, inputs: $inputs, histories: $histories, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  causas_parte_aviso$rows1: rt.scaledRows(causas_parte_aviso, { date: $at }, 1n, 2n),
  aviso_maximo: rt.scaledWorth($at, 1n, aviso_maximo$rows),
  aviso_minimo: rt.scaledWorth($at, 1n, aviso_minimo$rows),
  aviso_por_ano: rt.scaledWorth($at, 1n, aviso_por_ano$rows),
  dias_por_faltas$rows1: rt.scaledRows(dias_por_faltas, { date: $at }, 1n, 1n),
  inss_aliquota$rows1: rt.scaledRows(inss_aliquota, { date: $at }, 100n, 100n),
  irrf_deducao_dependente: rt.scaledWorth($at, 100n, irrf_deducao_dependente$rows),
  irrf_mensal$rows1: rt.scaledRows(irrf_mensal, { date: $at }, 100n, 40n),
  irrf_retencao_minima: rt.scaledWorth($at, 1n, irrf_retencao_minima$rows),
  aliquota_fgts: rt.scaledWorth($at, 25n, aliquota_fgts$rows),
  causas_multa$rows1: rt.scaledRows(causas_multa, { date: $at }, 1n, 5n),
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
  // Cláusula que permite terminar antes
  const clausula_assecuratoria = $n[0]! === 1;
  $s[0] = clausula_assecuratoria ? 1 : 0;
  // Causa
  if (!(causa$sent !== undefined)) return false;
  if (causa$sent !== undefined &&
    !(rt.positionOf(['sem_justa_causa', 'rescisao_indireta', 'pedido_demissao', 'justa_causa', 'acordo', 'termino_contrato',
          'antecipada_empregador', 'antecipada_empregado'], causa$sent) >
      0)) return false;
  const causa = causa$sent ?? '';
  $s[1] = rt.positionOf(['sem_justa_causa', 'rescisao_indireta', 'pedido_demissao', 'justa_causa', 'acordo', 'termino_contrato',
      'antecipada_empregador', 'antecipada_empregado'], causa);
  // Salario diario
  if (!(rt.isSent($n[2]!) || rt.isSent($n[3]!))) return false;
  if ($n[2]! <= 0) return false;
  const $1 = $n[2]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 1000000000) return false;
  const daily_salary = $s[2] = $n[2]!;
  // Salario mensual contractual
  if ($n[3]! <= 0 || $n[3]! > 10000000000) return false;
  const monthly_salary = $s[3] = rt.isSent($n[3]!) ? $n[3]! : daily_salary * 3 * 10;
  // Promedio mensual de lo variable, con DSR
  if ($n[4]! < 0 || $n[4]! > 10000000000) return false;
  const media_variaveis = $s[4] = rt.sentOr($n[4]!, 0);
  // Fecha de ingreso
  if (!(hire_date$sent !== undefined)) return false;
  if (hire_date$sent !== undefined && !rt.isDate(hire_date$sent)) return false;
  const hire_date = hire_date$sent ?? '';
  $s[5] = rt.digitsOfDate(hire_date);
  // Días trabajados de un aviso que no se completó
  if ($n[7]! < 0 || $n[7]! > 90) return false;
  const dias_aviso_trabalhados = $s[6] = rt.sentOr($n[7]!, 0);
  // Fin pactado del contrato a término
  if (!(data_fim_contrato$sent !== undefined)) {
    if (rt.same(causa, 'antecipada_empregador') || rt.same(causa, 'antecipada_empregado')) return false;
  }
  if (data_fim_contrato$sent !== undefined && !rt.isDate(data_fim_contrato$sent)) return false;
  const data_fim_contrato = data_fim_contrato$sent ?? '';
  $s[7] = rt.digitsOfDate(data_fim_contrato);
  // Contrato de experiencia
  const contrato_experiencia = $n[9]! === 1;
  $s[8] = contrato_experiencia ? 1 : 0;
  // Días de vacaciones vencidas, en plazo
  if ($n[10]! < 0 || $n[10]! > 60) return false;
  const dias_ferias_vencidas = $s[9] = rt.sentOr($n[10]!, 0);
  // Días de vacaciones vencidas, fuera de plazo
  if ($n[11]! < 0 || $n[11]! > 150) return false;
  const dias_vencidos_dobro = $s[10] = rt.sentOr($n[11]!, 0);
  // Faltas injustificadas del periodo en curso
  if ($n[12]! < 0 || $n[12]! > 366) return false;
  const faltas_injustificadas = $s[11] = rt.sentOr($n[12]!, 0);
  // Meses del año que perdieron el derecho al 13.º
  if ($n[13]! < 0 || $n[13]! > 12) return false;
  const meses_sem_direito = $s[12] = rt.sentOr($n[13]!, 0);
  // Avos del 13.º, en lugar de los calculados
  if ($n[14]! < 0 || $n[14]! > 24) return false;
  const avos_13_enviados = $s[13] = $n[14]!;
  // Avos de vacaciones, en lugar de los calculados
  if ($n[15]! < 0 || $n[15]! > 24) return false;
  const avos_ferias_enviados = $s[14] = $n[15]!;
  // Adelantos del 13.º del año
  if ($n[16]! < 0) return false;
  const adiantado = $s[15] = rt.sentOr($n[16]!, 0);
  // Adelanto del 13.º ya pagado
  if ($n[17]! < 0) return false;
  const primeira_parcela_amount = $s[16] = rt.sentOr($n[17]!, adiantado);
  // Horas extras del mes, con DSR
  if ($n[18]! < 0) return false;
  const overtime_amount = $s[17] = rt.sentOr($n[18]!, 0);
  // Comisiones del mes, con DSR
  if ($n[19]! < 0) return false;
  const commission_amount = $s[18] = rt.sentOr($n[19]!, 0);
  // Saldo del FGTS para la multa, sin este depósito
  if ($n[20]! < 0) return false;
  const saldo_fgts_amount = $s[19] = $n[20]!;
  // Base de la multa del FGTS
  if ($n[21]! < 0) return false;
  const base_multa_enviada = $s[20] = $n[21]!;
  // La multa alcanza al FGTS del aviso
  const multa_fgts_sobre_aviso = $n[22]! !== 0;
  $s[21] = multa_fgts_sobre_aviso ? 1 : 0;
  // Otros descuentos
  if ($n[23]! < 0) return false;
  const outros_descontos_amount = $s[22] = rt.sentOr($n[23]!, 0);
  // Perjuicio probado de la empresa
  if ($n[24]! < 0) return false;
  const prejuizo_art_480_amount = $s[23] = rt.sentOr($n[24]!, 0);
  // Próxima data-base de la categoría
  if (data_base$sent !== undefined && !rt.isDate(data_base$sent)) return false;
  const data_base = data_base$sent ?? '';
  $s[24] = rt.digitsOfDate(data_base);
  // Día del pago
  if (data_pagamento$sent !== undefined && !rt.isDate(data_pagamento$sent)) return false;
  const data_pagamento = data_pagamento$sent ?? '';
  $s[25] = rt.digitsOfDate(data_pagamento);
  // Remuneración de otros recibos del mes
  if ($n[27]! < 0) return false;
  const remuneracao_no_mes = $s[26] = rt.sentOr($n[27]!, 0);
  // Vacaciones de otros recibos del mes
  if ($n[28]! < 0) return false;
  const ferias_no_mes = $s[27] = rt.sentOr($n[28]!, 0);
  // INSS de otros recibos del mes
  if ($n[29]! < 0) return false;
  const inss_no_mes = $s[28] = rt.sentOr($n[29]!, 0);
  // INSS de vacaciones de otros recibos del mes
  if ($n[30]! < 0) return false;
  const inss_ferias_no_mes = $s[29] = rt.sentOr($n[30]!, 0);
  // IRRF de otros recibos del mes
  if ($n[31]! < 0) return false;
  const irrf_no_mes = $s[30] = rt.sentOr($n[31]!, 0);
  // Base del INSS ya usada en el mes
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
  // INSS ya retenido en el mes
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
  // Rendimiento del mes ya tributado
  if ($n[34]! < 0) return false;
  const rendimento_acumulado_mes = $s[33] = rt.sentOr($n[34]!, remuneracao_no_mes);
  // INSS ya deducido de ese rendimiento
  if ($n[35]! < 0) return false;
  const inss_deduzido_acumulado_mes = $s[34] = rt.sentOr($n[35]!, inss_no_mes);
  // IRRF ya retenido de ese rendimiento
  if ($n[36]! < 0) return false;
  const irrf_retido_mes = $s[35] = rt.sentOr($n[36]!, irrf_no_mes);
  // Dependientes para el IRRF
  if ($n[37]! < 0 || $n[37]! > 20) return false;
  const num_dependentes_irrf = $s[36] = rt.sentOr($n[37]!, 0);
  // Pensión alimenticia
  if ($n[38]! < 0) return false;
  const pensao_alimenticia_amount = $s[37] = rt.sentOr($n[38]!, 0);
  // RAT ajustado (RAT x FAP)
  if ($n[39]! < 50000 || $n[39]! > 600000) return false;
  const rat_fap_rate = $s[38] = rt.sentOr($n[39]!, 200000);
  // Causa, con la cláusula del art. 481
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
  // Hay aviso previo
  const $11 = rt.same(causa_efetiva, 'sem_justa_causa');
  $s[42] = $11 ? 1 : 0;
  const $12 = $11 || rt.same(causa_efetiva, 'rescisao_indireta');
  $s[43] = $12 ? 1 : 0;
  const $13 = $12 || rt.same(causa_efetiva, 'pedido_demissao');
  $s[44] = $13 ? 1 : 0;
  const com_aviso = $13 || rt.same(causa_efetiva, 'acordo');
  $s[45] = com_aviso ? 1 : 0;
  // Aviso previo
  if (!(aviso$sent !== undefined)) {
    if (com_aviso) return false;
  }
  if (aviso$sent !== undefined && !(rt.positionOf(['indenizado', 'trabalhado', 'nao_cumprido', 'dispensado'], aviso$sent) > 0)) return false;
  const aviso = aviso$sent ?? '';
  $s[46] = rt.positionOf(['indenizado', 'trabalhado', 'nao_cumprido', 'dispensado'], aviso);
  // Aviso previo
  const aviso_dado = com_aviso ? aviso : 'dispensado';
  $s[47] = rt.positionOf(['indenizado', 'trabalhado', 'nao_cumprido', 'dispensado'], aviso_dado);
  // Cobra el 13.º y las vacaciones en curso
  const com_direito = !rt.same(causa_efetiva, 'justa_causa');
  $s[48] = com_direito ? 1 : 0;
  // Años completos
  const anos_completos = $s[49] = rt.yearsBetween(hire_date, $row.period.end);
  // Días de aviso
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
  // Días de aviso que se pagan
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
  // Días que se proyectan
  const dias_projetados = $s[57] = Math.floor(dias_aviso_indenizado / 2);
  $s[58] = dias_aviso_indenizado;
  // Fecha proyectada
  const data_projetada = rt.addDays($row.period.end, dias_projetados);
  $s[59] = rt.digitsOfDate(data_projetada);
  // Inicio do ano
  const inicio_do_ano = rt.startOfYear($row.period.end);
  $s[60] = rt.digitsOfDate(inicio_do_ano);
  // Fim do ano
  const fim_do_ano = rt.dateOf(rt.yearOf($row.period.end), 12, 31);
  $s[61] = rt.digitsOfDate(fim_do_ano);
  // Avos del 13.º sin el aviso
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
  // Avos del 13.º con el aviso
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
  // Inicio del periodo de vacaciones en curso
  const inicio_periodo_aquisitivo = rt.addMonths(hire_date, anos_completos * 12);
  $s[67] = rt.digitsOfDate(inicio_periodo_aquisitivo);
  // Dia seguinte
  const dia_seguinte = rt.addDays(data_projetada, 1);
  $s[68] = rt.digitsOfDate(dia_seguinte);
  // Avos de vacaciones, con el aviso
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
  // Días de vacaciones de un año
  const $42 = $s[71] = rt.rowOf($f.dias_por_faltas$rows1, faltas_injustificadas, 1, false);
  if ($42 < 0) return false;
  $s[72] = faltas_injustificadas;
  const dias_direito = $s[73] = $f.dias_por_faltas$rows1.value[$42]!;
  // Días que faltaban del contrato
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
  // Salario contractual del mes
  const salario_contratual = $s[76] = Math.floor((monthly_salary + 50) / 100);
  $s[77] = monthly_salary;
  // Remuneración de la liquidación
  const remuneracao_rescisoria = $s[78] = salario_contratual * 100 + media_variaveis;
  // Saldo de salario (saldo de salário)
  const $49 = $s[80] = salario_contratual * $row.days;
  const saldo_salario = $s[79] = Math.floor(($49 + 15) / 30);
  // Horas extras
  if (overtime_amount > 4503599627370395) return false;
  const horas_extras = $s[81] = Math.floor((overtime_amount + 50) / 100);
  $s[82] = overtime_amount;
  // Comisiones (comissões)
  if (commission_amount > 4503599627370395) return false;
  const comissoes = $s[83] = Math.floor((commission_amount + 50) / 100);
  $s[84] = commission_amount;
  // Aviso previo indemnizado (aviso prévio indenizado)
  const $53 = $s[86] = remuneracao_rescisoria * dias_aviso_indenizado;
  const aviso_previo_indenizado = $s[85] = Math.floor(($53 + 3000) / 6000);
  // 13.º salario total (proporcional + aviso)
  const $55 = $s[88] = remuneracao_rescisoria * avos_13;
  const decimo_terceiro = $s[87] = Math.floor(($55 + 600) / 1200);
  // 13.º salario proporcional
  const $57 = $s[90] = remuneracao_rescisoria * avos_13_sem_aviso;
  const decimo_terceiro_proporcional = $s[89] = Math.floor(($57 + 600) / 1200);
  // 13.º salario sobre aviso indemnizado (13º indenizado)
  const $59 = decimo_terceiro - decimo_terceiro_proporcional;
  const decimo_terceiro_aviso = $s[91] = 0 > $59 ? 0 : $59;
  // Vacaciones vencidas (férias vencidas)
  const $61 = $s[93] = remuneracao_rescisoria * dias_ferias_vencidas;
  const ferias_vencidas = $s[92] = Math.floor(($61 + 1500) / 3000);
  // Vacaciones vencidas en doble (férias em dobro)
  const $63 = $s[95] = remuneracao_rescisoria * dias_vencidos_dobro;
  const ferias_vencidas_dobro = $s[94] = Math.floor(($63 + 750) / 1500);
  // Tercio de vacaciones vencidas (1/3 férias vencidas)
  const $65 = $s[97] = ferias_vencidas + ferias_vencidas_dobro;
  const terco_ferias_vencidas = $s[96] = Math.floor((2 * $65 + 3) / 6);
  // Vacaciones proporcionales (férias proporcionais, con la proyección del aviso)
  const $67 = $s[99] = remuneracao_rescisoria * dias_direito * avos_ferias;
  if ($67 > 4503599627334495) return false;
  const ferias_proporcionais = $s[98] = Math.floor(($67 + 18000) / 36000);
  // Tercio de vacaciones proporcionales
  const terco_ferias_proporcionais = $s[100] = Math.floor((2 * ferias_proporcionais + 3) / 6);
  $s[101] = ferias_proporcionais;
  // Mitad de lo que faltaba del contrato
  const $70 = $s[103] = remuneracao_rescisoria * dias_restantes;
  if ($70 > 4503599627364495) return false;
  const metade_restante = $s[102] = Math.floor(($70 + 3000) / 6000);
  // Indemnización art. 479 CLT
  let indenizacao_art_479 = 0;
  const $72 = rt.same(causa_efetiva, 'antecipada_empregador');
  $s[104] = $72 ? 1 : 0;
  if ($72) {
    indenizacao_art_479 = $s[105] = metade_restante;
  }
  // El contrato acaba en los 30 días antes de la data-base
  let $76: boolean = $11;
  if ($76) {
    const $74 = data_base$sent !== undefined;
    $s[106] = $74 ? 1 : 0;
    let $75: boolean;
    if ($74) {
      const $73 = rt.addDays(data_base, -30) <= data_projetada;
      $s[107] = $73 ? 1 : 0;
      $75 = $73 && data_projetada < data_base;
    } else {
      $75 = false;
    }
    $76 = $75;
  }
  const com_indenizacao_adicional = $76;
  $s[108] = com_indenizacao_adicional ? 1 : 0;
  // Indemnización adicional Ley 7.238
  let indenizacao_adicional = 0;
  if (com_indenizacao_adicional) {
    indenizacao_adicional = $s[109] = salario_contratual;
  }
  // Multa por pago tardío (art. 477 §8)
  let multa_art_477 = 0;
  const $77 = data_pagamento$sent !== undefined;
  $s[110] = $77 ? 1 : 0;
  const $78 = $77 ? data_pagamento > rt.addDays($row.period.end, 10) : false;
  $s[111] = $78 ? 1 : 0;
  if ($78) {
    multa_art_477 = $s[112] = salario_contratual;
  }
  // Total percepciones
  const total_percepciones = $s[113] = saldo_salario +
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
  const remuneracao_mes = $s[114] = saldo_salario + horas_extras + comissoes;
  // Base INSS (salário de contribuição)
  const $81 = remuneracao_mes * 100;
  if ($81 > rt.SAFE) return false;
  const $82 = inss_base_acumulada_mes + $81;
  if ($82 > rt.SAFE) return false;
  $s[115] = $f.inss_aliquota$rows1.top;
  const $83 = $f.inss_aliquota$rows1.top * 100;
  const $84 = $s[117] = $82 < $83 ? $82 : $83;
  const base_inss = $s[116] = Math.floor(($84 + 50) / 100);
  // INSS del mes
  const $86 = $s[118] = rt.rowOf($f.inss_aliquota$rows1, base_inss, 1, false);
  if ($86 < 0) return false;
  $s[119] = base_inss;
  const $87 = $f.inss_aliquota$rows1.value[$86]!;
  const $88 = $s[121] = base_inss * $87;
  const inss_devido = $s[120] = Math.floor($88 / 100);
  // INSS del empleado
  const $90 = inss_devido * 100 - inss_retido_mes;
  const $91 = $s[123] = 0 > $90 ? 0 : $90;
  const inss = $s[122] = Math.floor(($91 + 50) / 100);
  // Base INSS 13.º salario
  $s[124] = $f.inss_aliquota$rows1.top;
  const base_inss_13 = $s[125] = decimo_terceiro < $f.inss_aliquota$rows1.top ? decimo_terceiro : $f.inss_aliquota$rows1.top;
  // INSS sobre 13.º salario
  $s[127] = -1;
  let inss_13 = 0;
  const $94 = decimo_terceiro > 0;
  $s[126] = $94 ? 1 : 0;
  if ($94) {
    const $95 = $s[127] = rt.rowOf($f.inss_aliquota$rows1, base_inss_13, 1, false);
    if ($95 < 0) return false;
    $s[128] = base_inss_13;
    const $96 = $f.inss_aliquota$rows1.value[$95]!;
    const $97 = $s[130] = base_inss_13 * $96;
    inss_13 = $s[129] = Math.floor($97 / 100);
  }
  // Rendimiento tributable
  const $99 = remuneracao_mes * 100;
  if ($99 > rt.SAFE) return false;
  const $100 = $99 + rendimento_acumulado_mes;
  if ($100 > rt.SAFE) return false;
  $s[131] = $100;
  // Pensión alimenticia
  if (pensao_alimenticia_amount > 4503599627370395) return false;
  const pensao_alimenticia = $s[132] = Math.floor((pensao_alimenticia_amount + 50) / 100);
  $s[133] = pensao_alimenticia_amount;
  // Deducciones legales
  const $102 = pensao_alimenticia * 100;
  if ($102 > rt.SAFE) return false;
  const $103 = inss * 100 + inss_deduzido_acumulado_mes;
  if ($103 > rt.SAFE) return false;
  const $104 = $103 + $f.irrf_deducao_dependente * num_dependentes_irrf * 100;
  if ($104 > rt.SAFE) return false;
  const $105 = $104 + $102;
  if ($105 > rt.SAFE) return false;
  const deducoes_legais = $s[134] = $105;
  // Deducción aplicada
  const deducao = $s[135] = deducoes_legais;
  // Base IRRF
  const $106 = remuneracao_mes * 100;
  if ($106 > rt.SAFE) return false;
  const $107 = $106 + rendimento_acumulado_mes;
  if ($107 > rt.SAFE) return false;
  const $108 = $107 - deducao;
  const $109 = $s[137] = 0 > $108 ? 0 : $108;
  if ($109 > 4503599627370395) return false;
  const base_irrf = $s[136] = Math.floor(($109 + 50) / 100);
  // IRRF según tabla
  const $111 = $s[138] = rt.rowOf($f.irrf_mensal$rows1, base_irrf, 1, false);
  if ($111 < 0) return false;
  $s[139] = base_irrf;
  const $112 = $s[141] = rt.rebateOf($f.irrf_mensal$rows1, $111, base_irrf, 1);
  if (Number.isNaN($112)) return false;
  if ($112 > 4503599627370455) return false;
  const irrf_tabela = $s[140] = Math.floor(($112 + 20) / 40);
  // Rendimiento tributable 13.º salario
  let deducoes_legais_13 = 0;
  let deducao_13 = 0;
  let base_irrf_13 = 0;
  if ($94) {
    $s[142] = decimo_terceiro;
    // Deducciones legales 13.º salario
    deducoes_legais_13 = $s[143] = inss_13 + $f.irrf_deducao_dependente * num_dependentes_irrf;
    // Deducción aplicada 13.º salario
    deducao_13 = $s[144] = deducoes_legais_13;
    // Base IRRF 13.º salario
    const $115 = decimo_terceiro - deducao_13;
    base_irrf_13 = $s[145] = 0 > $115 ? 0 : $115;
  }
  // IRRF según tabla 13.º salario
  $s[146] = -1;
  let irrf_tabela_13 = 0;
  if ($94) {
    const $117 = $s[146] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_13, 1, false);
    if ($117 < 0) return false;
    $s[147] = base_irrf_13;
    const $118 = $s[149] = rt.rebateOf($f.irrf_mensal$rows1, $117, base_irrf_13, 1);
    if (Number.isNaN($118)) return false;
    irrf_tabela_13 = $s[148] = Math.floor(($118 + 20) / 40);
  }
  // IRRF que falta retener
  const $120 = irrf_tabela * 100;
  if ($120 > rt.SAFE) return false;
  const $121 = $120 - irrf_retido_mes;
  const irrf_devido = $s[150] = 0 > $121 ? 0 : $121;
  // Retención dispensada
  const $123 = irrf_devido > 0;
  $s[151] = $123 ? 1 : 0;
  const irrf_dispensado = $123 && irrf_devido <= $f.irrf_retencao_minima * 10000;
  $s[152] = irrf_dispensado ? 1 : 0;
  // IRRF sobre salario
  let irrf = 0;
  const $124 = !irrf_dispensado;
  $s[153] = $124 ? 1 : 0;
  if ($124) {
    if (irrf_devido > 4503599627370395) return false;
    irrf = $s[154] = Math.floor((irrf_devido + 50) / 100);
    $s[155] = irrf_devido;
  }
  // IRRF sobre 13.º salario (tributación exclusiva)
  let irrf_13 = 0;
  if ($94) {
    irrf_13 = $s[156] = irrf_tabela_13;
  }
  // Adelanto del 13.º ya pagado
  if (primeira_parcela_amount > 4503599627370395) return false;
  const adiantamento_13_descontado = $s[157] = Math.floor((primeira_parcela_amount + 50) / 100);
  $s[158] = primeira_parcela_amount;
  // Aviso previo no cumplido (desconto do aviso)
  let aviso_previo_descontado = 0;
  const $127 = rt.same(aviso_dado, 'nao_cumprido');
  $s[159] = $127 ? 1 : 0;
  if ($127) {
    const $128 = $f.aviso_minimo - dias_aviso_trabalhados;
    const $129 = $s[161] = salario_contratual * (0 > $128 ? 0 : $128);
    aviso_previo_descontado = $s[160] = Math.floor(($129 + 15) / 30);
  }
  // Indemnización art. 480 CLT
  let indenizacao_art_480 = 0;
  const $131 = rt.same(causa_efetiva, 'antecipada_empregado');
  $s[162] = $131 ? 1 : 0;
  const $132 = $131 && prejuizo_art_480_amount > 0;
  $s[163] = $132 ? 1 : 0;
  if ($132) {
    const $133 = metade_restante * 100;
    const $134 = prejuizo_art_480_amount < $133 ? prejuizo_art_480_amount : $133;
    const $135 = $s[165] = $134 < remuneracao_rescisoria ? $134 : remuneracao_rescisoria;
    indenizacao_art_480 = $s[164] = Math.floor(($135 + 50) / 100);
  }
  // Otros descuentos
  if (outros_descontos_amount > 4503599627370395) return false;
  const outros_descontos = $s[166] = Math.floor((outros_descontos_amount + 50) / 100);
  $s[167] = outros_descontos_amount;
  // Total deducciones
  const total_deducciones = $s[168] = inss +
    inss_13 +
    irrf +
    irrf_13 +
    adiantamento_13_descontado +
    aviso_previo_descontado +
    indenizacao_art_480 +
    pensao_alimenticia +
    outros_descontos;
  // Neto
  const neto = $s[169] = total_percepciones - total_deducciones;
  // Base contribución patronal (CPP)
  const base_cpp = $s[170] = saldo_salario + horas_extras + comissoes + decimo_terceiro_proporcional + decimo_terceiro_aviso;
  // Base FGTS
  const $141 = decimo_terceiro_proporcional * 100;
  const $142 = primeira_parcela_amount - decimo_terceiro_proporcional * 100;
  const $143 = decimo_terceiro_aviso * 100;
  const $144 = 0 > $142 ? 0 : $142;
  const $145 = horas_extras * 100;
  if ($145 > rt.SAFE) return false;
  const $146 = comissoes * 100;
  if ($146 > rt.SAFE) return false;
  const $147 = saldo_salario * 100 + $145;
  if ($147 > rt.SAFE) return false;
  const $148 = $147 + $146;
  if ($148 > rt.SAFE) return false;
  const $149 = $148 + aviso_previo_indenizado * 100;
  if ($149 > rt.SAFE) return false;
  const $150 = $149 + (decimo_terceiro_proporcional * 100 - ($141 < primeira_parcela_amount ? $141 : primeira_parcela_amount));
  if ($150 > rt.SAFE) return false;
  const $151 = $s[172] = $150 + (decimo_terceiro_aviso * 100 - ($143 < $144 ? $143 : $144));
  if ($151 > 4503599627370395) return false;
  const base_fgts = $s[171] = Math.floor(($151 + 50) / 100);
  // FGTS de la liquidación
  const $153 = $s[174] = $f.aliquota_fgts * base_fgts;
  const fgts_rescisorio = $s[173] = Math.floor((2 * $153 + 25) / 50);
  // FGTS del aviso indemnizado
  const $155 = $s[176] = $f.aliquota_fgts * aviso_previo_indenizado;
  const fgts_do_aviso = $s[175] = Math.floor((2 * $155 + 25) / 50);
  // Saldo del FGTS
  const $157 = rt.isSent($n[20]!);
  $s[177] = $157 ? 1 : 0;
  const saldo_fgts = $s[178] = $157 ? saldo_fgts_amount : 0;
  // Hay multa y se conoce su base
  const $159 = $s[179] = rt.rowOfWord($f.causas_multa$rows1, causa_efetiva);
  if ($159 < 0) return false;
  const $160 = $f.causas_multa$rows1.value[$159]!;
  const $161 = $160 > 0;
  $s[180] = $161 ? 1 : 0;
  const com_base_da_multa = $161 && ($157 || rt.isSent($n[21]!));
  $s[181] = com_base_da_multa ? 1 : 0;
  // Base de la multa del FGTS
  let base_multa_fgts = 0;
  if (com_base_da_multa) {
    const $166 = rt.isSent($n[21]!);
    $s[182] = $166 ? 1 : 0;
    let $167: number;
    if ($166) {
      $167 = base_multa_enviada;
    } else {
      const $162 = saldo_fgts + fgts_rescisorio * 100;
      if ($162 > rt.SAFE) return false;
      const $163 = !multa_fgts_sobre_aviso;
      $s[183] = $163 ? 1 : 0;
      const $164 = $163 ? fgts_do_aviso : 0;
      const $165 = $162 - $164 * 100;
      $167 = 0 > $165 ? 0 : $165;
    }
    if ($167 > 4503599627370395) return false;
    base_multa_fgts = $s[184] = Math.floor(($167 + 50) / 100);
    $s[185] = $167;
  }
  // Contribución patronal (CPP)
  const cpp = $s[186] = Math.floor((2 * base_cpp + 5) / 10);
  $s[187] = base_cpp;
  $s[188] = base_cpp;
  $s[189] = 1;
  // RAT ajustado (RAT x FAP)
  const $170 = $s[191] = base_cpp * rat_fap_rate;
  if ($170 > 4503599617370495) return false;
  const rat_fap = $s[190] = Math.floor(($170 + 5000000) / 10000000);
  $s[192] = base_cpp;
  $s[193] = rat_fap_rate;
  // Salario-educación (salário-educação)
  const salario_educacao = $s[194] = Math.floor((base_cpp + 20) / 40);
  $s[195] = base_cpp;
  $s[196] = base_cpp;
  $s[197] = 1;
  // INCRA
  const incra = $s[198] = Math.floor((base_cpp + 250) / 500);
  $s[199] = base_cpp;
  $s[200] = base_cpp;
  $s[201] = 1;
  // SENAI
  const senai = $s[202] = Math.floor((base_cpp + 50) / 100);
  $s[203] = base_cpp;
  $s[204] = base_cpp;
  $s[205] = 1;
  // SESI
  const $175 = $s[207] = base_cpp * 3;
  const sesi = $s[206] = Math.floor(($175 + 100) / 200);
  $s[208] = base_cpp;
  $s[209] = 3;
  // SEBRAE
  const $177 = $s[211] = base_cpp * 3;
  const sebrae = $s[210] = Math.floor(($177 + 250) / 500);
  $s[212] = base_cpp;
  $s[213] = 3;
  // FGTS (8%)
  const fgts = $s[214] = fgts_rescisorio;
  $s[215] = base_fgts;
  $s[216] = $f.aliquota_fgts;
  // Multa rescisoria del FGTS (40% / 20%)
  $s[217] = -1;
  let multa_fgts = 0;
  if (com_base_da_multa) {
    const $179 = $s[217] = rt.rowOfWord($f.causas_multa$rows1, causa_efetiva);
    if ($179 < 0) return false;
    const $180 = $s[221] = $f.causas_multa$rows1.value[$179]!;
    const $181 = $s[219] = base_multa_fgts * $180;
    multa_fgts = $s[218] = Math.floor((2 * $181 + 5) / 10);
    $s[220] = base_multa_fgts;
  }
  // Terceros
  const total_terceiros = $s[222] = salario_educacao + incra + senai + sesi + sebrae;
  // Contribuciones patronales
  $s[223] = cpp + rat_fap + total_terceiros + fgts + multa_fgts;
  if (hire_date > $row.period.end) return false;
  if (hire_date <= $row.period.end && $row.period.start < hire_date) return false;
  const $185 = $45 ? data_fim_contrato < $row.period.end : false;
  if ($185) return false;
  const $186 = $77 ? data_pagamento < $row.period.end : false;
  if ($186) return false;
  if (media_variaveis > 0 && rt.same(rt.firstDayOfMonth(hire_date), rt.firstDayOfMonth($row.period.end))) return false;
  if (($11 || rt.same(causa_efetiva, 'acordo')) && rt.same(aviso_dado, 'nao_cumprido')) return false;
  if (rt.same(causa_efetiva, 'rescisao_indireta') && !rt.same(aviso_dado, 'indenizado')) return false;
  if (rt.same(causa_efetiva, 'pedido_demissao') && rt.same(aviso_dado, 'indenizado')) return false;
  let $188: boolean = !com_aviso;
  if ($188) {
    $188 = aviso$sent !== undefined ? !rt.same(aviso, 'dispensado') : false;
  }
  if ($188) return false;
  if (inss_retido_mes > inss_devido * 100) return false;
  if ($notes !== null) {
    if (rt.isSent($n[14]!)) {
      // AVOS_OVERRIDDEN
      $notes.add(10, rt.ratio(avos_13, 1n));
    }
    if (rt.isSent($n[15]!)) {
      // AVOS_OVERRIDDEN
      $notes.add(11, rt.ratio(avos_ferias, 1n));
    }
    if (primeira_parcela_amount > decimo_terceiro * 100) {
      // ADVANCE_EXCEEDS_DUE
      $notes.add(12, rt.ratio(primeira_parcela_amount, 10000n), rt.ratio(decimo_terceiro, 100n));
    }
    if (dias_direito === 0) {
      // VACATION_RIGHT_LOST
      $notes.add(13);
    }
    if (dias_vencidos_dobro > 0) {
      // VACATION_DOUBLED
      $notes.add(14, rt.ratio(dias_vencidos_dobro, 1n));
    }
    const $189 = rt.rowOfWord($f.causas_multa$rows1, causa_efetiva);
    if ($189 < 0) return false;
    const $190 = $f.causas_multa$rows1.value[$189]!;
    if ($190 > 0 && !com_base_da_multa) {
      // FGTS_BALANCE_MISSING
      $notes.add(15);
    }
    if (com_base_da_multa && rt.isSent($n[21]!)) {
      // FGTS_FINE_BASE_GIVEN
      $notes.add(16);
    }
    const $191 = $77 ? !rt.same(rt.firstDayOfMonth(data_pagamento), rt.firstDayOfMonth($row.period.end)) : false;
    if ($191) {
      // IRRF_PAYMENT_MONTH_DIFFERS
      $notes.add(17);
    }
    if (dias_projetados * 2 < dias_aviso_indenizado) {
      // HALF_NOTICE_ROUNDED
      $notes.add(18, rt.ratio(dias_aviso_indenizado, 2n), rt.ratio(dias_projetados, 1n));
    }
    if (multa_art_477 > 0) {
      // ART_477_FINE
      $notes.add(19);
    }
    if (com_indenizacao_adicional) {
      // ADDITIONAL_INDEMNITY_LAW_7238
      $notes.add(20);
    }
    if ($131 && prejuizo_art_480_amount === 0) {
      // ART_480_NOT_CLAIMED
      $notes.add(21);
    }
    if (contrato_experiencia && rt.same(causa, 'termino_contrato') && rt.daysBetween(hire_date, $row.period.end) > 90) {
      // EXPERIENCE_OVER_90_DAYS
      $notes.add(22);
    }
    const $192 = (aviso_previo_descontado + indenizacao_art_480 + outros_descontos) * 100;
    if ($192 > rt.SAFE) return false;
    if ($192 > remuneracao_rescisoria) {
      // DEDUCTIONS_OVER_ONE_MONTH
      $notes.add(23, rt.ratio(remuneracao_rescisoria, 10000n));
    }
    if (!rt.isSent($n[39]!)) {
      // RAT_FAP_DEFAULTED
      $notes.add(24, rt.ratio(rat_fap_rate, 10000000n));
    }
    if (irrf_dispensado) {
      // IRRF_WITHHOLDING_WAIVED
      $notes.add(25, rt.ratio(irrf_devido, 10000n), rt.ratio($f.irrf_retencao_minima, 1n));
    }
    const $193 = remuneracao_mes * 100;
    if ($193 > rt.SAFE) return false;
    const $194 = inss_base_acumulada_mes + $193;
    if ($194 > rt.SAFE) return false;
    if ($194 > $f.inss_aliquota$rows1.top * 100) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(26, rt.ratio(base_inss, 100n));
    }
    if (decimo_terceiro > $f.inss_aliquota$rows1.top) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(27, rt.ratio(base_inss_13, 100n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(28);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":224,"scales":[1,1,10000,10000,10000,1,1,1,1,1,1,1,1,1,1,1,10000,10000,10000,10000,10000,10000,1,10000,10000,1,1,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,1,10000,10000000],"values":[["input",0,[0,1]],["input",1,[1,1]],0,1,["input",6,[46,1]],["input",5,[5,1]],["period","end_date","date",[]],["parameter","aviso_maximo",1,"number"],["parameter","aviso_minimo",1,"number"],["parameter","aviso_por_ano",1,"number"],4,2,5,["input",7,[6,1]],6,7,3,["sent","given(avos_13_enviados)",14],["input",14,[13,1]],9,["input",13,[12,1]],8,10,["sent","given(avos_ferias_enviados)",15],["input",15,[14,1]],13,14,["input",12,[11,1]],["sent","given(data_fim_contrato)",8],["input",8,[7,1]],["input",3,[3,10000]],18,["input",4,[4,10000]],["period","days","number",[]],["input",18,[17,10000]],["input",19,[18,10000]],19,12,11,24,25,["input",10,[9,1]],["input",11,[10,1]],27,28,16,15,30,17,32,["sent","given(data_base)",25],["input",25,[24,1]],34,["sent","given(data_pagamento)",26],["input",26,[25,1]],20,21,22,23,26,29,31,33,35,36,["input",32,[31,10000]],38,["kept","upper_limit(inss_aliquota)","money",115],39,40,["input",33,[32,10000]],["kept","upper_limit(inss_aliquota)","money",124],42,["input",34,[33,10000]],["input",38,[37,10000]],41,["input",35,[34,10000]],["parameter","irrf_deducao_dependente",100],["input",37,[36,1]],45,46,47,48,43,51,52,53,49,["input",36,[35,10000]],55,["parameter","irrf_retencao_minima",1],56,54,["input",17,[16,10000]],["input",24,[23,10000]],["input",23,[22,10000]],57,58,59,60,61,62,37,63,["parameter","aliquota_fgts",25,"rate"],66,["sent","given(saldo_fgts_amount)",20],["input",20,[19,10000]],["sent","given(base_multa_enviada)",21],70,["input",21,[20,10000]],69,67,["input",22,[21,1]],68,65,["input",39,[38,10000000]],71,74,75,76,77,78,72,73,81,79,80],"tables":[{"table":2,"rows":"causas_parte_aviso$rows1","of":"choice","gives":"number","scales":[1,2,2],"slots":[50,null,null]},{"table":2,"rows":"causas_parte_aviso$rows1","of":"choice","gives":"number","scales":[1,2,2],"slots":[55,null,null],"isConditional":1},{"table":4,"rows":"dias_por_faltas$rows1","of":"number","gives":"number","scales":[1,1,1],"slots":[71,72,null]},{"table":0,"rows":"inss_aliquota$rows1","scales":[100,100,10000],"slots":[118,119,null]},{"table":0,"rows":"inss_aliquota$rows1","scales":[100,100,10000],"slots":[127,128,null],"isConditional":1},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[138,139,null]},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[146,147,null],"isConditional":1},{"table":3,"rows":"causas_multa$rows1","of":"choice","scales":[1,5,5],"slots":[179,null,null]},{"table":3,"rows":"causas_multa$rows1","of":"choice","scales":[1,5,5],"slots":[217,null,null],"isConditional":1}],"steps":[[[41,1],[0,[[1],0,1,1],[[0],39,0,0],[[1],39,0,0,0,1,1],[[1],39,0,0,40,0,0]]],[[45,1],[2,[[2],42,0,0],[[2],43,0,0],[[2],44,0,0]]],[[47,1],[3,[[4],45,1,1]]],[[48,1],[2]],[[49,1],[5,6]],[[53,1],[2,[[7,8,9,10],51,1,1],[[2],51,0,0],[[8],51,0,0,52,1,1],-1]],[[56,2],[11,[[12,13,2],54,1,1],-2]],[[57,1],[14],[58,2]],[[59,1],[6,15]],[[60,1],[6]],[[61,1],[6]],[[64,1],[16,[[17],62,0,0],[[18],62,0,0,63,1,1],[[5,19,6,20],62,0,0,63,0,0]]],[[66,1],[16,[[17],62,0,0],[[18],62,0,0,65,1,1],[[5,19,21,22,22,21,20],62,0,0,65,0,0]]],[[67,1],[5,10]],[[68,1],[21]],[[70,1],[16,[[23],62,0,0],[[24],62,0,0,69,1,1],[[25,26,25,26],62,0,0,69,0,0]]],[[73,1],[27,-3]],[[75,1],[28,[[6,29],74,1,1]]],[76,[30],[77,10000]],[[78,10000],[31,32]],[79,[31,33],[80,3000]],[81,[34],[82,10000]],[83,[35],[84,10000]],[85,[36,14],[86,600000]],[87,[36,37],[88,120000]],[89,[36,38],[90,120000]],[91,[39,40]],[92,[36,41],[93,300000]],[94,[36,42],[95,150000]],[96,[43,44],[97,300]],[98,[36,45,46],[99,3600000]],[100,[47],[101,300]],[102,[36,48],[103,600000]],[105,[2,[[49],104,1,1]],null,null,104],[[108,1],[2,[[50],42,1,1],[[51,21],42,1,1,106,1,1],[[21,51],42,1,1,106,1,1,107,1,1]]],[109,[52,[[31],108,1,1]],null,null,108],[112,[53,[[54,6],110,1,1],[[31],111,1,1]],null,null,111],[113,[55,56,57,58,40,59,43,44,60,47,61,62,63,64]],[114,[55,56,57]],[116,[65,66,67],[117,10000]],[120,[68,68,-4],[121,10000]],[122,[69,70],[123,10000]],[125,[39,71]],[129,[39,[[72,72],126,1,1],-5],[130,10000],null,126],[[131,10000],[66,73]],[132,[74],[133,10000]],[[134,10000],[75,76,77,78,79]],[[135,10000],[80]],[136,[66,73,81],[137,10000]],[140,[82,-6],[141,4000]],[142,[39],null,126],[143,[83,77,78],null,126],[144,[84],null,126],[145,[39,85],null,126],[148,[86,-7],[149,4000],126],[[150,10000],[87,88]],[[152,1],[89,[[89,90],151,1,1]]],[154,[91,[[89],153,1,1]],[155,10000],null,153],[156,[39,[[92],126,1,1]],null,null,126],[157,[93],[158,10000]],[160,[11,[[31,8,13],159,1,1]],[161,3000],null,159],[164,[2,[[94],162,1,1],[[94,49,36],163,1,1]],[165,10000],null,163],[166,[95],[167,10000]],[168,[75,83,96,97,98,99,100,79,101]],[169,[102,103]],[170,[55,56,57,40,59]],[171,[55,56,57,58,40,40,93,59,59,93,40],[172,10000]],[173,[104,105],[174,2500]],[175,[104,58],[176,2500]],[[178,10000],[106,[[107],177,1,1]]],[[181,1],[2,[[106],180,1,1],[[108],180,1,1,177,0,0],-8]],[184,[109,[[108],181,1,1],[[110],181,1,1,182,1,1],[[111,112,113],181,1,1,182,0,0],[[114],181,1,1,182,0,0,183,1,1]],[185,10000],null,181],[186,[115],[187,500],null,null,188,[189,5]],[190,[115,116],[191,1000000000],null,null,192,[193,10000000]],[194,[115],[195,4000],null,null,196,[197,40]],[198,[115],[199,50000],null,null,200,[201,500]],[202,[115],[203,10000],null,null,204,205],[206,[115],[207,20000],null,null,208,[209,200]],[210,[115],[211,50000],null,null,212,[213,500]],[214,[112],null,null,null,215,[216,25]],[218,[109,[[117,2],181,1,1],-9],[219,500],null,181,220,[221,5]],[222,[118,119,120,121,122]],[223,[123,124,125,126,127]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["BRL","period_end",["half_up",[["1/100",null]]]],"types":["boolean",{"words":["sem_justa_causa","rescisao_indireta","pedido_demissao","justa_causa","acordo","termino_contrato","antecipada_empregador","antecipada_empregado"]},[1,0,"number"],[0,0,"integer"],[0,0,"rate"],{"words":["indenizado","trabalhado","nao_cumprido","dispensado"]},"date",[0,0,"number"]],"roundings":[["down",[["1",null]]],["half_up",[["1/100",null]]],["down",[["1/100",null]]]],"nodes":"0 truth,false;0 i0;1 i1;1 word,antecipada_empregador;0 8 2 3;0 14 1 4;1 word,sem_justa_causa;1 word,antecipada_empregado;0 8 2 7;0 14 1 8;1 word,pedido_demissao;1 18 9 10 2;1 18 5 6 11;2 c0;2 c1000000;3 c30;2 3 14 15;2 i2;2 2 15 17;1 s0;0 8 19 6;1 word,rescisao_indireta;0 8 19 21;0 15 20 22;0 8 19 10;0 15 23 24;1 word,acordo;0 8 19 26;0 15 25 27;0 s1;3 c0;3 c90;0 15 4 8;3 c60;3 c150;3 c366;3 c12;3 c24;2 i16;0 truth,true;2 i27;2 i28;2 0 40 41;2 i29;2 i30;2 0 43 44;2 i31;3 c20;4 c1/50;4 c1/200;4 c3/50;5 i6;5 word,dispensado;5 18 29 51 52;1 word,justa_causa;0 9 19 54;6 i5;6 period,4;3 25 56 57;7 apply,2 19;0 12 59 30;3 p5;3 p3;3 p4;3 s4;3 2 63 64;3 0 62 65;3 5 61 66;3 18 24 62 30;3 18 60 67 68;5 s2;5 word,indenizado;0 8 70 71;3 s5;3 i7;3 1 73 74;3 6 30 75;7 2 76 59;7 18 72 77 30;7 s6;3 s7;6 31 57 80;6 24 57;3 19 57;3 c31;6 33 83 36 84;0 s3;0 16 86;0 given,14;3 i14;6 s9;6 6 56 90;3 c15;3 32 91 57 92;3 i13;3 1 93 94;3 6 30 95;3 18 88 89 96;3 18 87 30 97;6 s8;6 s10;6 5 99 100;3 32 91 101 92;3 c1;6 31 100 103;3 32 104 99 92;3 0 102 105;3 1 106 94;3 6 30 107;3 18 88 89 108;3 18 87 30 109;3 2 36 64;6 30 56 111;6 31 99 103;0 given,15;3 i15;6 s13;6 s14;3 26 116 117;3 29 116 117;0 13 119 92;3 18 120 103 30;3 0 118 121;3 18 114 115 122;3 18 87 30 123;3 i12;7 apply,4 125;0 given,8;6 i8;3 27 57 128;3 1 129 103;3 6 30 130;3 18 127 131 30;2 i3;2 s18;2 i4;2 0 134 135;3 period,0;2 2 134 137;2 3 138 15;2 i18;2 i19;2 s19;2 2 142 79;2 3 143 15;3 s12;2 2 142 145;2 3 146 36;3 s11;2 2 142 148;2 3 149 36;2 s24;2 s25;2 1 151 152;2 6 13 153;3 i10;2 2 142 155;2 3 156 15;3 c2;2 2 158 142;3 i11;2 2 159 160;2 3 161 15;2 s27;2 s28;2 0 163 164;3 c3;2 3 165 166;7 s16;2 2 142 168;3 s15;2 2 169 170;3 c360;2 3 171 172;2 s30;2 3 174 166;3 s17;2 2 142 176;2 3 177 33;0 8 19 3;2 s32;0 given,25;6 i25;3 4 15;6 31 182 183;0 11 184 99;0 10 99 182;0 14 185 186;0 18 181 187 0;0 14 20 188;0 s34;0 given,26;6 i26;3 c10;6 31 57 193;0 12 192 194;0 18 191 195 0;2 s20;2 s21;2 0 197 198;2 s22;2 s23;2 0 200 201;2 0 199 202;2 s26;2 0 152 204;2 0 205 163;2 0 203 206;2 s29;2 0 164 208;2 s31;2 0 174 210;2 0 209 211;2 s33;2 s35;2 0 213 214;2 s36;2 0 215 216;2 0 212 217;2 0 207 218;2 0 199 200;2 i32;2 s38;2 0 221 222;2 upper_limit,0;2 5 223 224;2 s39;4 apply,0 226;2 2 226 227;2 s40;2 i33;2 1 229 230;2 6 13 231;2 5 151 224;0 12 151 13;2 s42;4 apply,0 235;2 2 235 236;2 i34;2 0 222 238;2 i38;2 s41;2 i35;2 0 241 242;2 p1;3 i37;2 2 244 245;2 0 243 246;2 s45;2 0 247 248;2 s46;2 s47;2 1 239 251;2 6 13 252;2 s48;2 apply,1 254;2 s43;2 0 256 246;2 0 257 13;2 s51;2 s52;2 1 151 260;2 6 13 261;2 s53;2 apply,1 263;2 s49;2 i36;2 1 265 266;2 6 13 267;2 s55;0 12 269 13;2 p0;0 11 269 271;0 14 270 272;0 s56;0 16 274;2 s54;2 i17;5 word,nao_cumprido;0 8 70 278;3 1 62 74;3 6 30 280;2 2 134 281;2 3 282 15;0 8 19 7;2 i24;0 12 285 13;0 14 284 286;2 5 285 180 142;2 i23;2 0 241 256;2 s57;2 0 290 291;2 s58;2 s59;2 0 293 294;2 0 292 295;2 s60;2 s61;2 0 297 298;2 s62;2 0 248 300;2 0 299 301;2 0 296 302;2 s37;2 s63;2 1 304 305;2 0 220 205;2 5 152 277;2 1 152 308;2 0 201 309;2 1 277 152;2 6 13 311;2 5 204 312;2 1 204 313;2 0 310 314;2 0 220 315;4 p2;2 s66;2 2 317 318;2 2 317 201;0 given,20;2 i20;2 18 321 322 13;4 apply,3 19;4 c0;0 12 324 325;0 given,21;0 15 321 327;0 14 326 328;0 s70;2 i21;2 s69;2 s67;2 0 332 333;0 i22;0 16 335;2 s68;2 18 336 337 13;2 1 334 338;2 6 13 339;2 18 327 331 340;2 s65;4 c1/5;2 2 342 343;4 i39;2 2 342 345;4 c1/40;2 2 342 347;4 c1/500;2 2 342 349;4 c1/100;2 2 342 351;4 c3/200;2 2 342 353;4 c3/500;2 2 342 355;2 s71;2 2 357 324;2 s74;2 s75;2 0 359 360;2 s76;2 0 361 362;2 s77;2 s78;2 0 364 365;2 0 363 366;2 s72;2 s73;2 0 368 369;2 s81;2 0 370 371;2 s79;2 s80;2 0 373 374;2 0 372 375;0 12 56 57;0 11 56 57;6 period,3;0 10 379 56;0 14 378 380;0 10 128 57;0 18 127 382 0;0 10 192 57;0 18 191 384 0;0 12 135 13;6 23 56;6 23 57;0 8 387 388;0 14 386 389;0 15 20 27;0 14 391 279;0 9 70 71;0 14 22 393;0 14 24 72;0 16 29;0 given,6;0 9 51 52;0 18 397 398 0;0 14 396 399;0 12 230 229;0 12 277 151;0 8 168 30;0 12 160 30;0 16 330;0 14 326 405;0 14 330 327;6 23 192;0 9 408 388;0 18 191 409 0;0 10 80 79;0 12 216 13;0 8 285 13;0 14 284 413;0 i9;1 word,termino_contrato;0 8 2 416;0 14 415 417;3 27 56 57;0 12 419 31;0 14 418 420;2 0 299 300;0 12 422 142;0 given,39;0 16 424;0 12 223 224;0 12 151 224;2 s64;0 10 428 13","items":[["i",0,0],["i",1],[0,1,12],["i",2,null,[13,false],[16,true]],["i",3,18,[13,false],[14,true]],["i",4,13,[13,true],[14,true]],["i",5],[1,0,28],["i",6,null,null,null,29],["i",7,30,[30,true],[31,true]],["i",8,null,null,null,32],["i",9,0],["i",10,30,[30,true],[33,true]],["i",11,30,[30,true],[34,true]],["i",12,30,[30,true],[35,true]],["i",13,30,[30,true],[36,true]],["i",14,null,[30,true],[37,true]],["i",15,null,[30,true],[37,true]],["i",16,13,[13,true]],["i",17,38,[13,true]],["i",18,13,[13,true]],["i",19,13,[13,true]],["i",20,null,[13,true]],["i",21,null,[13,true]],["i",22,39],["i",23,13,[13,true]],["i",24,13,[13,true]],["i",25],["i",26],["i",27,13,[13,true]],["i",28,13,[13,true]],["i",29,13,[13,true]],["i",30,13,[13,true]],["i",31,13,[13,true]],["i",32,42,[13,true]],["i",33,45,[13,true]],["i",34,40,[13,true]],["i",35,43,[13,true]],["i",36,46,[13,true]],["i",37,30,[30,true],[47,true]],["i",38,13,[13,true]],["i",39,48,[49,true],[50,true]],[2,5,53],[3,0,55],[4,3,58],[5,3,69],[6,7,78],[7,3,79,0],[8,6,81],[9,6,82],[10,6,85],[11,3,98],[12,3,110],[13,6,112],[14,6,113],[15,3,124],[16,7,126],[17,3,132],[18,2,133,1],[19,2,136],[20,2,139,1],[21,2,140,1],[22,2,141,1],[23,2,144,1],[24,2,147,1],[25,2,150,1],[26,2,154,1],[27,2,157,1],[28,2,162,1],[29,2,167,1],[30,2,173,1],[31,2,175,1],[32,2,178,1],[33,2,180,1,null,179],[34,0,189],[35,2,134,1,null,190],[36,2,134,1,null,196],[37,2,219],[38,2,220],[39,2,225,1],[40,2,228,2],[41,2,232,1],[42,2,233,1],[43,2,237,2,null,234],[44,2,239],[45,2,240,1],[46,2,249],[47,2,250],[48,2,253,1],[49,2,255,1],[50,2,151,null,234],[51,2,258,null,234],[52,2,259,null,234],[53,2,262,1,234],[54,2,264,1,234],[55,2,268],[56,0,273],[57,2,269,1,null,275],[58,2,276,1,null,234],[59,2,277,1],[60,2,283,1,null,279],[61,2,288,1,null,287],[62,2,289,1],[63,2,303],[64,2,306],[65,2,307,1],[66,2,316,1],[67,2,319,1],[68,2,320,1],[69,2,323],[70,0,329],[71,2,341,1,null,330],[72,2,344,1,null,null,342,343],[73,2,346,1,null,null,342,345],[74,2,348,1,null,null,342,347],[75,2,350,1,null,null,342,349],[76,2,352,1,null,null,342,351],[77,2,354,1,null,null,342,353],[78,2,356,1,null,null,342,355],[79,2,333,1,null,null,318,317],[80,2,358,1,null,330,357,324],[81,2,367],[82,2,376]],"parameters":[["irrf_retencao_minima",null],["irrf_deducao_dependente",null],["aliquota_fgts",null],["aviso_minimo",null],["aviso_por_ano",null],["aviso_maximo",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.hire_date","inputs",null,377,["El ingreso ",56," es posterior al último día del contrato, ",57," (CLT art. 477)"]],["refuse","VALIDATION_ERROR","warning","period","period",null,381,["El saldo de salario empieza con el contrato, el ",56," (CLT art. 457)"]],["refuse","VALIDATION_ERROR","warning","inputs.data_fim_contrato","inputs",null,383,["El contrato a término acababa antes del ",57," (CLT arts. 479 y 480)"]],["refuse","VALIDATION_ERROR","warning","inputs.data_pagamento","inputs",null,385,["El pago es anterior al último día del contrato, ",57," (CLT art. 477 §6)"]],["refuse","VALIDATION_ERROR","warning","inputs.media_variaveis","inputs",null,390,["Quien ingresó en el mes no tiene meses de los que sacar un promedio (CLT art. 487 §3)"]],["refuse","VALIDATION_ERROR","warning","inputs.aviso","inputs",null,392,["El aviso que no se cumple es el de quien renuncia (CLT art. 487 §2)"]],["refuse","VALIDATION_ERROR","warning","inputs.aviso","inputs",null,394,["La rescisión indirecta paga el aviso (CLT art. 487 §4)"]],["refuse","VALIDATION_ERROR","warning","inputs.aviso","inputs",null,395,["A quien renuncia no se le paga el aviso (CLT art. 487 §2)"]],["refuse","VALIDATION_ERROR","warning","inputs.aviso","inputs",null,400,["Con esta causa no hay aviso previo (CLT arts. 479 a 482 y 487)"]],["refuse","VALIDATION_ERROR","warning","inputs.inss_retido_mes","inputs",null,401,["El INSS retenido pasa del INSS del mes, ",229," (Lei 8.212/1991 art. 20)"]],["warn","AVOS_OVERRIDDEN","info","inputs.avos_13","inputs",null,88,["Se usan los avos enviados, ",145,", y no los calculados"]],["warn","AVOS_OVERRIDDEN","info","inputs.avos_ferias","inputs",null,114,["Se usan los avos enviados, ",170,", y no los calculados"]],["warn","ADVANCE_EXCEEDS_DUE","warning","inputs.primeira_parcela_amount","inputs",null,402,["El adelanto de ",277," pasa del 13.º de ",151]],["warn","VACATION_RIGHT_LOST","info","inputs.faltas_injustificadas","inputs",null,403,["Con más de 32 faltas se pierden las vacaciones del periodo (CLT art. 130)"]],["warn","VACATION_DOUBLED","info","inputs.dias_ferias_vencidas_dobro","inputs",null,404,[160," días de vacaciones se pagan en doble (CLT art. 137)"]],["warn","FGTS_BALANCE_MISSING","warning","inputs.saldo_fgts_amount","inputs",null,406,["Sin el saldo del FGTS no se calcula la multa (Lei 8.036/1990 art. 18)"]],["warn","FGTS_FINE_BASE_GIVEN","info","inputs.base_multa_fgts_amount","inputs",null,407,["La multa se calcula sobre la base enviada"]],["warn","IRRF_PAYMENT_MONTH_DIFFERS","warning","inputs.data_pagamento","inputs",null,410,["Se paga en otro mes: el IRRF sería por las tablas de ese mes"]],["warn","HALF_NOTICE_ROUNDED","info","inputs.aviso","inputs",null,411,["De ",79," días se proyectan ",80]],["warn","ART_477_FINE","warning","inputs.data_pagamento","inputs",null,412,["Se paga más de diez días después del fin del contrato (CLT art. 477 §6)"]],["warn","ADDITIONAL_INDEMNITY_LAW_7238","info","inputs.data_base","inputs",null,190,["El contrato, con el aviso, acaba en los 30 días antes de la data-base (Lei 7.238/1984 art. 9)"]],["warn","ART_480_NOT_CLAIMED","info","inputs.prejuizo_art_480_amount","inputs",null,414,["Sin perjuicio probado no se descuenta la indemnización (CLT art. 480)"]],["warn","EXPERIENCE_OVER_90_DAYS","info","inputs.contrato_experiencia","inputs",null,421,["Un contrato de experiencia dura hasta 90 días (CLT art. 445)"]],["warn","DEDUCTIONS_OVER_ONE_MONTH","warning","total_deductions","employee",null,423,["Lo que se compensa pasa de un mes de remuneración, ",142," (CLT art. 477 §5)"]],["warn","RAT_FAP_DEFAULTED","info","rat_fap_rate","employee",null,425,["Sin RAT ajustado se usa ",345]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf","employee",null,274,["No se retienen ",269,": la ley dispensa hasta ",271]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss","employee",null,426,["La remuneración pasa del tope; el INSS se calcula sobre ",226]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss_13","employee",null,427,["El 13.º salario pasa del tope; el INSS se calcula sobre ",235]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,429,["Las deducciones superan las percepciones"]]],"tables":[[2,null,4,null,null],[2,null,2,null,null],[1,null,7,null,null],[1,null,4,null,null],[7,null,7,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [irrf_retencao_minima$rows, irrf_deducao_dependente$rows, aliquota_fgts$rows, aviso_minimo$rows, aviso_por_ano$rows,
    aviso_maximo$rows], tables: [inss_aliquota, irrf_mensal, causas_parte_aviso, causas_multa, dias_por_faltas] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
