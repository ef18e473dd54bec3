import type { Manifest, StepSpec, SummaryField } from '../module/manifest.ts';
import { SUMMARY_FIELDS } from '../module/summary-fields.ts';

/** How the names of an object stand: as the contract lists them, or by the alphabet as RFC 8785 wants them. */
export type NameOrder = 'contract' | 'alphabet';

/** The members of an answer that are lines of the payslip, in its order. */
export const LINE_PARTS = [
  'summary',
  'perceptions',
  'deductions',
  'taxable_bases',
  'employer_contributions',
] as const;
export type LinePart = (typeof LINE_PARTS)[number];

/** What stands before the first value of an object, behind each, and behind the last. */
export interface Around {
  readonly head: Uint8Array;
  readonly second: Uint8Array;
  readonly third: Uint8Array;
  readonly tail: Uint8Array;
}

/** The fixed texts of a scheme's payslips in one order of names. */
export interface LineTexts {
  readonly summary: readonly { readonly head: Uint8Array; readonly field: SummaryField }[];
  /** By the place of the step in the manifest; null for a step that is no line. */
  readonly steps: readonly (Around | null)[];
  readonly tables: readonly Around[];
}

/** Stands for a value. No text of JSON holds this character. */
const HOLE = '\0';
export const AMOUNT = `"${HOLE}"`;

/** The members of an object, in the order of the contract: JSON, or what a value is put into. */
export type Members = Readonly<Record<string, string>>;

function namesOf(members: object, order: NameOrder): readonly string[] {
  const names = Object.keys(members);
  return order === 'contract' ? names : names.toSorted();
}

/** The texts around the values of an object, of which there is one at every hole. */
export function textsAround(members: Members, order: NameOrder): readonly string[] {
  const written = namesOf(members, order).map((name) => `"${name}":${members[name]}`);
  return `{${written.join(',')}}`.split(HOLE);
}

const encoder = new TextEncoder();

function aroundBytes(members: Members, order: NameOrder): Around {
  const [head = '', second = '', third = '', tail = ''] = textsAround(members, order);
  return {
    head: encoder.encode(head),
    second: encoder.encode(second),
    third: encoder.encode(third),
    tail: encoder.encode(tail),
  };
}

function stepMembers(spec: StepSpec): Members | null {
  const json = JSON.stringify;
  const named = { id: json(spec.id), label: json(spec.label) };
  switch (spec.kind) {
    case 'perception': {
      const marks = { taxable: json(spec.taxable), imss_base: json(spec.socialSecurity) };
      return { ...named, amount: AMOUNT, ...marks, tags: json(spec.tags) };
    }
    case 'deduction': {
      const bracket = spec.bracket === null ? 'null' : HOLE;
      return { ...named, amount: AMOUNT, tags: json(spec.tags), bracket_applied: bracket };
    }
    case 'base':
      return { ...named, amount: AMOUNT, formula: json(spec.formula) };
    case 'component':
      return { ...named, base: AMOUNT, rate: AMOUNT, amount: AMOUNT };
    default:
      return null;
  }
}

function makeTexts({ steps, employerTables }: Manifest, order: NameOrder): LineTexts {
  return {
    summary: namesOf(Object.fromEntries(SUMMARY_FIELDS.map((field) => [field, ''])), order).flatMap(
      (name, at) => {
        const field = SUMMARY_FIELDS.find((one) => one === name);
        const head = encoder.encode(`${at === 0 ? '{' : '",'}"${name}":"`);
        return field === undefined ? [] : [{ head, field }];
      },
    ),
    steps: steps.map((spec) => {
      const members = stepMembers(spec);
      return members === null ? null : aroundBytes(members, order);
    }),
    tables: employerTables.map(({ id, label }) => {
      const named = { table_id: JSON.stringify(id), label: JSON.stringify(label) };
      return aroundBytes({ ...named, total: AMOUNT, components: HOLE }, order);
    }),
  };
}

const TEXTS = new WeakMap<Manifest, Readonly<Record<NameOrder, LineTexts>>>();

/** Made once for each rule file. */
export function lineTexts(manifest: Manifest, order: NameOrder): LineTexts {
  const known = TEXTS.get(manifest);
  if (known !== undefined) return known[order];
  const made = { contract: makeTexts(manifest, 'contract'), alphabet: makeTexts(manifest, 'alphabet') };
  TEXTS.set(manifest, made);
  return made[order];
}
