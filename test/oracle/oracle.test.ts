import { compareYear } from './compare.ts';
import { oracles } from './oracles.ts';

/** `make oracle` asks for more. */
const COUNT = Number(process.env.ORACLE_PAYSLIPS ?? '40');

const runs = oracles.flatMap((oracle) =>
  oracle.years.map((year) => [`${oracle.country} ${oracle.scheme} ${year}`, oracle, year] as const),
);

test.each(runs)(
  '%s: the service and the second pair of eyes agree to the cent',
  async (name, oracle, year) => {
    const disagreements = await compareYear(oracle, year, COUNT);
    process.stdout.write(`${name}: ${COUNT} payslips, ${disagreements.length} differences\n`);
    expect(disagreements.slice(0, 3)).toEqual([]);
  },
);
