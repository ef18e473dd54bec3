import { randomBytes } from 'node:crypto';
import { readMasterKey, seal, unseal } from '../../server/secrets/secret-box.ts';

const KEY = randomBytes(32);

test('what was sealed opens again, for the same owner and key only', () => {
  const sealed = seal(KEY, 'client/sandbox', 'whsec_x');
  expect(sealed).not.toContain('whsec');
  expect(unseal(KEY, 'client/sandbox', sealed)).toBe('whsec_x');
  expect(() => unseal(KEY, 'other/sandbox', sealed)).toThrow();
  expect(() => unseal(randomBytes(32), 'client/sandbox', sealed)).toThrow();
});

test('every change of the stored text is noticed', () => {
  const bytes = Buffer.from(seal(KEY, 'client', 'whsec_x'), 'base64');
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => unseal(KEY, 'client', changed.toString('base64'))).toThrow();
  }
});

test('the same secret is sealed differently every time', () => {
  expect(seal(KEY, 'client', 'whsec_x')).not.toBe(seal(KEY, 'client', 'whsec_x'));
});

test('a master key is 32 bytes in base64', () => {
  expect(readMasterKey(KEY.toString('base64'))).toEqual(KEY);
  expect(readMasterKey(randomBytes(31).toString('base64'))).toBeNull();
  expect(readMasterKey('not a key')).toBeNull();
});
