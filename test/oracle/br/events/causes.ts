import { type Amount, amount } from '../amount.ts';

/** rules/br/law.md 12.3. */
export interface Cause {
  /** The part of the employer's notice that is paid; nothing where the employee gives notice. */
  readonly noticeShare: Amount;
  /** On the fund. */
  readonly fine: Amount;
  /** What may be said of the notice; nothing where there is none. */
  readonly notices: readonly string[];
}

function cause(noticeShare: string, fine: string, notices: readonly string[] = []): Cause {
  return { noticeShare: amount(noticeShare), fine: amount(fine), notices };
}

/** CLT arts. 477 to 487; Lei 8.036/1990 art. 18. */
export const CAUSES = {
  sem_justa_causa: cause('1', '0.40', ['indenizado', 'trabalhado', 'dispensado']),
  rescisao_indireta: cause('1', '0.40', ['indenizado']),
  pedido_demissao: cause('0', '0', ['trabalhado', 'nao_cumprido', 'dispensado']),
  justa_causa: cause('0', '0'),
  acordo: cause('0.5', '0.20', ['indenizado', 'trabalhado', 'dispensado']),
  termino_contrato: cause('0', '0'),
  antecipada_empregador: cause('0', '0.40'),
  antecipada_empregado: cause('0', '0'),
} as const;

export type CauseName = keyof typeof CAUSES;

export const CAUSE_NAMES: readonly CauseName[] = [
  'sem_justa_causa',
  'rescisao_indireta',
  'pedido_demissao',
  'justa_causa',
  'acordo',
  'termino_contrato',
  'antecipada_empregador',
  'antecipada_empregado',
];

/** CLT art. 481: with the clause an early end is one of a contract without a term. */
export function causeWithClause(named: CauseName, hasClause: boolean): CauseName {
  if (hasClause && named === 'antecipada_empregador') return 'sem_justa_causa';
  return hasClause && named === 'antecipada_empregado' ? 'pedido_demissao' : named;
}
