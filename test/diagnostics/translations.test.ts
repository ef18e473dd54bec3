import { catalog } from '../../dsl/diagnostics/catalog.ts';
import { PhraseBook } from '../../dsl/diagnostics/phrase-book.ts';
import { languageName, loadLanguage } from '../../dsl/languages.ts';
import { surroundingLanguage } from '../../workbench/cli/chosen-language.ts';
import { folder, payroll } from '../workbench/cli/run-payroll.ts';
import { saidPhrases } from './said-phrases.ts';
import { faultOfPhrase, LANGUAGES } from './translation-faults.ts';

/** Texts of several words that nobody is told, or not by themselves. */
const FOR_NOBODY: readonly RegExp[] = [
  // Faults of the compiler itself, which end it.
  /^x: the formula at x was not understood/,
  /^a circle of no files$/,
  /^the IR lacks /,
  // The rule language, which is the same in all languages.
  /^check monotone /,
  /^x x on first of x$/,
  /^sum\(LINE\) of /,
  /^in [[(]/,
  // Parts of phrases, and a verdict.
  /^an x$/,
  /^is never x$/,
  /^x x never counted$/,
  /^, with x$/,
  /^left to the tests$/,
];

describe.each(Object.entries(LANGUAGES))('in %s', (_, language) => {
  test('every entry of the catalog is said, and none that is not there', () => {
    expect([...language.kinds.keys()].toSorted()).toEqual(catalog.map(({ code }) => code).toSorted());
  });

  test('no title is left in English', () => {
    const same = catalog.filter(({ code, title }) => language.kinds.get(code)?.title === title);
    expect(same.map(({ code }) => code)).toEqual([]);
  });

  test('whatever the passes say is said', () => {
    const left = saidPhrases()
      .filter(({ phrase }) => !FOR_NOBODY.some((one) => one.test(phrase)))
      .filter(({ phrase }) => faultOfPhrase(phrase, language) !== null);
    expect(left).toEqual([]);
  });
});

test('phrases of both languages are the same, and put in the same', () => {
  const { Spanish, Portuguese } = LANGUAGES;
  const known = Object.keys(Spanish.phrases.phrases);
  expect(Object.keys(Portuguese.phrases.phrases).toSorted()).toEqual(known.toSorted());
  const holes = (text = ''): string => (text.match(/\{\d\}|`[^`]*`/g) ?? []).toSorted().join();
  for (const { phrases } of [Spanish.phrases, Portuguese.phrases])
    expect(known.filter((phrase) => holes(phrases[phrase]) !== holes(phrase))).toEqual([]);
});

test('what is of the author stays, what a phrase puts in is said, and the longer phrase comes first', () => {
  const book = new PhraseBook({
    or: 'o',
    money: 'dinero',
    'a date': 'una fecha',
    '`{1}` is {2}': '`{1}` es {2}',
    '`{1}` is not {2}': '`{1}` no es {2}',
  });
  expect(book.say('`money` is money')).toBe('`money` es dinero');
  expect(book.say('`money` is not money')).toBe('`money` no es dinero');
  expect(book.say('`x`, money or a date')).toBe('`x`, dinero o una fecha');
  expect(book.say('unknown')).toBe('unknown');
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
