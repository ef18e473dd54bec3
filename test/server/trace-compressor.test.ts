import { randomBytes } from 'node:crypto';
import { inflateTrace } from '../../server/store/calculations.ts';
import { TraceCompressor } from '../../server/store/trace-compressor.ts';

const compressor = new TraceCompressor();

async function throughAndBack(text: string): Promise<string> {
  return inflateTrace(await compressor.deflate(text));
}

test('texts that come together are compressed apart', async () => {
  const texts = Array.from({ length: 100 }, (_, index) => `[{"step":${index},"label":"Descripción"}]`);
  expect(await Promise.all(texts.map(throughAndBack))).toEqual(texts);
});

test('a text whose compressed form is long is whole, and so is the next one', async () => {
  const long = randomBytes(300_000).toString('base64');
  expect(await Promise.all([long, '[]', long].map(throughAndBack))).toEqual([long, '[]', long]);
});

test('what was answered earlier stays as it was', async () => {
  const first = await compressor.deflate('first');
  for (let time = 0; time < 50; time++) await compressor.deflate(randomBytes(9000).toString('base64'));
  expect(await inflateTrace(first)).toBe('first');
});
