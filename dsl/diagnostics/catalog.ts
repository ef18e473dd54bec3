import { amendments } from './amendments.ts';
import { dates } from './dates.ts';
import type { MessageKind } from './diagnostic.ts';
import { figures } from './figures.ts';
import { names } from './names.ts';
import { payroll } from './payroll.ts';
import { ranges } from './ranges.ts';
import { tables } from './tables.ts';
import { tests } from './tests.ts';
import { text } from './text.ts';
import { types } from './types.ts';

/** An entry read without its parameters: code, severity and title. */
type CatalogEntry = MessageKind<never>;

interface CatalogGroup {
  readonly name: string;
  /** The codes of the group lie from `hundred` to `hundred + 99`. */
  readonly hundred: number;
  readonly entries: readonly CatalogEntry[];
}

function group(name: string, hundred: number, entries: Readonly<Record<string, CatalogEntry>>): CatalogGroup {
  return { name, hundred, entries: Object.values(entries).sort((a, b) => a.code.localeCompare(b.code)) };
}

/** Every group of the catalog, in the order of its codes. */
export const groups: readonly CatalogGroup[] = [
  group('text', 100, text),
  group('names', 200, names),
  group('types', 300, types),
  group('tables', 400, tables),
  group('payroll', 500, payroll),
  group('dates', 600, dates),
  group('ranges', 700, ranges),
  group('tests', 800, tests),
  group('amendments', 900, amendments),
  group('figures', 900, figures),
];

/** Every diagnostic that the compiler can report, in the order of the codes. */
export const catalog: readonly CatalogEntry[] = groups.flatMap((each) => each.entries);
