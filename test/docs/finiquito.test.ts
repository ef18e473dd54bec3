import { replayPage } from './page-session.ts';

test('the finiquito of the page is explained as the page says', async () => {
  expect(await replayPage('docs/finiquito.md', ['rules'])).toBe(6);
});
