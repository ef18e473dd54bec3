import type { Paint } from '../../dsl/diagnostics/paint.ts';
import type { Explanation } from './explanation.ts';

/** The tree of formulas for a terminal. */
export function explanationText(explanation: Explanation, paint: Paint): string {
  return `${lines(explanation, paint).join('\n')}\n`;
}

function lines(node: Explanation, paint: Paint): readonly string[] {
  const repeated = node.isRepeated ? paint('gutter', '  (explained above)') : '';
  const label = node.label === null ? '' : `  ${node.label}`;
  const head = `${paint('strong', node.id)}${label}  ${paint('hint', node.value)}${repeated}`;
  if (node.isRepeated) return [head];
  const { shown, zeros } = setZerosAside(node.reads);
  const branches = [...shown.map((child) => lines(child, paint)), ...zerosLine(zeros, paint)];
  const last = branches.length - 1;
  const children = branches.flatMap((one, at) => branch(one, at === last, paint));
  const about = aboutLines(node).map((line) => `${paint('gutter', last === -1 ? ' ' : '│')}  ${line}`);
  return [head, ...about, ...children];
}

function aboutLines(node: Explanation): readonly string[] {
  const formula = node.formula === null ? [] : [`= ${node.formula}`];
  const unrounded = node.unrounded === null ? [] : [`${node.unrounded} before rounding`];
  return [...formula, ...unrounded, ...(node.source === null ? [] : [node.source])];
}

/** More lines at zero than this are told in one. */
const FEW = 2;

/** The lines of a sum that add nothing would hide those that do. */
function setZerosAside(reads: readonly Explanation[]) {
  const isZero = (one: Explanation) => one.formula !== null && one.value === '0.00';
  const zeros = reads.filter(isZero);
  return zeros.length > FEW && zeros.length < reads.length
    ? { shown: reads.filter((one) => !isZero(one)), zeros }
    : { shown: reads, zeros: [] };
}

function zerosLine(zeros: readonly Explanation[], paint: Paint): readonly (readonly string[])[] {
  const names = zeros.map(({ id }) => id).join(', ');
  return zeros.length === 0 ? [] : [[`${paint('gutter', 'at 0.00:')} ${names}`]];
}

function branch([first = '', ...rest]: readonly string[], isLast: boolean, paint: Paint): readonly string[] {
  const [fork, trunk] = isLast ? ['└─ ', '   '] : ['├─ ', '│  '];
  return [`${paint('gutter', fork)}${first}`, ...rest.map((line) => `${paint('gutter', trunk)}${line}`)];
}
