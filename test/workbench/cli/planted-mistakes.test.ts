import { readFileSync } from 'node:fs';
import { ROOT } from '../../architecture/source-files.ts';
import { folder, payroll } from './run-payroll.ts';

const SOUND = readFileSync(`${ROOT}generated/rules/co/ordinario/2025-01-01.pay`, 'utf8');

interface Mistake {
  readonly name: string;
  readonly wrote: string;
  readonly meant: string;
  readonly code: string;
}

/** Five mistakes that people make, in five places of the Colombian rules. */
const MISTAKES: readonly Mistake[] = [
  {
    name: 'a gap in a table',
    meant: '(17 .. 18]  1.4%',
    wrote: '(17.5 .. 18]  1.4%',
    code: 'PAY401',
  },
  {
    name: 'hours added to money',
    meant: '= total_devengado - total_deducciones',
    wrote: '= total_devengado - total_deducciones + limite_horas_extra',
    code: 'PAY301',
  },
  {
    name: 'a mark that nobody decided',
    meant: 'marks gravable, not salarial, not cotizable, prestacional, not vacacional  tags no_salarial',
    wrote: 'marks gravable, not cotizable, prestacional, not vacacional  tags no_salarial',
    code: 'PAY501',
  },
  {
    name: 'a name one letter off',
    meant: 'salud_empleado + pension_empleado + fondo_solidaridad_pensional',
    wrote: 'salud_empleado + pension_empleados + fondo_solidaridad_pensional',
    code: 'PAY201',
  },
  {
    name: 'a printed constant with a wrong digit',
    meant: '33%  plus  69  jump +0.20',
    wrote: '33%  plus  96  jump +0.20',
    code: 'PAY406',
  },
];

function plant(mistakes: readonly Mistake[]): string {
  return mistakes.reduce((text, { meant, wrote }) => {
    if (!text.includes(meant)) throw new Error(`the rules no longer say: ${meant}`);
    return text.replace(meant, wrote);
  }, SOUND);
}

async function codesOf(text: string): Promise<readonly string[]> {
  const { out } = await payroll(['check', 'x.pay', '--json'], { cwd: folder({ 'x.pay': text }) });
  const answer: { readonly diagnostics: readonly { readonly code: string }[] } = JSON.parse(out);
  return answer.diagnostics.map(({ code }) => code);
}

test.each(MISTAKES)('$name is one error', async (mistake) => {
  expect([...new Set(await codesOf(plant([mistake])))]).toEqual([mistake.code]);
});

test('five mistakes in one file are five errors, each with its frame and a hint', async () => {
  const cwd = folder({ 'x.pay': plant(MISTAKES) });
  const ran = await payroll(['check', 'x.pay'], { cwd });
  expect(ran.status).toBe(1);
  expect(ran.err).toBe('5 errors\n');
  const blocks = ran.out.trim().split('\n\n');
  expect(blocks.map((block) => block.slice(6, 12)).sort()).toEqual(MISTAKES.map(({ code }) => code).sort());
  for (const block of blocks) {
    expect(block).toMatch(/^ +--> x\.pay:\d+:\d+$/m);
    expect(block).toMatch(/^ *\d+ \| /m);
    expect(block).toMatch(/^ +(= hint|\| +.*hint)/m);
  }
});
