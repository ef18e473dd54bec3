import type { Ir, IrNotice } from '../../compiler/ir/ir.ts';
import { isAutomatic } from '../testing/automatic-notices.ts';
import { instead, type Mutant } from './mutant.ts';

type NoticeChange = readonly [change: string, is: Partial<IrNotice>];

/** A name and a text that no rule file has. */
const ANOTHER = 'ANOTHER_WARNING';

function warningChanges({ severity, message }: IrNotice): readonly NoticeChange[] {
  const other = severity === 'info' ? 'warning' : 'info';
  return [
    [`severity ${instead(other, severity)}`, { severity: other }],
    ['another code', { code: ANOTHER }],
    ['another text', { message: [...message, { text: '.' }] }],
  ];
}

function noticeChanges(notice: IrNotice): readonly NoticeChange[] {
  const field = notice.field === 'period' ? 'net_salary' : 'period';
  const elsewhere: NoticeChange = [`on ${instead(field, notice.field)}`, { field }];
  return notice.kind === 'warn' ? [elsewhere, ...warningChanges(notice)] : [elsewhere];
}

/** Every warning with another severity, code, text or field, and every refusal with another field. */
export function noticeMutants(ir: Ir): readonly Mutant[] {
  return ir.notices
    .filter((notice) => !isAutomatic(notice))
    .flatMap((notice) =>
      noticeChanges(notice).map(([what, is]) => ({
        change: `${notice.code} on ${notice.field}: ${what}`,
        span: notice.span,
        ir: { ...ir, notices: ir.notices.map((one) => (one === notice ? { ...notice, ...is } : one)) },
        rebinds: true,
      })),
    );
}
