import type { IrInput, IrNotice, IrStep, NodeId } from '../ir/ir.ts';
import { inputTypeOf, valueTypeOf } from '../ir/value-type.ts';
import type { Constants } from './constants.ts';
import type { Formulas } from './formula-code.ts';
import { derived, identifier, quoted, templateText } from './identifiers.ts';

/** The value of what does not exist. */
function nothingOf(step: IrStep): string {
  if (step.type.kind === 'boolean') return 'false';
  return step.type.kind === 'choice' ? quoted(step.type.words[0] ?? '') : 'rt.ZERO';
}

function typeOf(step: IrStep): string {
  if (step.type.kind === 'boolean') return 'boolean';
  return step.type.kind === 'choice' ? 'string' : 'rt.Exact';
}

function comment(text: string): string {
  return `// ${text.replaceAll(/[\r\n\u2028\u2029]+/g, ' ')}`;
}

function arrayCode(elements: readonly string[]): string {
  if (elements.length === 0) return 'rt.NOTHING';
  const lines = elements.map((element) => `  ${element},`);
  return `ledger.tracing ? [\n${lines.join('\n')}\n] : rt.NOTHING`;
}

/** Code of one step: its condition, its exact value, its rounding, and what the ledger takes down. */
export class StepWriter {
  readonly #formulas: Formulas;
  readonly #constants: Constants;

  constructor(formulas: Formulas, constants: Constants) {
    this.#formulas = formulas;
    this.#constants = constants;
  }

  #reads(step: IrStep): readonly string[] {
    const value = this.#formulas.reads(step.value);
    if (step.condition === null) return value;
    const when = this.#formulas.reads(step.condition);
    if (value.length === 0) return when;
    return [...when, `...(${derived(step.id, 'when')} ? [${value.join(', ')}] : [])`];
  }

  #guarded(step: IrStep, code: string): string {
    return step.condition === null ? code : `${derived(step.id, 'when')} ? ${code} : ${nothingOf(step)}`;
  }

  #valueLines(step: IrStep): readonly string[] {
    const formulas = this.#formulas;
    const lines: string[] = [];
    if (step.condition !== null) {
      lines.push(`const ${derived(step.id, 'when')} = ${formulas.code(step.condition, true)};`);
    }
    const raw = derived(step.id, 'raw');
    if (step.base !== null && step.rate !== null) {
      const [base, rate] = [derived(step.id, 'base'), derived(step.id, 'rate')];
      lines.push(`const ${base} = ${this.#guarded(step, formulas.code(step.base, true))};`);
      lines.push(`const ${rate} = ${this.#guarded(step, formulas.code(step.rate, true))};`);
      lines.push(`const ${raw} = rt.mul(${base}, ${rate});`);
    } else lines.push(`const ${raw} = ${this.#guarded(step, formulas.code(step.value, true))};`);
    return lines;
  }

  #recordLine(step: IrStep): string {
    const [raw, final] = [derived(step.id, 'raw'), identifier(step.id)];
    const called = step.omitZero && step.condition !== null ? `, ${derived(step.id, 'when')}` : '';
    const reads = arrayCode(this.#reads(step)) + called;
    if (step.kind !== 'component') return `ledger.step(${quoted(step.id)}, ${raw}, ${final}, ${reads});`;
    const plain = step.base === null;
    const [base, rate] = plain
      ? ['rt.ZERO', 'rt.ZERO']
      : [derived(step.id, 'base'), derived(step.id, 'rate')];
    return `ledger.component(${quoted(step.id)}, ${base}, ${rate}, ${raw}, ${final}, ${reads});`;
  }

  /** The lines of a step, without indentation of the function around them. */
  step(step: IrStep): readonly string[] {
    const head = comment([step.label, step.law].filter((part) => part !== null).join(' · '));
    const raw = derived(step.id, 'raw');
    const final =
      step.rounding === null ? raw : `rt.round(${raw}, ${this.#constants.rounding(step.rounding)})`;
    const name = identifier(step.id);
    const value = this.#valueLines(step);
    if (step.presence === null) {
      return [head, ...value, `const ${name} = ${final};`, this.#recordLine(step)];
    }
    const presence = this.#formulas.code(step.presence, false);
    const inside = [...value, `${name} = ${final};`, this.#recordLine(step)].map((line) => `  ${line}`);
    return [head, `let ${name}: ${typeOf(step)} = ${nothingOf(step)};`, `if (${presence}) {`, ...inside, '}'];
  }

  #bound(bound: IrInput['lower']): string {
    if (bound === null) return 'null';
    return `{ value: ${this.#formulas.code(bound.value, false)}, closed: ${bound.closed} }`;
  }

  /** The lines that read an input and refuse what lies outside its bounds. */
  input(input: IrInput): readonly string[] {
    const spec = derived('input', input.id);
    const kind = inputTypeOf(input.type);
    const reader =
      kind === 'boolean' ? 'sentBoolean' : kind === 'choice' || kind === 'date' ? 'sentText' : 'sentQuantity';
    const sent = derived(input.id, 'sent');
    const bounded = input.lower !== null || input.upper !== null;
    const lines = [comment(input.label)];
    if (bounded || kind === 'choice' || this.#formulas.used.has(input.id)) {
      lines.push(`const ${sent} = rt.${reader}(call, ${spec});`);
    }
    if (input.presence === 'required') lines.push(`rt.checkPresence(ledger, ${spec}, call);`);
    if (bounded) {
      const [low, high] = [this.#bound(input.lower), this.#bound(input.upper)];
      lines.push(`rt.checkBounds(ledger, ${spec}, ${sent}, ${low}, ${high});`);
    }
    if (kind === 'choice') lines.push(`rt.checkWord(ledger, ${spec}, ${sent});`);
    return lines;
  }

  /** The line that gives an input its value, once nothing before it has been refused. */
  inputValue(input: IrInput): string {
    const sent = derived(input.id, 'sent');
    const fallback =
      input.defaultValue === null ? '' : ` ?? ${this.#formulas.code(input.defaultValue, false)}`;
    return `const ${identifier(input.id)} = ${sent}${fallback};`;
  }

  #message(notice: IrNotice, currency: string): string {
    const parts = notice.message.map((part) => {
      if ('text' in part) return templateText(part.text);
      return `\${${this.#shown(part.value, currency)}}`;
    });
    return `\`${parts.join('')}\``;
  }

  #shown(value: NodeId, currency: string): string {
    const type = quoted(valueTypeOf(this.#formulas.node(value).type));
    return `rt.show(${this.#formulas.code(value, false)}, ${type}, ${quoted(currency)})`;
  }

  /** The lines of a warning or a refusal. */
  notice(notice: IrNotice, currency: string): readonly string[] {
    const formulas = this.#formulas;
    const presence = notice.presence === null ? [] : [formulas.code(notice.presence, false)];
    const condition = [...presence, formulas.code(notice.condition, false)].join(' && ');
    const message = this.#message(notice, currency);
    const [code, field] = [quoted(notice.code), quoted(notice.field)];
    if (notice.kind === 'warn') {
      const call = `ledger.warn(${code}, ${quoted(notice.severity)}, ${field}, ${message});`;
      return condition === 'true' ? [call] : [`if (${condition}) {`, `  ${call}`, '}'];
    }
    const bare = notice.source === 'override' ? quoted(notice.field.replace('overrides.', '')) : field;
    const refusal = `{ code: ${code}, field: ${bare}, source: ${quoted(notice.source)}, type: 'value_error', message: ${message}, limit: null }`;
    return [`if (${condition}) {`, `  ledger.refuse(${refusal});`, '}'];
  }
}
