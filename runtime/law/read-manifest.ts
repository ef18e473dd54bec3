import { inputTypeOf, valueTypeOf, wordsOf } from '../ir/value-type.ts';
import type { InputSpec, Manifest, StepSpec, TotalTerm } from '../module/manifest.ts';
import { once } from '../module/once.ts';
import { roundingClause, roundingText } from '../numbers/rounding-text.ts';
import type { InputJson, LawJson, StepJson } from './law-json.ts';
import { roundingAt, typeAt } from './read-ir.ts';

/** What the code of a module says itself: what its rules are chosen by, and what is asked of all rules at the start. */
export type ModuleHead = Omit<
  Manifest,
  'laws' | 'changes' | 'inputs' | 'steps' | 'employerTables' | 'summary'
>;

/** What is not said of an input. */
const NOT_SAID = {
  law: null,
  unless: null,
  requiredWhen: null,
  bounds: null,
  lowest: null,
  highest: null,
  defaultText: null,
  defaultValue: null,
} as const satisfies Partial<InputSpec>;

function inputOf(json: InputJson, law: LawJson): InputSpec {
  const {
    input: id,
    type: place,
    default: _,
    lower: _lower,
    upper: _upper,
    demanded: _demanded,
    ...said
  } = json;
  const type = typeAt(law, place);
  return { id, wire: id, ...NOT_SAID, ...said, type: inputTypeOf(type), words: wordsOf(type) };
}

function termOf(text: string): TotalTerm {
  return text.startsWith('-') ? { step: text.slice(1), sign: -1 } : { step: text, sign: 1 };
}

function stepOf(json: StepJson, position: number, law: LawJson): StepSpec {
  const { kind = 'let' } = json;
  const type = typeAt(law, json.type);
  const rounding = roundingText(roundingAt(law, json.rounding));
  return {
    id: json.step,
    kind,
    label: json.label,
    type: valueTypeOf(type),
    words: wordsOf(type),
    formula: `${json.formula}${roundingClause(rounding)}`,
    rounding,
    source: json.source ?? null,
    omitZero: json.omitZero ?? false,
    taxable: json.taxable ?? false,
    socialSecurity: json.socialSecurity ?? false,
    tags: json.tags ?? [],
    table: json.table ?? null,
    position,
    bracket: json.bracket ?? null,
    terms: kind === 'total' ? (json.terms ?? []).map(termOf) : null,
  };
}

/** A step that does not say its position follows the one before it. */
function stepsOf(law: LawJson): readonly StepSpec[] {
  let last = -1;
  return law.items.flatMap((item) => {
    if (!('step' in item)) return [];
    last = item.position ?? last + 1;
    return [stepOf(item, last, law)];
  });
}

/** The manifest of a module: its head, and of its law what is asked for. */
export function readManifest(head: ModuleHead, law: () => LawJson): Manifest {
  const inputs = once(() => law().items.flatMap((item) => ('step' in item ? [] : [inputOf(item, law())])));
  const steps = once(() => stepsOf(law()));
  return {
    ...head,
    get laws() {
      return law().laws;
    },
    get changes() {
      return law().changes;
    },
    get inputs() {
      return inputs();
    },
    get steps() {
      return steps();
    },
    get employerTables() {
      return law().employerTables;
    },
    get summary() {
      return law().summary;
    },
  };
}
