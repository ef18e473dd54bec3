import { replayPage } from './page-session.ts';

test.each(['docs/reglas.md', 'docs/regras.md'])('%s shows what the compiler says', async (page) => {
  expect(await replayPage(page)).toBe(4);
});
