import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import { type WordKind, wordKind } from '../workbench/language-server/word-kinds.ts';

const DRAWN: Readonly<Record<WordKind, string | null>> = {
  declaration: 'definitionKeyword',
  keyword: 'keyword',
  value: 'bool',
  name: null,
};

/** The rule language as far as it is drawn: comments, texts, figures and words. */
export const RULE_LANGUAGE = StreamLanguage.define<null>({
  name: 'pay',
  startState: () => null,
  token: (stream) => {
    if (stream.eatSpace()) return null;
    if (stream.match(/^#.*/)) return 'comment';
    if (stream.match(/^"[^"]*"?/)) return 'string';
    if (stream.match(/^\d{4}-\d{2}-\d{2}/)) return 'literal';
    if (stream.match(/^\d[\d_]*(?:\.[\d_]+)?[%h]?/)) return 'number';
    const word = stream.match(/^[\p{L}_][\p{L}\p{N}_]*/u);
    if (word !== null && typeof word === 'object') return DRAWN[wordKind(word[0])];
    stream.next();
    return null;
  },
  languageData: { commentTokens: { line: '#' } },
});

/** Colors of the page's own, in light and in dark. */
export const RULE_COLORS = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.comment, color: 'var(--quiet)', fontStyle: 'italic' },
    { tag: tags.string, color: 'var(--warning)' },
    { tag: [tags.number, tags.literal, tags.bool], color: 'var(--ink)', fontWeight: '600' },
    { tag: tags.definitionKeyword, color: 'var(--accent)', fontWeight: '600' },
    { tag: tags.keyword, color: 'var(--accent)' },
  ]),
);
