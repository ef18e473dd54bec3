import type { Knex } from 'knex';
import type { RuleModule } from '../../runtime/module.ts';
import { sha256 } from '../digest.ts';
import { findSource } from '../store/audit/stored-records.ts';

/** Rules that can be run, or why there are none. */
export type SourceRules =
  | { readonly kind: 'rules'; readonly module: RuleModule }
  | { readonly kind: 'refused'; readonly reason: string };

/** Compiles a rule file from its bytes; the service itself has no compiler. */
export type CompileSource = (bytes: Uint8Array, path: string) => Promise<SourceRules>;

/** The stored rule sources by their fingerprints, each compiled once and only when it is needed. */
export class StoredRules {
  readonly #db: Knex;
  readonly #compile: CompileSource;
  readonly #known = new Map<string, Promise<SourceRules>>();

  constructor(db: Knex, compile: CompileSource) {
    this.#db = db;
    this.#compile = compile;
  }

  find(fingerprint: string): Promise<SourceRules> {
    const known = this.#known.get(fingerprint) ?? this.#load(fingerprint);
    this.#known.set(fingerprint, known);
    return known;
  }

  async #load(fingerprint: string): Promise<SourceRules> {
    const stored = await findSource(this.#db, fingerprint);
    if (stored === undefined) return refused(`there is no rule source ${fingerprint}`);
    const { source, path } = stored;
    const found = sha256(source);
    if (found !== fingerprint) return refused(`the stored source of ${path} hashes to ${found}`);
    const rules = await this.#compile(source, path);
    if (rules.kind === 'rules') return rules;
    return refused(`today's compiler refuses the stored source of ${path}: ${rules.reason}`);
  }
}

function refused(reason: string): SourceRules {
  return { kind: 'refused', reason };
}
