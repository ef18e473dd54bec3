import { halfUp } from './integers.ts';

/** Upper end, lower end and fixed amount in cents, rate in ten thousandths. */
const ROWS = [
  { upTo: 0, over: 0, rate: 0, fixed: 0 },
  { upTo: 84_459, over: 1, rate: 192, fixed: 0 },
  { upTo: 716_851, over: 84_460, rate: 640, fixed: 1_622 },
  { upTo: 1_259_802, over: 716_852, rate: 1088, fixed: 42_095 },
  { upTo: 1_464_464, over: 1_259_803, rate: 1600, fixed: 101_168 },
  { upTo: 1_753_364, over: 1_464_465, rate: 1792, fixed: 133_914 },
  { upTo: 3_536_283, over: 1_753_365, rate: 2136, fixed: 185_684 },
  { upTo: 5_573_668, over: 3_536_284, rate: 2352, fixed: 566_516 },
  { upTo: 10_641_050, over: 5_573_669, rate: 3000, fixed: 1_045_709 },
  { upTo: 14_188_066, over: 10_641_051, rate: 3200, fixed: 2_565_923 },
  { upTo: 42_564_199, over: 14_188_067, rate: 3400, fixed: 3_700_969 },
  { upTo: Number.MAX_SAFE_INTEGER, over: 42_564_200, rate: 3500, fixed: 13_348_854 },
] as const;

/** Monthly income tax of 2026 (Anexo 8 RMF), in cents. */
export function monthlyTariff(base: number): number {
  for (const { upTo, over, rate, fixed } of ROWS) {
    if (base <= upTo) return halfUp((base - over) * rate, 10_000) + fixed;
  }
  throw new RangeError(`no row for ${base}`);
}
