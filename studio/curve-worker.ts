/** Follows the curve of a payslip along one input, beside the page, so that typing is never held up. */
import { rulesFor } from '../runtime/calculate.ts';
import { Curve } from '../runtime/curves/curve.ts';
import { type Grid, gridOf } from '../runtime/curves/grid.ts';
import { Effort, TooManyTurns } from '../runtime/curves/interval.ts';
import { sendingInput } from '../runtime/curves/moved-request.ts';
import { solvedTexts } from '../runtime/curves/solved-texts.ts';
import { interpret } from '../runtime/interpreter/interpret.ts';
import { Ratio } from '../runtime/interpreter/ratio.ts';
import type { RuleModule } from '../runtime/module.ts';
import { decimal } from '../runtime/numbers/exact.ts';
import { printPlain } from '../runtime/numbers/print.ts';
import { readCall } from '../runtime/request/read-call.ts';
import { curveJson } from '../workbench/curves/curve-json.ts';
import { curveSvg } from '../workbench/curves/curve-svg.ts';
import { payslipTerms } from '../workbench/payslip/payslip-terms.ts';
import { type CurveAnswer, type CurveQuestion, DRAWN } from './curve-question.ts';
import { WORDS } from './words/words-of.ts';
import { Written } from './written.ts';

/** Points that may be looked at: rules that turn more often along the input are not drawn. */
const EFFORT = 500_000;
const DIGITS = 10;

addEventListener('message', async ({ data }: MessageEvent<CurveQuestion>) => {
  const loaded: { readonly rules: RuleModule } = await import(data.module);
  postMessage(answer(loaded.rules, data));
});

function answer(inForce: RuleModule, question: CurveQuestion): CurveAnswer {
  const { edited } = question;
  const module = edited === null ? inForce : interpret(edited.ir, edited.manifest);
  const grid = gridOf(module.ir, module.manifest, { by: question.by, to: decimal(question.to) });
  if ('about' in grid) return { kind: 'refused' };
  try {
    const curve = curveAlong(module, question, grid);
    if (curve === null || !curve.hasPayslips) return { kind: 'refused' };
    const earlier = edited === null ? null : curveAlong(inForce, question, grid);
    return { kind: 'curve', ...drawn(module, question, curve, earlier?.hasPayslips ? earlier : null) };
  } catch (fault) {
    if (fault instanceof TooManyTurns) return { kind: 'too many turns' };
    throw fault;
  }
}

/** The request is judged as if it held the input that moves. */
function curveAlong(module: RuleModule, { request }: CurveQuestion, grid: Grid): Curve | null {
  const { sent, rules } = rulesFor([module], request);
  const employee = sendingInput(sent.employee, grid.input, printPlain(grid.unit, DIGITS));
  const read = readCall({ ...sent, employee }, module.manifest, rules.referenceDate);
  if (read.kind === 'faulty') return null;
  return Curve.of(module, { ...read.call, trace: false }, grid, DRAWN, new Effort(EFFORT));
}

function drawn(
  { manifest }: RuleModule,
  { language, net }: CurveQuestion,
  curve: Curve,
  earlier: Curve | null,
) {
  const words = WORDS[language];
  const written = new Written(manifest.country, manifest.currency, words, manifest);
  const terms = payslipTerms(manifest.country, language);
  const svg = curveSvg(
    manifest,
    curve,
    DRAWN,
    {
      lang: language,
      label: (name) => (name === 'net_salary' ? terms.net : terms.cost),
      rate: words.curve.rateAbove,
      cliffs: words.curve.cliffs,
      digits: (plain) => written.digits(plain),
    },
    earlier === null ? [] : [{ label: words.law.netInForce, stretches: earlier.stretches('net_salary') }],
  );
  const solved =
    net === null ? null : solvedTexts(curve.grid, curve.solve('net_salary', Ratio.of(decimal(net))));
  return { svg, curve: curveJson(manifest, curve, DRAWN), solved };
}
