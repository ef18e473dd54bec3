import { readFileSync } from 'node:fs';
import { compile } from '../../compiler/compile.ts';
import { modules } from '../../generated/rules/index.ts';
import type { Call, InputValue, RuleModule } from '../../runtime/module.ts';
import { printPlain } from '../../runtime/numbers/print.ts';
import type { CalculationRequest } from '../../server/payroll/calculation-request.ts';
import { dice } from '../oracle/dice.ts';
import type { Dice, Oracle } from '../oracle/oracle.ts';
import { oracles } from '../oracle/oracles.ts';
import { CallDrawer } from '../torture/differential/draw-call.ts';

/** As many digits as the contract takes of a rate; amounts may be refused for theirs. */
const MOST_DIGITS = 10;
const PRECISIONS = [6, 6, 0, 2, 10];

function onWire(value: InputValue): string | number | boolean {
  return typeof value === 'object' ? printPlain(value, MOST_DIGITS) : value;
}

function requestOf({ manifest }: RuleModule, call: Call, random: Dice): CalculationRequest {
  const { type, start, end, days } = call.period;
  const fields = Object.entries(call.inputs).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, onWire(value)]],
  );
  const flags = Object.entries(call.flags).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return {
    country: manifest.country,
    scheme: manifest.scheme,
    year: Number(call.referenceDate.slice(0, 4)),
    period: { type, start_date: start, end_date: end, days },
    employee: { id: 'emp', ...Object.fromEntries(fields) },
    employer: { id: 'acme' },
    overrides: Object.fromEntries(flags),
    options: { precision: random.pick(PRECISIONS) },
  };
}

function atTheLimits(module: RuleModule, count: number, random: Dice): readonly CalculationRequest[] {
  const { path } = module.manifest;
  const { ir, lowering } = compile({ path, text: readFileSync(path, 'utf8') });
  if (ir === null || lowering === null) throw new Error(`${path} does not compile`);
  const drawer = new CallDrawer(ir, lowering, module.manifest);
  return Array.from({ length: count }, () => requestOf(module, drawer.draw(random), random));
}

function fromTheLaw(
  oracle: Oracle,
  year: number,
  count: number,
  random: Dice,
): readonly CalculationRequest[] {
  return Array.from({ length: count }, () => oracle.draw(random, year));
}

/** Requests of every rule file: half at the limits of the rules, half as the law's oracles draw people. */
export function drawRequests(seed: number, perFile: number): readonly CalculationRequest[] {
  const random = dice(seed);
  const perYear = Math.ceil((perFile * modules.length) / oracles.flatMap(({ years }) => years).length);
  return [
    ...modules.flatMap((module) => atTheLimits(module, perFile, random)),
    ...oracles.flatMap((oracle) => oracle.years.flatMap((year) => fromTheLaw(oracle, year, perYear, random))),
  ];
}
