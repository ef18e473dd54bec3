import { itemMeanings } from '../../compiler/manifest/meaning.ts';
import type { Version } from './change.ts';
import type { Declared, DeclaredKind } from './declared.ts';

/** Names of the earlier version that have another name in the later one. */
export type Renames = ReadonlyMap<string, string>;

/**
 * The kind of key under which the meaning of a declaration is found; null for a declaration without a meaning of its
 * own.
 */
const FAMILIES: Readonly<Record<DeclaredKind, 'parameter' | 'input' | 'step' | 'table' | 'calendar' | null>> =
  {
    scheme: null,
    unit: 'parameter',
    param: 'parameter',
    input: 'input',
    history: 'input',
    flag: 'input',
    mark: null,
    let: 'step',
    base: 'step',
    total: 'step',
    perception: 'step',
    deduction: 'step',
    employer: null,
    deductions: null,
    profile: null,
    calendar: 'calendar',
    part: 'step',
    table: 'table',
    warn: null,
    refuse: null,
    check: null,
  };

/** The computation of each declaration of a version, as a text that can be compared. */
export class Meanings {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #renames: Renames;

  private constructor(texts: ReadonlyMap<string, string>, renames: Renames) {
    this.#texts = texts;
    this.#renames = renames;
  }

  static of(version: Version): Meanings {
    return new Meanings(itemMeanings(version.ir), new Map());
  }

  /** The same, where the names of `renames` are read as the new ones. */
  renamed(renames: Renames): Meanings {
    return new Meanings(this.#texts, renames);
  }

  /** null for what has no meaning of its own, such as a mark. */
  find({ kind, name }: Declared): string | null {
    if (kind === 'warn' || kind === 'refuse') return this.#notices(name);
    const family = FAMILIES[kind];
    const text = family === null ? undefined : this.#texts.get(`${family} ${name}`);
    return text === undefined ? null : renamedIds(text, this.#renames);
  }

  /** The meaning of all notices of one code, since their names do not tell them apart. */
  #notices(name: string): string {
    const [code = ''] = name.split(' ');
    const same = [...this.#texts].filter(([key]) => key.startsWith(`notice ${code} `));
    return renamedIds(same.flat().join(' '), this.#renames);
  }
}

function renamedIds(text: string, renames: Renames): string {
  if (renames.size === 0) return text;
  return text.replace(/"([^"\\]+)"/g, (_quoted, id: string) => `"${renames.get(id) ?? id}"`);
}

/** A text of the earlier version with the names that the later one uses. */
export function withNewNames(text: string, renames: Renames): string {
  if (renames.size === 0) return text;
  return text.replace(/[A-Za-z_][A-Za-z0-9_]*/g, (word) => renames.get(word) ?? word);
}

/**
 * Finds removed declarations that live on under another name: of the same kind, and of the same meaning once the name
 * is read as the new one; failing that, with the same label.
 */
export function findRenames(
  before: Meanings,
  removed: readonly Declared[],
  after: Meanings,
  added: readonly Declared[],
): Renames {
  const renames = new Map<string, string>();
  const taken = new Set<Declared>();
  const tests = [
    (was: Declared, is: Declared) => {
      const meaning = before.renamed(new Map([...renames, [was.name, is.name]])).find(was);
      return meaning !== null && meaning === after.find(is);
    },
    (was: Declared, is: Declared) => was.label !== null && was.label === is.label,
  ];
  for (const isSame of tests) {
    for (const was of removed) {
      if (renames.has(was.name)) continue;
      const found = added.find((is) => is.kind === was.kind && !taken.has(is) && isSame(was, is));
      if (found === undefined) continue;
      taken.add(found);
      renames.set(was.name, found.name);
    }
  }
  return renames;
}
