import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serveFiles } from '../../../workbench/cli/serve-files.ts';
import { CONTENT_POLICY } from '../../../workbench/studio/studio-page.ts';
import { payroll } from './run-payroll.ts';

const ROOT = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'studio-'));
const site = join(folder, 'site');
let written = { status: -1, out: '' };

beforeAll(async () => {
  written = await payroll(['studio', 'rules/co/integral', '--out', site], { cwd: ROOT });
});

afterAll(() => rmSync(folder, { recursive: true }));

function text(path: string): string {
  return readFileSync(join(site, path), 'utf8');
}

/** What the page loads before it shows a payslip and its words, compressed. */
function loadedBytes(version: string): number {
  const page = text('calcular/index.html');
  const shared = [...page.matchAll(/modulepreload" href="([^"]+)"/g)].map(([, path = '']) => path);
  const files = ['index.html', 'studio.css', 'studio.js', ...shared, `${version}.js`, `${version}.json`];
  const parts = [...files, `${version}.es.json`].map((path) => gzipSync(text(`calcular/${path}`)).length);
  return parts.reduce((sum, one) => sum + one, 0);
}

test('the site of the rules gets a page that calculates, which every other page leads to', () => {
  expect(written).toMatchObject({ status: 0, out: expect.stringMatching(/^wrote \d+ files to /) });
  expect(text('index.html')).toContain('href="calcular/index.html"');
  expect(text('co/integral/2026-01-01.html')).toContain(
    'href="../../calcular/index.html#/CO/integral/2026-01-01"',
  );
  expect(text('co/integral/index.html')).toContain('href="../../calcular/index.html#/CO/integral"');
  for (const language of ['es', 'pt', 'en']) {
    expect(existsSync(join(site, `calcular/co/integral/2026-01-01.${language}.json`))).toBe(true);
  }
});

test('the page with one version of one scheme is small', () => {
  expect(loadedBytes('co/integral/2026-01-01')).toBeLessThan(250_000);
});

test('the editor of the law is loaded by who opens it, with the files of the country', () => {
  const page = text('calcular/index.html');
  expect(page).not.toContain('law.js');
  expect(text('calcular/studio.js')).not.toContain('cm-content');
  for (const program of ['studio.js', 'law.js']) {
    for (const title of ['nombre desconocido', 'nome desconhecido'])
      expect(text(`calcular/${program}`)).not.toContain(title);
  }
  const { texts, written } = JSON.parse(text('calcular/co.rules.json'));
  expect(written['co/integral/2026-01-01'].slice(0, 2)).toEqual([
    'co/integral/2026-01-01.pay',
    'co/integral/2026-01-01.test.pay',
  ]);
  expect(texts.map(({ path }: { path: string }) => path)).toEqual(
    expect.arrayContaining(written['co/integral/2026-01-01']),
  );
});

test('the page may load nothing from elsewhere and makes no code of texts', () => {
  const page = text('calcular/index.html');
  expect(page).toContain(`content="${CONTENT_POLICY}"`);
  expect(CONTENT_POLICY).not.toContain('unsafe');
  expect(CONTENT_POLICY).toMatch(/^default-src 'none'/);
});

test('the command says where it goes, or that it serves', async () => {
  expect(await payroll(['studio', 'rules/co/integral'], { cwd: ROOT })).toMatchObject({
    status: 2,
    err: expect.stringContaining('--out or --serve is needed'),
  });
});

test('it is served with its policy until it is stopped', async () => {
  const stop = new AbortController();
  const files = [{ path: 'calcular/index.html', content: '<p>here</p>' }];
  const told = Promise.withResolvers<string>();
  const serving = serveFiles(files, 0, { untilStopped: () => stop.signal }, told.resolve);
  const address = await told.promise;
  const page = await fetch(`${address}calcular/`);
  expect(await page.text()).toBe('<p>here</p>');
  expect(page.headers.get('content-security-policy')).toBe(CONTENT_POLICY);
  expect((await fetch(`${address}calcular/../../etc/passwd`)).status).toBe(404);
  stop.abort();
  await serving;
  await expect(fetch(address)).rejects.toThrow();
});
