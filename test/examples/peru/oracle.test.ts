import { modules } from '../../../examples/peru/generated/rules/index.ts';
import { compareYear, contendersOf } from '../../oracle/compare.ts';
import { peru } from './oracle/peru.ts';

/** Some thousand people in all; `make oracle` asks for more. */
const COUNT = Number(process.env.ORACLE_PAYSLIPS ?? '400');

const rules = contendersOf(modules);
const runs = peru.flatMap((oracle) =>
  oracle.years.map((year) => [`${oracle.scheme} ${year}`, oracle, year] as const),
);

test.each(runs)('%s: the rules and the law notes agree to the cent', async (_, oracle, year) => {
  expect((await compareYear(oracle, year, COUNT, rules)).slice(0, 3)).toEqual([]);
});
