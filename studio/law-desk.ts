import { hoverTooltips, LSPClient, serverCompletion, serverDiagnostics } from '@codemirror/lsp-client';
import type { Language } from '../workbench/docs/formula-language.ts';
import type { LawAnswer, LawQuestion } from '../workbench/edited-law/messages.ts';
import { memoryUri } from '../workbench/language-server/memory-files.ts';
import type { CountryTexts } from '../workbench/studio/studio-data.ts';
import { type KeptEdit, keepEdits, keptEdits } from './kept-edits.ts';
import { type LawFile, LawFiles } from './law-files.ts';
import type { LawStart, Spoken } from './law-start.ts';
import { plainMarkup } from './plain-markup.ts';

/** Something that the language server says of a file. */
interface Remark {
  readonly isError: boolean;
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** What the protocol says with a diagnostic. */
interface Published {
  readonly uri: string;
  readonly diagnostics: readonly {
    readonly severity?: number;
    readonly message: string;
    readonly range: { readonly start: { readonly line: number; readonly character: number } };
  }[];
}

const ERROR = 1;
const WARNING = 2;
/** So long nothing else is typed before it is found out what an edit comes to. */
const DELAY_MS = 200;
/** A compiler on a slow machine, with other work before it. */
const PATIENCE_MS = 30_000;

/** The rule files of a country on somebody's desk: as they are edited, with the worker that reads them. */
export class LawDesk {
  readonly country: string;
  readonly client: LSPClient;
  readonly files: LawFiles;
  readonly written: CountryTexts['written'];
  readonly remarks = new Map<string, readonly Remark[]>();
  /** Kept edits of files that are no more among the rules. */
  orphans: readonly KeptEdit[];
  /** False where the browser keeps nothing of what is typed here. */
  isKept = true;
  readonly #worker: Worker;
  readonly #listeners = new Set<() => void>();
  #asked = 0;
  #answered: (answer: LawAnswer) => void = () => {};
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(country: string, { texts, written }: CountryTexts, today: string) {
    this.country = country;
    this.written = written;
    this.#worker = new Worker(new URL('law.js', document.baseURI), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<LawAnswer>) => {
      if (data.id === this.#asked) this.#answered(data);
    });
    this.#worker.addEventListener('error', ({ message }) =>
      this.#answered({ id: this.#asked, kind: 'failed', message }),
    );
    const { port1, port2 } = new MessageChannel();
    const start: LawStart = { texts, port: port2, today };
    this.#worker.postMessage(start, [port2]);
    const kept = keptEdits(country);
    const known = new Set(texts.map(({ path }) => path));
    this.orphans = kept.filter(({ path }) => !known.has(path));
    let files: LawFiles | null = null;
    this.client = new LSPClient({
      workspace: (client) => {
        files = new LawFiles(client, texts, kept, () => this.typed());
        return files;
      },
      timeout: PATIENCE_MS,
      sanitizeHTML: plainMarkup,
      notificationHandlers: {
        'textDocument/publishDiagnostics': (_client, params: Published) => this.#remarked(params),
      },
      extensions: [serverCompletion(), hoverTooltips(), serverDiagnostics()],
    });
    if (files === null) throw new Error('the client has made no workspace');
    this.files = files;
    this.client.connect(overPort(port1));
    addEventListener('pagehide', () => this.#keep());
  }

  /** All texts that are not as they are in force, as one: equal texts come to the same. */
  get editedTexts(): string {
    this.client.sync();
    return this.files.changed.map(({ path, doc }) => `${path}\n${doc.toString()}`).join('\n');
  }

  /** Whether a file that a version is written in is edited. */
  isEdited(version: string): boolean {
    return (this.written[version] ?? []).some((path) => this.files.at(memoryUri(path))?.isChanged === true);
  }

  /** Something was typed: who listens is told when it pauses. */
  typed(): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => {
      this.#keep();
      this.#tell();
    }, DELAY_MS);
  }

  /** What is wrong is said in this language from now on. */
  speak(language: Language): void {
    const spoken: Spoken = { language };
    this.client.initializing.then(() => this.client.notification('payroll/speaks', spoken));
  }

  /** Forgets every edit: all files are as they are in force. */
  discardAll(): void {
    this.orphans = [];
    this.discard(...this.files.changed);
  }

  /** Puts files back as they are in force; the tab forgets their edits at once, before any page says so. */
  discard(...files: readonly LawFile[]): void {
    for (const file of files) this.files.restore(file);
    this.#keep();
    this.typed();
  }

  /** The tab keeps what was typed, so that loading the page again loses nothing. */
  #keep(): void {
    this.client.sync();
    const edits = this.files.files.flatMap(({ edit }) => edit ?? []);
    this.isKept = keepEdits(this.country, [...edits, ...this.orphans]);
  }

  /** Calls when texts have changed, or what is said of them; returns a way to stop. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Asks what the edits come to; the question goes the way of the texts, so that it stands behind them. */
  ask(question: Omit<LawQuestion, 'id'>, answered: (answer: LawAnswer) => void): void {
    this.#asked += 1;
    this.#answered = answered;
    this.client.sync();
    const sent: LawQuestion = { ...question, id: this.#asked };
    this.client.initializing.then(() => this.client.notification('payroll/comesTo', sent));
  }

  #remarked({ uri, diagnostics }: Published): boolean {
    const shown = diagnostics.filter(({ severity = ERROR }) => severity <= WARNING);
    this.remarks.set(
      uri,
      shown.map(({ severity = ERROR, message, range }) => ({
        isError: severity === ERROR,
        message,
        line: range.start.line,
        column: range.start.character,
      })),
    );
    this.#tell();
    return false;
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

/** The protocol's messages as texts on one side, as values on the other. */
function overPort(port: MessagePort): Parameters<LSPClient['connect']>[0] {
  const heard = new Map<(text: string) => void, (event: MessageEvent) => void>();
  port.start();
  return {
    send: (text) => port.postMessage(JSON.parse(text)),
    subscribe: (handler) => {
      const hear = ({ data }: MessageEvent): void => handler(JSON.stringify(data));
      heard.set(handler, hear);
      port.addEventListener('message', hear);
    },
    unsubscribe: (handler) => {
      const hear = heard.get(handler);
      if (hear !== undefined) port.removeEventListener('message', hear);
    },
  };
}
