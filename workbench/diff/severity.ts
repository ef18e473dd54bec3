import type { Ir } from '../../compiler/ir/ir.ts';
import type { End } from '../../compiler/ir/range.ts';
import { compare } from '../../runtime/numbers/exact.ts';
import type { Severity } from './change.ts';
import type { Declared, DeclaredKind, FacetKind } from './declared.ts';
import type { RowEffect } from './read-rows.ts';

type Verb = 'added' | 'removed' | 'renamed';

/** The effect on clients and pay of a whole declaration that comes, goes or changes its name. */
const WHOLE: Readonly<Record<DeclaredKind, Readonly<Record<Verb, Severity>>>> = {
  scheme: { added: 'changes_pay', removed: 'breaks_clients', renamed: 'breaks_clients' },
  // A parameter, a mark or a rule of proof changes pay only through the formulas that read it; these show its name.
  unit: { added: 'changes_nothing', removed: 'changes_nothing', renamed: 'changes_shown' },
  param: { added: 'changes_nothing', removed: 'changes_nothing', renamed: 'changes_shown' },
  mark: { added: 'changes_nothing', removed: 'changes_nothing', renamed: 'changes_shown' },
  check: { added: 'changes_nothing', removed: 'changes_nothing', renamed: 'changes_nothing' },
  // A step of the audit trail, or an amount of the answer, that clients know by its id.
  let: { added: 'changes_shown', removed: 'breaks_clients', renamed: 'breaks_clients' },
  total: { added: 'changes_shown', removed: 'breaks_clients', renamed: 'breaks_clients' },
  base: { added: 'changes_pay', removed: 'breaks_clients', renamed: 'breaks_clients' },
  perception: { added: 'changes_pay', removed: 'breaks_clients', renamed: 'breaks_clients' },
  deduction: { added: 'changes_pay', removed: 'breaks_clients', renamed: 'breaks_clients' },
  employer: { added: 'changes_pay', removed: 'breaks_clients', renamed: 'breaks_clients' },
  // What these say is said by the lines that they write out.
  deductions: { added: 'changes_nothing', removed: 'changes_nothing', renamed: 'changes_nothing' },
  calendar: { added: 'changes_nothing', removed: 'breaks_clients', renamed: 'changes_nothing' },
  profile: { added: 'changes_nothing', removed: 'changes_nothing', renamed: 'changes_nothing' },
  part: { added: 'changes_pay', removed: 'breaks_clients', renamed: 'breaks_clients' },
  table: { added: 'changes_nothing', removed: 'breaks_clients', renamed: 'breaks_clients' },
  input: { added: 'changes_pay', removed: 'breaks_clients', renamed: 'breaks_clients' },
  history: { added: 'changes_pay', removed: 'breaks_clients', renamed: 'breaks_clients' },
  flag: { added: 'changes_pay', removed: 'breaks_clients', renamed: 'breaks_clients' },
  warn: { added: 'changes_shown', removed: 'changes_shown', renamed: 'changes_shown' },
  refuse: { added: 'breaks_clients', removed: 'changes_pay', renamed: 'breaks_clients' },
};

/** Pieces that no amount and no client depends on: they are only read. */
const SHOWN: readonly FacetKind[] = [
  'label',
  'law',
  'provenance',
  'message',
  'severity',
  'version',
  'omission',
];

/** One changed piece, and what is known about the declaration around it. */
interface FacetChange {
  readonly declared: Declared;
  readonly kind: FacetKind;
  readonly verb: 'added' | 'removed' | 'changed';
  /** The two declarations compute the same in every case. */
  readonly sameMeaning: boolean;
  /** The formula is printed otherwise, in the audit trail and beside the bases. */
  readonly isReworded: boolean;
  /** Of a dated row; null for any other piece. */
  readonly rowEffect: RowEffect | null;
  /** An input that refuses what it used to accept. */
  readonly narrowed: boolean;
}

/** What it means that a declaration came, went or changed its name. */
export function wholeSeverity(declared: Declared, verb: Verb): Severity {
  const has = (wanted: FacetKind) => declared.facets.some(({ kind }) => kind === wanted);
  if (verb === 'added' && has('presence')) return 'breaks_clients';
  // A parameter of the summary is another one from now on.
  if (verb === 'added' && declared.kind === 'total' && has('summary')) return 'changes_pay';
  return WHOLE[declared.kind][verb];
}

/** What it means that a piece of a declaration changed. */
export function facetSeverity(change: FacetChange): Severity {
  const { declared, kind, verb, sameMeaning, narrowed } = change;
  if (change.rowEffect === 'unread' || kind === 'proof') return 'changes_nothing';
  if (SHOWN.includes(kind)) return 'changes_shown';
  if (kind === 'tag') return verb === 'added' ? 'changes_shown' : 'breaks_clients';
  if (kind === 'period') return verb === 'added' ? 'changes_pay' : 'breaks_clients';
  if (sameMeaning) return change.isReworded ? 'changes_shown' : 'changes_nothing';
  if (declared.kind === 'warn' || change.rowEffect === 'same') return 'changes_shown';
  if (kind === 'currency' || kind === 'part' || declared.kind === 'refuse') return 'breaks_clients';
  const isInput = ['input', 'history', 'flag'].includes(declared.kind);
  if (isInput && (narrowed || kind === 'type')) return 'breaks_clients';
  return 'changes_pay';
}

/** Whether the later version of an input refuses what the earlier one accepted. */
export function isNarrowed(before: Ir, after: Ir, was: string, is: string): boolean {
  const [old, now] = [inputOf(before, was), inputOf(after, is)];
  if (old === undefined || now === undefined) return false;
  if (now.presence === 'required' && old.presence !== 'required') return true;
  // What is demanded under another condition may be demanded of somebody new.
  if (now.requiredText !== null && now.requiredText !== old.requiredText && old.presence !== 'required')
    return true;
  const ends = (ir: Ir, bound: typeof old.lower) =>
    bound === null ? null : (ir.nodes[bound.value]?.range ?? null);
  const [oldLow, newLow] = [ends(before, old.lower)?.high ?? null, ends(after, now.lower)?.high ?? null];
  const [oldHigh, newHigh] = [ends(before, old.upper)?.low ?? null, ends(after, now.upper)?.low ?? null];
  return (
    isBeyond(newLow, oldLow, 1) ||
    isBeyond(newHigh, oldHigh, -1) ||
    closesLess(old.lower, now.lower, oldLow, newLow) ||
    closesLess(old.upper, now.upper, oldHigh, newHigh)
  );
}

function inputOf(ir: Ir, id: string) {
  return ir.items.flatMap((item) => (item.item === 'input' ? [item] : [])).find((input) => input.id === id);
}

function isBeyond(now: End | null, old: End | null, direction: 1 | -1): boolean {
  if (now === null) return false;
  return old === null || compare(now.value, old.value) === direction;
}

function closesLess(
  old: { readonly closed: boolean } | null,
  now: { readonly closed: boolean } | null,
  oldEnd: End | null,
  newEnd: End | null,
): boolean {
  if (old === null || now === null || oldEnd === null || newEnd === null) return false;
  return old.closed && !now.closed && compare(oldEnd.value, newEnd.value) === 0;
}
