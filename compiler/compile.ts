import type { PayFile, Scheme } from '../dsl/ast/ast.ts';
import type { Diagnostic } from '../dsl/diagnostics/diagnostic.ts';
import { names } from '../dsl/diagnostics/names.ts';
import type { Said } from '../dsl/diagnostics/phrases/phrase.ts';
import { quantityPhrases } from '../dsl/diagnostics/phrases/quantities.ts';
import { parse, reread } from '../dsl/parse.ts';
import type { Source } from '../dsl/text/source.ts';
import { checkFile } from './checks/check-file.ts';
import { type CheckProof, proveChecks } from './checks/check-proofs.ts';
import { checkStaticTexts } from './checks/static-texts.ts';
import { checkThousandsPoint } from './checks/thousands-point.ts';
import { typedFigures } from './checks/typed-figures.ts';
import { withFiguresNamed } from './consolidation/figure-faults.ts';
import type { Law, LawReading } from './consolidation/law.ts';
import { noSiblings, readLaw, type Siblings } from './consolidation/read-law.ts';
import { withoutRepealed } from './consolidation/repealed-names.ts';
import { lostNames, namesAny } from './consolidation/unreadable.ts';
import { checkFigures } from './figures.ts';
import type { Ir, IrNode } from './ir/ir.ts';
import { lowerFile } from './lower/file.ts';
import type { Lowering } from './lower/state.ts';
import { Report } from './model/context.ts';
import { withCurrencyPlace } from './model/currency-place.ts';
import { readScheme } from './model/scheme.ts';
import { computingOrder } from './names/computing-order.ts';
import { collectSymbols } from './names/symbols.ts';
import { writeOut } from './names/write-out.ts';
import { withoutBlanks } from './parameters/blanks.ts';
import { checkSchemeDates } from './parameters/scheme-dates.ts';
import { checkToldChanges } from './parameters/told-changes.ts';

/** One rule file, read and checked. `ir` is null when anything is wrong with it. */
export interface Compilation {
  /** The text that is the law: the file itself, or what it and all that it amends say together. */
  readonly source: Source;
  /** Its tree; while the law cannot be told, that of the file itself. */
  readonly file: PayFile;
  /** null while the law cannot be told. */
  readonly law: Law | null;
  readonly diagnostics: readonly Diagnostic[];
  readonly ir: Ir | null;
  /** Each `check` of the file with what is proven of it; empty without `ir`. */
  readonly proofs: readonly CheckProof[];
  /** What is known of the values in the file, for a search of payslips; null without `ir`. */
  readonly lowering: Lowering | null;
}

type Understood = Pick<Compilation, 'ir' | 'proofs' | 'lowering'>;

const NOTHING: Understood = { ir: null, proofs: [], lowering: null };

function firstThing(file: PayFile): Said {
  const decl = file.decls[0];
  return decl === undefined
    ? quantityPhrases.nothing
    : quantityPhrases.a(decl.decl === 'simple' ? decl.kind : decl.decl);
}

/** The IR of a file that can be read, with stand-ins for what was not understood; null when nothing comes of it. */
function understand(file: PayFile, report: Report): ReturnType<typeof lowerFile> | null {
  if (file.scheme === null) {
    const start = file.decls[0]?.span ?? file.span;
    report.say(names.noScheme, { start: start.start, end: start.start }, { found: firstThing(file) });
    return null;
  }
  for (const decl of file.decls) {
    if (decl.decl === 'test' || decl.decl === 'cases') {
      report.say(names.testInRules, decl.title.span, { title: decl.title.value });
    }
  }
  const scheme = readScheme(file.scheme, report);
  checkSchemeDates(file.scheme, report);
  const { decls, blanks } = withoutBlanks(file.decls, report);
  const expansion = writeOut({ ...file, decls }, report);
  checkStaticTexts(expansion.decls, report);
  checkThousandsPoint(expansion.decls, scheme.currency, report);
  const symbols = collectSymbols(expansion.decls, report);
  const order = computingOrder(symbols, report);
  return order === null ? null : lowerFile({ scheme, blanks }, expansion, symbols, order, report);
}

