// Emitted by payroll compile: every rule module there is. Do not edit.
import type { RuleModule } from '../../compiler/runtime/module.ts';
import { rules as rules_co_integral_2025_01_01 } from './co/integral/2025-01-01.ts';
import { rules as rules_co_ordinario_2025_01_01 } from './co/ordinario/2025-01-01.ts';

export const modules: readonly RuleModule[] = [
  rules_co_integral_2025_01_01,
  rules_co_ordinario_2025_01_01,
];
