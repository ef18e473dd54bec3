import { dirname, join, normalize } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { countryOf } from '../../workbench/docs/countries.ts';
import { documentedRules } from '../../workbench/docs/documented-rules.ts';
import { siteOf } from '../../workbench/docs/site.ts';
import { escapedText, readRepositoryNotes, readRepositoryRules } from './repository-site.ts';

const ROOT = join(import.meta.dirname, '../..');
const rules = readRepositoryRules(join(ROOT, 'rules'));
const notes = readRepositoryNotes(join(ROOT, 'rules'));
const files = await siteOf(rules, notes);
const pages = new Map(files.map(({ path, content }) => [path, content]));
const htmlPages = files.filter(({ path }) => path.endsWith('.html'));

/** Ids of a page, in order. */
function idsOf(content: string): readonly string[] {
  return [...content.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
}

const ids = new Map(htmlPages.map(({ path, content }) => [path, new Set(idsOf(content))]));

function versionPage(one: (typeof rules)[number]): string {
  const { country, id, validFrom } = one.ir.scheme;
  return pages.get(`${country.toLowerCase()}/${id}/${validFrom}.html`) ?? '';
}

/** Pages of earlier versions are made the same way; checking them all takes minutes. */
function isOfNewest({ path }: { readonly path: string }): boolean {
  return !/\d{4}-\d{2}-\d{2}/.test(path) || path.includes('/2026-') || path.includes('/2025-08-01');
}

test('every kind of page is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    // Graphviz and the templates write tags on one line; style is no matter of validity.
    rules: {
      'long-title': 'off',
      'no-inline-style': 'off',
      'svg-focusable': 'off',
      'prefer-native-element': 'off',
    },
  });
  const faults: string[] = [];
  for (const { path, content } of htmlPages.filter(isOfNewest)) {
    const report = await validator.validateString(content, path);
    for (const { messages } of report.results) {
      for (const { ruleId, message, line, column } of messages) {
        faults.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
      }
    }
  }
  expect(faults.slice(0, 20)).toEqual([]);
});

test('every version shows its salary against net pay and cost, with every cliff and its law in words and the stretches in tables', () => {
  const monthly = rules.filter(({ ir }) => !ir.scheme.periods.includes('event'));
  const without = monthly.filter((one) => !versionPage(one).includes('<section id="curva"'));
  expect(without.map(({ source }) => source.path)).toEqual([]);
  const page = pages.get('mx/ordinario/2026-01-01.html') ?? '';
  expect(page).toContain('<desc>Saltos: Salario neto, 9451.21: -369.18 (Gana el salario mínimo)');
  expect(page).toMatch(/<li>En 9,451\.21: <strong>−369\.18<\/strong> .*LISR art\. 96; LSS art\. 36/);
  expect(page).toContain('<caption class="visually-hidden">Tramos: costo del empleador</caption>');
});

test('every link leads to a page of the site and to a place on it', () => {
  const broken = htmlPages.flatMap(({ path, content }) =>
    [...content.matchAll(/ href="([^"]*)"/g)].flatMap(([, href = '']) => {
      const [file = '', place] = href.split('#');
      const target =
        file === '' ? path : normalize(join(dirname(path), file)).replace(/(^|\/)$/, '$1index.html');
      const found = place === undefined ? pages.has(target) : (ids.get(target)?.has(place) ?? false);
      return found ? [] : [`${path}: ${href}`];
    }),
  );
  expect(broken).toEqual([]);
});

test('no page uses an id twice', () => {
  const twice = htmlPages.flatMap(({ path, content }) => {
    const all = idsOf(content);
    return all.filter((id, at) => all.indexOf(id) !== at).map((id) => `${path}: ${id}`);
  });
  expect(twice).toEqual([]);
});

test('every line, figure, table and input of every scheme is on its page with its label and its law', () => {
  const missing = rules.flatMap((one) => {
    const page = versionPage(one);
    const { ir } = one;
    const named = [...ir.items, ...ir.parameters, ...ir.tables];
    const texts = named.flatMap(({ id, label, law }) => {
      const start = page.indexOf(`<article class="entry" id="${id}">`);
      if (start < 0) return [id];
      const entry = page.slice(start, page.indexOf('</article>', start)).replace(/<[^>]*>/g, '');
      const parts = (law ?? '').split('; ').filter((part) => part !== '');
      return [label, ...parts]
        .filter((text) => !entry.includes(escapedText(text)))
        .map((text) => `${id}: ${text}`);
    });
    return texts.map((text) => `${ir.scheme.country} ${ir.scheme.id} ${ir.scheme.validFrom}: ${text}`);
  });
  expect(missing).toEqual([]);
});

