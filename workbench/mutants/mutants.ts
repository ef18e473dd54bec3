import type { Ir } from '../../compiler/ir/ir.ts';
import { calendarMutants } from './calendar-mutants.ts';
import { historyMutants } from './history-mutants.ts';
import { lineMutants } from './line-mutants.ts';
import { type Mutant, namedApart } from './mutant.ts';
import { formulaMutants } from './node-mutants.ts';
import { noticeMutants } from './notice-mutants.ts';
import { parameterMutants } from './parameter-mutants.ts';
import { roundingMutants } from './rounding-mutants.ts';
import { schemeMutants } from './scheme-mutants.ts';
import { tableMutants } from './table-mutants.ts';

/** Every rule file that differs from this one in one thing that a payslip could show. */
export function mutantsOf(ir: Ir): readonly Mutant[] {
  return namedApart([
    ...schemeMutants(ir),
    ...parameterMutants(ir),
    ...tableMutants(ir),
    ...calendarMutants(ir),
    ...formulaMutants(ir),
    ...roundingMutants(ir),
    ...lineMutants(ir),
    ...historyMutants(ir),
    ...noticeMutants(ir),
  ]);
}
