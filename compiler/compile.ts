import type { PayFile } from '../dsl/ast.ts';
import type { Diagnostic } from '../dsl/diagnostics/diagnostic.ts';
import { names } from '../dsl/diagnostics/names.ts';
import { parse } from '../dsl/parse.ts';
import type { Source } from '../dsl/source.ts';
import { checkFile, type Search } from './checks/check-file.ts';
import { checkStaticTexts } from './checks/static-texts.ts';
import { checkSchemeDates } from './figures/scheme-dates.ts';
import type { Ir } from './ir/ir.ts';
import { lowerFile } from './lower/file.ts';
import { Report } from './model/context.ts';
import { readScheme } from './model/scheme.ts';
import { computingOrder } from './names/computing-order.ts';
import { expandTemplates } from './names/expand.ts';
import { collectSymbols } from './names/symbols.ts';

/** One rule file, read and checked. `ir` is null when anything is wrong with it. */
export interface Compilation {
  readonly source: Source;
  readonly file: PayFile;
  readonly diagnostics: readonly Diagnostic[];
  readonly ir: Ir | null;
}

function firstThing(file: PayFile): string {
  const decl = file.decls[0];
  return decl === undefined ? 'nothing' : `a \`${decl.decl === 'simple' ? decl.kind : decl.decl}\``;
}

/** Checks the meaning of a file that can be read; returns its IR when nothing is wrong. */
function compileFile(file: PayFile, report: Report, search: Search): Ir | null {
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
  const expansion = expandTemplates(file.decls, report);
  checkStaticTexts(expansion.decls, report);
  const symbols = collectSymbols(expansion.decls, report);
  const order = computingOrder(symbols, report);
  if (order === null) return null;
  const { ir, lowering } = lowerFile(scheme, expansion, symbols, order, report);
  checkFile(ir, lowering, search);
  if (report.hasErrors) return null;
  refuseSilence(ir, report);
  return ir;
}

/** A formula that could not be read must have been reported: computing with its stand-in would pay wrongly. */
function refuseSilence(ir: Ir, report: Report): void {
  const silent = ir.nodes.find((node) => node.type.kind === 'error');
  if (silent === undefined) return;
  throw new Error(
    `${report.path}: the formula at ${silent.span.start} was not understood, and nothing was said`,
  );
}

/**
 * Compiles one rule file: text to IR, with everything that is wrong with it. A file with a fault of its
 * text is not checked further, so that one slip does not look like ten. Without the search
 * for payslips that refute a `check`, its findings are missing, which would stand last.
 */
export function compile(source: Source, search: Search = 'search'): Compilation {
  const { file, diagnostics } = parse(source);
  const report = new Report(source.path);
  const readable = diagnostics.every((one) => one.severity !== 'error');
  const ir = readable ? compileFile(file, report, search) : null;
  return { source, file, diagnostics: [...diagnostics, ...report.diagnostics], ir };
}
