import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Ir } from '../../compiler/ir/ir.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import { type DecisionGraph, decisionGraph, linesOnly, partOf } from '../graph/decision-graph.ts';
import { drawable } from '../graph/drawable.ts';
import { mermaidOf } from '../graph/mermaid.ts';
import { svgOf } from '../graph/svg.ts';
import { type Terminal, UsageError } from '../terminal/terminal.ts';
import { onlyRules } from './named-inputs.ts';
import { printJson } from './report-diagnostics.ts';
import { reportRules } from './report-refusals.ts';
import { writeWholeFile } from './write-file.ts';

interface GraphOptions {
  readonly svg?: true;
  readonly parameters?: true;
  readonly out?: string;
  readonly json?: true;
}

/** A line with all that leads to it, or the lines of the whole scheme. */
function chosen(ir: Ir, line: string | undefined, options: GraphOptions): DecisionGraph {
  const whole = decisionGraph(ir);
  if (line === undefined) return options.parameters === true ? whole : linesOnly(whole);
  const part = partOf(whole, line);
  if (part !== null) return part;
  const suggestion = suggest(
    line,
    whole.nodes.map(({ id }) => id),
  );
  throw new UsageError(
    `these rules have no ${line}${suggestion === null ? '' : `; did you mean ${suggestion}?`}`,
  );
}

function picture(found: DecisionGraph, title: string): Promise<string> {
  const { graph: drawn, leftOut } = drawable(found);
  const rest = leftOut === 0 ? '' : ` (${leftOut} of ${found.nodes.length} formulas are left out)`;
  return svgOf(drawn, `${title}${rest}`);
}

async function graph(
  file: string,
  line: string | undefined,
  options: GraphOptions,
  terminal: Terminal,
): Promise<void> {
  const rules = onlyRules(file, terminal);
  if (rules.compiled === null) {
    reportRules(rules, options, terminal);
    return;
  }
  const { ir } = rules.compiled;
  const found = chosen(ir, line, options);
  const title = `${ir.scheme.label}, ${ir.scheme.version}${line === undefined ? '' : `: ${line}`}`;
  if (options.json === true) printJson(found, terminal);
  else {
    const text = options.svg === true ? await picture(found, title) : mermaidOf(found);
    if (options.out === undefined) terminal.out(text);
    else writeWholeFile(resolve(terminal.cwd, options.out), text);
  }
  terminal.exit(0);
}

/** `payroll graph` */
export function registerGraph(program: Command, terminal: Terminal): void {
  program
    .command('graph')
    .description('draw what is computed from what: a scheme, or all that leads to one line')
    .argument('<file>', 'the rule file')
    .argument('[line]', 'the id of a line, a base or any other formula')
    .option('--svg', 'a picture instead of a Mermaid flowchart')
    .option('--parameters', 'with inputs, parameters and tables in the graph of a scheme, too')
    .option('--out <file>', 'write to a file')
    .option('--json', 'print one JSON document')
    .action((file: string, line: string | undefined, options: GraphOptions) =>
      graph(file, line, options, terminal),
    );
}
