import { replayPage } from './page-session.ts';

test('the dismissal of the page is explained as the page says', async () => {
  expect(await replayPage('docs/liquidacion.md', ['rules'])).toBe(3);
});
