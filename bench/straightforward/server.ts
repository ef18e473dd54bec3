/**
 * The same stack put together without a thought for speed: openapi-backend as it comes, a key look-up for
 * each request, an RFC 8785 library over parsed values, one insert for each row, a transaction for each
 * request.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import canonicalize from 'canonicalize';
import Koa from 'koa';
import { type Context, type Document, OpenAPIBackend } from 'openapi-backend';
import { ulid } from 'ulid';
import { authenticate } from '../../server/auth/authenticate.ts';
import { issueKey } from '../../server/auth/issue-key.ts';
import { systemClock } from '../../server/clock.ts';
import { inlineReferences, isOpenApi } from '../../server/http/document.ts';
import { openSocket } from '../../server/http/open-socket.ts';
import { readDocument } from '../../server/http/read-document.ts';
import { schemaValidator } from '../../server/http/schema-validator.ts';
import { findApiKey } from '../../server/store/api-keys.ts';
import { openDatabase } from '../../server/store/open-database.ts';
import { batchSchema, singleSchema } from '../bodies.ts';
import {
  contentOf,
  evaluate,
  printReads,
  printValue,
  type Question,
  type Row,
  recordOf,
  rule,
  specOf,
} from '../payslip.ts';
import { prepareDatabase } from '../prepared-database.ts';

const PEPPER = randomUUID();
const compress = promisify(deflate);
const ajv = new Ajv2020();
const isSingle = ajv.compile<Question & { readonly employee: Row }>(singleSchema);
const isBatch = ajv.compile<Question & { readonly employees: readonly Row[] }>(batchSchema);

const { target, tenant } = await prepareDatabase(process.env.DATABASE_URL);
const { reader, writer } = openDatabase(target);
const { text: key } = await issueKey(writer, systemClock, {
  clientId: tenant.clientId,
  name: 'bench',
  environment: tenant.environment,
  pepper: PEPPER,
  expiresAt: null,
});

const definition = inlineReferences(readDocument());
if (!isOpenApi(definition)) throw new Error('spec/openapi.yaml is not an OpenAPI 3.1 document');
const api = new OpenAPIBackend<Document>({
  definition,
  quick: true,
  ajvOpts: { strict: true, allErrors: true, allowUnionTypes: true },
  customizeAjv: (_draft7, options) => schemaValidator(options),
  handlers: {
    calculatePayroll: async ({ request }: Context) => single(request.requestBody),
    calculateBatch: async ({ request }: Context) => batch(request.requestBody),
    validationFail: ({ validation }: Context) => ({ status: 422, body: validation.errors }),
    unauthorizedHandler: () => ({ status: 401, body: {} }),
    notFound: () => ({ status: 404, body: {} }),
  },
  securityHandlers: {
    ApiKey: ({ request }: Context) =>
      authenticate(String(request.headers.authorization), {
        findKey: (id) => findApiKey(reader, id),
        environment: tenant.environment,
        pepper: PEPPER,
        clock: systemClock,
      }),
  },
});
await api.init();

const application = new Koa();
application.use(async (context) => {
  const { method, path, headers } = context;
  const text = await readText(context.req);
  const request = { method, path, headers: asHeaders(headers), body: JSON.parse(text), query: {} };
  const { status, body } = await api.handleRequest(request);
  context.status = status;
  context.body = body;
});
console.log(
  JSON.stringify({ url: await openSocket(createServer(application.callback()), '127.0.0.1', 0), key }),
);

async function single(body: unknown) {
  if (!isSingle(body)) return { status: 422, body: {} };
  const { employee, ...question } = body;
  const made = await makePayslip(question, employee);
  await writer.transaction((trx) => insert(trx, question, employee, made, null));
  return { status: 201, body: made.answer };
}

async function batch(body: unknown) {
  if (!isBatch(body)) return { status: 422, body: {} };
  const { employees, ...question } = body;
  const id = ulid();
  const computed_at = new Date().toISOString();
  const results: object[] = [];
  await writer.transaction(async (trx) => {
    for (const employee of employees) {
      const made = await makePayslip(question, employee);
      await insert(trx, question, employee, made, id);
      results.push({ employee_id: employee.id, status: 'success', calculation: made.answer, error: null });
    }
    const row = { id, client_id: tenant.clientId, environment: tenant.environment, computed_at };
    await trx('batches').insert({ ...row, request: canonicalize(body), answer: JSON.stringify({ id }) });
  });
  const totals = { total_requested: results.length, total_succeeded: results.length, total_failed: 0 };
  return { status: 201, body: { id, ...totals, results, computed_at, status: 'completed' } };
}

type Made = Awaited<ReturnType<typeof makePayslip>>;

async function makePayslip(question: Question, employee: Row) {
  const made = evaluate(question, employee);
  const trace = made.trace.map(({ id, inputs, raw, final }, at) => {
    const { type, words, label, formula, rounding, source } = specOf(id);
    return {
      step: at + 1,
      concept_id: id,
      label,
      formula,
      inputs: printReads(inputs),
      result_raw: printValue(raw, type, words),
      result_final: printValue(final, type, words),
      rounding,
      source,
    };
  });
  const content = contentOf(ulid(), new Date().toISOString(), question, employee, made);
  const record = recordOf(digest(trace), digest(content));
  return {
    answer: { ...content, record, audit_trail: null },
    deflated: await compress(JSON.stringify(trace)),
  };
}

function digest(value: unknown): string {
  return `sha256:${createHash('sha256')
    .update(canonicalize(value) ?? '')
    .digest('hex')}`;
}

async function insert(
  trx: typeof writer,
  question: Question,
  employee: Row,
  made: Made,
  batchId: string | null,
) {
  const { answer, deflated } = made;
  await trx('calculations').insert({
    id: answer.id,
    client_id: tenant.clientId,
    environment: tenant.environment,
    country: question.country,
    scheme: question.scheme,
    year: question.year,
    employee_id: employee.id,
    employer_id: question.employer.id,
    period_type: question.period.type,
    period_start: question.period.start_date,
    period_end: question.period.end_date,
    net_salary: answer.summary.net_salary,
    rule_fingerprint: rule.manifest.fingerprint,
    computed_at: answer.computed_at,
    batch_id: batchId,
    request: canonicalize({ ...question, employee }),
    answer: JSON.stringify(answer),
  });
  await trx('calculation_traces').insert({ calculation_id: answer.id, client_id: tenant.clientId, deflated });
}

async function readText(request: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function asHeaders(headers: NodeJS.Dict<string | string[]>): Record<string, string | string[]> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value ?? '']));
}
