/**
 * The packages of the engine: which file belongs to which, and what each says of itself. What a package needs of others
 * stands in the package.json of its workspace, packages/NAME.
 */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.ts';

export const SCOPE = '@payroll-engine';

export interface EnginePackage {
  readonly name: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly node: string;
  /**
   * Folders of the compiled sources that it holds, and the folder of the package that each becomes. Of two that hold a
   * file, the inner one decides.
   */
  readonly houses: Readonly<Record<string, string>>;
  /** What is imported by the name of the package alone. */
  readonly entry: string;
  /** Files of the repository that its code reads, by their places in the package. */
  readonly files: readonly string[];
  /** Packages that are used where somebody installs them. */
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
  optional: [],
  bin: {},
  sideEffects: false,
};

/** The pages of the manual for those who write rules, whose places in the package are those of the repository. */
const MANUAL = ['authoring', 'curves', 'glossary', 'history', 'packages', 'rules-site', 'run-all', 'trace'];

export const COMPILER: EnginePackage = {
  name: `${SCOPE}/compiler`,
  description:
    'The compiler of payroll rule files and the payroll command: check, test, compile, diff, explain, document.',
  keywords: ['payroll', 'rules', 'compiler', 'dsl', 'latin-america'],
  node: '>=24',
  houses: { dsl: 'dsl', compiler: 'compiler', workbench: 'workbench', threads: 'threads', bin: 'bin' },
  entry: 'workbench/library/index.js',
  files: [
    'workbench/docs/style.css',
    'packages/compiler/payroll.js',
    'dsl/README.md',
    ...MANUAL.map((page) => `docs/${page}.md`),
    ...readdirSync(join(ROOT, 'docs/errors')).map((page) => `docs/errors/${page}`),
  ],
  optional: [`${SCOPE}/service`, `${SCOPE}/studio`],
  bin: { payroll: 'payroll.js' },
  sideEffects: ['./payroll.js', './bin/*.js', './workbench/**/worker.js', './threads/thread-start.js'],
};

export const STUDIO: EnginePackage = {
  name: `${SCOPE}/studio`,
  description: 'What payroll lsp and payroll studio need: the language server of rule files, and the page.',
  keywords: ['payroll', 'rules', 'language-server', 'studio', 'latin-america'],
  node: '>=24',
  houses: {
    studio: 'studio',
    'workbench/studio': 'workbench/studio',
    'workbench/edited-law': 'workbench/edited-law',
    'workbench/language-server': 'workbench/language-server',
  },
  entry: 'workbench/studio/studio-files.js',
  files: ['workbench/studio/studio.css', 'docs/studio.md'],
  optional: [],
  bin: {},
  sideEffects: ['./studio/main.js', './studio/*-worker.js'],
};

export const SERVICE: EnginePackage = {
  name: `${SCOPE}/service`,
  description:
    'The payroll service: compiled rules over HTTP, with stored, verifiable payslips on SQLite or PostgreSQL.',
  keywords: ['payroll', 'service', 'openapi', 'latin-america'],
  node: '>=24',
  houses: { server: 'server' },
  entry: 'server/library/index.js',
  files: [
    'docs/operations.md',
    'docs/payout-provider.md',
    'docs/scale.md',
    'spec/openapi.yaml',
    'spec/examples.json',
    'generated/openapi.json',
    'generated/openapi-3.0.json',
    'packages/service/payroll.js',
    ...['scalar.js.br', 'origin.json', 'LICENSE.txt'].map((file) => `server/http/viewer/${file}`),
  ],
  // Traces, metrics, and the reader of a contract that was changed after `make generate`.
  optional: [
    ...['api', 'exporter-trace-otlp-http', 'resources', 'sdk-trace'].map((name) => `@opentelemetry/${name}`),
    'prom-client',
    'yaml',
  ],
  bin: { payroll: 'payroll.js' },
  sideEffects: ['./payroll.js'],
};

export const ENGINE_PACKAGES: readonly EnginePackage[] = [RUNTIME, COMPILER, STUDIO, SERVICE];

/** A compiled file in its package. */
export interface Owned {
  readonly package: EnginePackage;
  readonly path: string;
}

/** Houses with their packages, inner folders first. */
const HOUSES = ENGINE_PACKAGES.flatMap((one) =>
  Object.entries(one.houses).map(([house, folder]) => ({ package: one, house: `${house}/`, folder })),
).toSorted((a, b) => b.house.length - a.house.length);

/** The package that a file of the compiled sources belongs to: `runtime/numbers/exact.js`. */
export function ownerOf(file: string): Owned {
  const found = HOUSES.find(({ house }) => file.startsWith(house));
  if (found === undefined) throw new Error(`${file} belongs to no package`);
  return { package: found.package, path: `${found.folder}/${file.slice(found.house.length)}` };
}

/** How another package imports a file: by the name alone where it is the entry. */
export function importedAs({ package: one, path }: Owned): string {
  return path === one.entry ? one.name : `${one.name}/internal/${path}`;
}
