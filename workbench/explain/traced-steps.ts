import type { Ir } from '../../compiler/ir/ir.ts';
import { authorText } from '../../runtime/module/author-text.ts';
import { readingText } from '../../runtime/module/history.ts';
import type { Call, Evaluation, Manifest } from '../../runtime/module.ts';
import { tracedSteps } from '../../runtime/traced-step.ts';
import type { ExplainedStep, FindOrigin, Origin } from './explanation.ts';

/** The trace of a calculation as texts, the way an author would write the values. */
export function explainedSteps(manifest: Manifest, evaluation: Evaluation): readonly ExplainedStep[] {
  return tracedSteps(manifest, evaluation).map(({ id, spec, rounding, inputs, ...results }) => {
    const [raw, result] = [authorText(results.raw, spec.type), authorText(results.final, spec.type)];
    return {
      id: spec.id,
      label: spec.label,
      // In the author's words; only a half has steps that no author wrote.
      formula: id === spec.id ? spec.formula : results.formula,
      reads: inputs.map(({ name, value, type }) => ({ name, value: authorText(value, type) })),
      result,
      unrounded: raw === result ? null : raw,
      rounding,
      source: spec.source,
    };
  });
}

/** Where the inputs, parameters and tables of one calculation come from. */
export function originsOf(ir: Ir, manifest: Manifest, call: Call): FindOrigin {
  const origins = new Map<string, Origin>();
  for (const { id, label, law, rows } of ir.parameters) {
    const row = rows.findLast(({ from }) => from <= call.referenceDate);
    const since = row === undefined || row.from < '0001' ? null : `since ${row.from}`;
    origins.set(id, { label, source: joined(row?.law ?? law, since) });
  }
  for (const { id, label, law } of ir.tables) origins.set(id, { label, source: law });
  const readings = new Map(manifest.histories?.map((one) => [one.id, readingText(one)]));
  for (const { id, wire, label, source } of manifest.inputs) {
    const values = source === 'override' ? call.flags : call.inputs;
    const sent = values[wire] === undefined ? 'not sent: the default' : 'as sent';
    origins.set(wire, { label, source: joined(sent, readings.get(id) ?? null) });
  }
  return (name) => origins.get(name) ?? elsewhere(name, ir) ?? { label: null, source: null };
}

/** What was read at another date: `salario_minimo at fecha_baja`. */
function elsewhere(name: string, ir: Ir): Origin | null {
  const [id, date] = name.split(' at ', 2);
  const read = date === undefined ? undefined : [...ir.parameters, ...ir.tables].find((one) => one.id === id);
  return read === undefined ? null : { label: read.label, source: read.law };
}

function joined(...parts: readonly (string | null)[]): string | null {
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? null : known.join(', ');
}
