import { replayPage } from './page-session.ts';

test('the Argentine dismissal of the page is explained as the page says', async () => {
  expect(await replayPage('docs/liquidacion-argentina.md', ['rules'])).toBe(2);
});
