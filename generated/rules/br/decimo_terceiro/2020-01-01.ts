// BR.decimo_terceiro 2020.1: 13.º salario (décimo terceiro)
// Emitted from generated/rules/br/decimo_terceiro/2020-01-01.pay by payroll compile. Do not edit.
import { readFileSync } from 'node:fs';
import * as rt from '../../../../runtime/index.ts';

const $head: rt.ModuleHead = {
  format: 1,
  path: 'generated/rules/br/decimo_terceiro/2020-01-01.pay',
  fingerprint: 'sha256:fdbecb1635b34b150cebfb73651ec5ba5f3c8de9fcdaffd0a94c48a89394d065',
  meaning: 'sha256:b1379bebe8d396f68780ad02d855256f289853787ca3c0216f661f39ec0c739d',
  country: 'BR',
  scheme: 'decimo_terceiro',
  label: '13.º salario (décimo terceiro)',
  version: '2020.1',
  currency: 'BRL',
  validFrom: '2020-01-01',
  validUntil: '2020-02-29',
  periods: ['event'],
  proration: null,
  days: 'as_given',
  asOf: 'period_end',
  histories: [
    { id: 'adiantado', label: 'Adelantos del año', type: 'money', aggregate: 'sum', line: 'adiantamento_13',
      of: [{ country: 'BR', scheme: 'decimo_terceiro' }, { country: 'BR', scheme: 'ferias' }], window: { kind: 'year' }, month: null },
  ],
};

const $law = new rt.ModuleLaw($head, 'sha256:860441cddca8957456e99d0a532b552102c5e9c5bea16dbd54e487c9d1a95f9a', () =>
  JSON.parse(readFileSync(new URL('./2020-01-01.json', import.meta.url), 'utf8')));

