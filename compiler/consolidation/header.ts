import type { Header, PayFile, Scheme } from '../../dsl/ast/ast.ts';
import type { Source } from '../../dsl/text/source.ts';
import { type Piece, slice } from './pieces.ts';

/** What each file says of itself. */
const OWN: ReadonlySet<Header['kind']> = new Set<Header['kind']>(['version', 'valid', 'change']);

interface Head {
  readonly source: Source;
  readonly file: PayFile;
  readonly scheme: Scheme;
}

function line({ source }: Head, { span }: Header): readonly Piece[] {
  return ['\n', slice(source, span.start, span.end)];
}

/** The comments over the scheme line: those of the amendment, or when it has none those that were there. */
function opening(before: Head, after: Head): readonly Piece[] {
  const has = ({ file, scheme }: Head): boolean =>
    file.comments.some(({ span }) => span.end <= scheme.span.start);
  const { source, scheme } = has(after) ? after : before;
  return [slice(source, 0, scheme.span.start)];
}

function firstLine(before: Head, after: Head): readonly Piece[] {
  const { source, scheme } = after;
  const named = slice(source, scheme.span.start, (scheme.label ?? scheme.id).span.end);
  const label = before.scheme.label;
  if (scheme.label !== null || label === null) return [named];
  return [named, ' ', slice(before.source, label.span.start, label.span.end)];
}

/** The head of the consolidated law: what the amendment says, and of the rest what stood there. */
export function amendedHead(before: Head, after: Head): readonly Piece[] {
  const own = after.scheme.headers.filter(({ kind }) => kind !== 'amends');
  const said = new Set(own.map(({ kind }) => kind));
  const placed = new Set<Header['kind']>();
  const lines = before.scheme.headers.flatMap((header) => {
    const { kind } = header;
    if (kind === 'change') return [];
    if (!said.has(kind)) return OWN.has(kind) ? [] : line(before, header);
    if (placed.has(kind)) return [];
    placed.add(kind);
    return own.filter((each) => each.kind === kind).flatMap((each) => line(after, each));
  });
  const rest = own.filter(({ kind }) => !placed.has(kind)).flatMap((header) => line(after, header));
  return [...opening(before, after), ...firstLine(before, after), ...lines, ...rest];
}
