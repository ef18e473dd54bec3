import type { Ir } from '../../../compiler/ir/ir.ts';
import type { Lowering } from '../../../compiler/lower/state.ts';
import { Law } from '../../../runtime/interpreter/law.ts';
import { countedDays } from '../../../runtime/module/period.ts';
import type { Call, InputSpec, InputValue, Manifest } from '../../../runtime/module.ts';
import type { Dice } from '../../oracle/oracle.ts';
import { CallRepair } from '../../property/call-repair.ts';
import { type DrawnPeriod, PeriodDrawer } from './draw-period.ts';
import { drawQuantity, type Mood } from './draw-value.ts';
import { datesOfChange, type Landmarks, landmarksOf } from './landmarks.ts';

function drawMood(dice: Dice, days: number): Mood {
  return {
    amountDigits: dice.pick([2, 2, 2, 2, 2, 2, 2, 2, 0, 4, 6, 10]),
    numberDigits: dice.pick([2, 2, 2, 2, 2, 2, 1, 0, 4, 6]),
    rateDigits: dice.pick([4, 4, 2, 6, 6, 6, 6, 6, 10]),
    huge: dice.oneIn(12),
    spoiled: dice.oneIn(12),
    days,
  };
}

/** Draws calls of one rule file: fast, and again the same for the same dice. */
export class CallDrawer {
  readonly #ir: Ir;
  readonly #manifest: Manifest;
  readonly #law: Law;
  readonly #periods: PeriodDrawer;
  readonly #landmarks = new Map<string, Landmarks>();
  readonly #repair: CallRepair;

  constructor(ir: Ir, lowering: Lowering, manifest: Manifest) {
    this.#ir = ir;
    this.#manifest = manifest;
    this.#repair = new CallRepair(ir, lowering, manifest);
    this.#law = new Law(ir);
    this.#periods = new PeriodDrawer(manifest, datesOfChange(ir));
  }

  #landmarksOn(call: Call): Landmarks {
    const known = this.#landmarks.get(call.referenceDate);
    if (known !== undefined) return known;
    const made = landmarksOf(this.#ir, this.#law, call);
    this.#landmarks.set(call.referenceDate, made);
    return made;
  }

  /** Most calls as they may be sent together; what is spoiled, and some of the others, as they were drawn. */
  draw(dice: Dice): Call {
    const { call, mood } = this.#drawn(dice);
    return mood.spoiled || dice.oneIn(12) ? call : this.#repaired(call, dice);
  }

  /** What is settled once a year is refused in its other months: a period that is refused is moved through them. */
  #repaired(drawn: Call, dice: Dice): Call {
    const turn = dice.integer(0, 999);
    let { call, refusals } = this.#repair.repair(drawn, turn);
    for (const at of this.#periods.monthsOfYear(drawn.period)) {
      if (!refusals.some(({ field }) => field === 'period')) break;
      ({ call, refusals } = this.#repair.repair({ ...drawn, ...this.#dated(at) }, turn));
    }
    return call;
  }

  #dated({ period, referenceDate }: DrawnPeriod): Pick<Call, 'period' | 'referenceDate' | 'days'> {
    const { days, proration } = this.#manifest;
    return { period, referenceDate, days: countedDays(days, period, proration) };
  }

  #drawn(dice: Dice): { readonly call: Call; readonly mood: Mood } {
    const { inputs: specs } = this.#manifest;
    const bare: Call = { inputs: {}, flags: {}, ...this.#dated(this.#periods.draw(dice)), trace: true };
    const landmarks = this.#landmarksOn(bare);
    const mood = drawMood(dice, bare.days);
    const values: Record<string, InputValue> = {};
    const flags: Record<string, boolean> = {};
    const send = (spec: InputSpec): void => {
      if (spec.type !== 'boolean') values[spec.wire] = this.#value(spec, dice, landmarks, mood);
      else if (spec.source === 'override') flags[spec.wire] = dice.oneIn(2);
      else values[spec.wire] = dice.oneIn(2);
    };
    // Of an event often only what must be sent: most people are owed few of the sums that it may pay.
    const isBare = this.#manifest.periods.includes('event') && dice.oneIn(2);
    const outOfFour = isBare ? 0 : dice.integer(0, 4);
    for (const spec of specs) if (dice.integer(1, 4) <= outOfFour) send(spec);
    for (const spec of specs) {
      const lacks = spec.presence === 'required' && values[spec.wire] === undefined;
      const replaced = spec.unless !== null && values[spec.unless] !== undefined;
      if (!lacks || replaced || dice.oneIn(60)) continue;
      const other = specs.find(({ wire }) => wire === spec.unless);
      send(other !== undefined && dice.oneIn(2) ? other : spec);
    }
    return { call: { ...bare, inputs: values, flags }, mood };
  }

  #value(spec: InputSpec, dice: Dice, landmarks: Landmarks, mood: Mood): InputValue {
    if (spec.type === 'choice') return mood.spoiled && dice.oneIn(4) ? 'otra' : dice.pick(spec.words);
    if (spec.type === 'date') return this.#periods.draw(dice).referenceDate;
    return drawQuantity(spec, dice, landmarks, mood);
  }
}
