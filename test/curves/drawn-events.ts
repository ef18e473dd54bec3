import { readFileSync } from 'node:fs';
import { compile } from '../../compiler/compile.ts';
import { modules } from '../../generated/rules/index.ts';
import type { RuleModule } from '../../runtime/module.ts';
import { SALARY_FIELDS } from '../../runtime/request/employee-fields.ts';
import type { Dice } from '../oracle/oracle.ts';
import { oracles } from '../oracle/oracles.ts';
import { CallDrawer } from '../torture/differential/draw-call.ts';
import type { DrawnCall } from './drawn-people.ts';

/** The newest rules of every scheme that reads a salary and that no oracle draws people of: events, most of them. */
export function rulesWithoutOracle(): readonly RuleModule[] {
  const newest = new Map<string, RuleModule>();
  for (const module of modules) {
    const { country, scheme, validFrom } = module.manifest;
    const known = newest.get(`${country} ${scheme}`);
    if (known === undefined || known.manifest.validFrom < validFrom)
      newest.set(`${country} ${scheme}`, module);
  }
  for (const { country, scheme } of oracles) newest.delete(`${country} ${scheme}`);
  return [...newest.values()].filter(({ manifest }) =>
    manifest.inputs.some(({ wire }) => SALARY_FIELDS.some((field) => field === wire)),
  );
}

/** Random payslips at the limits of the rules, none of them refused, each with the salary that it is calculated from. */
export function drawEvents(module: RuleModule, random: Dice, count: number): readonly DrawnCall[] {
  const { path } = module.manifest;
  const { ir, lowering } = compile({ path, text: readFileSync(path, 'utf8') });
  if (ir === null || lowering === null) throw new Error(`${path} does not compile`);
  const drawer = new CallDrawer(ir, lowering, module.manifest);
  return Array.from({ length: count }, () => {
    for (;;) {
      const call = drawer.draw(random);
      const by = SALARY_FIELDS.find((name) => call.inputs[name] !== undefined);
      if (by !== undefined && module.evaluate(call).kind === 'computed') return { call, by };
    }
  });
}
