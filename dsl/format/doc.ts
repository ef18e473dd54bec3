/**
 * A text with the places where it may be broken, after Wadler: a group is printed on one line when it fits, else
 * all its own lines are broken.
 */
export type Doc =
  | string
  | { readonly kind: 'line' }
  | { readonly kind: 'soft' }
  | { readonly kind: 'nest'; readonly by: number; readonly doc: Doc }
  | { readonly kind: 'group'; readonly doc: Doc }
  | { readonly kind: 'fill'; readonly items: readonly Doc[] }
  | readonly Doc[];

/** A space, or a line end in a broken group. */
export const line: Doc = { kind: 'line' };
/** Nothing, or a line end in a broken group. */
export const soft: Doc = { kind: 'soft' };

export function group(doc: Doc): Doc {
  return { kind: 'group', doc };
}

export function nest(by: number, doc: Doc): Doc {
  return { kind: 'nest', by, doc };
}

/** Items with commas between them, as many on a line as fit. */
export function fill(items: readonly Doc[]): Doc {
  return { kind: 'fill', items };
}

function isMany(doc: Doc): doc is readonly Doc[] {
  return Array.isArray(doc);
}

/** The document on one line. */
export function flat(doc: Doc): string {
  if (typeof doc === 'string') return doc;
  if (isMany(doc)) return doc.map(flat).join('');
  switch (doc.kind) {
    case 'line':
      return ' ';
    case 'soft':
      return '';
    case 'fill':
      return doc.items.map(flat).join(', ');
    default:
      return flat(doc.doc);
  }
}

class Printer {
  private out = '';
  private column: number;
  private readonly width: number;

  constructor(width: number, column: number) {
    this.width = width;
    this.column = column;
  }

  print(doc: Doc, indent: number, broken: boolean): string {
    this.put(doc, indent, broken);
    return this.out;
  }

  private put(doc: Doc, indent: number, broken: boolean): void {
    if (typeof doc === 'string') this.write(doc);
    else if (isMany(doc)) for (const each of doc) this.put(each, indent, broken);
    else if (doc.kind === 'line' || doc.kind === 'soft') this.separate(doc.kind, indent, broken);
    else if (doc.kind === 'nest') this.put(doc.doc, indent + doc.by, broken);
    else if (doc.kind === 'fill') this.fill(doc.items, indent);
    else this.group(doc.doc, indent);
  }

  private group(doc: Doc, indent: number): void {
    const onOneLine = flat(doc);
    if (this.column + onOneLine.length <= this.width) this.write(onOneLine);
    else this.put(doc, indent, true);
  }

  private fill(items: readonly Doc[], indent: number): void {
    for (const [index, item] of items.entries()) {
      if (index > 0) {
        this.write(',');
        const fits = this.column + 2 + flat(item).length <= this.width;
        this.separate('line', indent, !fits);
      }
      this.group(item, indent);
    }
  }

  private separate(kind: 'line' | 'soft', indent: number, broken: boolean): void {
    if (broken) {
      this.out += `\n${' '.repeat(indent)}`;
      this.column = indent;
    } else if (kind === 'line') this.write(' ');
  }

  private write(text: string): void {
    this.out += text;
    this.column += text.length;
  }
}

/** Prints a document into lines of at most `width` columns where it can; the first line begins at `column`. */
export function printDoc(doc: Doc, width: number, column: number, indent: number): string {
  return new Printer(width, column).print(group(doc), indent, false);
}