const $parameters = rt.byDate(($at) => ({
  rat_fap_presumido: rt.scaledWorth($at, 50n, $law.rows('rat_fap_presumido')),
  inss_aliquota$rows1: rt.scaledRows($law.table('inss_aliquota'), { date: $at }, 100n, 100n),
  irrf_deducao_dependente: rt.scaledWorth($at, 100n, $law.rows('irrf_deducao_dependente')),
  irrf_mensal$rows1: rt.scaledRows($law.table('irrf_mensal'), { date: $at }, 100n, 40n),
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
  $s[28] = $f.inss_aliquota$rows1.top;
  const base_inss_13 = $s[29] = decimo_terceiro < $f.inss_aliquota$rows1.top ? decimo_terceiro : $f.inss_aliquota$rows1.top;
  // INSS sobre 13.º salario · Lei 8.212/1991 arts. 20 y 28 §7; Decreto 3.048/1999 arts. 214 §§6 y 7, y 216 §1
  $s[31] = -1;
  let inss_13 = 0;
  const $22 = decimo_terceiro > 0;
  $s[30] = $22 ? 1 : 0;
  if ($22) {
    const $23 = $s[31] = rt.rowOf($f.inss_aliquota$rows1, base_inss_13, 1, false);
    if ($23 < 0) return false;
    $s[32] = base_inss_13;
    const $24 = $f.inss_aliquota$rows1.value[$23]!;
    const $25 = $s[34] = base_inss_13 * $24;
    inss_13 = $s[33] = Math.floor($25 / 100);
    // Rendimiento tributable 13.º salario
    $s[35] = decimo_terceiro;
  }
  // Pensión alimenticia (pensão alimentícia) · Lei 5.478/1968
  let pensao_alimenticia = 0;
  const $27 = liquida && pensao_alimenticia_amount > 0;
  $s[36] = $27 ? 1 : 0;
  if ($27) {
    if (pensao_alimenticia_amount > 4503599627370395) return false;
    pensao_alimenticia = $s[37] = Math.floor((pensao_alimenticia_amount + 50) / 100);
    $s[38] = pensao_alimenticia_amount;
  }
  // Deducciones legales 13.º salario · Lei 9.250/1995 art. 4
  let deducoes_legais_13 = 0;
  let deducao_13 = 0;
  let base_irrf_13 = 0;
  if ($22) {
    deducoes_legais_13 = $s[39] = inss_13 + $f.irrf_deducao_dependente * num_dependentes_irrf + pensao_alimenticia;
    // Deducción aplicada 13.º salario · Lei 9.250/1995 art. 4
    deducao_13 = $s[40] = deducoes_legais_13;
    // Base IRRF 13.º salario · Lei 9.250/1995 art. 4
    const $30 = decimo_terceiro - deducao_13;
    base_irrf_13 = $s[41] = 0 > $30 ? 0 : $30;
  }
  // IRRF según tabla 13.º salario · Lei 11.482/2007 art. 1
  $s[42] = -1;
  let irrf_tabela_13 = 0;
  let irrf_13 = 0;
  if ($22) {
    const $32 = $s[42] = rt.rowOf($f.irrf_mensal$rows1, base_irrf_13, 1, false);
    if ($32 < 0) return false;
    $s[43] = base_irrf_13;
    const $33 = $s[45] = rt.rebateOf($f.irrf_mensal$rows1, $32, base_irrf_13, 1);
    if (Number.isNaN($33)) return false;
    irrf_tabela_13 = $s[44] = Math.floor(($33 + 20) / 40);
    // IRRF sobre 13.º salario (tributación exclusiva) · Lei 7.713/1988 art. 26; Lei 8.134/1990 art. 16; IN RFB 1.500/2014 art. 13; RIR/2018
    // art. 700
    irrf_13 = $s[46] = irrf_tabela_13;
  }
  // Adelanto del 13.º ya pagado · Lei 4.749/1965 art. 2
  if (primeira_parcela_amount > 4503599627370395) return false;
  const adiantamento_13_descontado = $s[47] = Math.floor((primeira_parcela_amount + 50) / 100);
  $s[48] = primeira_parcela_amount;
  // Total deducciones
  const total_deducciones = $s[49] = inss_13 + irrf_13 + adiantamento_13_descontado + pensao_alimenticia;
  // Neto
  const neto = $s[50] = total_percepciones - total_deducciones;
  // Base contribución patronal (CPP) · Lei 8.212/1991 arts. 22 y 28 §7; Decreto 3.048/1999 art. 214 §6
  const base_cpp = $s[51] = decimo_terceiro;
  // Base FGTS · Lei 8.036/1990 art. 15; Lei 4.749/1965 art. 2
  const $38 = decimo_terceiro * 100;
  const $39 = $s[53] = adiantamento_13 * 100 + (decimo_terceiro * 100 - ($38 < primeira_parcela_amount ? $38 : primeira_parcela_amount));
  const base_fgts = $s[52] = Math.floor(($39 + 50) / 100);
  // Contribución patronal (CPP) · Lei 8.212/1991 art. 22 I
  let cpp = 0;
  const $41 = base_cpp > 0;
  $s[54] = $41 ? 1 : 0;
  let rat_fap = 0;
  let salario_educacao = 0;
  let incra = 0;
  let senai = 0;
  let sesi = 0;
  let sebrae = 0;
  if ($41) {
    const $42 = $s[56] = base_cpp * $f.aliquota_cpp;
    cpp = $s[55] = Math.floor((2 * $42 + 5) / 10);
    $s[57] = base_cpp;
    $s[58] = $f.aliquota_cpp;
    // RAT ajustado (RAT x FAP) · Lei 8.212/1991 art. 22 II; Lei 10.666/2003 art. 10
    const $44 = $s[60] = base_cpp * rat_fap_rate;
    rat_fap = $s[59] = Math.floor(($44 + 5000000) / 10000000);
    $s[61] = base_cpp;
    $s[62] = rat_fap_rate;
    // Salario-educación (salário-educação) · Lei 9.424/1996 art. 15
    const $46 = $s[64] = base_cpp * $f.aliquota_salario_educacao;
    salario_educacao = $s[63] = Math.floor(($46 + 20) / 40);
    $s[65] = base_cpp;
    $s[66] = $f.aliquota_salario_educacao;
    // INCRA · Decreto-Lei 1.146/1970 art. 3
    const $48 = $s[68] = base_cpp * $f.aliquota_incra;
    incra = $s[67] = Math.floor(($48 + 250) / 500);
    $s[69] = base_cpp;
    $s[70] = $f.aliquota_incra;
    // SENAI · Decreto-Lei 6.246/1944 art. 1
    const $50 = $s[72] = base_cpp * $f.aliquota_senai;
    senai = $s[71] = Math.floor(($50 + 50) / 100);
    $s[73] = base_cpp;
    $s[74] = $f.aliquota_senai;
    // SESI · Decreto-Lei 9.403/1946 art. 3 §1
    const $52 = $s[76] = base_cpp * $f.aliquota_sesi;
    sesi = $s[75] = Math.floor(($52 + 100) / 200);
    $s[77] = base_cpp;
    $s[78] = $f.aliquota_sesi;
    // SEBRAE · Lei 8.029/1990 art. 8 §3
    const $54 = $s[80] = base_cpp * $f.aliquota_sebrae;
    sebrae = $s[79] = Math.floor(($54 + 250) / 500);
    $s[81] = base_cpp;
    $s[82] = $f.aliquota_sebrae;
  }
  // FGTS del 13.º salario · Lei 8.036/1990 art. 15
  const $56 = $s[84] = $f.aliquota_fgts * base_fgts;
  const fgts_13 = $s[83] = Math.floor($56 / 25);
  // FGTS (8%) · Lei 8.036/1990 art. 15
  const fgts = $s[85] = fgts_13;
  $s[86] = base_fgts;
  $s[87] = $f.aliquota_fgts;
  // Terceros
  const total_terceiros = $s[88] = salario_educacao + incra + senai + sesi + sebrae;
  // Contribuciones patronales
  $s[89] = cpp + rat_fap + total_terceiros + fgts;
  if (hire_date > $row.period.end) return false;
  if (primeira_parcela_amount > 0 && !rt.same(parcela, 'segunda')) return false;
  if (media_variaveis > 0 && rt.same(rt.firstDayOfMonth(hire_date), rt.firstDayOfMonth($row.period.end))) return false;
  if ($notes !== null) {
    if (rt.isSent($n[6]!)) {
      // AVOS_OVERRIDDEN
      $notes.add(3, rt.ratio(avos_13, 1n));
    }
    const $60 = liquida ? Number($at.slice(5, 7)) !== 12 : Number($at.slice(5, 7)) === 1 || Number($at.slice(5, 7)) === 12;
    if ($60) {
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
    if (!rt.isSent($n[11]!) && base_cpp > 0) {
      // RAT_FAP_DEFAULTED
      $notes.add(7, rt.ratio(rat_fap_rate, 10000000n));
    }
    if (decimo_terceiro > $f.inss_aliquota$rows1.top) {
      // CONTRIBUTION_BASE_CAPPED
      $notes.add(8, rt.ratio(base_inss_13, 100n));
    }
    if (neto < 0) {
      // NEGATIVE_NET_SALARY
      $notes.add(9);
    }
  }
  return true;
}

export const rules: rt.RuleModule = rt.ruleModule($law, { parameters: $parameters, compute });
