import type { LawJson } from '../law/law-json.ts';
import type { AmountJson, LayoutJson, ReadJson, TableJson, ValueJson } from '../law/layout-json.ts';
import type { ModuleLaw } from '../law/module-law.ts';
import { roundingAt } from '../law/read-ir.ts';
import type { Manifest, ValueType } from '../module/manifest.ts';
import { AppliedRows, rowParts, type ShownTable } from './applied-rows.ts';
import type { EmittedRules, FixedPointRules, SlotStep } from './fixed-point-rules.ts';
import {
  changesSource,
  parameterSource,
  periodSource,
  type ShownSource,
  sentSource,
} from './shown-sources.ts';
import type { ShownValue, SlotAmount, StepRead } from './shown-value.ts';
import { Totals } from './totals.ts';

/**
 * A class, because these are read on every payslip: objects of literals share their hidden classes with any that begin
 * with the same names, and V8 compiles their readers again and again once one of those is deprecated.
 */
class PlacedAmount implements SlotAmount {
  readonly slot: number;
  readonly scale: bigint;
  readonly over: number;

  constructor(json: AmountJson) {
    const [slot, scale, over = -1] = typeof json === 'number' ? [json, 100] : json;
    this.slot = slot;
    this.scale = BigInt(scale);
    this.over = over;
  }
}

const NO_WORDS: readonly string[] = [];

function found<T>(list: readonly T[], place: number): T {
  const item = list[place];
  if (item === undefined) throw new RangeError(`the layout of the rules lacks ${place}`);
  return item;
}

/** Reads where values are; slots that only traces show, and then those of totals, follow the slots of the rules. */
class LayoutReader {
  readonly #manifest: Manifest;
  readonly #law: ModuleLaw;
  readonly #json: LawJson;
  readonly #layout: LayoutJson;
  readonly #values: ShownValue[] = [];
  readonly #sources: (readonly [slot: number, source: ShownSource])[] = [];
  readonly #rows: AppliedRows[] = [];
  readonly #tables: readonly ShownTable[];
  /** By the place of an applied table: what a step that applies it reads. */
  readonly #reads: readonly (readonly StepRead[])[];
  #size: number;

  constructor(law: ModuleLaw) {
    this.#manifest = law.manifest;
    this.#law = law;
    this.#json = law.json();
    this.#layout = this.#json.layout;
    const { size, values, tables } = this.#layout;
    this.#size = size;
    for (const value of values) this.#values.push(this.#value(value));
    this.#tables = tables.map((table) => this.#table(table));
    this.#reads = this.#tables.map((shown) => this.#applied(shown));
  }

