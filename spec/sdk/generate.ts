import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readDocument } from '../../server/http/read-document.ts';
import { clientDocument } from './client-document.ts';
import { LANGUAGES } from './languages.ts';
import { pythonDocument } from './python-document.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const BUILD = `${ROOT}sdk-build`;
/** What the generators add for services and tools that this project does not use. */
const CLUTTER = [
  'git_push.sh',
  'tox.ini',
  'setup.py',
  'setup.cfg',
  'requirements.txt',
  'test-requirements.txt',
  'tsconfig.esm.json',
  'build.gradle',
  'build.sbt',
  'settings.gradle',
  'gradle*',
  'gradle/**',
  'api/**',
  'src/main/AndroidManifest.xml',
  '.travis.yml',
  '.gitlab-ci.yml',
  '.github/**',
  '.gitignore',
  '.npmignore',
];
/** Where the document stands that a language is generated from. */
const documentOf = (language: string) => `${BUILD}/generator/${language}-openapi.json`;

function run(command: string, args: readonly string[], quiet = false): boolean {
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8' });
  const succeeded = error === undefined && status === 0;
  if (!succeeded && !quiet) process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  return succeeded;
}

function require(condition: boolean, message: string): void {
  if (condition) return;
  process.stderr.write(`make sdk: ${message}\n`);
  process.exit(1);
}

/** The wrapper's own download works on few networks: the jar comes through Maven, to where the wrapper looks. */
function ensureGenerator(): void {
  const settings = JSON.parse(readFileSync(`${ROOT}openapitools.json`, 'utf8'))['generator-cli'];
  const jar = `${ROOT}${settings.storageDir}/${settings.version}.jar`;
  if (existsSync(jar)) return;
  require(run('mvn', ['-v'], true), 'Maven is missing: it brings the generator; install the package maven.');
  const artifact = `org.openapitools:openapi-generator-cli:${settings.version}`;
  const fetched = run('mvn', [
    '-B',
    '-q',
    'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy',
    `-Dartifact=${artifact}`,
    `-DoutputDirectory=${BUILD}/generator`,
  ]);
  require(fetched, `Maven could not fetch ${artifact}.`);
  renameSync(`${BUILD}/generator/openapi-generator-cli-${settings.version}.jar`, jar);
}

/** The settings of a language with what all share; the version is that of the release. */
function settingsOf(language: string, version: string): string {
  const { additionalProperties, ...own } = JSON.parse(
    readFileSync(`${ROOT}spec/sdk/${language}/generator.json`, 'utf8'),
  );
  const file = `${BUILD}/generator/${language}.json`;
  const settings = {
    ...own,
    inputSpec: documentOf(language),
    outputDir: `${BUILD}/${language}`,
    globalProperties: { apis: '', models: '', supportingFiles: '', apiTests: 'false', modelTests: 'false' },
    openapiGeneratorIgnoreList: CLUTTER,
    additionalProperties: {
      ...additionalProperties,
      [own['x-version-property'] ?? 'packageVersion']: version,
      hideGenerationTimestamp: true,
    },
  };
  writeFileSync(file, JSON.stringify(settings, null, 2));
  return file;
}

/** What is written by hand: packaging, webhooks, the readme. It may name the version. */
function addOwnFiles(language: string, version: string): void {
  const own = `${ROOT}spec/sdk/${language}/files`;
  for (const file of readdirSync(own, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const from = `${file.parentPath}/${file.name}`;
    const to = `${BUILD}/${language}${from.slice(own.length)}`;
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, readFileSync(from, 'utf8').replaceAll('{{version}}', version));
  }
}

/** The version of the release, which the SDKs have, too. */
function releasedVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
  return version;
}

const contract = readDocument();
require(run(
  'java',
  ['-version'],
  true,
), 'Java is missing: the generator runs on it; install a JDK from 17 on.');
mkdirSync(`${BUILD}/generator`, { recursive: true });
ensureGenerator();
for (const language of LANGUAGES) rmSync(`${BUILD}/${language}`, { recursive: true, force: true });
for (const language of LANGUAGES) {
  const document = language === 'python' ? pythonDocument(contract) : clientDocument(contract);
  writeFileSync(documentOf(language), JSON.stringify(document, null, 2));
}
const files = LANGUAGES.map((language) => settingsOf(language, releasedVersion()));
const generated = run('node_modules/.bin/openapi-generator-cli', ['batch', '--threads', '2', ...files]);
require(generated, 'the generator failed.');
for (const language of LANGUAGES) addOwnFiles(language, releasedVersion());
process.stdout.write(`${LANGUAGES.map((language) => `sdk-build/${language}`).join('\n')}\n`);
