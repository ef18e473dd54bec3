import { centsText } from '../impact/cents-text.ts';
import type { ImpactReport } from './impact-text.ts';

/** The report as plain data, amounts as decimal strings. */
export function impactJson({ before, after, currency, tally, cliffs, worst }: ImpactReport): unknown {
  return {
    before,
    after,
    currency,
    calculated: tally.calculated,
    changed: tally.calculated - tally.unchanged,
    lines: Object.fromEntries(
      [...tally.lines].map(([id, line]) => {
        const median = line.median();
        return [
          id,
          {
            changed: line.count,
            minimum: text(line.minimum),
            median: text(median?.amount ?? null),
            median_is_exact: median?.isExact ?? true,
            maximum: text(line.maximum),
            total: centsText(line.total),
          },
        ];
      }),
    ),
    crossings: Object.fromEntries(tally.crossings),
    appeared: Object.fromEntries(tally.appeared),
    disappeared: Object.fromEntries(tally.disappeared),
    refused: Object.fromEntries(tally.refused),
    cliffs,
    worst: worst.map(({ person, net, divergence }) => ({
      line: person.line,
      id: person.id,
      net_difference: centsText(net),
      first_divergence: divergence,
    })),
    broken: { count: tally.faultCount, rows: tally.faults },
  };
}

function text(cents: bigint | null): string | null {
  return cents === null ? null : centsText(cents);
}
