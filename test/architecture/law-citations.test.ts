import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ROOT } from './source-files.ts';

/**
 * `rules/co/law.md 5.3, 5.4 y 6, caso 10`: sections of the notes, and after one of them its numbered item
 * (`caso 10`, `rule 2`) or the worked payslip of that name. What follows in other words is no citation.
 */
const CITATION =
  /rules\/(?<country>[a-z]{2})\/law\.md(?<places>(?:(?:,? (?:y |and |to )?|, )(?:\d+(?:\.\d+)?(?![\d.]*\w)|(?:casos?|rule) \d+(?: y \d+)?|(?:recibo|liquidación) [\dA-Z]|W\d\b|\w+ salary))*)/gu;
const OLD_FORM = /(?<![\w/-])law\/[a-z]{2}(?:-events)?\.md|\b(?:[Ll]aw file|of the law file,) \d/u;

/** What stands in notes: every section, numbered item and heading. */
interface Notes {
  readonly sections: ReadonlySet<string>;
  readonly items: ReadonlySet<string>;
  readonly headings: string;
}

function numbersOf(heading: string): readonly string[] {
  const [, first = '', last] = /^(\d+(?:\.\d+)?)(?:-(\d+\.\d+))?/.exec(heading) ?? [];
  if (last === undefined) return [first];
  const [[chapter, from = 0], [, to = 0]] = [first.split('.').map(Number), last.split('.').map(Number)];
  return Array.from({ length: to - from + 1 }, (_, at) => `${chapter}.${from + at}`);
}

function readNotes(path: string): Notes {
  const [sections, items] = [new Set<string>(), new Set<string>()];
  const headings: string[] = [];
  let section = '';
  for (const line of readFileSync(ROOT + path, 'utf8').split('\n')) {
    const [, heading] = /^#{2,4} (.+)$/.exec(line) ?? [];
    if (heading !== undefined) {
      headings.push(heading);
      const numbers = numbersOf(heading);
      for (const number of numbers) sections.add(number);
      section = numbers.at(-1) ?? section;
    }
    const [, item] = /^(\d+)\. /.exec(line) ?? [];
    if (item !== undefined) items.add(`${section} ${item}`);
  }
  return { sections, items, headings: headings.join('\n') };
}

const PLACE =
  /(?:(?<kind>casos?|rule|recibo|liquidación) )?(?<name>\d+(?:\.\d+)?|\w+ salary|W\d|[A-Z])(?: y (?<other>\d+)$)?/gu;

function hasSection({ sections, items }: Notes, number: string): boolean {
  const [chapter = '', item = ''] = number.split('.');
  return sections.has(number) || items.has(`${chapter} ${item}`);
}

/** A numbered item of the section, a worked payslip, or another heading. */
function hasPart(
  { items, headings }: Notes,
  section: string,
  kind: string,
  names: readonly string[],
): boolean {
  if (/^(?:caso|rule)/.test(kind)) return names.every((name) => items.has(`${section} ${name}`));
  const [name = ''] = names;
  const heading = /^\d/.test(name) ? `Worked payslip ${name}` : name;
  return new RegExp(`^${heading}\\b`, 'mu').test(headings);
}

/** The places of a citation that the notes do not have. */
function missing(country: string, places: string): readonly string[] {
  const found = notes.get(country);
  if (found === undefined) return [`no notes of ${country}`];
  let section = '';
  return [...places.matchAll(PLACE)].flatMap(({ groups = {}, 0: text }) => {
    const { kind, name = '', other } = groups;
    const isSection = kind === undefined && /^\d/.test(name);
    if (isSection) section = name;
    const names = [name, other].filter((one) => one !== undefined);
    const isThere = isSection ? hasSection(found, name) : hasPart(found, section, kind ?? '', names);
    return isThere ? [] : [text];
  });
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => /\.(?:pay|ts|md|yaml)$/.test(path) && !/(?:^|\/)generated\//.test(path));

/** By country: `rules/co/law.md`, in the product and in the examples. */
const notes = new Map(
  files.flatMap((path) => {
    const [, country] = /(?:^|\/)rules\/([a-z]{2})\/law\.md$/.exec(path) ?? [];
    return country === undefined ? [] : [[country, readNotes(path)] as const];
  }),
);

test('every citation of the law names a section, case or payslip that the notes beside the rules have', () => {
  let citations = 0;
  const broken: string[] = [];
  for (const path of files) {
    for (const { groups, 0: text } of readFileSync(ROOT + path, 'utf8').matchAll(CITATION)) {
      citations += 1;
      const places = missing(groups?.country ?? '', groups?.places ?? '');
      if (places.length > 0) broken.push(`${path}: ${text}: no ${places.join(', ')}`);
    }
  }
  expect(broken).toEqual([]);
  expect(citations).toBeGreaterThan(1000);
});

test('a test of the rules says which section it is of', () => {
  const vague = files
    .filter((path) => path.endsWith('.test.pay'))
    .flatMap(
      (path) =>
        readFileSync(ROOT + path, 'utf8').match(/source "[\w/]*rules\/\w\w\/law\.md(?! \d)[^"]*"/gu) ?? [],
    );
  expect(vague).toEqual([]);
});

test('the law is cited in one form', () => {
  const self = 'test/architecture/law-citations.test.ts';
  const old = files.filter((path) => path !== self && OLD_FORM.test(readFileSync(ROOT + path, 'utf8')));
  expect(old).toEqual([]);
});
