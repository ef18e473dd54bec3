import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from '../../packages/places.ts';
import { ServerProcess } from '../e2e/server-process.ts';
import { DRIVER } from './installed.ts';

const DOCKERFILE = join(ROOT, 'examples/programs/container/Dockerfile');

interface Step {
  readonly word: string;
  readonly rest: string;
}

/** The steps of `examples/programs/container/Dockerfile`, in their order. */
function stepsOf(path: string): readonly Step[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const end = line.indexOf(' ');
      return { word: line.slice(0, end), rest: line.slice(end + 1) };
    });
}

/**
 * Follows the steps of the Dockerfile as far as a machine without containers can: each path of the image is a folder
 * of `root`, and nobody changes owners or users. Answers the variables of the image and the command it starts.
 */
class Image {
  readonly #root: string;
  readonly env: Record<string, string> = {};
  #workdir = '';
  #entry: readonly string[] = [];
  #arguments: readonly string[] = [];

  constructor(root: string) {
    this.#root = root;
  }

  /** What the image starts. */
  get command(): readonly [string, ...string[]] {
    const [program = '', ...rest] = [...this.#entry, ...this.#arguments];
    return [program === 'node' ? process.execPath : program, ...rest];
  }

  /** The folder where the image starts it. */
  get workdir(): string {
    return this.#workdir;
  }

  follow({ word, rest }: Step): void {
    if (word === 'WORKDIR') this.#enter(rest);
    else if (word === 'RUN') this.#run(rest);
    else if (word === 'ENV') for (const one of rest.split(' ')) this.#set(one);
    else if (word === 'ENTRYPOINT') this.#entry = JSON.parse(rest);
    else if (word === 'CMD') this.#arguments = JSON.parse(rest);
    else if (!LEFT_TO_DOCKER.has(word)) throw new Error(`nobody has thought of ${word} in ${DOCKERFILE}`);
  }

  #enter(path: string): void {
    this.#workdir = join(this.#root, path);
    mkdirSync(this.#workdir, { recursive: true });
  }

  #run(line: string): void {
    const [command = ''] = line.split(' && chown');
    const inRoot = command.replace(' /', ` ${this.#root}/`);
    // Compiling the driver of SQLite may take minutes: the one of this checkout is copied instead.
    const env = { ...process.env, npm_config_ignore_scripts: 'true' };
    execFileSync('sh', ['-c', inRoot], { cwd: this.#workdir, env, stdio: ['ignore', 'ignore', 'inherit'] });
  }

  #set(assignment: string): void {
    const [name = '', value = ''] = assignment.split(/=(.*)/);
    this.env[name] = value.replace('sqlite:/', `sqlite:${this.#root}/`);
  }
}

/** Both stages use one folder here, and the files of the first are there before it begins. */
const LEFT_TO_DOCKER = new Set(['FROM', 'COPY', 'USER', 'VOLUME', 'EXPOSE']);

/** What is done with the service while it runs. */
type Ask = (url: string, key: string) => void;

/** Builds the service as its Dockerfile says, from tarballs beside it, and asks it while it runs. */
export async function runContainer(packed: readonly string[], ask: Ask): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'container-'));
  try {
    const app = join(root, 'app');
    mkdirSync(app);
    const wanted = packed.filter((file) => /-(runtime|compiler|service|rules-co)-\d/.test(file));
    for (const file of wanted) copyFileSync(file, join(app, basename(file)));
    const dependencies = Object.fromEntries(wanted.map((file) => [nameOf(file), `file:${basename(file)}`]));
    writeFileSync(join(app, 'package.json'), JSON.stringify({ private: true, dependencies }));
    const image = new Image(root);
    for (const step of stepsOf(DOCKERFILE)) image.follow(step);
    cpSync(join(ROOT, DRIVER), join(app, DRIVER), { recursive: true });
    await serve(image, ask);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** `@payroll-engine/service` of `payroll-engine-service-0.2.0.tgz`. */
function nameOf(tarball: string): string {
  const [, name = ''] = /^payroll-engine-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(basename(tarball)) ?? [];
  return `@payroll-engine/${name}`;
}

async function serve(image: Image, ask: Ask): Promise<void> {
  const inImage = ['sh', '-c', 'cd "$0" && exec "$@"', image.workdir, ...image.command] as const;
  const { DATABASE_URL = '', ...env } = image.env;
  const server = new ServerProcess(DATABASE_URL, { ...env, HOST: '127.0.0.1', PORT: '0' }, [...inImage]);
  const url = await server.start();
  try {
    ask(url, /payk_\w+/.exec(server.printed)?.[0] ?? '');
  } finally {
    const { code } = await server.end('SIGTERM');
    if (code !== 0) process.exitCode = 1;
  }
}
