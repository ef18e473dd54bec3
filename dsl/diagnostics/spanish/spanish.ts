import { amendments as englishAmendments } from '../amendments.ts';
import { dates as englishDates } from '../dates.ts';
import { figures as englishFigures } from '../figures.ts';
import { names as englishNames } from '../names.ts';
import { payroll as englishPayroll } from '../payroll.ts';
import { ranges as englishRanges } from '../ranges.ts';
import { tables as englishTables } from '../tables.ts';
import { tests as englishTests } from '../tests.ts';
import { text as englishText } from '../text.ts';
import { byCode, type DiagnosticLanguage } from '../translation.ts';
import { types as englishTypes } from '../types.ts';
import { amendments } from './amendments.ts';
import { dates } from './dates.ts';
import { figures } from './figures.ts';
import { names } from './names.ts';
import { payroll } from './payroll.ts';
import { quantities } from './phrases-of-quantities.ts';
import { reading } from './phrases-of-reading.ts';
import { rules } from './phrases-of-rules.ts';
import { tables as tablePhrases } from './phrases-of-tables.ts';
import { tests as testPhrases } from './phrases-of-tests.ts';
import { ranges } from './ranges.ts';
import { tables } from './tables.ts';
import { tests } from './tests.ts';
import { text } from './text.ts';
import { types } from './types.ts';

const NOUNS = { error: ['error', 'errores'], warning: ['advertencia', 'advertencias'] } as const;

function counted(errors: number, warnings: number): string {
  const said = (count: number, [one, several]: readonly [string, string]): readonly string[] =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
  return [...said(errors, NOUNS.error), ...said(warnings, NOUNS.warning)].join(', ');
}

export const SPANISH: DiagnosticLanguage = {
  kinds: byCode([
    [englishText, text],
    [englishNames, names],
    [englishTypes, types],
    [englishTables, tables],
    [englishPayroll, payroll],
    [englishDates, dates],
    [englishRanges, ranges],
    [englishTests, tests],
    [englishAmendments, amendments],
    [englishFigures, figures],
  ]),
  phrases: { tests: testPhrases, tables: tablePhrases, reading, quantities, rules },
  words: {
    error: 'error',
    warning: 'advertencia',
    hint: 'sugerencia',
    counted,
    amendedBy: (path) => `así queda en la ley que reforma ${path}`,
  },
};
