import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment } from 'jest-environment-node';

/**
 * Gives every test file a temporary folder of its own and removes it after the last hook of the file. What the
 * tests and the processes that they start put under `os.tmpdir()` lies in it, also what a killed one left.
 */
export default class TemporaryFolderEnvironment extends TestEnvironment {
  readonly #before: string | undefined;
  readonly #folder: string;

  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    const before = process.env.TMPDIR;
    const folder = mkdtempSync(join(tmpdir(), `${basename(context.testPath, '.test.ts')}-`));
    // A database server that a test starts runs under another user, who must be able to enter.
    chmodSync(folder, 0o755);
    // Set before the tests' own copy of the environment is made.
    process.env.TMPDIR = folder;
    super(config, context);
    this.#before = before;
    this.#folder = folder;
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    if (this.#before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = this.#before;
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
