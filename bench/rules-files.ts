/**
 * How long the author of rules waits: for `payroll check` and `payroll compile` of all rule files, each a process
 * of its own, and inside `payroll compile --watch` for the module of a file that was edited in one place.
 *
 * BENCH_ROUNDS=7
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { compile } from '../compiler/compile.ts';
import { manifestOf } from '../compiler/manifest/manifest.ts';
import { ROOT } from '../test/architecture/source-files.ts';
import { WHOLE_LAWS } from '../test/whole-laws.ts';
import { moduleFiles } from '../workbench/cli/generated-modules.ts';
import { type BenchResult, compared, type Measured, measured, publish } from './result.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const CHECK_MS = 1000;
const EDIT_MS = 50;

const files = globSync('rules/**/*.pay', { cwd: ROOT });
const ruleFiles = files.filter((path) => !path.endsWith('.test.pay'));
const testFiles = files.length - ruleFiles.length;

/** Milliseconds until the command has ended; it must find no fault. */
function commandTime(args: readonly string[]): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['bin/payroll.js', ...args], { cwd: ROOT });
  const elapsed = performance.now() - start;
  if (status !== 0) throw new Error(`payroll ${args.join(' ')}: ${stderr.toString()}`);
  return elapsed;
}

function commands(): BenchResult {
  const folder = mkdtempSync(join(tmpdir(), 'bench-compile-'));
  const check: number[] = [];
  const compiling: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      check.push(commandTime(['check']));
      compiling.push(commandTime(['compile', '--quiet', '--out', join(folder, `${round}`)]));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  const contenders = [measured('payroll check', check), measured('payroll compile', compiling)];
  return {
    title: 'all rule files from the command line',
    about:
      `A process from its start to its end over ${ruleFiles.length} rule files; ` +
      `check also reads the ${testFiles} test files beside them, compile writes every module.`,
    unit: 'ms',
    spread: `fastest–slowest of ${rounds}`,
    contenders,
    ratios: [compared('payroll check', null, contenders[0]?.median ?? Number.NaN, { atMost: CHECK_MS })],
    notes: [],
  };
}

/** The file with another label on what it computes first. */
function edited(text: string, round: number): string {
  return text.replace(/^((?:perception|let) \w+ "[^"]*)"/m, `$1 ${round}"`);
}

/** Milliseconds from the edited text to the text of its module. */
function editTime(path: string, text: string): number {
  const start = performance.now();
  const { ir } = compile({ path, text });
  if (ir === null) throw new Error(`${path} does not compile after the edit`);
  const manifest = manifestOf(ir, { path, bytes: Buffer.from(text) });
  moduleFiles({ ir, manifest }, { language: 'typescript', runtime: '../../runtime' });
  return performance.now() - start;
}

/** What a watching process has done before the first edit: compiled every file once. */
function compileAll(): void {
  for (const path of WHOLE_LAWS) editTime(path, readFileSync(ROOT + path, 'utf8'));
}

function editTimes(path: string): Measured {
  const text = readFileSync(ROOT + path, 'utf8');
  if (edited(text, 0) === text) throw new Error(`${path} has no label to edit`);
  return measured(
    path,
    Array.from({ length: rounds }, (_, round) => editTime(path, edited(text, round))),
  );
}

/** The newest rule file of every scheme, from the root of the repository. */
function newestRuleFiles(): readonly string[] {
  const schemeOf = (path: string): string => dirname(path.replace(/^generated\//, ''));
  const byDate = WHOLE_LAWS.toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1));
  const newest = new Map(byDate.map((path) => [schemeOf(path), path]));
  return [...newest.values()];
}

function edits(): BenchResult {
  compileAll();
  const contenders = newestRuleFiles().map(editTimes);
  const slowest = contenders.toSorted((a, b) => b.median - a.median)[0];
  return {
    title: 'one edit of a rule file',
    about:
      'From the changed text to the checked, emitted module, inside a process that compiled all files once, ' +
      'as `payroll compile --watch` does; the newest rule file of every scheme.',
    unit: 'ms',
    spread: `fastest–slowest of ${rounds}`,
    contenders,
    ratios: slowest === undefined ? [] : [compared(slowest.name, null, slowest.median, { atMost: EDIT_MS })],
    notes: [],
  };
}

publish([commands(), edits()]);
