/**
 * The syntax tree of a `.pay` file: what the parser builds, the formatter prints and the compiler reads.
 * Every node carries its span. Numbers stay text (`digits`), so nothing is lost before exact arithmetic.
 */
export type * from './amendment.ts';
export type * from './clause.ts';
export type * from './column.ts';
export type * from './declaration.ts';
export type * from './expression.ts';
export type * from './file.ts';
export type * from './literal.ts';
export type * from './node.ts';
export type * from './scheme.ts';
export type * from './table.ts';
export type * from './test.ts';
