import type { CalculationRequest } from '../../../../server/payroll/calculation-request.ts';
import { isTrue, text } from './request.ts';

/** What the end of a contract gives (rules/cl/law.md 13). */
export interface Rights {
  readonly notice: boolean;
  readonly years: boolean;
  /** The employer's balance in the unemployment insurance is set off. */
  readonly setOff: boolean;
  /** rules/cl/law.md 17.3: the surcharges of article 168 that fit. */
  readonly surcharges: readonly string[];
}

const NOTHING: Rights = { notice: false, years: false, setOff: false, surcharges: ['0'] };

/** As the law has them; notice is owed unless it was given thirty days before. */
const OF_GROUND: Readonly<Record<string, Rights>> = {
  necesidades_empresa: { notice: true, years: true, setOff: true, surcharges: ['0'] },
  desahucio: { notice: true, years: true, setOff: true, surcharges: ['0'] },
  liquidacion_concursal: { notice: true, years: true, setOff: false, surcharges: ['0'] },
  despido_indirecto: { notice: true, years: true, setOff: false, surcharges: ['0.5', '0.8'] },
};

/** Of a dismissal that a court declared unjustified, by the ground that was given. */
const SURCHARGES_DECLARED: Readonly<Record<string, readonly string[]>> = {
  necesidades_empresa: ['0.3'],
  desahucio: ['0.3'],
  disciplinaria: ['0.8', '1'],
  despido_indirecto: ['0.5', '0.8'],
  liquidacion_concursal: ['0'],
};

/** Grounds that owe the notice even where it was given. */
const NOTICE_ALWAYS = ['liquidacion_concursal', 'despido_indirecto'];

export function rightsOf(request: CalculationRequest): Rights {
  const ground = text(request, 'causal_termino');
  const isDeclared = isTrue(request, 'despido_injustificado_declarado');
  const legal = OF_GROUND[ground] ?? NOTHING;
  const rights = isDeclared
    ? { notice: true, years: true, setOff: false, surcharges: SURCHARGES_DECLARED[ground] ?? ['0.5'] }
    : legal;
  const isNoticed = isTrue(request, 'aviso_previo_dado') && !NOTICE_ALWAYS.includes(ground);
  return { ...rights, notice: rights.notice && !isNoticed };
}
