import { LineSheet } from '../../runtime/lines/line-sheet.ts';
import { LINE_PARTS } from '../../runtime/lines/line-texts.ts';
import type { PayslipLines } from '../../runtime/lines/payslip-lines.ts';
import { TextBytes } from '../../runtime/lines/text-bytes.ts';
import { sha256 } from '../digest.ts';
import type { AnsweredHistory, HistorySource, HistoryValue } from '../history/answered-history.ts';
import type { CalculationFoot, CalculationHead, PeriodBasis, StoredRecord } from './calculation.ts';

/** The part that the content digest covers besides the lines: the answer without digest, diagram and trace. */
export interface Content extends CalculationHead, CalculationFoot {
  readonly record: Omit<StoredRecord, 'content_digest'>;
}

const TEXT = new TextBytes();

/**
 * `sha256:` and 64 hex digits over the RFC 8785 form of the content. The form is written from the known
 * fields, sorted once, because a library that sorts the names of every object takes longer than the rules.
 */
export function contentDigest(content: Content, lines: PayslipLines): string {
  TEXT.cutAt(0);
  const sheet = new LineSheet(lines, 'alphabet', TEXT);
  let text = '{';
  for (const { name, head, print, part } of MEMBERS) {
    if (name === 'history' && content.history === undefined) continue;
    text += head;
    if (part === null) text += print(content);
    else {
      TEXT.add(text);
      lines.write(part, sheet);
      text = '';
    }
  }
  TEXT.add(`${text}}`);
  return sha256(TEXT.since(0));
}

/** Writes a value in its RFC 8785 form. */
type Print<T> = (value: T) => string;

/** Every field of an object: one that is missing here is an error of types. */
type Fields<T> = { readonly [Name in keyof T]-?: Print<T[Name]> };

interface Member<T> {
  readonly name: string;
  readonly print: Print<T>;
}

function membersOf<T extends object>(fields: Fields<T>): readonly Member<T>[] {
  const members: Member<T>[] = [];
  for (const name in fields) {
    const print = fields[name];
    members.push({ name, print: (value) => print(value[name]) });
  }
  return members;
}

/** The members sorted by name, each with the text before its value. */
function sorted<M extends { readonly name: string }>(members: readonly M[]): readonly (M & Headed)[] {
  const inOrder = members.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return inOrder.map((member, at) => ({ ...member, head: `${at === 0 ? '' : ','}"${member.name}":` }));
}

interface Headed {
  readonly head: string;
}

function object<T extends object>(fields: Fields<T>): Print<T> {
  const members = sorted(membersOf(fields));
  return (value) => {
    let text = '{';
    for (const { head, print } of members) {
      const member = print(value);
      if (member !== ABSENT) text += head + member;
    }
    return `${text}}`;
  };
}

/** The text of an absent member. It is never the first of its object, so a comma precedes it. */
const ABSENT = '';

function optional<T>(print: Print<T>): Print<T | undefined> {
  return (value) => (value === undefined ? ABSENT : print(value));
}

function list<T>(print: Print<T>): Print<readonly T[]> {
  return (values) => {
    let text = '[';
    for (const [at, value] of values.entries()) text += (at === 0 ? '' : ',') + print(value);
    return `${text}]`;
  };
}

function nullable<T>(print: Print<T>): Print<T | null> {
  return (value) => (value === null ? 'null' : print(value));
}

/** RFC 8785 writes strings, numbers and booleans as ECMAScript does. */
const plain: Print<string | number | boolean> = (value) => JSON.stringify(value);

/** An amount that was printed here, a date, an id of ours or the name of a scheme: nothing that needs an escape. */
const amount: Print<string> = (value) => `"${value}"`;

const metadata: Print<Readonly<Record<string, string>>> = (map) => {
  const names = Object.keys(map).toSorted();
  return `{${names.map((name) => `${plain(name)}:${plain(map[name] ?? '')}`).join(',')}}`;
};

const equivalent: Fields<PeriodBasis['monthly_equivalent']> = {
  total_perceptions: amount,
  total_deductions: amount,
  net_salary: amount,
  employer_contributions_total: amount,
  employer_total_cost: amount,
};

/** Every field, be it undefined: JSON leaves that out. */
type All<T> = { readonly [Name in keyof Required<T>]: T[Name] };

type Amounts = Readonly<Record<string, string>>;

function inOrder(amounts: Amounts): Amounts {
  const lines = Object.keys(amounts);
  if (lines.every((line, at) => at === 0 || (lines[at - 1] ?? '') < line)) return amounts;
  return Object.fromEntries(lines.toSorted().map((line) => [line, amounts[line] ?? '']));
}

/** An answer names every payslip of a year, so that the engine writes them: texts it writes as RFC 8785 does. */
const sources: Print<readonly HistorySource[]> = (all) => {
  const sorted = all.map(
    ({
      amounts,
      content_digest,
      id,
      kind,
      paid_by,
      period_end,
      period_start,
      scheme,
    }): All<HistorySource> => ({
      amounts: inOrder(amounts),
      content_digest,
      id,
      kind,
      paid_by,
      period_end,
      period_start,
      scheme,
    }),
  );
  return JSON.stringify(sorted);
};

const history = object<AnsweredHistory>({
  source: plain,
  values: list(
    object<HistoryValue>({
      name: amount,
      origin: amount,
      value: nullable(amount),
      aggregate: amount,
      line: nullable(plain),
      schemes: list(amount),
      from: amount,
      to: amount,
      employers: optional(amount),
    }),
  ),
  sources,
  statement: optional(amount),
});

const CONTENT: Fields<Content> = {
  id: plain,
  status: plain,
  country: plain,
  scheme: plain,
  year: plain,
  period: object({ type: plain, start_date: plain, end_date: plain, days: plain }),
  employee_id: plain,
  warnings: list(object({ code: plain, field: plain, message: plain, severity: plain })),
  period_basis: object({
    type: plain,
    sequence: plain,
    periods_in_month: plain,
    factor: amount,
    proration: nullable(plain),
    absorbs_residual: plain,
    monthly_equivalent: object(equivalent),
  }),
  dsl_version: plain,
  computed_at: plain,
  history: optional(history),
  record: object({
    stored: plain,
    rule_fingerprint: plain,
    engine_version: plain,
    schema_version: plain,
    audit_trail_digest: plain,
    batch_id: nullable(plain),
    supersedes_id: nullable(plain),
    metadata,
  }),
};

const NOTHING: Print<Content> = () => '';

/** Every member of an answer that is digested; the lines write themselves. */
const MEMBERS = sorted([
  ...membersOf(CONTENT).map((member) => ({ ...member, part: null })),
  ...LINE_PARTS.map((part) => ({ name: part, print: NOTHING, part })),
]);
