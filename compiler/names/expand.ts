import type {
  ApplyDecl,
  Clause,
  Column,
  Decl,
  Expr,
  Name,
  NoticeDecl,
  SimpleDecl,
  Span,
  TemplateDecl,
} from '../../dsl/ast/ast.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { readingPhrases } from '../../dsl/diagnostics/phrases/reading.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import type { Report } from '../model/context.ts';
import { copiedFormulas } from './copied-formulas.ts';
import { expandFamilies } from './families.ts';
import { mentions } from './mentions.ts';
import { type Substitution, substituteDecl } from './substitute.ts';
import { expandColumns } from './table-columns.ts';
import { WrittenOut } from './written-out.ts';

/** The `apply` that a declaration written out by a template comes from. */
export interface Use {
  readonly template: string;
  readonly suffix: string;
  readonly span: Span;
  /** Laws named by the `apply`; added to those of the declaration. */
  readonly laws: readonly string[];
  /** `when` of the `apply`: without it nothing inside exists. */
  readonly guard: Expr | null;
}

/** The block of deductions that a line was written out of. */
export interface BlockLine {
  readonly name: string;
  /** The base and the rate that its formula multiplies; null where it has another. */
  readonly product: { readonly on: Expr; readonly rate: Expr } | null;
}

/** A declaration in its place in the file; `use` is null outside templates, `block` outside blocks of deductions. */
export interface Placed<D extends Decl = Decl> {
  readonly decl: D;
  readonly use: Use | null;
  readonly block: BlockLine | null;
}

/** A value handed to a parameter, whose declared type the checker compares. */
export interface Argument {
  readonly template: TemplateDecl;
  readonly parameter: Column;
  readonly value: Expr;
}

export interface Expansion {
  /** All declarations in the order of the file, every `apply` written out, templates gone. */
  readonly decls: readonly Placed[];
  readonly args: readonly Argument[];
  /** The declarations of templates that no `apply` writes out, for a reason that has been reported. */
  readonly lost: ReadonlySet<string>;
}

function isBody(decl: Decl): decl is SimpleDecl | NoticeDecl {
  return decl.decl === 'simple' || decl.decl === 'notice';
}

function templatesOf(decls: readonly Decl[], report: Report): ReadonlyMap<string, TemplateDecl> {
  const found = new Map<string, TemplateDecl>();
  for (const decl of decls) {
    if (decl.decl !== 'template') continue;
    const earlier = found.get(decl.name.text);
    if (earlier !== undefined) {
      report.say(
        names.duplicateName,
        decl.name.span,
        { name: decl.name.text },
        {
          labels: [{ span: earlier.name.span, text: quantityPhrases.firstDefinedHere }],
        },
      );
    }
    found.set(decl.name.text, decl);
    checkUnusedParameters(decl, report);
    for (const inner of decl.body) {
      if (isBody(inner)) continue;
      report.say(names.templateFault, inner.span, {
        reason: rulePhrases.aTemplateCannotContainA(inner.decl),
        fix: rulePhrases.moveTheOutOfTheTemplate(inner.decl),
      });
    }
  }
  return found;
}

function checkUnusedParameters(template: TemplateDecl, report: Report): void {
  const mentioned = mentions(template.body);
  const unread = template.params.filter(({ name }) => !mentioned.has(name.text));
  const labels = unread.length === 0 ? [] : copiedFormulas(template.body);
  for (const { name } of unread) {
    const params = {
      reason: rulePhrases.nothingInReadsTheParameter(template.name.text, name.text),
      fix: rulePhrases.useItOrRemoveItHere,
    };
    report.say(names.templateFault, name.span, params, { labels });
  }
}

function withClauses(apply: ApplyDecl): readonly Extract<Clause, { kind: 'with' }>[] {
  return apply.clauses.filter((clause) => clause.kind === 'with');
}

function bindParameters(apply: ApplyDecl, template: TemplateDecl, report: Report): Map<string, Expr> {
  const bound = new Map<string, Expr>();
  let isMisspelt = false;
  const known = template.params.map((param) => param.name.text);
  for (const clause of withClauses(apply)) {
    const name = clause.name.text;
    if (!known.includes(name)) {
      isMisspelt = true;
      const near = suggest(name, known);
      report.say(names.templateFault, clause.name.span, {
        reason: rulePhrases.hasNoParameter(template.name.text, name),
        fix: near === null ? rulePhrases.itsParametersAre(known.join(', ')) : readingPhrases.didYouMean(near),
      });
    } else if (bound.has(name)) {
      report.say(names.templateFault, clause.span, {
        reason: rulePhrases.theParameterIsGivenTwice(name),
        fix: rulePhrases.giveItOnce,
      });
    } else bound.set(name, clause.value);
  }
  // One that is misspelt leaves another without a value.
  for (const name of isMisspelt ? [] : known) {
    if (bound.has(name)) continue;
    report.say(names.templateFault, apply.template.span, {
      reason: rulePhrases.theParameterHasNoValueIn(name, template.name.text),
      fix: quantityPhrases.addOf(`with ${name} = …`),
    });
  }
  return bound;
}

