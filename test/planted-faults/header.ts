import type { Header } from '../../dsl/ast/ast.ts';
import { roundings } from './clauses.ts';
import { another, decides, type FaultClass, fixed, type Place, place } from './fault-class.ts';
import { cut, type RuleText } from './rule-text.ts';

const WORDS: Readonly<Record<string, readonly string[]>> = {
  proration: ['native', 'split_monthly'],
  days: ['as_given', 'month_of_30'],
  as_of: ['period_end', 'month_end', 'month_start'],
  currency: ['COP', 'MXN', 'USD', 'BRL', 'ARS', 'CLP', 'UYU'],
};
const PERIODS = ['monthly', 'biweekly', 'weekly'];

function shifted(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

function headerPlaces(rules: RuleText, header: Header): readonly Place[] {
  switch (header.kind) {
    case 'currency':
    case 'proration':
    case 'days':
    case 'as_of':
      return [
        place(header.name.span, (dice) => another(dice, WORDS[header.kind] ?? [], header.name.text)),
        fixed(header.span, ''),
      ];
    case 'valid':
      return [header.from, header.until].flatMap(({ span, iso }) =>
        [1, -1, 365, -365, 31, -31].map((days) => fixed(span, shifted(iso, days))),
      );
    case 'amends':
      return [365, -366, 1].map((days) => fixed(header.date.span, shifted(header.date.iso, days)));
    case 'periods': {
      const own = header.names.map(({ text }) => text);
      const fewer = own.length < 2 ? [] : own.map((out) => own.filter((one) => one !== out));
      const more = PERIODS.filter((one) => !own.includes(one)).map((one) => [...own, one]);
      return [...fewer, ...more].map((names) => fixed(header.span, `periods ${names.join(', ')}`));
    }
    case 'round':
      return roundings(rules, header.round);
    default:
      return [];
  }
}

/** `new` where a line is restated, and a new line without it. */
function restatements(rules: RuleText): readonly Place[] {
  const { file } = rules;
  const isAmendment = file.scheme?.headers.some(({ kind }) => kind === 'amends') === true;
  const stated = isAmendment ? file.decls.map(({ span }) => fixed(span, `new ${cut(rules, span)}`)) : [];
  const added = file.changes.flatMap((change) =>
    change.change === 'new' ? [fixed(change.span, cut(rules, change.span).replace(/^new\s+/, ''))] : [],
  );
  const repealed = file.changes.flatMap((change) =>
    change.change === 'repeal' ? [fixed(change.span, '')] : [],
  );
  return [...stated, ...added, ...repealed];
}

/** Mistakes in the head of a file, and in what an amendment says of the law before it. */
export const HEADER_FAULTS: readonly FaultClass[] = [
  decides('a fact of the header', (rules) =>
    (rules.file.scheme?.headers ?? []).flatMap((header) => headerPlaces(rules, header)),
  ),
  decides('restated for new, new for restated, a repeal left out', restatements),
  decides('a declaration left out of an amendment', (rules) =>
    rules.file.scheme?.headers.some(({ kind }) => kind === 'amends') === true
      ? rules.file.decls.map(({ span }) => fixed(span, ''))
      : [],
  ),
  decides('the sign of a line', (rules) =>
    rules.nodes.flatMap((node) =>
      'kindSpan' in node && 'kind' in node && (node.kind === 'perception' || node.kind === 'deduction')
        ? [
            fixed(
              node.kindSpan as { start: number; end: number },
              node.kind === 'perception' ? 'deduction' : 'perception',
            ),
          ]
        : [],
    ),
  ),
];
