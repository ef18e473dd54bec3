import { describeError } from '../../server/telemetry/log-error.ts';

function thrownBy(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}

test('a parser quotes the text it was given; the log does not', () => {
  const error = thrownBy(() => JSON.parse('maria gomez'));
  expect(String(error)).toContain('maria');
  expect(JSON.stringify(describeError(error))).not.toContain('maria');
  expect(describeError(error)).toMatchObject({ type: 'SyntaxError', at: expect.any(Array) });
});

test('PostgreSQL tells the row beside its message, and a value inside it; the log has neither', () => {
  const violation = Object.assign(new Error('null value in column "name" of relation "clients"'), {
    code: '23502',
    detail: 'Failing row contains (maria).',
    parameters: ['maria'],
  });
  expect(describeError(violation)).toMatchObject({
    code: '23502',
    message: 'null value in column "name" of relation "clients"',
  });
  expect(JSON.stringify(describeError(violation))).not.toContain('maria');
  const unreadable = Object.assign(new Error('invalid input syntax for type json: "maria"'), {
    code: '22P02',
  });
  expect(describeError(unreadable).message).toBe('invalid input syntax for type json: "…"');
});

test('causes are told, and where the error was thrown', () => {
  const described = describeError(new Error('outside', { cause: new TypeError('inside') }));
  expect(described.cause).toMatchObject({ type: 'TypeError', message: 'inside' });
  expect(described.at[0]).toContain('log-error.test.ts');
});

test.each([['maria'], [7654321], [{ salary: '7654321' }], [null]])(
  'what is thrown and no error says nothing: %j',
  (thrown) => {
    expect(JSON.stringify(describeError(thrown))).not.toMatch(/maria|7654321/);
  },
);
