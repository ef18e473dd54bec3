import type { Decl, Span } from '../../dsl/ast/ast.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { figures as faults } from '../../dsl/diagnostics/figures.ts';
import { names as nameFaults } from '../../dsl/diagnostics/names.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import { suggest } from '../../dsl/lexer/suggest.ts';
import type { Source } from '../../dsl/text/source.ts';
import { Report } from '../model/context.ts';
import { eachPart } from '../names/each-part.ts';
import { mentions } from '../names/mentions.ts';
import { type FiguresFile, isFigureKind, readFigures } from './figures-file.ts';
import { namesOf } from './names.ts';

/** One declaration of a file of figures: it may declare several figures that share their dates. */
export interface Figure {
  readonly decl: Decl;
  readonly file: FiguresFile;
  /** Names of the other figures that it reads, or is counted in. */
  readonly needs: readonly string[];
}

/** All figures of a country. */
export interface CountryFigures {
  readonly sources: readonly Source[];
  readonly files: readonly FiguresFile[];
  /** In the order of the files and of their declarations. */
  readonly all: readonly Figure[];
  readonly byName: ReadonlyMap<string, Figure>;
  /** What is wrong between the files and between the figures, each at its place. */
  readonly diagnostics: readonly Diagnostic[];
}

/** The name of a declaration where it stands. */
function nameSpan(decl: Decl, name: string): Span {
  if (decl.decl === 'simple')
    return decl.columns.find((column) => column.name.text === name)?.name.span ?? decl.kindSpan;
  return 'name' in decl ? decl.name.span : decl.span;
}

function labelledAlike(files: readonly FiguresFile[]): readonly Diagnostic[] {
  const first = new Map<string, FiguresFile>();
  return files.flatMap((one) => {
    const label = one.file.figures?.label ?? null;
    if (label === null) return [];
    const earlier = first.get(label.value);
    if (earlier === undefined) {
      first.set(label.value, one);
      return [];
    }
    const report = new Report(one.source.path);
    const span = earlier.file.figures?.label?.span ?? { start: 0, end: 0 };
    const labels = [{ path: earlier.source.path, span, text: quantityPhrases.theOtherOne }];
    report.say(faults.sameLabel, label.span, { label: label.value }, { labels });
    return report.diagnostics;
  });
}

function gather(
  files: readonly FiguresFile[],
): Pick<CountryFigures, 'all' | 'byName'> & { readonly twice: readonly Diagnostic[] } {
  const declared = files.flatMap((file) =>
    file.file.decls.filter(isFigureKind).map((decl) => ({ decl, file })),
  );
  const owners = new Map<string, (typeof declared)[number]>();
  const twice = declared.flatMap((one) =>
    namesOf(one.decl).flatMap((name) => {
      const earlier = owners.get(name);
      if (earlier === undefined) {
        owners.set(name, one);
        return [];
      }
      const report = new Report(one.file.source.path);
      const path = earlier.file.source.path;
      const at = { span: nameSpan(earlier.decl, name), text: quantityPhrases.firstDefinedHere };
      const labels = [path === report.path ? at : { path, ...at }];
      report.say(faults.declaredTwice, nameSpan(one.decl, name), { name }, { labels });
      return report.diagnostics;
    }),
  );
  const all = declared.map(({ decl, file }): Figure => {
    const own = namesOf(decl);
    const needs = [...mentions(decl)].filter((name) => owners.has(name) && !own.includes(name));
    return { decl, file, needs };
  });
  const byName = new Map<string, Figure>();
  for (const figure of all)
    for (const name of namesOf(figure.decl)) if (!byName.has(name)) byName.set(name, figure);
  return { all, byName, twice };
}

/** What a derived figure reads must be figures: a name of a scheme would be another thing in each of them. */
function foreignReads(all: readonly Figure[], byName: CountryFigures['byName']): readonly Diagnostic[] {
  const known = [...byName.keys()];
  return all.flatMap(({ decl, file }) => {
    if (decl.decl !== 'simple' || decl.kind !== 'let') return [];
    const report = new Report(file.source.path);
    eachPart(decl, (part) => {
      if (!('kind' in part) || part.kind !== 'name' || !('name' in part)) return;
      const read = part.name;
      if (!isName(read) || byName.has(read.text)) return;
      const suggestion = suggest(read.text, known);
      report.say(nameFaults.unknownName, read.span, { name: read.text, suggestion });
    });
    return report.diagnostics;
  });
}

function isName(part: unknown): part is { readonly text: string; readonly span: Span } {
  return typeof part === 'object' && part !== null && 'text' in part && 'span' in part;
}

/** A figure on the way through what figures need, and how many of its needs were gone into. */
interface Step {
  readonly figure: Figure;
  next: number;
}

/**
 * Each circle of figures that need each other, told once, at the figure of it that stands first. The way is a list of its
 * own: a chain of figures may be longer than calls can be deep.
 */
function circles(all: readonly Figure[], byName: CountryFigures['byName']): readonly Diagnostic[] {
  const done = new Set<Figure>();
  const onWay = new Set<Figure>();
  const way: Step[] = [];
  const found: Diagnostic[] = [];
  const enter = (figure: Figure): void => {
    if (onWay.has(figure)) found.push(...circleAt(figure, way));
    else if (!done.has(figure)) {
      onWay.add(figure);
      way.push({ figure, next: 0 });
    }
  };
  for (const first of all) {
    enter(first);
    for (let step = way.at(-1); step !== undefined; step = way.at(-1)) {
      const name = step.figure.needs[step.next];
      step.next += 1;
      const needed = name === undefined ? undefined : byName.get(name);
      if (needed !== undefined) enter(needed);
      else if (name === undefined) {
        way.pop();
        onWay.delete(step.figure);
        done.add(step.figure);
      }
    }
  }
  return found;
}

function circleAt(figure: Figure, way: readonly Step[]): readonly Diagnostic[] {
  const nameOf = ({ decl }: Figure): string => namesOf(decl)[0] ?? '';
  const at = way.findIndex((step) => step.figure === figure);
  const path = [...way.slice(at).map((step) => step.figure), figure].map(nameOf);
  const report = new Report(figure.file.source.path);
  report.say(faults.circle, nameSpan(figure.decl, nameOf(figure)), { path });
  return report.diagnostics;
}

const remembered = new WeakMap<Source, CountryFigures>();

/** Reads the files of figures of a country together. The same texts give the same object. */
export function countryFigures(sources: readonly Source[]): CountryFigures {
  const [first] = sources;
  const before = first === undefined ? undefined : remembered.get(first);
  const isSame =
    before?.sources.length === sources.length && before.sources.every((one, at) => one === sources[at]);
  if (before !== undefined && isSame) return before;
  const files = sources.map(readFigures);
  const { all, byName, twice } = gather(files);
  const diagnostics = [
    ...labelledAlike(files),
    ...twice,
    ...circles(all, byName),
    ...foreignReads(all, byName),
  ];
  const read = { sources, files, all, byName, diagnostics };
  if (first !== undefined) remembered.set(first, read);
  return read;
}
