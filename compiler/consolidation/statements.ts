import type { Change, Decl, Name, NoticeDecl, PayFile, Span } from '../../dsl/ast/ast.ts';
import { amendments } from '../../dsl/diagnostics/amendments.ts';
import type { Label } from '../../dsl/diagnostics/diagnostic.ts';
import { kindWord } from '../../dsl/diagnostics/phrases/kind-words.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { readingPhrases } from '../../dsl/diagnostics/phrases/reading.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import type { Source } from '../../dsl/text/source.ts';
import { clauseOf } from '../model/clauses.ts';
import type { Report } from '../model/context.ts';
import type { Law, Repealed } from './law.ts';
import { applyName, kindOf, namesOf, noticeName } from './names.ts';
import { type Part, type PartChange, partName, partsOf } from './parts.ts';
import { restatedOtherwise } from './restated-otherwise.ts';

/** What happens to one declaration of the amended law. */
export type Fate =
  | { readonly verb: 'restate'; readonly decl: Decl; readonly after: Name | null }
  | { readonly verb: 'repeal' }
  | { readonly verb: 'parts'; readonly changes: readonly PartChange[] };

/** A declaration that the amended law does not have. */
export interface Addition {
  readonly decl: Decl;
  readonly span: Span;
  readonly after: Name | null;
}

/** What an amendment does, found out before anything is written. */
export interface Reading {
  readonly fates: ReadonlyMap<Decl, Fate>;
  readonly additions: readonly Addition[];
  readonly repealed: readonly Repealed[];
}

function placeOf(decl: Decl): Name | null {
  return 'clauses' in decl ? (clauseOf(decl.clauses, 'after')?.target ?? null) : null;
}

function nameSpan(decl: Decl): Span {
  switch (decl.decl) {
    case 'simple':
      return decl.columns[0]?.name.span ?? decl.kindSpan;
    case 'table':
    case 'employer':
    case 'deductions':
    case 'profile':
    case 'template':
      return decl.name.span;
    case 'apply':
      return decl.template.span;
    case 'notice':
      return decl.code.span;
    default:
      return decl.span;
  }
}

/** Reads the statements of one amendment against the law that it amends. */
export class StatementReader {
  readonly #law: Law;
  readonly #source: Source;
  readonly #report: Report;
  readonly #known = new Map<string, Decl>();
  /** Warnings of one code on one field may stand several times: they are restated and repealed together. */
  readonly #notices: ReadonlyMap<string, readonly Decl[]>;
  readonly #restatedNotices = new Map<string, number>();
  readonly #fates = new Map<Decl, Fate>();
  /** Where the fate of a declaration was said first. */
  readonly #said = new Map<Decl, Span>();
  readonly #additions: Addition[] = [];
  readonly #repealed: Repealed[] = [];

  constructor(law: Law, source: Source, report: Report) {
    this.#law = law;
    this.#source = source;
    this.#report = report;
    for (const decl of law.file.decls) for (const name of namesOf(decl)) this.#known.set(name, decl);
    const notices = law.file.decls.filter((decl) => decl.decl === 'notice');
    this.#notices = Map.groupBy(notices, noticeName);
  }

