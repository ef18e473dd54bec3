import { replayPage } from './page-session.ts';

test('the session of the page, command by command', async () => {
  expect(await replayPage('docs/authoring.md')).toBeGreaterThan(10);
});
