import type { Config, TestContext } from '@jest/reporters';
import { contractOperations } from '../server/contract-operations.ts';
import { closeNotes, openNotes } from './exercised.ts';

/**
 * Prints which statuses of which operations the tests saw, and fails a whole run on one database that did not
 * see all that the contract promises. A run of chosen tests only prints.
 */
export default class ContractCoverageReporter {
  readonly #isWhole: boolean;
  #missing: readonly string[] = [];

  constructor(config: Config.GlobalConfig) {
    this.#isWhole = config.testPathPatterns.patterns.length === 0 && config.testNamePattern === undefined;
  }

  onRunStart(): void {
    openNotes();
  }

  onRunComplete(contexts: ReadonlySet<TestContext>): void {
    const notes = closeNotes();
    const databases = [...contexts].map(({ config }) => config.displayName?.name ?? '');
    const lines = databases.flatMap((database) => this.#report(database, notes));
    const verdict = this.#missing.length === 0 ? [] : ['The run fails: some answers were never seen.'];
    if (lines.length > 0) process.stderr.write(`\n${[...lines, ...verdict].join('\n')}\n`);
  }

  /** Jest fails the run when there is one. */
  getLastError(): Error | undefined {
    if (this.#missing.length === 0) return undefined;
    return new Error(`no test saw these answers of the contract:\n  ${this.#missing.join('\n  ')}`);
  }

  #report(database: string, notes: ReadonlySet<string>): readonly string[] {
    const isSilent = ![...notes].some((note) => note.startsWith(database));
    if (isSilent && !this.#isWhole) return [];
    const rows = contractOperations().map(({ id, statuses }) => ({
      id,
      seen: statuses.filter((status) => notes.has(`${database} ${id} ${status}`)),
      unseen: statuses.filter((status) => !notes.has(`${database} ${id} ${status}`)),
    }));
    if (this.#isWhole) {
      const missing = rows.flatMap(({ id, unseen }) =>
        unseen.map((status) => `${database}: ${id} ${status}`),
      );
      this.#missing = [...this.#missing, ...missing];
    }
    const width = Math.max(...rows.map(({ id }) => id.length));
    return [
      `Answers of the contract seen on ${database}:`,
      ...rows.map(({ id, seen, unseen }) => {
        const rest = unseen.length === 0 ? '' : `  (not seen: ${unseen.join(' ')})`;
        return `  ${id.padEnd(width)}  ${seen.join(' ')}${rest}`;
      }),
    ];
  }
}
