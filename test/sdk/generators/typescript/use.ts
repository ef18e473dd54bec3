import type { components, paths } from './contract.js';

type Schemas = components['schemas'];

const employer: Schemas['EmployerInput'] = { id: 'acme', name: 'Acme', cost_center: 7 };
const names: readonly unknown[] = Object.keys(employer).map((name) => employer[name]);
const period: Schemas['Period'] = {
  type: 'monthly',
  start_date: '2025-03-01',
  end_date: '2025-03-31',
  days: 30,
};
const request: paths['/v1/payroll/calculate']['post']['requestBody']['content']['application/json'] = {
  country: 'CO',
  scheme: 'ordinario',
  year: 2025,
  period,
  employee: { id: 'emp-0001', monthly_salary: '1423500' },
  employer,
};
const status = (payout: Schemas['Payout']): string => payout.status;

export { names, request, status };
