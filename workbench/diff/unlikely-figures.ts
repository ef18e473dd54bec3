import { dates } from '../../dsl/diagnostics/dates.ts';
import { type Diagnostic, diagnose } from '../../dsl/diagnostics/diagnostic.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { type DatedLaw, lawsByScheme } from './dated-law.ts';
import {
  type Dated,
  type Figure,
  figuresIn,
  figuresOf,
  formOf,
  isExchangeOf,
  isExplained,
} from './figures.ts';

/** A figure of the law moves by less from one change to the next; a rate by less than half. */
const MOST = 0.4;
const MOST_OF_A_RATE = 0.5;
/** Amounts that follow prices fall by less than this with them; other amounts of a law do not fall. */
const MOST_OF_A_FALL = 0.005;
const TENFOLD = 10;

interface Moved {
  readonly before: Figure;
  readonly after: Figure;
}

function movedBy({ before, after }: Moved): number {
  return after.value / before.value;
}

function isLarge(moved: Moved): boolean {
  const { before, after } = moved;
  if (before.value === 0 || after.value === 0) return false;
  return Math.abs(movedBy(moved) - 1) > (before.isRate && after.isRate ? MOST_OF_A_RATE : MOST);
}

/** An amount that is less than before; rates fall and rise, and hours of work are reduced by law. */
function isFall({ before, after }: Moved, { text }: Dated): boolean {
  if (after.isRate || after.value === 0 || /\dh\b/.test(text)) return false;
  return movedBy({ before, after }) < 1 - MOST_OF_A_FALL;
}

/** The same digits with two neighbours exchanged: 1_423_500 and 1_432_500. Tables repeat what a unit or parameter says. */
function isExchange({ before, after }: Moved, { isParameter }: Dated): boolean {
  return isParameter && isExchangeOf(before.text, after.text);
}

/** The figures that moved as those of a law do not, between two texts that differ in numbers only. */
function oddMoves(before: Dated, after: Dated): readonly Moved[] {
  if (before.text === after.text || formOf(before.text) !== formOf(after.text)) return [];
  const was = figuresIn(before.text);
  return figuresIn(after.text)
    .flatMap((figure, at): readonly Moved[] => {
      const old = was[at];
      return old === undefined ? [] : [{ before: old, after: figure }];
    })
    .filter((moved) => isLarge(moved) || isFall(moved, after) || isExchange(moved, after));
}

function monthsBetween(from: string, until: string): number {
  const month = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return month(until) - month(from);
}

/** A statement of a law in one place, and the one that held before. */
interface Step {
  readonly before: Dated;
  readonly after: Dated;
}

/** All that the laws of a scheme have said in each place, in the order of the dates; what stays is said once. */
class History {
  readonly #places = new Map<string, readonly Dated[]>();

  /** Adds what a law says; gives back what is new in it, each with what held before. */
  add(law: readonly Dated[]): readonly Step[] {
    const places = Map.groupBy(law, ({ place }) => place);
    return [...places].flatMap(([place, said]) => {
      const known = this.#places.get(place) ?? [];
      const all = [...known, ...said.filter((one) => !isKnown(one, known))].toSorted((a, b) =>
        a.from < b.from ? -1 : 1,
      );
      const kept = all.filter((one, at) => at === 0 || one.text !== all[at - 1]?.text);
      this.#places.set(place, kept);
      return kept.flatMap((after, at) => {
        const before = kept[at - 1];
        return before === undefined || known.includes(after) ? [] : [{ before, after }];
      });
    });
  }

  /** The median growth of the other amounts of the law between two days. */
  growthBeside(place: string, from: string, until: string): number {
    const months = monthsBetween(from, until);
    const grown = [...this.#places].flatMap(([other, said]) => {
      if (other === place || said[0]?.isParameter !== true) return [];
      const growth = growthWithin(said, from, until);
      return growth === null ? [] : [growth ** months];
    });
    return grown.toSorted((a, b) => a - b)[Math.floor(grown.length / 2)] ?? 1;
  }
}

function isKnown(one: Dated, known: readonly Dated[]): boolean {
  return known.some(({ from, text }) => from === one.from && text === one.text);
}

