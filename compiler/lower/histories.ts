import type { ReadingExpr, Span } from '../../dsl/ast/ast.ts';
import { payroll } from '../../dsl/diagnostics/payroll.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { readingPhrases } from '../../dsl/diagnostics/phrases/reading.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import type { Type } from '../../runtime/ir/type.ts';
import { inputTypeOf } from '../../runtime/ir/value-type.ts';
import {
  HISTORY_AGGREGATES,
  HISTORY_TYPES,
  type HistoryAggregate,
  type HistoryReading,
} from '../../runtime/module/history.ts';
import { windowOf } from '../model/history-window.ts';
import { wordOf } from '../model/keywords.ts';
import type { SymbolOf } from '../names/symbols.ts';
import type { Lowering } from './state.ts';

const EXAMPLE = 'sum(LINE) of CO.ordinario over year';

/** Reads one history, saying what is wrong with it. */
class HistoryReader {
  readonly #name: string;
  readonly #l: Lowering;

  constructor(name: string, l: Lowering) {
    this.#name = name;
    this.#l = l;
  }

  #fault(span: Span, reason: Said, fix: Said): null {
    this.#l.report.say(payroll.historyFault, span, { name: this.#name, reason, fix });
    return null;
  }

  read(value: ReadingExpr, type: Type): HistoryReading | null {
    const aggregate = this.#aggregate(value, type);
    const window = windowOf(value.window);
    if (window === null) {
      this.#fault(
        value.window.span,
        rulePhrases.isTakenOverNoWindowThat,
        rulePhrases.writeMonthSemesterYearLast12,
      );
    }
    const of = this.#sources(value);
    if (aggregate === null || window === null || of === null) return null;
    const read = { aggregate, line: value.line?.text ?? null, of, window, month: value.month };
    return value.isOfAnyEmployer ? { ...read, employers: 'any' } : read;
  }

  #aggregate({ aggregate: { text, span }, line }: ReadingExpr, type: Type): HistoryAggregate | null {
    const aggregate = wordOf(HISTORY_AGGREGATES, text);
    if (aggregate === null) {
      const near = suggest(text, HISTORY_AGGREGATES);
      const fix =
        near === null ? rulePhrases.oneOf(HISTORY_AGGREGATES.join(', ')) : readingPhrases.didYouMean(near);
      return this.#fault(span, rulePhrases.isNoOfPayslips(text), fix);
    }
    if (aggregate === 'count' && line !== null)
      return this.#fault(line.span, rulePhrases.countsPayslipsNotALineOf, readingPhrases.write('count of …'));
    if (aggregate !== 'count' && line === null)
      return this.#fault(
        span,
        rulePhrases.doesNotSayWhatItIs(text),
        readingPhrases.write(`${text}(LINE) of …`),
      );
    return this.#typeFits(aggregate, type, span) ? aggregate : null;
  }

  #typeFits(aggregate: HistoryAggregate, type: Type, span: Span): boolean {
    if (type.kind === 'error') return false;
    const known = HISTORY_TYPES.find((one) => one === inputTypeOf(type));
    if (known === undefined)
      this.#fault(span, rulePhrases.isNoQuantity, rulePhrases.itsTypeIsOneOf(HISTORY_TYPES.join(', ')));
    else if (aggregate === 'count' && known !== 'integer')
      this.#fault(span, rulePhrases.countsPayslipsWhichIsAWhole, readingPhrases.write(': integer'));
    else return true;
    return false;
  }

  #sources({ of }: ReadingExpr): HistoryReading['of'] | null {
    const seen = new Set<string>();
    for (const { country, scheme, span } of of) {
      const name = `${country.text}.${scheme.text}`;
      if (seen.has(name))
        return this.#fault(span, rulePhrases.namesTwice(name), rulePhrases.nameEachSchemeOnce);
      seen.add(name);
    }
    return of.map(({ country, scheme }) => ({ country: country.text, scheme: scheme.text }));
  }
}

/** The reading of earlier payslips that a `history` declares; null for any other input, and after a report. */
export function historyOf(
  symbol: SymbolOf<'input' | 'flag'>,
  type: Type,
  l: Lowering,
): HistoryReading | null {
  const { kind, value } = symbol.decl;
  if (kind !== 'history' || value?.kind === 'missing') return null;
  if (value?.kind === 'reading') return new HistoryReader(symbol.name, l).read(value, type);
  l.report.say(payroll.historyFault, symbol.span, {
    name: symbol.name,
    reason: rulePhrases.doesNotSayWhatItReads,
    fix: readingPhrases.write(`= ${EXAMPLE}`),
  });
  return null;
}
