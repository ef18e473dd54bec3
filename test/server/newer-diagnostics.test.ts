import { jest } from '@jest/globals';
import { diagnose, kind } from '../../dsl/diagnostics/diagnostic.ts';
import type { Source } from '../../dsl/text/source.ts';
import { urlOf } from './test-database.ts';

/**
 * Faults that a later release might find where this one finds none: in the characters of a text, while formulas are
 * understood, and in the file as a whole. Every committed rule file has them.
 */
const LATER = kind<{ what: string }>(
  'PAY999',
  'error',
  'found later',
  ({ what }) => `a later release refuses ${what}`,
);
const NOWHERE = { start: 0, end: 0 };

const lexer = await import('../../dsl/lexer/lexer.ts');
jest.unstable_mockModule('../../dsl/lexer/lexer.ts', () => ({
  ...lexer,
  lex: (source: Source) => {
    const lexed = lexer.lex(source);
    const found = diagnose(source.path, LATER, NOWHERE, { what: 'its letters' });
    return refused.letters ? { ...lexed, diagnostics: [...lexed.diagnostics, found] } : lexed;
  },
}));
const dates = await import('../../compiler/parameters/scheme-dates.ts');
jest.unstable_mockModule('../../compiler/parameters/scheme-dates.ts', () => ({
  checkSchemeDates: (...[scheme, report]: Parameters<typeof dates.checkSchemeDates>) => {
    dates.checkSchemeDates(scheme, report);
    if (refused.dates) report.say(LATER, NOWHERE, { what: 'its dates' });
  },
}));
const checks = await import('../../compiler/checks/check-file.ts');
jest.unstable_mockModule('../../compiler/checks/check-file.ts', () => ({
  checkFile: (...[ir, lowering]: Parameters<typeof checks.checkFile>) => {
    checks.checkFile(ir, lowering);
    if (refused.file) lowering.report.say(LATER, NOWHERE, { what: 'the file' });
  },
}));
const refused = { letters: false, dates: false, file: false };

const { compile } = await import('../../compiler/compile.ts');
const { verifyStored } = await import('./operator-command.ts');
const { serviceOn } = await import('../stored/recorded-service.ts');

const service = await serviceOn('v0.1.0');
const before = process.env.DATABASE_URL;
beforeAll(async () => {
  await service.start();
  process.env.DATABASE_URL = urlOf(service.config.database);
});
afterAll(async () => {
  await service.stop();
  if (before === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = before;
});

test.each(['letters', 'dates', 'file'] as const)(
  'a diagnostic of a later release about the %s refuses new rules and no stored ones',
  async (what) => {
    refused[what] = true;
    try {
      const { path, source } = await service.service.database.reader('rule_sources').first();
      const { ir, diagnostics } = compile({ path, text: source.toString() });
      expect([ir, diagnostics.map(({ code }) => code)]).toEqual([null, ['PAY999']]);
      expect(await verifyStored()).toMatchObject({ code: 0, findings: [], checked: { calculations: 141 } });
    } finally {
      refused[what] = false;
    }
  },
);
