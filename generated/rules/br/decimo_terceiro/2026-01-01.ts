// BR.decimo_terceiro 2026.1: 13.º salario (décimo terceiro)
// Emitted from generated/rules/br/decimo_terceiro/2026-01-01.pay by payroll compile. Do not edit.
// file    sha256:ff11252fdd88b2c64c6644829f982ed5ff0e191cba2d7a16fd8f2855e663f2b1
// meaning sha256:455113cd1ae5cbb5af040ea4d7e38d168306c5961ee04eec4e4691ec92c97750
import * as rt from '../../../../runtime/index.ts';
import { $file, irrf_deducao_dependente$rows, irrf_desconto_simplificado$rows, aliquota_fgts$rows, irrf_mensal,
  inss_tabela, $sources, $provenance, $inputs, $histories, $steps } from './2026-01-01.law.ts';

const manifest = rt.manifest({ format: 1, path: 'generated/rules/br/decimo_terceiro/2026-01-01.pay',
    fingerprint: 'sha256:ff11252fdd88b2c64c6644829f982ed5ff0e191cba2d7a16fd8f2855e663f2b1',
    meaning: 'sha256:455113cd1ae5cbb5af040ea4d7e38d168306c5961ee04eec4e4691ec92c97750', country: 'BR', scheme: 'decimo_terceiro',
    label: '13.º salario (décimo terceiro)', version: '2026.1', currency: 'BRL', validFrom: '2026-01-01', validUntil: '2026-12-31',
    periods: ['event'], proration: null, days: 'as_given', asOf: 'period_end',
    laws: ['Lei 4.090/1962; Lei 4.749/1965; Decreto 10.854/2021 arts. 76 a 78'],
    changes: [{ date: '2026-01-01', summary: 'Tabla del INSS de 2026', law: 'Portaria Interministerial MPS/MF 13/2026' },
      { date: '2026-01-01', summary: 'Reducción del IRRF: sin impuesto hasta 5.000,00', law: 'Lei 15.270/2025; IN RFB 2.299/2025' }],
    employerTables: [{ id: 'previdencia_patronal', label: 'Previdencia patronal (INSS)' }, { id: 'terceiros', label: 'Terceros (Sistema S)' },
      { id: 'fgts_empregador', label: 'FGTS' }],
    summary: { total_perceptions: 'total_percepciones', total_deductions: 'total_deducciones', net_salary: 'neto' }, sources: $sources,
    provenance: $provenance, inputs: $inputs, histories: $histories, steps: $steps }, 'half_up:0.01');

const $parameters = rt.byDate(($at) => ({
  inss_tabela$rows1: rt.scaledRows(inss_tabela, { date: $at }, 100n, 200n),
  irrf_deducao_dependente: rt.scaledWorth($at, 100n, irrf_deducao_dependente$rows),
  irrf_desconto_simplificado: rt.scaledWorth($at, 5n, irrf_desconto_simplificado$rows),
  irrf_mensal$rows1: rt.scaledRows(irrf_mensal, { date: $at }, 100n, 40n),
  aliquota_fgts: rt.scaledWorth($at, 25n, aliquota_fgts$rows),
}));

