import type { Said } from './phrase.ts';
import { quantityPhrases } from './quantities.ts';
import { readingPhrases } from './reading.ts';

const { unit, param, parameter, input, flag, history, mark, perception, deduction, base, total } =
  quantityPhrases;
const { table, employer, deductions, part, component, template, profile, calendar, holiday } =
  quantityPhrases;
const { tag, warn, refuse, apply, test, choice, severity, field, rate, number, hours, money } =
  quantityPhrases;

const WORDS: Readonly<Record<string, Said>> = {
  unit,
  param,
  parameter,
  input,
  flag,
  history,
  let: quantityPhrases.let,
  mark,
  perception,
  deduction,
  base,
  total,
  table,
  employer,
  deductions,
  part,
  component,
  template,
  profile,
  calendar,
  holiday,
  tag,
  warn,
  refuse,
  apply,
  test,
  choice,
  severity,
  field,
  rate,
  number,
  hours,
  money,
  'part of deductions': quantityPhrases.partOfDeductions,
  'warning code': quantityPhrases.warningCode,
  'table row': quantityPhrases.tableRow,
  'dated row': quantityPhrases.datedRow,
};

/** The word for a kind of declaration, part, row or figure, as the language names it; any other text as it is. */
export function kindWord(kind: string): Said {
  const word = Object.hasOwn(WORDS, kind) ? WORDS[kind] : undefined;
  return word ?? readingPhrases.asWritten(kind);
}