/** Checks the meaning of a file that can be read; returns what is understood when nothing is wrong. */
function compileFile(file: PayFile, report: Report): Understood {
  const understood = understand(file, report);
  if (understood === null) return NOTHING;
  const { ir, lowering } = understood;
  checkFile(ir, lowering);
  const proofs = report.hasErrors ? [] : proveChecks(ir, lowering);
  if (report.hasErrors) return NOTHING;
  refuseSilence(ir, report);
  return { ir, proofs, lowering };
}

/** A formula that was not understood; computing with its stand-in would pay wrongly. */
function standIn(ir: Ir): IrNode | undefined {
  return ir.nodes.find((node) => node.type.kind === 'error');
}

/** A formula that could not be read must have been reported. */
function refuseSilence(ir: Ir, report: Report): void {
  const silent = standIn(ir);
  if (silent === undefined) return;
  throw new Error(
    `${report.path}: the formula at ${silent.span.start} was not understood, and nothing was said`,
  );
}

function usedNames({ headers }: Scheme): readonly string[] {
  return headers.flatMap((header) => (header.kind === 'uses' ? header.names.map(({ text }) => text) : []));
}

/**
 * What is wrong with the declarations of a file beside those that could not be read. What names anything of those is
 * left out, since they may declare it.
 */
function toldBeside(source: Source, { beside, broken }: LawReading): readonly Diagnostic[] {
  if (beside === null || beside.file.scheme === null) return [];
  const report = new Report(source.path);
  understand(beside.file, report);
  // The figures that it uses are put into a law that can be read alone.
  const lost = new Set([...lostNames(source, broken, beside.file.decls), ...usedNames(beside.file.scheme)]);
  return withoutRepealed(report.diagnostics, beside).filter(
    (one) => one.path === source.path && one.bearing.isOfOneDeclaration && !namesAny(one, lost),
  );
}

/**
 * Compiles one rule file: text to IR, with everything that is wrong with it. Of a file with a fault of its text only
 * what stands beside the fault is checked, so that one slip does not look like ten. What an amendment says is
 * put into the law that it amends before names mean anything, so that every later pass sees one whole law.
 */
export function compile(source: Source, siblings: Siblings = noSiblings): Compilation {
  const reading = readLaw(source, siblings);
  const { file, law, diagnostics } = reading;
  if (file.figures !== null || siblings.figures().includes(source))
    return { source, file, law: null, diagnostics: checkFigures(source, siblings.figures()), ...NOTHING };
  if (law === null) {
    const told = [...diagnostics, ...toldBeside(source, reading)];
    return { source, file, law, diagnostics: told, ...NOTHING };
  }
  const report = new Report(source.path);
  const understood = compileFile(law.file, report);
  checkToldChanges(law.file, law.source, report);
  const said = report.diagnostics.map((one) => withCurrencyPlace(one, law.file));
  const found = withFiguresNamed(withoutRepealed(said, law), reading);
  const typed = reading.country === null ? [] : typedFigures(source, file, reading.country);
  const all = [...diagnostics, ...found, ...typed];
  const isBroken = all.some(({ severity }) => severity === 'error');
  if (!isBroken && understood.ir === null)
    throw new Error(`${law.source.path}: not understood, and nothing was said`);
  return { source: law.source, file: law.file, law, diagnostics: all, ...(isBroken ? NOTHING : understood) };
}

/** The rules of a text that was compiled once. `diagnostics` say why there are none. */
type Recompilation = Pick<Compilation, 'ir' | 'diagnostics'>;

/**
 * Compiles a text again that a compiler has accepted, perhaps an older one than this. Nothing that is said against it
 * today refuses it: it is not checked, and errors count only where a formula is not understood without mending them.
 */
export function recompile(source: Source): Recompilation {
  const file = reread(source);
  if (file === null) return { ir: null, diagnostics: parse(source).diagnostics };
  const report = new Report(source.path);
  const ir = understand(file, report)?.ir ?? null;
  return ir !== null && standIn(ir) === undefined
    ? { ir, diagnostics: [] }
    : { ir: null, diagnostics: report.diagnostics };
}
