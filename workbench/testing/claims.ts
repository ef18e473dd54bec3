import type { Compilation } from '../../compiler/compile.ts';
import type { Span } from '../../dsl/ast/ast.ts';
import { lineStarts, positionAt } from '../../dsl/text/source.ts';

/** What a `check` of a rule file claims, and whether the compiler could prove it. */
export interface Claim {
  readonly path: string;
  readonly span: Span;
  readonly line: number;
  /** As the author wrote it, on one line. */
  readonly check: string;
  /** What is not proven is searched by `payroll test`; what is proven false is a fault, and no claim. */
  readonly verdict: 'proven' | 'left to the tests';
}

/** The claims of a rule file that compiles, in the order of the file; what is asked of every scheme is none of its own. */
export function claimsOf({
  source,
  law,
  proofs,
}: Pick<Compilation, 'source' | 'law' | 'proofs'>): readonly Claim[] {
  const claimed = proofs.filter(({ check }) => !check.isOfEveryScheme);
  return claimed.map(({ check: { span }, isProven }) => {
    const place = law?.place(span) ?? { source, span };
    return {
      path: place.source.path,
      span: place.span,
      line: positionAt(lineStarts(place.source.text), place.span.start).line,
      check: source.text.slice(span.start, span.end).trim().replaceAll(/\s+/g, ' '),
      verdict: isProven ? 'proven' : 'left to the tests',
    };
  });
}
