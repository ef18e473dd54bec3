/** Markup that is safe to put into a page. */
export interface Html {
  readonly markup: string;
}

/** What a template takes: text is escaped, markup is not, nothing is nothing. */
export type Piece = string | number | Html | null | readonly Piece[];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}

function markupOf(piece: Piece): string {
  if (piece === null) return '';
  if (typeof piece === 'string') return escaped(piece);
  if (typeof piece === 'number') return String(piece);
  return 'markup' in piece ? piece.markup : piece.map(markupOf).join('');
}

/** A template of markup: every value is escaped unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  const markup = parts.reduce((all, part, at) => all + markupOf(pieces[at - 1] ?? null) + part);
  return { markup };
}

/** Markup made elsewhere, taken as it is. */
export function markup(text: string): Html {
  return { markup: text };
}

/** Pieces with another between them. */
export function joined(pieces: readonly Piece[], between: Piece): Piece {
  return pieces.flatMap((piece, at) => (at === 0 ? [piece] : [between, piece]));
}
