import type { IrCalendar } from '../../compiler/ir/ir.ts';
import { clauseOf } from '../../compiler/model/clauses.ts';
import type { Fact } from './clause-words.ts';
import type { Declared } from './documented-rules.ts';
import { type Html, html, joined } from './html.ts';
import { entry, type Readers } from './lines.ts';
import { type Section, section } from './section.ts';
import { spanishDate, spanishRange } from './spanish-dates.ts';
import type { VersionWords } from './version-words.ts';

const DAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** The calendars of working days, with their holidays. */
export function calendarSection(words: VersionWords, readers: Readers): readonly Section[] {
  const { declared, ir } = words.rules;
  const entries = declared.flatMap((one) => {
    const calendar = ir.calendars.find(({ id }) => id === one.id);
    return calendar === undefined ? [] : [calendarEntry(one, calendar, words, readers)];
  });
  return entries.length === 0 ? [] : [section('calendarios', 'Días hábiles', html`${entries}`)];
}

function calendarEntry(
  declared: Declared,
  { id, weekdays: [first, last], from, until }: IrCalendar,
  words: VersionWords,
  readers: Readers,
): Html {
  const names = (readers.get(id) ?? []).map((name) => words.places.link(name));
  const facts: readonly Fact[] = [
    ...words.clauses.laws(declared.clauses),
    ...words.clauses.provenance(declared.clauses),
    ...(names.length === 0 ? [] : [{ about: 'Se usa en', says: joined(names, ' · ') }]),
  ];
  const about = html`<p class="about">Hábiles son los días de ${DAYS[first - 1] ?? ''} a ${DAYS[last - 1] ?? ''} que no son feriados. Se conocen los feriados del ${spanishRange(from, until)}.</p>`;
  return entry(declared, words, html`${about}${holidays(declared)}`, facts);
}

function holidays({ rows }: Declared): Html {
  const listed = (rows ?? []).map(({ at, clauses }) => {
    const [name, law] = [clauseOf(clauses, 'text')?.text.value, clauseOf(clauses, 'law')?.text.value];
    return html`<tr><td>${spanishDate(at.iso)}</td><td>${name ?? ''}</td><td>${law ?? ''}</td></tr>`;
  });
  return html`<table><thead><tr><th scope="col">Día</th><th scope="col">Feriado</th><th scope="col">Ley</th></tr></thead><tbody>${listed}</tbody></table>`;
}
