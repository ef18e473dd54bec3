import { conceptTexts } from '../by-hand/concept-texts.ts';
import { money, plain, rawMoney } from './digits.ts';
import { type Asked, HOURS, MOST_EXEMPT, type Paid, SMMLV, SUNDAY, TOP, UVT } from './payslip-by-hand.ts';

export const FILE = 'bench/by-hand/law/co-ordinario.pay';

const HEAD: string[] = [];
const MIDDLE: string[] = [];
const TAIL: string[] = [];
for (const [id, { label, formula, rounding, source }] of conceptTexts(FILE)) {
  const text = JSON.stringify;
  const place = HEAD.push(
    `${HEAD.length === 0 ? '[' : ','}{"concept_id":${text(id)},"formula":${text(formula)},"inputs":{`,
  );
  MIDDLE.push(`},"label":${text(label)},"result_final":"`);
  TAIL.push(`","rounding":${text(rounding)},"source":${text(source)},"step":${place}}`);
}

/** The step at a place of the trail. */
function step(place: number, inputs: string, final: string, raw = final): string {
  return `${HEAD[place] + inputs + MIDDLE[place] + final}","result_raw":"${raw}${TAIL[place]}`;
}

const WAGE = money(SMMLV);
const NONE = '0.00';
const SUNDAY_RATE = plain(SUNDAY, 20);

