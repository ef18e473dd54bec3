import type { Span } from '../ast/ast.ts';
import { lineStarts, type Position, positionAt, type Source } from '../text/source.ts';
import type { Diagnostic, Severity } from './diagnostic.ts';

/** A place: UTF-16 offsets, and 1-based lines and columns. Both positions are null when the source is not text. */
interface JsonPlace {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly from: Position | null;
  readonly to: Position | null;
}

export interface JsonDiagnostic extends JsonPlace {
  readonly code: string;
  readonly severity: Severity;
  readonly title: string;
  readonly message: string;
  readonly hint: string | null;
  readonly labels: readonly (JsonPlace & { readonly text: string })[];
  readonly fix: {
    readonly title: string;
    readonly edits: readonly (JsonPlace & { readonly text: string })[];
  } | null;
  readonly data: Readonly<Record<string, unknown>>;
}

type Place = (span: Span) => JsonPlace;

/** Places in one source; the lines are found once. */
function placesIn(path: string, source: Source | undefined): Place {
  const starts = source === undefined ? null : lineStarts(source.text);
  return ({ start, end }) => ({
    path,
    start,
    end,
    from: starts === null ? null : positionAt(starts, start),
    to: starts === null ? null : positionAt(starts, end),
  });
}

function oneToJson(diagnostic: Diagnostic, placeIn: (path: string) => Place): JsonDiagnostic {
  const place = placeIn(diagnostic.path);
  const { code, severity, title, message, hint, fix, data } = diagnostic;
  return {
    code,
    severity,
    title,
    message,
    ...place(diagnostic.span),
    hint,
    labels: diagnostic.labels.map((label) => ({
      ...placeIn(label.path ?? diagnostic.path)(label.span),
      text: label.text,
    })),
    fix:
      fix === null
        ? null
        : { title: fix.title, edits: fix.edits.map((edit) => ({ ...place(edit.span), text: edit.text })) },
    data,
  };
}

/** Diagnostics as plain JSON values, in the given order, with lines and columns beside the offsets. */
export function toJson(
  diagnostics: readonly Diagnostic[],
  sources: ReadonlyMap<string, Source>,
): readonly JsonDiagnostic[] {
  const places = new Map<string, Place>();
  const placeIn = (path: string): Place => {
    const place = places.get(path) ?? placesIn(path, sources.get(path));
    places.set(path, place);
    return place;
  };
  return diagnostics.map((diagnostic) => oneToJson(diagnostic, placeIn));
}
