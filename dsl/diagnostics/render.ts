import type { Span } from '../ast/ast.ts';
import { positionAt, type Source } from '../text/source.ts';
import type { Diagnostic, ToldLabel } from './diagnostic.ts';
import { harmless, textWidth } from './display-width.ts';
import { type Annotation, frame, type IndexedSource, indexSource } from './frame.ts';
import { colored, type Paint, plain } from './paint.ts';
import type { FrameWords } from './translation.ts';

interface RenderOptions {
  /** What stands around the messages, which are in the same language; English where it is left out. */
  readonly words?: FrameWords;
  /** True for a terminal that shows ANSI colours. */
  readonly color: boolean;
}

/** A message longer than this stands below its frame instead of beside the marks. */
const BESIDE = 88;
const LINE = 100;

function wrap(text: string, width: number): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    if (textWidth(paragraph) <= width || /^\s/.test(paragraph)) return [paragraph];
    const lines: string[] = [];
    let line = '';
    for (const each of paragraph.split(' ')) {
      if (line !== '' && textWidth(line) + 1 + textWidth(each) > width) {
        lines.push(line);
        line = each;
      } else line = line === '' ? each : `${line} ${each}`;
    }
    return [...lines, line];
  });
}

function isBeside(message: string): boolean {
  return !message.includes('\n') && textWidth(message) <= BESIDE;
}

function secondary({ span, text }: ToldLabel): Annotation {
  return { span, text: harmless(text), role: 'secondary', mark: '-' };
}

function annotationsOf(diagnostic: Diagnostic, message: string): readonly Annotation[] {
  const own = diagnostic.labels.filter(({ path }) => path === undefined);
  const text = isBeside(message) ? message : '';
  return [{ span: diagnostic.span, text, role: diagnostic.severity, mark: '^' }, ...own.map(secondary)];
}

function placeText(path: string, span: Span, indexed: IndexedSource | null): string {
  if (indexed === null) return harmless(path);
  const { line, column } = positionAt(indexed.starts, Math.min(span.start, indexed.source.text.length));
  return `${harmless(path)}:${line}:${column}`;
}

type Indexed = ReadonlyMap<string, IndexedSource>;

/** The frames of labels in other files, each below the place where it begins. */
function framesElsewhere({ labels }: Diagnostic, indexed: Indexed, paint: Paint): readonly string[] {
  const others = Map.groupBy(labels, ({ path }) => path);
  return [...others].flatMap(([path, [first, ...more]]) => {
    if (path === undefined || first === undefined) return [];
    const source = indexed.get(path) ?? null;
    const { gutter, rows } =
      source === null ? { gutter: 1, rows: [] } : frame(source, [first, ...more].map(secondary), paint);
    return [`${' '.repeat(gutter)}${paint('gutter', ':::')} ${placeText(path, first.span, source)}`, ...rows];
  });
}

/** A note under the frame: `= hint: …`, its further lines aligned below the first. */
function note(gutter: number, name: string, text: string, paint: Paint): readonly string[] {
  const pad = ' '.repeat(gutter);
  const lead = name === '' ? '' : `${name}: `;
  return wrap(text, LINE - gutter - lead.length).map((line, index) =>
    index === 0
      ? `${pad} ${paint('gutter', '=')} ${paint(name === '' ? 'strong' : 'hint', lead)}${line}`.trimEnd()
      : `${pad}   ${' '.repeat(lead.length)}${line}`.trimEnd(),
  );
}

function renderOne(diagnostic: Diagnostic, sources: Indexed, paint: Paint, words: FrameWords): string {
  const { severity, code, title, path, span } = diagnostic;
  const indexed = sources.get(path) ?? null;
  const message = harmless(diagnostic.message);
  const header = `${paint(severity, `${words[severity]} ${code}`)}${paint('strong', `: ${title}`)}`;
  const { gutter, rows } =
    indexed === null ? { gutter: 1, rows: [] } : frame(indexed, annotationsOf(diagnostic, message), paint);
  const place = placeText(path, span, indexed);
  const pad = ' '.repeat(gutter);
  const closing = indexed === null ? [] : [paint('gutter', `${pad} |`)];
  const below = indexed === null || !isBeside(message) ? note(gutter, '', message, paint) : [];
  const hint = diagnostic.hint === null ? [] : note(gutter, words.hint, harmless(diagnostic.hint), paint);
  const notes = [...below, ...hint];
  return [
    header,
    `${pad}${paint('gutter', '-->')} ${place}`,
    ...rows,
    ...framesElsewhere(diagnostic, sources, paint),
    ...(notes.length > 0 ? [...closing, ...notes] : []),
  ].join('\n');
}

/** Diagnostics by file, then by place, then errors before warnings. */
function inOrder(a: Diagnostic, b: Diagnostic): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  if (a.span.start !== b.span.start) return a.span.start - b.span.start;
  if (a.severity !== b.severity) return a.severity === 'error' ? -1 : 1;
  return a.code < b.code ? -1 : a.code > b.code ? 1 : 0;
}

/**
 * Prints diagnostics for people, in the order of their places: a header, the source lines with the marks, and
 * hints. A diagnostic whose source is not given prints without lines. Ends with a line end unless it is empty.
 */
export function render(
  diagnostics: readonly Diagnostic[],
  sources: ReadonlyMap<string, Source>,
  options: RenderOptions,
): string {
  const paint = options.color ? colored : plain;
  const indexed = new Map([...sources].map(([path, source]) => [path, indexSource(source)] as const));
  const sorted = [...diagnostics].sort(inOrder);
  const printed = sorted.map((each) => renderOne(each, indexed, paint, options.words ?? ENGLISH_WORDS));
  return printed.length === 0 ? '' : `${printed.join('\n\n')}\n`;
}

function noun(count: number, name: string): readonly string[] {
  return count === 0 ? [] : [`${count} ${name}${count === 1 ? '' : 's'}`];
}

/** What frames diagnostics in English. */
export const ENGLISH_WORDS: FrameWords = {
  error: 'error',
  warning: 'warning',
  hint: 'hint',
  counted: (errors, warnings) => [...noun(errors, 'error'), ...noun(warnings, 'warning')].join(', '),
  amendedBy: (path) => `so it is in the law as ${path} amends it`,
};

/** `2 errors, 1 warning`; `no errors` for an empty list. */
export function summary(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter((each) => each.severity === 'error').length;
  return ENGLISH_WORDS.counted(errors, diagnostics.length - errors) || 'no errors';
}
