/**
 * The limit: what the service does with a request, written by hand for one scheme without any framework.
 * It checks the key, validates, calculates by the same emitted rule, digests, compresses, and answers when
 * the rows are on the disk.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Ajv } from 'ajv';
import { monotonicFactory } from 'ulid';
import { openSocket } from '../../server/http/open-socket.ts';
import { batchSchema, singleSchema } from '../bodies.ts';
import type { Question, Row } from '../payslip.ts';
import { prepareDatabase } from '../prepared-database.ts';
import { makePayslip, type Payslip } from './payslip-text.ts';
import { openStore } from './store.ts';

const KEY = `payk_sandbox_${'0'.repeat(12)}_${'A'.repeat(38)}`;

const ajv = new Ajv();
const isSingle = ajv.compile<Question & { readonly employee: Row }>(singleSchema);
const isBatch = ajv.compile<Question & { readonly employees: readonly Row[] }>(batchSchema);
const nextId = monotonicFactory();
const { target, tenant } = await prepareDatabase(process.env.DATABASE_URL);
const store = await openStore(target, tenant);
const keyHash = hash(KEY);

const server = createServer((request, response) => {
  answer(request).then(
    ({ status, text }) => reply(response, status, text),
    (error: unknown) => {
      console.error(error);
      reply(response, 500, '{}');
    },
  );
});
console.log(JSON.stringify({ url: await openSocket(server, '127.0.0.1', 0), key: KEY }));

interface Answer {
  readonly status: number;
  readonly text: string;
}

async function answer(request: IncomingMessage): Promise<Answer> {
  const key = (request.headers.authorization ?? '').slice('Bearer '.length);
  if (!timingSafeEqual(hash(key), keyHash)) return { status: 401, text: '{}' };
  const body: unknown = JSON.parse(await readText(request));
  if (request.url === '/v1/payroll/calculate' && isSingle(body)) return single(body);
  if (request.url === '/v1/payroll/batch' && isBatch(body)) return batch(body);
  return { status: 422, text: '{}' };
}

async function single({ employee, ...question }: Question & { readonly employee: Row }): Promise<Answer> {
  const payslip = makePayslip(nextId(), question, employee);
  await store.write([payslip], null);
  return { status: 201, text: payslip.answer };
}

async function batch({
  employees,
  ...question
}: Question & { readonly employees: readonly Row[] }): Promise<Answer> {
  const id = nextId();
  const payslips = employees.map((employee) => makePayslip(nextId(), question, employee));
  const totals = {
    id,
    total_requested: payslips.length,
    total_succeeded: payslips.length,
    total_failed: 0,
    status: 'completed',
    computed_at: new Date().toISOString(),
  };
  const calculations = payslips.map((one, index) => ({
    index,
    employee_id: one.employee.id,
    calculation_id: one.id,
  }));
  await store.write(payslips, {
    id,
    computedAt: totals.computed_at,
    request: JSON.stringify({ ...question, employees }),
    answer: JSON.stringify({ ...totals, calculations, failures: [] }),
  });
  const text = JSON.stringify(totals);
  return { status: 201, text: `${text.slice(0, -1)},"results":[${payslips.map(result).join(',')}]}` };
}

function result({ employee, answer: text }: Payslip): string {
  return `{"employee_id":${JSON.stringify(employee.id)},"status":"success","calculation":${text},"error":null}`;
}

function readText(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => resolve(Buffer.concat(chunks).toString())).on('error', reject);
  });
}

function reply(response: ServerResponse, status: number, text: string): void {
  const bytes = Buffer.from(text);
  response
    .writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': bytes.length })
    .end(bytes);
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