/** The monthly growth of an amount in the time in which it is known; null for anything else. */
function growthWithin(said: readonly Dated[], from: string, until: string): number | null {
  const last = said.findLast((one) => one.from <= until);
  const first = said.findLast((one) => one.from <= from) ?? said[0];
  if (first === undefined || last === undefined) return null;
  const [was, is] = [figuresIn(first.text)[0], figuresIn(last.text)[0]];
  if (was === undefined || is === undefined || was.isRate || is.isRate || was.value === 0) return null;
  const start = first.from < from ? from : first.from;
  const months = monthsBetween(start, until);
  return months <= 0 ? null : (is.value / was.value) ** (1 / months);
}

/** True if a figure moved as far as the others did in that time; with high inflation a rarely set figure moves far. */
function keepsPace(moved: Moved, before: Dated, after: Dated, history: History): boolean {
  const growth = history.growthBeside(after.place, before.from, after.from);
  if (growth <= 1 + MOST) return false;
  const excess = movedBy(moved) / growth;
  return excess <= 1 + MOST && excess >= 1 / (1 + MOST);
}

/** Rows of one declaration that lie ten times apart are told as such when the file is compiled. */
function isToldAlone({ before, after }: Moved, was: Dated, is: Dated): boolean {
  const times = Math.max(after.value / before.value, before.value / after.value);
  const hasRow = ({ from }: Dated): boolean =>
    is.declared.facets.some(({ kind, row }) => kind === 'value' && row?.day === from);
  return times >= TENFOLD && hasRow(was) && hasRow(is);
}

/** True when the law says the same figure in a second place from the same day on: nobody mistypes it twice. */
function isRepeated({ after }: Moved, { place, from }: Dated, law: readonly Dated[]): boolean {
  return law.some(
    (one) =>
      one.place !== place &&
      one.from === from &&
      figuresIn(one.text).some(({ value }) => value === after.value),
  );
}

/** An exchange that is no jump and no fall is excused by the second place. */
function isExcused(moved: Moved, after: Dated, law: readonly Dated[]): boolean {
  return !isLarge(moved) && !isFall(moved, after) && isRepeated(moved, after, law);
}

function oddMove({ before, after }: Step, law: readonly Dated[], history: History): Moved | undefined {
  if (isExplained(after)) return undefined;
  return oddMoves(before, after).find(
    (one) => !keepsPace(one, before, after, history) && !isExcused(one, after, law),
  );
}

function diagnosis({ before, after }: Moved, was: Dated, is: Dated): Diagnostic {
  const moved = { before, after };
  const percent = Math.round((movedBy(moved) - 1) * 1000) / 10;
  const params = {
    name: is.declared.name,
    was: before.text,
    is: after.text,
    from: was.from,
    moved: `${percent > 0 ? '+' : ''}${percent} %`,
    isExchange: isExchange(moved, is),
  };
  const { span } = is.declared;
  const why =
    span.start === is.span.start ? [] : [{ span, text: quantityPhrases.declaredHereWithoutAConvention }];
  const labels = [
    { ...(was.path === is.path ? {} : { path: was.path }), span: was.span, text: rulePhrases.theOneBefore },
    ...why,
  ];
  return diagnose(is.path, dates.unlikelyFigure, is.span, params, { labels });
}

/**
 * Reports the slips that one law adds. A figure after a reported one is compared with the one before that: a slip is
 * one jump.
 */
function jumpsOf(law: DatedLaw, history: History): readonly Diagnostic[] {
  const sound = new Map<Dated, Dated>();
  const figures = figuresOf(law);
  return history.add(figures).flatMap(({ before, after }) => {
    const was = sound.get(before) ?? before;
    const moved = oddMove({ before: was, after }, figures, history);
    if (moved === undefined) return [];
    sound.set(after, was);
    return isToldAlone(moved, was, after) ? [] : [diagnosis(moved, was, after)];
  });
}

/** PAY623: figures that moved as those of a law do not, compared through all the laws of a scheme. */
export function unlikelyFigures(laws: readonly DatedLaw[]): readonly Diagnostic[] {
  return lawsByScheme(laws).flatMap((group) => {
    const history = new History();
    return group.flatMap((law) => jumpsOf(law, history));
  });
}
