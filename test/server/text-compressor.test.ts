import { createHash, randomBytes } from 'node:crypto';
import { type Dictionary, decompress, TextCompressor } from '../../server/store/text-compressor.ts';

const compressor = new TextCompressor();

function dictionaryOf(text: string): Dictionary {
  return { fingerprint: createHash('sha256').update(text).digest(), bytes: Buffer.from(text) };
}

const PAYSLIP = dictionaryOf('[{"step":1,"label":"Descripción de un concepto","result_final":"1423500.00"}]');

async function throughAndBack(text: string, dictionary = PAYSLIP): Promise<string> {
  return (await decompress(await compressor.compress(text, dictionary), dictionary)).toString();
}

test('texts that come together are compressed apart', async () => {
  const texts = Array.from({ length: 100 }, (_, index) => `[{"step":${index},"label":"Descripción"}]`);
  expect(await Promise.all(texts.map((text) => throughAndBack(text)))).toEqual(texts);
});

test('texts under more dictionaries than there are compressors come back each from its own', async () => {
  const dictionaries = Array.from({ length: 30 }, (_, index) =>
    dictionaryOf(`dictionary ${index}`.repeat(9)),
  );
  const texts = dictionaries.map(({ bytes }) => `${Buffer.from(bytes)} and more`);
  const back = await Promise.all(texts.map((text, index) => throughAndBack(text, dictionaries[index])));
  expect(back).toEqual(texts);
});

test('a text whose compressed form is long is whole, and so is the next one', async () => {
  const long = randomBytes(300_000).toString('base64');
  expect(await Promise.all([long, '[]', long].map((text) => throughAndBack(text)))).toEqual([
    long,
    '[]',
    long,
  ]);
});

test('what was answered earlier stays as it was', async () => {
  const first = await compressor.compress('first', PAYSLIP);
  for (let time = 0; time < 50; time++)
    await compressor.compress(randomBytes(9000).toString('base64'), PAYSLIP);
  expect((await decompress(first, PAYSLIP)).toString()).toBe('first');
});

test('a text like the dictionary takes a fraction of its length', async () => {
  const text = Buffer.from(PAYSLIP.bytes).toString().replace('1423500', '1423501');
  expect((await compressor.compress(text, PAYSLIP)).length).toBeLessThan(text.length / 2);
});

test('another dictionary of the same length is refused, not decoded to other bytes', async () => {
  const text = Buffer.from(PAYSLIP.bytes).toString();
  const compressed = await compressor.compress(text, PAYSLIP);
  const other = dictionaryOf(text.replace('1423500', '1423501'));
  await expect(decompress(compressed, other)).rejects.toThrow('checksum');
});

test('a text that is cut off is refused', async () => {
  const compressed = await compressor.compress(randomBytes(900).toString('base64'), PAYSLIP);
  await expect(decompress(compressed.subarray(0, -1), PAYSLIP)).rejects.toThrow();
});
