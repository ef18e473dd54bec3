import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { ranges } from '../../dsl/diagnostics/ranges.ts';
import type { Ir } from '../ir/ir.ts';
import { Followed, implies } from '../lower/implication.ts';
import type { Lowering } from '../lower/state.ts';

/** PAY709: a warning that nobody can see, since the request is refused wherever it would be raised. */
export function checkRefusedWarnings(l: Lowering, ir: Ir): void {
  // What is refused behind a blank is refused until somebody fills it in: the warning is meant for then.
  const refusals = ir.notices.filter(
    ({ kind, presence, implied }) => kind === 'refuse' && presence === null && implied !== 'blank',
  );
  const followed = new Followed();
  for (const warning of ir.notices) {
    if (warning.kind !== 'warn' || l.nodes.at(warning.condition).truth === false) continue;
    const refusal = refusals.find(({ condition }) => implies(warning.condition, condition, l, followed));
    if (refusal === undefined) continue;
    const labels = [{ span: refusal.span, text: rulePhrases.thisRefusesTheRequestFirst }];
    l.report.say(
      ranges.warningImplied,
      warning.span,
      { code: warning.code, refusal: refusal.code },
      { labels },
    );
  }
}
