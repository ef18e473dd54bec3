import type { Symbols } from '../../compiler/names/symbols.ts';
import type { Bind, Expectation, Name, PayFile, TestLike, TestValue, Text } from '../../dsl/ast/ast.ts';
import type { Occurrence, Target } from './targets.ts';

/** Walks a test file and notes every name with what it stands for in the rules. */
class TestWalk {
  readonly found: Occurrence[] = [];
  readonly #symbols: Symbols;
  /** The inputs by their names on the wire. */
  readonly #wires: ReadonlyMap<string, string>;

  constructor(symbols: Symbols, wires: ReadonlyMap<string, string>) {
    this.#symbols = symbols;
    this.#wires = wires;
  }

  file({ decls }: PayFile): void {
    for (const decl of decls) {
      if (decl.decl === 'test') {
        this.#title(decl.title, true);
        this.#likes(decl.likes);
        for (const bind of decl.given) this.#given(bind);
        for (const expected of decl.expect) this.#expected(expected);
      } else if (decl.decl === 'cases') {
        this.#likes(decl.likes);
        for (const name of decl.given) this.#input(name);
        for (const { name } of decl.expect) this.#name(name);
      }
    }
  }

  /** An input by its name in the rules or on the wire, where a line may have the same name. */
  #input(name: Name): void {
    const kind = this.#symbols.byName.get(name.text)?.kind;
    this.#resolve(name, kind === 'input' || kind === 'flag');
  }

  /** A declaration of the rules, or an input by its name on the wire. */
  #name(name: Name): void {
    this.#resolve(name, this.#symbols.byName.has(name.text));
  }

  #resolve({ text, span }: Name, isDeclared: boolean): void {
    const wire = isDeclared ? undefined : this.#wires.get(text);
    const space = isDeclared || wire !== undefined ? 'file' : 'word';
    this.#note(span, { space, name: wire ?? text }, { alias: wire !== undefined });
  }

  #note(
    span: Occurrence['span'],
    target: Target,
    { declares = false, alias = false }: Partial<Pick<Occurrence, 'declares' | 'alias'>> = {},
  ): void {
    this.found.push({ span, target, declares, alias });
  }

  /** The title between its quotes. */
  #title({ span, value }: Text, declares: boolean): void {
    const start = span.start + 1;
    this.#note({ start, end: start + value.length }, { space: 'test', name: value }, { declares });
  }

  #likes(likes: readonly TestLike[]): void {
    for (const { title, changes } of likes) {
      this.#title(title, false);
      for (const bind of changes) this.#given(bind);
    }
  }

  #given({ name, value }: Bind): void {
    this.#input(name);
    this.#value(value);
  }

  #expected(expected: Expectation): void {
    this.#name(expected.name);
    if ('field' in expected && expected.field !== null) this.#name(expected.field);
    if ('value' in expected) this.#value(expected.value);
  }

  #value(value: TestValue): void {
    if (value.kind === 'name') this.#note(value.span, { space: 'word', name: value.name.text });
  }
}

/** Every name of a test file and what it stands for in the rules beside it; `wires` leads to their inputs. */
export function occurrencesInTests(
  file: PayFile,
  symbols: Symbols,
  wires: ReadonlyMap<string, string>,
): readonly Occurrence[] {
  const walk = new TestWalk(symbols, wires);
  walk.file(file);
  return walk.found;
}
