/** Clients that the tools of others generate from the published contract in OpenAPI 3.0.3. */
import { type Command, command } from './commands.ts';

export interface Generator {
  readonly name: string;
  /** Run one after another in a copy of the folder of the language, beside `openapi-3.0.json`. */
  readonly commands: readonly Command[];
}

const DOCUMENT = 'openapi-3.0.json';
const PIP = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', 'requirements.txt'];

/** Each generates a client and compiles a program that uses the main operations with it. */
export const GENERATORS: readonly Generator[] = [
  {
    name: 'python',
    commands: [
      command('python3', '-m', 'venv', 'environment'),
      command('environment/bin/python', ...PIP),
      command(
        'environment/bin/openapi-python-client',
        'generate',
        '--path',
        DOCUMENT,
        '--meta',
        'none',
        '--output-path',
        'contract',
        '--config',
        'config.yml',
        '--fail-on-warning',
      ),
      command('environment/bin/python', '-m', 'compileall', '-q', 'contract'),
      command('environment/bin/python', 'use.py'),
    ],
  },
  {
    name: 'go',
    commands: [
      command(
        'go',
        'run',
        'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2',
        '-generate',
        'types,client',
        '-package',
        'contract',
        '-o',
        'contract.go',
        DOCUMENT,
      ),
      command('go', 'mod', 'tidy'),
      command('go', 'vet', './...'),
    ],
  },
  {
    name: 'typescript',
    commands: [
      command('npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'),
      command('node_modules/.bin/openapi-typescript', DOCUMENT, '-o', 'contract.ts'),
      command(
        'node_modules/.bin/tsc',
        '--noEmit',
        '--strict',
        '--exactOptionalPropertyTypes',
        '--noUncheckedIndexedAccess',
        '--module',
        'nodenext',
        'use.ts',
      ),
    ],
  },
];
