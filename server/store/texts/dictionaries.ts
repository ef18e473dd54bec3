import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { type Clock, timestamp } from '../../clock.ts';
import { persisted } from '../database/persistence.ts';
import { isReferenceLost } from '../database/write-failures.ts';

interface DictionaryRow {
  readonly fingerprint: Uint8Array;
  readonly rule_fingerprint: string;
  readonly schema_version: number;
  readonly kind: DictionaryKind;
  readonly content: Uint8Array;
  readonly stored_at: string;
}

/** The zstd dictionary for the texts of one rule file. It is named by its SHA-256 and never changes. */
export interface Dictionary {
  readonly fingerprint: Uint8Array;
  readonly bytes: Buffer;
}

/** Payslips that read values of earlier ones have other steps in their trace: they have a dictionary of their own. */
export type DictionaryKind = 'usual' | 'history';

/** A text like those of the rows, without anybody's data. */
export interface DictionaryText {
  readonly kind: DictionaryKind;
  readonly make: () => string;
}

/** The way to make a dictionary for a rule file that has none stored yet. */
interface DictionaryMaking {
  readonly writer: Knex;
  readonly clock: Clock;
  /** The shape of the answers: another one is another dictionary. */
  readonly schemaVersion: number;
  /** The text nearest to payslips of this kind; null where the rules have none. */
  readonly textFor: (ruleFingerprint: string, kind: DictionaryKind) => DictionaryText | null;
}

/** The dictionaries that new rows are compressed under: those of each rule file that has worked payslips. */
export class Dictionaries {
  readonly #by: DictionaryMaking;
  readonly #known = new Map<string, Promise<Dictionary | null>>();

  constructor(by: DictionaryMaking) {
    this.#by = by;
  }

  /** The dictionary of a rule file, stored before the first row can be; null where rows are compressed without one. */
  ofRules(ruleFingerprint: string, kind: DictionaryKind): Promise<Dictionary | null> {
    const name = `${ruleFingerprint} ${kind}`;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const text = this.#by.textFor(ruleFingerprint, kind);
    const found =
      text === null ? Promise.resolve(null) : persisted(() => this.#findOrStore(ruleFingerprint, text));
    this.#known.set(name, found);
    found.catch(() => this.#known.delete(name));
    return found;
  }

  /**
   * Makes and stores rows. Where the database was restored to a time before a dictionary that is remembered here, what
   * is remembered is forgotten, and the rows are made and stored once more.
   */
  async storing<T>(store: () => Promise<T>): Promise<T> {
    try {
      return await store();
    } catch (error) {
      if (!isReferenceLost(error)) throw error;
      this.#known.clear();
      return store();
    }
  }

  /** One that is stored counts, whoever stored it and however this version would make it. */
  async #findOrStore(rule_fingerprint: string, { kind, make }: DictionaryText): Promise<Dictionary> {
    const { writer, clock, schemaVersion: schema_version } = this.#by;
    const stored = () =>
      writer<DictionaryRow>('dictionaries').where({ rule_fingerprint, schema_version, kind }).first();
    const known = await stored();
    if (known !== undefined) return remember(known);
    const content = Buffer.from(make());
    const row = { fingerprint: fingerprintOf(content), rule_fingerprint, schema_version, kind, content };
    try {
      await writer<DictionaryRow>('dictionaries').insert({ ...row, stored_at: timestamp(clock) });
    } catch (error) {
      // Another process may have stored one in the meantime; which constraint says so depends on the engine.
      const others = await stored();
      if (others === undefined) throw error;
      return remember(others);
    }
    return remember(row);
  }
}

/** By the hex digits of their fingerprints, in whichever database: the same fingerprint is the same dictionary. */
const KNOWN = new Map<string, Dictionary>();

/** The dictionary that a row names. Throws when it is not stored, or is not what its fingerprint says. */
export async function findDictionary(db: Knex, fingerprint: Uint8Array): Promise<Dictionary> {
  const name = nameOf(fingerprint);
  const known = KNOWN.get(name);
  if (known !== undefined) return known;
  const row = await persisted(() =>
    db<DictionaryRow>('dictionaries')
      .where({ fingerprint: Buffer.from(fingerprint) })
      .first(),
  );
  if (row === undefined) throw new Error(`there is no dictionary ${name}`);
  return remember(row);
}

/** The names of all that are stored, each with what its bytes hash to. */
export async function hashDictionaries(
  db: Knex,
): Promise<readonly { readonly name: string; readonly found: string }[]> {
  const rows = await db<DictionaryRow>('dictionaries')
    .orderBy('fingerprint')
    .select('fingerprint', 'content');
  return rows.map(({ fingerprint, content }) => ({
    name: nameOf(fingerprint),
    found: nameOf(fingerprintOf(content)),
  }));
}

function remember({ fingerprint, content }: Pick<DictionaryRow, 'fingerprint' | 'content'>): Dictionary {
  const name = nameOf(fingerprint);
  const found = nameOf(fingerprintOf(content));
  if (found !== name) throw new Error(`the dictionary ${name} hashes to ${found}`);
  const dictionary = KNOWN.get(name) ?? { fingerprint, bytes: Buffer.from(content) };
  KNOWN.set(name, dictionary);
  return dictionary;
}

function fingerprintOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}

function nameOf(fingerprint: Uint8Array): string {
  return `sha256:${Buffer.from(fingerprint).toString('hex')}`;
}
