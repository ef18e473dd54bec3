import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { decimal, exact } from '../../runtime/numbers/exact.ts';
import { printPlain } from '../../runtime/numbers/print.ts';
import type { CalculationRequest } from '../../server/payroll/calculation-request.ts';

const REQUESTS = new URL('./requests.ndjson.gz', import.meta.url);
const ANSWERS = new URL('./answers.txt.gz', import.meta.url);

/** Digests of one answer: of all its bytes, and of the amounts and words in it that may never change. */
export interface Kept {
  readonly bytes: string;
  readonly amounts: string;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

interface Step {
  readonly concept_id: string;
  readonly rounding: string | null;
  readonly result_final: string;
  readonly result_exact?: string;
}

/** The first version cut results to so many fraction digits, or to the digits that were asked for. */
const RESULT_DIGITS = 6;

/** What each step came to, to the digits that every version shows. */
function finalsOf(trail: readonly Step[], { options }: CalculationRequest) {
  const digits = Math.max(options?.precision ?? RESULT_DIGITS, RESULT_DIGITS);
  return trail.map((step) => {
    const [n = '', d = ''] = step.rounding === null ? (step.result_exact ?? '').split('/') : [];
    const value = d === '' ? decimal(step.result_final) : exact(BigInt(n), BigInt(d));
    return [step.concept_id, printPlain(value, digits)];
  });
}

/** What may never change: the lines and sums, the warnings, and what each step came to. */
export function amountsOf(answer: string, request: CalculationRequest): string {
  const said = JSON.parse(answer);
  if ('refused' in said) return answer;
  const { summary, perceptions, deductions, employer_contributions, warnings, period_basis } = said;
  const bases = said.taxable_bases.map(({ id, label, amount }: Record<string, string>) => [
    id,
    label,
    amount,
  ]);
  const steps = finalsOf(said.audit_trail, request);
  return JSON.stringify([
    summary,
    perceptions,
    deductions,
    bases,
    employer_contributions,
    warnings,
    period_basis,
    steps,
  ]);
}

/**
 * The answer without the identity of the rules: a year written as an amendment is another text, and pays the same. The
 * digest of the content covers that identity.
 */
function withoutIdentity(answer: string): string {
  const { record } = JSON.parse(answer);
  if (record === undefined) return answer;
  return answer.replace(record.rule_fingerprint, '').replace(record.content_digest, '');
}

/** The digests that are kept of an answer. */
export function keptOf(answer: string, request: CalculationRequest): Kept {
  return { bytes: digest(withoutIdentity(answer)), amounts: digest(amountsOf(answer, request)) };
}

/** The requests of the corpus, in order. */
export function readRequests(): readonly CalculationRequest[] {
  const text = gunzipSync(readFileSync(REQUESTS)).toString('utf8');
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
}

/** What is kept of the answer to each of them. */
export function readKept(): readonly Kept[] {
  const text = gunzipSync(readFileSync(ANSWERS)).toString('latin1');
  return text.split('\n').flatMap((line) => {
    const [bytes, amounts] = line.split(' ');
    return bytes === undefined || amounts === undefined ? [] : [{ bytes, amounts }];
  });
}

/** Writes the corpus anew. */
export function writeRequests(requests: readonly CalculationRequest[]): void {
  writeFileSync(REQUESTS, gzipSync(requests.map((one) => `${JSON.stringify(one)}\n`).join(''), { level: 9 }));
}

/** Writes what is kept of the answers anew. */
export function writeKept(kept: readonly Kept[]): void {
  writeFileSync(ANSWERS, gzipSync(kept.map(({ bytes, amounts }) => `${bytes} ${amounts}\n`).join('')));
}
