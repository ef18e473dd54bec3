import * as code from '../../../compiler/program/code.ts';
import { withShortConditions } from '../../../compiler/program/conditions.ts';

const [a, b, c] = ['a', 'b', 'c'].map(code.name);
if (a === undefined || b === undefined || c === undefined) throw new Error('three names');

const all = (...parts: readonly code.Expression[]): code.Expression => code.both(parts, '&&');
const any = (...parts: readonly code.Expression[]): code.Expression => code.both(parts, '||');

function short(when: code.Expression): code.Expression {
  const [one] = withShortConditions([{ kind: 'loop', times: 2, body: [{ kind: 'give up', when }] }]);
  const [inner] = one?.kind === 'loop' ? one.body : [];
  if (inner?.kind !== 'give up') throw new Error('a condition');
  return inner.when;
}

test.each([
  ['of a condition that two formulas share one is left', any(all(a, b), all(b, a)), all(a, b)],
  ['a narrower condition says nothing beside a wider one, whichever is first', any(all(a, b), a), a],
  ['a narrower condition says nothing behind a wider one', any(a, all(b, all(a, c))), a],
  ['what has to hold is asked once', all(a, all(a, b)), all(a, b)],
  ['what holds anyhow is not asked for as one of several', all(a, any(b, a), c), all(a, c)],
  ['what becomes alike inside is left out outside', any(all(a, a), all(a, any(b, c))), a],
  ['a condition inside a call is short too', code.call('f', any(a, a)), code.call('f', a)],
])('%s', (_, long, shorter) => {
  expect(short(long)).toEqual(shorter);
});

test.each([
  any(all(a, b), all(a, c)),
  all(any(a, b), any(a, c)),
  any(a, code.not(a)),
  code.binary(a, '+', a),
])('conditions that decide nothing of each other stay: %#', (one) => {
  expect(short(one)).toEqual(one);
});

test('what is left holds where the whole condition held, for every yes and no', () => {
  const names = ['a', 'b', 'c'];
  const holds = (one: code.Expression, yes: ReadonlySet<string>): boolean => {
    if (one.kind === 'name') return yes.has(one.name);
    if (one.kind !== 'binary') throw new Error('a condition');
    const [left, right] = [holds(one.left, yes), holds(one.right, yes)];
    return one.operator === '&&' ? left && right : left || right;
  };
  const leaves = [a, b, c];
  const pairs = leaves.flatMap((x) => leaves.flatMap((y) => [all(x, y), any(x, y)]));
  const conditions = pairs.flatMap((x) => [...pairs, ...leaves].flatMap((y) => [all(x, y), any(y, x)]));
  const differ = conditions.filter((one) =>
    Array.from({ length: 8 }, (_, bits) => new Set(names.filter((_name, place) => (bits >> place) & 1))).some(
      (yes) => holds(one, yes) !== holds(short(one), yes),
    ),
  );
  expect(differ).toEqual([]);
});
