import { type DocumentSymbol, SymbolKind } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Decl, Name, PayFile, SimpleKind, Span, Text } from '../../dsl/ast/ast.ts';
import { rangeOf } from './positions.ts';

const KINDS: Readonly<Record<SimpleKind, SymbolKind>> = {
  unit: SymbolKind.Constant,
  param: SymbolKind.Constant,
  mark: SymbolKind.Property,
  input: SymbolKind.Field,
  history: SymbolKind.Field,
  flag: SymbolKind.Boolean,
  let: SymbolKind.Variable,
  perception: SymbolKind.Method,
  deduction: SymbolKind.Method,
  base: SymbolKind.Variable,
  total: SymbolKind.Number,
  calendar: SymbolKind.Array,
};

interface Entry {
  readonly name: string;
  readonly detail: string;
  readonly kind: SymbolKind;
  readonly span: Span;
  readonly at: Span;
  readonly children?: readonly Entry[];
}

function named(name: Name, label: Text | null, word: string, kind: SymbolKind, span: Span): Entry {
  return {
    name: name.text,
    detail: label === null ? word : `${word} "${label.value}"`,
    kind,
    span,
    at: name.span,
  };
}

function entriesOf(decl: Decl): readonly Entry[] {
  switch (decl.decl) {
    case 'simple':
      return decl.columns.map((column) =>
        named(column.name, column.label, decl.kind, KINDS[decl.kind], decl.span),
      );
    case 'table':
      return [named(decl.name, decl.label, 'table', SymbolKind.Array, decl.span)];
    case 'employer':
    case 'deductions':
      return [
        {
          ...named(decl.name, decl.label, decl.decl, SymbolKind.Class, decl.span),
          children: decl.parts.map((part) =>
            named(part.name, part.label, 'part', SymbolKind.Method, part.span),
          ),
        },
      ];
    case 'profile':
      return [named(decl.name, null, 'profile', SymbolKind.Property, decl.span)];
    case 'template':
      return [
        {
          ...named(decl.name, null, 'template', SymbolKind.Function, decl.span),
          children: decl.body.flatMap(entriesOf),
        },
      ];
    case 'apply':
      return [named(decl.template, null, 'apply', SymbolKind.Function, decl.span)];
    case 'notice':
      return [named(decl.code, null, decl.kind, SymbolKind.Event, decl.span)];
    case 'check':
      return [{ name: 'check', detail: decl.kind, kind: SymbolKind.Event, span: decl.span, at: decl.span }];
    case 'test':
    case 'cases':
      return [
        {
          name: decl.title.value || decl.decl,
          detail: decl.decl,
          kind: SymbolKind.Method,
          span: decl.span,
          at: decl.title.span,
        },
      ];
  }
}

/** The protocol wants the name inside the whole; a broken declaration may end before it. */
function within(span: Span, at: Span): Span {
  return at.start >= span.start && at.end <= span.end ? at : span;
}

function show(entry: Entry, document: TextDocument): DocumentSymbol {
  return {
    name: entry.name,
    detail: entry.detail,
    kind: entry.kind,
    range: rangeOf(document, entry.span),
    selectionRange: rangeOf(document, within(entry.span, entry.at)),
    ...(entry.children && { children: entry.children.map((child) => show(child, document)) }),
  };
}

/** The outline of a file. */
export function outline(file: PayFile, document: TextDocument): DocumentSymbol[] {
  const { scheme, figures } = file;
  const head =
    scheme === null
      ? []
      : [named(scheme.id, scheme.label, `scheme ${scheme.country.text}`, SymbolKind.Namespace, scheme.span)];
  const ofCountry =
    figures === null
      ? []
      : [named(figures.country, figures.label, 'figures', SymbolKind.Namespace, figures.span)];
  return [...head, ...ofCountry, ...file.decls.flatMap(entriesOf)].map((entry) => show(entry, document));
}