function compute($row: rt.PayslipInputs, $s: Float64Array, $notes: rt.Warnings | null): boolean {
  $s.fill(0);
  const $at = $row.referenceDate;
  const $n = $row.numbers;
  const $f = $parameters($row.referenceDate);
  if ($f === null) return false;
  const parcela$sent = rt.textAt($row.texts, 3);
  const hire_date$sent = rt.textAt($row.texts, 4);
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
  // Parcela
  if (!(parcela$sent !== undefined)) return false;
  if (parcela$sent !== undefined && !(rt.positionOf(['primeira', 'segunda', 'unica'], parcela$sent) > 0)) return false;
  const parcela = parcela$sent ?? '';
  $s[3] = rt.positionOf(['primeira', 'segunda', 'unica'], parcela);
  // Fecha de ingreso
  if (!(hire_date$sent !== undefined)) return false;
  if (hire_date$sent !== undefined && !rt.isDate(hire_date$sent)) return false;
  if (hire_date$sent !== undefined && hire_date$sent < '1940-01-01') return false;
  const hire_date = hire_date$sent ?? '';
  $s[4] = rt.digitsOfDate(hire_date);
  // Meses del año que perdieron el derecho
  if ($n[5]! < 0 || $n[5]! > 12) return false;
  const meses_sem_direito = $s[5] = rt.sentOr($n[5]!, 0);
  // Avos del 13.º, en lugar de los calculados
  if ($n[6]! < 0 || $n[6]! > 12) return false;
  const avos_enviados = $s[6] = $n[6]!;
  // Adelantos del año
  if ($n[7]! < 0) return false;
  const adiantado = $s[7] = rt.sentOr($n[7]!, 0);
  // Adelanto ya pagado
  if ($n[8]! < 0) return false;
  let $4: number;
  if (rt.isSent($n[8]!)) {
    $4 = $n[8]!;
  } else {
    $4 = rt.same(parcela, 'segunda') ? adiantado : 0;
  }
  const primeira_parcela_amount = $s[8] = $4;
  // Dependientes para el IRRF
  if ($n[9]! < 0 || $n[9]! > 20) return false;
  const num_dependentes_irrf = $s[9] = rt.sentOr($n[9]!, 0);
  // Pensión alimenticia sobre el 13.º
  if ($n[10]! < 0) return false;
  const pensao_alimenticia_amount = $s[10] = rt.sentOr($n[10]!, 0);
  // RAT ajustado (RAT x FAP)
  if ($n[11]! < 50000 || $n[11]! > 600000) return false;
  const rat_fap_rate = $s[11] = rt.sentOr($n[11]!, 200000);
  // Es la segunda parcela o la única
  const liquida = !rt.same(parcela, 'primeira');
  $s[12] = liquida ? 1 : 0;
  // Salario contractual del mes
  const salario_contratual = $s[13] = Math.floor((monthly_salary + 50) / 100);
  $s[14] = monthly_salary;
  // Remuneración del 13.º
  const remuneracao_13 = $s[15] = salario_contratual * 100 + media_variaveis;
  // Inicio do ano
  const inicio_do_ano = rt.startOfYear($row.period.end);
  $s[16] = rt.digitsOfDate(inicio_do_ano);
  // Avos del 13.º salario
  const $8 = rt.isSent($n[6]!);
  $s[17] = $8 ? 1 : 0;
  let $9: number;
  if ($8) {
    $9 = avos_enviados;
  } else {
    const $7 = rt.monthsWith(rt.latest(hire_date, inicio_do_ano), rt.dateOf(rt.yearOf($row.period.end), 12, 31), 15) - meses_sem_direito;
    $9 = 0 > $7 ? 0 : $7;
  }
  const avos_13 = $s[18] = $9;
  // Avos del adelanto
  let avos_adiantamento = 0;
  const $10 = !liquida;
  $s[19] = $10 ? 1 : 0;
  let adiantamento_13 = 0;
  if ($10) {
    let $15: number;
    if ($8) {
      $15 = avos_enviados;
    } else {
      const $11 = hire_date < inicio_do_ano;
      $s[20] = $11 ? 1 : 0;
      const $13 = $11 && meses_sem_direito === 0;
      $s[21] = $13 ? 1 : 0;
      let $14: number;
      if ($13) {
        $14 = 12;
      } else {
        const $12 = rt.monthsWith(rt.latest(hire_date, inicio_do_ano), rt.addDays(rt.firstDayOfMonth($row.period.end), -1), 15) -
          meses_sem_direito;
        $14 = 0 > $12 ? 0 : $12;
      }
      $15 = $14;
    }
    avos_adiantamento = $s[22] = $15;
    // Adelanto del 13.º salario (adiantamento, 1.ª parcela)
    const $16 = $s[24] = remuneracao_13 * avos_adiantamento;
    adiantamento_13 = $s[23] = Math.floor(($16 + 1200) / 2400);
  }
  // 13.º salario (décimo terceiro)
  let decimo_terceiro = 0;
  if (liquida) {
    const $18 = $s[26] = remuneracao_13 * avos_13;
    decimo_terceiro = $s[25] = Math.floor(($18 + 600) / 1200);
  }
  // Total percepciones
  const total_percepciones = $s[27] = adiantamento_13 + decimo_terceiro;
  // Base INSS 13.º salario
  $s[28] = $f.inss_tabela$rows1.top;
  const base_inss_13 = $s[29] = decimo_terceiro < $f.inss_tabela$rows1.top ? decimo_terceiro : $f.inss_tabela$rows1.top;
  // INSS sobre 13.º salario
  $s[31] = -1;
  let inss_13 = 0;
  const $22 = decimo_terceiro > 0;
  $s[30] = $22 ? 1 : 0;
  if ($22) {
    const $23 = $s[31] = rt.rowOf($f.inss_tabela$rows1, base_inss_13, 1, true);
    if ($23 < 0) return false;
    $s[32] = base_inss_13;
    const $24 = rt.slicesOf($f.inss_tabela$rows1, $23, base_inss_13, 1);
    if (Number.isNaN($24)) return false;
    inss_13 = $s[33] = $24;
    // Rendimiento tributable 13.º salario
    $s[34] = decimo_terceiro;
  }
  // Pensión alimenticia (pensão alimentícia)
  let pensao_alimenticia = 0;
  const $25 = liquida && pensao_alimenticia_amount > 0;
  $s[35] = $25 ? 1 : 0;
  if ($25) {
    if (pensao_alimenticia_amount > 4503599627370395) return false;
    pensao_alimenticia = $s[36] = Math.floor((pensao_alimenticia_amount + 50) / 100);
    $s[37] = pensao_alimenticia_amount;
  }
  // Deducciones legales 13.º salario
  let deducoes_legais_13 = 0;
  let irrf_metodo_13 = false;
  let deducao_13 = 0;
  let base_irrf_13 = 0;
  if ($22) {
    deducoes_legais_13 = $s[38] = inss_13 + $f.irrf_deducao_dependente * num_dependentes_irrf + pensao_alimenticia;
    // Descuento simplificado (1) o legal (0) 13.º salario
    irrf_metodo_13 = $f.irrf_desconto_simplificado * 20 > deducoes_legais_13;
    $s[39] = irrf_metodo_13 ? 1 : 0;
    // Deducción aplicada 13.º salario
    const $28 = $f.irrf_desconto_simplificado * 20;
    deducao_13 = $s[40] = deducoes_legais_13 > $28 ? deducoes_legais_13 : $28;
    // Base IRRF 13.º salario
    const $30 = decimo_terceiro - deducao_13;
    base_irrf_13 = $s[41] = 0 > $30 ? 0 : $30;
  }
  // IRRF según tabla 13.º salario
  $s[42] = -1;
  let irrf_tabela_13 = 0;
  let irrf_reducao_13 = 0;
  let irrf_apurado_13 = 0;
  let irrf_13 = 0;
  if ($22) {
    const $32 = $s[42] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_13, 1, false);
    if ($32 < 0) return false;
    $s[43] = base_irrf_13;
    const $33 = $s[45] = rt.rebateOf($f.irrf_mensal$rows1, $32, base_irrf_13, 1);
    if (Number.isNaN($33)) return false;
    irrf_tabela_13 = $s[44] = Math.floor(($33 + 20) / 40);
    // Reducción Ley 15.270 13.º salario
    const $40 = decimo_terceiro <= 500000;
    $s[46] = $40 ? 1 : 0;
    let $41: number;
    if ($40) {
      $41 = (irrf_tabela_13 < 31289 ? irrf_tabela_13 : 31289) * 200000;
    } else {
      const $38 = decimo_terceiro <= 735000;
      $s[47] = $38 ? 1 : 0;
      let $39: number;
      if ($38) {
        const $35 = 19572400000 - decimo_terceiro * 26629;
        const $36 = irrf_tabela_13 * 200000;
        const $37 = 0 > $35 ? 0 : $35;
        $39 = $36 < $37 ? $36 : $37;
      } else {
        $39 = 0;
      }
      $41 = $39;
    }
    irrf_reducao_13 = $s[48] = Math.floor(($41 + 100000) / 200000);
    $s[49] = $41;
    // IRRF con la reducción 13.º salario
    irrf_apurado_13 = $s[50] = irrf_tabela_13 - irrf_reducao_13;
    // IRRF sobre 13.º salario (tributación exclusiva)
    irrf_13 = $s[51] = irrf_apurado_13;
  }
  // Adelanto del 13.º ya pagado
  if (primeira_parcela_amount > 4503599627370395) return false;
  const adiantamento_13_descontado = $s[52] = Math.floor((primeira_parcela_amount + 50) / 100);
  $s[53] = primeira_parcela_amount;
  // Total deducciones
  const total_deducciones = $s[54] = inss_13 + irrf_13 + adiantamento_13_descontado + pensao_alimenticia;
  // Neto
  const neto = $s[55] = total_percepciones - total_deducciones;
  // Base contribución patronal (CPP)
  const base_cpp = $s[56] = decimo_terceiro;
  // Base FGTS
  const $47 = decimo_terceiro * 100;
  const $48 = $s[58] = adiantamento_13 * 100 + (decimo_terceiro * 100 - ($47 < primeira_parcela_amount ? $47 : primeira_parcela_amount));
  const base_fgts = $s[57] = Math.floor(($48 + 50) / 100);
  // Contribución patronal (CPP)
  let cpp = 0;
  const $50 = base_cpp > 0;
  $s[59] = $50 ? 1 : 0;
  let rat_fap = 0;
  let salario_educacao = 0;
  let incra = 0;
  let senai = 0;
  let sesi = 0;
  let sebrae = 0;
  if ($50) {
    cpp = $s[60] = Math.floor((2 * base_cpp + 5) / 10);
    $s[61] = base_cpp;
    $s[62] = base_cpp;
    $s[63] = 1;
    // RAT ajustado (RAT x FAP)
    const $52 = $s[65] = base_cpp * rat_fap_rate;
    rat_fap = $s[64] = Math.floor(($52 + 5000000) / 10000000);
    $s[66] = base_cpp;
    $s[67] = rat_fap_rate;
    // Salario-educación (salário-educação)
    salario_educacao = $s[68] = Math.floor((base_cpp + 20) / 40);
    $s[69] = base_cpp;
    $s[70] = base_cpp;
    $s[71] = 1;
    // INCRA
    incra = $s[72] = Math.floor((base_cpp + 250) / 500);
    $s[73] = base_cpp;
    $s[74] = base_cpp;
    $s[75] = 1;
    // SENAI
    senai = $s[76] = Math.floor((base_cpp + 50) / 100);
    $s[77] = base_cpp;
    $s[78] = base_cpp;
    $s[79] = 1;
    // SESI
    const $57 = $s[81] = base_cpp * 3;
    sesi = $s[80] = Math.floor(($57 + 100) / 200);
    $s[82] = base_cpp;
    $s[83] = 3;
    // SEBRAE
    const $59 = $s[85] = base_cpp * 3;
    sebrae = $s[84] = Math.floor(($59 + 250) / 500);
    $s[86] = base_cpp;
    $s[87] = 3;
  }
  // FGTS del 13.º salario
  const $61 = $s[89] = $f.aliquota_fgts * base_fgts;
  const fgts_13 = $s[88] = Math.floor($61 / 25);
  // FGTS (8%)
  const fgts = $s[90] = fgts_13;
  $s[91] = base_fgts;
  $s[92] = $f.aliquota_fgts;
  // Terceros
  const total_terceiros = $s[93] = salario_educacao + incra + senai + sesi + sebrae;
  // Contribuciones patronales
  $s[94] = cpp + rat_fap + total_terceiros + fgts;
  if (hire_date > $row.period.end) return false;
  if (primeira_parcela_amount > 0 && !rt.same(parcela, 'segunda')) return false;
  if (media_variaveis > 0 && rt.same(rt.firstDayOfMonth(hire_date), rt.firstDayOfMonth($row.period.end))) return false;
  if ($notes !== null) {
    if (rt.isSent($n[6]!)) {
      // AVOS_OVERRIDDEN
      $notes.add(3, rt.ratio(avos_13, 1n));
    }
    const $65 = liquida ? Number($at.slice(5, 7)) !== 12 : Number($at.slice(5, 7)) === 1 || Number($at.slice(5, 7)) === 12;
    if ($65) {
      // DECIMO_TERCEIRO_OUTSIDE_DATES
      $notes.add(4);
    }
    if (primeira_parcela_amount > decimo_terceiro * 100) {
      // ADVANCE_EXCEEDS_DUE
      $notes.add(5, rt.ratio(primeira_parcela_amount, 10000n), rt.ratio(decimo_terceiro, 100n));
    }
    if (pensao_alimenticia_amount > 0 && !liquida) {
      // PENSAO_NOT_DEDUCTED
      $notes.add(6);
    }
    if (pensao_alimenticia_amount > 0 && decimo_terceiro > 0 && irrf_metodo_13) {
      // PENSAO_NOT_DEDUCTED
      $notes.add(7);
    }
    if (!rt.isSent($n[11]!) && base_cpp > 0) {
      // RAT_FAP_DEFAULTED
      $notes.add(8, rt.ratio(rat_fap_rate, 10000000n));
    }
    if (decimo_terceiro > $f.inss_tabela$rows1.top) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(9, rt.ratio(base_inss_13, 100n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(10);
    }
  }
  return true;
}

