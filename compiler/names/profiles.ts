import type { Clause, Decl, Mark, ProfileDecl } from '../../dsl/ast/ast.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { payroll } from '../../dsl/diagnostics/payroll.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import type { Report } from '../model/context.ts';
import type { Placed } from './expand.ts';

type Profiles = ReadonlyMap<string, ProfileDecl>;

/** The marks that a name stands for: those of a profile, else itself. */
function marksFor(mark: Mark, profiles: Profiles, report: Report): readonly Mark[] {
  const profile = profiles.get(mark.name.text);
  if (profile === undefined) return [mark];
  if (mark.negated || mark.except !== null)
    report.say(payroll.profileFault, mark.span, {
      name: profile.name.text,
      reason: mark.negated ? rulePhrases.isAProfileWhichIsNot : rulePhrases.isAProfileWhichExceptsNo,
    });
  return profile.marks;
}

function withoutProfiles(clause: Clause, profiles: Profiles, report: Report): Clause {
  if (clause.kind !== 'marks') return clause;
  return { ...clause, marks: clause.marks.flatMap((mark) => marksFor(mark, profiles, report)) };
}

function profilesOf(placed: readonly Placed[]): Profiles {
  return new Map(placed.flatMap(({ decl }) => (decl.decl === 'profile' ? [[decl.name.text, decl]] : [])));
}

/** The profiles that a perception names. */
function namedProfiles(decl: Decl, profiles: Profiles): readonly string[] {
  if (decl.decl !== 'simple') return [];
  return decl.clauses.flatMap((clause) =>
    clause.kind === 'marks'
      ? clause.marks.flatMap(({ name }) => (profiles.has(name.text) ? [name.text] : []))
      : [],
  );
}

/** Writes the marks of profiles out where a perception names the profile, and says which profiles nothing names. */
export function writeOutProfiles(placed: readonly Placed[], report: Report): readonly Placed[] {
  const profiles = profilesOf(placed);
  if (profiles.size === 0) return placed;
  const named = new Set(placed.flatMap(({ decl }) => namedProfiles(decl, profiles)));
  for (const [name, profile] of profiles)
    if (!named.has(name))
      report.say(names.unused, profile.name.span, { kind: quantityPhrases.profile, name });
  return placed.map((one) => {
    const { decl } = one;
    if (decl.decl !== 'simple') return one;
    return {
      ...one,
      decl: { ...decl, clauses: decl.clauses.map((clause) => withoutProfiles(clause, profiles, report)) },
    };
  });
}
