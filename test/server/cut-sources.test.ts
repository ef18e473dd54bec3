import { cutSources, putBack } from '../../server/store/cut-sources.ts';

const ID = '01JZ0123456789ABCDEFGHJKMN';
const DIGEST = `${'0f'.repeat(31)}a9`;

const sourceOf = (id: string, digest: string, more = '') =>
  `{"kind":"calculation","id":"${id}","scheme":"AR.general","content_digest":"sha256:${digest}"${more},"amounts":{"sac":"1.00"}}`;

const answerOf = (...sources: readonly string[]) =>
  `{"id":"${ID}","history":{"source":"stored","values":[],"sources":[${sources.join(',')}]},"record":{"metadata":{}}}`;

test('ids and digests of sources are cut out as bytes, and put back', () => {
  const last = '7ZZZZZZZZZZZZZZZZZZZZZZZZZ';
  const answer = answerOf(sourceOf(ID, DIGEST), sourceOf(last, 'f'.repeat(64), ',"paid_by":"globex"'));
  const cut = cutSources(answer);
  expect(cut?.answer).toBe(answerOf());
  expect(cut?.sources).not.toContain(ID);
  expect(cut?.bytes).toHaveLength(2 * 48);
  expect(cut && putBack(cut)).toBe(answer);
});

test('what is cut out is read alike for ever', () => {
  const sources = sourceOf('\u0001', '\u0002');
  const hex = `0197c0110c8531d0952d8d73e1194e95${DIGEST}`;
  expect(putBack({ answer: answerOf(), sources, bytes: Buffer.from(hex, 'hex') })).toBe(
    answerOf(sourceOf(ID, DIGEST)),
  );
});

test('other lists that are empty stay where they are', () => {
  const answer = `{"warnings":[],${answerOf(sourceOf(ID, DIGEST)).slice(1)}`;
  const cut = cutSources(answer);
  expect(cut && putBack(cut)).toBe(answer);
});

test('an empty list of sources before them: the answer stays as it is', () => {
  expect(cutSources(`{"sources":[],${answerOf(sourceOf(ID, DIGEST)).slice(1)}`)).toBeNull();
});

test.each([
  ['an id that is none of ours', sourceOf('8ZZZZZZZZZZZZZZZZZZZZZZZZZ', DIGEST)],
  ['an id in small letters', sourceOf(ID.toLowerCase(), DIGEST)],
  ['a short id', sourceOf('1', DIGEST)],
  ['a digest in capitals', sourceOf(ID, DIGEST.toUpperCase())],
  ['a short digest', sourceOf(ID, 'ab')],
  ['no digest', `{"id":"${ID}"}`],
  ['a mark', sourceOf(ID, DIGEST, ',"paid_by":"\u0001"')],
  ['no source', ''],
])('%s: the answer stays as it is', (_, source) => {
  expect(cutSources(answerOf(source))).toBeNull();
});