// Where the values of a payslip are among its slots, for what is shown of them.
const layout = '{"size":95,"scales":[10000,10000,10000,1,1,1,1,10000,10000,1,10000,10000000],"values":[["input",3,[3,1]],["input",1,[1,10000]],1,["input",2,[2,10000]],["period","end_date","date",[]],["sent","given(avos_enviados)",6],["input",6,[6,1]],["input",4,[4,1]],3,["input",5,[5,1]],0,2,5,4,6,7,["kept","upper_limit(inss_tabela)","money",28],9,["input",10,[10,10000]],10,["parameter","irrf_deducao_dependente",100],["input",9,[9,1]],12,["parameter","irrf_desconto_simplificado",5],13,15,16,17,18,19,["input",8,[8,10000]],20,21,8,22,24,["input",11,[11,10000000]],["parameter","aliquota_fgts",25,"rate"],25,33,28,29,30,31,32,26,27,35,34],"tables":[{"table":1,"rows":"inss_tabela$rows1","scales":[100,200,100],"slots":[31,32,null],"isConditional":1},{"table":0,"rows":"irrf_mensal$rows1","scales":[100,40,4000],"slots":[42,43,null],"isConditional":1}],"steps":[[[12,1],[0]],[13,[1],[14,10000]],[[15,10000],[2,3]],[[16,1],[4]],[[18,1],[5,[[6],17,1,1],[[7,8,4,9],17,0,0]]],[[22,1],[10,[[5],19,1,1],[[6],19,1,1,17,1,1],[[7,8],19,1,1,17,0,0],[[9],19,1,1,17,0,0,20,1,1],[[7,8,4,9],19,1,1,17,0,0,21,0,0]],null,null,19],[23,[10,[[11,12],19,1,1]],[24,240000],null,19],[25,[10,[[11,13],12,1,1]],[26,120000],null,12],[27,[14,15]],[29,[15,16]],[33,[15,[[17],30,1,1],-1],null,null,30],[34,[15],null,30],[36,[10,[[18],12,1,1],[[18],35,1,1]],[37,10000],null,35],[38,[19,20,21,22],null,30],[[39,1],[23,24],null,30],[40,[24,23],null,30],[41,[15,25],null,30],[44,[26,-2],[45,4000],30],[48,[15,[[27],46,1,1],[[15],46,0,0],[[27,15],46,0,0,47,1,1]],[49,20000000],30],[50,[27,28],null,30],[51,[15,[[29],30,1,1]],null,null,30],[52,[30],[53,10000]],[54,[19,31,32,22]],[55,[33,34]],[56,[15]],[57,[14,15,15,30],[58,10000]],[60,[35,[[35],59,1,1]],[61,500],null,59,62,[63,5]],[64,[35,[[35,36],59,1,1]],[65,1000000000],null,59,66,[67,10000000]],[68,[35,[[35],59,1,1]],[69,4000],null,59,70,[71,40]],[72,[35,[[35],59,1,1]],[73,50000],null,59,74,[75,500]],[76,[35,[[35],59,1,1]],[77,10000],null,59,78,79],[80,[35,[[35],59,1,1]],[81,20000],null,59,82,[83,200]],[84,[35,[[35],59,1,1]],[85,50000],null,59,86,[87,500]],[88,[37,38],[89,2500]],[90,[39],null,null,null,91,[92,25]],[93,[40,41,42,43,44]],[94,[45,46,47,48]]]}';

