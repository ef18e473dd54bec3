import type { PayFile } from '../../dsl/ast/ast.ts';
import type { Report } from '../model/context.ts';
import { writeOutDeductions } from './deduction-parts.ts';
import { type Expansion, expandTemplates } from './expand.ts';
import { writeOutFirstSent } from './first-sent.ts';
import { writeOutProfiles } from './profiles.ts';

/**
 * The declarations of a file with everything written out that says several things at once: uses of templates, parts
 * of deductions, profiles of marks, warnings on the first of several fields.
 */
export function writeOut(file: PayFile, report: Report): Expansion {
  const { decls, args, lost } = expandTemplates(file.decls, report);
  const lines = writeOutProfiles(writeOutDeductions(decls, report), report);
  return { decls: writeOutFirstSent(lines, file, report), args, lost };
}
