import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../../../compiler/compile.ts';
import { ROOT } from '../../architecture/source-files.ts';

const FOLDER = join(ROOT, 'rules/co');

function read(path: string): { readonly path: string; readonly text: string } {
  return { path, text: readFileSync(join(FOLDER, path), 'utf8') };
}

test('beside a fault of the text no figure that the law uses is called unknown', () => {
  const { path, text } = read('ordinario/2026-01-01.pay');
  const edited = `${text}\ndeduction salud_empleado = ibc * (tasa_salud_empleado + 1%)  law "Ley 2"\ndeduction ((`;
  const { diagnostics } = compile(
    { path, text: edited },
    { dated: (date) => read(`ordinario/${date}.pay`), figures: () => [read('figures.pay')] },
  );
  expect(diagnostics.map(({ code }) => code)).toEqual(['PAY104']);
});
