import type { Ir, IrInput } from '../../compiler/ir/ir.ts';
import { clauseOf } from '../../compiler/model/clauses.ts';
import type { Clause, Expr } from '../../dsl/ast/ast.ts';
import type { Type } from '../../runtime/ir/type.ts';
import type { Fact } from './clause-words.ts';
import { html, joined, type Piece } from './html.ts';
import { entry } from './lines.ts';
import { type Section, section } from './section.ts';
import type { VersionWords } from './version-words.ts';

/** What kind of value a name holds, in words. */
function typeWords(type: Type): string {
  if (type.kind === 'boolean') return 'sí o no';
  if (type.kind === 'date') return 'una fecha';
  if (type.kind === 'choice')
    return `una de: ${type.words.map((word) => word.replaceAll('_', ' ')).join(', ')}`;
  if (type.kind !== 'quantity') return 'un texto';
  if (type.money === 1 && type.hours === 0) return 'un monto';
  if (type.money === 0 && type.hours === 1) return 'horas';
  return { rate: 'una tasa', integer: 'un número entero', number: 'un número' }[type.flavor];
}

/** What whoever runs the payroll sends. */
export function inputSection(words: VersionWords): readonly Section[] {
  const { ir, declared } = words.rules;
  const entries = declared.flatMap((one) => {
    const input = inputOf(ir, one.id);
    return input === null ? [] : [entry(one, words, null, inputFacts(input, one.clauses, words))];
  });
  if (entries.length === 0) return [];
  const about = html`<p class="about">Los datos de la persona y del periodo que recibe el cálculo.</p>`;
  return [section('datos', 'Datos que se envían', html`${about}${entries}`)];
}

function inputOf(ir: Ir, id: string): IrInput | null {
  return ir.items.find((item): item is IrInput => item.item === 'input' && item.id === id) ?? null;
}

function inputFacts(input: IrInput, clauses: readonly Clause[], words: VersionWords): readonly Fact[] {
  const bounds = clauseOf(clauses, 'in');
  return [
    { about: 'Qué es', says: typeWords(input.type) },
    ...presence(input, clauses, words),
    ...(bounds === null ? [] : [{ about: 'Se admite', says: boundsWords(bounds, words) }]),
    ...wireFact(input),
    ...words.clauses.laws(clauses),
    ...words.clauses.provenance(clauses),
  ];
}

function wireFact({ id, wire, source }: IrInput): readonly Fact[] {
  const isOwn = source === 'inputs' || source === 'history';
  const sent = isOwn ? `${source}.${wire}` : wire;
  return sent === id ? [] : [{ about: 'Nombre en el servicio', says: sent }];
}

function presence(
  input: IrInput,
  clauses: readonly Clause[],
  { formulas, places }: VersionWords,
): readonly Fact[] {
  const given = clauseOf(clauses, 'default');
  const withDefault: Fact[] =
    given === null ? [] : [{ about: 'Si no se envía', says: html`se toma ${formulas.words(given.expr)}` }];
  if (input.presence === 'required') {
    const unless = input.unless === null ? '' : html`, salvo que se envíe ${places.link(input.unless)}`;
    return [{ about: 'Obligatorio', says: ['sí', unless] }];
  }
  const when = clauseOf(clauses, 'required')?.when ?? null;
  const says = when === null ? 'no' : html`si ${formulas.words(when)}`;
  return [{ about: 'Obligatorio', says }, ...withDefault];
}

interface Bounds {
  readonly lower: Expr;
  readonly lowerClosed: boolean;
  readonly upper: Expr | null;
  readonly upperClosed: boolean;
}

function boundsWords({ lower, lowerClosed, upper, upperClosed }: Bounds, { formulas }: VersionWords): Piece {
  const from = html`${lowerClosed ? 'desde' : 'más de'} ${formulas.words(lower)}`;
  if (upper === null) return from;
  return joined([from, html`${upperClosed ? 'hasta' : 'menos de'} ${formulas.words(upper)}`], ', ');
}
