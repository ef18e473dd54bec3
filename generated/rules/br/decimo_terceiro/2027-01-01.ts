// BR.decimo_terceiro 2027.1: 13.º salario (décimo terceiro)
// Emitted from generated/rules/br/decimo_terceiro/2027-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/br/decimo_terceiro/2027-01-01.pay',
  fingerprint: 'sha256:0d996bf0e1301af136983470802b77ed608d49689c1851f92131b7c6f0fe11c5',
  meaning: 'sha256:4ca18125bc79736999f1825a281a8a3561aad0843af98151b797ed43aa88d79b',
  country: 'BR',
  scheme: 'decimo_terceiro',
  label: '13.º salario (décimo terceiro)',
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
    { id: 'adiantado', label: 'Adelantos del año', type: 'money', aggregate: 'sum', line: 'adiantamento_13',
      of: [{ country: 'BR', scheme: 'decimo_terceiro' }, { country: 'BR', scheme: 'ferias' }], window: { kind: 'year' }, month: null },
  ],
};

const $law = new rt.ModuleLaw($head, 'sha256:668da1f5edf44a850a6689e5a3340e7677434976ce9c8cba842dcfb36ebadbc9', () =>
  JSON.parse(readFileSync(new URL('./2027-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  rat_fap_presumido: rt.scaledWorth($at, 50n, $law.rows('rat_fap_presumido')),
  inss_tabela$rows1: rt.scaledRows($law.table('inss_tabela'), { date: $at }, 100n, 200n),
  irrf_deducao_dependente: rt.scaledWorth($at, 100n, $law.rows('irrf_deducao_dependente')),
  irrf_desconto_simplificado: rt.scaledWorth($at, 5n, $law.rows('irrf_desconto_simplificado')),
  irrf_mensal$rows1: rt.scaledRows($law.table('irrf_mensal'), { date: $at }, 100n, 40n),
  irrf_reducao_integral_ate: rt.scaledWorth($at, 1n, $law.rows('irrf_reducao_integral_ate')),
  irrf_reducao_maxima: rt.scaledWorth($at, 100n, $law.rows('irrf_reducao_maxima')),
  irrf_reducao_parcial_ate: rt.scaledWorth($at, 1n, $law.rows('irrf_reducao_parcial_ate')),
  irrf_reducao_constante: rt.scaledWorth($at, 50n, $law.rows('irrf_reducao_constante')),
  irrf_reducao_fator: rt.scaledWorth($at, 200000n, $law.rows('irrf_reducao_fator')),
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
  const parcela$sent = rt.textAt($row.texts, 3);
  const hire_date$sent = rt.textAt($row.texts, 4);
  // Salario diario · CLT art. 64
  if (!(rt.isSent($n[0]!) || rt.isSent($n[1]!))) return false;
  if ($n[0]! <= 0) return false;
  const $1 = $n[0]! * 3;
  if ($1 > rt.SAFE || $1 < -rt.SAFE) return false;
  if ($1 > 1000000000) return false;
  const daily_salary = $s[0] = $n[0]!;
  // Salario mensual contractual · CLT art. 457
  if ($n[1]! <= 0 || $n[1]! > 10000000000) return false;
  const monthly_salary = $s[1] = rt.isSent($n[1]!) ? $n[1]! : daily_salary * 3 * 10;
  // Promedio mensual de lo variable, con DSR · Decreto 10.854/2021 art. 77
  if ($n[2]! < 0 || $n[2]! > 10000000000) return false;
  const media_variaveis = $s[2] = rt.sentOr($n[2]!, 0);
  // Parcela · Lei 4.749/1965 arts. 1 y 2
  if (!(parcela$sent !== undefined)) return false;
  if (parcela$sent !== undefined && !(rt.positionOf(['primeira', 'segunda', 'unica'], parcela$sent) > 0)) return false;
  const parcela = parcela$sent ?? '';
  $s[3] = rt.positionOf(['primeira', 'segunda', 'unica'], parcela);
  // Fecha de ingreso · Lei 4.090/1962 art. 1 §2
  if (!(hire_date$sent !== undefined)) return false;
  if (hire_date$sent !== undefined && !rt.isDate(hire_date$sent)) return false;
  if (hire_date$sent !== undefined && hire_date$sent < '1940-01-01') return false;
  const hire_date = hire_date$sent ?? '';
  $s[4] = rt.digitsOfDate(hire_date);
  // Meses del año que perdieron el derecho · Lei 4.090/1962 art. 1 §2
  if ($n[5]! < 0 || $n[5]! > 12) return false;
  const meses_sem_direito = $s[5] = rt.sentOr($n[5]!, 0);
  // Avos del 13.º, en lugar de los calculados · Lei 4.090/1962 art. 1 §2
  if ($n[6]! < 0 || $n[6]! > 12) return false;
  const avos_enviados = $s[6] = $n[6]!;
  // Adelantos del año · Lei 4.749/1965 art. 2
  if ($n[7]! < 0) return false;
  const adiantado = $s[7] = rt.sentOr($n[7]!, 0);
  // Adelanto ya pagado · Lei 4.749/1965 art. 2
  if ($n[8]! < 0) return false;
  let $4: number;
  if (rt.isSent($n[8]!)) {
    $4 = $n[8]!;
  } else {
    $4 = rt.same(parcela, 'segunda') ? adiantado : 0;
  }
  const primeira_parcela_amount = $s[8] = $4;
  // Dependientes para el IRRF · Lei 9.250/1995 art. 4 III
  if ($n[9]! < 0 || $n[9]! > 20) return false;
  const num_dependentes_irrf = $s[9] = rt.sentOr($n[9]!, 0);
  // Pensión alimenticia sobre el 13.º · Lei 9.250/1995 art. 4 II
  if ($n[10]! < 0) return false;
  const pensao_alimenticia_amount = $s[10] = rt.sentOr($n[10]!, 0);
  // RAT ajustado (RAT x FAP) · Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10
  if ($n[11]! < 50000 || $n[11]! > 600000) return false;
  const rat_fap_rate = $s[11] = rt.sentOr($n[11]!, $f.rat_fap_presumido * 200000);
  // Es la segunda parcela o la única · Lei 4.749/1965 art. 1
  const liquida = !rt.same(parcela, 'primeira');
  $s[12] = liquida ? 1 : 0;
  // Salario contractual del mes · CLT art. 64
  const salario_contratual = $s[13] = Math.floor((monthly_salary + 50) / 100);
  $s[14] = monthly_salary;
  // Remuneración del 13.º · Lei 4.090/1962 art. 1 §1; Decreto 10.854/2021 art. 77
  const remuneracao_13 = $s[15] = salario_contratual * 100 + media_variaveis;
  // Inicio do ano
  const inicio_do_ano = rt.startOfYear($row.period.end);
  $s[16] = rt.digitsOfDate(inicio_do_ano);
  // Avos del 13.º salario · Lei 4.090/1962 art. 1 §2
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
  // Avos del adelanto · Lei 4.749/1965 art. 2; Decreto 10.854/2021 art. 78 §4
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
    // Adelanto del 13.º salario (adiantamento, 1.ª parcela) · Lei 4.749/1965 art. 2; Decreto 10.854/2021 art. 78
    const $16 = $s[24] = remuneracao_13 * avos_adiantamento;
    adiantamento_13 = $s[23] = Math.floor(($16 + 1200) / 2400);
  }
  // 13.º salario (décimo terceiro) · Lei 4.090/1962 art. 1; Lei 8.212/1991 art. 28 §7
  let decimo_terceiro = 0;
  if (liquida) {
    const $18 = $s[26] = remuneracao_13 * avos_13;
    decimo_terceiro = $s[25] = Math.floor(($18 + 600) / 1200);
  }
  // Total percepciones
  const total_percepciones = $s[27] = adiantamento_13 + decimo_terceiro;
  // Base INSS 13.º salario · Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 art. 214 §§6 y 7
  $s[28] = $f.inss_tabela$rows1.top;
  const base_inss_13 = $s[29] = decimo_terceiro < $f.inss_tabela$rows1.top ? decimo_terceiro : $f.inss_tabela$rows1.top;
  // INSS sobre 13.º salario · EC 103/2019 art. 28; Lei 8.212/1991 art. 28 §7; Decreto 3.048/1999 arts. 214 §§6 y 7, y 216 §1
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
  // Pensión alimenticia (pensão alimentícia) · Lei 5.478/1968
  let pensao_alimenticia = 0;
  const $25 = liquida && pensao_alimenticia_amount > 0;
  $s[35] = $25 ? 1 : 0;
  if ($25) {
    if (pensao_alimenticia_amount > 4503599627370395) return false;
    pensao_alimenticia = $s[36] = Math.floor((pensao_alimenticia_amount + 50) / 100);
    $s[37] = pensao_alimenticia_amount;
  }
  // Deducciones legales 13.º salario · Lei 9.250/1995 art. 4
  let deducoes_legais_13 = 0;
  let irrf_metodo_13 = false;
  let deducao_13 = 0;
  let base_irrf_13 = 0;
  if ($22) {
    deducoes_legais_13 = $s[38] = inss_13 + $f.irrf_deducao_dependente * num_dependentes_irrf + pensao_alimenticia;
    // Descuento simplificado (1) o legal (0) 13.º salario · Lei 9.250/1995 art. 4; Lei 14.663/2023
    irrf_metodo_13 = $f.irrf_desconto_simplificado * 20 > deducoes_legais_13;
    $s[39] = irrf_metodo_13 ? 1 : 0;
    // Deducción aplicada 13.º salario · Lei 9.250/1995 art. 4; Lei 14.663/2023
    const $28 = $f.irrf_desconto_simplificado * 20;
    deducao_13 = $s[40] = deducoes_legais_13 > $28 ? deducoes_legais_13 : $28;
    // Base IRRF 13.º salario · Lei 9.250/1995 art. 4
    const $30 = decimo_terceiro - deducao_13;
    base_irrf_13 = $s[41] = 0 > $30 ? 0 : $30;
  }
  // IRRF según tabla 13.º salario · Lei 15.191/2025
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
    // Reducción Ley 15.270 13.º salario · Lei 9.250/1995 art. 3-A; Lei 15.270/2025
    const $40 = decimo_terceiro <= $f.irrf_reducao_integral_ate * 100;
    $s[46] = $40 ? 1 : 0;
    let $41: number;
    if ($40) {
      $41 = (irrf_tabela_13 < $f.irrf_reducao_maxima ? irrf_tabela_13 : $f.irrf_reducao_maxima) * 200000;
    } else {
      const $38 = decimo_terceiro <= $f.irrf_reducao_parcial_ate * 100;
      $s[47] = $38 ? 1 : 0;
      let $39: number;
      if ($38) {
        const $35 = $f.irrf_reducao_constante * 400000 - $f.irrf_reducao_fator * decimo_terceiro;
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
    // IRRF con la reducción 13.º salario · Lei 15.270/2025
    irrf_apurado_13 = $s[50] = irrf_tabela_13 - irrf_reducao_13;
    // IRRF sobre 13.º salario (tributación exclusiva) · Lei 7.713/1988 art. 26; Lei 8.134/1990 art. 16; IN RFB 1.500/2014 art. 13; RIR/2018
    // art. 700
    irrf_13 = $s[51] = irrf_apurado_13;
  }
  // Adelanto del 13.º ya pagado · Lei 4.749/1965 art. 2
  if (primeira_parcela_amount > 4503599627370395) return false;
  const adiantamento_13_descontado = $s[52] = Math.floor((primeira_parcela_amount + 50) / 100);
  $s[53] = primeira_parcela_amount;
  // Total deducciones
  const total_deducciones = $s[54] = inss_13 + irrf_13 + adiantamento_13_descontado + pensao_alimenticia;
  // Neto
  const neto = $s[55] = total_percepciones - total_deducciones;
  // Base contribución patronal (CPP) · Lei 8.212/1991 arts. 22 y 28 §7; Decreto 3.048/1999 art. 214 §6
  const base_cpp = $s[56] = decimo_terceiro;
  // Base FGTS · Lei 8.036/1990 art. 15; Lei 4.749/1965 art. 2
  const $47 = decimo_terceiro * 100;
  const $48 = $s[58] = adiantamento_13 * 100 + (decimo_terceiro * 100 - ($47 < primeira_parcela_amount ? $47 : primeira_parcela_amount));
  const base_fgts = $s[57] = Math.floor(($48 + 50) / 100);
  // Contribución patronal (CPP) · Lei 8.212/1991 art. 22 I
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
    const $51 = $s[61] = base_cpp * $f.aliquota_cpp;
    cpp = $s[60] = Math.floor((2 * $51 + 5) / 10);
    $s[62] = base_cpp;
    $s[63] = $f.aliquota_cpp;
    // RAT ajustado (RAT x FAP) · Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10
    const $53 = $s[65] = base_cpp * rat_fap_rate;
    rat_fap = $s[64] = Math.floor(($53 + 5000000) / 10000000);
    $s[66] = base_cpp;
    $s[67] = rat_fap_rate;
    // Salario-educación (salário-educação) · Lei 9.424/1996 art. 15
    const $55 = $s[69] = base_cpp * $f.aliquota_salario_educacao;
    salario_educacao = $s[68] = Math.floor(($55 + 20) / 40);
    $s[70] = base_cpp;
    $s[71] = $f.aliquota_salario_educacao;
    // INCRA · Decreto-Lei 1.146/1970 art. 3
    const $57 = $s[73] = base_cpp * $f.aliquota_incra;
    incra = $s[72] = Math.floor(($57 + 250) / 500);
    $s[74] = base_cpp;
    $s[75] = $f.aliquota_incra;
    // SENAI · Decreto-Lei 6.246/1944 art. 1
    const $59 = $s[77] = base_cpp * $f.aliquota_senai;
    senai = $s[76] = Math.floor(($59 + 50) / 100);
    $s[78] = base_cpp;
    $s[79] = $f.aliquota_senai;
    // SESI · Decreto-Lei 9.403/1946 art. 3 §1
    const $61 = $s[81] = base_cpp * $f.aliquota_sesi;
    sesi = $s[80] = Math.floor(($61 + 100) / 200);
    $s[82] = base_cpp;
    $s[83] = $f.aliquota_sesi;
    // SEBRAE · Lei 8.029/1990 art. 8 §3
    const $63 = $s[85] = base_cpp * $f.aliquota_sebrae;
    sebrae = $s[84] = Math.floor(($63 + 250) / 500);
    $s[86] = base_cpp;
    $s[87] = $f.aliquota_sebrae;
  }
  // FGTS del 13.º salario · Lei 8.036/1990 art. 15
  const $65 = $s[89] = $f.aliquota_fgts * base_fgts;
  const fgts_13 = $s[88] = Math.floor($65 / 25);
  // FGTS (8%) · Lei 8.036/1990 art. 15
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
    const $69 = liquida ? Number($at.slice(5, 7)) !== 12 : Number($at.slice(5, 7)) === 1 || Number($at.slice(5, 7)) === 12;
    if ($69) {
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

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
