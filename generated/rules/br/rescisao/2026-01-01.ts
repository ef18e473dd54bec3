// BR.rescisao 2026.1: Liquidación final (rescisão)
// Emitted from generated/rules/br/rescisao/2026-01-01.pay by payroll compile. Do not edit.
// file    sha256:d0fc6f9e5df2fc7be852af15809e5abaa450a4098e9ff20cab209520d91317ab
// meaning sha256:ce614131441b3d2faa93005417081830b6e25d5deb58fe63fe0b44fc3d77fdbb
import * as rt from '../../../../runtime/index.ts';
import { $file, irrf_retencao_minima$rows, irrf_deducao_dependente$rows, irrf_desconto_simplificado$rows,
  aliquota_fgts$rows, aviso_minimo$rows, aviso_por_ano$rows, aviso_maximo$rows, irrf_mensal, inss_tabela,
  causas_parte_aviso, causas_multa, dias_por_faltas, $sources, $provenance, $inputs, $histories, $steps } from './2026-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'generated/rules/br/rescisao/2026-01-01.pay',
    fingerprint: 'sha256:d0fc6f9e5df2fc7be852af15809e5abaa450a4098e9ff20cab209520d91317ab',
    meaning: 'sha256:ce614131441b3d2faa93005417081830b6e25d5deb58fe63fe0b44fc3d77fdbb', country: 'BR', scheme: 'rescisao',
    label: 'Liquidación final (rescisão)', version: '2026.1', currency: 'BRL', validFrom: '2026-01-01', validUntil: '2026-12-31',
    periods: ['event'], proration: null, days: 'month_of_30', asOf: 'period_end',
    laws: ['CLT arts. 146, 147 y 477 a 491; Lei 12.506/2011; Lei 8.036/1990 art. 18; Lei 4.090/1962 art. 3'],
    changes: [{ date: '2026-01-01', summary: 'Tabla del INSS de 2026', law: 'Portaria Interministerial MPS/MF 13/2026' },
      { date: '2026-01-01', summary: 'Reducción del IRRF: sin impuesto hasta 5.000,00', law: 'Lei 15.270/2025; IN RFB 2.299/2025' }],
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
  inss_tabela$rows1: rt.scaledRows(inss_tabela, { date: $at }, 100n, 200n),
  irrf_deducao_dependente: rt.scaledWorth($at, 100n, irrf_deducao_dependente$rows),
  irrf_desconto_simplificado: rt.scaledWorth($at, 5n, irrf_desconto_simplificado$rows),
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
  $s[115] = $f.inss_tabela$rows1.top;
  const $83 = $f.inss_tabela$rows1.top * 100;
  const $84 = $s[117] = $82 < $83 ? $82 : $83;
  const base_inss = $s[116] = Math.floor(($84 + 50) / 100);
  // INSS del mes
  const $86 = $s[118] = rt.rowOf($f.inss_tabela$rows1, base_inss, 1, true);
  if ($86 < 0) return false;
  $s[119] = base_inss;
  const $87 = rt.slicesOf($f.inss_tabela$rows1, $86, base_inss, 1);
  if (Number.isNaN($87)) return false;
  const inss_devido = $s[120] = $87;
  // INSS del empleado
  const $88 = inss_devido * 100 - inss_retido_mes;
  const $89 = $s[122] = 0 > $88 ? 0 : $88;
  const inss = $s[121] = Math.floor(($89 + 50) / 100);
  // Base INSS 13.º salario
  $s[123] = $f.inss_tabela$rows1.top;
  const base_inss_13 = $s[124] = decimo_terceiro < $f.inss_tabela$rows1.top ? decimo_terceiro : $f.inss_tabela$rows1.top;
  // INSS sobre 13.º salario
  $s[126] = -1;
  let inss_13 = 0;
  const $92 = decimo_terceiro > 0;
  $s[125] = $92 ? 1 : 0;
  if ($92) {
    const $93 = $s[126] = rt.rowOf($f.inss_tabela$rows1, base_inss_13, 1, true);
    if ($93 < 0) return false;
    $s[127] = base_inss_13;
    const $94 = rt.slicesOf($f.inss_tabela$rows1, $93, base_inss_13, 1);
    if (Number.isNaN($94)) return false;
    inss_13 = $s[128] = $94;
  }
  // Rendimiento tributable
  const $95 = remuneracao_mes * 100;
  if ($95 > rt.SAFE) return false;
  const $96 = $95 + rendimento_acumulado_mes;
  if ($96 > rt.SAFE) return false;
  $s[129] = $96;
  // Pensión alimenticia
  if (pensao_alimenticia_amount > 4503599627370395) return false;
  const pensao_alimenticia = $s[130] = Math.floor((pensao_alimenticia_amount + 50) / 100);
  $s[131] = pensao_alimenticia_amount;
  // Deducciones legales
  const $98 = pensao_alimenticia * 100;
  if ($98 > rt.SAFE) return false;
  const $99 = inss * 100 + inss_deduzido_acumulado_mes;
  if ($99 > rt.SAFE) return false;
  const $100 = $99 + $f.irrf_deducao_dependente * num_dependentes_irrf * 100;
  if ($100 > rt.SAFE) return false;
  const $101 = $100 + $98;
  if ($101 > rt.SAFE) return false;
  const deducoes_legais = $s[132] = $101;
  // Descuento simplificado (1) o legal (0)
  const irrf_metodo = $f.irrf_desconto_simplificado * 2000 > deducoes_legais;
  $s[133] = irrf_metodo ? 1 : 0;
  // Deducción aplicada
  const $102 = $f.irrf_desconto_simplificado * 2000;
  const deducao = $s[134] = deducoes_legais > $102 ? deducoes_legais : $102;
  // Base IRRF
  const $104 = remuneracao_mes * 100;
  if ($104 > rt.SAFE) return false;
  const $105 = $104 + rendimento_acumulado_mes;
  if ($105 > rt.SAFE) return false;
  const $106 = $105 - deducao;
  const $107 = $s[136] = 0 > $106 ? 0 : $106;
  if ($107 > 4503599627370395) return false;
  const base_irrf = $s[135] = Math.floor(($107 + 50) / 100);
  // IRRF según tabla
  const $109 = $s[137] = rt.rowOf($f.irrf_mensal$rows1, base_irrf, 1, false);
  if ($109 < 0) return false;
  $s[138] = base_irrf;
  const $110 = $s[140] = rt.rebateOf($f.irrf_mensal$rows1, $109, base_irrf, 1);
  if (Number.isNaN($110)) return false;
  if ($110 > 4503599627370455) return false;
  const irrf_tabela = $s[139] = Math.floor(($110 + 20) / 40);
  // Reducción Ley 15.270
  const $112 = remuneracao_mes * 100;
  if ($112 > rt.SAFE) return false;
  const $113 = $112 + rendimento_acumulado_mes;
  if ($113 > rt.SAFE) return false;
  const $123 = $113 <= 50000000;
  $s[141] = $123 ? 1 : 0;
  let $124: number;
  if ($123) {
    $124 = (irrf_tabela < 31289 ? irrf_tabela : 31289) * 20000000;
  } else {
    const $114 = remuneracao_mes * 100;
    if ($114 > rt.SAFE) return false;
    const $115 = $114 + rendimento_acumulado_mes;
    if ($115 > rt.SAFE) return false;
    const $121 = $115 <= 73500000;
    $s[142] = $121 ? 1 : 0;
    let $122: number;
    if ($121) {
      const $116 = remuneracao_mes * 100;
      if ($116 > rt.SAFE) return false;
      const $117 = $116 + rendimento_acumulado_mes;
      if ($117 > rt.SAFE) return false;
      const $118 = 1957240000000 - $117 * 26629;
      const $119 = irrf_tabela * 20000000;
      if ($119 > rt.SAFE) return false;
      const $120 = 0 > $118 ? 0 : $118;
      $122 = $119 < $120 ? $119 : $120;
    } else {
      $122 = 0;
    }
    $124 = $122;
  }
  const irrf_reducao = $s[143] = Math.floor(($124 + 10000000) / 20000000);
  $s[144] = $124;
  // IRRF con la reducción
  const irrf_apurado = $s[145] = irrf_tabela - irrf_reducao;
  // Rendimiento tributable 13.º salario
  let deducoes_legais_13 = 0;
  let irrf_metodo_13 = false;
  let deducao_13 = 0;
  let base_irrf_13 = 0;
  if ($92) {
    $s[146] = decimo_terceiro;
    // Deducciones legales 13.º salario
    deducoes_legais_13 = $s[147] = inss_13 + $f.irrf_deducao_dependente * num_dependentes_irrf;
    // Descuento simplificado (1) o legal (0) 13.º salario
    irrf_metodo_13 = $f.irrf_desconto_simplificado * 20 > deducoes_legais_13;
    $s[148] = irrf_metodo_13 ? 1 : 0;
    // Deducción aplicada 13.º salario
    const $128 = $f.irrf_desconto_simplificado * 20;
    deducao_13 = $s[149] = deducoes_legais_13 > $128 ? deducoes_legais_13 : $128;
    // Base IRRF 13.º salario
    const $130 = decimo_terceiro - deducao_13;
    base_irrf_13 = $s[150] = 0 > $130 ? 0 : $130;
  }
  // IRRF según tabla 13.º salario
  $s[151] = -1;
  let irrf_tabela_13 = 0;
  let irrf_reducao_13 = 0;
  let irrf_apurado_13 = 0;
  if ($92) {
    const $132 = $s[151] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_13, 1, false);
    if ($132 < 0) return false;
    $s[152] = base_irrf_13;
    const $133 = $s[154] = rt.rebateOf($f.irrf_mensal$rows1, $132, base_irrf_13, 1);
    if (Number.isNaN($133)) return false;
    irrf_tabela_13 = $s[153] = Math.floor(($133 + 20) / 40);
    // Reducción Ley 15.270 13.º salario
    const $140 = decimo_terceiro <= 500000;
    $s[155] = $140 ? 1 : 0;
    let $141: number;
    if ($140) {
      $141 = (irrf_tabela_13 < 31289 ? irrf_tabela_13 : 31289) * 200000;
    } else {
      const $138 = decimo_terceiro <= 735000;
      $s[156] = $138 ? 1 : 0;
      let $139: number;
      if ($138) {
        const $135 = 19572400000 - decimo_terceiro * 26629;
        const $136 = irrf_tabela_13 * 200000;
        const $137 = 0 > $135 ? 0 : $135;
        $139 = $136 < $137 ? $136 : $137;
      } else {
        $139 = 0;
      }
      $141 = $139;
    }
    irrf_reducao_13 = $s[157] = Math.floor(($141 + 100000) / 200000);
    $s[158] = $141;
    // IRRF con la reducción 13.º salario
    irrf_apurado_13 = $s[159] = irrf_tabela_13 - irrf_reducao_13;
  }
  // IRRF que falta retener
  const $144 = irrf_apurado * 100;
  if ($144 > rt.SAFE) return false;
  const $145 = $144 - irrf_retido_mes;
  const irrf_devido = $s[160] = 0 > $145 ? 0 : $145;
  // Retención dispensada
  const $147 = irrf_devido > 0;
  $s[161] = $147 ? 1 : 0;
  const irrf_dispensado = $147 && irrf_devido <= $f.irrf_retencao_minima * 10000;
  $s[162] = irrf_dispensado ? 1 : 0;
  // IRRF sobre salario
  let irrf = 0;
  const $148 = !irrf_dispensado;
  $s[163] = $148 ? 1 : 0;
  if ($148) {
    if (irrf_devido > 4503599627370395) return false;
    irrf = $s[164] = Math.floor((irrf_devido + 50) / 100);
    $s[165] = irrf_devido;
  }
  // IRRF sobre 13.º salario (tributación exclusiva)
  let irrf_13 = 0;
  if ($92) {
    irrf_13 = $s[166] = irrf_apurado_13;
  }
  // Adelanto del 13.º ya pagado
  if (primeira_parcela_amount > 4503599627370395) return false;
  const adiantamento_13_descontado = $s[167] = Math.floor((primeira_parcela_amount + 50) / 100);
  $s[168] = primeira_parcela_amount;
  // Aviso previo no cumplido (desconto do aviso)
  let aviso_previo_descontado = 0;
  const $151 = rt.same(aviso_dado, 'nao_cumprido');
  $s[169] = $151 ? 1 : 0;
  if ($151) {
    const $152 = $f.aviso_minimo - dias_aviso_trabalhados;
    const $153 = $s[171] = salario_contratual * (0 > $152 ? 0 : $152);
    aviso_previo_descontado = $s[170] = Math.floor(($153 + 15) / 30);
  }
  // Indemnización art. 480 CLT
  let indenizacao_art_480 = 0;
  const $155 = rt.same(causa_efetiva, 'antecipada_empregado');
  $s[172] = $155 ? 1 : 0;
  const $156 = $155 && prejuizo_art_480_amount > 0;
  $s[173] = $156 ? 1 : 0;
  if ($156) {
    const $157 = metade_restante * 100;
    const $158 = prejuizo_art_480_amount < $157 ? prejuizo_art_480_amount : $157;
    const $159 = $s[175] = $158 < remuneracao_rescisoria ? $158 : remuneracao_rescisoria;
    indenizacao_art_480 = $s[174] = Math.floor(($159 + 50) / 100);
  }
  // Otros descuentos
  if (outros_descontos_amount > 4503599627370395) return false;
  const outros_descontos = $s[176] = Math.floor((outros_descontos_amount + 50) / 100);
  $s[177] = outros_descontos_amount;
  // Total deducciones
  const total_deducciones = $s[178] = inss +
    inss_13 +
    irrf +
    irrf_13 +
    adiantamento_13_descontado +
    aviso_previo_descontado +
    indenizacao_art_480 +
    pensao_alimenticia +
    outros_descontos;
  // Neto
  const neto = $s[179] = total_percepciones - total_deducciones;
  // Base contribución patronal (CPP)
  const base_cpp = $s[180] = saldo_salario + horas_extras + comissoes + decimo_terceiro_proporcional + decimo_terceiro_aviso;
  // Base FGTS
  const $165 = decimo_terceiro_proporcional * 100;
  const $166 = primeira_parcela_amount - decimo_terceiro_proporcional * 100;
  const $167 = decimo_terceiro_aviso * 100;
  const $168 = 0 > $166 ? 0 : $166;
  const $169 = horas_extras * 100;
  if ($169 > rt.SAFE) return false;
  const $170 = comissoes * 100;
  if ($170 > rt.SAFE) return false;
  const $171 = saldo_salario * 100 + $169;
  if ($171 > rt.SAFE) return false;
  const $172 = $171 + $170;
  if ($172 > rt.SAFE) return false;
  const $173 = $172 + aviso_previo_indenizado * 100;
  if ($173 > rt.SAFE) return false;
  const $174 = $173 + (decimo_terceiro_proporcional * 100 - ($165 < primeira_parcela_amount ? $165 : primeira_parcela_amount));
  if ($174 > rt.SAFE) return false;
  const $175 = $s[182] = $174 + (decimo_terceiro_aviso * 100 - ($167 < $168 ? $167 : $168));
  if ($175 > 4503599627370395) return false;
  const base_fgts = $s[181] = Math.floor(($175 + 50) / 100);
  // FGTS de la liquidación
  const $177 = $s[184] = $f.aliquota_fgts * base_fgts;
  const fgts_rescisorio = $s[183] = Math.floor((2 * $177 + 25) / 50);
  // FGTS del aviso indemnizado
  const $179 = $s[186] = $f.aliquota_fgts * aviso_previo_indenizado;
  const fgts_do_aviso = $s[185] = Math.floor((2 * $179 + 25) / 50);
  // Saldo del FGTS
  const $181 = rt.isSent($n[20]!);
  $s[187] = $181 ? 1 : 0;
  const saldo_fgts = $s[188] = $181 ? saldo_fgts_amount : 0;
  // Hay multa y se conoce su base
  const $183 = $s[189] = rt.rowOfWord($f.causas_multa$rows1, causa_efetiva);
  if ($183 < 0) return false;
  const $184 = $f.causas_multa$rows1.value[$183]!;
  const $185 = $184 > 0;
  $s[190] = $185 ? 1 : 0;
  const com_base_da_multa = $185 && ($181 || rt.isSent($n[21]!));
  $s[191] = com_base_da_multa ? 1 : 0;
  // Base de la multa del FGTS
  let base_multa_fgts = 0;
  if (com_base_da_multa) {
    const $190 = rt.isSent($n[21]!);
    $s[192] = $190 ? 1 : 0;
    let $191: number;
    if ($190) {
      $191 = base_multa_enviada;
    } else {
      const $186 = saldo_fgts + fgts_rescisorio * 100;
      if ($186 > rt.SAFE) return false;
      const $187 = !multa_fgts_sobre_aviso;
      $s[193] = $187 ? 1 : 0;
      const $188 = $187 ? fgts_do_aviso : 0;
      const $189 = $186 - $188 * 100;
      $191 = 0 > $189 ? 0 : $189;
    }
    if ($191 > 4503599627370395) return false;
    base_multa_fgts = $s[194] = Math.floor(($191 + 50) / 100);
    $s[195] = $191;
  }
  // Contribución patronal (CPP)
  const cpp = $s[196] = Math.floor((2 * base_cpp + 5) / 10);
  $s[197] = base_cpp;
  $s[198] = base_cpp;
  $s[199] = 1;
  // RAT ajustado (RAT x FAP)
  const $194 = $s[201] = base_cpp * rat_fap_rate;
  if ($194 > 4503599617370495) return false;
  const rat_fap = $s[200] = Math.floor(($194 + 5000000) / 10000000);
  $s[202] = base_cpp;
  $s[203] = rat_fap_rate;
  // Salario-educación (salário-educação)
  const salario_educacao = $s[204] = Math.floor((base_cpp + 20) / 40);
  $s[205] = base_cpp;
  $s[206] = base_cpp;
  $s[207] = 1;
  // INCRA
  const incra = $s[208] = Math.floor((base_cpp + 250) / 500);
  $s[209] = base_cpp;
  $s[210] = base_cpp;
  $s[211] = 1;
  // SENAI
  const senai = $s[212] = Math.floor((base_cpp + 50) / 100);
  $s[213] = base_cpp;
  $s[214] = base_cpp;
  $s[215] = 1;
  // SESI
  const $199 = $s[217] = base_cpp * 3;
  const sesi = $s[216] = Math.floor(($199 + 100) / 200);
  $s[218] = base_cpp;
  $s[219] = 3;
  // SEBRAE
  const $201 = $s[221] = base_cpp * 3;
  const sebrae = $s[220] = Math.floor(($201 + 250) / 500);
  $s[222] = base_cpp;
  $s[223] = 3;
  // FGTS (8%)
  const fgts = $s[224] = fgts_rescisorio;
  $s[225] = base_fgts;
  $s[226] = $f.aliquota_fgts;
  // Multa rescisoria del FGTS (40% / 20%)
  $s[227] = -1;
  let multa_fgts = 0;
  if (com_base_da_multa) {
    const $203 = $s[227] = rt.rowOfWord($f.causas_multa$rows1, causa_efetiva);
    if ($203 < 0) return false;
    const $204 = $s[231] = $f.causas_multa$rows1.value[$203]!;
    const $205 = $s[229] = base_multa_fgts * $204;
    multa_fgts = $s[228] = Math.floor((2 * $205 + 5) / 10);
    $s[230] = base_multa_fgts;
  }
  // Terceros
  const total_terceiros = $s[232] = salario_educacao + incra + senai + sesi + sebrae;
  // Contribuciones patronales
  $s[233] = cpp + rat_fap + total_terceiros + fgts + multa_fgts;
  if (hire_date > $row.period.end) return false;
  if (hire_date <= $row.period.end && $row.period.start < hire_date) return false;
  const $209 = $45 ? data_fim_contrato < $row.period.end : false;
  if ($209) return false;
  const $210 = $77 ? data_pagamento < $row.period.end : false;
  if ($210) return false;
  if (media_variaveis > 0 && rt.same(rt.firstDayOfMonth(hire_date), rt.firstDayOfMonth($row.period.end))) return false;
  if (($11 || rt.same(causa_efetiva, 'acordo')) && rt.same(aviso_dado, 'nao_cumprido')) return false;
  if (rt.same(causa_efetiva, 'rescisao_indireta') && !rt.same(aviso_dado, 'indenizado')) return false;
  if (rt.same(causa_efetiva, 'pedido_demissao') && rt.same(aviso_dado, 'indenizado')) return false;
  let $212: boolean = !com_aviso;
  if ($212) {
    $212 = aviso$sent !== undefined ? !rt.same(aviso, 'dispensado') : false;
  }
  if ($212) return false;
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
    const $213 = rt.rowOfWord($f.causas_multa$rows1, causa_efetiva);
    if ($213 < 0) return false;
    const $214 = $f.causas_multa$rows1.value[$213]!;
    if ($214 > 0 && !com_base_da_multa) {
      // FGTS_BALANCE_MISSING
      $notes.add(15);
    }
    if (com_base_da_multa && rt.isSent($n[21]!)) {
      // FGTS_FINE_BASE_GIVEN
      $notes.add(16);
    }
    const $215 = $77 ? !rt.same(rt.firstDayOfMonth(data_pagamento), rt.firstDayOfMonth($row.period.end)) : false;
    if ($215) {
      // IRRF_PAYMENT_MONTH_DIFFERS
      $notes.add(17);
    }
    if (data_projetada > fim_do_ano) {
      // NOTICE_PROJECTED_TO_NEXT_YEAR
      $notes.add(18);
    }
    if (dias_projetados * 2 < dias_aviso_indenizado) {
      // HALF_NOTICE_ROUNDED
      $notes.add(19, rt.ratio(dias_aviso_indenizado, 2n), rt.ratio(dias_projetados, 1n));
    }
    if (multa_art_477 > 0) {
      // ART_477_FINE
      $notes.add(20);
    }
    if (com_indenizacao_adicional) {
      // ADDITIONAL_INDEMNITY_LAW_7238
      $notes.add(21);
    }
    if ($155 && prejuizo_art_480_amount === 0) {
      // ART_480_NOT_CLAIMED
      $notes.add(22);
    }
    if (contrato_experiencia && rt.same(causa, 'termino_contrato') && rt.daysBetween(hire_date, $row.period.end) > 90) {
      // EXPERIENCE_OVER_90_DAYS
      $notes.add(23);
    }
    const $216 = (aviso_previo_descontado + indenizacao_art_480 + outros_descontos) * 100;
    if ($216 > rt.SAFE) return false;
    if ($216 > remuneracao_rescisoria) {
      // DEDUCTIONS_OVER_ONE_MONTH
      $notes.add(24, rt.ratio(remuneracao_rescisoria, 10000n));
    }
    if (!rt.isSent($n[39]!)) {
      // RAT_FAP_DEFAULTED
      $notes.add(25, rt.ratio(rat_fap_rate, 10000000n));
    }
    if (pensao_alimenticia_amount > 0 && irrf_metodo) {
      // PENSAO_NOT_DEDUCTED
      $notes.add(26);
    }
    if (irrf_dispensado) {
      // IRRF_WITHHOLDING_WAIVED
      $notes.add(27, rt.ratio(irrf_devido, 10000n), rt.ratio($f.irrf_retencao_minima, 1n));
    }
    const $217 = remuneracao_mes * 100;
    if ($217 > rt.SAFE) return false;
    const $218 = inss_base_acumulada_mes + $217;
    if ($218 > rt.SAFE) return false;
    if ($218 > $f.inss_tabela$rows1.top * 100) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(28, rt.ratio(base_inss, 100n));
    }
    if (decimo_terceiro > $f.inss_tabela$rows1.top) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(29, rt.ratio(base_inss_13, 100n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(30);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":234,"scales":[1,1,10000,10000,10000,1,1,1,1,1,1,1,1,1,1,1,10000,10000,10000,10000,10000,10000,1,10000,10000,1,1,10000,10000,10000,10000,10000,10000,10000,10000,10000,10000,1,10000,10000000],"values":[["input",0,[0,1]],["input",1,[1,1]],0,1,["input",6,[46,1]],["input",5,[5,1]],["period","end_date","date",[]],["parameter","aviso_maximo",1,"number"],["parameter","aviso_minimo",1,"number"],["parameter","aviso_por_ano",1,"number"],4,2,5,["input",7,[6,1]],6,7,3,["sent","given(avos_13_enviados)",14],["input",14,[13,1]],9,["input",13,[12,1]],8,10,["sent","given(avos_ferias_enviados)",15],["input",15,[14,1]],13,14,["input",12,[11,1]],["sent","given(data_fim_contrato)",8],["input",8,[7,1]],["input",3,[3,10000]],18,["input",4,[4,10000]],["period","days","number",[]],["input",18,[17,10000]],["input",19,[18,10000]],19,12,11,24,25,["input",10,[9,1]],["input",11,[10,1]],27,28,16,15,30,17,32,["sent","given(data_base)",25],["input",25,[24,1]],34,["sent","given(data_pagamento)",26],["input",26,[25,1]],20,21,22,23,26,29,31,33,35,36,["input",32,[31,10000]],38,["kept","upper_limit(inss_tabela)","money",115],39,40,["input",33,[32,10000]],["kept","upper_limit(inss_tabela)","money",123],42,["input",34,[33,10000]],["input",38,[37,10000]],41,["input",35,[34,10000]],["parameter","irrf_deducao_dependente",100],["input",37,[36,1]],45,["parameter","irrf_desconto_simplificado",5],46,48,49,50,51,43,54,56,57,58,59,52,["input",36,[35,10000]],61,["parameter","irrf_retencao_minima",1],62,60,["input",17,[16,10000]],["input",24,[23,10000]],["input",23,[22,10000]],63,64,65,66,67,68,37,69,["parameter","aliquota_fgts",25,"rate"],72,["sent","given(saldo_fgts_amount)",20],["input",20,[19,10000]],["sent","given(base_multa_enviada)",21],76,["input",21,[20,10000]],75,73,["input",22,[21,1]],74,71,["input",39,[38,10000000]],77,80,81,82,83,84,78,79,87,85,86],"tables":[{"table":2,"rows":"causas_parte_aviso$rows1","of":"choice","gives":"number","scales":[1,2,2],"slots":[50,null,null]},{"table":2,"rows":"causas_parte_aviso$rows1","of":"choice","gives":"number","scales":[1,2,2],"slots":[55,null,null],"isConditional":1},{"table":4,"rows":"dias_por_faltas$rows1","of":"number","gives":"number","scales":[1,1,1],"slots":[71,72,null]},{"table":1,"rows":"inss_tabela$rows1","scales":[100,200,100],"slots":[118,119,null]},{"table":1,"rows":"inss_tabela$rows1","scales":[100,200,100],"slots":[126,127,null],"isConditional":1},{"table":0,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[137,138,null]},{"table":0,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[151,152,null],"isConditional":1},{"table":3,"rows":"causas_multa$rows1","of":"choice","scales":[1,5,5],"slots":[189,null,null]},{"table":3,"rows":"causas_multa$rows1","of":"choice","scales":[1,5,5],"slots":[227,null,null],"isConditional":1}],"steps":[[[41,1],[0,[[1],0,1,1],[[0],39,0,0],[[1],39,0,0,0,1,1],[[1],39,0,0,40,0,0]]],[[45,1],[2,[[2],42,0,0],[[2],43,0,0],[[2],44,0,0]]],[[47,1],[3,[[4],45,1,1]]],[[48,1],[2]],[[49,1],[5,6]],[[53,1],[2,[[7,8,9,10],51,1,1],[[2],51,0,0],[[8],51,0,0,52,1,1],-1]],[[56,2],[11,[[12,13,2],54,1,1],-2]],[[57,1],[14],[58,2]],[[59,1],[6,15]],[[60,1],[6]],[[61,1],[6]],[[64,1],[16,[[17],62,0,0],[[18],62,0,0,63,1,1],[[5,19,6,20],62,0,0,63,0,0]]],[[66,1],[16,[[17],62,0,0],[[18],62,0,0,65,1,1],[[5,19,21,22,22,21,20],62,0,0,65,0,0]]],[[67,1],[5,10]],[[68,1],[21]],[[70,1],[16,[[23],62,0,0],[[24],62,0,0,69,1,1],[[25,26,25,26],62,0,0,69,0,0]]],[[73,1],[27,-3]],[[75,1],[28,[[6,29],74,1,1]]],[76,[30],[77,10000]],[[78,10000],[31,32]],[79,[31,33],[80,3000]],[81,[34],[82,10000]],[83,[35],[84,10000]],[85,[36,14],[86,600000]],[87,[36,37],[88,120000]],[89,[36,38],[90,120000]],[91,[39,40]],[92,[36,41],[93,300000]],[94,[36,42],[95,150000]],[96,[43,44],[97,300]],[98,[36,45,46],[99,3600000]],[100,[47],[101,300]],[102,[36,48],[103,600000]],[105,[2,[[49],104,1,1]],null,null,104],[[108,1],[2,[[50],42,1,1],[[51,21],42,1,1,106,1,1],[[21,51],42,1,1,106,1,1,107,1,1]]],[109,[52,[[31],108,1,1]],null,null,108],[112,[53,[[54,6],110,1,1],[[31],111,1,1]],null,null,111],[113,[55,56,57,58,40,59,43,44,60,47,61,62,63,64]],[114,[55,56,57]],[116,[65,66,67],[117,10000]],[120,[68,-4]],[121,[69,70],[122,10000]],[124,[39,71]],[128,[39,[[72],125,1,1],-5],null,null,125],[[129,10000],[66,73]],[130,[74],[131,10000]],[[132,10000],[75,76,77,78,79]],[[133,1],[80,81]],[[134,10000],[81,80]],[135,[66,73,82],[136,10000]],[139,[83,-6],[140,4000]],[143,[66,73,[[84],141,1,1],[[66,73],141,0,0],[[84,66,73],141,0,0,142,1,1]],[144,2000000000]],[145,[84,85]],[146,[39],null,125],[147,[86,77,78],null,125],[[148,1],[80,87],null,125],[149,[87,80],null,125],[150,[39,88],null,125],[153,[89,-7],[154,4000],125],[157,[39,[[90],155,1,1],[[39],155,0,0],[[90,39],155,0,0,156,1,1]],[158,20000000],125],[159,[90,91],null,125],[[160,10000],[92,93]],[[162,1],[94,[[94,95],161,1,1]]],[164,[96,[[94],163,1,1]],[165,10000],null,163],[166,[39,[[97],125,1,1]],null,null,125],[167,[98],[168,10000]],[170,[11,[[31,8,13],169,1,1]],[171,3000],null,169],[174,[2,[[99],172,1,1],[[99,49,36],173,1,1]],[175,10000],null,173],[176,[100],[177,10000]],[178,[75,86,101,102,103,104,105,79,106]],[179,[107,108]],[180,[55,56,57,40,59]],[181,[55,56,57,58,40,40,98,59,59,98,40],[182,10000]],[183,[109,110],[184,2500]],[185,[109,58],[186,2500]],[[188,10000],[111,[[112],187,1,1]]],[[191,1],[2,[[111],190,1,1],[[113],190,1,1,187,0,0],-8]],[194,[114,[[113],191,1,1],[[115],191,1,1,192,1,1],[[116,117,118],191,1,1,192,0,0],[[119],191,1,1,192,0,0,193,1,1]],[195,10000],null,191],[196,[120],[197,500],null,null,198,[199,5]],[200,[120,121],[201,1000000000],null,null,202,[203,10000000]],[204,[120],[205,4000],null,null,206,[207,40]],[208,[120],[209,50000],null,null,210,[211,500]],[212,[120],[213,10000],null,null,214,215],[216,[120],[217,20000],null,null,218,[219,200]],[220,[120],[221,50000],null,null,222,[223,500]],[224,[117],null,null,null,225,[226,25]],[228,[114,[[122,2],191,1,1],-9],[229,500],null,191,230,[231,5]],[232,[123,124,125,126,127]],[233,[128,129,130,131,132]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '{"scheme":["BRL","period_end",["half_up",[["1/100",null]]]],"types":["boolean",{"words":["sem_justa_causa","rescisao_indireta","pedido_demissao","justa_causa","acordo","termino_contrato","antecipada_empregador","antecipada_empregado"]},[1,0,"number"],[0,0,"integer"],[0,0,"rate"],{"words":["indenizado","trabalhado","nao_cumprido","dispensado"]},"date",[0,0,"number"]],"roundings":[["down",[["1",null]]],["half_up",[["1/100",null]]]],"nodes":"0 truth,false;0 i0;1 i1;1 word,antecipada_empregador;0 8 2 3;0 14 1 4;1 word,sem_justa_causa;1 word,antecipada_empregado;0 8 2 7;0 14 1 8;1 word,pedido_demissao;1 18 9 10 2;1 18 5 6 11;2 c0;2 c1000000;3 c30;2 3 14 15;2 i2;2 2 15 17;1 s0;0 8 19 6;1 word,rescisao_indireta;0 8 19 21;0 15 20 22;0 8 19 10;0 15 23 24;1 word,acordo;0 8 19 26;0 15 25 27;0 s1;3 c0;3 c90;0 15 4 8;3 c60;3 c150;3 c366;3 c12;3 c24;2 i16;0 truth,true;2 i27;2 i28;2 0 40 41;2 i29;2 i30;2 0 43 44;2 i31;3 c20;4 c1/50;4 c1/200;4 c3/50;5 i6;5 word,dispensado;5 18 29 51 52;1 word,justa_causa;0 9 19 54;6 i5;6 period,4;3 25 56 57;7 apply,2 19;0 12 59 30;3 p6;3 p4;3 p5;3 s4;3 2 63 64;3 0 62 65;3 5 61 66;3 18 24 62 30;3 18 60 67 68;5 s2;5 word,indenizado;0 8 70 71;3 s5;3 i7;3 1 73 74;3 6 30 75;7 2 76 59;7 18 72 77 30;7 s6;3 s7;6 31 57 80;6 24 57;3 19 57;3 c31;6 33 83 36 84;0 s3;0 16 86;0 given,14;3 i14;6 s9;6 6 56 90;3 c15;3 32 91 57 92;3 i13;3 1 93 94;3 6 30 95;3 18 88 89 96;3 18 87 30 97;6 s8;6 s10;6 5 99 100;3 32 91 101 92;3 c1;6 31 100 103;3 32 104 99 92;3 0 102 105;3 1 106 94;3 6 30 107;3 18 88 89 108;3 18 87 30 109;3 2 36 64;6 30 56 111;6 31 99 103;0 given,15;3 i15;6 s13;6 s14;3 26 116 117;3 29 116 117;0 13 119 92;3 18 120 103 30;3 0 118 121;3 18 114 115 122;3 18 87 30 123;3 i12;7 apply,4 125;0 given,8;6 i8;3 27 57 128;3 1 129 103;3 6 30 130;3 18 127 131 30;2 i3;2 s18;2 i4;2 0 134 135;3 period,0;2 2 134 137;2 3 138 15;2 i18;2 i19;2 s19;2 2 142 79;2 3 143 15;3 s12;2 2 142 145;2 3 146 36;3 s11;2 2 142 148;2 3 149 36;2 s24;2 s25;2 1 151 152;2 6 13 153;3 i10;2 2 142 155;2 3 156 15;3 c2;2 2 158 142;3 i11;2 2 159 160;2 3 161 15;2 s27;2 s28;2 0 163 164;3 c3;2 3 165 166;7 s16;2 2 142 168;3 s15;2 2 169 170;3 c360;2 3 171 172;2 s30;2 3 174 166;3 s17;2 2 142 176;2 3 177 33;0 8 19 3;2 s32;0 given,25;6 i25;3 4 15;6 31 182 183;0 11 184 99;0 10 99 182;0 14 185 186;0 18 181 187 0;0 14 20 188;0 s34;0 given,26;6 i26;3 c10;6 31 57 193;0 12 192 194;0 18 191 195 0;2 s20;2 s21;2 0 197 198;2 s22;2 s23;2 0 200 201;2 0 199 202;2 s26;2 0 152 204;2 0 205 163;2 0 203 206;2 s29;2 0 164 208;2 s31;2 0 174 210;2 0 209 211;2 s33;2 s35;2 0 213 214;2 s36;2 0 215 216;2 0 212 217;2 0 207 218;2 0 199 200;2 i32;2 s38;2 0 221 222;2 upper_limit,1;2 5 223 224;2 s39;2 apply,1 226;2 s40;2 i33;2 1 228 229;2 6 13 230;2 5 151 224;0 12 151 13;2 s42;2 apply,1 234;2 i34;2 0 222 236;2 i38;2 s41;2 i35;2 0 239 240;2 p1;3 i37;2 2 242 243;2 0 241 244;2 s45;2 0 245 246;2 p2;2 s46;0 12 248 249;2 6 249 248;2 s48;2 1 237 252;2 6 13 253;2 s49;2 apply,0 255;2 c5000;0 11 237 257;2 s50;2 c31289/100;2 5 259 260;2 c7350;0 11 237 262;2 c48931/50;4 c26629/200000;2 2 265 237;2 1 264 266;2 6 13 267;2 5 259 268;2 18 263 269 13;2 18 258 261 270;2 s51;2 1 259 272;2 s43;2 0 274 244;2 0 275 13;2 s54;0 12 248 277;2 6 277 248;2 s56;2 1 151 280;2 6 13 281;2 s57;2 apply,0 283;0 11 151 257;2 s58;2 5 286 260;0 11 151 262;2 2 265 151;2 1 264 289;2 6 13 290;2 5 286 291;2 18 288 292 13;2 18 285 287 293;2 s59;2 1 286 295;2 s52;2 i36;2 1 297 298;2 6 13 299;2 s61;0 12 301 13;2 p0;0 11 301 303;0 14 302 304;0 s62;0 16 306;2 s60;2 i17;5 word,nao_cumprido;0 8 70 310;3 1 62 74;3 6 30 312;2 2 134 313;2 3 314 15;0 8 19 7;2 i24;0 12 317 13;0 14 316 318;2 5 317 180 142;2 i23;2 0 239 274;2 s63;2 0 322 323;2 s64;2 s65;2 0 325 326;2 0 324 327;2 s66;2 s67;2 0 329 330;2 s68;2 0 246 332;2 0 331 333;2 0 328 334;2 s37;2 s69;2 1 336 337;2 0 220 205;2 5 152 309;2 1 152 340;2 0 201 341;2 1 309 152;2 6 13 343;2 5 204 344;2 1 204 345;2 0 342 346;2 0 220 347;4 p3;2 s72;2 2 349 350;2 2 349 201;0 given,20;2 i20;2 18 353 354 13;4 apply,3 19;4 c0;0 12 356 357;0 given,21;0 15 353 359;0 14 358 360;0 s76;2 i21;2 s75;2 s73;2 0 364 365;0 i22;0 16 367;2 s74;2 18 368 369 13;2 1 366 370;2 6 13 371;2 18 359 363 372;2 s71;4 c1/5;2 2 374 375;4 i39;2 2 374 377;4 c1/40;2 2 374 379;4 c1/500;2 2 374 381;4 c1/100;2 2 374 383;4 c3/200;2 2 374 385;4 c3/500;2 2 374 387;2 s77;2 2 389 356;2 s80;2 s81;2 0 391 392;2 s82;2 0 393 394;2 s83;2 s84;2 0 396 397;2 0 395 398;2 s78;2 s79;2 0 400 401;2 s87;2 0 402 403;2 s85;2 s86;2 0 405 406;2 0 404 407;0 12 56 57;0 11 56 57;6 period,3;0 10 411 56;0 14 410 412;0 10 128 57;0 18 127 414 0;0 10 192 57;0 18 191 416 0;0 12 135 13;6 23 56;6 23 57;0 8 419 420;0 14 418 421;0 15 20 27;0 14 423 311;0 9 70 71;0 14 22 425;0 14 24 72;0 16 29;0 given,6;0 9 51 52;0 18 429 430 0;0 14 428 431;0 12 229 228;0 12 309 151;0 8 168 30;0 12 160 30;0 16 362;0 14 358 437;0 14 362 359;6 23 192;0 9 440 420;0 18 191 441 0;0 12 99 100;0 10 80 79;0 12 216 13;0 8 317 13;0 14 316 446;0 i9;1 word,termino_contrato;0 8 2 449;0 14 448 450;3 27 56 57;0 12 452 31;0 14 451 453;2 0 331 332;0 12 455 142;0 given,39;0 16 457;0 12 238 13;0 s47;0 14 459 460;0 12 223 224;0 12 151 224;2 s70;0 10 464 13","items":[["i",0,0],["i",1],[0,1,12],["i",2,null,[13,false],[16,true]],["i",3,18,[13,false],[14,true]],["i",4,13,[13,true],[14,true]],["i",5],[1,0,28],["i",6,null,null,null,29],["i",7,30,[30,true],[31,true]],["i",8,null,null,null,32],["i",9,0],["i",10,30,[30,true],[33,true]],["i",11,30,[30,true],[34,true]],["i",12,30,[30,true],[35,true]],["i",13,30,[30,true],[36,true]],["i",14,null,[30,true],[37,true]],["i",15,null,[30,true],[37,true]],["i",16,13,[13,true]],["i",17,38,[13,true]],["i",18,13,[13,true]],["i",19,13,[13,true]],["i",20,null,[13,true]],["i",21,null,[13,true]],["i",22,39],["i",23,13,[13,true]],["i",24,13,[13,true]],["i",25],["i",26],["i",27,13,[13,true]],["i",28,13,[13,true]],["i",29,13,[13,true]],["i",30,13,[13,true]],["i",31,13,[13,true]],["i",32,42,[13,true]],["i",33,45,[13,true]],["i",34,40,[13,true]],["i",35,43,[13,true]],["i",36,46,[13,true]],["i",37,30,[30,true],[47,true]],["i",38,13,[13,true]],["i",39,48,[49,true],[50,true]],[2,5,53],[3,0,55],[4,3,58],[5,3,69],[6,7,78],[7,3,79,0],[8,6,81],[9,6,82],[10,6,85],[11,3,98],[12,3,110],[13,6,112],[14,6,113],[15,3,124],[16,7,126],[17,3,132],[18,2,133,1],[19,2,136],[20,2,139,1],[21,2,140,1],[22,2,141,1],[23,2,144,1],[24,2,147,1],[25,2,150,1],[26,2,154,1],[27,2,157,1],[28,2,162,1],[29,2,167,1],[30,2,173,1],[31,2,175,1],[32,2,178,1],[33,2,180,1,null,179],[34,0,189],[35,2,134,1,null,190],[36,2,134,1,null,196],[37,2,219],[38,2,220],[39,2,225,1],[40,2,227],[41,2,231,1],[42,2,232,1],[43,2,235,1,null,233],[44,2,237],[45,2,238,1],[46,2,247],[47,0,250],[48,2,251],[49,2,254,1],[50,2,256,1],[51,2,271,1],[52,2,273],[53,2,151,null,233],[54,2,276,null,233],[55,0,278,null,233],[56,2,279,null,233],[57,2,282,1,233],[58,2,284,1,233],[59,2,294,1,233],[60,2,296,null,233],[61,2,300],[62,0,305],[63,2,301,1,null,307],[64,2,308,1,null,233],[65,2,309,1],[66,2,315,1,null,311],[67,2,320,1,null,319],[68,2,321,1],[69,2,335],[70,2,338],[71,2,339,1],[72,2,348,1],[73,2,351,1],[74,2,352,1],[75,2,355],[76,0,361],[77,2,373,1,null,362],[78,2,376,1,null,null,374,375],[79,2,378,1,null,null,374,377],[80,2,380,1,null,null,374,379],[81,2,382,1,null,null,374,381],[82,2,384,1,null,null,374,383],[83,2,386,1,null,null,374,385],[84,2,388,1,null,null,374,387],[85,2,365,1,null,null,350,349],[86,2,390,1,null,362,389,356],[87,2,399],[88,2,408]],"parameters":[["irrf_retencao_minima",null],["irrf_deducao_dependente",null],["irrf_desconto_simplificado",null],["aliquota_fgts",null],["aviso_minimo",null],["aviso_por_ano",null],["aviso_maximo",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.hire_date","inputs",null,409,["El ingreso ",56," es posterior al último día del contrato, ",57," (CLT art. 477)"]],["refuse","VALIDATION_ERROR","warning","period","period",null,413,["El saldo de salario empieza con el contrato, el ",56," (CLT art. 457)"]],["refuse","VALIDATION_ERROR","warning","inputs.data_fim_contrato","inputs",null,415,["El contrato a término acababa antes del ",57," (CLT arts. 479 y 480)"]],["refuse","VALIDATION_ERROR","warning","inputs.data_pagamento","inputs",null,417,["El pago es anterior al último día del contrato, ",57," (CLT art. 477 §6)"]],["refuse","VALIDATION_ERROR","warning","inputs.media_variaveis","inputs",null,422,["Quien ingresó en el mes no tiene meses de los que sacar un promedio (CLT art. 487 §3)"]],["refuse","VALIDATION_ERROR","warning","inputs.aviso","inputs",null,424,["El aviso que no se cumple es el de quien renuncia (CLT art. 487 §2)"]],["refuse","VALIDATION_ERROR","warning","inputs.aviso","inputs",null,426,["La rescisión indirecta paga el aviso (CLT art. 487 §4)"]],["refuse","VALIDATION_ERROR","warning","inputs.aviso","inputs",null,427,["A quien renuncia no se le paga el aviso (CLT art. 487 §2)"]],["refuse","VALIDATION_ERROR","warning","inputs.aviso","inputs",null,432,["Con esta causa no hay aviso previo (CLT arts. 479 a 482 y 487)"]],["refuse","VALIDATION_ERROR","warning","inputs.inss_retido_mes","inputs",null,433,["El INSS retenido pasa del INSS del mes, ",228," (Lei 8.212/1991 art. 20)"]],["warn","AVOS_OVERRIDDEN","info","inputs.avos_13","inputs",null,88,["Se usan los avos enviados, ",145,", y no los calculados"]],["warn","AVOS_OVERRIDDEN","info","inputs.avos_ferias","inputs",null,114,["Se usan los avos enviados, ",170,", y no los calculados"]],["warn","ADVANCE_EXCEEDS_DUE","warning","inputs.primeira_parcela_amount","inputs",null,434,["El adelanto de ",309," pasa del 13.º de ",151]],["warn","VACATION_RIGHT_LOST","info","inputs.faltas_injustificadas","inputs",null,435,["Con más de 32 faltas se pierden las vacaciones del periodo (CLT art. 130)"]],["warn","VACATION_DOUBLED","info","inputs.dias_ferias_vencidas_dobro","inputs",null,436,[160," días de vacaciones se pagan en doble (CLT art. 137)"]],["warn","FGTS_BALANCE_MISSING","warning","inputs.saldo_fgts_amount","inputs",null,438,["Sin el saldo del FGTS no se calcula la multa (Lei 8.036/1990 art. 18)"]],["warn","FGTS_FINE_BASE_GIVEN","info","inputs.base_multa_fgts_amount","inputs",null,439,["La multa se calcula sobre la base enviada"]],["warn","IRRF_PAYMENT_MONTH_DIFFERS","warning","inputs.data_pagamento","inputs",null,442,["Se paga en otro mes: el IRRF sería por las tablas de ese mes"]],["warn","NOTICE_PROJECTED_TO_NEXT_YEAR","info","inputs.aviso","inputs",null,443,["El aviso pasa al año siguiente: el 13.º de los dos años se apura junto"]],["warn","HALF_NOTICE_ROUNDED","info","inputs.aviso","inputs",null,444,["De ",79," días se proyectan ",80]],["warn","ART_477_FINE","warning","inputs.data_pagamento","inputs",null,445,["Se paga más de diez días después del fin del contrato (CLT art. 477 §6)"]],["warn","ADDITIONAL_INDEMNITY_LAW_7238","info","inputs.data_base","inputs",null,190,["El contrato, con el aviso, acaba en los 30 días antes de la data-base (Lei 7.238/1984 art. 9)"]],["warn","ART_480_NOT_CLAIMED","info","inputs.prejuizo_art_480_amount","inputs",null,447,["Sin perjuicio probado no se descuenta la indemnización (CLT art. 480)"]],["warn","EXPERIENCE_OVER_90_DAYS","info","inputs.contrato_experiencia","inputs",null,454,["Un contrato de experiencia dura hasta 90 días (CLT art. 445)"]],["warn","DEDUCTIONS_OVER_ONE_MONTH","warning","total_deductions","employee",null,456,["Lo que se compensa pasa de un mes de remuneración, ",142," (CLT art. 477 §5)"]],["warn","RAT_FAP_DEFAULTED","info","rat_fap_rate","employee",null,458,["Sin RAT ajustado se usa ",377]],["warn","PENSAO_NOT_DEDUCTED","info","pensao_alimenticia_amount","employee",null,461,["El descuento simplificado supera a las deducciones legales: la pensión no baja el IRRF"]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf","employee",null,306,["No se retienen ",301,": la ley dispensa hasta ",303]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss","employee",null,462,["La remuneración pasa del tope; el INSS se calcula sobre ",226]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss_13","employee",null,463,["El 13.º salario pasa del tope; el INSS se calcula sobre ",234]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,465,["Las deducciones superan las percepciones"]]],"tables":[[2,null,2,null,null],[2,null,2,null,null],[1,null,7,null,null],[1,null,4,null,null],[7,null,7,null,null]]}';

const law: rt.PackedLaw = { file: $file,
  parameters: [irrf_retencao_minima$rows, irrf_deducao_dependente$rows, irrf_desconto_simplificado$rows, aliquota_fgts$rows, aviso_minimo$rows,
    aviso_por_ano$rows, aviso_maximo$rows], tables: [irrf_mensal, inss_tabela, causas_parte_aviso, causas_multa, dias_por_faltas] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
