import { replayPage } from './page-session.ts';

test('what the page of curves shows is what the commands print', async () => {
  expect(await replayPage('docs/curves.md', ['rules'])).toBe(3);
});
