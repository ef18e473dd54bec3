import type { Clause, ClauseKind, Span } from '../../dsl/ast/ast.ts';
import { kindWord } from '../../dsl/diagnostics/phrases/kind-words.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { text } from '../../dsl/diagnostics/text.ts';
import type { Report } from './context.ts';

type Having<C, K> = C extends { readonly kind: infer Kinds }
  ? K extends Kinds
    ? C & { readonly kind: K }
    : never
  : never;

type ClauseOf<K extends ClauseKind> = Having<Clause, K>;

function isKind<K extends ClauseKind>(clause: Clause, kind: K): clause is ClauseOf<K> {
  return clause.kind === kind;
}

/** The clause of a kind, or null. A second one has been reported by {@link checkClauses}. */
export function clauseOf<K extends ClauseKind>(clauses: readonly Clause[], kind: K): ClauseOf<K> | null {
  for (const clause of clauses) if (isKind(clause, kind)) return clause;
  return null;
}

/** All clauses of a kind, in order. */
export function clausesOf<K extends ClauseKind>(clauses: readonly Clause[], kind: K): readonly ClauseOf<K>[] {
  return clauses.flatMap((clause) => (isKind(clause, kind) ? [clause] : []));
}

export function hasClause(clauses: readonly Clause[], kind: ClauseKind): boolean {
  return clauseOf(clauses, kind) !== null;
}

const PROVENANCE = ['law', 'convention', 'derived', 'unconfirmed', 'single_source'] as const;
const NAMED = ['text', 'label', ...PROVENANCE] as const;
const LINE = [...NAMED, 'when', 'rounded', 'round', 'omit_zero', 'from', 'until'] as const;

/** Which clauses belong on what. Words not listed get PAY106. */
const ALLOWED = {
  unit: [...NAMED, 'by', 'carry_forward', 'grows_by', 'sparse', 'on'],
  mark: ['text', 'label', 'as', 'law', 'convention'],
  param: [...NAMED, 'by', 'carry_forward', 'grows_by', 'sparse', 'on'],
  input: [...NAMED, 'in', 'default', 'required', 'as', 'for'],
  history: [...NAMED, 'in', 'default', 'by'],
  flag: [...NAMED, 'default', 'as'],
  let: [...NAMED, 'when', 'rounded', 'round', 'by', 'for'],
  base: LINE,
  total: [...NAMED, 'as'],
  perception: [...LINE, 'marks', 'tags'],
  deduction: [...LINE, 'bracket', 'tags'],
  part: [...LINE, 'on', 'rate', 'tags'],
  employer: [...NAMED, 'on', 'when', 'omit_zero', 'from', 'until', 'tags'],
  deductions: [...NAMED, 'on', 'when', 'omit_zero', 'from', 'until', 'tags'],
  'part of deductions': [...LINE, 'on', 'rate', 'due', 'bracket', 'tags'],
  profile: [],
  calendar: [...NAMED, 'weekdays', 'from', 'until'],
  holiday: ['text', ...PROVENANCE],
  table: [...NAMED, 'by', 'scaled', 'grid', 'continuous', 'round'],
  'table row': [...PROVENANCE],
  'dated row': [...PROVENANCE],
  warn: ['text', 'severity', 'on', 'first', 'when', ...PROVENANCE],
  refuse: ['text', 'on', 'first', 'when', ...PROVENANCE],
  apply: ['as', 'with', 'when', ...PROVENANCE],
} as const satisfies Readonly<Record<string, readonly ClauseKind[]>>;

export type ClauseHost = keyof typeof ALLOWED;

/** The clauses that belong on a kind of declaration, part or row; none for any other word. */
export function clausesAllowedOn(host: string): readonly ClauseKind[] {
  return Object.entries(ALLOWED).find(([kind]) => kind === host)?.[1] ?? [];
}

/** Clauses that may stand several times: each says something of its own. */
const REPEATABLE: ReadonlySet<ClauseKind> = new Set(['with', 'law', 'source', 'convention']);

/** How the author wrote the clause: its first word. */
function wordOf(clause: Clause): string {
  return clause.kind === 'text' ? `"${clause.text.value}"` : clause.kind;
}

/** Says which clauses do not belong on `host`, whose word is `said` (PAY106), and which stand there twice (PAY107). */
export function checkClauses(
  host: ClauseHost,
  clauses: readonly Clause[],
  report: Report,
  said: Span | null = null,
): void {
  const allowed: readonly ClauseKind[] = ALLOWED[host];
  const seen = new Map<ClauseKind, Clause>();
  for (const clause of clauses) {
    if (!allowed.includes(clause.kind)) {
      const labels = said === null ? [] : [{ span: said, text: quantityPhrases.saidHere }];
      report.say(
        text.clauseNotAllowed,
        clause.span,
        { clause: wordOf(clause), kind: kindWord(host), allowed },
        { labels },
      );
      continue;
    }
    const earlier = seen.get(clause.kind);
    if (earlier !== undefined && !REPEATABLE.has(clause.kind)) {
      report.say(
        text.duplicateClause,
        clause.span,
        { clause: wordOf(clause), host },
        {
          labels: [{ span: earlier.span, text: quantityPhrases.alreadySaidHere }],
        },
      );
    }
    seen.set(clause.kind, clause);
  }
}
