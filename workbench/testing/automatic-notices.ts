import type { IrNotice } from '../../compiler/ir/ir.ts';

const BY_THE_COMPILER: ReadonlySet<string> = new Set(['PARAM_CARRIED_FORWARD', 'PARAM_UNVERIFIED']);

/** Notices that the compiler raises by itself hold on dates, which nobody writes tests for. */
export function isAutomatic(notice: IrNotice): boolean {
  return BY_THE_COMPILER.has(notice.code) || notice.implied !== undefined;
}
