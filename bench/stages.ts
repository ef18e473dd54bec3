/** Where the time of one stored payslip goes: the service's own functions, one by one, in this process. */
import canonicalize from 'canonicalize';
import type { HandlerMap } from 'openapi-backend';
import { modules } from '../generated/rules/index.ts';
import { traceText as printedTrace } from '../runtime/payslip.ts';
import { sha256 } from '../server/digest.ts';
import { openContract } from '../server/http/contract-backend.ts';
import { inlineReferences } from '../server/http/document.ts';
import { readJson } from '../server/http/json-body.ts';
import { readDocument } from '../server/http/read-document.ts';
import { ulids } from '../server/identifiers.ts';
import { isJsonObject } from '../server/json.ts';
import { printAnswer } from '../server/payroll/answer.ts';
import { calculate, NO_OTHERS } from '../server/payroll/calculate.ts';
import type { CalculationRequest } from '../server/payroll/calculation-request.ts';
import { contentDigest } from '../server/payroll/content-digest.ts';
import { newCalculation } from '../server/payroll/new-calculation.ts';
import { calculatePayslip } from '../server/payroll/payslip.ts';
import { applicableRules, RuleCatalog } from '../server/payroll/rule-catalog.ts';
import { dictionariesFor } from '../server/payroll/worked-payslips.ts';
import { packTexts } from '../server/store/calculation-texts.ts';
import type { Dictionary } from '../server/store/dictionaries.ts';
import { insertCalculations } from '../server/store/insert-calculations.ts';
import { openDatabase } from '../server/store/open-database.ts';
import { median } from './load.ts';
import { rule } from './payslip.ts';
import { prepareDatabase } from './prepared-database.ts';
import { singleBody } from './requests.ts';

/** Short rounds, of which the fastest counts: the others were interrupted. */
const ROUNDS = 60;
const REPEATS = 20;
/** Payslips in one transaction. */
const GROUP = 50;
const GROUPS = 15;
const PRECISION = 6;

interface Stage {
  readonly name: string;
  readonly run: () => unknown;
}

const calculator = {
  catalog: new RuleCatalog(modules),
  engineVersion: '0'.repeat(40),
  clock: Date.now,
  nextId: ulids(Date.now),
};

function request(): CalculationRequest {
  return JSON.parse(JSON.stringify(singleBody()));
}

function calculated() {
  return calculate(request(), calculator, NO_OTHERS);
}

/** Prints microseconds per payslip on a database of its own. */
export async function printStages(databaseUrl: string): Promise<void> {
  const { target, tenant } = await prepareDatabase(databaseUrl);
  const { writer, close } = openDatabase(target);
  const dictionaries = dictionariesFor(writer, calculator);
  const inserts: number[] = [];
  const commits: number[] = [];
  for (let round = 0; round < GROUPS; round++) {
    const rows = await Promise.all(
      Array.from({ length: GROUP }, async () =>
        newCalculation(tenant, request(), await calculated(), dictionaries),
      ),
    );
    const trx = await writer.transaction();
    inserts.push(await microseconds(1, () => insertCalculations(trx, rows)));
    commits.push(await microseconds(1, () => trx.commit()));
  }
  const stages = await stagesOfCode(await dictionaries.ofRules(rule.manifest.fingerprint, 'usual'));
  await close();
  console.log(
    `  where the time of a payslip goes, in µs (fastest round; rows in groups of ${GROUP}, median)`,
  );
  for (const { name, run } of stages) {
    await microseconds(REPEATS * ROUNDS, run);
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push((await microseconds(REPEATS, run)) / REPEATS);
    print(name, Math.min(...rounds));
  }
  print('insert, until the database has the rows', median(inserts) / GROUP);
  print('commit, until they are on the disk', median(commits) / GROUP);
}

async function stagesOfCode(dictionary: Dictionary | null): Promise<readonly Stage[]> {
  const body = request();
  const bytes = Buffer.from(JSON.stringify(body));
  const rules = applicableRules(body, calculator.catalog);
  const payslip = calculatePayslip(body, rules);
  if (payslip.kind === 'refused') throw new Error('the rules refuse the request of the benchmark');
  const { calculation, answer, traceText } = await calculated();
  const { id, status, country, scheme, year, period, employee_id, record, ...foot } = calculation;
  const head = { id, status, country, scheme, year, period, employee_id };
  const { lines } = payslip;
  const api = await openApi();
  const call = { method: 'POST', path: '/v1/payroll/calculate', headers: HEADERS, query: {}, body };
  return [
    { name: 'reading the JSON', run: () => readJson(bytes) },
    { name: 'routing and validation', run: () => api.handleRequest(call) },
    {
      name: 'choosing the rules, calculation',
      run: () => calculatePayslip(body, applicableRules(body, calculator.catalog)),
    },
    { name: 'trace as text', run: () => printedTrace(payslip, PRECISION) },
    { name: 'digest of the trace', run: () => sha256(traceText) },
    { name: 'digest of the content', run: () => contentDigest(calculation, lines) },
    { name: 'calculation, document, trace and digests together', run: calculated },
    { name: 'request as text', run: () => canonicalize(body) },
    {
      name: 'answer as text',
      run: () => printAnswer({ head, lines, foot: { ...foot, record }, auditTrail: null }),
    },
    {
      name: 'compression',
      run: () => packTexts({ request: bytes.toString(), answer, traceText }, dictionary),
    },
  ];
}

const HEADERS = { 'content-type': 'application/json', authorization: 'Bearer key', host: 'localhost' };

/** The contract with operations that do nothing. */
function openApi() {
  const document = readDocument();
  const handlers: HandlerMap = {};
  for (const path of Object.values(isJsonObject(document.paths) ? document.paths : {})) {
    for (const operation of Object.values(isJsonObject(path) ? path : {})) {
      if (isJsonObject(operation)) handlers[String(operation.operationId)] = () => null;
    }
  }
  for (const name of GATES) handlers[name] = () => null;
  delete handlers.undefined;
  return openContract(inlineReferences(document), handlers, { ApiKey: () => true });
}

const GATES = [
  'notFound',
  'methodNotAllowed',
  'notImplemented',
  'validationFail',
  'unauthorizedHandler',
  'postRoutingHandler',
  'postSecurityHandler',
  'preOperationHandler',
  'postResponseHandler',
];

async function microseconds(times: number, run: () => unknown): Promise<number> {
  const startedAt = performance.now();
  for (let time = 0; time < times; time++) await run();
  return (performance.now() - startedAt) * 1000;
}

function print(name: string, value: number): void {
  console.log(`    ${name.padEnd(52)} ${value.toFixed(0).padStart(6)}`);
}
