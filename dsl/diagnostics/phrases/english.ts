import type { PhraseCatalogs } from './phrase.ts';
import { quantities } from './quantities.ts';
import { reading } from './reading.ts';
import { rules } from './rules.ts';
import { tables } from './tables.ts';
import { tests } from './tests.ts';

export const ENGLISH_PHRASES: PhraseCatalogs = { tests, tables, reading, quantities, rules };
