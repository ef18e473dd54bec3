import { inputTypeOf, valueTypeOf, wordsOf } from '../../runtime/ir/value-type.ts';
import { HISTORY_TYPES } from '../../runtime/module/history.ts';
import type { Manifest, ModuleHistory, StepSpec, SummaryField } from '../../runtime/module.ts';
import type { Ir, IrInput, IrItem, IrStep } from '../ir/ir.ts';
import { fingerprintOf } from './fingerprint.ts';
import { inputSpec } from './input-spec.ts';
import { meaningFingerprint } from './meaning.ts';

/** Where a rule file lies and what it is, byte for byte. */
export interface RuleIdentity {
  /** Repository-relative, with `/`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

function stepSpec(step: IrStep, roles: MarkRoles): StepSpec {
  const bears = (role: ReadonlySet<string>): boolean => step.marks.some((mark) => role.has(mark));
  return {
    id: step.id,
    kind: step.kind,
    label: step.label,
    type: valueTypeOf(step.type),
    words: wordsOf(step.type),
    formula: step.formula,
    rounding: step.roundingText,
    source: step.source,
    omitZero: step.omitZero,
    taxable: bears(roles.taxable),
    socialSecurity: bears(roles.socialSecurity),
    tags: step.tags,
    table: step.table,
    position: step.position,
    bracket: step.bracket,
    terms: step.terms,
  };
}

interface MarkRoles {
  readonly taxable: ReadonlySet<string>;
  readonly socialSecurity: ReadonlySet<string>;
}

function isStep(item: IrItem): item is IrStep {
  return item.item === 'step';
}

function summaryOf(steps: readonly IrStep[]): Partial<Record<SummaryField, string>> {
  const summary: Partial<Record<SummaryField, string>> = {};
  for (const step of steps) if (step.as !== null) summary[step.as] = step.id;
  return summary;
}

/** What the inputs that earlier payslips fill are filled with. */
function historiesOf(inputs: readonly IrInput[]): readonly ModuleHistory[] {
  return inputs.flatMap((input): readonly ModuleHistory[] => {
    const type = HISTORY_TYPES.find((one) => one === inputTypeOf(input.type));
    if (input.history === null || type === undefined) return [];
    return [{ id: input.id, label: input.label, type, ...input.history }];
  });
}

/** Everything about a rule file that its consumers need without computing anything. */
export function manifestOf(ir: Ir, identity: RuleIdentity): Manifest {
  const { scheme } = ir;
  const inputs = ir.items.filter((item) => item.item === 'input');
  const steps = ir.items.filter(isStep);
  const roles: MarkRoles = {
    taxable: new Set(ir.marks.filter((mark) => mark.as === 'taxable').map((mark) => mark.id)),
    socialSecurity: new Set(ir.marks.filter((mark) => mark.as === 'social_security').map((mark) => mark.id)),
  };
  const histories = historiesOf(inputs);
  const wires = new Map(inputs.map((input) => [input.id, input.wire]));
  let fingerprint: string | null = null;
  let meaning: string | null = null;
  return {
    format: 1,
    path: identity.path,
    // Both are made only for whoever asks: checking and testing rules need them not.
    get fingerprint(): string {
      fingerprint ??= fingerprintOf(identity.bytes);
      return fingerprint;
    },
    get meaning(): string {
      meaning ??= meaningFingerprint(ir);
      return meaning;
    },
    country: scheme.country,
    scheme: scheme.id,
    label: scheme.label,
    version: scheme.version,
    currency: scheme.currency,
    validFrom: scheme.validFrom,
    validUntil: scheme.validUntil,
    ...(ir.missing.length > 0 && { missing: ir.missing }),
    periods: scheme.periods,
    proration: scheme.proration,
    days: scheme.days,
    asOf: scheme.asOf,
    laws: scheme.laws,
    changes: scheme.changes,
    inputs: inputs.map((input) => inputSpec(input, ir.nodes, (id) => wires.get(id) ?? id)),
    ...(histories.length > 0 && { histories }),
    steps: steps.map((step) => stepSpec(step, roles)),
    employerTables: ir.employerTables,
    summary: summaryOf(steps),
  };
}
