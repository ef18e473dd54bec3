import { type Answer, calculation, type TestService } from './test-service.ts';

/** Things that exist, for operations that name one. */
export interface Existing {
  readonly calculationId: string;
}

/** How each operation of the contract is called so that it succeeds. */
export interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: (existing: Existing) => string;
  readonly body?: (existing: Existing) => object;
  /** True when it needs no API key. */
  readonly isPublic?: true;
  /** What it does with the database, beside looking up the key. */
  readonly touches: 'writes' | 'reads' | 'nothing';
}

/** Every operation of the contract by its id, some more than once. A new one is added here by a line. */
export const OPERATIONS = {
  calculatePayroll: {
    method: 'POST',
    path: () => '/v1/payroll/calculate',
    body: () => calculation(),
    touches: 'writes',
  },
  'calculatePayroll, superseding': {
    method: 'POST',
    path: () => '/v1/payroll/calculate',
    body: ({ calculationId }) => calculation({ options: { supersedes: calculationId } }),
    touches: 'writes',
  },
  getCalculation: {
    method: 'GET',
    path: ({ calculationId }) => `/v1/payroll/calculations/${calculationId}`,
    touches: 'reads',
  },
  'getCalculation, with its trace': {
    method: 'GET',
    path: ({ calculationId }) => `/v1/payroll/calculations/${calculationId}?include=audit_trail`,
    touches: 'reads',
  },
  listCalculations: {
    method: 'GET',
    path: () => '/v1/payroll/calculations?employee_id=emp-1',
    touches: 'reads',
  },
  listEmployees: { method: 'GET', path: () => '/v1/employers/acme/employees', touches: 'reads' },
  listSchemes: { method: 'GET', path: () => '/v1/payroll/schemes', touches: 'reads' },
  listCountrySchemes: { method: 'GET', path: () => '/v1/payroll/schemes/CO', touches: 'reads' },
  getHealth: { method: 'GET', path: () => '/v1/health', touches: 'nothing', isPublic: true },
  getReadiness: { method: 'GET', path: () => '/v1/health/ready', touches: 'reads', isPublic: true },
  getOpenApiDocument: { method: 'GET', path: () => '/v1/openapi.json', touches: 'nothing', isPublic: true },
  getDocs: { method: 'GET', path: () => '/v1/docs', touches: 'nothing', isPublic: true },
} as const satisfies Readonly<Record<string, Operation>>;

/** Calls the operation with an `Idempotency-Key`, which means nothing to most of them. */
export function send(
  service: TestService,
  { method, path, body }: Operation,
  existing: Existing,
  key: string,
): Promise<Answer> {
  const given = body?.(existing);
  // A header holds visible characters only.
  const headers = { 'Idempotency-Key': key.replaceAll(/[ ,]+/g, '-') };
  return service.call(path(existing), { method, headers, ...(given !== undefined && { body: given }) });
}

/** The operation's id in the contract. */
export function operationIdOf(name: string): string {
  return name.split(',')[0] ?? name;
}

/** Makes one of everything that operations name. */
export async function makeExisting(service: TestService): Promise<Existing> {
  const { body } = await service.calculate();
  return { calculationId: body.id };
}
