import { dates } from '../../dsl/diagnostics/dates.ts';
import { type Diagnostic, diagnose } from '../../dsl/diagnostics/diagnostic.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import type { DatedLaw } from './dated-law.ts';
import { type Dated, figuresIn, figuresOf, isExplained } from './figures.ts';

/** A figure as one scheme states it. */
interface Said {
  readonly dated: Dated;
  readonly scheme: string;
}

/** A figure of the year is twelve times that of the month under one name; a slip moves it by less than twice. */
const ANOTHER_FIGURE = 2;

function saidIn(law: DatedLaw): readonly Said[] {
  const { country, id } = law.scheme;
  return figuresOf(law)
    .filter(({ isParameter }) => isParameter)
    .map((dated) => ({ dated, scheme: `${country}.${id}` }));
}

function figureOf({ dated }: Said): number {
  return figuresIn(dated.text)[0]?.value ?? 0;
}

function isSlipOf(one: Said, other: Said): boolean {
  const times = figureOf(one) / figureOf(other);
  return times !== 1 && times > 1 / ANOTHER_FIGURE && times < ANOTHER_FIGURE;
}

/** Reports the schemes that state a figure of one day otherwise than most schemes do. */
function slipsIn(all: readonly Said[]): readonly Diagnostic[] {
  const bySchemes = [...Map.groupBy(all, figureOf).values()].toSorted(
    (a, b) => schemesOf(b).size - schemesOf(a).size,
  );
  const usual = bySchemes[0]?.[0];
  if (usual === undefined) return [];
  return bySchemes
    .slice(1)
    .flatMap(([one]) =>
      one === undefined || !isSlipOf(one, usual) || [one, usual].some(({ dated }) => isExplained(dated))
        ? []
        : [diagnosis(one, usual)],
    );
}

function schemesOf(said: readonly Said[]): ReadonlySet<string> {
  return new Set(said.map(({ scheme }) => scheme));
}

function diagnosis({ dated }: Said, usual: Said): Diagnostic {
  const { declared, text, from, path, span } = dated;
  const params = { name: declared.name, is: text, from, scheme: usual.scheme, other: usual.dated.text };
  const label = { path: usual.dated.path, span: usual.dated.span, text: rulePhrases.saysSo(usual.scheme) };
  return diagnose(path, dates.schemesDisagree, span, params, { labels: [label] });
}

/** PAY631: two schemes of a country that say a unit or a parameter of one name and label otherwise from the same day on. */
export function disagreeingFigures(laws: readonly DatedLaw[]): readonly Diagnostic[] {
  const said = laws.flatMap(saidIn);
  const figures = Map.groupBy(said, ({ dated: { place, from, declared }, scheme }) =>
    [scheme.slice(0, 'CO'.length), place, from, declared.label].join(' '),
  );
  return [...figures.values()].flatMap(slipsIn);
}
