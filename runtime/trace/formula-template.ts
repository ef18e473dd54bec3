/** What of a payslip decides how a formula reads: the branch of its date, and the rows that its tables came to. */
export interface FormulaChoices {
  readonly referenceDate: string;
  /** True when the step read a value of this name, such as `tarifa.slice_2` or `given(x)`. */
  readonly hasRead: (name: string) => boolean;
}

/** A part of a formula that does not read the same on every payslip. */
export type FormulaPart =
  | string
  /** One text per date; the last one not after the reference date holds. */
  | { readonly dates: readonly string[]; readonly parts: readonly FormulaTemplate[] }
  /** What is in force between two dates, and what stands for it on any other. */
  | {
      readonly from: string | null;
      readonly until: string | null;
      readonly held: FormulaTemplate;
      readonly otherwise: FormulaTemplate;
    }
  /** What stands where the step read a value of this name, and where it did not. */
  | { readonly ifRead: string; readonly held: FormulaTemplate; readonly otherwise: FormulaTemplate }
  /** A table whose slices are added up; `rounding` is that of each slice, `said` the date that it is read at. */
  | {
      readonly slicesOf: string;
      readonly base: FormulaTemplate;
      readonly rounding: string | null;
      readonly said: string;
    };

type Slices = Extract<FormulaPart, { readonly slicesOf: string }>;

export type FormulaTemplate = readonly FormulaPart[];

/** True for a formula that reads the same on every payslip. */
export function isFixed(template: FormulaTemplate): boolean {
  return template.every((part) => typeof part === 'string');
}

/** Every part of a formula that is no plain text, those inside others included. */
export function choicesIn(template: FormulaTemplate): readonly Exclude<FormulaPart, string>[] {
  return template.flatMap((part): readonly Exclude<FormulaPart, string>[] => {
    if (typeof part === 'string') return [];
    if ('slicesOf' in part) return [part, ...choicesIn(part.base)];
    if ('held' in part) return [part, ...choicesIn(part.held), ...choicesIn(part.otherwise)];
    return [part, ...part.parts.flatMap(choicesIn)];
  });
}

/** The formula as it was computed on one payslip. */
export function formulaText(template: FormulaTemplate, choices: FormulaChoices): string {
  return template.map((part) => partText(part, choices)).join('');
}

function partText(part: FormulaPart, choices: FormulaChoices): string {
  if (typeof part === 'string') return part;
  if ('slicesOf' in part) return slicesText(part, formulaText(part.base, choices), choices);
  if ('ifRead' in part)
    return formulaText(choices.hasRead(part.ifRead) ? part.held : part.otherwise, choices);
  if ('held' in part) return formulaText(isActive(part, choices) ? part.held : part.otherwise, choices);
  const place = part.dates.findLastIndex((date) => date <= choices.referenceDate);
  return formulaText(part.parts[Math.max(place, 0)] ?? [], choices);
}

function isActive(
  { from, until }: { readonly from: string | null; readonly until: string | null },
  { referenceDate }: FormulaChoices,
): boolean {
  return (from === null || referenceDate >= from) && (until === null || referenceDate <= until);
}

/**
 * The slices below the row that the base came to, which are whole, and the part of the base in that row:
 * `t.slice_1 + (min(base, t.upper) - t.lower) * t.rate`.
 */
function slicesText(
  { slicesOf: table, rounding, said }: Slices,
  base: string,
  { hasRead }: FormulaChoices,
): string {
  const part = (name: string): string => `${table}.${name}${said}`;
  const below: string[] = [];
  for (let slice = 1; hasRead(part(`slice_${slice + 1}`)); slice++) below.push(part(`slice_${slice}`));
  const inside = `${hasRead(part('upper')) ? `min(${base}, ${part('upper')})` : base} - ${part('lower')}`;
  const product = `${below.length === 0 ? `max(0, ${inside})` : `(${inside})`} * ${part('rate')}`;
  return [...below, rounding === null ? product : `(${product} round ${rounding})`].join(' + ');
}
