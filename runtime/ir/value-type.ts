import type { InputType, ValueType } from '../module/manifest.ts';
import type { ExecutableTable } from './executable-ir.ts';
import { isDimensionless, type Type } from './type.ts';

/** How a value of the type is printed in traces and messages. Money per hour is a plain number. */
export function valueTypeOf(type: Type): ValueType {
  if (type.kind === 'quantity') {
    if (type.money === 1 && type.hours === 0) return 'money';
    if (type.money === 0 && type.hours === 1) return 'hours';
    return isDimensionless(type) && type.flavor === 'rate' ? 'rate' : 'number';
  }
  return type.kind === 'boolean' || type.kind === 'choice' || type.kind === 'date' ? type.kind : 'number';
}

/** What a caller sends for an input of the type. */
export function inputTypeOf(type: Type): InputType {
  const integer = type.kind === 'quantity' && isDimensionless(type) && type.flavor === 'integer';
  return integer ? 'integer' : valueTypeOf(type);
}

/** Words of a choice; empty for any other type. */
export function wordsOf(type: Type): readonly string[] {
  return type.kind === 'choice' ? type.words : [];
}

/** How the cells of a table's rows are printed: rates of progressive tables, else what the table gives. */
export function cellTypeOf(table: Pick<ExecutableTable, 'form' | 'gives'>): ValueType {
  return table.form === 'step' || table.form === 'map' ? valueTypeOf(table.gives) : 'rate';
}