// The same rules for exact fractions of any size: what plain numbers do not hold is computed from these.
const packed = '«0:»{"scheme":["BRL","period_end",["half_up",[["1/100",null]]]],"types":[[1,0,"number"],[0,0,"integer"],"date","boolean",{"words":["primeira","segunda","unica"]},[0,0,"rate"]],"roundings":[["half_up",[["1/100",null]]],["down",[["1/100",null]]]],"nodes":"0 c0;0 c1000000;1 c30;0 3 1 2;0 i0;0 2 2 4;2 date,1940-01-01;1 c0;1 c12;4 i3;4 word,segunda;3 8 9 10;0 i7;0 18 11 12 0;1 c20;5 c1/50;5 c1/200;5 c3/50;4 word,primeira;3 9 9 18;0 i1;0 s1;0 i2;0 0 21 22;2 period,4;2 24 24;3 given,6;1 i6;2 i4;2 s3;2 6 28 29;1 19 24;1 c31;2 33 31 8 32;1 c15;1 32 30 33 34;1 i5;1 1 35 36;1 6 7 37;1 18 26 27 38;3 s0;3 16 40;3 10 28 29;3 8 36 7;3 14 42 43;2 23 24;1 c1;1 4 46;2 31 45 47;1 32 30 48 34;1 1 49 36;1 6 7 50;1 18 44 8 51;1 18 26 27 52;0 s2;1 s5;0 2 54 55;1 c24;0 3 56 57;1 s4;0 2 54 59;0 3 60 8;0 s6;0 s7;0 0 62 63;0 upper_limit,1;0 5 63 65;3 12 63 0;0 s9;0 apply,1 68;0 i10;3 12 70 0;3 14 40 71;0 s10;0 p0;1 i9;0 2 74 75;0 0 73 76;0 s12;0 0 77 78;0 p1;0 s13;3 12 80 81;0 6 81 80;0 s15;0 1 63 84;0 6 0 85;0 s16;0 apply,0 87;0 c5000;3 11 63 89;0 s17;0 c31289/100;0 5 91 92;0 c7350;3 11 63 94;0 c48931/50;5 c26629/200000;0 2 97 63;0 1 96 98;0 6 0 99;0 5 91 100;0 18 95 101 0;0 18 90 93 102;0 s18;0 1 91 104;0 s19;0 i8;0 s20;0 0 73 108;0 s21;0 0 110 78;0 0 109 111;0 s8;0 s22;0 1 113 114;0 5 63 107;0 1 63 116;0 0 62 117;0 s24;5 c1/5;3 12 119 0;0 2 119 120;5 i11;0 2 119 123;5 c1/40;0 2 119 125;5 c1/500;0 2 119 127;5 c1/100;0 2 119 129;5 c3/200;0 2 119 131;5 c3/500;0 2 119 133;5 p2;0 s25;0 2 135 136;0 s33;0 s28;0 s29;0 0 139 140;0 s30;0 0 141 142;0 s31;0 s32;0 0 144 145;0 0 143 146;0 s26;0 s27;0 0 148 149;0 s35;0 0 150 151;0 s34;0 0 152 153;3 12 28 24;3 12 107 0;3 9 9 10;3 14 156 157;3 12 22 0;2 23 28;3 8 160 45;3 14 159 161;1 period,6;3 9 163 8;3 8 163 46;3 8 163 8;3 15 165 166;3 18 40 164 167;3 12 107 63;3 14 71 41;3 14 71 67;3 s14;3 14 171 172;3 given,11;3 16 174;3 14 175 121;3 12 63 65;0 s23;3 10 178 0","items":[["i",0,null,[0,false],[3,true]],["i",1,5,[0,false],[1,true]],["i",2,0,[0,true],[1,true]],["i",3],["i",4,null,[6,true]],["i",5,7,[7,true],[8,true]],["i",6,null,[7,true],[8,true]],["i",7,0,[0,true]],["i",8,13,[0,true]],["i",9,7,[7,true],[14,true]],["i",10,0,[0,true]],["i",11,15,[16,true],[17,true]],[0,3,19],[1,0,20,0],[2,0,23],[3,2,25],[4,1,39],[5,1,53,null,null,41],[6,0,58,0,null,41],[7,0,61,0,null,40],[8,0,64],[9,0,66,0],[10,0,69,0,null,67],[11,0,63,null,67],[12,0,70,0,null,72],[13,0,79,null,67],[14,3,82,null,67],[15,0,83,null,67],[16,0,86,0,67],[17,0,88,0,67],[18,0,103,0,67],[19,0,105,null,67],[20,0,106,0,null,67],[21,0,107,0],[22,0,112],[23,0,115],[24,0,63,0],[25,0,118,0],[26,0,122,0,null,121,119,120«6:],[‹27›,0,‹124+2›,0,null,121,119,‹123+2›»],[33,0,137,1],[34,0,138,0,null,null,136,135],[35,0,147],[36,0,154]],"parameters":[["irrf_deducao_dependente",null],["irrf_desconto_simplificado",null],["aliquota_fgts",null]],"notices":[["refuse","VALIDATION_ERROR","warning","inputs.hire_date","inputs",null,155,["El ingreso ",28," es posterior al pago ",24," (Lei 4.090/1962 art. 1)"]],["refuse","VALIDATION_ERROR","warning","inputs.primeira_parcela_amount","inputs",null,158,["Un adelanto solo se descuenta de la segunda parcela (Lei 4.749/1965 art. 2)"]],["refuse","VALIDATION_ERROR","warning","inputs.media_variaveis","inputs",null,162,["Quien ingresó en el mes del pago no tiene meses de los que sacar un promedio (Decreto 10.854/2021 art. 77)"]],["warn","AVOS_OVERRIDDEN","info","inputs.avos_13","inputs",null,26,["Se usan los avos enviados, ",59,", y no los calculados"]],["warn","DECIMO_TERCEIRO_OUTSIDE_DATES","warning","period","period",null,168,["La primera parcela se paga de febrero a noviembre y la última en diciembre (Lei 4.749/1965 arts. 1 y 2)"]],["warn","ADVANCE_EXCEEDS_DUE","warning","inputs.primeira_parcela_amount","inputs",null,169,["El adelanto de ",107," pasa del 13.º de ",63]],["warn","PENSAO_NOT_DEDUCTED","info","pensao_alimenticia_amount","employee",null,170,["La pensión se descuenta de la última parcela"]],["warn","PENSAO_NOT_DEDUCTED","info","pensao_alimenticia_amount","employee",null,173,["El descuento simplificado supera a las deducciones legales: la pensión no baja el IRRF"]],["warn","RAT_FAP_DEFAULTED","info","rat_fap_rate","employee",null,176,["Sin RAT ajustado se usa ",123]],["warn","CONTRIBUTION_BASE_CAPPED","info","base_inss_13","employee",null,177,["El 13.º salario pasa del tope; el INSS se calcula sobre ",68]],["warn","NEGATIVE_NET_SALARY","warning","net_salary","employee",null,179,["Las deducciones superan las percepciones"]]],"tables":[[0,null,0,null,null],[0,null,0,null,null]]}';

const law: rt.PackedLaw = { file: $file, parameters: [irrf_deducao_dependente$rows, irrf_desconto_simplificado$rows, aliquota_fgts$rows],
  tables: [irrf_mensal, inss_tabela] };

const plain: rt.EmittedRules = { rounding: { mode: 'half_up', rungs: [{ quantum: rt.exact(1n, 100n), above: null }] }, parameters: $parameters,
  compute: compute };

export const rules: rt.RuleModule = rt.ruleModule(manifest, plain, layout, packed, law);
