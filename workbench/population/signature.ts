import type { Ir } from '../../compiler/ir/ir.ts';
import { interpret } from '../../runtime/interpreter/interpret.ts';
import type { Observer } from '../../runtime/interpreter/observer.ts';
import type { TableRow } from '../../runtime/module/table.ts';
import type { Manifest } from '../../runtime/module.ts';
import { monthCall, type PartOfMonth } from './month-call.ts';
import type { Person } from './person.ts';

/**
 * Which way a calculation takes: the rows of tables, the side of every condition, the lines that count. Two
 * people with the same signature stand on the same side of every threshold of the law.
 */
export type SignatureOf = (person: Person) => string;

export function signatures(ir: Ir, manifest: Manifest, month: string, part: PartOfMonth): SignatureOf {
  const rows = new Map(rowsOf(ir).map((row, place) => [row, place]));
  let passed: string[] = [];
  const observer: Observer = {
    row: (row) => void passed.push(`r${rows.get(row)}`),
    condition: (node, holds) => void passed.push(`c${node}${holds ? '+' : '-'}`),
    choice: (node, which) => void passed.push(`m${node}:${which}`),
    days: () => {},
    input: () => {},
    step: (id, counts) => void passed.push(counts ? id : ''),
  };
  const { evaluate } = interpret(ir, manifest, observer);
  return (person) => {
    passed = [];
    const read = monthCall(person, month, manifest, part);
    if (read.kind === 'broken') return 'broken';
    const outcome = evaluate(read.call);
    return outcome.kind === 'computed' ? passed.join(' ') : 'refused';
  };
}

function rowsOf({ tables }: Ir): readonly TableRow[] {
  return tables.flatMap(({ blocks }) => blocks.flatMap(({ rows }) => rows));
}
