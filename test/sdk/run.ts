/**
 * `make sdk-test`: tools of others generate clients from the published contract, which compile; each SDK is built with the tools of its language, and the same story is told with each against
 * the service as its users start it. SDK_LANGUAGES, with commas, tells fewer.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loweredDocument } from '../../server/http/lowered-document.ts';
import { readDocument } from '../../server/http/read-document.ts';
import { FuzzedService, ROOT } from '../fuzz/fuzzed-service.ts';
import type { Command } from './commands.ts';
import { GENERATORS, type Generator } from './generators.ts';
import { STORIES, type Story } from './stories.ts';

const MINUTES_FOR_A_COMMAND = 5;
const BUILT = join(ROOT, 'sdk-build/story');

interface Outcome {
  readonly succeeded: boolean;
  readonly printed: string;
  readonly complained: string;
}

function run({ program, args }: Command, cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    timeout: MINUTES_FOR_A_COMMAND * 60_000,
  });
  let printed = '';
  let complained = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complained += text;
  });
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ succeeded: false, printed, complained: message }));
    child.on('close', (code) => resolve({ succeeded: code === 0, printed, complained }));
  });
}

/** Builds a story beside the SDKs; throws what its tools say against it. */
async function build({ language, needs, build: commands }: Story): Promise<void> {
  const folder = join(BUILT, language);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(ROOT, 'test/sdk', language), folder, { recursive: true });
  for (const command of needs) {
    const { succeeded } = await run(command, folder);
    if (!succeeded) throw new Error(`make sdk-test needs ${command.program} for ${language}`);
  }
  for (const command of commands) await mustSucceed(command, folder, language);
}

async function mustSucceed(
  command: Command,
  folder: string,
  language: string,
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { succeeded, printed, complained } = await run(command, folder, env);
  const line = [command.program, ...command.args].join(' ');
  if (!succeeded) throw new Error(`${language}: ${line}\n${printed}${complained}`);
  return printed;
}

/** Generates a client with a tool of others, and compiles what uses it; throws what the tool says against it. */
async function generate({ name, commands }: Generator): Promise<void> {
  const folder = join(ROOT, 'sdk-build/generators', name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(ROOT, 'test/sdk/generators', name), folder, { recursive: true });
  writeFileSync(join(folder, 'openapi-3.0.json'), JSON.stringify(loweredDocument(readDocument())));
  for (const command of commands) await mustSucceed(command, folder, `generator for ${name}`);
  process.stdout.write(`${name}: a client is generated from the published contract and compiles\n`);
}

/** Every story has a client of its own: none sees what another one did. */
async function tell({ language, tell: command }: Story, service: FuzzedService): Promise<string> {
  return mustSucceed(command, join(BUILT, language), language, {
    PAYROLL_URL: await service.url,
    PAYROLL_KEY: service.createKey(language),
    WEBHOOK_VECTORS: join(ROOT, 'test/sdk/webhook-vectors.json'),
  });
}

function firstDifference(one: string, other: string): string {
  const lines = one.split('\n');
  const others = other.split('\n');
  const at = lines.findIndex((line, index) => line !== others[index]);
  const index = at === -1 ? lines.length : at;
  return `line ${index + 1}\n  ${lines[index] ?? '(nothing)'}\n  ${others[index] ?? '(nothing)'}`;
}

function compare(transcripts: readonly (readonly [string, string])[]): readonly string[] {
  const [[first, expected] = ['', ''], ...others] = transcripts;
  return others
    .filter(([, transcript]) => transcript !== expected)
    .map(
      ([language, transcript]) => `${first} and ${language} differ: ${firstDifference(expected, transcript)}`,
    );
}

async function tellAll(stories: readonly Story[]): Promise<readonly string[]> {
  for (const story of stories) {
    const started = Date.now();
    await build(story);
    process.stdout.write(`${story.language}: built in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'payroll-sdk-'));
  const service = new FuzzedService(`sqlite:${join(folder, 'payroll.db')}`);
  try {
    const transcripts: (readonly [string, string])[] = [];
    for (const story of stories) transcripts.push([story.language, await tell(story, service)]);
    for (const [language, transcript] of transcripts) {
      writeFileSync(join(BUILT, `${language}.txt`), transcript);
    }
    process.stdout.write(`\n${transcripts[0]?.[1]}\n`);
    return [...compare(transcripts), ...service.faults()];
  } finally {
    await service.stop();
    rmSync(folder, { recursive: true });
  }
}

const wanted = process.env.SDK_LANGUAGES?.split(',');
const isWanted = (language: string): boolean => wanted?.includes(language) ?? true;
const stories = STORIES.filter(({ language }) => isWanted(language));
try {
  for (const generator of GENERATORS.filter(({ name }) => isWanted(name))) await generate(generator);
  const faults = await tellAll(stories);
  const languages = stories.map(({ language }) => language).join(', ');
  process.stdout.write(faults.length === 0 ? `The transcripts are equal: ${languages}\n` : '');
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
