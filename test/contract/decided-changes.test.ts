import { undecided } from '../../spec/decided-changes.ts';

test('a change that could break a client passes only when it was decided, and a decision only while it is needed', () => {
  expect(
    undecided(['a is gone', 'b is gone'], { 'b is gone': 'nobody uses it', 'c is gone': 'the same' }),
  ).toEqual({
    breaking: ['a is gone'],
    idle: ['c is gone'],
  });
});
