/**
 * The syntax tree of a `.pay` file: what the parser builds, the formatter prints and the compiler reads.
 * Every node carries its span. Numbers stay text (`digits`), so nothing is lost before exact arithmetic.
 */
export type * from './ast/clause.ts';
export type * from './ast/declaration.ts';
export type * from './ast/expression.ts';
export type * from './ast/literal.ts';
export type * from './ast/node.ts';
export type * from './ast/scheme.ts';
export type * from './ast/table.ts';
export type * from './ast/test.ts';
