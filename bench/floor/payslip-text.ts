import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { StepSpec, TraceStep } from '../../runtime/module.ts';
import { contentOf, evaluate, printValue, type Question, type Row, recordOf, specOf } from '../payslip.ts';

/** A payslip as it is stored and answered. */
export interface Payslip {
  readonly id: string;
  readonly question: Question;
  readonly employee: Row;
  readonly net: string;
  readonly computedAt: string;
  readonly answer: string;
  readonly deflated: Uint8Array;
}

/** From the request to the stored texts, as directly as it can be written by hand. */
export function makePayslip(id: string, question: Question, employee: Row): Payslip {
  const made = evaluate(question, employee);
  const trace = traceText(made.trace);
  const computedAt = new Date().toISOString();
  const content = contentOf(id, computedAt, question, employee, made);
  const text = JSON.stringify(content);
  const record = JSON.stringify(recordOf(sha256(trace), sha256(text)));
  return {
    id,
    question,
    employee,
    net: content.summary.net_salary,
    computedAt,
    answer: `${text.slice(0, -1)},"record":${record},"audit_trail":null}`,
    deflated: deflateSync(trace, { level: 1 }),
  };
}

const fixedTexts = new Map<
  string,
  { readonly head: string; readonly middle: string; readonly tail: string }
>();

function fixedTextOf(spec: StepSpec) {
  const known = fixedTexts.get(spec.id);
  if (known !== undefined) return known;
  const made = {
    head: `{"concept_id":"${spec.id}","formula":${JSON.stringify(spec.formula)},"inputs":{`,
    middle: `},"label":${JSON.stringify(spec.label)},"result_final":"`,
    tail: `,"rounding":${JSON.stringify(spec.rounding)},"source":${JSON.stringify(spec.source)},"step":`,
  };
  fixedTexts.set(spec.id, made);
  return made;
}

function traceText(steps: readonly TraceStep[]): string {
  let text = '[';
  let position = 0;
  for (const { id, inputs, raw, final } of steps) {
    const spec = specOf(id);
    const { head, middle, tail } = fixedTextOf(spec);
    let reads = '';
    for (const { name, type, value, words } of inputs) {
      reads += `${reads === '' ? '' : ','}"${name}":"${printValue(value, type, words)}"`;
    }
    const printed = printValue(final, spec.type, spec.words);
    const unrounded = raw === final ? printed : printValue(raw, spec.type, spec.words);
    position += 1;
    const start = position === 1 ? '' : ',';
    text += `${start}${head}${reads}${middle}${printed}","result_raw":"${unrounded}"${tail}${position}}`;
  }
  return `${text}]`;
}

function sha256(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}
