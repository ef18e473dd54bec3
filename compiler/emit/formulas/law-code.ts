import type { IrNode, NodeId } from '../../ir/ir.ts';
import type { Block } from './block.ts';
import type { Fraction } from './fraction.ts';

/** Code that reads figures. */
export interface FigureCode {
  figure(id: string): Fraction;
  /** Whether a sparse figure has a value on the date. */
  isGiven(id: string): string;
}

/** Code that reads tables. */
export interface TableCode {
  /** The value that a table gives. */
  apply(id: NodeId, node: IrNode, tableId: string, block: Block): Fraction;
  /** The last written upper end. */
  upperLimit(id: NodeId, tableId: string, block: Block): Fraction;
  /** Whether a table gives a value in some row. */
  among(node: IrNode, tableId: string, block: Block): string;
}
