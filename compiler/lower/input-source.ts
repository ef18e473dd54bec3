import { CONTRACT_FIELDS } from '../../runtime/request/employee-fields.ts';
import type { IrInput } from '../ir/ir.ts';
import { wordOf } from '../model/keywords.ts';
import { type SymbolOf, wireName } from '../names/symbols.ts';

/**
 * The part of a request that holds the input: a name that is no field of the contract travels in `employee.inputs`, a
 * history in `employee.history`.
 */
export function sourceOf(symbol: SymbolOf<'input' | 'flag'>): IrInput['source'] {
  if (symbol.kind === 'flag') return 'override';
  if (symbol.decl.kind === 'history') return 'history';
  return wordOf(CONTRACT_FIELDS, wireName(symbol)) === null ? 'inputs' : 'employee';
}
