import type { Report } from '../../compiler/model/context.ts';
import type { CasesDecl, Decl, PayFile, Span, TestDecl, TestLike } from '../../dsl/ast/ast.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { tests as catalog } from '../../dsl/diagnostics/tests.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';

/** A `test` or a table of `cases`. */
export type Tested = TestDecl | CasesDecl;

export function isTested(decl: Decl): decl is Tested {
  return decl.decl === 'test' || decl.decl === 'cases';
}

/** The tests of a file by their titles, and which of them a test is like. */
export class LikeTests {
  readonly #report: Report;
  readonly #byTitle = new Map<string, TestDecl>();

  constructor(file: PayFile, report: Report) {
    this.#report = report;
    const first = new Map<string, Span>();
    for (const decl of file.decls.filter(isTested)) {
      const { value: title, span } = decl.title;
      const before = first.get(title);
      if (before === undefined) first.set(title, span);
      else
        report.say(
          catalog.titleTwice,
          span,
          { title },
          { labels: [{ span: before, text: quantityPhrases.firstHere }] },
        );
      if (decl.decl === 'test' && !this.#byTitle.has(title)) this.#byTitle.set(title, decl);
    }
  }

  /** The test that `like` names, or null after saying that there is none. */
  of({ title }: TestLike): TestDecl | null {
    const found = this.#byTitle.get(title.value);
    if (found !== undefined) return found;
    const suggestion = suggest(title.value, this.#byTitle.keys());
    this.#report.say(catalog.unknownTest, title.span, { title: title.value, suggestion });
    return null;
  }

  /** The test that a test is like, if it is there; says nothing. */
  parent(decl: Tested): TestDecl | null {
    const [like] = decl.likes;
    return like === undefined ? null : (this.#byTitle.get(like.title.value) ?? null);
  }

  /** Says that these tests are each like the next one, and the last like the first. */
  sayCircle(circle: readonly Tested[]): void {
    const [first, last] = [circle[0], circle.at(-1)];
    const like = last?.likes[0];
    if (first === undefined || like === undefined) return;
    const chain = [...circle, first].map((one) => one.title.value);
    this.#report.say(catalog.likeItself, like.title.span, { chain });
  }
}
