import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { compile } from '../../compiler/compile.ts';
import { emit } from '../../compiler/emit/emit.ts';
import { manifestOf } from '../../compiler/manifest/manifest.ts';
import type { RuleModule } from '../../runtime/module.ts';
import { ROOT } from '../../test/architecture/source-files.ts';

/**
 * The laws of 2026 that are also written by hand, as they were when that was done: what the rules learn afterwards would
 * have to be written four times more, and what is compared is one law on all sides.
 */
const FILES = ['bench/by-hand/law/co-ordinario.pay', 'bench/by-hand/law/mx-ordinario.pay'];

const MODULES: ReadonlyMap<string, RuleModule> = await modulesOf(FILES);

/** Each emitted and imported as a module of a checkout is: what is loaded in another way is not as fast. */
async function modulesOf(files: readonly string[]): Promise<ReadonlyMap<string, RuleModule>> {
  const folder = mkdtempSync(join(tmpdir(), 'kept-laws-'));
  try {
    const modules = new Map<string, RuleModule>();
    for (const file of files) modules.set(file, await moduleOf(file, folder));
    return modules;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function moduleOf(file: string, folder: string): Promise<RuleModule> {
  const bytes = readFileSync(ROOT + file);
  const { ir } = compile({ path: file, text: bytes.toString('utf8') });
  if (ir === null) throw new Error(`${file} does not compile`);
  const name = basename(file, '.pay');
  const imports = {
    runtime: `${ROOT}runtime/index.ts`,
    law: `./${name}.law.ts`,
    packed: `./${name}.packed.ts`,
  };
  const { law, packed, code } = emit(ir, manifestOf(ir, { path: file, bytes }), {
    language: 'typescript',
    ...imports,
  });
  writeFileSync(join(folder, `${name}.law.ts`), law);
  writeFileSync(join(folder, `${name}.packed.ts`), packed);
  writeFileSync(join(folder, `${name}.ts`), code);
  const { rules }: { readonly rules: RuleModule } = await import(join(folder, `${name}.ts`));
  return rules;
}

/** What is emitted from the law of a program by hand. */
export function keptModule(file: string): RuleModule {
  const module = MODULES.get(file);
  if (module === undefined) throw new Error(`${file} is no law of a program by hand`);
  return module;
}
