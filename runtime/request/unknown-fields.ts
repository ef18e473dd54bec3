import { meantName } from './meant-name.ts';
import type { RequestFault } from './request-fault.ts';
import type { SentValues } from './sent-request.ts';

/** What the contract knows of a request and its options, also what only the service heeds. */
const KNOWN = {
  request: ['country', 'scheme', 'year', 'period', 'employee', 'employer', 'overrides', 'history', 'options'],
  period: ['type', 'start_date', 'end_date', 'days'],
  options: [
    'include_audit_trail',
    'include_diagram',
    'precision',
    'supersedes',
    'metadata',
    'async',
    'fail_fast',
  ],
} as const;

/** The fields of a request that nothing reads: a misspelled one would change pay without a word. */
export function unknownFields(request: SentValues): readonly RequestFault[] {
  const { history, period, options } = request;
  return [
    ...unknownIn(request, [], KNOWN.request),
    ...((history ?? null) === null ? [] : [NO_STORE]),
    ...unknownIn(period, ['period'], KNOWN.period),
    ...unknownIn(options, ['options'], KNOWN.options),
  ];
}

const NO_STORE: RequestFault = {
  path: ['history'],
  message: 'There is no store to take the history from: give it in employee.history',
  type: 'extra_forbidden',
  context: {},
};

/** What is undefined was not sent: JSON has no such value. */
function unknownIn(
  sent: unknown,
  path: readonly string[],
  known: readonly string[],
): readonly RequestFault[] {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return [];
  const names = Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const { question, context } = meantName(name, known);
      return {
        path: [...path, name],
        message: `There is no such field${question}`,
        type: 'extra_forbidden',
        context,
      };
    });
}
