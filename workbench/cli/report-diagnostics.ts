import { amendments } from '../../dsl/diagnostics/amendments.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { ENGLISH_WORDS, render } from '../../dsl/diagnostics/render.ts';
import { type JsonDiagnostic, toJson } from '../../dsl/diagnostics/to-json.ts';
import { saidIn } from '../../dsl/languages.ts';
import { withoutHidden } from '../../dsl/text/hidden-characters.ts';
import type { Source } from '../../dsl/text/source.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** Diagnostics with the sources their places point into. */
export class Findings {
  readonly #diagnostics: Diagnostic[] = [];
  readonly #said = new Set<string>();
  readonly #sources = new Map<string, Source>();

  /** Adds diagnostics; a fault that a law and its amendment are both told of one place is kept once. */
  add(diagnostics: readonly Diagnostic[], ...sources: readonly (Source | null)[]): void {
    for (const one of diagnostics) {
      const key = `${one.path} ${one.span.start} ${one.span.end} ${one.code} ${one.message}`;
      if (this.#said.has(key)) continue;
      this.#said.add(key);
      this.#diagnostics.push(one);
    }
    for (const source of sources) if (source !== null) this.#sources.set(source.path, source);
  }

  /** Some of them alone, with the sources of all. */
  only(diagnostics: readonly Diagnostic[]): Findings {
    const findings = new Findings();
    findings.add(diagnostics, ...this.#sources.values());
    return findings;
  }

  /** The diagnostics in reading order: by file, then by place. */
  get diagnostics(): readonly Diagnostic[] {
    return this.#told.sort((a, b) =>
      a.path === b.path ? a.span.start - b.span.start : a.path < b.path ? -1 : 1,
    );
  }

  /** That an amended law has errors goes without saying beside them. */
  get #told(): Diagnostic[] {
    const broken = new Set(
      this.#diagnostics.filter(({ severity }) => severity === 'error').map(({ path }) => path),
    );
    const parent = amendments.parentBroken.code;
    return this.#diagnostics.filter(
      ({ code, data }) => code !== parent || typeof data.file !== 'string' || !broken.has(data.file),
    );
  }

  get isEmpty(): boolean {
    return this.#diagnostics.length === 0;
  }

  get hasErrors(): boolean {
    return this.#diagnostics.some((one) => one.severity === 'error');
  }

  /** Prints them with frames, for people; nothing when there are none. */
  print(terminal: Terminal, where: 'out' | 'err'): void {
    if (this.#diagnostics.length === 0) return;
    terminal[where](this.text(terminal, terminal.colors[where]));
  }

  /** The same as a text. */
  text({ language }: Pick<Terminal, 'language'>, color = false): string {
    const words = language?.words ?? ENGLISH_WORDS;
    const said = saidIn(this.diagnostics, language);
    return `${render(said, this.#sources, { color, words }).trimEnd()}\n`;
  }

  /** The diagnostics for machines: codes, places and data are the same in every language. */
  json({ language }: Pick<Terminal, 'language'>): readonly JsonDiagnostic[] {
    return toJson(saidIn(this.diagnostics, language), this.#sources);
  }

  /** `3 errors, 1 warning`, or an empty text without any. */
  count({ language }: Pick<Terminal, 'language'>): string {
    const errors = this.#told.filter((one) => one.severity === 'error').length;
    return (language?.words ?? ENGLISH_WORDS).counted(errors, this.#told.length - errors);
  }
}

/** `1 test`, `2 tests`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Prints one JSON document, the whole answer of a command under `--json`; what cannot be seen as its number. */
export function printJson(value: unknown, terminal: Terminal): void {
  const text = withoutHidden(JSON.stringify(value, null, 2), (character) =>
    character === '\n' ? character : numbered(character),
  );
  terminal.out(`${text}\n`);
}

/** `\\u202e`; of a character beyond 16 bits both halves. */
function numbered(character: string): string {
  const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
}
