/** Places values on an axis of so many pixels. Places are for eyes alone: amounts are printed from their exact values. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  /** The place of a value, in pixels. */
  readonly at: (value: number) => number;
  /** Round values along the axis, `1`, `2` or `5` times a power of ten apart. */
  readonly ticks: readonly number[];
}

const ABOUT = 5;

/** The scale from the pixel of the lowest value to that of the highest. */
export function scaleOf(low: number, high: number, first: number, last: number): Scale {
  const width = high - low || 1;
  const step = roundStep(width / ABOUT);
  const begin = Math.ceil(low / step);
  const count = Math.floor((low + width) / step) - begin + 1;
  return {
    low,
    high,
    at: (value) => Math.round((first + ((value - low) / width) * (last - first)) * 10) / 10,
    ticks: Array.from({ length: count }, (_, index) => (begin + index) * step),
  };
}

function roundStep(about: number): number {
  const power = 10 ** Math.floor(Math.log10(about));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= about) ?? about;
}
