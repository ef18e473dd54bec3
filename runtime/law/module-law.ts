import type { ExecutableIr } from '../ir/executable-ir.ts';
import type { Manifest } from '../module/manifest.ts';
import { once } from '../module/once.ts';
import type { DatedValue } from '../module/parameter.ts';
import type { Table } from '../module/table.ts';
import type { Calendar } from '../module/working-days.ts';
import type { LawJson } from './law-json.ts';
import { parameterOf, readIr, tablesOf } from './read-ir.ts';
import { type ModuleHead, readManifest } from './read-manifest.ts';

function byId<T>(all: readonly T[], idOf: (one: T) => string): (id: string) => T {
  const known = new Map(all.map((one) => [idOf(one), one]));
  return (id) => {
    const found = known.get(id);
    if (found === undefined) throw new RangeError(`the law of a module lacks ${id}`);
    return found;
  };
}

/**
 * The law beside the code of a module, which is read once, when something of it is first needed. Throws then where it is
 * the law of another rule file.
 */
export class ModuleLaw {
  /** `sha256:` and 64 hex digits over the bytes of the law. */
  readonly digest: string;
  readonly manifest: Manifest;
  /** What the file holds. */
  readonly json: () => LawJson;
  readonly ir: () => ExecutableIr;
  readonly #parameters: () => (id: string) => { readonly rows: readonly DatedValue[] };
  readonly #tables: () => (id: string) => Table;
  readonly #calendars: () => (id: string) => Calendar;

  constructor(head: ModuleHead, digest: string, read: () => LawJson) {
    const json = once(() => {
      const law = read();
      if (law.fingerprint === head.fingerprint) return law;
      throw new Error(`the law beside the code of ${head.path} is another one: run payroll compile`);
    });
    this.digest = digest;
    this.json = json;
    this.manifest = readManifest(head, json);
    this.ir = once(() => readIr(json(), head));
    this.#parameters = once(() => byId(json().parameters.map(parameterOf), ({ id }) => id));
    this.#tables = once(() => byId(tablesOf(json()), ({ id }) => id));
    this.#calendars = once(() => byId(json().calendars, ({ id }) => id));
  }

  /** The dated values of a parameter. */
  rows(parameter: string): readonly DatedValue[] {
    return this.#parameters()(parameter).rows;
  }

  table(id: string): Table {
    return this.#tables()(id);
  }

  calendar(id: string): Calendar {
    return this.#calendars()(id);
  }
}
