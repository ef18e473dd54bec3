import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '../../compiler/compile.ts';
import { emit } from '../../compiler/emit/emit.ts';
import { manifestOf } from '../../compiler/manifest/manifest.ts';
import type { RuleModule } from '../../runtime/module.ts';
import { ROOT } from '../../test/architecture/source-files.ts';

/**
 * Colombia's law of 2026 as it was when it was written by hand: what the rules learn afterwards would have to be written
 * twice more, and one law is compared on all sides.
 */
const FILE = 'bench/by-hand/law/co-ordinario.pay';

/** What the compiler emits from it, imported as a module of a checkout is: what is loaded in another way is not as fast. */
export const keptModule: RuleModule = await emitted();

async function emitted(): Promise<RuleModule> {
  const folder = mkdtempSync(join(tmpdir(), 'kept-law-'));
  try {
    const bytes = readFileSync(ROOT + FILE);
    const { ir } = compile({ path: FILE, text: bytes.toString('utf8') });
    if (ir === null) throw new Error(`${FILE} does not compile`);
    const imports = { runtime: `${ROOT}runtime/index.ts`, law: './rules.json' };
    const { code, law } = emit(ir, manifestOf(ir, { path: FILE, bytes }), {
      language: 'typescript',
      ...imports,
    });
    writeFileSync(join(folder, 'rules.ts'), code);
    writeFileSync(join(folder, 'rules.json'), law);
    const { rules }: { readonly rules: RuleModule } = await import(join(folder, 'rules.ts'));
    // All of it is read now, because the folder goes.
    return { ...rules };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
