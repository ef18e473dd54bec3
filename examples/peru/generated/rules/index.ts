// Emitted by payroll compile: every rule module there is. Do not edit.
import type { RuleModule } from '../../../../runtime/module.ts';
import { rules as rules_pe_cts_2024_01_01 } from './pe/cts/2024-01-01.ts';
import { rules as rules_pe_general_2025_01_01 } from './pe/general/2025-01-01.ts';
import { rules as rules_pe_general_2026_01_01 } from './pe/general/2026-01-01.ts';
import { rules as rules_pe_liquidacion_2024_01_01 } from './pe/liquidacion/2024-01-01.ts';
import { rules as rules_pe_liquidacion_2026_01_01 } from './pe/liquidacion/2026-01-01.ts';

export const modules: readonly RuleModule[] = [
  rules_pe_cts_2024_01_01,
  rules_pe_general_2025_01_01,
  rules_pe_general_2026_01_01,
  rules_pe_liquidacion_2024_01_01,
  rules_pe_liquidacion_2026_01_01,
];
