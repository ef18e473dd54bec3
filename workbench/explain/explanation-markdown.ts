import { markdownCode, markdownText } from '../../compiler/markdown.ts';
import type { Explanation } from './explanation.ts';

/** The tree of formulas as nested lists, for a ticket or a review. */
export function explanationMarkdown(explanation: Explanation): string {
  return `${items(explanation, 0).join('\n')}\n`;
}

function items(node: Explanation, depth: number): readonly string[] {
  const indent = '  '.repeat(depth);
  const label = node.label === null ? '' : ` ${markdownText(node.label)}`;
  const repeated = node.isRepeated ? ' _(explained above)_' : '';
  const head = `${indent}- **${markdownCode(node.id)}**${label}: **${node.value}**${repeated}`;
  if (node.isRepeated) return [head];
  const about = [
    ...(node.formula === null ? [] : [markdownCode(`= ${node.formula}`)]),
    ...(node.unrounded === null ? [] : [`${node.unrounded} before rounding`]),
    ...(node.source === null ? [] : [`_${markdownText(node.source)}_`]),
  ];
  const text = about.map((line) => `${indent}  ${line}`).join('  \n');
  return [head, ...(text === '' ? [] : [text]), ...node.reads.flatMap((child) => items(child, depth + 1))];
}
