import { type Block, indented } from './block.ts';
import type { WholeNumbers } from './whole-numbers.ts';

/** What is computed when its condition holds: statements, and the expression of the value. */
export interface Branch {
  readonly block: Block;
  readonly n: string;
}

/**
 * The name of the value of the first branch whose condition holds, else of the last. Only that branch is
 * computed, and only its table rows are remembered for the trace.
 */
export function choice(
  conditions: readonly string[],
  branches: readonly Branch[],
  type: WholeNumbers['type'] | 'boolean' | 'string',
  block: Block,
): string {
  if (branches.every((branch) => branch.block.lines.length === 0))
    return block.name(chosen(conditions, branches));
  const name = block.variable(type);
  for (const [place, { block: branch, n }] of branches.entries()) {
    const condition = conditions[place];
    const start = place === 0 ? '' : '} else ';
    block.add(`${start}${condition === undefined ? '{' : `if (${condition}) {`}`);
    block.add(...indented([...branch.lines, `${name} = ${n};`]));
  }
  block.add('}');
  return name;
}

function chosen(conditions: readonly string[], branches: readonly Branch[]): string {
  const parts = branches.map(({ n }, place) => {
    const condition = conditions[place];
    return condition === undefined ? n : `${condition} ? ${n} : `;
  });
  return parts.join('');
}
