import { availableParallelism } from 'node:os';
import { setImmediate as others } from 'node:timers/promises';
import { RUNTIME } from '../../runtime/address.ts';
import { moduleBeside, ThreadPool, UnreadableModule } from '../../threads/thread-pool.ts';
import { rowsList } from '../body/batch-rows.ts';
import type { RowsContract } from '../body/row-by-row.ts';
import type { RuleCatalog } from '../payroll/rule-catalog.ts';
import { moduleAddresses, type RuleFolder } from '../rules/rule-folder.ts';
import {
  type RulesInFile,
  receivedError,
  type WorkAnswer,
  type WorkOrder,
  type WorkSetup,
} from './messages.ts';
import { CARRY_OUT, type Kind, type Tools, type Works } from './orders.ts';

/** For whom an order is carried out. */
export interface Waiting {
  readonly clientId: string;
  /** Aborted when nobody waits for the answer any more; its reason is what the order rejects with. */
  readonly signal: AbortSignal | null;
}

interface WorkersOptions {
  readonly folders: readonly RuleFolder[];
  readonly catalog: RuleCatalog;
  readonly rows: RowsContract;
  /** Told once of rules whose file is no longer what the service has loaded: their work stays on the thread that answers. */
  readonly onUnreadable?: (fingerprints: readonly string[]) => void;
  readonly threads?: number;
}

/** This thread has loaded the module before its file was changed. */
function changedIfUnreadable(reason: unknown): { readonly kind: 'changed' } {
  if (reason instanceof UnreadableModule) return { kind: 'changed' };
  throw reason;
}

/** One processor is left to the thread that answers. */
function usualWorkers(): number {
  return Math.max(1, availableParallelism() - 1);
}

/** The old generation holds the rules that were asked for and the text of one large body. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/**
 * Carries out what takes longer than a payslip or two in threads, in turns of clients. Rules that lie in no file are known to
 * this thread alone; it carries out their orders itself.
 */
export class Workers {
  /** So many orders of one request are at work at once. */
  readonly atOnce: number;
  readonly #pool: ThreadPool<WorkOrder, WorkAnswer>;
  readonly #addresses: ReadonlyMap<string, string>;
  readonly #here: Omit<Tools, 'turn'>;
  readonly #onUnreadable: WorkersOptions['onUnreadable'];
  readonly #told = new Set<string>();

  constructor({ folders, catalog, rows, onUnreadable, threads = usualWorkers() }: WorkersOptions) {
    this.#onUnreadable = onUnreadable;
    const setup: WorkSetup = { rows };
    const module = moduleBeside('thread', import.meta.url);
    this.#pool = new ThreadPool({ module, setup, threads, limits: LIMITS });
    this.atOnce = threads + 1;
    this.#addresses = new Map(folders.flatMap((folder) => [...moduleAddresses(folder)]));
    this.#here = {
      module: (fingerprint) => catalog.ofFingerprint(fingerprint),
      rows: rowsList(rows),
    };
  }

  /** Starts a thread and compiles the schema of a row, which the first order would wait for. */
  warmUp(): void {
    this.#pool.warmUp();
    this.#here.rows.rules();
  }

  stop(): Promise<void> {
    return this.#pool.stop();
  }

  /** Carries out an order under rules of these fingerprints in a thread. Rejects with what the order throws. */
  async run<K extends Kind>(
    kind: K,
    order: Works[K]['order'],
    fingerprints: readonly string[],
    { clientId, signal }: Waiting,
  ): Promise<Works[K]['answer']> {
    const rules = this.#inFiles(fingerprints);
    if (rules === null) return this.runHere(kind, order, signal);
    const imports = [RUNTIME, ...rules.map(({ address }) => address)].filter((one) => one.endsWith('.ts'));
    const answer = await this.#pool
      .run<WorkAnswer<K>>({ kind, order, rules }, { client: clientId, signal, imports })
      .catch(changedIfUnreadable);
    if (answer.kind === 'changed') {
      this.#tellUnreadable(fingerprints);
      return this.runHere(kind, order, signal);
    }
    if (answer.kind === 'refused') throw receivedError(answer.error);
    return answer.answer;
  }

  /**
   * Carries out an order that is no longer than a payslip or two. Rejects with the reason of the signal between two pieces when
   * it is aborted.
   */
  async runHere<K extends Kind>(
    kind: K,
    order: Works[K]['order'],
    signal: AbortSignal | null = null,
  ): Promise<Works[K]['answer']> {
    signal?.throwIfAborted();
    const turn = async () => {
      await others();
      signal?.throwIfAborted();
    };
    return (await CARRY_OUT[kind](order, { ...this.#here, turn })).answer;
  }

  #tellUnreadable(fingerprints: readonly string[]): void {
    const fresh = fingerprints.filter((one) => !this.#told.has(one));
    if (fresh.length === 0) return;
    for (const one of fresh) this.#told.add(one);
    this.#onUnreadable?.(fresh);
  }

  #inFiles(fingerprints: readonly string[]): readonly RulesInFile[] | null {
    const found: RulesInFile[] = [];
    for (const fingerprint of new Set(fingerprints)) {
      const address = this.#addresses.get(fingerprint);
      if (address === undefined) return null;
      found.push({ fingerprint, address });
    }
    return found;
  }
}
