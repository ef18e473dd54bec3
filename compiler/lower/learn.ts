import { isOrdered } from '../../runtime/ir/type.ts';
import type { Comparison, NodeId } from '../ir/ir.ts';
import { presentWithout } from './given.ts';
import type { Fact, Lowering } from './state.ts';

type Knowledge = Pick<Lowering, 'nodes' | 'effort' | 'steps' | 'symbols' | 'demanded'>;

/** The facts that a condition tells about the place where it is known to be true, or known to be false. */
interface Learned {
  readonly given: readonly string[];
  readonly facts: readonly Fact[];
}

const NOTHING: Learned = { given: [], facts: [] };

const OPPOSITE: Readonly<Record<Comparison, Comparison>> = {
  eq: 'ne',
  ne: 'eq',
  lt: 'ge',
  le: 'gt',
  gt: 'le',
  ge: 'lt',
};

function factsOf(op: Comparison, left: NodeId, right: NodeId): readonly Fact[] {
  switch (op) {
    case 'lt':
      return [{ left, relation: 'less', right }];
    case 'le':
      return [{ left, relation: 'at_most', right }];
    case 'gt':
      return [{ left: right, relation: 'less', right: left }];
    case 'ge':
      return [{ left: right, relation: 'at_most', right: left }];
    case 'ne':
      return [{ left, relation: 'differs', right }];
    case 'eq':
      return [
        { left, relation: 'at_most', right },
        { left: right, relation: 'at_most', right: left },
      ];
  }
}

/** The formula of a step that is always there; null of any other. */
function certainValue(id: string, l: Knowledge): NodeId | null {
  const step = l.effort.spend() ? l.steps.get(id) : undefined;
  return step === undefined || step.condition !== null || step.presence !== null ? null : step.value;
}

/** Collects the facts that hold when the condition holds (or, with `holds` false, when it does not). */
export function learn(id: NodeId, holds: boolean, l: Knowledge): Learned {
  const learned = learnHere(id, holds, l);
  const demanded = holds && l.demanded.size > 0 ? l.demanded.get(l.nodes.key(id)) : undefined;
  return demanded === undefined ? learned : { ...learned, given: [...learned.given, ...demanded] };
}

function learnHere(id: NodeId, holds: boolean, l: Knowledge): Learned {
  const { operation, args } = l.nodes.at(id);
  const [first, second] = args;
  switch (operation.op) {
    case 'given':
      return { given: holds ? [operation.input] : presentWithout(operation.input, l), facts: [] };
    case 'parameter_given':
      return holds ? { given: [operation.parameter], facts: [] } : NOTHING;
    case 'not':
      return first === undefined ? NOTHING : learn(first, !holds, l);
    case 'and':
    case 'or': {
      const decisive = operation.op === 'and';
      if (holds !== decisive || first === undefined || second === undefined) return NOTHING;
      const [a, b] = [learn(first, holds, l), learn(second, holds, l)];
      return { given: [...a.given, ...b.given], facts: [...a.facts, ...b.facts] };
    }
    case 'step': {
      const value = certainValue(operation.step, l);
      return value === null ? NOTHING : learn(value, holds, l);
    }
    case 'eq':
    case 'ne':
    case 'lt':
    case 'le':
    case 'gt':
    case 'ge': {
      if (first === undefined || second === undefined) return NOTHING;
      if (!isOrdered(l.nodes.at(first).type)) return NOTHING;
      const op = holds ? operation.op : OPPOSITE[operation.op];
      return { given: [], facts: factsOf(op, first, second) };
    }
    default:
      return NOTHING;
  }
}
