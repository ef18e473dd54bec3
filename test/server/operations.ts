import { calculation, type TestService } from './test-service.ts';

/** Things that exist, for operations that name one. */
export interface Existing {
  readonly calculationId: string;
}

/** How each operation of the contract is called so that it succeeds. */
export interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: (existing: Existing) => string;
  readonly body?: (existing: Existing) => object;
  /** Whether it honours an `Idempotency-Key`. */
  readonly isIdempotent?: true;
  readonly needsKey?: false;
}

/** Every operation of the contract by its id, some more than once. A new one is added here by a line. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  calculatePayroll: {
    method: 'POST',
    path: () => '/v1/payroll/calculate',
    body: () => calculation(),
    isIdempotent: true,
  },
  'calculatePayroll, superseding': {
    method: 'POST',
    path: () => '/v1/payroll/calculate',
    body: ({ calculationId }) => calculation({ options: { supersedes: calculationId } }),
    isIdempotent: true,
  },
  getCalculation: { method: 'GET', path: ({ calculationId }) => `/v1/payroll/calculations/${calculationId}` },
  'getCalculation, with its trace': {
    method: 'GET',
    path: ({ calculationId }) => `/v1/payroll/calculations/${calculationId}?include=audit_trail`,
  },
  listCalculations: { method: 'GET', path: () => '/v1/payroll/calculations?employee_id=emp-1' },
  listEmployees: { method: 'GET', path: () => '/v1/employers/acme/employees' },
  listSchemes: { method: 'GET', path: () => '/v1/payroll/schemes' },
  listCountrySchemes: { method: 'GET', path: () => '/v1/payroll/schemes/CO' },
  getHealth: { method: 'GET', path: () => '/v1/health', needsKey: false },
  getReadiness: { method: 'GET', path: () => '/v1/health/ready', needsKey: false },
  getOpenApiDocument: { method: 'GET', path: () => '/v1/openapi.json', needsKey: false },
  getDocs: { method: 'GET', path: () => '/v1/docs', needsKey: false },
};

/** The operation's id in the contract. */
export function operationIdOf(name: string): string {
  return name.split(',')[0] ?? name;
}

/** Makes one of everything that operations name. */
export async function makeExisting(service: TestService): Promise<Existing> {
  const { body } = await service.calculate();
  return { calculationId: body.id };
}
