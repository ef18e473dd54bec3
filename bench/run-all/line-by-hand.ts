import { keptModule } from '../by-hand/kept-laws.ts';
import { money, plain } from './digits.ts';
import { type Asked, type Bracket, type Paid, SMMLV, TOP } from './payslip-by-hand.ts';
import { FILE } from './trail-by-hand.ts';

const { manifest } = keptModule(FILE);
const STEPS = new Map(manifest.steps.map((step) => [step.id, step]));
const FINGERPRINT = `],"rule_fingerprint":"${manifest.fingerprint}"`;

function textsOf(id: string) {
  const step = STEPS.get(id);
  if (step === undefined) throw new RangeError(`no step ${id}`);
  return step;
}

/** What stands before and after the amount of a line. */
function lineOf(id: string, rest: (step: ReturnType<typeof textsOf>) => string): (amount: string) => string {
  const step = textsOf(id);
  const head = `{"id":"${id}","label":${JSON.stringify(step.label)},"amount":"`;
  const tail = `",${rest(step)}`;
  return (amount) => head + amount + tail;
}

function perception(id: string) {
  return lineOf(
    id,
    (one) => `"taxable":${one.taxable},"imss_base":${one.socialSecurity},"tags":${JSON.stringify(one.tags)}}`,
  );
}

function deduction(id: string) {
  return lineOf(id, ({ tags }) => `"tags":${JSON.stringify(tags)},"bracket_applied":`);
}

function base(id: string) {
  return lineOf(id, ({ formula }) => `"formula":${JSON.stringify(formula)}}`);
}

function component(id: string): (on: string, rate: string, amount: string) => string {
  const head = `{"id":"${id}","label":${JSON.stringify(textsOf(id).label)},"base":"`;
  return (on, rate, amount) => `${head + on}","rate":"${rate}","amount":"${amount}"}`;
}

function table(id: string): string {
  const label = manifest.employerTables.find((one) => one.id === id)?.label;
  return `{"table_id":"${id}","label":${JSON.stringify(label)},"total":"`;
}

const basicLine = perception('salario_basico');
const nightLine = perception('recargo_nocturno');
const overtimeLine = perception('hora_extra_diurna');
const aidLine = perception('auxilio_transporte');
const healthLine = deduction('salud_empleado');
const pensionLine = deduction('pension_empleado');
const solidarityLine = deduction('fondo_solidaridad_pensional');
const withheldLine = deduction('retencion_fuente');
const wagesBase = base('ingreso_salarial');
const ibcBase = base('ibc');
const untaxedBase = base('ingresos_no_constitutivos');
const netBase = base('ingreso_neto_retencion');
const exemptBase = base('renta_exenta_25');
const taxableBase = base('base_gravable_retencion');
const parafiscalBase = base('base_parafiscales');
const provisionBase = base('base_prestaciones');
const vacationBase = base('base_vacaciones');
const healthPart = component('salud_empleador');
const pensionPart = component('pension_empleador');
const accidentPart = component('arl');
const familyPart = component('caja_compensacion');
const icbfPart = component('icbf');
const senaPart = component('sena');
const severancePart = component('cesantias');
const interestPart = component('intereses_cesantias');
const bonusPart = component('prima_servicios');
const vacationPart = component('vacaciones');
const security = table('seguridad_social_empleador');
const parafiscal = table('parafiscales');
const provisions = table('prestaciones_sociales');

function bracketText(id: string, { over, upTo, rate, fixed }: Bracket, of: number, on: string): string {
  const top = upTo === Number.POSITIVE_INFINITY ? 'null' : `"${money(upTo)}"`;
  return `{"table_id":"${id}","lower_limit":"${money(over)}","upper_limit":${top},"fixed_amount":"${money(fixed)}","rate":"${plain(rate, of)}","base":"${on}"}}`;
}

function warnings({ salary, transport }: Asked, p: Paid): string {
  let text = '';
  if (transport !== null && transport !== salary <= 2 * SMMLV)
    text += `,{"code":"FLAG_THRESHOLD_MISMATCH","severity":"warning","field":"overrides.aplica_auxilio_transporte","message":"El auxilio de transporte corresponde hasta 2 SMMLV inclusive; el salario es ${money(salary)} COP"}`;
  if (p.wages > TOP)
    text += `,{"code":"CONTRIBUTION_BASE_CAPPED","severity":"info","field":"ibc","message":"El ingreso salarial ${money(p.wages)} COP pasa del tope de ${money(TOP)} COP"}`;
  return text.slice(1);
}

/** The line of a payslip up to its audit trail. */
export function lineByHand(row: number, asked: Asked, p: Paid): string {
  const [wages, earned, ibc, taxable] = [money(p.wages), money(p.earned), money(p.ibc), money(p.taxable)];
  const health = money(p.health);
  const perceptions =
    basicLine(money(asked.salary)) +
    (p.nightPay === 0 ? '' : `,${nightLine(money(p.nightPay))}`) +
    (p.overtimePay === 0 ? '' : `,${overtimeLine(money(p.overtimePay))}`) +
    (p.wantsTransport ? `,${aidLine(money(p.aid))}` : '');
  const deductions =
    `${healthLine(health)}null},${pensionLine(health)}null},` +
    `${solidarityLine(money(p.solidarity))}${bracketText('tarifa_fsp', p.fund, 1000, ibc)},` +
    `${withheldLine(money(p.withheld))}${bracketText('tarifa_retencion', p.tax, 100, taxable)}`;
  const bases =
    `${wagesBase(wages)},${ibcBase(ibc)},${untaxedBase(money(p.untaxed))},${netBase(money(p.netIncome))},` +
    `${exemptBase(money(p.exempt))},${taxableBase(taxable)},${parafiscalBase(wages)},` +
    `${provisionBase(earned)},${vacationBase(money(p.vacationBase))}`;
  const [pays, onVacation] = [!p.exonerated, money(p.vacationBase)];
  const employer =
    `${security}${money(p.security)}","components":[` +
    `${healthPart(ibc, pays ? '0.085' : '0', money(p.healthEmployer))},` +
    `${pensionPart(ibc, '0.12', money(p.pensionEmployer))},` +
    `${accidentPart(ibc, plain(asked.risk, 100_000), money(p.accident))}]},` +
    `${parafiscal}${money(p.parafiscal)}","components":[${familyPart(wages, '0.04', money(p.family))},` +
    `${icbfPart(wages, pays ? '0.03' : '0', money(p.icbf))},${senaPart(wages, pays ? '0.02' : '0', money(p.sena))}]},` +
    `${provisions}${money(p.provisions)}","components":[` +
    `${severancePart(earned, '0.0833333333', money(p.severance))},` +
    `${interestPart(earned, '0.01', money(p.interest))},` +
    `${bonusPart(earned, '0.0833333333', money(p.severance))},` +
    `${vacationPart(onVacation, '0.0416666667', money(p.vacation))}]}`;
  const contributions = money(p.security + p.parafiscal + p.provisions);
  return (
    `{"row":${row},"employee_id":"${asked.id}","summary":{"gross_salary":"${earned}",` +
    `"total_perceptions":"${earned}","total_deductions":"${money(p.deducted)}","net_salary":"${money(p.net)}",` +
    `"employer_contributions_total":"${contributions}","employer_total_cost":"${money(p.cost)}"},` +
    `"perceptions":[${perceptions}],"deductions":[${deductions}],"taxable_bases":[${bases}],` +
    `"employer_contributions":[${employer}],"warnings":[${warnings(asked, p)}${FINGERPRINT}`
  );
}