  read(file: PayFile): Reading {
    const changes = file.changes.toSorted(
      (a, b) => Number(b.change === 'repeal') - Number(a.change === 'repeal'),
    );
    for (const change of changes) this.#change(change);
    for (const decl of file.decls) this.#restate(decl);
    for (const [name, count] of this.#restatedNotices)
      for (const old of this.#notices.get(name)?.slice(count) ?? []) this.#fates.set(old, { verb: 'repeal' });
    const again = new Set(this.#additions.flatMap(({ decl }) => namesOf(decl)));
    const repealed = this.#repealed.filter(({ name }) => !again.has(name));
    return { fates: this.#fates, additions: this.#additions, repealed };
  }

  #change(change: Change): void {
    if (change.change === 'part') {
      const said = { source: this.#source, decl: change, span: change.span };
      this.#part(change.kind, change.owner, change.part, 'restate', said);
      return;
    }
    if (change.change === 'new') {
      const { decl } = change;
      if ('change' in decl)
        this.#part(decl.kind, decl.owner, decl.part, 'new', {
          source: this.#source,
          decl,
          span: change.span,
        });
      else this.#add(decl, change.span);
      return;
    }
    const { kind, check, targets, clauses } = change;
    if (check !== null) {
      this.#repeal(namesOf(check)[0] ?? '', 'check', check.span);
      return;
    }
    for (const { name, part, span } of targets) {
      if (part !== null) this.#part(kind, name, part, 'repeal', null);
      else if (kind.text === 'warn' || kind.text === 'refuse')
        this.#repeal(noticeName({ kind: kind.text, code: name, clauses }), kind.text, span);
      else if (kind.text === 'apply') this.#repeal(applyName(name.text, clauses), kind.text, span);
      else
        this.#repeal(
          name.text,
          kind.text,
          span,
          targets.map((each) => each.name.text),
        );
    }
  }

  #unknown(
    what: Said,
    name: string,
    verb: 'restate' | 'repeal',
    span: Span,
    labels: readonly Label[] = [],
  ): void {
    const suggestion = suggest(name, [...this.#known.keys()]);
    this.#report.say(amendments.notKnown, span, { what, name, suggestion, verb }, { labels });
  }

  /** Where the amended law has a declaration. */
  #inTheLaw(decl: Decl, text: Said): Label {
    const { source, span } = this.#law.place(nameSpan(decl));
    return { path: source.path, span, text };
  }

  /** Where the amended law has a warning of that code, on another field. */
  #sameCode(decl: Decl): readonly Label[] {
    if (decl.decl !== 'notice') return [];
    return this.#law.file.decls.flatMap((old) =>
      old.decl === 'notice' && old.code.text === decl.code.text
        ? [this.#inTheLaw(old, rulePhrases.theAmendedLawHas(noticeName(old)))]
        : [],
    );
  }

  #decide(old: Decl, name: string, span: Span, fate: Fate): void {
    const earlier = this.#fates.get(old);
    const isOther =
      earlier?.verb === 'parts' &&
      fate.verb === 'parts' &&
      !fate.changes.some(({ part }) => earlier.changes.some((each) => each.part.text === part.text));
    if (isOther) this.#fates.set(old, { verb: 'parts', changes: [...earlier.changes, ...fate.changes] });
    else if (earlier !== undefined) {
      const first = this.#said.get(old);
      const labels = first === undefined ? [] : [{ span: first, text: quantityPhrases.firstHere }];
      this.#report.say(amendments.amendedTwice, span, { name }, { labels });
    } else this.#fates.set(old, fate);
    if (!this.#said.has(old)) this.#said.set(old, span);
  }

