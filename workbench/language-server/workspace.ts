import type { TextDocument } from 'vscode-languageserver-textdocument';
import { compile } from '../../compiler/compile.ts';
import { type Law, type LawReading, writtenIn } from '../../compiler/consolidation/law.ts';
import { amendsOf, readLaw, type Siblings } from '../../compiler/consolidation/read-law.ts';
import { type FileWords, freeWordsOf } from '../../compiler/free-words.ts';
import type { Ir, IrScheme } from '../../compiler/ir/ir.ts';
import { Report } from '../../compiler/model/context.ts';
import { readScheme } from '../../compiler/model/scheme.ts';
import type { PayFile } from '../../dsl/ast/ast.ts';
import { decode } from '../../dsl/decode.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { parse } from '../../dsl/parse.ts';
import type { Source } from '../../dsl/text/source.ts';
import { countryFolder, figuresPaths } from '../figures/places.ts';
import { type Claim, ownClaims } from '../testing/claims.ts';
import type { RuleFiles } from './rule-files.ts';
import { type RuleNames, ruleNames } from './rule-names.ts';

/** Everything known of one text of a rule file. */
export interface ReadRules {
  readonly document: TextDocument;
  /** The tree of this text alone. */
  readonly file: PayFile;
  readonly reading: LawReading;
  /** The law with all that the text amends; null while it cannot be told. */
  readonly law: Law | null;
  readonly diagnostics: readonly Diagnostic[];
  /** null while something is wrong. */
  readonly ir: Ir | null;
  /** The IR of the last text that was right: what a hover shows in the middle of typing. */
  readonly lastIr: Ir | null;
  /** The claims of its `check` declarations; empty while the file has a fault. */
  readonly claims: readonly Claim[];
  readonly names: RuleNames;
}

/** A rule file as its neighbours see it. */
export interface Head {
  readonly scheme: IrScheme;
  readonly words: FileWords;
  readonly law: Law;
}

/** Everything known of one text of a test file, without its rules. */
export interface ReadTests {
  readonly document: TextDocument;
  readonly file: PayFile;
  readonly diagnostics: readonly Diagnostic[];
}

const EMPTY: PayFile = {
  span: { start: 0, end: 0 },
  scheme: null,
  figures: null,
  decls: [],
  changes: [],
  comments: [],
};

export function isTests(uri: string): boolean {
  return uri.endsWith('.test.pay');
}

/** The test file of a rule file, or the rule file of a test file. */
export function siblingOf(uri: string): string {
  return isTests(uri) ? uri.replace(/\.test\.pay$/, '.pay') : uri.replace(/\.pay$/, '.test.pay');
}

/** The address of another file in the folder of a file. */
function beside(uri: string, name: string): string {
  return uri.slice(0, uri.lastIndexOf('/') + 1) + name;
}

/** The faults of a text that is not read at all: it is too large, empty, or no text. */
function refusal(document: TextDocument, path: string): readonly Diagnostic[] {
  return decode(path, new TextEncoder().encode(document.getText())).diagnostics;
}

/** The rule files an editor works on: unsaved buffers before the saved files, and what is known of each text. */
export class Workspace {
  readonly files: RuleFiles;
  readonly #open = new Map<string, TextDocument>();
  readonly #lastIr = new Map<string, Ir>();
  /** Documents never change, so that what is known of one holds for as long as it is used. */
  readonly #rules = new WeakMap<TextDocument, ReadRules>();
  readonly #sources = new WeakMap<TextDocument, Source>();
  readonly #written = new WeakMap<Source, TextDocument>();
  readonly #tests = new WeakMap<TextDocument, ReadTests>();
  readonly #heads = new WeakMap<LawReading, { readonly head: Head | null }>();
  /** The last head of a text, whatever has happened since to the texts that it amends. */
  readonly #lastHeads = new WeakMap<TextDocument, Head>();

  constructor(files: RuleFiles) {
    this.files = files;
  }

  /** The editor shows this text from now on. */
  show(document: TextDocument): void {
    this.#open.set(document.uri, document);
  }

  close(uri: string): void {
    this.#open.delete(uri);
  }

  /** The text that the editor shows; null for a file that is not open. */
  shownText(uri: string): TextDocument | null {
    return this.#open.get(uri) ?? null;
  }

