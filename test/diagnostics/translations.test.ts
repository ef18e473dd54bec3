import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalog } from '../../dsl/diagnostics/catalog.ts';
import { toldLabel } from '../../dsl/diagnostics/diagnostic.ts';
import { ENGLISH_PHRASES } from '../../dsl/diagnostics/phrases/english.ts';
import { inWords, type TranslatedPhrases } from '../../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { languageName, loadLanguage } from '../../dsl/languages.ts';
import { surroundingLanguage } from '../../workbench/cli/chosen-language.ts';
import { folder, payroll } from '../workbench/cli/run-payroll.ts';
import { faultsOfText, LANGUAGES } from './translation-faults.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SUBJECTS = ['tests', 'tables', 'reading', 'quantities', 'rules'] as const;

describe.each(Object.entries(LANGUAGES))('in %s', (_, language) => {
  test('every entry of the catalog is said, and none that is not there', () => {
    expect([...language.kinds.keys()].toSorted()).toEqual(catalog.map(({ code }) => code).toSorted());
  });

  test('no title is left in English', () => {
    const same = catalog.filter(({ code, title }) => language.kinds.get(code)?.title === title);
    expect(same.map(({ code }) => code)).toEqual([]);
  });

  test('every phrase is said, and puts in what English puts in', () => {
    const faults = SUBJECTS.flatMap((subject) =>
      Object.keys(ENGLISH_PHRASES[subject]).flatMap((key) => {
        const phrase = { subject, key, values: ['`a`', '`b`', '`c`', '`d`'] };
        return faultsOfText(inWords(phrase, ENGLISH_PHRASES), inWords(phrase, language.phrases));
      }),
    );
    expect(faults).toEqual([]);
  });
});

test('what a phrase puts in is said in the same language, and what is of the author stays', () => {
  const phrase = quantityPhrases.thisIs(quantityPhrases.money);
  expect(inWords(phrase, ENGLISH_PHRASES)).toBe('this is money');
  expect(inWords(phrase, LANGUAGES.Spanish.phrases)).toBe('esto es dinero');
  expect(inWords(quantityPhrases.thisIs('money'), LANGUAGES.Spanish.phrases)).toBe('esto es money');
});

test('a sentence outside the catalogs, and an entry that is none, do not compile', () => {
  const label = { span: { start: 0, end: 0 } };
  // @ts-expect-error: a sentence is no phrase
  expect(toldLabel({ ...label, text: 'the row before' }).text).toBe('the row before');
  // @ts-expect-error: `isNotThere` is missing
  const missing: TranslatedPhrases<{ isHere: string; isNotThere: string }> = { isHere: 'está' };
  // @ts-expect-error: a day is put in, and no number
  const other: TranslatedPhrases<{ until: (day: string) => string }> = { until: (day: number) => `${day}` };
  expect([missing, other]).toHaveLength(2);
});

test('every phrase is said somewhere', () => {
  const files = globSync('{dsl,compiler,workbench}/**/*.ts', { cwd: ROOT });
  const sources = files.map((file) => readFileSync(`${ROOT}${file}`, 'utf8'));
  const said = new Set(
    sources.flatMap((source) => [...source.matchAll(/\b(\w+)Phrases\s*\.\s*(\w+)/g)].map(([, , key]) => key)),
  );
  const kinds = readFileSync(`${ROOT}dsl/diagnostics/phrases/kind-words.ts`, 'utf8').split(/\W+/);
  const keys = Object.values(ENGLISH_PHRASES).flatMap((catalog) => Object.keys(catalog));
  expect(keys.filter((key) => !said.has(key) && !kinds.includes(key))).toEqual([]);
});

test.each([
  [{}, 'en'],
  [{ LANG: 'es_MX.UTF-8' }, 'es'],
  [{ LANG: 'es_MX.UTF-8', LC_MESSAGES: 'pt_BR.UTF-8' }, 'pt'],
  [{ LANG: 'es_MX.UTF-8', LC_MESSAGES: 'pt_BR.UTF-8', LC_ALL: 'en_US.UTF-8' }, 'en'],
  [{ LANG: 'es_MX.UTF-8', LC_ALL: 'C.UTF-8' }, 'en'],
  [{ LANG: 'es_MX.UTF-8', LC_ALL: '' }, 'es'],
  [{ LANG: 'fr_FR.UTF-8' }, 'en'],
  [{ LANG: 'fr_FR.UTF-8', LANGUAGE: 'ca:pt_BR:es' }, 'pt'],
  [{ LANG: 'C', LANGUAGE: 'es' }, 'en'],
  [{ LANG: 'est_EE' }, 'en'],
] as const)('%j speaks %s', (env, name) => {
  expect(surroundingLanguage(env)).toBe(name);
});

test('a language has tags in many forms', () => {
  const tags = ['es', 'es-MX', 'pt_BR.UTF-8', 'EN', 'eng', ''];
  expect(tags.map(languageName)).toEqual(['es', 'es', 'pt', 'en', null, null]);
});

const BROKEN = { 'rules/co/x/2026-01-01.pay': 'scheme CO.x "X"\n  currency COP\nlet a = b +\n' };

test('the command line chooses before the surroundings, and codes and data are the same in all', async () => {
  const cwd = folder(BROKEN);
  const check = async (args: readonly string[], env = {}): Promise<string> =>
    (await payroll(['check', 'rules', ...args], { cwd, env })).out;
  const [english, spanish, portuguese] = [
    await check([]),
    await check(['--lang', 'es']),
    await check(['--lang=pt']),
  ];
  expect(english).toContain('error PAY104: unexpected text');
  expect(spanish).toContain('error PAY104: texto inesperado');
  expect(portuguese).toContain('erro PAY104: texto inesperado');
  expect(await check([], { LANG: 'pt_BR.UTF-8' })).toBe(portuguese);
  expect(await check(['--lang', 'en'], { LANG: 'pt_BR.UTF-8' })).toBe(english);
  const facts = async (lang: string): Promise<readonly unknown[]> =>
    JSON.parse(await check(['--json', '--lang', lang])).diagnostics.map(
      ({ code, start, end, data }: Readonly<Record<string, unknown>>) => ({ code, start, end, data }),
    );
  expect(await facts('es')).toEqual(await facts('en'));
});

test('a language that is not spoken is refused', async () => {
  const ran = await payroll(['check', '--lang', 'fr'], { cwd: folder(BROKEN) });
  expect(ran).toMatchObject({ status: 2, err: expect.stringContaining('es, pt and en are spoken') });
});

test('English needs no texts', async () => {
  expect(await loadLanguage('en')).toBeNull();
});
