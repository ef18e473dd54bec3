import type {
  ExecutableInput,
  ExecutableIr,
  ExecutableNode,
  ExecutableNotice,
  ExecutableParameter,
  ExecutableStep,
  IrBound,
  MessagePart,
  NodeId,
  Operation,
} from '../ir/executable-ir.ts';
import type { Type } from '../ir/type.ts';
import type { Table, TableRow } from '../module/table.ts';
import { decimal, type Exact, exact, reduce, ZERO } from '../numbers/exact.ts';
import type { Rounding } from '../numbers/rounding.ts';
import type {
  BoundJson,
  ExactJson,
  FormulaJson,
  InputJson,
  LawJson,
  NoticeJson,
  OperationJson,
  ParameterJson,
  Place,
  RoundingJson,
  StepJson,
  TableRowJson,
} from './law-json.ts';

function exactOf(text: ExactJson): Exact {
  const [n = '0', d] = text.split('/');
  return d === undefined ? decimal(n) : exact(BigInt(n), BigInt(d));
}

function at<T>(list: readonly T[], place: Place): T {
  const found = list[place];
  if (found === undefined)
    throw new RangeError(`the law of a module lacks what it names by its place, ${place}`);
  return found;
}

function roundingOf({ mode, rungs }: RoundingJson): Rounding {
  return {
    mode,
    rungs: rungs.map(({ quantum, above }) => ({
      quantum: exactOf(quantum),
      above: above === undefined ? null : exactOf(above),
    })),
  };
}

/** A rounding of the law by its place; null where there is none. */
export function roundingAt({ roundings }: LawJson, place: Place | undefined): Rounding | null {
  return place === undefined ? null : roundingOf(at(roundings, place));
}

/** A type of the law by its place. */
export function typeAt({ types }: LawJson, place: Place): Type {
  return at(types, place);
}

/** A parameter with its dated rows. */
export function parameterOf({ id, unit, rows }: ParameterJson): ExecutableParameter {
  const dated = Object.entries(rows).map(([from, value]) => ({ from, value: exactOf(value) }));
  return { id, unit: unit ?? null, rows: dated };
}

function rowOf(row: TableRowJson): TableRow {
  if (row.length === 2) {
    const [word, value] = row;
    const ends = { lower: null, lowerClosed: true, upper: null, upperClosed: true, fixed: ZERO };
    return { ...ends, word, value: exactOf(value) };
  }
  const [open, lower, upper, close, value, fixed] = row;
  return {
    lower: exactOf(lower),
    lowerClosed: open === '[',
    upper: upper === '*' ? null : exactOf(upper),
    upperClosed: close === ']',
    word: null,
    value: exactOf(value),
    fixed: fixed === undefined ? ZERO : exactOf(fixed),
  };
}

/** The tables of the law with their rows. */
export function tablesOf(law: LawJson): readonly Table[] {
  return law.tables.map(({ id, form, blocks, grid, roundEach, roundLimits }) => ({
    id,
    form,
    blocks: Object.entries(blocks).map(([from, rows]) => ({ from, rows: rows.map(rowOf) })),
    grid: grid === undefined ? null : exactOf(grid),
    roundEach: roundingAt(law, roundEach),
    roundLimits: roundingAt(law, roundLimits),
  }));
}

function operationOf(json: OperationJson): Operation {
  if (typeof json === 'string') return { op: json };
  if (json.length === 1) return { op: 'constant', value: reduce(exactOf(json[0])) };
  switch (json[0]) {
    case 'truth':
      return { op: 'truth', value: json[1] };
    case 'period':
      return { op: 'period', field: json[1] };
    case 'active':
      return { op: 'active', from: json[1], until: json[2] };
    case 'dated':
      return { op: 'dated', dates: json[1] };
    case 'word':
      return { op: 'word', word: json[1] };
    case 'date':
      return { op: 'date', iso: json[1] };
    case 'input':
    case 'given':
      return { op: json[0], input: json[1] };
    case 'parameter':
    case 'parameter_given':
    case 'changes':
      return { op: json[0], parameter: json[1] };
    case 'step':
      return { op: 'step', step: json[1] };
    case 'apply':
    case 'upper_limit':
    case 'among':
      return { op: json[0], table: json[1] };
    case 'holidays':
    case 'holidays_ahead':
      return { op: json[0], calendar: json[1] };
  }
}

