import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writtenIn } from '../../compiler/consolidation/law.ts';
import type { NotesOfCountries } from '../docs/law-page.ts';
import type { WrittenRules } from '../studio/rule-texts.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { workOutPayslips } from '../testing/work-out-payslips.ts';
import { crossFileDiagnostics, type LoadedRules, loadRules, parseTests } from './load-rules.ts';
import { Findings, printJson } from './report-diagnostics.ts';
import { findRulePairs, isOwnFile, type RulePair, refuseLinkOut } from './rule-files.ts';
import { RuleTexts, readPayFile } from './rule-texts.ts';
import { SchemesBeside } from './schemes-beside.ts';

/** The rules that a site is made of. */
interface SiteRules {
  readonly rules: readonly WrittenRules[];
  readonly notes: NotesOfCountries;
}

type ReadTests = Pick<WrittenRules, 'tests' | 'testText' | 'paid'>;

/** The tree and the text of a test file; its faults are noted. */
function readTests({ tests }: RulePair, schemes: SchemesBeside, findings: Findings): ReadTests {
  if (tests === null) return { tests: null, testText: null, paid: new Map() };
  const read = readPayFile(tests);
  const parsed = parseTests(read);
  findings.add([...read.diagnostics, ...(parsed?.diagnostics ?? [])], read.source);
  if (parsed === null) return { tests: null, testText: null, paid: new Map() };
  const { paid, diagnostics } = workOutPayslips(tests.shown, parsed.file, schemes.of(tests));
  findings.add(diagnostics, read.source);
  return { tests: parsed.file, testText: read.source?.text ?? null, paid };
}

function documented(loaded: LoadedRules, tests: ReadTests): readonly WrittenRules[] {
  const { compiled } = loaded;
  if (compiled === null) return [];
  const { ir, manifest, law } = compiled;
  return [{ source: law.source, file: law.file, ir, manifest, written: writtenIn(law), ...tests }];
}

/** `rules/co/law.md` beside the folders of its country's schemes; rules without notes have none. */
function lawNotes(loaded: readonly LoadedRules[]): NotesOfCountries {
  const notes = new Map<string, string>();
  for (const { path, compiled } of loaded) {
    const beside = join(dirname(path.absolute), '..', 'law.md');
    if (compiled !== null && isOwnFile(beside)) {
      refuseLinkOut(beside);
      notes.set(compiled.ir.scheme.country, readFileSync(beside, 'utf8'));
    }
  }
  return notes;
}

/** Rules that compile, with tests and notes; null after it was told what is wrong with them. */
export function readSiteRules(
  paths: readonly string[],
  { json }: { readonly json?: true },
  terminal: Terminal,
): SiteRules | null {
  const findings = new Findings();
  const texts = new RuleTexts();
  const schemes = new SchemesBeside(terminal, texts);
  const loaded: LoadedRules[] = [];
  const rules = findRulePairs(paths, terminal).flatMap((pair) => {
    if (pair.rules === null) return [];
    const one = loadRules(pair.rules, terminal, texts);
    loaded.push(one);
    findings.add(
      one.diagnostics.filter(({ severity }) => severity === 'error'),
      ...one.written,
    );
    return documented(one, readTests(pair, schemes, findings));
  });
  findings.add(crossFileDiagnostics(loaded));
  if (findings.hasErrors) {
    if (json === true) printJson({ ok: false, diagnostics: findings.json(terminal) }, terminal);
    else findings.print(terminal, 'err');
    terminal.exit(1);
    return null;
  }
  if (rules.length === 0) throw new UsageError('there are only tests here: name the rule files');
  return { rules, notes: lawNotes(loaded) };
}
