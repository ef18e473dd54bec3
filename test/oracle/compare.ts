import { modules } from '../../generated/rules/index.ts';
import type { RuleModule } from '../../runtime/module.ts';
import { type Calculator, calculate, NO_OTHERS } from '../../server/payroll/calculate.ts';
import type { CalculationRequest } from '../../server/payroll/calculation-request.ts';
import { RuleCatalog } from '../../server/payroll/rule-catalog.ts';
import { ServiceError } from '../../server/service-error.ts';
import { dice } from './dice.ts';
import type { Oracle } from './oracle.ts';

/** `RANDOM_SEED=…` draws other payslips. */
const SEED = Number(process.env.RANDOM_SEED ?? 0);

/** One in so many payslips is computed by the interpreter alone, as those that plain numbers do not hold are. */
const EXACT_EVERY = 10;

const STANDING_STILL = {
  engineVersion: '0'.repeat(40),
  clock: () => 0,
  nextId: () => '01ARZ3NDEKTSV4RRFFQ69G5FAV',
};
/** The rules as they are served, and computed by the interpreter alone. */
interface Contenders {
  readonly emitted: Calculator;
  readonly interpreted: Calculator;
}

/** What is held against an oracle: the service's calculation with these rules. */
export function contendersOf(rules: readonly RuleModule[]): Contenders {
  const interpreted = rules.map((one) => ({ ...one, plain: null, evaluate: one.evaluateExactly }));
  return {
    emitted: { ...STANDING_STILL, catalog: new RuleCatalog(rules) },
    interpreted: { ...STANDING_STILL, catalog: new RuleCatalog(interpreted) },
  };
}

const OWN_RULES = contendersOf(modules);

interface Line {
  readonly id: string;
  readonly amount: string;
}

/** What is read of an answer with its trace. */
interface Answer {
  readonly summary: Readonly<Record<string, string>>;
  readonly perceptions: readonly Line[];
  readonly deductions: readonly Line[];
  readonly taxable_bases: readonly Line[];
  readonly employer_contributions: readonly { readonly components: readonly Line[] }[];
  readonly warnings: readonly { readonly code: string }[];
  readonly audit_trail: readonly { readonly concept_id: string; readonly result_final: string }[];
}

/** What the service answers: the payslip with its trace, or the code of its refusal. */
async function answerOf(request: CalculationRequest, by: Calculator): Promise<Answer | string> {
  const traced = { ...request, options: { include_audit_trail: true } };
  try {
    return JSON.parse((await calculate(traced, by, NO_OTHERS)).answer);
  } catch (error) {
    if (error instanceof ServiceError) return error.code;
    throw error;
  }
}

/** Every amount of an answer by its id; the lines of a split fortnight come after the month's steps and win. */
function amountsOf(answer: Answer): ReadonlyMap<string, string> {
  const amounts = new Map<string, string>();
  for (const step of answer.audit_trail) amounts.set(step.concept_id, step.result_final);
  for (const [field, amount] of Object.entries(answer.summary)) amounts.set(field, amount);
  const components = answer.employer_contributions.flatMap((table) => table.components);
  const lines = [...answer.perceptions, ...answer.deductions, ...answer.taxable_bases, ...components];
  for (const line of lines) amounts.set(line.id, line.amount);
  return amounts;
}

function differences(expected: ReadonlyMap<string, string>, answer: Answer): readonly string[] {
  const actual = amountsOf(answer);
  return [...expected].flatMap(([id, amount]) => {
    const found = actual.get(id) ?? '0.00';
    return found === amount ? [] : [`${id}: the law gives ${amount}, the service ${found}`];
  });
}

/** Said of what a request leaves out, whatever the law says: test/server/stored-history.test.ts asks for it. */
const OF_THE_REQUEST = 'HISTORY_NOT_GIVEN';

function warningDifferences(expected: ReadonlySet<string>, answer: Answer): readonly string[] {
  const codes = answer.warnings.map((warning) => warning.code);
  const actual = new Set(codes.filter((code) => code !== OF_THE_REQUEST));
  const missing = [...expected].filter((code) => !actual.has(code)).map((code) => `no warning ${code}`);
  const extra = [...actual].filter((code) => !expected.has(code)).map((code) => `unexpected warning ${code}`);
  return [...missing, ...extra];
}

/** Compares one request; the texts say what differs. */
async function compareOne(
  oracle: Oracle,
  request: CalculationRequest,
  by: Calculator,
): Promise<readonly string[]> {
  const verdict = oracle.compute(request);
  const answer = await answerOf(request, by);
  if (typeof answer === 'string') return verdict.kind === 'refused' ? [] : [`the service refuses: ${answer}`];
  if (verdict.kind === 'refused') return ['the service accepts what the law file bounds'];
  return [...differences(verdict.amounts, answer), ...warningDifferences(verdict.warnings, answer)];
}

export interface Disagreement {
  readonly request: CalculationRequest;
  readonly differences: readonly string[];
}

/** Runs `count` random payslips of a year through oracle and service. */
export async function compareYear(
  oracle: Oracle,
  year: number,
  count: number,
  { emitted, interpreted }: Contenders = OWN_RULES,
): Promise<readonly Disagreement[]> {
  const random = dice(SEED + year * 1000 + count);
  const found: Disagreement[] = [];
  for (let drawn = 0; drawn < count; drawn++) {
    const request = oracle.draw(random, year);
    const by = drawn % EXACT_EVERY === 0 ? interpreted : emitted;
    const different = await compareOne(oracle, request, by);
    if (different.length > 0) found.push({ request, differences: different });
  }
  return found;
}
