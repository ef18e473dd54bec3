import type { CheckProof } from '../../compiler/checks/check-proofs.ts';
import type { Compilation } from '../../compiler/compile.ts';
import type { IrCheck } from '../../compiler/ir/ir.ts';
import type { Span } from '../../dsl/ast/ast.ts';
import { lineStarts, positionAt, type Source } from '../../dsl/text/source.ts';
import type { LineProofs } from '../property-search/search-properties.ts';

/** The claim of a `check`, and the compiler's verdict on it. */
export interface Claim {
  readonly path: string;
  readonly span: Span;
  readonly line: number;
  /** The check as the author wrote it, on one line. */
  readonly check: string;
  readonly verdict: Verdict;
}

/**
 * Proven whatever is sent; proven by its exact pieces along the line on which all but one input is sent as little as it may
 * be; or searched by `payroll test`. What is proven false is a fault, and no claim.
 */
export type Verdict = 'proven' | 'proven along a line' | 'left to the tests';

type Claiming = Pick<Compilation, 'source' | 'law' | 'proofs'>;

/** The claims that a rule file that compiles makes itself, in its order: not what is asked of every scheme. */
export function ownClaims(compilation: Claiming): readonly Claim[] {
  const own = compilation.proofs.filter(({ check }) => !check.isOfEveryScheme);
  return own.map((proof) => claimOf(proof, proof.isProven ? 'proven' : 'left to the tests', compilation));
}

/** All claims about a rule file that are not false, what is asked of every scheme too; `told` says which verdicts. */
export function claimsOf(
  compilation: Claiming,
  { proven, refuted }: Pick<LineProofs, 'proven' | 'refuted'>,
  told: readonly Verdict[],
): readonly Claim[] {
  return compilation.proofs.flatMap((proof) => {
    if (refuted.has(proof.check)) return [];
    const isAlongLine = proven.has(proof.check);
    const verdict = proof.isProven ? 'proven' : isAlongLine ? 'proven along a line' : 'left to the tests';
    return told.includes(verdict) ? [claimOf(proof, verdict, compilation)] : [];
  });
}

function claimOf({ check }: CheckProof, verdict: Verdict, { source, law }: Claiming): Claim {
  const place = law?.place(check.span) ?? { source, span: check.span };
  return {
    path: place.source.path,
    span: place.span,
    line: positionAt(lineStarts(place.source.text), place.span.start).line,
    check: textOf(check, source),
    verdict,
  };
}

/** The text of a check; one that is asked of every scheme need not be written in the file. */
function textOf({ isOfEveryScheme, allow, target, by, span }: IrCheck, { text }: Source): string {
  if (isOfEveryScheme && allow.length === 0) return `check monotone ${target} by ${by}`;
  return text.slice(span.start, span.end).trim().replaceAll(/\s+/g, ' ');
}
