import type { PackedLaw } from '../ir/packed-ir.ts';
import type { Manifest, ValueType } from '../module/manifest.ts';
import { unrolledText } from '../module/rolled-text.ts';
import { AppliedRows, rowParts, type ShownTable } from './applied-rows.ts';
import type { EmittedRules, FixedPointRules, SlotStep } from './fixed-point-rules.ts';
import type { PackedAmount, PackedLayout, PackedRead, PackedTable, PackedValue } from './packed-layout.ts';
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

  constructor(packed: PackedAmount) {
    const [slot, scale, over = -1] = typeof packed === 'number' ? [packed, 100] : packed;
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
  readonly #law: PackedLaw;
  readonly #packed: PackedLayout;
  readonly #values: ShownValue[] = [];
  readonly #sources: (readonly [slot: number, source: ShownSource])[] = [];
  readonly #rows: AppliedRows[] = [];
  readonly #tables: readonly ShownTable[];
  /** By the place of an applied table: what a step that applies it reads. */
  readonly #reads: readonly (readonly StepRead[])[];
  #size: number;

  constructor(manifest: Manifest, packed: PackedLayout, law: PackedLaw) {
    this.#manifest = manifest;
    this.#packed = packed;
    this.#law = law;
    this.#size = packed.size;
    for (const value of packed.values) this.#values.push(this.#value(value));
    this.#tables = packed.tables.map((table) => this.#table(table));
    this.#reads = this.#tables.map((table, place) => this.#applied(table, found(packed.tables, place).table));
  }

  #value(packed: PackedValue): ShownValue {
    if (typeof packed === 'number') {
      const { id, type, words } = found(this.#manifest.steps, packed);
      return valueIn(id, type, found(this.#packed.steps, packed)[0], words);
    }
    switch (packed[0]) {
      case 'input': {
        const { id, type, words } = found(this.#manifest.inputs, packed[1]);
        return valueIn(id, type === 'integer' ? 'number' : type, packed[2], words);
      }
      case 'kept':
        return valueIn(packed[1], packed[2], packed[3]);
      case 'parameter':
        return valueIn(packed[1], packed[3] ?? 'money', [
          this.#filled(parameterSource(packed[4] ?? packed[1])),
          packed[2],
        ]);
      case 'given':
        return this.#truth(packed[1], parameterSource(packed[2]));
      case 'sent':
        return this.#truth(packed[1], sentSource(packed[2]));
      case 'changes': {
        const rows = found(this.#law.parameters, packed[2]);
        return this.#truth(packed[1], changesSource(rows, this.#manifest.asOf));
      }
      case 'period': {
        const [, field, type, words] = packed;
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

  #table(packed: PackedTable): ShownTable {
    const { id, form } = found(this.#law.tables, packed.table);
    const { name = id, of = 'money', gives = 'rate', rows } = packed;
    const [limits, values, slices] = packed.scales;
    const [row, base, scale] = packed.slots;
    const [said, date] = packed.at ?? ['', -1];
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
      scalesValue: packed.scalesValue === 1,
      isConditional: packed.isConditional === 1,
      row,
      base: base ?? -1,
      scale: scale ?? -1,
    };
  }

  /** What a step reads of the row that a table applied, in slots of its own. */
  #applied(shown: ShownTable, table: number): readonly StepRead[] {
    const parts = rowParts(shown, found(this.#law.tables, table));
    const first = this.#size;
    this.#size += parts.length;
    this.#rows.push(new AppliedRows(shown, parts, first));
    return parts.flatMap(({ name, type, scale, when }, place) => {
      const value =
        this.#values.push({ name, type, words: NO_WORDS, slot: first + place, scale, over: -1 }) - 1;
      return when.map((conditions) => [value, ...conditions]);
    });
  }

  #readsOf(reads: readonly PackedRead[]): readonly StepRead[] {
    return reads.flatMap((read): readonly StepRead[] => {
      if (typeof read === 'number') return read < 0 ? found(this.#reads, -1 - read) : [[read]];
      const [values, ...conditions] = read;
      const limits = conditions.map((one) => one ?? Number.POSITIVE_INFINITY);
      return values.map((value) => [value, ...limits]);
    });
  }

  #steps(): readonly SlotStep[] {
    return this.#packed.steps.map(([final, reads, raw, present, called, base, rate]) => ({
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
    const totals = new Totals(this.#manifest, this.#steps(), emitted.rounding, this.#size);
    const lines = totals.lines();
    const [sources, rows] = [this.#sources, this.#rows];
    return {
      ...emitted,
      size: this.#size + totals.size,
      scales: this.#packed.scales.map(BigInt),
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

function amount(packed: PackedAmount | null | undefined): SlotAmount | null {
  return packed === null || packed === undefined ? null : new PlacedAmount(packed);
}

function valueIn(
  name: string,
  type: ValueType,
  packed: PackedAmount,
  words: readonly string[] = NO_WORDS,
): ShownValue {
  const { slot, scale, over } = new PlacedAmount(packed);
  return { name, type, words, slot, scale, over };
}

/** The rules of an emitted module with all that is known of their slots. */
export function unpackLayout(
  text: string,
  manifest: Manifest,
  law: PackedLaw,
  emitted: EmittedRules,
): FixedPointRules {
  const packed: PackedLayout = JSON.parse(unrolledText(text));
  return new LayoutReader(manifest, packed, law).rules(emitted);
}
