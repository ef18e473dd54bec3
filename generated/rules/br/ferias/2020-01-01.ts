// BR.ferias 2020.1: Vacaciones (recibo de férias)
// Emitted from rules/br/ferias/2020-01-01.pay by payroll compile. Do not edit.
// file    sha256:3f4a05afa150a6cf8cbc85731f2fafbb800d2c3ba64dd43b4b061f7a3b9689cb
// meaning sha256:33ab6da0ab49814b6c14f95e002d75dc722427a207560e3d8ad5cd9d883ba9fa
import * as rt from '../../../../runtime/index.ts';
import { $file, irrf_retencao_minima$rows, irrf_deducao_dependente$rows, inss_aliquota, irrf_mensal,
  dias_por_faltas, $sources, $provenance, $inputs, $histories, $steps } from './2020-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'rules/br/ferias/2020-01-01.pay',
    fingerprint: 'sha256:3f4a05afa150a6cf8cbc85731f2fafbb800d2c3ba64dd43b4b061f7a3b9689cb',
    meaning: 'sha256:33ab6da0ab49814b6c14f95e002d75dc722427a207560e3d8ad5cd9d883ba9fa', country: 'BR', scheme: 'ferias',
    label: 'Vacaciones (recibo de férias)', version: '2020.1', currency: 'BRL', validFrom: '2020-01-01', validUntil: '2020-02-29',
    periods: ['event'], proration: null, days: 'as_given', asOf: 'period_end', laws: ['CLT arts. 129 a 145; Constitución Federal art. 7 XVII'],
    changes: [{ date: '2020-01-01', summary: 'Tabla del INSS de 2020', law: 'Portaria ME 914/2020' }],
    employerTables: [{ id: 'previdencia_patronal', label: 'Previdencia patronal (INSS)' }, { id: 'terceiros', label: 'Terceros (Sistema S)' },
      { id: 'fgts_empregador', label: 'FGTS' }],
    summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto' }, sources: $sources,
    provenance: $provenance, inputs: $inputs, histories: $histories, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  dias_por_faltas$rows1: rt.scaledRows(dias_por_faltas, { date: $at }, 1n, 1n),
  inss_aliquota$rows1: rt.scaledRows(inss_aliquota, { date: $at }, 100n, 100n),
  irrf_deducao_dependente: rt.scaledWorth($at, 100n, irrf_deducao_dependente$rows),
  irrf_mensal$rows1: rt.scaledRows(irrf_mensal, { date: $at }, 100n, 40n),
  irrf_retencao_minima: rt.scaledWorth($at, 1n, irrf_retencao_minima$rows),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const periodo_aquisitivo_inicio$sent = rt.textAt($row.texts, 7);
  const inicio_gozo$sent = rt.textAt($row.texts, 8);
  // Salario diario
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0) return false;
  const $1 = $n[0]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 1000000000) return false;
  const daily_salary = $s[0] = $n[0]!;
  // Salario mensual contractual
  if ($n[1]! <= 0 || $n[1]! > 10000000000) return false;
  const monthly_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! : daily_salary * 3 * 10;
  // Promedio mensual de lo variable, con DSR
  if ($n[2]! < 0 || $n[2]! > 10000000000) return false;
  const media_variaveis = $s[2] = rt.sentOr($n[2]!, 0);
  // Faltas injustificadas del periodo
  if ($n[3]! < 0 || $n[3]! > 366) return false;
  const faltas_injustificadas = $s[3] = rt.sentOr($n[3]!, 0);
  // Días que se gozan
  if ($n[4]! < 0 || $n[4]! > 30) return false;
  const dias_gozo_enviados = $s[4] = $n[4]!;
  // Días que se venden (abono pecuniário)
  if ($n[5]! < 0 || $n[5]! > 10) return false;
  const dias_abono = $s[5] = rt.sentOr($n[5]!, 0);
  // Días que se gozan fuera de plazo
  if ($n[6]! < 0 || $n[6]! > 30) return false;
  const dias_dobro_enviados = $s[6] = $n[6]!;
  // Inicio del periodo adquisitivo
  if (periodo_aquisitivo_inicio$sent !== undefined && !rt.isDate(periodo_aquisitivo_inicio$sent)) return false;
  const periodo_aquisitivo_inicio = periodo_aquisitivo_inicio$sent ?? '';
  $s[7] = rt.digitsOfDate(periodo_aquisitivo_inicio);
  // Primer día de vacaciones
  if (inicio_gozo$sent !== undefined && !rt.isDate(inicio_gozo$sent)) return false;
  const inicio_gozo = inicio_gozo$sent ?? '';
  $s[8] = rt.digitsOfDate(inicio_gozo);
  // Con la primera parcela del 13.º
  const adiantar_13 = $n[9]! === 1;
  $s[9] = adiantar_13 ? 1 : 0;
  // El tercio de lo vendido tributa
  const terco_abono_tributavel = $n[10]! !== 0;
  $s[10] = terco_abono_tributavel ? 1 : 0;
  // Remuneración de otros recibos del mes
  if ($n[11]! < 0) return false;
  const remuneracao_no_mes = $s[11] = rt.sentOr($n[11]!, 0);
  // Vacaciones de otros recibos del mes
  if ($n[12]! < 0) return false;
  const ferias_no_mes = $s[12] = rt.sentOr($n[12]!, 0);
  // INSS de otros recibos del mes
  if ($n[13]! < 0) return false;
  const inss_no_mes = $s[13] = rt.sentOr($n[13]!, 0);
  // INSS de vacaciones de otros recibos del mes
  if ($n[14]! < 0) return false;
  const inss_ferias_no_mes = $s[14] = rt.sentOr($n[14]!, 0);
  // Base del INSS ya usada en el mes
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
  // INSS ya retenido en el mes
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
  // Dependientes para el IRRF
  if ($n[17]! < 0 || $n[17]! > 20) return false;
  const num_dependentes_irrf = $s[17] = rt.sentOr($n[17]!, 0);
  // Pensión alimenticia sobre las vacaciones
  if ($n[18]! < 0) return false;
  const pensao_alimenticia_amount = $s[18] = rt.sentOr($n[18]!, 0);
  // RAT ajustado (RAT x FAP)
  if ($n[19]! < 50000 || $n[19]! > 600000) return false;
  const rat_fap_rate = $s[19] = rt.sentOr($n[19]!, 200000);
  // Días de derecho
  const $7 = $s[20] = rt.rowOf($f.dias_por_faltas$rows1, faltas_injustificadas, 1, false);
  if ($7 < 0) return false;
  $s[21] = faltas_injustificadas;
  const dias_direito = $s[22] = $f.dias_por_faltas$rows1.value[$7]!;
  // Días que se gozan
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
  // Días que se gozan fuera de plazo
  const $17 = rt.isSent($n[6]!);
  $s[30] = $17 ? 1 : 0;
  const dias_em_dobro = $s[31] = $17 ? dias_dobro_enviados : rt.daysBetween(primeiro_fora_de_prazo, ultimo_dia_gozo);
  // Salario contractual del mes
  const salario_contratual = $s[32] = Math.floor((monthly_salary + 50) / 100);
  $s[33] = monthly_salary;
  // Remuneración de las vacaciones
  const remuneracao_base = $s[34] = salario_contratual * 100 + media_variaveis;
  // Vacaciones gozadas (férias)
  const $21 = $s[36] = remuneracao_base * dias_gozo;
  const ferias = $s[35] = Math.floor(($21 + 1500) / 3000);
  // Tercio constitucional de vacaciones (1/3 férias)
  const terco_constitucional_ferias = $s[37] = Math.floor((2 * ferias + 3) / 6);
  $s[38] = ferias;
  // Recargo por vacaciones fuera de plazo (dobra, art. 137)
  const $24 = $s[40] = remuneracao_base * dias_em_dobro;
  if ($24 > 4503599627367495) return false;
  const dobra_ferias = $s[39] = Math.floor(($24 + 1500) / 3000);
  // Tercio del recargo (1/3 da dobra)
  const terco_dobra_ferias = $s[41] = Math.floor((2 * dobra_ferias + 3) / 6);
  $s[42] = dobra_ferias;
  // Venta de vacaciones (abono pecuniário)
  const $27 = $s[44] = remuneracao_base * dias_abono;
  const abono_pecuniario = $s[43] = Math.floor(($27 + 1500) / 3000);
  // Tercio sobre la venta (1/3 do abono)
  const terco_abono_pecuniario = $s[45] = Math.floor((2 * abono_pecuniario + 3) / 6);
  $s[46] = abono_pecuniario;
  // Adelanto del 13.º salario (adiantamento, 1.ª parcela)
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
  // Base INSS vacaciones (férias)
  const $33 = inss_base_acumulada_mes + remuneracao_ferias * 100;
  if ($33 > rt.SAFE) return false;
  $s[51] = $f.inss_aliquota$rows1.top;
  const $34 = $f.inss_aliquota$rows1.top * 100;
  const $35 = $s[53] = $33 < $34 ? $33 : $34;
  const base_inss_ferias = $s[52] = Math.floor(($35 + 50) / 100);
  // INSS del mes
  const $37 = $s[54] = rt.rowOf($f.inss_aliquota$rows1, base_inss_ferias, 1, false);
  if ($37 < 0) return false;
  $s[55] = base_inss_ferias;
  const $38 = $f.inss_aliquota$rows1.value[$37]!;
  const $39 = $s[57] = base_inss_ferias * $38;
  const inss_devido = $s[56] = Math.floor($39 / 100);
  // INSS sobre vacaciones (férias)
  const $41 = inss_devido * 100 - inss_retido_mes;
  const $42 = $s[59] = 0 > $41 ? 0 : $41;
  const inss_ferias = $s[58] = Math.floor(($42 + 50) / 100);
  // Lo que tributa de este recibo
  const $44 = !terco_abono_tributavel;
  $s[60] = $44 ? 1 : 0;
  const $45 = $44 ? terco_abono_pecuniario : 0;
  const tributavel = $s[61] = ferias + terco_constitucional_ferias + dobra_ferias + terco_dobra_ferias + (terco_abono_pecuniario - $45);
  // Rendimiento tributable vacaciones (férias)
  $s[62] = tributavel;
  // Pensión alimenticia
  if (pensao_alimenticia_amount > 4503599627370395) return false;
  const pensao_alimenticia = $s[63] = Math.floor((pensao_alimenticia_amount + 50) / 100);
  $s[64] = pensao_alimenticia_amount;
  // Deducciones legales vacaciones (férias)
  const deducoes_legais_ferias = $s[65] = inss_ferias + $f.irrf_deducao_dependente * num_dependentes_irrf + pensao_alimenticia;
  // Deducción aplicada vacaciones (férias)
  const deducao_ferias = $s[66] = deducoes_legais_ferias;
  // Base IRRF vacaciones (férias)
  const $49 = tributavel - deducao_ferias;
  const base_irrf_ferias = $s[67] = 0 > $49 ? 0 : $49;
  // IRRF según tabla vacaciones (férias)
  const $51 = $s[68] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_ferias, 1, false);
  if ($51 < 0) return false;
  $s[69] = base_irrf_ferias;
  const $52 = $s[71] = rt.rebateOf($f.irrf_mensal$rows1, $51, base_irrf_ferias, 1);
  if (Number.isNaN($52)) return false;
  const irrf_tabela_ferias = $s[70] = Math.floor(($52 + 20) / 40);
  // IRRF antes de la dispensa
  const irrf_devido = $s[72] = irrf_tabela_ferias;
  // Retención dispensada
  const $54 = irrf_devido > 0;
  $s[73] = $54 ? 1 : 0;
  const irrf_dispensado = $54 && irrf_devido <= $f.irrf_retencao_minima * 100;
  $s[74] = irrf_dispensado ? 1 : 0;
  // IRRF sobre vacaciones (férias)
  let irrf_ferias = 0;
  const $55 = !irrf_dispensado;
  $s[75] = $55 ? 1 : 0;
  if ($55) {
    irrf_ferias = $s[76] = irrf_devido;
  }
  // Total deducciones
  const total_deducciones = $s[77] = inss_ferias + irrf_ferias + pensao_alimenticia;
  // Neto
  const neto = $s[78] = total_percepciones - total_deducciones;
  // Base contribución patronal (CPP)
  const base_cpp = $s[79] = ferias + terco_constitucional_ferias;
  // Base FGTS
  const base_fgts = $s[80] = ferias + terco_constitucional_ferias + adiantamento_13;
  // Contribución patronal (CPP)
  let cpp = 0;
  const $60 = base_cpp > 0;
  $s[81] = $60 ? 1 : 0;
  let rat_fap = 0;
  let salario_educacao = 0;
  let incra = 0;
  let senai = 0;
  let sesi = 0;
  let sebrae = 0;
  if ($60) {
    cpp = $s[82] = Math.floor((2 * base_cpp + 5) / 10);
    $s[83] = base_cpp;
    $s[84] = base_cpp;
    $s[85] = 1;
    // RAT ajustado (RAT x FAP)
    const $62 = $s[87] = base_cpp * rat_fap_rate;
    rat_fap = $s[86] = Math.floor(($62 + 5000000) / 10000000);
    $s[88] = base_cpp;
    $s[89] = rat_fap_rate;
    // Salario-educación (salário-educação)
    salario_educacao = $s[90] = Math.floor((base_cpp + 20) / 40);
    $s[91] = base_cpp;
    $s[92] = base_cpp;
    $s[93] = 1;
    // INCRA
    incra = $s[94] = Math.floor((base_cpp + 250) / 500);
    $s[95] = base_cpp;
    $s[96] = base_cpp;
    $s[97] = 1;
    // SENAI
    senai = $s[98] = Math.floor((base_cpp + 50) / 100);
    $s[99] = base_cpp;
    $s[100] = base_cpp;
    $s[101] = 1;
    // SESI
    const $67 = $s[103] = base_cpp * 3;
    sesi = $s[102] = Math.floor(($67 + 100) / 200);
    $s[104] = base_cpp;
    $s[105] = 3;
    // SEBRAE
    const $69 = $s[107] = base_cpp * 3;
    sebrae = $s[106] = Math.floor(($69 + 250) / 500);
    $s[108] = base_cpp;
    $s[109] = 3;
  }
  // FGTS (8%)
  const $71 = base_fgts * 2;
  const fgts = $s[110] = Math.floor((2 * $71 + 25) / 50);
  $s[111] = base_fgts;
  $s[112] = base_fgts;
  $s[113] = 2;
  // Terceros
  const total_terceiros = $s[114] = salario_educacao + incra + senai + sesi + sebrae;
  // Contribuciones patronales
  $s[115] = cpp + rat_fap + total_terceiros + fgts;
  if (dias_abono * 3 > dias_direito) return false;
  if (dias_gozo + dias_abono > dias_direito) return false;
  if (dias_em_dobro > dias_gozo) return false;
  const $75 = $14 ? periodo_aquisitivo_inicio > $row.period.end : false;
  if ($75) return false;
  const $76 = $12 && periodo_aquisitivo_inicio$sent !== undefined ? inicio_gozo < periodo_aquisitivo_inicio : false;
  if ($76) return false;
  if (inss_retido_mes > inss_devido * 100) return false;
  if ($notes !== null) {
    if (dias_direito === 0) {
      // VACATION_RIGHT_LOST
      $notes.add(6);
    }
    if (dias_em_dobro > 0) {
      // VACATION_DOUBLED
      $notes.add(7, rt.ratio(dias_em_dobro, 1n));
    }
    if (terco_abono_tributavel && terco_abono_pecuniario > 0) {
      // TERCO_ABONO_TAXED
      $notes.add(8);
    }
    if ($12 && !rt.same(rt.firstDayOfMonth(ultimo_dia_gozo), rt.firstDayOfMonth($row.period.end))) {
      // VACATION_SPANS_MONTHS
      $notes.add(9);
    }
    if (!rt.isSent($n[19]!) && base_cpp > 0) {
      // RAT_FAP_DEFAULTED
      $notes.add(10, rt.ratio(rat_fap_rate, 10000000n));
    }
    if (irrf_dispensado) {
      // IRRF_WITHHOLDING_WAIVED
      $notes.add(11, rt.ratio(irrf_devido, 100n), rt.ratio($f.irrf_retencao_minima, 1n));
    }
    const $77 = inss_base_acumulada_mes + remuneracao_ferias * 100;
    if ($77 > rt.SAFE) return false;
    if ($77 > $f.inss_aliquota$rows1.top * 100) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(12, rt.ratio(base_inss_ferias, 100n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(13);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":116,"scales":[10000,10000,10000,1,1,1,1,1,1,1,1,10000,10000,10000,10000,10000,10000,1,10000,10000000],"values":[["input",3,[3,1]],["sent","given(dias_gozo_enviados)",4],["input",4,[4,1]],0,["input",5,[5,1]],["sent","given(inicio_gozo)",8],["input",8,[8,1]],1,["period","end_date","date",[]],["sent","given(periodo_aquisitivo_inicio)",7],["input",7,[7,1]],2,3,["sent","given(dias_dobro_enviados)",6],["input",6,[6,1]],4,["input",1,[1,10000]],6,["input",2,[2,10000]],7,8,5,10,12,["input",9,[9,1]],9,11,13,14,["input",15,[15,10000]],16,["kept","upper_limit(inss_aliquota)","money",51],17,18,["input",16,[16,10000]],["input",10,[10,1]],20,["input",18,[18,10000]],19,["parameter","irrf_deducao_dependente",100],["input",17,[17,1]],22,23,24,25,26,27,["parameter","irrf_retencao_minima",1],28,29,15,30,32,["input",19,[19,10000000]],33,36,37,38,39,40,34,35,42,41],"tables":[{"table":2,"rows":"dias_por_faltas$rows1","of":"number","gives":"number","scales":[1,1,1],"slots":[20,21,null]},{"table":0,"rows":"inss_aliquota$rows1","scales":[100,100,10000],"slots":[54,55,null]},{"table":1,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[68,69,null]}],"steps":[[[22,1],[0,-1]],[[24,1],[1,[[2],23,1,1],[[3,4],23,0,0]]],[[26,1],[5,[[6,7],25,1,1],[[8],25,0,0]]],[[28,1],[9,[[10],27,1,1],[[11],27,0,0]]],[[29,1],[5,[[6,12],25,1,1],[[11],25,0,0]]],[[31,1],[13,[[14],30,1,1],[[15,11],30,0,0]]],[32,[16],[33,10000]],[[34,10000],[17,18]],[35,[19,7],[36,300000]],[37,[20],[38,300]],[39,[19,21],[40,300000]],[41,[22],[42,300]],[43,[19,4],[44,300000]],[45,[23],[46,300]],[47,[24,[[19],9,1,1]],[48,20000],null,9],[49,[20,25,22,26,23,27,28]],[50,[20,25]],[52,[29,30,31],[53,10000]],[56,[32,32,-2],[57,10000]],[58,[33,34],[59,10000]],[61,[20,25,22,26,27,35,[[27],60,1,1]]],[62,[36]],[63,[37],[64,10000]],[65,[38,39,40,41]],[66,[42]],[67,[36,43]],[70,[44,-3],[71,4000]],[72,[45]],[[74,1],[46,[[46,47],73,1,1]]],[76,[48,[[46],75,1,1]],null,null,75],[77,[38,49,41]],[78,[50,51]],[79,[20,25]],[80,[20,25,28]],[82,[52,[[52],81,1,1]],[83,500],null,81,84,[85,5]],[86,[52,[[52,53],81,1,1]],[87,1000000000],null,81,88,[89,10000000]],[90,[52,[[52],81,1,1]],[91,4000],null,81,92,[93,40]],[94,[52,[[52],81,1,1]],[95,50000],null,81,96,[97,500]],[98,[52,[[52],81,1,1]],[99,10000],null,81,100,101],[102,[52,[[52],81,1,1]],[103,20000],null,81,104,[105,200]],[106,[52,[[52],81,1,1]],[107,50000],null,81,108,[109,500]],[110,[54],[111,1250],null,null,112,[113,25]],[114,[55,56,57,58,59]],[115,[60,61,62,63]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["BRL","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],"boolean",[0,0,"rate"],[0,0,"number"],"date"],"roundings":[["down",[["1",null]]],["half_up",[["1/100",null]]],["down",[["1/100",null]]]],"nodes":"0 c0;0 c1000000;1 c30;0 3 1 2;0 i0;0 2 2 4;1 c0;1 c366;1 c10;2 truth,false;2 truth,true;0 i11;0 i12;0 0 11 12;0 i13;0 i14;0 0 14 15;1 c20;3 c1/50;3 c1/200;3 c3/50;1 i3;4 apply,2 21;2 given,4;1 i4;4 s0;1 i5;4 1 25 26;4 6 6 27;1 18 23 24 28;2 given,8;5 i8;1 s1;1 c1;1 1 32 33;5 31 31 34;5 period,4;5 18 30 35 36;2 given,7;5 i7;1 c24;5 30 39 40;1 4 33;5 31 41 42;5 s2;5 18 38 43 44;5 s3;5 31 46 33;5 6 31 47;5 31 44 33;5 18 30 48 49;2 given,6;1 i6;5 s4;1 27 53 44;1 18 51 52 54;0 i1;0 s6;0 i2;0 0 57 58;0 s7;0 2 60 32;0 3 61 2;0 s8;1 c3;0 3 63 64;1 s5;0 2 60 66;0 3 67 2;0 s10;0 3 69 64;0 2 60 26;0 3 71 2;0 s12;0 3 73 64;2 i9;1 c2;0 3 60 76;0 s9;0 0 63 78;0 s11;0 0 69 80;0 0 79 81;0 s13;0 0 73 83;0 s14;0 0 84 85;0 0 82 86;0 i15;0 s16;0 0 88 89;0 upper_limit,0;0 5 90 91;0 s17;3 apply,0 93;0 2 93 94;0 s18;0 i16;0 1 96 97;0 6 0 98;0 0 79 69;2 i10;2 16 101;0 18 102 83 0;0 1 83 103;0 0 80 104;0 0 100 105;0 s20;0 i18;0 s19;0 p1;1 i17;0 2 110 111;0 0 109 112;0 s22;0 0 113 114;0 s23;0 s24;0 1 107 117;0 6 0 118;0 s25;0 apply,1 120;0 s26;0 s27;2 12 123 0;0 p0;2 11 123 125;2 14 124 126;2 s28;2 16 128;0 s29;0 0 109 130;0 0 131 114;0 s15;0 s30;0 1 133 134;0 0 79 85;0 s32;3 c1/5;2 12 137 0;0 2 137 138;3 i19;0 2 137 141;3 c1/40;0 2 137 143;3 c1/500;0 2 137 145;3 c1/100;0 2 137 147;3 c3/200;0 2 137 149;3 c3/500;0 2 137 151;0 s33;3 c2/25;0 2 153 154;0 s36;0 s37;0 0 156 157;0 s38;0 0 158 159;0 s39;0 s40;0 0 161 162;0 0 160 163;0 s34;0 s35;0 0 165 166;0 s42;0 0 167 168;0 s41;0 0 169 170;4 3 25 64;2 12 26 172;1 0 32 26;2 12 174 25;2 12 66 32;2 12 39 36;2 18 38 177 9;2 14 30 38;2 10 31 39;2 18 179 180 9;2 12 97 96;2 8 25 6;2 12 66 6;2 12 83 0;2 14 101 185;5 23 44;5 23 36;2 9 187 188;2 14 30 189;2 given,19;2 16 191;2 14 192 139;2 12 90 91;0 s31;2 10 195 0","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,false],[1,true]],["i",2,0,[0,true],[1,true]],["i",3,6,[6,true],[7,true]],["i",4,null,[6,true],[2,true]],["i",5,6,[6,true],[8,true]],["i",6,null,[6,true],[2,true]],["i",7],["i",8],["i",9,9],["i",10,10],["i",11«4:,0,[0,true]],["i",‹12›»,13,[0,true]],["i",16,16,[0,true]],["i",17,6,[6,true],[17,true]],["i",18,0,[0,true]],["i",19,18,[19,true],[20,true]],[0,4,22],[1,1,29,0],[2,5,37],[3,5,45],[4,5,50],[5,1,55],[6,0,56,1],[7,0,59],[8,0,62,1],[9,0,65,1],[10,0,68,1],[11,0,70,1],[12,0,72,1],[13,0,74,1],[14,0,77,1,null,75],[15,0,87],[16,0,79],[17,0,92,1],[18,0,95,2],[19,0,99,1],[20,0,106],[21,0,107],[22,0,108,1],[23,0,115],[24,0,116],[25,0,119,1],[26,0,121,1],[27,0,122],[28,2,127],[29,0,123,1,null,129],[30,0,132],[31,0,135],[32,0,79,1],[33,0,136,1],[34,0,140,1,null,139,137,138«6:],[‹35›,0,‹142+2›,1,null,139,137,‹141+2›»],[41,0,155,1,null,null,153,154],[42,0,164],[43,0,171]],"parameters":[["irrf_retencao_minima",null],["irrf_deducao_dependente",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.dias_abono","inputs",null,173,["Se vende hasta un tercio de los ",25," días de derecho (CLT art. 143)"]],["refuse","VALIDATION_ERROR","warning","inputs.dias_gozo","inputs",null,175,["Los días gozados y vendidos pasan de los ",25," de derecho (CLT art. 130)"]],["refuse","VALIDATION_ERROR","warning","inputs.dias_em_dobro","inputs",null,176,["No hay más días fuera de plazo que los gozados, ",32," (CLT art. 137)"]],["refuse","VALIDATION_ERROR","warning","inputs.periodo_aquisitivo_inicio","inputs",null,178,["El periodo adquisitivo empieza después del pago, el ",36," (CLT art. 130)"]],["refuse","VALIDATION_ERROR","warning","inputs.inicio_gozo","inputs",null,181,["Las vacaciones empiezan antes que el periodo que las da (CLT arts. 130 y 134)"]],["refuse","VALIDATION_ERROR","warning","inputs.inss_retido_mes","inputs",null,182,["El INSS retenido pasa del INSS del mes, ",96," (Lei 8.212/1991 art. 20)"]],["warn","VACATION_RIGHT_LOST","info","inputs.faltas_injustificadas","inputs",null,183,["Con más de 32 faltas se pierden las vacaciones del periodo (CLT art. 130)"]],["warn","VACATION_DOUBLED","info","inputs.dias_em_dobro","inputs",null,184,[66," días se gozan fuera de plazo y se pagan en doble (CLT art. 137)"]],["warn","TERCO_ABONO_TAXED","info","inputs.terco_abono_tributavel","inputs",null,186,["El tercio de lo vendido entra en el IRRF (SC Cosit 209/2021)"]],["warn","VACATION_SPANS_MONTHS","warning","inputs.inicio_gozo","inputs",null,190,["Las vacaciones pasan a otro mes que el del pago: el INSS de dos meses no se modela"]],["warn","RAT_FAP_DEFAULTED","info","rat_fap_rate","employee",null,193,["Sin RAT ajustado se usa ",141]],["warn","IRRF_WITHHOLDING_WAIVED","info","irrf_ferias","employee",null,128,["No se retienen ",123,": la ley dispensa hasta ",125]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss_ferias","employee",null,194,["La base del mes pasa del tope; el INSS se calcula sobre ",93]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,196,["Las deducciones superan las percepciones"]]],"tables":[[0,null,3,null,null],[0,null,0,null,null],[4,null,4,null,null]]}';

const law: rt.PackedLaw = { file: $file, parameters: [irrf_retencao_minima$rows, irrf_deducao_dependente$rows],
  tables: [inss_aliquota, irrf_mensal, dias_por_faltas] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
