import type { Ir, IrInput, IrItem } from '../../compiler/ir/ir.ts';
import {
  type HistoryAggregate,
  type HistoryReading,
  type HistoryWindow,
  readingText,
} from '../../runtime/module/history.ts';
import { instead, type Mutant } from './mutant.ts';

/** The ways of aggregating payslips that an author may write instead. */
const OTHER_AGGREGATES: Readonly<Record<HistoryAggregate, readonly HistoryAggregate[]>> = {
  sum: ['last'],
  max: ['last'],
  average: ['sum'],
  last: ['max'],
  count: [],
};

/** The field of the summary that every payslip has, and another one for what reads that field. */
const [FIELD, OTHER_FIELD] = ['net_salary', 'total_deductions'] as const;

function otherWindows(window: HistoryWindow): readonly HistoryWindow[] {
  switch (window.kind) {
    case 'month':
    case 'semester':
      return [{ kind: 'year' }];
    case 'year':
      return [{ kind: 'month' }];
    case 'last_months':
      return [-1, 1].map((more) => ({ kind: 'last_months', months: window.months + more }));
    case 'previous_years':
      return [{ kind: 'previous_years', years: window.years + 1 }];
  }
}

/** The reading with one thing changed: the line, the way amounts are put together, the schemes, the window. */
function otherReadings(reading: HistoryReading): readonly HistoryReading[] {
  const { line, aggregate, of, window } = reading;
  const lines = line === null ? [] : [line === FIELD ? OTHER_FIELD : FIELD];
  const fewer = of.length < 2 ? [] : of.map((scheme) => of.filter((one) => one !== scheme));
  return [
    ...lines.map((one) => ({ ...reading, line: one })),
    ...OTHER_AGGREGATES[aggregate].map((one) => ({ ...reading, aggregate: one })),
    ...fewer.map((some) => ({ ...reading, of: some })),
    ...otherWindows(window).map((one) => ({ ...reading, window: one })),
  ];
}

/** A history as its author declared it; of a family by month, all of its members. */
interface Declared {
  readonly members: readonly IrInput[];
  readonly reading: HistoryReading;
}

function declaredHistories({ items }: Ir): readonly Declared[] {
  const read = items.flatMap((item) => (item.item === 'input' && item.history !== null ? [item] : []));
  return [...Map.groupBy(read, ({ span }) => span.start).values()].flatMap((members) => {
    const [first] = members;
    return first?.history == null ? [] : [{ members, reading: { ...first.history, month: null } }];
  });
}

/** The rules with a history that reads something else of earlier payslips; only tests that name payslips notice. */
export function historyMutants(ir: Ir): readonly Mutant[] {
  return declaredHistories(ir).flatMap(({ members, reading }) =>
    otherReadings(reading).map((other): Mutant => {
      const changed = new Set<IrItem>(members);
      const items = ir.items.map((item) =>
        item.item === 'input' && changed.has(item) && item.history !== null
          ? { ...item, history: { ...other, month: item.history.month } }
          : item,
      );
      const [first] = members;
      return {
        change: `${first?.id ?? ''}: ${instead(readingText(other), readingText(reading))}`,
        span: first?.span ?? { start: 0, end: 0 },
        ir: { ...ir, items },
        rebinds: true,
      };
    }),
  );
}