  #value(json: ValueJson): ShownValue {
    if (typeof json === 'number') {
      const { id, type, words } = found(this.#manifest.steps, json);
      return valueIn(id, type, found(this.#layout.steps, json)[0], words);
    }
    switch (json[0]) {
      case 'input': {
        const { id, type, words } = found(this.#manifest.inputs, json[1]);
        return valueIn(id, type === 'integer' ? 'number' : type, json[2], words);
      }
      case 'kept':
        return valueIn(json[1], json[2], json[3]);
      case 'parameter':
        return valueIn(json[1], json[3] ?? 'money', [
          this.#filled(parameterSource(json[4] ?? json[1])),
          json[2],
        ]);
      case 'given':
        return this.#truth(json[1], parameterSource(json[2]));
      case 'sent':
        return this.#truth(json[1], sentSource(json[2]));
      case 'changes': {
        const rows = this.#law.rows(found(this.#json.parameters, json[2]).id);
        return this.#truth(json[1], changesSource(rows, this.#manifest.asOf));
      }
      case 'period': {
        const [, field, type, words] = json;
        return valueIn(`period.${field}`, type, [this.#filled(periodSource(field, words)), 1], words);
      }
    }
  }

  #truth(name: string, source: ShownSource): ShownValue {
    return valueIn(name, 'boolean', [this.#filled(source), 1]);
  }

  /** The slot of what is put there when a trace is shown. */
  #filled(source: ShownSource): number {
    this.#sources.push([this.#size, source]);
    this.#size += 1;
    return this.#size - 1;
  }

  #table(json: TableJson): ShownTable {
    const { id, form } = found(this.#json.tables, json.table);
    const { name = id, of = 'money', gives = 'rate', rows } = json;
    const [limits, values, slices] = json.scales;
    const [row, base, scale] = json.slots;
    const [said, date] = json.at ?? ['', -1];
    return {
      id,
      name,
      said,
      date,
      form,
      of,
      gives,
      rows,
      limitScale: BigInt(limits),
      valueScale: BigInt(values),
      sliceScale: BigInt(slices),
      scalesValue: json.scalesValue === 1,
      isConditional: json.isConditional === 1,
      row,
      base: base ?? -1,
      scale: scale ?? -1,
    };
  }

  /** What a step reads of the row that a table applied, in slots of its own. */
  #applied(shown: ShownTable): readonly StepRead[] {
    const parts = rowParts(shown, this.#law.table(shown.id));
    const first = this.#size;
    this.#size += parts.length;
    this.#rows.push(new AppliedRows(shown, parts, first));
    return parts.flatMap(({ name, type, scale, when }, place) => {
      const value =
        this.#values.push({ name, type, words: NO_WORDS, slot: first + place, scale, over: -1 }) - 1;
      return when.map((conditions) => [value, ...conditions]);
    });
  }

  #readsOf(reads: readonly ReadJson[]): readonly StepRead[] {
    return reads.flatMap((read): readonly StepRead[] => {
      if (typeof read === 'number') return read < 0 ? found(this.#reads, -1 - read) : [[read]];
      const [values, ...conditions] = read;
      const limits = conditions.map((one) => one ?? Number.POSITIVE_INFINITY);
      return values.map((value) => [value, ...limits]);
    });
  }

  #steps(): readonly SlotStep[] {
    return this.#layout.steps.map(([final, reads, raw, present, called, base, rate]) => ({
      present: present ?? -1,
      called: called ?? -1,
      final: new PlacedAmount(final),
      raw: amount(raw),
      reads: this.#readsOf(reads),
      applied: reads.flatMap((read) =>
        typeof read === 'number' && read < 0 ? [found(this.#tables, -1 - read)] : [],
      ),
      base: amount(base),
      rate: amount(rate),
      cents: -1,
      baseCents: -1,
    }));
  }

  rules(emitted: EmittedRules): FixedPointRules {
    const rounding = roundingAt(this.#json, this.#json.rounding);
    const totals = new Totals(this.#manifest, this.#steps(), rounding, this.#size);
    const lines = totals.lines();
    const [sources, rows] = [this.#sources, this.#rows];
    return {
      ...emitted,
      rounding,
      size: this.#size + totals.size,
      scales: this.#layout.scales.map(BigInt),
      steps: totals.steps(),
      values: this.#values,
      show: (row, slots) => {
        const parameters = emitted.parameters(row.referenceDate);
        if (parameters === null) throw new RangeError(`no parameters on ${row.referenceDate}`);
        for (const [slot, source] of sources) slots[slot] = source(row, parameters);
        for (const applied of rows) applied.fill(emitted, row, slots);
      },
      lines,
    };
  }
}

function amount(json: AmountJson | null | undefined): SlotAmount | null {
  return json === null || json === undefined ? null : new PlacedAmount(json);
}

function valueIn(
  name: string,
  type: ValueType,
  json: AmountJson,
  words: readonly string[] = NO_WORDS,
): ShownValue {
  const { slot, scale, over } = new PlacedAmount(json);
  return { name, type, words, slot, scale, over };
}

/** The rules of an emitted module with all that is known of their slots. */
export function readLayout(law: ModuleLaw, emitted: EmittedRules): FixedPointRules {
  return new LayoutReader(law).rules(emitted);
}
