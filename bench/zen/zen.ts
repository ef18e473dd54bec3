import { ZenDecisionContent, ZenEngine } from '@gorules/zen-engine';
import type { Amounts, Contender, Person } from '../by-hand/contender.ts';
import { EXPRESSIONS } from './co-ordinario.ts';

const POSITION = { x: 0, y: 0 };

/** The decision as Zen's editor would save it: one expression node. */
const DECISION = {
  nodes: [
    { id: 'request', type: 'inputNode', name: 'request', position: POSITION },
    {
      id: 'payslip',
      type: 'expressionNode',
      name: 'payslip',
      position: POSITION,
      content: {
        passThrough: false,
        inputField: null,
        outputPath: null,
        executionMode: 'single',
        expressions: EXPRESSIONS.map(({ key, value }) => ({ id: key, key, value })),
      },
    },
    { id: 'answer', type: 'outputNode', name: 'answer', position: POSITION },
  ],
  edges: [
    { id: 'in', sourceId: 'request', targetId: 'payslip', type: 'edge' },
    { id: 'out', sourceId: 'payslip', targetId: 'answer', type: 'edge' },
  ],
};

/** What a caller would send: JavaScript's own numbers; a date is a number, 20260131. */
function told({ employee, overrides, period }: Person): Readonly<Record<string, number | boolean>> {
  const numbers = Object.entries(employee).map(([name, text]) => [name, Number(text)]);
  return {
    ...Object.fromEntries(numbers),
    ...overrides,
    period_days: period.days,
    reference_date: Number(period.end.replaceAll('-', '')),
  };
}

/** Zen (GoRules): a rule engine in native code with 28 decimal digits. */
export function zen(): Contender {
  const decision = new ZenEngine().createDecision(new ZenDecisionContent(DECISION));
  return {
    name: 'Zen',
    coins: 1,
    prepare: (person) => {
      const facts = told(person);
      return async (): Promise<Amounts> => (await decision.evaluate(facts)).result;
    },
  };
}
