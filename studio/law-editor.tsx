import { autocompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyField, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { formatKeymap, LSPPlugin, renameKeymap } from '@codemirror/lsp-client';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { LawDesk } from './law-desk.ts';
import type { LawFile } from './law-files.ts';
import { RULE_COLORS, RULE_LANGUAGE } from './rule-language.ts';
import type { PageWords } from './words/page-words.ts';

/** What else stays of a text while another is shown: what can be undone. */
const KEPT = { history: historyField };

interface EditorProps {
  readonly desk: LawDesk;
  readonly file: LawFile;
  readonly words: PageWords;
  /** What is known of what stands at the cursor, as markup. */
  readonly onAbout: (markup: string) => void;
  /** The editor, once it is there. */
  readonly onView: (view: EditorView | null) => void;
}

/** The page's own look; what it names is defined for light and for dark. */
const LOOK = EditorView.theme({
  '&': { backgroundColor: 'var(--raised)', color: 'var(--ink)', fontSize: '0.875rem', height: '100%' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-gutters': {
    backgroundColor: 'var(--raised)',
    color: 'var(--quiet)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--accent) 7%, transparent)' },
  '.cm-tooltip, .cm-panels': {
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    fontFamily: 'var(--sans)',
  },
  '.cm-tooltip': { maxWidth: 'min(36rem, 90vw)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--raised)',
  },
  '.cm-dialog input, .cm-dialog button': {
    font: 'inherit',
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 22%, transparent)',
  },
  '.cm-diagnosticText': { whiteSpace: 'pre-wrap' },
});

/** So long the cursor rests before it is said what it stands on. */
const REST_MS = 300;

/** The text of a rule file in an editor with its language server. */
export function LawEditor({ desk, file, words, onAbout, onView }: EditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  useLayoutEffect(() => {
    if (host.current === null) return;
    // The editor writes its styles while it runs, which the page's policy allows in a root of its own only.
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const made = new EditorView({ root, parent: root, state: stateOf(desk, file, words, onAbout) });
    view.current = made;
    onView(made);
    return () => {
      leave(desk, made);
      made.destroy();
      onView(null);
    };
  }, [desk, file.uri, words.language]);
  return <div class="law-editor" ref={host} />;
}

/** What was typed is known to the server and kept before the editor shows another file. */
function leave(desk: LawDesk, view: EditorView): void {
  desk.client.sync();
  const file = desk.files.files.find((one) => one.view === view);
  if (file !== undefined) file.state = view.state;
}

function stateOf(
  desk: LawDesk,
  file: LawFile,
  words: PageWords,
  onAbout: (markup: string) => void,
): EditorState {
  const extensions = extensionsOf(desk, file, words, onAbout);
  const { state } = file;
  if (state === null) return EditorState.create({ doc: file.doc, extensions });
  return EditorState.fromJSON(state.toJSON(KEPT), { extensions }, KEPT);
}

function extensionsOf(
  desk: LawDesk,
  file: LawFile,
  words: PageWords,
  onAbout: (markup: string) => void,
): Extension {
  return [
    EditorState.phrases.of(words.law.phrases),
    EditorView.contentAttributes.of({
      'aria-label': words.law.editorOf(file.path),
      spellcheck: 'false',
      tabindex: '0',
    }),
    lineNumbers(),
    lintGutter(),
    history(),
    highlightActiveLine(),
    bracketMatching(),
    closeBrackets(),
    autocompletion(),
    EditorView.lineWrapping,
    keymap.of([
      ...completionKeymap,
      ...lintKeymap,
      ...renameKeymap,
      ...formatKeymap,
      ...defaultKeymap,
      ...historyKeymap,
      indentWithTab,
    ]),
    RULE_LANGUAGE,
    RULE_COLORS,
    LOOK,
    desk.client.plugin(file.uri, 'pay'),
    EditorView.updateListener.of(({ docChanged }) => {
      if (docChanged) desk.typed();
    }),
    aboutCursor(onAbout),
  ];
}

/** Says what stands at the cursor, for who has no pointer to hold over it. */
function aboutCursor(onAbout: (markup: string) => void): Extension {
  let later: ReturnType<typeof setTimeout> | undefined;
  return EditorView.updateListener.of(({ view, selectionSet, docChanged }) => {
    if (!selectionSet && !docChanged) return;
    clearTimeout(later);
    later = setTimeout(() => void tellAbout(view, onAbout), REST_MS);
  });
}

interface Hovered {
  readonly contents: { readonly kind: 'markdown'; readonly value: string };
}

async function tellAbout(view: EditorView, onAbout: (markup: string) => void): Promise<void> {
  const plugin = LSPPlugin.get(view);
  if (plugin === null) return;
  plugin.client.sync();
  const at = view.state.selection.main.head;
  const found = await plugin.client.request<object, Hovered | null>('textDocument/hover', {
    position: plugin.toPosition(at),
    textDocument: { uri: plugin.uri },
  });
  onAbout(found === null ? '' : plugin.docToHTML(found.contents));
}
