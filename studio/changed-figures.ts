import type { NamedFigure } from '../workbench/studio/studio-data.ts';
import type { Traced } from './explain-line.ts';

/** A figure of the law that two payslips read, and that is another in each; null where one does not read it. */
interface ChangedFigure {
  readonly id: string;
  readonly label: string;
  readonly law: string | null;
  readonly was: string | null;
  readonly is: string | null;
}

/** The figures that two calculations read with other values, in the order in which they are read. */
export function changedFigures(
  before: Traced,
  after: Traced,
  figures: readonly NamedFigure[],
): readonly ChangedFigure[] {
  const known = new Map(figures.map((figure) => [figure.id, figure]));
  const [was, is] = [readsOf(before), readsOf(after)];
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((id) => {
    const figure = known.get(id);
    const [earlier = null, later = null] = [was.get(id), is.get(id)];
    if (figure === undefined || earlier === later) return [];
    const law = figure.rows.findLast(({ from }) => from <= after.call.referenceDate)?.law ?? figure.law;
    return [{ id, label: figure.label ?? id, law, was: earlier, is: later }];
  });
}

function readsOf({ steps }: Traced): ReadonlyMap<string, string> {
  return new Map(steps.flatMap(({ reads }) => reads.map(({ name, value }) => [name, value] as const)));
}
