import type { Dated } from './dated.ts';

/** In UF a month. */
interface Caps {
  readonly pensionAndHealth: string;
  readonly unemployment: string;
}

/** rules/cl/law.md 4.3: topes imponibles. */
export const CONTRIBUTION_CAPS: readonly Dated<Caps>[] = [
  { from: '2020-02-01', value: { pensionAndHealth: '80.2', unemployment: '120.3' } },
  { from: '2021-01-01', value: { pensionAndHealth: '81.6', unemployment: '122.6' } },
  { from: '2024-01-01', value: { pensionAndHealth: '84.3', unemployment: '126.6' } },
  { from: '2025-01-01', value: { pensionAndHealth: '87.8', unemployment: '131.8' } },
  { from: '2025-02-01', value: { pensionAndHealth: '87.8', unemployment: '131.9' } },
  { from: '2026-01-01', value: { pensionAndHealth: '89.9', unemployment: '135.1' } },
  { from: '2026-02-01', value: { pensionAndHealth: '90.0', unemployment: '135.2' } },
];
