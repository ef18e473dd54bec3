import { compareYear } from './compare.ts';
import { oracles } from './oracles.ts';

/** `make oracle` asks for more, and is told how far it has come. */
const { ORACLE_PAYSLIPS: asked } = process.env;
const COUNT = Number(asked ?? '40');

const runs = oracles.flatMap((oracle) =>
  oracle.years.map((year) => [`${oracle.country} ${oracle.scheme} ${year}`, oracle, year] as const),
);

test.each(runs)(
  '%s: the service and the second pair of eyes agree to the cent',
  async (name, oracle, year) => {
    const disagreements = await compareYear(oracle, year, COUNT);
    if (asked !== undefined)
      process.stdout.write(`${name}: ${COUNT} payslips, ${disagreements.length} differences\n`);
    expect(disagreements.slice(0, 3)).toEqual([]);
  },
);
