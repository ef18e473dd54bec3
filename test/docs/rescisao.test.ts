import { replayPage } from './page-session.ts';

test('the rescisão of the page is explained as the page says', async () => {
  expect(await replayPage('docs/rescisao.md', ['rules'])).toBe(3);
});