test('every row of a figure has its law, and every warning its message', () => {
  const missing = rules.flatMap((one) => {
    const text = versionPage(one).replace(/<[^>]*>/g, '');
    const laws = one.ir.parameters.flatMap(({ rows }) => rows.map(({ law }) => law));
    const changes = one.ir.scheme.changes.map(({ summary }) => summary);
    const codes = one.ir.notices.filter(({ implied }) => implied === undefined).map(({ code }) => code);
    const wanted = [...laws, ...changes, ...codes].filter((part) => part !== null);
    return wanted.filter((part) => !text.includes(escapedText(part)));
  });
  expect(missing).toEqual([]);
});

test('every test of the rules is a worked example', () => {
  for (const one of rules) {
    const { country, id, validFrom } = one.ir.scheme;
    const page = pages.get(`${country.toLowerCase()}/${id}/${validFrom}-ejemplos.html`) ?? '';
    const tests = one.tests?.decls.filter(({ decl }) => decl === 'test' || decl === 'cases') ?? [];
    expect(page.match(/<section /g)?.length ?? 0).toBe(tests.length);
  }
});

test('the law of every country is a page that its schemes link to, with figures as tables that scroll', () => {
  for (const { ir } of rules) {
    const country = ir.scheme.country.toLowerCase();
    expect(pages.get(`${country}/${ir.scheme.id}/index.html`)).toContain('href="../ley.html"');
    expect(pages.get('index.html')).toContain(`href="${country}/ley.html"`);
  }
  const chile = pages.get('cl/ley.html') ?? '';
  expect(chile).toContain('<h3 id="s4-6">4.6 SIS');
  expect(chile).toContain('<td>2022-07-01</td><td>0.0184</td><td>2+</td><td>Oficio SP 12.137</td>');
  expect(chile.match(/<table>/g)?.length).toBe(chile.match(/<div class="scroll"[^>]*><table>/g)?.length);
});

test('the same rules give the same bytes, in whatever order they are read', async () => {
  expect(await siteOf([...rules].reverse(), notes)).toEqual(files);
});

test('pages are made for phones, ask for nothing from elsewhere and run no script', () => {
  for (const { path, content } of htmlPages) {
    expect([
      path,
      content.includes('<meta name="viewport" content="width=device-width, initial-scale=1">'),
    ]).toEqual([path, true]);
    expect(content).not.toMatch(/<script|javascript:|(?:src|href)="(?:https?:)?\/\/| on\w+="/);
  }
  expect(pages.get('estilo.css')).not.toMatch(/url\(|@import/);
});

test('a page is in the language of its country, and Brazilian laws are marked as Portuguese', () => {
  for (const one of rules) {
    const { pages: lang } = countryOf(one.ir.scheme.country);
    expect(versionPage(one)).toContain(`<html lang="${lang}">`);
  }
  const [, brazil = ''] = [...pages].find(([path]) => path.startsWith('br/clt/2026')) ?? [];
  expect(brazil).toContain('<span lang="pt-BR">CLT art. 64</span>');
  expect(brazil).toContain('(<span lang="pt-BR">pensão alimentícia</span>)');
});

test('what the author wrote above a declaration stands with it', () => {
  const [first] = rules.filter(
    ({ ir }) => ir.scheme.id === 'ordinario' && ir.scheme.validFrom === '2026-01-01',
  );
  if (first === undefined) throw new Error('there are no such rules');
  const note = documentedRules(first).declared.find(({ id }) => id === 'tarifa_fsp')?.note;
  expect(note).toMatch(/^La tarifa es sobre todo el IBC: es un escalón, no un tramo marginal\./);
});

test('a block of deductions stands with its lines under the deductions, and what is due among the steps', () => {
  const page = pages.get('mx/ordinario/2026-01-01.html') ?? '';
  const [, deductions = ''] = page.split('id="deducciones"');
  const [own = '', rest = ''] = deductions.split('id="bases"');
  expect(idsOf(own)).toEqual(
    expect.arrayContaining(['cuotas_obreras', 'imss_excedente_obrero', 'imss_cesantia_vejez_obrero', 'isr']),
  );
  expect(idsOf(rest)).toContain('cuota_excedente_obrero');
  expect(page).toContain('se descuente o no');
});

test('each country has a page of its figures, each with all its values, their law and the schemes that read it', () => {
  const page = (pages.get('cl/cifras.html') ?? '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  const unit = page.slice(page.indexOf('Unidad de fomento UF'));
  expect(unit.slice(0, unit.indexOf('La leen'))).toContain('enero de 2020 28.338,25 CLP Cifra derivada');
  expect(unit.slice(unit.indexOf('La leen'), unit.indexOf('La leen') + 400)).toContain('Finiquito');
  expect(page.split('Unidad de fomento UF')).toHaveLength(2);
});
