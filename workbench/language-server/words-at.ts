import type { Position } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Name } from '../../dsl/ast/ast.ts';
import { lex, spanOf } from '../../dsl/lexer/lexer.ts';
import { touches } from './positions.ts';

/** The word under the cursor, outside texts and comments. */
export function wordAt(document: TextDocument, at: Position): Name | null {
  const offset = document.offsetAt(at);
  const { tokens } = lex({ path: document.uri, text: document.getText() });
  const token = tokens.find((each) => touches(spanOf(each), offset) && /^[a-z_]/i.test(each.image));
  return token === undefined ? null : { text: token.image, span: spanOf(token) };
}
