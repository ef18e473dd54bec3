import { decode, MAX_FILE_BYTES } from '../../dsl/decode.ts';

function codesOf(bytes: Uint8Array): readonly string[] {
  const { source, diagnostics } = decode('x.pay', bytes);
  expect(source === null).toBe(diagnostics.length > 0);
  return diagnostics.map(({ code, message }) => `${code}: ${message}`);
}

test('UTF-8 with accents is text', () => {
  expect(decode('x.pay', Buffer.from('let x = 1 # año')).source?.text).toBe('let x = 1 # año');
});

test('a file in Latin-1 is refused with the first byte that is wrong', () => {
  expect(codesOf(Buffer.from('let x = 1\n# año ñandú', 'latin1'))).toEqual([
    'PAY108: the byte 0xF1 on line 2 (byte 14 of the file) is not UTF-8',
  ]);
});

test('a character cut off at the end of the file is refused', () => {
  expect(codesOf(Buffer.from([0x61, 0xe2, 0x82]))).toEqual([
    'PAY108: the byte 0xE2 on line 1 (byte 2 of the file) is not UTF-8',
  ]);
});

test('zero bytes are refused as no text, which catches UTF-16', () => {
  expect(codesOf(Buffer.from('let', 'utf16le'))[0]).toMatch(/^PAY112/);
});

test.each(['', '\n\n', '# only a comment\n  \n', '\uFEFF'])('%j declares nothing', (content) => {
  expect(codesOf(Buffer.from(content))).toEqual(['PAY109: the file declares nothing']);
});

test('a file of 10 MB is refused without being read', () => {
  // Read, it would be refused for its zero bytes as well.
  expect(codesOf(new Uint8Array(10_000_000))).toEqual([expect.stringMatching(/^PAY110/)]);
});

test('a file of the largest size is read', () => {
  expect(codesOf(Buffer.alloc(MAX_FILE_BYTES, 'a '))).toEqual([]);
});
