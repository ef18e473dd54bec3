import type { Statement } from '../../../compiler/program/code.ts';
import * as code from '../../../compiler/program/code.ts';
import { withSums } from '../../../compiler/program/sums.ts';
import { withoutUnreachable } from '../../../compiler/program/unreachable.ts';

const [given, x, y] = ['given', 'x', 'y'].map(code.name);
if (given === undefined || x === undefined || y === undefined) throw new Error('three names');

const declared: Statement = code.set({ declares: 'const', name: 'given', value: code.call('rt.isSent', x) });
const giveUp = (when: code.Expression): Statement => ({ kind: 'give up', when });
/** What no payslip passes. */
const certain = giveUp(code.binary(code.SAFE_NAME, '>', code.ZERO));
const when = (test: code.Expression, ...body: readonly Statement[]): Statement => ({
  kind: 'if',
  branches: [{ test, body }],
});
const add = (name: string, value: code.Expression): Statement => code.set({ name, value });
const variable = (name: string): Statement =>
  code.set({ declares: 'let', name, type: 'number', value: code.ZERO });
const slot = (value: code.Expression): Statement => code.set({ slot: code.number(3), value });

test('a branch that certainly gives up is its condition, and does not hold in what follows', () => {
  const body = [
    declared,
    variable('y'),
    when(given, add('y', code.ONE), certain),
    when(given, add('y', code.number(2))),
    slot(code.binary(y, '+', x)),
    giveUp(code.both([given, x], '&&')),
  ];
  expect(withoutUnreachable(body)).toEqual([declared, giveUp(given), slot(x)]);
});

test('what is given up on in a branch, or by half a condition, is not known afterwards', () => {
  const inside = when(x, giveUp(given), slot(code.ONE));
  const half = giveUp(code.both([given, x], '&&'));
  const after = when(given, slot(code.ONE));
  expect(withoutUnreachable([declared, inside, after])).toEqual([declared, inside, after]);
  expect(withoutUnreachable([declared, half, after])).toEqual([declared, half, after]);
});

test('a variable that changes is known neither by what it began with nor by what was given up on', () => {
  const body = [variable('y'), giveUp(y), add('y', x), when(y, slot(code.ONE))];
  expect(withoutUnreachable(body)).toEqual(body);
});

test('of several branches the one that gives up goes first, and the others stay', () => {
  const chosen: Statement = {
    kind: 'if',
    branches: [
      { test: given, body: [certain] },
      { test: x, body: [slot(code.ONE)] },
      { test: null, body: [slot(x)] },
    ],
  };
  const [rest] = [{ ...chosen, branches: chosen.branches.slice(1) }];
  expect(withoutUnreachable([declared, chosen])).toEqual([declared, giveUp(given), rest]);
});

test('a sum is written once where it takes all members of a list in order', () => {
  const all = code.name('parte$1_3');
  const member = (place: number): code.Expression => code.element(all, code.number(place));
  const sum = (...parts: readonly code.Expression[]): code.Expression =>
    parts.reduce((left, right) => code.binary(left, '+', right));
  const lists = new Map([['parte$1_3', 3]]);
  const written = (one: code.Expression) => withSums([slot(one)], lists);
  expect(written(sum(x, member(0), member(1), member(2), y))).toEqual([
    slot(sum(x, code.call('rt.sumOf', all), y)),
  ]);
  for (const other of [sum(member(0), member(1)), sum(member(0), member(2), member(1)), member(2)])
    expect(written(other)).toEqual([slot(other)]);
});
