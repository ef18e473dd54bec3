import { readFileSync } from 'node:fs';
import { compile } from '../../compiler/compile.ts';
import { manifestOf } from '../../compiler/manifest/manifest.ts';
import type { RuleModule } from '../../runtime/module.ts';
import { ROOT } from '../../test/architecture/source-files.ts';
import { loadEmitted } from '../../test/compiler/differential/run-emitted.ts';

/**
 * The laws of 2026 that are also written by hand, as they were when that was done: what the rules learn afterwards would
 * have to be written four times more, and what is compared is one law on all sides.
 */
const FILES = ['bench/by-hand/law/co-ordinario.pay', 'bench/by-hand/law/mx-ordinario.pay'];

const MODULES = new Map(FILES.map((file) => [file, moduleOf(file)]));

function moduleOf(file: string): RuleModule {
  const bytes = readFileSync(ROOT + file);
  const { ir } = compile({ path: file, text: bytes.toString('utf8') });
  if (ir === null) throw new Error(`${file} does not compile`);
  return loadEmitted(ir, manifestOf(ir, { path: file, bytes }));
}

/** What is emitted from the law of a program by hand. */
export function keptModule(file: string): RuleModule {
  const module = MODULES.get(file);
  if (module === undefined) throw new Error(`${file} is no law of a program by hand`);
  return module;
}
