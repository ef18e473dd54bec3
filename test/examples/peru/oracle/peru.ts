import type { Oracle } from '../../../oracle/oracle.ts';
import { computeCts } from './cts.ts';
import { drawCts, drawGeneral, drawLiquidacion } from './draw.ts';
import { computeGeneral } from './general.ts';
import { computeLiquidacion } from './liquidacion.ts';

/** examples/peru/rules/pe/law.md a second time, from the notes alone. */
export const peru: readonly Oracle[] = [
  { country: 'PE', scheme: 'general', years: [2025, 2026], draw: drawGeneral, compute: computeGeneral },
  {
    country: 'PE',
    scheme: 'liquidacion',
    years: [2024, 2025, 2026],
    draw: drawLiquidacion,
    compute: computeLiquidacion,
  },
  { country: 'PE', scheme: 'cts', years: [2024, 2025, 2026], draw: drawCts, compute: computeCts },
];
