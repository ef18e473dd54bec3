import type { CalculationRequest } from '../runtime/calculate.ts';
import type { InputSource, InputSpec, Manifest } from '../runtime/module.ts';
import type { Shown } from './address.ts';
import { yearOf } from './period-choice.ts';

/** The body of a request to the service, with what the form holds. */
export function requestOf(
  { country, scheme, period, values }: Pick<Shown, 'country' | 'scheme' | 'period' | 'values'>,
  manifest: Pick<Manifest, 'inputs' | 'asOf' | 'validFrom' | 'validUntil'>,
): CalculationRequest {
  const sent = (from: InputSource) =>
    Object.fromEntries(
      manifest.inputs.flatMap((spec) => {
        const text = spec.source === from ? values[spec.wire] : undefined;
        return text === undefined ? [] : [[spec.wire, sentValue(spec, text)]];
      }),
    );
  const [own, history, overrides] = [sent('inputs'), sent('history'), sent('override')];
  const isAny = (part: object): boolean => Object.keys(part).length > 0;
  const { type, start, end, days } = period;
  return {
    country,
    scheme,
    year: yearOf(manifest, period),
    period: { type, start_date: start, end_date: end, days },
    employee: {
      ...sent('employee'),
      ...(isAny(own) && { inputs: own }),
      ...(isAny(history) && { history }),
    },
    ...(isAny(overrides) && { overrides }),
  };
}

function sentValue({ type }: InputSpec, text: string): string | number | boolean {
  if (type === 'boolean') return text === 'true';
  return type === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text;
}
