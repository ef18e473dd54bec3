import type { IToken } from 'chevrotain';
import type { Decl, Expr, Node, PayFile, Span } from '../../dsl/ast/ast.ts';
import { lex } from '../../dsl/lexer/lexer.ts';
import { parse } from '../../dsl/parse.ts';

/** A rule file as its author sees it: text, tree, and the words and signs of the tree. */
export interface RuleText {
  readonly text: string;
  readonly file: PayFile;
  /** All below the header. */
  readonly tokens: readonly IToken[];
  /** Every node of the tree, the outer one before those inside it. */
  readonly nodes: readonly Node[];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'span' in value;
}

function nodesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

export function readRuleText(path: string, text: string): RuleText {
  const source = { path, text };
  const { file } = parse(source);
  const below = file.scheme?.span.end ?? 0;
  const tokens = lex(source).tokens.filter(({ startOffset }) => startOffset >= below);
  return { text, file, tokens, nodes: nodesIn([file.scheme, file.decls, file.changes]) };
}

export function cut({ text }: RuleText, { start, end }: Span): string {
  return text.slice(start, end);
}

export function spanOf(token: IToken): Span {
  return { start: token.startOffset, end: token.startOffset + token.image.length };
}

type Kind = Expr['kind'];

/** What stands behind the formulas: some kinds of it are called as formulas are. */
export function clausesIn({ nodes }: RuleText): ReadonlySet<unknown> {
  return new Set<unknown>(nodes.flatMap((node) => ('clauses' in node ? [node.clauses].flat() : [])));
}

/** The formulas of one kind, anywhere in the file. */
export function expressions<K extends Kind>(rules: RuleText, kind: K): readonly Extract<Expr, { kind: K }>[] {
  const clauses = clausesIn(rules);
  const isOne = (node: Node): node is Extract<Expr, { kind: K }> =>
    'kind' in node && node.kind === kind && !clauses.has(node);
  return rules.nodes.filter(isOne);
}

type DeclKind = Decl['decl'];

/** The declarations of one kind, those that an amendment adds and those inside templates, too. */
export function declarations<K extends DeclKind>(
  rules: RuleText,
  decl: K,
): readonly Extract<Decl, { decl: K }>[] {
  const isOne = (node: Node): node is Extract<Decl, { decl: K }> => 'decl' in node && node.decl === decl;
  return rules.nodes.filter(isOne);
}
