import { authorText } from '../../runtime/module/author-text.ts';
import { readingText } from '../../runtime/module/history.ts';
import type { Call, Evaluation, InputValue, Manifest, ValueType } from '../../runtime/module.ts';
import { tracedSteps } from '../../runtime/traced-step.ts';
import type { ExplainedStep, FindOrigin, Origin } from './explanation.ts';

/** A parameter or a table of the law by its name. */
interface NamedFigure {
  readonly id: string;
  readonly label: string | null;
  readonly law: string | null;
}

/** The figures that a calculation may read. */
interface NamedFigures {
  readonly parameters: readonly (NamedFigure & {
    readonly rows: readonly { readonly from: string; readonly law: string | null }[];
  })[];
  readonly tables: readonly NamedFigure[];
}

/** The words for the sources of values in one language. */
interface OriginWords {
  readonly since: (date: string) => string;
  readonly sent: string;
  readonly notSent: string;
}

const ENGLISH: OriginWords = {
  since: (date) => `since ${date}`,
  sent: 'as sent',
  notSent: 'not sent: the default',
};

/** The trace of a calculation as texts, the way an author would write the values unless `show` writes them. */
export function explainedSteps(
  manifest: Manifest,
  evaluation: Evaluation,
  show: (value: InputValue, type: ValueType) => string = authorText,
): readonly ExplainedStep[] {
  return tracedSteps(manifest, evaluation).map(({ id, spec, rounding, inputs, ...results }) => {
    const [raw, result] = [show(results.raw, spec.type), show(results.final, spec.type)];
    return {
      id: spec.id,
      label: spec.label,
      // In the author's words; only a half has steps that no author wrote.
      formula: id === spec.id ? spec.formula : results.formula,
      reads: inputs.map(({ name, value, type }) => ({ name, value: show(value, type) })),
      result,
      unrounded: raw === result ? null : raw,
      rounding,
      source: spec.source,
    };
  });
}

/** Where the inputs, parameters and tables of one calculation come from. */
export function originsOf(
  figures: NamedFigures,
  manifest: Manifest,
  call: Call,
  words: OriginWords = ENGLISH,
): FindOrigin {
  const origins = new Map<string, Origin>();
  for (const { id, label, law, rows } of figures.parameters) {
    const row = rows.findLast(({ from }) => from <= call.referenceDate);
    const since = row === undefined || row.from < '0001' ? null : words.since(row.from);
    origins.set(id, { label, source: joined(row?.law ?? law, since) });
  }
  for (const { id, label, law } of figures.tables) origins.set(id, { label, source: law });
  const readings = new Map(manifest.histories?.map((one) => [one.id, readingText(one)]));
  for (const { id, wire, label, source } of manifest.inputs) {
    const values = source === 'override' ? call.flags : call.inputs;
    const sent = values[wire] === undefined ? words.notSent : words.sent;
    origins.set(wire, { label, source: joined(sent, readings.get(id) ?? null) });
  }
  return (name) => origins.get(name) ?? elsewhere(name, figures) ?? { label: null, source: null };
}

/** What was read at another date: `salario_minimo at fecha_baja`. */
function elsewhere(name: string, { parameters, tables }: NamedFigures): Origin | null {
  const [id, date] = name.split(' at ', 2);
  const read = date === undefined ? undefined : [...parameters, ...tables].find((one) => one.id === id);
  return read === undefined ? null : { label: read.label, source: read.law };
}

function joined(...parts: readonly (string | null)[]): string | null {
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? null : known.join(', ');
}
