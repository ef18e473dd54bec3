import { replayPage } from './page-session.ts';

test('a dismissal is explained as the page says, and a file of terminations is paid', async () => {
  expect(await replayPage('docs/liquidacion-colombia.md', ['rules'])).toBe(5);
});