  #restate(decl: Decl): void {
    const [name] = namesOf(decl);
    if (name === undefined) return;
    const [span, kind] = [nameSpan(decl), kindOf(decl)];
    const old = this.#known.get(name);
    if (old === undefined) {
      this.#unknown(kindWord(kind), name, 'restate', span, this.#sameCode(decl));
      return;
    }
    if (decl.decl === 'notice') {
      this.#restateNotice(decl, name);
      return;
    }
    const fault = restatedOtherwise(old, decl);
    if (fault !== null) {
      this.#report.say(amendments.restatedOtherwise, fault.span ?? span, { name, ...fault.said });
      return;
    }
    this.#decide(old, name, span, { verb: 'restate', decl, after: placeOf(decl) });
  }

  #restateNotice(decl: NoticeDecl, name: string): void {
    const count = this.#restatedNotices.get(name) ?? 0;
    this.#restatedNotices.set(name, count + 1);
    const old = this.#notices.get(name)?.[count];
    if (old !== undefined)
      this.#decide(old, name, decl.code.span, { verb: 'restate', decl, after: placeOf(decl) });
    else this.#additions.push({ decl, span: decl.span, after: placeOf(decl) ?? decl.code });
  }

  #add(decl: Decl, span: Span): void {
    const taken = namesOf(decl).find((name) => {
      const old = this.#known.get(name);
      return old !== undefined && this.#fates.get(old)?.verb !== 'repeal';
    });
    const old = taken === undefined ? undefined : this.#known.get(taken);
    if (taken !== undefined && old !== undefined) {
      const labels = [this.#inTheLaw(old, rulePhrases.theAmendedLawHasItHere)];
      this.#report.say(amendments.known, nameSpan(decl), { name: taken }, { labels });
    } else this.#additions.push({ decl, span, after: placeOf(decl) });
  }

  #repeal(name: string, what: string, span: Span, together: readonly string[] = [name]): void {
    const old = this.#known.get(name);
    if (old === undefined || (what !== 'check' && kindOf(old) !== what)) {
      this.#unknown(kindWord(what), name, 'repeal', span);
      return;
    }
    const rest = old.decl === 'simple' ? namesOf(old).filter((each) => !together.includes(each)) : [];
    if (rest.length > 0) {
      const params = {
        name,
        reason: rulePhrases.standsTogetherWith(rest.join(', ')),
        fix: rulePhrases.repealAllOfThemRepeal(`${what} ${namesOf(old).join(', ')}`),
      };
      this.#report.say(amendments.restatedOtherwise, span, params);
      return;
    }
    // Names that stand together are repealed together, in one statement that names each.
    const isCounted = old.decl !== 'simple' || namesOf(old)[0] === name;
    const decided = isCounted ? (this.#notices.get(name) ?? [old]) : [];
    for (const each of decided) this.#decide(each, name, span, { verb: 'repeal' });
    this.#repealed.push({ name, span });
  }

  #part(kind: Name, owner: Name, part: Name, verb: PartChange['verb'], said: PartChange['said']): void {
    const name = `${owner.text}.${part.text}`;
    const old = this.#known.get(owner.text);
    const parts = old === undefined ? null : partsOf(old);
    if (old !== undefined && parts !== null && kindOf(old) !== kind.text) {
      const params = {
        name: owner.text,
        reason: rulePhrases.isANotA(kindOf(old), kind.text),
        fix: readingPhrases.write(`${kindOf(old)} ${name}`),
      };
      this.#report.say(amendments.restatedOtherwise, owner.span, params);
      return;
    }
    if (old === undefined || parts === null) {
      this.#unknown(
        quantityPhrases.declarationWithParts,
        owner.text,
        verb === 'repeal' ? 'repeal' : 'restate',
        owner.span,
      );
      return;
    }
    const has = parts.some((each) => partName(each) === part.text);
    if (has && verb === 'new') {
      this.#report.say(amendments.known, part.span, { name });
      return;
    }
    if (!has && verb !== 'new') {
      const suggestion = suggest(
        part.text,
        parts.flatMap((each) => partName(each) ?? []),
      );
      this.#report.say(amendments.notKnown, part.span, {
        what: quantityPhrases.part,
        name,
        suggestion,
        verb,
      });
      return;
    }
    if (verb === 'new' && old.decl === 'template') {
      const params = {
        name,
        reason: rulePhrases.isAStepOfATemplate,
        fix: rulePhrases.restateTheTemplateWhole(owner.text),
      };
      this.#report.say(amendments.restatedOtherwise, part.span, params);
      return;
    }
    this.#placePart(old, parts, said);
    if (verb === 'repeal') this.#repealed.push({ name: part.text, span: part.span });
    this.#decide(old, name, part.span, { verb: 'parts', changes: [{ verb, part, said }] });
  }

  /** A part goes behind one that stays, or behind one that was new before it. */
  #placePart(owner: Decl, parts: readonly Part[], said: PartChange['said']): void {
    const after = said === null ? null : clauseOf(said.decl.clauses, 'after');
    if (after === null) return;
    const fate = this.#fates.get(owner);
    const changes = fate?.verb === 'parts' ? fate.changes : [];
    const gone = new Set(changes.filter(({ verb }) => verb === 'repeal').map(({ part }) => part.text));
    const added = changes.filter(({ verb }) => verb === 'new').map(({ part }) => part.text);
    const names = [...parts.flatMap((each) => partName(each) ?? []), ...added].filter(
      (each) => !gone.has(each),
    );
    const { text: name, span } = after.target;
    if (names.includes(name) && name !== said?.decl.part.text) return;
    this.#report.say(amendments.noPlace, span, { name, suggestion: suggest(name, names) });
  }
}
