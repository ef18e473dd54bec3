import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { exactly, type Fraction, ZERO } from '../../../oracle/co/fraction.ts';

/** What a request says, with the defaults of law.md 1 and 7. */
export class Facts {
  readonly request: CalculationRequest;

  constructor(request: CalculationRequest) {
    this.request = request;
  }

  #sent(name: string): unknown {
    const { employee } = this.request;
    return employee.inputs?.[name] ?? employee[name];
  }

  given(name: string): boolean {
    return this.#sent(name) !== undefined;
  }

  amount(name: string, otherwise: Fraction = ZERO): Fraction {
    const sent = this.#sent(name);
    return sent === undefined ? otherwise : exactly(String(sent));
  }

  word(name: string, otherwise = ''): string {
    return String(this.#sent(name) ?? otherwise);
  }

  /** The flag of the request wins over the employee's. */
  flag(name: string, otherwise = false): boolean {
    const { overrides, employee } = this.request;
    const sent = overrides?.[name] ?? employee.overrides?.[name];
    return typeof sent === 'boolean' ? sent : otherwise;
  }

  get end(): string {
    return this.request.period.end_date;
  }

  get month(): number {
    return Number(this.end.slice(5, 7));
  }
}
