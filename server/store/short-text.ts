import {
  Learning,
  Lengthening,
  MARKS,
  newPlace,
  type Place,
  Shortening,
  type Work,
} from './guessed-values.ts';

/**
 * Texts of a payslip say most amounts several times: as what a step comes to, as what later steps read, and in the answer. In
 * a short text a value that can be guessed from what stands before it is a mark; zstd finds what repeats too, and takes three
 * bytes for each. Only characters are looked at, so that every text without a mark comes back as it was. What is stored is
 * read by this for ever: to guess in another way is another form (see `calculation-texts.ts`).
 */
export class ShortTexts {
  /** Of the model. Nothing is added to them later: payslips have names of their own, such as ids. */
  readonly #names: Names = new Map([...KINDS].map(([name, kind]) => [name, newName(kind)]));

  /** `model` is a text of the same kind: what is equal in it is looked for in others. */
  constructor(model: string) {
    walk(model, new Learning(model), (name) => named(this.#names, name));
  }

  /** Throws where the text has a mark. */
  shorten(text: string): string {
    if (MARKS.some((mark) => text.includes(mark)))
      throw new Error('a text of a calculation has a control character');
    return this.#made(text, new Shortening(text));
  }

  /** What {@link shorten} was given. */
  lengthen(short: string): string {
    return this.#made(short, new Lengthening(short));
  }

  #made(text: string, work: Shortening | Lengthening): string {
    const others: Names = new Map();
    walk(text, work, (name) => this.#names.get(name) ?? named(others, name));
    return work.made();
  }
}

/**
 * What a member of an object is by its name: `step` and `id` name what the amounts behind them are of, a `part` belongs to
 * that too, and what is `said` is not said again.
 */
type Kind = 'step' | 'id' | 'final' | 'raw' | 'fraction' | 'part' | 'said' | 'other';

const PARTS = ['base', 'total', 'rate', 'lower_limit', 'upper_limit', 'fixed_amount'];
const SAID = ['label', 'formula', 'source', 'rounding', 'message', 'code', 'field', 'severity', 'table_id'];

const KINDS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['concept_id', 'step'],
  ['id', 'id'],
  ['result_final', 'final'],
  ['amount', 'final'],
  ['result_raw', 'raw'],
  ['result_exact', 'fraction'],
  ...PARTS.map((name) => [name, 'part'] as const),
  ...SAID.map((name) => [name, 'said'] as const),
]);

interface Name {
  readonly kind: Kind;
  readonly final: Place;
  readonly raw: Place;
  readonly fraction: Place;
  readonly parts: Map<string, Place>;
}

type Names = Map<string, Name>;

function newName(kind: Kind): Name {
  const fraction = newPlace();
  const final = newPlace({ fraction });
  return { kind, final, fraction, raw: newPlace({ first: final }), parts: new Map() };
}

function named(names: Names, name: string): Name {
  const known = names.get(name);
  if (known !== undefined) return known;
  const made = newName('other');
  names.set(name, made);
  return made;
}

const QUOTE = '"'.charCodeAt(0);

/** So many ids are values too: of the employee and of the employer. */
const IDS = 2;

/** Goes through what looks like members of objects with a text as their value. */
function walk(text: string, work: Work, nameOf: (name: string) => Name): void {
  let current = nameOf('');
  let ids = 0;
  let from = 0;
  for (let end = text.indexOf('":'); end >= 0; end = text.indexOf('":', from)) {
    const at = end + 2;
    const close = closeOf(text, at);
    let start = end;
    while (close >= 0 && start > from && text.charCodeAt(start - 1) !== QUOTE) start -= 1;
    // A quote that ended a value begins no name.
    if (close < 0 || start === from) {
      from = at - 1;
      continue;
    }
    from = close + 1;
    const word = text.slice(start, end);
    const name = nameOf(word);
    if (name.kind === 'said') continue;
    if (name.kind === 'step' || name.kind === 'id') {
      current = nameOf(text.slice(at + 1, close));
      if (name.kind === 'step') continue;
      ids += 1;
      if (ids <= IDS) work.told(nameOf(`${word} ${ids}`).final, text.slice(at + 1, from));
      continue;
    }
    work.value(placeOf(name, word, current), at, from);
  }
}

/** Where the value ends that begins here: with its second quote, or with the mark that it is; negative where there is none. */
function closeOf(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === QUOTE) return text.indexOf('"', at + 1);
  return code >= 1 && code <= MARKS.length ? at : -1;
}

function placeOf(name: Name, word: string, current: Name): Place {
  switch (name.kind) {
    case 'final':
      return current.final;
    case 'raw':
      return current.raw;
    case 'fraction':
      return current.fraction;
    case 'part':
      return partOf(name, word, current);
    default:
      return name.final;
  }
}

/** Its first guess is the last of the same name, whatever that was a part of. */
function partOf(name: Name, word: string, { parts }: Name): Place {
  const known = parts.get(word);
  if (known !== undefined) return known;
  const made = newPlace({ first: name.final, last: name.final });
  parts.set(word, made);
  return made;
}
