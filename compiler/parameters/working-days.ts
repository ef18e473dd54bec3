import type { Name, SimpleDecl, Span } from '../../dsl/ast/ast.ts';
import { dates } from '../../dsl/diagnostics/dates.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import { payroll } from '../../dsl/diagnostics/payroll.ts';
import type { Said } from '../../dsl/diagnostics/phrases/phrase.ts';
import { rulePhrases } from '../../dsl/diagnostics/phrases/rules.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import { isAmong, type Weekdays, weekdayOf } from '../../runtime/module/working-days.ts';
import type { IrCalendar } from '../ir/ir.ts';
import { checkClauses, clauseOf } from '../model/clauses.ts';
import type { Report } from '../model/context.ts';
import { WEEKDAYS, wordOf } from '../model/keywords.ts';
import { labelText } from '../model/label.ts';
import { hasOrigin, lawOf, provenanceOf } from './provenance.ts';

/** A day of the week by its name: 1 for Monday; null after a report. */
function weekday(name: Name, report: Report): number | null {
  const word = wordOf(WEEKDAYS, name.text);
  if (word !== null) return WEEKDAYS.indexOf(word) + 1;
  const suggestion = suggest(name.text, WEEKDAYS);
  report.say(names.notInList, name.span, {
    kind: rulePhrases.dayOfTheWeek,
    word: name.text,
    suggestion,
    known: WEEKDAYS,
  });
  return null;
}

/** The head of a calendar: the days of the week on which it counts, and its first and last day. */
interface Head {
  readonly weekdays: Weekdays;
  readonly from: string;
  readonly until: string;
}

class CalendarReader {
  readonly #decl: SimpleDecl;
  readonly #report: Report;
  readonly #name: string;
  readonly #span: Span;

  constructor(decl: SimpleDecl, report: Report) {
    const [column] = decl.columns;
    this.#decl = decl;
    this.#report = report;
    this.#name = column?.name.text ?? '';
    this.#span = column?.name.span ?? decl.kindSpan;
  }

  #fault(span: Span, reason: Said, fix: Said): null {
    this.#report.say(dates.calendarFault, span, { name: this.#name, reason, fix });
    return null;
  }

  #head(): Head | null {
    const { clauses } = this.#decl;
    const [from, until] = [clauseOf(clauses, 'from')?.date.iso, clauseOf(clauses, 'until')?.date];
    const days = clauseOf(clauses, 'weekdays');
    if (days === null)
      return this.#fault(
        this.#span,
        rulePhrases.doesNotSayOnWhichDays,
        rulePhrases.addThemWeekdaysMondayFridayOr,
      );
    const [first, last] = [weekday(days.first, this.#report), weekday(days.last, this.#report)];
    if (from === undefined || until === undefined)
      return this.#fault(this.#span, rulePhrases.doesNotSayOfWhichYears, rulePhrases.addThemFrom20250101);
    if (until.iso < from)
      return this.#fault(
        until.span,
        rulePhrases.endsOnBeforeItBegins(until.iso),
        rulePhrases.mendOneOfTheTwoDates,
      );
    return first === null || last === null ? null : { weekdays: [first, last], from, until: until.iso };
  }

  /** Holidays in their order, each once, inside what the calendar covers. */
  #checkRows({ from, until }: Head): void {
    const rows = this.#decl.rows ?? [];
    rows.forEach(({ at, clauses }, index) => {
      checkClauses('holiday', clauses, this.#report);
      const before = rows[index - 1]?.at.iso;
      if (before !== undefined && before >= at.iso)
        this.#report.say(dates.outOfOrder, at.span, { name: this.#name, date: at.iso, before });
      if (at.iso < from || at.iso > until)
        this.#fault(
          at.span,
          rulePhrases.hasAHolidayOnAndCovers(at.iso, from, until),
          rulePhrases.mendTheDateOrWhatThe,
        );
    });
  }

  /** A whole year without any holiday was left out. */
  #checkYears({ from, until }: Head): void {
    const known = new Set((this.#decl.rows ?? []).map(({ at }) => at.iso.slice(0, 4)));
    const first = Number(from.slice(0, 4)) + (from.endsWith('-01-01') ? 0 : 1);
    const last = Number(until.slice(0, 4)) - (until.endsWith('-12-31') ? 0 : 1);
    for (let year = first; year <= last; year += 1) {
      const text = String(year).padStart(4, '0');
      if (known.has(text)) continue;
      this.#fault(
        clauseOf(this.#decl.clauses, 'until')?.span ?? this.#span,
        rulePhrases.saysThatItCoversAndHas(text),
        rulePhrases.addTheHolidaysOfOrEnd(text),
      );
      return;
    }
  }

  read(): IrCalendar | null {
    const { clauses, columns, rows } = this.#decl;
    checkClauses('calendar', clauses, this.#report);
    const head = this.#head();
    if (!hasOrigin(clauses)) this.#report.say(payroll.parameterWithoutLaw, this.#span, { name: this.#name });
    if (head === null) return null;
    this.#checkRows(head);
    this.#checkYears(head);
    const holidays = (rows ?? []).map(({ at }) => at.iso);
    return {
      ...head,
      id: this.#name,
      holidays: holidays.filter((iso) => isAmong(weekdayOf(iso), head.weekdays)),
      label: labelText(columns[0]?.label?.value ?? null, clauses, this.#name),
      law: lawOf(clauses),
      provenance: provenanceOf(this.#name, clauses),
      span: this.#span,
    };
  }
}

/** The working days of a law: days of the week without the holidays; null after a report. */
export function readCalendar(decl: SimpleDecl, report: Report): IrCalendar | null {
  return new CalendarReader(decl, report).read();
}
