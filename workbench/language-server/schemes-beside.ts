import { manifestOf } from '../../compiler/manifest/manifest.ts';
import { interpret } from '../../runtime/interpreter/interpret.ts';
import type { RulesOfScheme, SchemeRules } from '../testing/work-out-payslips.ts';
import { rulesOfScheme } from './reading-places.ts';
import { type ReadRules, siblingOf, type Workspace } from './workspace.ts';

/** The schemes that the tests of a file may name, as their texts are now: those that compile. */
export function schemesBeside(uri: string, workspace: Workspace): RulesOfScheme {
  return (scheme) => rulesOfScheme(uri, scheme, workspace).flatMap((rules) => schemeRules(rules, workspace));
}

function schemeRules({ ir, document }: ReadRules, workspace: Workspace): readonly SchemeRules[] {
  if (ir === null) return [];
  const identity = { path: workspace.pathShown(document.uri), bytes: new Uint8Array() };
  const manifest = manifestOf(ir, identity);
  const tests = workspace.tests(siblingOf(document.uri));
  const isReadable = tests?.diagnostics.every(({ severity }) => severity !== 'error') ?? false;
  return [
    { manifest, ir, module: interpret(ir, manifest), tests: isReadable ? (tests?.file ?? null) : null },
  ];
}
