import { latest } from '../../calendar.ts';
import { exactly, type Fraction, ZERO } from '../fraction.ts';
import { ownInput } from '../worker.ts';
import { semesterOf } from './days.ts';
import { date, type Facts, transport } from './facts.ts';

export const CONTRACTS = ['indefinido', 'fijo', 'obra_labor'] as const;

/** Those of CST art. 64. */
export const UNJUST_CAUSES = ['sin_justa_causa', 'despido_indirecto'] as const;

export const OTHER_CAUSES = [
  'renuncia',
  'mutuo_acuerdo',
  'vencimiento',
  'terminacion_obra',
  'justa_causa',
  'periodo_prueba',
  'muerte',
  'pension',
] as const;

/** A contract that ends. */
export interface Contract {
  readonly hire: string;
  readonly end: string;
  readonly kind: (typeof CONTRACTS)[number];
  /** When it would have ended, where that is known. */
  readonly term: string | undefined;
  readonly cause: unknown;
  readonly isUnjust: boolean;
  /** First days whose prima and cesantías are not paid. */
  readonly primaFrom: string;
  readonly severanceFrom: string;
}

export function contractOf(facts: Facts): Contract {
  const hire = date(facts, 'hire_date') ?? '';
  const end = date(facts, 'termination_date') ?? facts.date;
  const cause = ownInput(facts.request, 'causa');
  return {
    hire,
    end,
    kind: CONTRACTS.find((kind) => kind === ownInput(facts.request, 'tipo_contrato')) ?? 'indefinido',
    term: date(facts, 'fecha_fin_contrato'),
    cause,
    isUnjust: UNJUST_CAUSES.some((unjust) => unjust === cause),
    primaFrom: date(facts, 'fecha_inicio_prima') ?? latest(hire, semesterOf(end).first),
    severanceFrom: date(facts, 'fecha_inicio_cesantias') ?? latest(hire, `${end.slice(0, 4)}-01-01`),
  };
}

/** The auxilio of the month; a salario integral has none. */
export function transportOf(facts: Facts): Fraction {
  return facts.isIntegral ? ZERO : transport(facts);
}

export const partOfYear = (days: number): Fraction => exactly(`${days}/360`);
