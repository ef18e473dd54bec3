import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { Manifest } from '../../../runtime/module.ts';
import { type Clock, timestamp } from '../../clock.ts';
import { sha256 } from '../../digest.ts';
import { OperatorError } from '../../operator-error.ts';
import type { RuleFolder } from '../../rules/rule-folder.ts';
import { persisted } from '../database/persistence.ts';
import { lockStart } from '../database/start-lock.ts';

interface RuleSourceRow {
  readonly fingerprint: string;
  readonly path: string;
  readonly country: string;
  readonly scheme: string;
  readonly dsl_version: string;
  readonly source: Uint8Array;
  readonly stored_at: string;
}

/** The bytes of a loaded rule file, which hash to the fingerprint of its module. */
interface RuleSource {
  readonly manifest: Manifest;
  readonly bytes: Uint8Array;
}

/** Reads the rule files of the modules of a folder. Throws when one is not what was compiled. */
export function readRuleSources({ modules, root }: RuleFolder): readonly RuleSource[] {
  return modules.map(({ manifest }) => {
    const bytes = readFileSync(join(root, manifest.path));
    const found = sha256(bytes);
    if (found === manifest.fingerprint) return { manifest, bytes };
    throw new OperatorError(
      `${manifest.path} is not the file that was compiled: it hashes to ${found}, the compiled rules ` +
        `say ${manifest.fingerprint}. Compile the rules again (payroll compile).`,
    );
  });
}

/**
 * Stores each source once, so that a calculation can be replayed when the file is long gone. Writes nothing when all are
 * stored, so that a process starts on a full disk.
 */
export async function storeRuleSources(
  writer: Knex,
  sources: readonly RuleSource[],
  clock: Clock,
): Promise<void> {
  await persisted(async () => {
    if ((await missing(writer, sources)).length === 0) return;
    await writer.transaction(async (trx) => {
      await lockStart(trx);
      for (const { manifest, bytes } of await missing(trx, sources)) {
        await trx<RuleSourceRow>('rule_sources').insert({
          fingerprint: manifest.fingerprint,
          path: manifest.path,
          country: manifest.country,
          scheme: manifest.scheme,
          dsl_version: manifest.version,
          source: bytes,
          stored_at: timestamp(clock),
        });
      }
    });
  });
}

/** Those that are not stored, each text once: two files of the same bytes are one source. */
async function missing(db: Knex, sources: readonly RuleSource[]): Promise<readonly RuleSource[]> {
  const known = new Set<string>(await db('rule_sources').pluck('fingerprint'));
  const different = new Map(sources.map((one) => [one.manifest.fingerprint, one]));
  return [...different.values()].filter(({ manifest }) => !known.has(manifest.fingerprint));
}
