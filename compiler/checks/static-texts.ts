import type { Clause, Text } from '../../dsl/ast/ast.ts';
import { names } from '../../dsl/diagnostics/names.ts';
import type { Report } from '../model/context.ts';
import type { Placed } from '../names/expand.ts';

function textsOfClauses(clauses: readonly Clause[]): readonly Text[] {
  return clauses.flatMap((clause) => {
    switch (clause.kind) {
      case 'text':
      case 'law':
      case 'source':
      case 'convention':
      case 'derived':
      case 'label':
        return [clause.text];
      case 'due':
        return clause.label === null ? [] : [clause.label];
      default:
        return [];
    }
  });
}

/** Labels, laws and conventions of a declaration: what is printed the same for everybody. */
function staticTexts({ decl }: Placed): readonly Text[] {
  switch (decl.decl) {
    case 'simple':
      return [...decl.columns.flatMap(({ label }) => label ?? []), ...textsOfClauses(decl.clauses)];
    case 'table':
      return [...(decl.label === null ? [] : [decl.label]), ...textsOfClauses(decl.clauses)];
    case 'employer':
    case 'deductions': {
      const parts = decl.parts.flatMap((part) => [part.label ?? [], ...textsOfClauses(part.clauses)]).flat();
      return [...(decl.label === null ? [] : [decl.label]), ...textsOfClauses(decl.clauses), ...parts];
    }
    default:
      return [];
  }
}

/** PAY212: braces in a text that shows no values. */
export function checkStaticTexts(placed: readonly Placed[], report: Report): void {
  for (const text of placed.flatMap(staticTexts)) {
    if (!text.value.includes('{')) continue;
    for (const [, name = ''] of text.value.matchAll(/\{([A-Za-z_][A-Za-z0-9_.]*)\}/g)) {
      report.say(names.unknownInText, text.span, { name, suggestion: null, isShown: false });
    }
  }
}
