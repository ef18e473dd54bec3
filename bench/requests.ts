import { randomUUID } from 'node:crypto';
import type { PreparedRequest } from './load.ts';

const COMMON = {
  country: 'CO',
  scheme: 'ordinario',
  year: 2025,
  period: { type: 'monthly', start_date: '2025-03-01', end_date: '2025-03-31', days: 30 },
  employer: { id: 'acme-co' },
};

let sent = 0;

/** A month with night, Sunday and overtime hours; every employee earns something else. */
function employee(): object {
  sent += 1;
  return {
    id: `emp-${String(sent).padStart(7, '0')}`,
    monthly_salary: String(1_423_500 + (sent % 9973) * 1000),
    risk_class_rate: '0.00522',
    horas_recargo_nocturno: '20',
    horas_extra_diurnas: '8',
    horas_dominicales_diurnas: '8',
  };
}

export function singleBody(): object {
  return { ...COMMON, employee: employee() };
}

export function batchBody(employees: number): object {
  return { ...COMMON, employees: Array.from({ length: employees }, employee) };
}

/** The next single calculation. */
export function nextSingle(key: string): () => PreparedRequest {
  return () => ({ bytes: post('/v1/payroll/calculate', key, singleBody()), payslips: 1 });
}

/** The next single calculation, with an `Idempotency-Key` of its own. */
export function nextKeyedSingle(key: string): () => PreparedRequest {
  return () => {
    const bytes = post('/v1/payroll/calculate', key, singleBody(), [`Idempotency-Key: ${randomUUID()}`]);
    return { bytes, payslips: 1 };
  };
}

/** The next batch of so many employees. */
export function nextBatch(key: string, employees: number): () => PreparedRequest {
  return () => ({ bytes: post('/v1/payroll/batch', key, batchBody(employees)), payslips: employees });
}

function post(path: string, key: string, body: object, headers: readonly string[] = []): Buffer {
  const text = JSON.stringify(body);
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${key}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...headers,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`);
}
