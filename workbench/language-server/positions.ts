import type { Range } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Span } from '../../dsl/ast/ast.ts';

/** A span of the text as the protocol counts it: lines from 0, columns in UTF-16 units. */
export function rangeOf(document: TextDocument, span: Span): Range {
  return { start: document.positionAt(span.start), end: document.positionAt(span.end) };
}

/** True when the cursor stands in the span or right behind it. */
export function touches(span: Span, offset: number): boolean {
  return span.start <= offset && offset <= span.end;
}
