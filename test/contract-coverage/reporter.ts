import type { Config, TestContext } from '@jest/reporters';
import { contractOperations } from '../server/contract-operations.ts';
import { closeNotes, openNotes } from './exercised.ts';

/** The databases whose suites of this run have to see every answer. */
interface Options {
  readonly whole: readonly string[];
}

/**
 * Fails a run of all suites of a database in which no test saw some answer that the contract promises. A run of chosen
 * tests proves nothing about the contract, and says nothing about it.
 */
export default class ContractCoverageReporter {
  readonly #whole: readonly string[];
  #missing: readonly string[] = [];

  constructor({ testPathPatterns, testNamePattern }: Config.GlobalConfig, { whole }: Options) {
    const isOfChosen = testPathPatterns.patterns.length > 0 || testNamePattern !== undefined;
    this.#whole = isOfChosen ? [] : whole;
  }

  onRunStart(): void {
    openNotes();
  }

  onRunComplete(contexts: ReadonlySet<TestContext>): void {
    const notes = closeNotes();
    const databases = [...contexts].map(({ config }) => config.displayName?.name ?? '');
    this.#missing = databases
      .filter((database) => this.#whole.includes(database))
      .flatMap((database) =>
        contractOperations().flatMap(({ id, statuses }) =>
          statuses.map((status) => `${database} ${id} ${status}`),
        ),
      )
      .filter((answer) => !notes.has(answer));
    if (this.#missing.length > 0) process.stderr.write(`\n${this.#told()}\n`);
  }

  /** Jest fails the run when there is one. */
  getLastError(): Error | undefined {
    return this.#missing.length === 0 ? undefined : new Error(this.#told());
  }

  #told(): string {
    return `no test saw these answers of the contract:\n  ${this.#missing.join('\n  ')}`;
  }
}
