import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawDiagram } from '../../server/payroll/diagram.ts';
import { INPUT, RULES } from '../workbench/cli/first-rules.ts';
import { folder, payroll } from '../workbench/cli/run-payroll.ts';

/** What a page, a Markdown viewer, a Mermaid viewer that trusts its labels, or a spreadsheet would run. */
const SCRIPT = '<img src=x onerror=alert(1)></script><script>alert(1)</script>';
const LINK = '[x](javascript:alert(1)) `code` | &lt;img src=x onerror=alert(2)&gt;';
const DIRECTIVE = "%%{init: {'securityLevel': 'loose'}}%% #lt;img src=x onerror=alert(3)#gt; $$x$$";

function hostile(text: string): string {
  return RULES.replace('"Salario básico"', `"${text}"`)
    .replace('"Aporte a salud"', `"${text}"`)
    .replace('"Ley 100 de 1993 art. 204"', `"${text}"`)
    .replace('"Mi primera nómina"', `"${text}"`)
    .replace('"Seguridad social"', `"${text}"`)
    .replace('"El salario', `"${text}`);
}

const TEXTS = [SCRIPT, LINK, DIRECTIVE];
const HTML_RUN = /<(?:img|script)|<\/script><script/i;

describe.each(TEXTS)('rules whose texts are %j', (text) => {
  const cwd = folder({
    'a.pay': hostile(text),
    'before.pay': hostile('x'),
    'in.json': INPUT.replace('1423500', '1000000'),
    'rules/co/primero/2025-01-01.pay': hostile(text),
  });

  async function printed(...args: readonly string[]): Promise<string> {
    const { out, err, status } = await payroll(args, { cwd });
    expect([status, err]).toEqual([0, expect.not.stringContaining('error')]);
    return out;
  }

  test('are drawn by Mermaid as labels and nothing else', async () => {
    const labels = (await printed('graph', 'a.pay')).matchAll(/"([^"\n]*)"/g);
    for (const [, label = ''] of labels) {
      expect(label.replaceAll('<br/>', '')).not.toMatch(/[<>`]|&|%%|%\{|\$\$|#(?!\w+;)/);
      expect(label).not.toContain('#lt;img src=x onerror=alert(3)#gt;');
    }
  });

  test('are drawn in the diagram of an answer as labels and nothing else', () => {
    const step = { concept_id: 'a', label: text, result_final: '1.00', inputs: {} };
    const diagram = drawDiagram([
      { ...step, step: 1, formula: '', result_raw: '1', rounding: null, source: null },
    ]);
    expect(diagram.replaceAll('<br/>', '')).not.toMatch(/[<>`]|&|%%|%\{|\$\$|#(?!\w+;)/);
  });

  test('are text in the picture of the formulas', async () => {
    expect((await printed('graph', 'a.pay', '--svg')).toLowerCase()).not.toMatch(HTML_RUN);
  });

  test('are text in the payslip, the explanation and the site', async () => {
    expect(await printed('run', 'a.pay', '--input', 'in.json', '--html')).not.toMatch(HTML_RUN);
    const explained = ['explain', 'a.pay', 'salud_empleado', '--input', 'in.json'];
    expect(await printed(...explained, '--html')).not.toMatch(HTML_RUN);
    await printed('docs', '--out', 'site');
    const page = readFileSync(join(cwd, 'site/co/primero/2025-01-01.html'), 'utf8');
    expect(page.replaceAll(/<script src="[^"]*"><\/script>/g, '')).not.toMatch(HTML_RUN);
  });

  test('are text in what is written as Markdown', async () => {
    const explained = await printed('explain', 'a.pay', 'salud_empleado', '--input', 'in.json', '--markdown');
    const compared = await printed('diff', 'before.pay', 'a.pay', '--markdown');
    const plain = `${explained}${compared}`.replaceAll(/`[^`\n]*`/g, '').replaceAll(/\\./g, '');
    expect(plain.replaceAll(/<\/?(?:details|summary)>/g, '')).not.toMatch(/<|\]\(|&|`/);
  });
});

test('a refusal in the words of a rule file is no formula of a spreadsheet', async () => {
  const refuse =
    'refuse VALIDATION_ERROR on monthly_salary when monthly_salary < 1_000 COP "=HYPERLINK(A1)"\n';
  const people = 'id,monthly_salary\nana,10\n';
  const cwd = folder({ 'a.pay': `${RULES}${refuse}`, 'people.csv': people });
  const args = ['--rules', 'a.pay', '--month', '2025-03', '--out', 'pay.csv', '--errors', 'bad.csv'];
  await payroll(['run-all', 'people.csv', ...args], { cwd, stop: new AbortController().signal });
  expect(readFileSync(join(cwd, 'bad.csv'), 'utf8')).toContain(",'=HYPERLINK(A1)\n");
});
