import {
  type DiagnosticRelatedInformation,
  DiagnosticSeverity,
  type Diagnostic as Shown,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { atItsPlace } from '../../compiler/consolidation/law.ts';
import { amendsOf } from '../../compiler/consolidation/read-law.ts';
import { checkFreeWords } from '../../compiler/free-words.ts';
import { manifestOf } from '../../compiler/manifest/manifest.ts';
import { checkMisspeltWords, type WrittenFile } from '../../compiler/misspelt-words.ts';
import { checkSchemeFiles } from '../../compiler/scheme-files.ts';
import type { Span } from '../../dsl/ast/ast.ts';
import { type Diagnostic, diagnose } from '../../dsl/diagnostics/diagnostic.ts';
import { ENGLISH_PHRASES } from '../../dsl/diagnostics/phrases/english.ts';
import { inWords } from '../../dsl/diagnostics/phrases/phrase.ts';
import { testPhrases } from '../../dsl/diagnostics/phrases/tests.ts';
import { tests as catalog } from '../../dsl/diagnostics/tests.ts';
import type { DiagnosticLanguage } from '../../dsl/diagnostics/translation.ts';
import { saidIn } from '../../dsl/languages.ts';
import { bindTests } from '../testing/bind-tests.ts';
import type { Claim } from '../testing/claims.ts';
import { workOutPayslips } from '../testing/work-out-payslips.ts';
import { rangeOf } from './positions.ts';
import { historyFaults } from './reading-places.ts';
import { schemesBeside } from './schemes-beside.ts';
import { type Head, isTests, type ReadRules, siblingOf, type Workspace } from './workspace.ts';

/** The author is typing in the file, or has paused. */
export type Pace = 'typing' | 'paused';

/** The faults between a file and its neighbours; none while the head of any of them cannot be read. */
function betweenFiles(uri: string, workspace: Workspace, pace: Pace): readonly Diagnostic[] {
  const files = workspace.neighbours(uri).map((each) => {
    const head = pace === 'typing' ? workspace.headWhileTyping(each, uri) : workspace.head(each);
    return head === null ? null : { path: workspace.pathShown(each), ...head };
  });
  const known = files.filter((file) => file !== null);
  if (known.length < files.length) return [];
  const path = workspace.pathShown(uri);
  const words = known.map((file) => file.words);
  const law = workspace.head(uri)?.law;
  const between = [...checkSchemeFiles(known), ...checkFreeWords(words)]
    .filter((one) => one.path === path)
    .map((one) => (law === undefined ? one : atItsPlace(one, law)));
  // A word that is being typed is half of one.
  const misspelt = pace === 'typing' ? [] : checkMisspeltWords(known.flatMap(writtenFile));
  return [...between, ...misspelt.filter((one) => one.path === path)];
}

function writtenFile({ path, scheme, law }: Head & { readonly path: string }): readonly WrittenFile[] {
  const own = law.chain.at(-1);
  return own === undefined ? [] : [{ source: { path, text: own.text }, country: scheme.country }];
}

/** What histories read that is not there, at its place. */
function ofHistories(uri: string, { law }: ReadRules, workspace: Workspace): readonly Diagnostic[] {
  return historyFaults(uri, workspace).map((one) => (law === null ? one : atItsPlace(one, law)));
}

function ofTests(uri: string, workspace: Workspace): readonly Diagnostic[] {
  const tests = workspace.tests(uri);
  if (tests === null) return [];
  const path = workspace.pathShown(uri);
  const rules = workspace.rules(siblingOf(uri));
  if (rules === null) {
    const params = { rules: workspace.pathShown(siblingOf(uri)) };
    return [...tests.diagnostics, diagnose(path, catalog.noRules, { start: 0, end: 0 }, params)];
  }
  const readable = tests.diagnostics.every((one) => one.severity !== 'error');
  if (rules.ir === null || !readable) return tests.diagnostics;
  const identity = { path: workspace.pathShown(siblingOf(uri)), bytes: new Uint8Array() };
  const source = { path, text: tests.document.getText() };
  const tested = { ir: rules.ir, manifest: manifestOf(rules.ir, identity) };
  const { paid, diagnostics } = workOutPayslips(path, tests.file, schemesBeside(uri, workspace));
  return [...tests.diagnostics, ...diagnostics, ...bindTests(source, tests.file, tested, paid).diagnostics];
}

/** What is wrong in a file that this one amends is shown where this one causes it, or where it says that it amends it. */
function inThisFile(one: Diagnostic, { document, file }: ReadRules, workspace: Workspace): Diagnostic {
  const path = workspace.pathShown(document.uri);
  if (one.path === path) return one;
  const cause = one.labels.find((label) => label.path === path)?.span;
  const span = cause ?? amendsOf(file)?.span ?? { start: 0, end: 0 };
  return { ...one, path, span, message: `${one.path}: ${one.message}`, labels: [], fix: null };
}

/** Every fault that `payroll check` finds in a file, as its text is now. */
export function diagnosticsOf(
  uri: string,
  workspace: Workspace,
  pace: Pace = 'paused',
  language: DiagnosticLanguage | null = null,
): readonly Diagnostic[] {
  if (isTests(uri)) return saidIn(ofTests(uri, workspace), language);
  const rules = workspace.rules(uri);
  if (rules === null) return [];
  const found = [
    ...rules.diagnostics,
    ...betweenFiles(uri, workspace, pace),
    ...ofHistories(uri, rules, workspace),
  ];
  return saidIn(found, language).map((one) => inThisFile(one, rules, workspace));
}

/** An empty place is shown on the character behind it, where there is one. */
function visible({ start, end }: Span): Span {
  return end > start ? { start, end } : { start, end: start + 1 };
}

/** A diagnostic as the protocol has it: message and hint in one text, labels as related places. */
export function showDiagnostic(one: Diagnostic, document: TextDocument): Shown {
  const here = one.labels.filter(({ path }) => path === undefined);
  const related: DiagnosticRelatedInformation[] = here.map((label) => ({
    location: { uri: document.uri, range: rangeOf(document, visible(label.span)) },
    message: label.text,
  }));
  return {
    range: rangeOf(document, visible(one.span)),
    severity: one.severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code: one.code,
    source: 'payroll',
    message: one.hint === null ? one.message : `${one.message}\n${one.hint}`,
    ...(related.length > 0 && { relatedInformation: related }),
  };
}

/** A `check` that is not proven: no fault, and no certainty. */
function showClaim({ span }: Claim, document: TextDocument, language: DiagnosticLanguage | null): Shown {
  return {
    range: rangeOf(document, span),
    severity: DiagnosticSeverity.Information,
    source: 'payroll',
    message: inWords(testPhrases.leftToTheTestsPayrollTest, language?.phrases ?? ENGLISH_PHRASES),
  };
}

/** All that `payroll check` says of a file, as its text is now. */
export function shownOf(
  document: TextDocument,
  workspace: Workspace,
  pace: Pace,
  language: DiagnosticLanguage | null,
): Shown[] {
  const { uri } = document;
  const path = workspace.pathShown(uri);
  const all = isTests(uri) ? [] : (workspace.rules(uri)?.claims ?? []);
  const claims = all.filter((claim) => claim.path === path);
  return [
    ...diagnosticsOf(uri, workspace, pace, language).map((one) => showDiagnostic(one, document)),
    ...claims
      .filter(({ verdict }) => verdict === 'left to the tests')
      .map((claim) => showClaim(claim, document, language)),
  ];
}
