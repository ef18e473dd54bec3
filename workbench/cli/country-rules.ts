import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Law } from '../../compiler/consolidation/law.ts';
import type { Ir } from '../../compiler/ir/ir.ts';
import { parse } from '../../dsl/parse.ts';
import type { Source } from '../../dsl/text/source.ts';
import { countryFolder } from '../figures/places.ts';
import { type WithBlankRows, withBlankRows } from '../new-year/blank-rows.ts';
import type { Prepared } from '../new-year/moved.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { type LoadedRules, loadRules } from './load-rules.ts';
import { Findings } from './report-diagnostics.ts';
import { findFiguresFiles, findPayFiles, findSchemeFiles, type PayPath } from './rule-files.ts';
import { RuleTexts } from './rule-texts.ts';

/** A rule file of a scheme that compiles. */
export interface CountryLaw {
  readonly path: PayPath;
  readonly ir: Ir;
  readonly law: Law;
}

/** A file of figures of a country. */
export interface CountryFigures {
  readonly path: PayPath;
  readonly source: Source;
}

/** All rules of one country, none of which has an error. */
export interface CountryRules {
  readonly folder: string;
  readonly figures: readonly CountryFigures[];
  readonly laws: readonly CountryLaw[];
}

/** The folder of a country: of `co` that of the rules of the checkout or of where the author stands, else the folder named. */
function countryNamed(named: string, { cwd, root }: Pick<Terminal, 'cwd' | 'root'>): string {
  const places = /^[a-zA-Z]{2}$/.test(named)
    ? [cwd, root].map((home) => join(home, 'rules', named.toLowerCase()))
    : [];
  const found = [...places, resolve(cwd, named)].find((path) => existsSync(path));
  if (found === undefined) throw new UsageError(`no such country: there is no folder rules/${named}`);
  if (!statSync(found).isDirectory())
    throw new UsageError(`name a country, such as co, or its folder: ${named} is a file`);
  return found;
}

/** Reads all rules of a country; null after its errors were printed, since what is broken is mended first. */
export function countryRules(named: string, terminal: Terminal): CountryRules | null {
  const folder = countryNamed(named, terminal);
  const [first] = findPayFiles([folder], terminal);
  if (first === undefined || findSchemeFiles([folder], terminal).some((path) => isAbove(path, folder)))
    throw new UsageError(`${named} is not the folder of a country, such as rules/co`);
  const texts = new RuleTexts();
  const load = (path: PayPath): LoadedRules => loadRules(path, terminal, texts);
  const figures = findFiguresFiles([folder], terminal).map(load);
  const laws = findSchemeFiles([folder], terminal).map(load);
  const findings = new Findings();
  for (const { diagnostics, written } of [...figures, ...laws])
    findings.add(
      diagnostics.filter(({ severity }) => severity === 'error'),
      ...written,
    );
  if (findings.hasErrors) {
    findings.print(terminal, 'err');
    terminal.exit(1);
    return null;
  }
  return {
    folder,
    figures: figures.flatMap(({ path, source }) => (source === null ? [] : [{ path, source }])),
    laws: laws.flatMap(({ path, compiled }) =>
      compiled === null ? [] : [{ path, ir: compiled.ir, law: compiled.law }],
    ),
  };
}

/** True for a rule file of another country than that of the folder. */
function isAbove({ absolute }: PayPath, folder: string): boolean {
  return countryFolder(absolute) !== folder;
}

/** The files of figures of a country with blank rows, those alone that change. */
export function figuresWithBlanks(
  { figures }: Pick<CountryRules, 'figures'>,
  prepared: Prepared,
): readonly (WithBlankRows & { readonly absolute: string })[] {
  return figures.flatMap(({ path, source }) => {
    const written = withBlankRows(source, parse(source).file, prepared);
    return written.rows.length === 0 ? [] : [{ ...written, absolute: path.absolute }];
  });
}