function isTextParameter(column: Column): boolean {
  return column.type?.kind === 'named' && column.type.name.text === 'text';
}

function substitutionOf(template: TemplateDecl, bound: Map<string, Expr>, suffix: string): Substitution {
  const siblings = new Map<string, string>();
  for (const decl of template.body) {
    if (decl.decl !== 'simple') continue;
    for (const column of decl.columns) siblings.set(column.name.text, column.name.text + suffix);
  }
  const texts = new Map<string, string>();
  const values = new Map<string, Expr>();
  for (const param of template.params) {
    const value = bound.get(param.name.text) ?? { kind: 'missing' as const, span: param.span };
    if (isTextParameter(param) && value.kind === 'text') texts.set(param.name.text, value.value);
    if (value.kind === 'missing') texts.set(param.name.text, '');
    values.set(param.name.text, value);
  }
  return { siblings, values, texts };
}

function useOf(apply: ApplyDecl, suffix: string): Use {
  let guard: Expr | null = null;
  const laws: string[] = [];
  for (const clause of apply.clauses) {
    if (clause.kind === 'when') guard = clause.expr;
    if (clause.kind === 'law') laws.push(clause.text.value);
  }
  return { template: apply.template.text, suffix, span: apply.span, laws, guard };
}

function suffixOf(apply: ApplyDecl): Name | null {
  for (const clause of apply.clauses) if (clause.kind === 'as') return clause.name;
  return null;
}

/** The template that a misspelt name means, so that nothing that it declares is unknown too. */
function meant(
  { template: { text, span } }: ApplyDecl,
  templates: ReadonlyMap<string, TemplateDecl>,
  report: Report,
): TemplateDecl | undefined {
  const suggestion = suggest(text, templates.keys());
  const params = { kind: quantityPhrases.template, name: text, suggestion, known: [...templates.keys()] };
  report.say(names.unknownMember, span, params);
  return suggestion === null ? undefined : templates.get(suggestion);
}

function declaredNames({ body }: TemplateDecl): readonly string[] {
  return body.flatMap((decl) => (decl.decl === 'simple' ? decl.columns.map(({ name }) => name.text) : []));
}

/** Writes every use of every template out, so that the rest of the compiler never sees one. */
export function expandTemplates(decls: readonly Decl[], report: Report): Expansion {
  const templates = templatesOf(decls, report);
  const usedSuffixes = new Map<string, ApplyDecl>();
  const used = new Set<string>();
  let isUnclear = false;
  const args: Argument[] = [];
  const writtenOut = new WrittenOut(report);

  const expand = (apply: ApplyDecl): readonly Placed[] => {
    const template = templates.get(apply.template.text) ?? meant(apply, templates, report);
    isUnclear ||= template === undefined;
    if (template === undefined) return [];
    used.add(template.name.text);
    const suffix = suffixOf(apply)?.text ?? '';
    const key = `${template.name.text} ${suffix}`;
    const earlier = usedSuffixes.get(key);
    if (earlier !== undefined) {
      report.say(
        names.applySuffix,
        apply.template.span,
        { name: template.name.text + suffix, template: template.name.text },
        {
          labels: [{ span: earlier.span, text: quantityPhrases.theEarlierUse }],
        },
      );
      return [];
    }
    usedSuffixes.set(key, apply);
    const bound = bindParameters(apply, template, report);
    for (const parameter of template.params) {
      const value = bound.get(parameter.name.text);
      if (value !== undefined) args.push({ template, parameter, value });
    }
    const by = substitutionOf(template, bound, suffix);
    const use = useOf(apply, suffix);
    return template.body.filter(isBody).flatMap((inner) => {
      if (!writtenOut.hasRoom(apply.span)) return [];
      const decl = substituteDecl(inner, by);
      writtenOut.add(decl, apply.span);
      return [{ decl, use, block: null }];
    });
  };

  const placed = decls.flatMap((decl): readonly Placed[] => {
    if (decl.decl === 'template') return [];
    if (decl.decl === 'apply') return expand(decl);
    return [{ decl, use: null, block: null }];
  });
  for (const [name, template] of templates) {
    // The one that an `apply` does not name right may be any.
    if (used.has(name) || isUnclear) continue;
    report.say(names.templateFault, template.name.span, {
      reason: rulePhrases.theTemplateIsNeverApplied(name),
      fix: rulePhrases.writeOrRemoveIt(`apply ${name} …`),
    });
  }
  const unused = [...templates].flatMap(([name, template]) =>
    used.has(name) ? [] : declaredNames(template),
  );
  return { decls: expandColumns(expandFamilies(placed, report), report), args, lost: new Set(unused) };
}
