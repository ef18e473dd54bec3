import type { ExecutableNode, NodeId } from '../ir/executable-ir.ts';
import { DATE_WORDS } from '../module/date-words.ts';
import { dateFunction } from '../module/dates.ts';

type Nodes = readonly ExecutableNode[];

function nodeAt(nodes: Nodes, id: NodeId): ExecutableNode {
  const node = nodes[id];
  if (node === undefined) throw new RangeError(`the IR lacks node ${id}`);
  return node;
}

/** Functions of dates as an author calls them, and those of the week that counting by a calendar is written out as. */
export const DATE_NAMES: ReadonlyMap<string, string> = new Map([
  ...[...DATE_WORDS].map(([word, operation]): [string, string] => [operation, word]),
  ['weekdays_between', 'weekdays'],
  ['add_weekdays', 'add_weekdays'],
]);

const SIGNS: Readonly<Record<'add' | 'sub', string>> = { add: '+', sub: '-' };

/** True for a date whose formula reads the same on every payslip: what stands after `at`. */
export function isPlainDate(nodes: Nodes, id: NodeId): boolean {
  const { operation, args } = nodeAt(nodes, id);
  return isPlain(operation.op) && args.every((arg) => isPlainDate(nodes, arg));
}

function isPlain(op: string): boolean {
  return (
    ['input', 'step', 'period', 'date', 'constant', 'min', 'max', 'clamp', 'add', 'sub', 'neg'].includes(
      op,
    ) || dateFunction(op) !== undefined
  );
}

/** What follows the name of something that was read at another date than the reference date: ` at fecha_baja`. */
export function atText(nodes: Nodes, id: NodeId): string {
  return ` at ${dateText(nodes, id)}`;
}

/** A date as an author writes it: `fecha_baja`, `add_months(ingreso, 12)`. */
function dateText(nodes: Nodes, id: NodeId): string {
  const { operation, args } = nodeAt(nodes, id);
  const texts = args.map((arg) => dateText(nodes, arg));
  switch (operation.op) {
    case 'input':
      return operation.input;
    case 'step':
      return operation.step;
    case 'period':
      return `period.${operation.field}`;
    case 'date':
      return operation.iso;
    case 'constant':
      return `${operation.value.n}${operation.value.d === 1n ? '' : ` / ${operation.value.d}`}`;
    case 'neg':
      return `-${texts.join()}`;
    case 'add':
    case 'sub':
      return `(${texts.join(` ${SIGNS[operation.op]} `)})`;
    default:
      return `${DATE_NAMES.get(operation.op) ?? operation.op}(${texts.join(', ')})`;
  }
}
