import { type Diagnostic, diagnose } from '../dsl/diagnostics/diagnostic.ts';
import { payroll } from '../dsl/diagnostics/payroll.ts';
import type { Said } from '../dsl/diagnostics/phrases/phrase.ts';
import { readingPhrases } from '../dsl/diagnostics/phrases/reading.ts';
import { rulePhrases } from '../dsl/diagnostics/phrases/rules.ts';
import { suggest } from '../dsl/lexer/suggest.ts';
import { inputTypeOf } from '../runtime/ir/value-type.ts';
import { addDays, addMonths, dateOf, monthOf, startOfYear, yearOf } from '../runtime/module/dates.ts';
import type { HistoryReading, HistorySource, HistoryWindow } from '../runtime/module/history.ts';
import { firstDayOfMonth } from '../runtime/module/period.ts';
import { SUMMARY_FIELDS } from '../runtime/module/summary-fields.ts';
import type { Ir, IrInput, IrScheme } from './ir/ir.ts';

/** A compiled rule file, as far as histories go. */
export interface HistoryFile {
  readonly path: string;
  readonly ir: Ir;
}

type Histories = IrInput & { readonly history: HistoryReading };

function isHistory(item: Ir['items'][number]): item is Histories {
  return item.item === 'input' && item.history !== null;
}

function nameOf({ country, scheme }: HistorySource): string {
  return `${country}.${scheme}`;
}

function schemeOf({ ir: { scheme } }: HistoryFile): string {
  return `${scheme.country}.${scheme.id}`;
}

const MONTHS_OF_SEMESTER = 6;

function startOfSemester(date: string): string {
  return dateOf(yearOf(date), monthOf(date) > MONTHS_OF_SEMESTER ? MONTHS_OF_SEMESTER + 1 : 1, 1);
}

/** The first and the last day that a window can reach from any day of a validity. */
function reach(window: HistoryWindow, { validFrom, validUntil }: IrScheme): readonly [string, string] {
  switch (window.kind) {
    case 'month':
      return [firstDayOfMonth(validFrom), validUntil];
    case 'semester':
      return [startOfSemester(validFrom), validUntil];
    case 'year':
      return [startOfYear(validFrom), validUntil];
    case 'last_months':
      return [
        addMonths(firstDayOfMonth(validFrom), -window.months),
        addDays(firstDayOfMonth(validUntil), -1),
      ];
    case 'previous_years':
      return [dateOf(yearOf(validFrom) - window.years, 1, 1), addDays(startOfYear(validUntil), -1)];
  }
}

/** The type of a line, a base, a total, a step or a field of the summary; null where there is none. */
function lineType(line: string, { items }: Ir): ReturnType<typeof inputTypeOf> | null {
  const step = items.find((item) => item.item === 'step' && item.id === line);
  if (step !== undefined) return inputTypeOf(step.type);
  return SUMMARY_FIELDS.some((field) => field === line) ? 'money' : null;
}

/** A `let` is no line of a payslip: where months are split it stays that of the month, and two halves would be twice. */
function isOfWholeMonths(line: string, { items, scheme }: Ir): boolean {
  const isSplit = scheme.proration === 'split_monthly' && scheme.periods.length > 1;
  return isSplit && items.some((item) => item.item === 'step' && item.id === line && item.kind === 'let');
}

/** Returns the fault of one line in one of the files that the window reaches. */
function lineFault(
  { type, history }: Histories,
  { ir, path }: HistoryFile,
  currency: string,
): { readonly reason: Said; readonly fix: Said } | null {
  const { line } = history;
  if (line === null) return null;
  const found = lineType(line, ir);
  const own = inputTypeOf(type);
  if (found === null) {
    const steps = ir.items.flatMap((item) => (item.item === 'step' ? [item.id] : []));
    const near = suggest(line, [...steps, ...SUMMARY_FIELDS]);
    const fix = near === null ? rulePhrases.aLineABaseATotal : readingPhrases.didYouMean(near);
    return { reason: rulePhrases.readsWhichDoesNotHave(line, path), fix };
  }
  if (found !== own) {
    const reason = rulePhrases.readsAsWhichIsIn(line, own, found, path);
    return { reason, fix: rulePhrases.writeOrReadAnotherLine(`: ${found}`) };
  }
  if (isOfWholeMonths(line, ir))
    return {
      reason: rulePhrases.readsWhichComputesOfTheWhole(line, path),
      fix: rulePhrases.readALineABaseOr,
    };
  if (own === 'money' && ir.scheme.currency !== currency)
    return {
      reason: rulePhrases.readsAmountsOfWhichAre(path, ir.scheme.currency),
      fix: rulePhrases.readSchemesIn(currency),
    };
  return null;
}

class SourceCheck {
  readonly #schemes: ReadonlyMap<string, readonly HistoryFile[]>;
  readonly #found = new Map<string, Diagnostic>();

  constructor(files: readonly HistoryFile[]) {
    this.#schemes = Map.groupBy(files, schemeOf);
  }

  /** Once for all members of a family, and for all files that lack the same. */
  #say(input: Histories, path: string, key: string, fault: { reason: Said; fix: Said }): void {
    const { start } = input.span;
    const name = `${path} ${start} ${key}`;
    if (this.#found.has(name)) return;
    this.#found.set(name, diagnose(path, payroll.historySource, input.span, { name: input.id, ...fault }));
  }

  file({ path, ir }: HistoryFile): void {
    for (const input of ir.items.filter(isHistory)) {
      for (const source of input.history.of) this.#source(input, source, path, ir.scheme);
    }
  }

  #source(input: Histories, source: HistorySource, path: string, scheme: IrScheme): void {
    const name = nameOf(source);
    const files = this.#schemes.get(name);
    if (files === undefined) {
      this.#unknown(input, name, path);
      return;
    }
    const [from, until] = reach(input.history.window, scheme);
    for (const file of files) {
      const { validFrom, validUntil } = file.ir.scheme;
      const fault = validFrom <= until && from <= validUntil ? lineFault(input, file, scheme.currency) : null;
      if (fault !== null) this.#say(input, path, name, fault);
    }
  }

  /** Of one scheme alone nobody can tell which others there are, unless it is nearly that. */
  #unknown(input: Histories, name: string, path: string): void {
    const known = [...this.#schemes.keys()];
    const near = suggest(name, known);
    if (near === null && known.length < 2) return;
    const fix = near === null ? rulePhrases.thereAre(known.join(', ')) : readingPhrases.didYouMean(near);
    this.#say(input, path, name, { reason: rulePhrases.readsOfWhichThereAreNo(name), fix });
  }

  get diagnostics(): readonly Diagnostic[] {
    return [...this.#found.values()];
  }
}

/**
 * PAY525: what a history reads is there, with its type, in every file of the schemes it names whose dates its window can
 * reach. `about` are the files that something is to be said of, all of them when it is left out.
 */
export function checkHistorySources(
  files: readonly HistoryFile[],
  about: readonly HistoryFile[] = files,
): readonly Diagnostic[] {
  const check = new SourceCheck(files);
  for (const file of about) check.file(file);
  return check.diagnostics;
}
