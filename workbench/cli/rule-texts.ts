import { dirname as folderOf, join as joined } from 'node:path';
import { dirname, join } from 'node:path/posix';
import type { Siblings } from '../../compiler/consolidation/read-law.ts';
import { decode } from '../../dsl/decode.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import type { Source } from '../../dsl/text/source.ts';
import { countryFolder } from '../figures/places.ts';
import { figuresBeside, isOwnFile, type PayPath, readBytes } from './rule-files.ts';

/** A file as far as it can be read; `source` is null when its bytes are no text. */
export interface ReadFile {
  readonly path: PayPath;
  readonly bytes: Uint8Array;
  readonly source: Source | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a file as text. Bytes that are no text give diagnostics. */
export function readPayFile(path: PayPath): ReadFile {
  const bytes = readBytes(path);
  return { path, bytes, ...decode(path.shown, bytes) };
}

/** The texts of rule files, each read once: one command sees one state of the rules. */
export class RuleTexts {
  readonly #read = new Map<string, ReadFile>();
  readonly #earlier: RuleTexts | null;
  readonly #unread = new Map<string, Source>();
  /** The figures files by the folder of their country. */
  readonly #figures = new Map<string, readonly PayPath[]>();

  /** `earlier` texts that are still the same stay the same objects, so that nothing is found out of them again. */
  constructor(earlier: RuleTexts | null = null) {
    this.#earlier = earlier === null ? null : earlier.#withoutPast();
  }

  #withoutPast(): RuleTexts {
    const copy = new RuleTexts();
    for (const [path, read] of this.#read) copy.#read.set(path, read);
    return copy;
  }

  read(path: PayPath): ReadFile {
    const known = this.#read.get(path.absolute);
    if (known !== undefined) return known;
    const before = this.#earlier === null ? undefined : this.#earlier.#read.get(path.absolute);
    const same = before !== undefined && Buffer.compare(before.bytes, readBytes(path)) === 0;
    const read = same ? before : readPayFile(path);
    this.#read.set(path.absolute, read);
    return read;
  }

  /** The files that an amendment may name, and the figures of the country. */
  siblings(path: PayPath): Siblings {
    return {
      dated: (date) => {
        const absolute = joined(folderOf(path.absolute), `${date}.pay`);
        if (!isOwnFile(absolute)) return null;
        return this.read({ absolute, shown: join(dirname(path.shown), `${date}.pay`) }).source;
      },
      figures: () => this.#figuresOf(path),
    };
  }

  #figuresOf(path: PayPath): readonly Source[] {
    const country = countryFolder(path.absolute);
    const known = this.#figures.get(country) ?? figuresBeside(path);
    this.#figures.set(country, known);
    return known.map((each) => this.read(each).source ?? this.#unreadable(each.shown));
  }

  /** Stands for a file of figures whose bytes are no text: there is one, and it has errors. */
  #unreadable(path: string): Source {
    const known = this.#unread.get(path) ?? { path, text: '' };
    this.#unread.set(path, known);
    return known;
  }
}