/** What formulas read of a law, and its type. */
export type Named = readonly [op: 'input' | 'step' | 'parameter', name: string, type: Place];

/** What is read by its name alone, by that name. A name that two have stands for the first. */
export function namedFormulas(all: readonly Named[]): ReadonlyMap<string, Exclude<FormulaJson, string>> {
  const named = new Map<string, Exclude<FormulaJson, string>>();
  for (const [op, name, type] of all) if (!named.has(name)) named.set(name, [type, [op, name]]);
  return named;
}

function namesOf({ items, parameters }: LawJson): readonly Named[] {
  return [
    ...items.map(
      (item): Named => ('step' in item ? ['step', item.step, item.type] : ['input', item.input, item.type]),
    ),
    ...parameters.map(({ id, type }): Named => ['parameter', id, type]),
  ];
}

/** Lists the nodes of formulas; what is said twice is one node. */
class Nodes {
  readonly all: ExecutableNode[] = [];
  readonly #known = new Map<string, NodeId>();
  readonly #named: ReturnType<typeof namedFormulas>;
  readonly #law: LawJson;

  constructor(law: LawJson) {
    this.#law = law;
    this.#named = namedFormulas(namesOf(law));
  }

  #written(formula: FormulaJson): Exclude<FormulaJson, string> {
    if (typeof formula !== 'string') return formula;
    const found = this.#named.get(formula);
    if (found === undefined) throw new RangeError(`the law of a module has no ${formula}`);
    return found;
  }

  node(formula: FormulaJson): NodeId {
    const [type, operation, ...operands] = this.#written(formula);
    const args = operands.map((operand) => this.node(operand));
    const key = JSON.stringify([type, operation, args]);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const node = { operation: operationOf(operation), args, type: typeAt(this.#law, type) };
    const id = this.all.push(node) - 1;
    this.#known.set(key, id);
    return id;
  }

  optional(formula: FormulaJson | undefined): NodeId | null {
    return formula === undefined ? null : this.node(formula);
  }

  bound(bound: BoundJson | undefined): IrBound | null {
    return bound === undefined ? null : { value: this.node(bound[0]), closed: bound[1] };
  }

  input(json: InputJson): ExecutableInput {
    const { input: id, wire = id, source } = json;
    return {
      item: 'input',
      id,
      wire,
      source,
      defaultValue: this.optional(json.default),
      lower: this.bound(json.lower),
      upper: this.bound(json.upper),
      requiredWhen: this.optional(json.demanded),
    };
  }

  step(json: StepJson): ExecutableStep {
    return {
      item: 'step',
      id: json.step,
      kind: json.kind ?? 'let',
      type: typeAt(this.#law, json.type),
      base: this.optional(json.base),
      rate: this.optional(json.rate),
      presence: this.optional(json.presence),
      condition: this.optional(json.condition),
      value: this.node(json.value),
      rounding: roundingAt(this.#law, json.rounding),
    };
  }

  notice({ kind, code, severity = 'warning', field, source, ...json }: NoticeJson): ExecutableNotice {
    const { presence, condition, message } = json;
    return {
      kind,
      code,
      severity,
      field,
      source,
      presence: this.optional(presence),
      condition: this.node(condition),
      message: message.map((part): MessagePart => ('text' in part ? part : { value: this.node(part.value) })),
    };
  }
}

/** The executable representation that the law of a module says. */
export function readIr(
  law: LawJson,
  { currency, asOf }: Pick<ExecutableIr['scheme'], 'currency' | 'asOf'>,
): ExecutableIr {
  const nodes = new Nodes(law);
  const tables = tablesOf(law);
  return {
    scheme: { currency, asOf, rounding: roundingAt(law, law.rounding) },
    items: law.items.map((item) => ('step' in item ? nodes.step(item) : nodes.input(item))),
    parameters: law.parameters.map(parameterOf),
    tables: law.tables.map(({ of, unit = null, gives, givesUnit = null, scale }, place) => ({
      ...at(tables, place),
      of: typeAt(law, of),
      unit,
      gives: typeAt(law, gives),
      givesUnit,
      scale: nodes.optional(scale),
    })),
    calendars: law.calendars,
    notices: law.notices.map((notice) => nodes.notice(notice)),
    nodes: nodes.all,
  };
}
