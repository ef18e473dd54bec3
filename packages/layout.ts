/** The packages of the engine: which file belongs to which, and what each says of itself. */

export const SCOPE = '@payroll-engine';

export interface EnginePackage {
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly node: string;
  /** Folders of the compiled sources that it holds, and the folder of the package that each becomes. */
  readonly houses: Readonly<Record<string, string>>;
  /** What is imported by the name of the package alone. */
  readonly entry: string;
  /** Files of the repository that its code reads, by their places in the package. */
  readonly files: readonly string[];
  /** Libraries that are loaded by name, or stand only in declarations. */
  readonly alsoNeeds: readonly string[];
  /** Engine packages that are used where they are installed. */
  readonly optional: readonly string[];
  readonly bin: Readonly<Record<string, string>>;
  readonly sideEffects: false | readonly string[];
}

export const RUNTIME: EnginePackage = {
  name: `${SCOPE}/runtime`,
  description:
    'What compiled payroll rules run on: exact amounts, traces, curves. No dependencies; Node.js and browsers.',
  keywords: ['payroll', 'rules', 'exact', 'decimal', 'latin-america'],
  node: '>=20',
  houses: { runtime: 'lib' },
  entry: 'lib/index.js',
  files: [],
  alsoNeeds: [],
  optional: [],
  bin: {},
  sideEffects: false,
};

export const COMPILER: EnginePackage = {
  name: `${SCOPE}/compiler`,
  description:
    'The compiler of payroll rule files and the payroll command: check, test, compile, diff, explain, document.',
  keywords: ['payroll', 'rules', 'compiler', 'dsl', 'latin-america'],
  node: '>=24',
  houses: {
    dsl: 'dsl',
    compiler: 'compiler',
    workbench: 'workbench',
    threads: 'threads',
    studio: 'studio',
    bin: 'bin',
  },
  entry: 'workbench/library/index.js',
  files: ['workbench/docs/style.css', 'workbench/studio/studio.css', 'packages/compiler/payroll.js'],
  alsoNeeds: [],
  optional: [`${SCOPE}/service`],
  bin: { payroll: 'payroll.js' },
  sideEffects: [
    './payroll.js',
    './bin/*.js',
    './workbench/**/worker.js',
    './studio/main.js',
    './studio/curve-worker.js',
    './threads/thread-start.js',
  ],
};

export const SERVICE: EnginePackage = {
  name: `${SCOPE}/service`,
  description:
    'The payroll service: compiled rules over HTTP, with stored, verifiable payslips on SQLite or PostgreSQL.',
  keywords: ['payroll', 'service', 'openapi', 'latin-america'],
  node: '>=24',
  houses: { server: 'server' },
  entry: 'server/library/index.js',
  files: ['spec/openapi.yaml', 'spec/examples.json', 'generated/openapi.json', 'packages/service/payroll.js'],
  alsoNeeds: ['@scalar/api-reference', 'sqlite3', 'pg', 'yaml', '@types/koa', `${SCOPE}/compiler`],
  optional: [],
  bin: { payroll: 'payroll.js' },
  sideEffects: ['./payroll.js'],
};

export const ENGINE_PACKAGES: readonly EnginePackage[] = [RUNTIME, COMPILER, SERVICE];

/** A compiled file in its package. */
export interface Owned {
  readonly package: EnginePackage;
  readonly path: string;
}

/** The package that a file of the compiled sources belongs to: `runtime/numbers/exact.js`. */
export function ownerOf(file: string): Owned {
  const [house = '', ...rest] = file.split('/');
  for (const one of ENGINE_PACKAGES) {
    const folder = one.houses[house];
    if (folder !== undefined) return { package: one, path: [folder, ...rest].join('/') };
  }
  throw new Error(`${file} belongs to no package`);
}

/** How another package imports a file: by the name alone where it is the entry. */
export function importedAs({ package: one, path }: Owned): string {
  return path === one.entry ? one.name : `${one.name}/internal/${path}`;
}
