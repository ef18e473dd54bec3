import type { IrNotice, NodeId } from '../../ir/ir.ts';
import { valueTypeOf } from '../../ir/value-type.ts';
import { quoted, templateText } from '../code-text.ts';
import { type Block, indented } from '../formulas/block.ts';
import type { ExactFormulas } from './exact-formulas.ts';

/** Writes warnings and refusals with their messages. */
export class ExactNotices {
  readonly #formulas: ExactFormulas;
  readonly #currency: string;

  constructor(formulas: ExactFormulas, currency: string) {
    this.#formulas = formulas;
    this.#currency = currency;
  }

  /** The lines of a warning or a refusal. */
  notice(notice: IrNotice, block: Block): void {
    this.#formulas.silently(() => this.#notice(notice, block));
  }

  #notice(notice: IrNotice, block: Block): void {
    const { presence } = notice;
    if (presence === null) {
      this.#raised(notice, block);
      return;
    }
    const inside = block.branch();
    this.#raised(notice, inside);
    block.add(`if (${this.#formulas.logic(presence, block)}) {`, ...indented(inside.lines), '}');
  }

  #raised(notice: IrNotice, block: Block): void {
    const condition = this.#formulas.logic(notice.condition, block);
    const inside = block.branch();
    const message = this.#message(notice, inside);
    inside.add(notice.kind === 'warn' ? warning(notice, message) : refusal(notice, message));
    if (condition === 'true') block.add(...inside.lines);
    else block.add(`if (${condition}) {`, ...indented(inside.lines), '}');
  }

  #message(notice: IrNotice, block: Block): string {
    const parts = notice.message.map((part) =>
      'text' in part ? templateText(part.text) : `\${${this.#shown(part.value, block)}}`,
    );
    return `\`${parts.join('')}\``;
  }

  #shown(id: NodeId, block: Block): string {
    const formulas = this.#formulas;
    const { type } = formulas.node(id);
    const value =
      type.kind === 'quantity' ? formulas.object(formulas.quantity(id, block)) : formulas.logic(id, block);
    return `rt.show(${value}, ${quoted(valueTypeOf(type))}, ${quoted(this.#currency)})`;
  }
}

function warning({ code, severity, field }: IrNotice, message: string): string {
  return `ledger.warn(${[code, severity, field].map(quoted).join(', ')}, ${message});`;
}

function refusal({ code, source, field }: IrNotice, message: string): string {
  const name = source === 'override' ? field.replace('overrides.', '') : field;
  const place = `field: ${quoted(name)}, source: ${quoted(source)}`;
  return `ledger.refuse({ code: ${quoted(code)}, ${place}, type: 'value_error', message: ${message}, limit: null });`;
}
