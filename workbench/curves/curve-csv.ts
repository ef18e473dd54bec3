import type { CurveJson } from './curve-json.ts';

const COLUMNS = ['amount', 'from', 'to', 'at_from', 'at_to', 'rate', 'rounding', 'jump', 'causes'];

/** The stretches of some curves, one a row. */
export function curveCsv({ curves }: CurveJson): string {
  const rows = Object.entries(curves).flatMap(([name, stretches]) =>
    stretches.map((one) => [
      name,
      one.from,
      one.to,
      one.at_from,
      one.at_to,
      one.rate ?? '',
      one.rounding,
      one.jump ?? '',
      one.causes.map(({ id }) => id).join(' '),
    ]),
  );
  return [COLUMNS, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}
