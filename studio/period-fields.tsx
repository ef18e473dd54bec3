import { useId } from 'preact/hooks';
import { isDate } from '../runtime/module/dates.ts';
import type { StudioPeriod, StudioScheme } from '../workbench/studio/studio-data.ts';
import { Chooser, Labelled } from './chooser.tsx';
import { faultText } from './fault-text.ts';
import type { FieldFault } from './outcome.ts';
import { halfOf, periodAround, periodTypes, yearsOf } from './period-choice.ts';
import type { PageWords } from './words/page-words.ts';
import type { Written } from './written.ts';

interface PeriodProps {
  readonly scheme: StudioScheme;
  readonly period: StudioPeriod;
  readonly words: PageWords;
  readonly written: Written;
  readonly fault: FieldFault | null;
  readonly notices: readonly string[];
  readonly onChange: (period: StudioPeriod) => void;
}

/** When is paid: a month or a part of it, a week, a day; below it the exact dates. */
export function PeriodFields(props: PeriodProps) {
  const { scheme, period, words, written, fault, notices, onChange } = props;
  const types = periodTypes(scheme);
  return (
    <fieldset class="period">
      <legend>{words.periodLabel}</legend>
      <div class="choosers">
        {types.length > 1 && (
          <Chooser
            label={words.periodType}
            value={period.type}
            options={types.map((type) => ({ value: type, label: words.periods[type] }))}
            onChoose={(chosen) => {
              const type = types.find((one) => one === chosen);
              if (type !== undefined) onChange(periodAround(type, period.end));
            }}
          />
        )}
        {period.type === 'monthly' || period.type === 'biweekly' ? (
          <MonthChoosers {...props} />
        ) : (
          <DayField
            label={period.type === 'event' ? words.eventDate : words.weekFrom}
            value={period.type === 'event' ? period.end : period.start}
            onChange={(day) => onChange(periodAround(period.type, day))}
          />
        )}
      </div>
      {fault !== null && <p class="fault">{faultText(fault, words, written)}</p>}
      {notices.map((notice) => (
        <p class="notice" key={notice}>
          {notice}
        </p>
      ))}
      <ExactDates {...props} />
    </fieldset>
  );
}

function MonthChoosers({ scheme, period, words, onChange }: PeriodProps) {
  const [year, month] = [period.end.slice(0, 4), period.end.slice(5, 7)];
  const isLast = period.end.slice(8) > '15';
  const choose = (chosen: { year?: string; month?: string; isLast?: boolean }): void => {
    const day = `${chosen.year ?? year}-${chosen.month ?? month}`;
    if (period.type === 'monthly') onChange(periodAround('monthly', `${day}-01`));
    else onChange(halfOf(day, chosen.isLast ?? isLast));
  };
  return (
    <>
      {period.type === 'biweekly' && (
        <Chooser
          label={words.half}
          value={String(isLast)}
          options={words.halves.map((label, at) => ({ value: String(at === 1), label }))}
          onChoose={(value) => choose({ isLast: value === 'true' })}
        />
      )}
      <Chooser
        label={words.month}
        value={month}
        options={monthOptions(words.language)}
        onChoose={(value) => choose({ month: value })}
      />
      <Chooser
        label={words.year}
        value={year}
        options={yearOptions(scheme, year)}
        onChoose={(value) => choose({ year: value })}
      />
    </>
  );
}

function monthOptions(language: string) {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1).padStart(2, '0'),
    label: format.format(new Date(Date.UTC(2000, at, 1))),
  }));
}

/** A year that an address names stays to be seen, with or without rules. */
function yearOptions(scheme: StudioScheme, shown: string) {
  const years = yearsOf(scheme).map(String);
  return (years.includes(shown) ? years : [shown, ...years]).map((year) => ({ value: year, label: year }));
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

function DayField({ label, value, onChange }: DayProps) {
  const id = useId();
  return (
    <Labelled label={label} id={id}>
      <input
        type="date"
        id={id}
        value={value}
        onInput={({ currentTarget }) => {
          if (isDate(currentTarget.value)) onChange(currentTarget.value);
        }}
      />
    </Labelled>
  );
}

function ExactDates({ period, words, onChange }: PeriodProps) {
  const id = useId();
  return (
    <details>
      <summary>{words.exactDates}</summary>
      <div class="choosers">
        <DayField
          label={words.firstDay}
          value={period.start}
          onChange={(start) => onChange({ ...period, start })}
        />
        <DayField label={words.lastDay} value={period.end} onChange={(end) => onChange({ ...period, end })} />
        <Labelled label={words.days} id={id}>
          <input
            type="number"
            id={id}
            min="1"
            max="31"
            value={period.days}
            onInput={({ currentTarget }) => {
              const days = currentTarget.valueAsNumber;
              if (Number.isInteger(days) && days >= 1 && days <= 31) onChange({ ...period, days });
            }}
          />
        </Labelled>
      </div>
    </details>
  );
}
