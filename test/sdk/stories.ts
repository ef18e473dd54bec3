import type { Language } from '../../spec/sdk/languages.ts';
import { type Command, command } from './commands.ts';

export interface Story {
  readonly language: Language;
  /** What must be on the machine, as a command that tells. */
  readonly needs: readonly Command[];
  /** Run in the folder of the built story, `sdk-build/story/<language>`. */
  readonly build: readonly Command[];
  readonly tell: Command;
}

const NODE = process.execPath;
const TSC = '../../../node_modules/typescript/bin/tsc';
const PYTHON = '../../../.venv/sdk/bin/python';
const JARS = '../../java/target/*:../../java/target/dependency/*';

/** How a user of each language builds on the SDK, and runs what is built. */
export const STORIES: readonly Story[] = [
  {
    language: 'typescript',
    needs: [],
    build: [
      command(NODE, TSC, '-p', '../../typescript'),
      command('npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'),
      command(NODE, TSC),
    ],
    tell: command(NODE, 'dist/story.js'),
  },
  {
    language: 'python',
    needs: [command('python3', '-c', 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 10))')],
    build: [
      command('python3', '-m', 'venv', '../../../.venv/sdk'),
      command(
        PYTHON,
        '-m',
        'pip',
        'install',
        '--quiet',
        '--disable-pip-version-check',
        '../../python',
        'mypy==1.19.0',
      ),
      command(PYTHON, '-m', 'mypy', '--strict', '--cache-dir=../../../.venv/sdk/mypy', 'story.py'),
    ],
    tell: command(PYTHON, 'story.py'),
  },
  {
    language: 'java',
    needs: [command('javac', '-version'), command('mvn', '-v')],
    build: [
      command('mvn', '-B', '-q', '-f', '../../java', 'package', '-DskipTests', '-Dmaven.javadoc.skip=true'),
      command(
        'javac',
        '-encoding',
        'UTF-8',
        '-Xlint:all,-processing',
        '-Werror',
        '-cp',
        JARS,
        '-d',
        'classes',
        'Story.java',
      ),
    ],
    tell: command(
      'java',
      '-Dstdout.encoding=UTF-8',
      '-Dfile.encoding=UTF-8',
      '-cp',
      `classes:${JARS}`,
      'Story',
    ),
  },
  {
    language: 'go',
    needs: [command('go', 'version')],
    build: [command('go', 'vet', './...'), command('go', 'build', '-o', 'story', '.')],
    tell: command('./story'),
  },
];
