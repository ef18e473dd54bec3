import type { Name, TypeRef } from '../../dsl/ast/ast.ts';
import { types } from '../../dsl/diagnostics/types.ts';
import {
  BOOLEAN,
  choiceOf,
  DATE,
  ERROR,
  HOURS,
  INTEGER,
  MONEY,
  NUMBER,
  RATE,
  TEXT,
  type Type,
} from '../../runtime/ir/type.ts';
import { ownValue } from '../../runtime/module/own-value.ts';
import type { Lowering } from './state.ts';

const NAMED: Readonly<Record<string, Type>> = {
  money: MONEY,
  rate: RATE,
  number: NUMBER,
  integer: INTEGER,
  hours: HOURS,
  boolean: BOOLEAN,
  date: DATE,
  text: TEXT,
};

/** The type that an author wrote after a colon, reporting unknown ones. */
export function readType(ref: TypeRef, l: Lowering): Type {
  if (ref.kind === 'choice') return choiceOf(ref.words.map((word) => word.text));
  const known = ownValue(NAMED, ref.name.text);
  if (known !== undefined && Object.hasOwn(NAMED, ref.name.text)) return known;
  l.report.say(types.unknownType, ref.span, { name: ref.name.text, known: Object.keys(NAMED) });
  return ERROR;
}

/** The type of an input; missing ones are reported at its name. */
export function requiredType(name: Name, ref: TypeRef | null, l: Lowering): Type {
  if (ref !== null) return readType(ref, l);
  l.report.say(types.missingType, name.span, { name: name.text });
  return ERROR;
}
