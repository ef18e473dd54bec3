import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isAsWritten } from '../../compiler/consolidation/law.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { workedBeside } from './check-tests.ts';
import {
  type EmittedFile,
  type ForeignFile,
  foreignFiles,
  type WorkedRules,
  wholeHome,
} from './generated-modules.ts';
import { crossFileDiagnostics, loadRules, ownDiagnostics } from './load-rules.ts';
import { Findings } from './report-diagnostics.ts';
import { findSchemeFiles, type PayPath } from './rule-files.ts';
import { RuleTexts } from './rule-texts.ts';
import { formOf, homeOf, type RulesHome } from './rules-home.ts';
import { SchemesBeside } from './schemes-beside.ts';
import { writeWholeFile } from './write-file.ts';

/** All rules of a home, and the texts that their fingerprints are taken of, by the paths in their manifests. */
interface CompiledHome {
  readonly rules: readonly WorkedRules[];
  readonly sources: readonly EmittedFile[];
  readonly findings: Findings;
  /** Files that lie elsewhere than in `rules/<country>/<scheme>/`, and belong to no home. */
  readonly strays: readonly string[];
}

function compileHome(home: RulesHome, folder: string, terminal: Terminal): CompiledHome {
  const texts = new RuleTexts();
  const schemes = new SchemesBeside(terminal, texts);
  const files = findSchemeFiles([folder], terminal);
  const isAtHome = ({ absolute }: PayPath) => homeOf(absolute, terminal) === home;
  const loaded = files.filter(isAtHome).map((path) => loadRules(path, terminal, texts));
  const strays = files.filter((path) => !isAtHome(path)).map(({ shown }) => shown);
  const findings = new Findings();
  findings.add(ownDiagnostics(loaded), ...loaded.flatMap(({ written }) => written));
  findings.add(crossFileDiagnostics(loaded));
  const rules = loaded.flatMap((one) =>
    one.compiled === null ? [] : [{ ...one.compiled, worked: workedBeside(one, schemes) }],
  );
  const sources = loaded.flatMap(({ compiled, source }) =>
    compiled === null || source === null || !isAsWritten(compiled.law)
      ? []
      : [{ path: compiled.manifest.path, text: source.text }],
  );
  return { rules, sources, findings, strays };
}

/**
 * Lists the files of `generated/rules` that the rules of the home do not make; none if there is no such folder. Rules
 * outside a folder `rules` count only if they are `named`.
 */
export function foreignModules(home: RulesHome, named: string, terminal: Terminal): readonly ForeignFile[] {
  const folder = join(home, 'generated', 'rules');
  if (!existsSync(folder)) return [];
  const own = join(home, 'rules');
  const { rules } = compileHome(home, existsSync(own) ? own : resolve(terminal.cwd, named), terminal);
  return foreignFiles(wholeHome(rules, formOf(home, terminal)), folder);
}

/** Rules as the service loads them, in a folder that nobody else writes into. */
interface OwnModules {
  readonly folder: string;
  /** Removes the folder, once the modules and their sources are loaded. */
  remove(): void;
}

/**
 * Compiles the rules of a folder for the service, into a new folder that only this user reads: nothing that stands in the
 * `generated/` of the folder is loaded. null after it was told what is wrong.
 */
export function compileForService(named: string, terminal: Terminal): OwnModules | null {
  const home = resolve(terminal.cwd, named);
  if (!existsSync(join(home, 'rules'))) throw new UsageError(`there are no rules in ${named}`);
  const { rules, sources, findings, strays } = compileHome(home, join(home, 'rules'), terminal);
  const [stray] = strays;
  if (stray !== undefined) throw new UsageError(`${stray} does not lie in rules/<country>/<scheme>/`);
  if (findings.hasErrors) {
    findings.print(terminal, 'err');
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'payroll-served-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    writeWholeFile(join(folder, 'package.json'), '{ "type": "module" }\n');
    for (const { path, text } of sources) writeWholeFile(join(folder, path), text);
    for (const { path, text } of wholeHome(rules, { language: 'javascript' }))
      writeWholeFile(join(folder, 'generated', 'rules', path), text);
  } catch (fault) {
    remove();
    throw fault;
  }
  return { folder, remove };
}
