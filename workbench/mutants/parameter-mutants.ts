import type { Ir, IrParameter, ParameterRow } from '../../compiler/ir/ir.ts';
import { rowsInForce, validity } from '../../compiler/parameters/coverage.ts';
import { valueTypeOf } from '../../runtime/ir/value-type.ts';
import { authorText } from '../../runtime/module/author-text.ts';
import { type Exact, equal } from '../../runtime/numbers/exact.ts';
import { instead, type Mutant } from './mutant.ts';
import { sameDays } from './same-days.ts';
import { neighboursOf, slipsOf } from './slips.ts';

/** A parameter that only checks another (`grows_by`) reaches no payslip. */
function isRead(ir: Ir, id: string): boolean {
  const named = ir.nodes.some(({ operation }) => 'parameter' in operation && operation.parameter === id);
  const unit = ir.parameters.some((parameter) => parameter.unit === id);
  return named || unit || ir.tables.some((table) => table.unit === id || table.givesUnit === id);
}

/** True when a formula reads it at a date of its own. */
function isReadElsewhere(ir: Ir, id: string): boolean {
  return ir.nodes.some(
    ({ operation, args }) => operation.op === 'parameter' && operation.parameter === id && args.length > 0,
  );
}

function withRow(ir: Ir, parameter: IrParameter, row: ParameterRow, to: ParameterRow): Ir {
  const rows = parameter.rows.map((one) => (one === row ? to : one));
  return { ...ir, parameters: ir.parameters.map((one) => (one === parameter ? { ...one, rows } : one)) };
}

/** A row that begins a day earlier or later, where that changes the value of a day that is read. */
function movedRows(ir: Ir, parameter: IrParameter, row: ParameterRow): readonly Mutant[] {
  const before = parameter.rows[parameter.rows.indexOf(row) - 1];
  if (parameter.monthly || before === undefined || equal(before.value, row.value)) return [];
  const elsewhere = isReadElsewhere(ir, parameter.id);
  return neighboursOf(row.from).flatMap((from): readonly Mutant[] => {
    if (!elsewhere && sameDays(ir, row.from, from, parameter.id)) return [];
    const change = `${parameter.id}: begins on ${instead(from, row.from)}`;
    return [
      { change, span: parameter.span, ir: withRow(ir, parameter, row, { ...row, from }), rebinds: false },
    ];
  });
}

/** Every parameter in force with one figure or one date changed. */
export function parameterMutants(ir: Ir): readonly Mutant[] {
  return ir.parameters.flatMap((parameter) => {
    if (!isRead(ir, parameter.id)) return [];
    const { id, rows, span, type } = parameter;
    const text = (value: Exact) => authorText(value, valueTypeOf(type));
    return rowsInForce(rows, validity(ir.scheme)).flatMap((row) => {
      const since = rows.length === 1 ? '' : ` of ${row.from}`;
      const figures = slipsOf(row.value).map((value) => ({
        change: `${id}${since}: ${instead(text(value), text(row.value))}`,
        span,
        ir: withRow(ir, parameter, row, { ...row, value }),
        rebinds: false,
      }));
      return [...figures, ...movedRows(ir, parameter, row)];
    });
  });
}
