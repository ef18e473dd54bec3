import type { Decl, Span } from '../../dsl/ast/ast.ts';
import type { Diagnostic } from '../../dsl/diagnostics/diagnostic.ts';
import { figures as faults } from '../../dsl/diagnostics/figures.ts';
import { quantityPhrases } from '../../dsl/diagnostics/phrases/quantities.ts';
import type { Source } from '../../dsl/text/source.ts';
import { Report } from '../model/context.ts';
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

/** Each circle of figures that need each other, told once, at the figure of it that stands first. */
function circles(all: readonly Figure[], byName: CountryFigures['byName']): readonly Diagnostic[] {
  const done = new Set<Figure>();
  const path: Figure[] = [];
  const found: Diagnostic[] = [];
  const nameOf = ({ decl }: Figure): string => namesOf(decl)[0] ?? '';
  const visit = (figure: Figure): void => {
    const at = path.indexOf(figure);
    if (at >= 0) {
      const report = new Report(figure.file.source.path);
      const names = [...path.slice(at), figure].map(nameOf);
      report.say(faults.circle, nameSpan(figure.decl, nameOf(figure)), { path: names });
      found.push(...report.diagnostics);
      return;
    }
    if (done.has(figure)) return;
    path.push(figure);
    for (const name of figure.needs) {
      const needed = byName.get(name);
      if (needed !== undefined) visit(needed);
    }
    path.pop();
    done.add(figure);
  };
  for (const figure of all) visit(figure);
  return found;
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
  const diagnostics = [...labelledAlike(files), ...twice, ...circles(all, byName)];
  const read = { sources, files, all, byName, diagnostics };
  if (first !== undefined) remembered.set(first, read);
  return read;
}
