import { type CodeAction, CodeActionKind, type CodeActionParams } from 'vscode-languageserver';
import type { Diagnostic, ToldFix } from '../../dsl/diagnostics/diagnostic.ts';
import { ENGLISH_PHRASES } from '../../dsl/diagnostics/phrases/english.ts';
import { inWords } from '../../dsl/diagnostics/phrases/phrase.ts';
import { tablePhrases } from '../../dsl/diagnostics/phrases/tables.ts';
import type { DiagnosticLanguage } from '../../dsl/diagnostics/translation.ts';
import { diagnosticsOf, showDiagnostic } from './diagnostics.ts';
import { rangeOf } from './positions.ts';
import type { Workspace } from './workspace.ts';

/** The fix that a diagnostic carries, else the nearest name that it suggests. */
function fixOf(one: Diagnostic, language: DiagnosticLanguage | null): ToldFix | null {
  if (one.fix !== null) return one.fix;
  const { suggestion } = one.data;
  if (typeof suggestion !== 'string' || one.span.end === one.span.start) return null;
  const said = tablePhrases.changeTo(suggestion);
  const title = inWords(said, language?.phrases ?? ENGLISH_PHRASES);
  return { said, title, edits: [{ span: one.span, text: suggestion }] };
}

/** The fixes of the diagnostics in a range. */
export function codeActions(
  params: CodeActionParams,
  workspace: Workspace,
  language: DiagnosticLanguage | null,
): CodeAction[] {
  const { uri } = params.textDocument;
  const document = workspace.document(uri);
  if (document === null) return [];
  const from = document.offsetAt(params.range.start);
  const to = document.offsetAt(params.range.end);
  return diagnosticsOf(uri, workspace, 'paused', language).flatMap((one): CodeAction[] => {
    const fix = one.span.start <= to && one.span.end >= from ? fixOf(one, language) : null;
    if (fix === null) return [];
    const edits = fix.edits.map(({ span, text }) => ({ range: rangeOf(document, span), newText: text }));
    return [
      {
        title: fix.title,
        kind: CodeActionKind.QuickFix,
        diagnostics: [showDiagnostic(one, document)],
        isPreferred: true,
        edit: { changes: { [uri]: edits } },
      },
    ];
  });
}