  openUris(): readonly string[] {
    return [...this.#open.keys()];
  }

  /** The name of a file in messages. */
  pathShown(uri: string): string {
    return this.files.pathShown(uri);
  }

  /** The text of a file as the author sees it now; null when there is none. */
  document(uri: string): TextDocument | null {
    return this.#open.get(uri) ?? this.files.document(uri);
  }

  /** Reads and compiles a rule file; null when there is none. */
  rules(uri: string): ReadRules | null {
    const document = this.document(uri);
    if (document === null) return null;
    const known = this.#rules.get(document);
    if (known !== undefined && this.#isCurrent(known)) return known;
    const read = this.#readRules(document);
    this.#rules.set(document, read);
    return read;
  }

  /** The rules that a file amends; null of a whole law, and while the law cannot be told. */
  amended({ document, file, law }: ReadRules): ReadRules | null {
    const date = amendsOf(file);
    return date === null || law === null ? null : this.rules(beside(document.uri, `${date.iso}.pay`));
  }

  /** True while nothing that the rules amend has changed either. */
  #isCurrent({ document, reading }: ReadRules): boolean {
    return reading === readLaw(this.#sourceOf(document), this.#siblings(document.uri));
  }

  #sourceOf(document: TextDocument): Source {
    const known = this.#sources.get(document);
    if (known !== undefined) return known;
    const source = { path: this.pathShown(document.uri), text: document.getText() };
    this.#sources.set(document, source);
    this.#written.set(source, document);
    return source;
  }

  #siblings(uri: string): Siblings {
    return {
      dated: (date) => {
        const document = this.document(beside(uri, `${date}.pay`));
        return document === null ? null : this.#sourceOf(document);
      },
      figures: () =>
        this.figuresOf(uri)
          .map((each) => this.document(each))
          .filter((document) => document !== null)
          .map((document) => this.#sourceOf(document)),
    };
  }

  /** The files of figures of the country of a file. */
  figuresOf(uri: string): readonly string[] {
    return figuresPaths(countryFolder(uri), (folder) =>
      this.files.namesIn(folder).map((name) => encodeURIComponent(name)),
    );
  }

  /** The figures files of the country of a file. */
  figures(uri: string): readonly ReadRules[] {
    return this.figuresOf(uri).flatMap((each) => {
      const read = each === uri ? null : this.rules(each);
      return read === null ? [] : [read];
    });
  }

  /** Every rule file of the country of a file, and its files of figures. */
  ofCountry(uri: string): readonly string[] {
    const country = countryFolder(uri);
    const folders = this.files.namesIn(country).filter((name) => !name.includes('.'));
    const schemes = folders.flatMap((name) => this.filesIn(`${country}/${encodeURIComponent(name)}`));
    return [...new Set([uri, ...this.filesIn(country), ...schemes, ...this.figuresOf(uri)])].sort();
  }

  /** The document that a source was read from. */
  documentOf(source: Source): TextDocument | null {
    return this.#written.get(source) ?? null;
  }

  #readRules(document: TextDocument): ReadRules {
    const path = this.pathShown(document.uri);
    const refused = refusal(document, path);
    const lastIr = this.#lastIr.get(document.uri) ?? null;
    const source = this.#sourceOf(document);
    const siblings = this.#siblings(document.uri);
    const nothing = { file: EMPTY, diagnostics: refused, ir: null, law: null, proofs: [], source };
    const compilation = refused.length > 0 ? nothing : compile(source, siblings);
    const { file: whole, diagnostics, ir, law } = compilation;
    const reading = readLaw(source, siblings);
    if (ir !== null) this.#lastIr.set(document.uri, ir);
    let names: RuleNames | null = null;
    return {
      document,
      file: refused.length > 0 ? EMPTY : reading.file,
      reading,
      law,
      diagnostics,
      ir,
      lastIr: ir ?? lastIr,
      claims: ownClaims(compilation),
      // Not needed to say what is wrong: gathered when the author asks about a name.
      get names(): RuleNames {
        names ??= ruleNames(whole, path);
        return names;
      },
    };
  }

  /** Reads a test file by itself; null when there is none. */
  tests(uri: string): ReadTests | null {
    const document = this.document(uri);
    if (document === null) return null;
    const known = this.#tests.get(document);
    if (known !== undefined) return known;
    const path = this.pathShown(uri);
    const refused = refusal(document, path);
    const read: ReadTests =
      refused.length > 0
        ? { document, file: EMPTY, diagnostics: refused }
        : { document, ...parse({ path, text: document.getText() }) };
    this.#tests.set(document, read);
    return read;
  }

  /** What other files must know of a rule file; null when its head cannot be read without a fault. */
  head(uri: string): Head | null {
    const document = this.document(uri);
    if (document === null) return null;
    const reading = readLaw(this.#sourceOf(document), this.#siblings(uri));
    const known = this.#heads.get(reading);
    const head = known === undefined ? this.#readHead(uri, reading) : known.head;
    this.#heads.set(reading, { head });
    if (head !== null) this.#lastHeads.set(document, head);
    return head;
  }

  /**
   * The head of a file while another is typed in. One that amends the other has the head it had before, and no words,
   * since putting all laws of a scheme together takes longer than a keystroke may.
   */
  headWhileTyping(uri: string, typed: string): Head | null {
    const document = this.document(uri);
    const last = document === null || uri === typed ? undefined : this.#lastHeads.get(document);
    const path = this.pathShown(typed);
    if (last === undefined || !writtenIn(last.law).some((source) => source.path === path))
      return this.head(uri);
    return { ...last, words: { ...last.words, words: [] } };
  }

  #readHead(uri: string, { law }: LawReading): Head | null {
    const path = this.pathShown(uri);
    const unheard = new Report(path);
    const scheme = law?.file.scheme == null ? null : readScheme(law.file.scheme, unheard);
    const words = law === null ? null : freeWordsOf(path, law.file);
    const isRead = !unheard.hasErrors && law !== null && scheme !== null && words !== null;
    return isRead ? { scheme, words, law } : null;
  }

  /** The rule files in the folder of a file, that file among them, with addresses spelt as the editor spells its. */
  neighbours(uri: string): readonly string[] {
    return [...new Set([uri, ...this.filesIn(uri.slice(0, uri.lastIndexOf('/')))])].sort();
  }

  /** The rule files in a folder, in the order of their names; none of a folder that is not there yet. */
  filesIn(folder: string): readonly string[] {
    const names = this.files.namesIn(folder);
    const files = names.filter((name) => name.endsWith('.pay') && !name.startsWith('.') && !isTests(name));
    return files.map((name) => `${folder}/${encodeURIComponent(name)}`).sort();
  }
}
