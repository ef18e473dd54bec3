import type { Ir, IrMark, IrStep } from '../../compiler/ir/ir.ts';
import { compare, ZERO } from '../../runtime/numbers/exact.ts';
import { instead, type Mutant } from './mutant.ts';

type StepChange = readonly [change: string, is: Partial<IrStep>];

function withoutOne<T>(all: readonly T[], index: number): readonly T[] {
  return all.filter((_, at) => at !== index);
}

const LISTED: ReadonlySet<IrStep['kind']> = new Set(['perception', 'deduction']);

/** False for a line that is proven never to come out as zero, whatever is rounded. */
function canBeZero(ir: Ir, { value, condition, rounding }: IrStep): boolean {
  const low = ir.nodes[value]?.range.low ?? null;
  const [quantum = ZERO] = (rounding?.rungs ?? [])
    .map((rung) => rung.quantum)
    .toSorted(compare)
    .reverse();
  return condition !== null || low === null || compare(low.value, quantum) < 0 || low.value.n <= 0n;
}

/** The facts that an answer tells of a line beside its amount. */
function saidOf(ir: Ir, step: IrStep): readonly StepChange[] {
  const { tags, omitZero, bracket, as, kind } = step;
  const isTagged = LISTED.has(kind);
  const isShown = isTagged || kind === 'component' || kind === 'base';
  return [
    ...(isTagged ? tags : []).map(
      (tag, index): StepChange => [`tag ${tag} left out`, { tags: withoutOne(tags, index) }],
    ),
    ...(isShown && canBeZero(ir, step)
      ? [[omitZero ? 'shown at zero' : 'left out at zero', { omitZero: !omitZero }] satisfies StepChange]
      : []),
    ...(bracket === null || kind !== 'deduction'
      ? []
      : [[`bracket ${bracket} left out`, { bracket: null }] satisfies StepChange]),
    // Every other field is proven to be what the contract takes where no total is named.
    ...(as === 'gross_salary' ? [[`as ${as} left out`, { as: null }] satisfies StepChange] : []),
  ];
}

function stepMutants(ir: Ir): readonly Mutant[] {
  const steps = ir.items.filter((item): item is IrStep => item.item === 'step');
  return steps.flatMap((step) =>
    saidOf(ir, step).map(([what, is]) => ({
      change: `${step.id}: ${what}`,
      span: step.span,
      ir: { ...ir, items: ir.items.map((item) => (item === step ? { ...step, ...is } : item)) },
      rebinds: true,
    })),
  );
}

const ROLES: readonly IrMark['as'][] = ['taxable', 'social_security', null];

/** A mark that feeds another field of the answer, or none. */
function markMutants(ir: Ir): readonly Mutant[] {
  const bearers = ir.items.filter((item): item is IrStep => item.item === 'step');
  return ir.marks.flatMap((mark) => {
    const borne = bearers.find(({ marks }) => marks.includes(mark.id));
    if (mark.as === null || borne === undefined) return [];
    return ROLES.filter((role) => role !== mark.as).map((role) => ({
      change: `mark ${mark.id}: as ${instead(role ?? 'nothing', mark.as ?? 'nothing')}`,
      span: borne.span,
      ir: { ...ir, marks: ir.marks.map((one) => (one === mark ? { ...mark, as: role } : one)) },
      rebinds: true,
    }));
  });
}

/** Every line and mark of which the answer would say something else. */
export function lineMutants(ir: Ir): readonly Mutant[] {
  return [...stepMutants(ir), ...markMutants(ir)];
}
