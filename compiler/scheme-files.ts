import { dates } from '../dsl/diagnostics/dates.ts';
import { type Diagnostic, diagnose } from '../dsl/diagnostics/diagnostic.ts';
import type { IrScheme } from './ir/ir.ts';
import { dayAfter, dayBefore, earlierOf } from './parameters/calendar.ts';

/** A compiled rule file, as far as its place among the others goes. */
export interface SchemeFile {
  readonly path: string;
  readonly scheme: IrScheme;
}

function nameOf(scheme: IrScheme): string {
  return `${scheme.country}.${scheme.id}`;
}

/** Compares a file with the one of the same scheme that begins before it. */
function checkNeighbours(before: SchemeFile, file: SchemeFile): readonly Diagnostic[] {
  const [ends, begins] = [before.scheme.validUntil, file.scheme.validFrom];
  const common = { scheme: nameOf(file.scheme), other: before.path };
  if (begins <= ends) {
    const params = { ...common, from: begins, until: earlierOf(ends, file.scheme.validUntil) };
    return [diagnose(file.path, dates.filesOverlap, file.scheme.validSpan, params)];
  }
  if (begins === dayAfter(ends)) return [];
  const params = { ...common, from: dayAfter(ends), until: dayBefore(begins) };
  return [diagnose(file.path, dates.filesHole, file.scheme.validSpan, params)];
}

/**
 * PAY613 and PAY614: the files of one scheme follow each other without overlap and without hole. Each
 * diagnostic stands in the later file, at its `valid` line, and names the earlier one.
 */
export function checkSchemeFiles(files: readonly SchemeFile[]): readonly Diagnostic[] {
  const schemes = Map.groupBy(files, (file) => nameOf(file.scheme));
  return [...schemes.values()].flatMap((group) => {
    const ordered = group.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
    return ordered.flatMap((file, index) => {
      const before = furthest(ordered.slice(0, index));
      return before === undefined ? [] : checkNeighbours(before, file);
    });
  });
}

function key(file: SchemeFile): string {
  return `${file.scheme.validFrom} ${file.path}`;
}

/** The file that lasts longest: a short file inside a long one leaves no hole behind it. */
function furthest(files: readonly SchemeFile[]): SchemeFile | undefined {
  return files.reduce<SchemeFile | undefined>(
    (best, file) => (best === undefined || file.scheme.validUntil > best.scheme.validUntil ? file : best),
    undefined,
  );
}