/** The audit trail of a whole month as RFC 8785 text. */
export function trailByHand(asked: Asked, p: Paid): string {
  const { salary } = asked;
  const [basic, hour] = [money(salary), plain(salary, 100 * HOURS)];
  const [nightHours, hours] = [plain(asked.night, 100), plain(asked.overtime, 100)];
  const [night, overtime, aid] = [money(p.nightPay), money(p.overtimePay), money(p.aid)];
  const [ibc, wages, earned] = [money(p.ibc), money(p.wages), money(p.earned)];
  const [health, solidarity] = [money(p.health), money(p.solidarity)];
  const [untaxed, net, exempt] = [money(p.untaxed), money(p.netIncome), money(p.exempt)];
  const [taxable, withheld, deducted] = [money(p.taxable), money(p.withheld), money(p.deducted)];
  const [freed, severance, interest] = [p.exonerated ? '1' : '0', money(p.severance), money(p.interest)];
  const [security, parafiscal, provisions] = [money(p.security), money(p.parafiscal), money(p.provisions)];
  const [family, icbf, sena] = [money(p.family), money(p.icbf), money(p.sena)];
  const [healthEmployer, accident] = [money(p.healthEmployer), money(p.accident)];
  const [pension, vacation] = [money(p.pensionEmployer), money(p.vacation)];
  const rawExempt = p.netIncome / 4 < MOST_EXEMPT ? rawMoney(p.netIncome, 4) : money(MOST_EXEMPT);
  const sunday = `"recargo_dominical":"${SUNDAY_RATE}","valor_hora":"${hour}"`;
  const others =
    `"dominical_diurno":"0.00","dominical_nocturno":"0.00","hora_extra_diurna":"${overtime}",` +
    `"hora_extra_dominical_diurna":"0.00","hora_extra_dominical_nocturna":"0.00","hora_extra_nocturna":"0.00",`;
  const wageLines = `${others}"recargo_nocturno":"${night}","salario_basico":"${basic}"`;
  const allLines = `"auxilio_transporte":"${aid}",${wageLines}`;
  const whole = salary * 30;
  let text = step(0, `"divisor_horas_mes":"${HOURS}","monthly_salary":"${basic}"`, hour);
  text += step(1, `"monthly_salary":"${basic}","period.days":"30"`, basic, rawMoney(whole, 30));
  text += step(
    2,
    `"horas_recargo_nocturno":"${nightHours}","valor_hora":"${hour}"`,
    night,
    rawMoney(salary * asked.night * 7, HOURS * 2000),
  );
  text += step(3, `"horas_dominicales_diurnas":"0",${sunday}`, NONE);
  text += step(4, `"horas_dominicales_nocturnas":"0",${sunday}`, NONE);
  text += step(
    5,
    `"horas_extra_diurnas":"${hours}","valor_hora":"${hour}"`,
    overtime,
    rawMoney(salary * asked.overtime * 25, HOURS * 2000),
  );
  text += step(6, `"horas_extra_nocturnas":"0","valor_hora":"${hour}"`, NONE);
  text += step(7, `"horas_extra_dominicales_diurnas":"0",${sunday}`, NONE);
  text += step(8, `"horas_extra_dominicales_nocturnas":"0",${sunday}`, NONE);
  text += p.wantsTransport
    ? step(9, '"aplica_auxilio_transporte":"1","auxilio_mensual":"249095.00","period.days":"30"', aid)
    : step(9, '"aplica_auxilio_transporte":"0"', NONE);
  text += step(10, allLines, earned);
  text += step(11, wageLines, wages);
  text += step(12, `"SMMLV":"${WAGE}","period.days":"30"`, WAGE);
  text += step(13, `"SMMLV":"${WAGE}"`, money(TOP));
  text += step(14, `"ibc_maximo":"${money(TOP)}","ibc_minimo":"${WAGE}","ingreso_salarial":"${wages}"`, ibc);
  text += step(15, `"ibc":"${ibc}"`, health, rawMoney(p.ibc, 25));
  text += step(16, `"ibc":"${ibc}"`, health, rawMoney(p.ibc, 25));
  text += step(
    17,
    `"ibc":"${ibc}","tarifa_fsp.fixed":"0.00","tarifa_fsp.lower":"${money(p.fund.over)}","tarifa_fsp.rate":"${plain(p.fund.rate, 1000)}"`,
    solidarity,
    rawMoney(p.ibc * p.fund.rate, 1000),
  );
  const contributed = `"fondo_solidaridad_pensional":"${solidarity}","pension_empleado":"${health}"`;
  text += step(18, `${contributed},"salud_empleado":"${health}"`, untaxed);
  text += step(
    19,
    `"auxilio_transporte":"${aid}",${others}"ingresos_no_constitutivos":"${untaxed}","recargo_nocturno":"${night}","salario_basico":"${basic}"`,
    net,
  );
  text += step(20, `"UVT":"${money(UVT)}","ingreso_neto_retencion":"${net}"`, exempt, rawExempt);
  text += step(21, `"ingreso_neto_retencion":"${net}","renta_exenta_25":"${exempt}"`, taxable);
  text += step(
    22,
    `"base_gravable_retencion":"${taxable}","tarifa_retencion.fixed":"${money(p.tax.fixed)}","tarifa_retencion.lower":"${money(p.tax.over)}","tarifa_retencion.rate":"${plain(p.tax.rate, 100)}"`,
    withheld,
    rawMoney(p.rawTax, 100),
  );
  text += step(23, `${contributed},"retencion_fuente":"${withheld}","salud_empleado":"${health}"`, deducted);
  text += step(24, `"total_deducciones":"${deducted}","total_devengado":"${earned}"`, money(p.net));
  text += step(25, `"SMMLV":"${WAGE}","aplica_exoneracion_114_1":"1","ingreso_salarial":"${wages}"`, freed);
  text += step(
    26,
    `"exonerado":"${freed}","ibc":"${ibc}"`,
    healthEmployer,
    p.exonerated ? NONE : rawMoney(p.ibc * 85, 1000),
  );
  text += step(27, `"ibc":"${ibc}"`, pension, rawMoney(p.ibc * 3, 25));
  text += step(
    28,
    `"ibc":"${ibc}","risk_class_rate":"${plain(asked.risk, 100_000)}"`,
    accident,
    rawMoney(p.ibc * asked.risk, 100_000),
  );
  text += step(29, `"ingreso_salarial":"${wages}"`, wages);
  text += step(30, `"base_parafiscales":"${wages}"`, family, rawMoney(p.wages, 25));
  const taxed = `"base_parafiscales":"${wages}","exonerado":"${freed}"`;
  text += step(31, taxed, icbf, p.exonerated ? NONE : rawMoney(p.wages * 3, 100));
  text += step(32, taxed, sena, p.exonerated ? NONE : rawMoney(p.wages, 50));
  text += step(33, allLines, earned);
  text += step(34, `"recargo_nocturno":"${night}","salario_basico":"${basic}"`, money(p.vacationBase));
  const provided = `"base_prestaciones":"${earned}"`;
  text += step(35, provided, severance, rawMoney(p.earned, 12));
  text += step(36, provided, interest, rawMoney(p.earned, 100));
  text += step(37, provided, severance, rawMoney(p.earned, 12));
  text += step(38, `"base_vacaciones":"${money(p.vacationBase)}"`, vacation, rawMoney(p.vacationBase, 24));
  text += step(
    39,
    `"arl":"${accident}","pension_empleador":"${pension}","salud_empleador":"${healthEmployer}"`,
    security,
  );
  text += step(40, `"caja_compensacion":"${family}","icbf":"${icbf}","sena":"${sena}"`, parafiscal);
  text += step(
    41,
    `"cesantias":"${severance}","intereses_cesantias":"${interest}","prima_servicios":"${severance}","vacaciones":"${vacation}"`,
    provisions,
  );
  text += step(
    42,
    `"total_devengado":"${earned}","total_parafiscales":"${parafiscal}","total_provisiones":"${provisions}","total_seguridad_social_empleador":"${security}"`,
    money(p.cost),
  );
  text += step(
    43,
    `"horas_extra_diurnas":"${hours}","horas_extra_dominicales_diurnas":"0","horas_extra_dominicales_nocturnas":"0","horas_extra_nocturnas":"0"`,
    hours,
  );
  return `${
    text +
    step(
      44,
      `"horas_dominicales_diurnas":"0","horas_dominicales_nocturnas":"0","horas_extra_mes":"${hours}","horas_recargo_nocturno":"${nightHours}"`,
      plain(asked.night + asked.overtime, 100),
    )
  }]`;
}
