import { clauseOf, hasClause } from '../../compiler/model/clauses.ts';
import { type Fact, factList } from './clause-words.ts';
import type { Declared } from './documented-rules.ts';
import { type Html, html, joined, type Piece } from './html.ts';
import { inLanguage } from './languages.ts';
import { type Section, section } from './section.ts';
import type { VersionWords } from './version-words.ts';

/** Which later lines and notices read a name. */
export type Readers = ReadonlyMap<string, readonly string[]>;

/** A declaration with its heading, its body and its facts. */
export function entry(declared: Declared, words: VersionWords, body: Piece, facts: readonly Fact[]): Html {
  const { id, label, note } = declared;
  return html`<article class="entry" id="${id}">
<h3>${inLanguage(label, words.rules.ir.scheme.country)} <code translate="no">${id}</code></h3>
${note === null ? null : html`<p class="note">${note}</p>`}${body}${factList(facts)}</article>
`;
}

function readersFact(id: string, readers: Readers, { places }: VersionWords): readonly Fact[] {
  const names = readers.get(id) ?? [];
  if (names.length === 0) return [];
  return [
    {
      about: 'Se usa en',
      says: joined(
        names.map((name) => places.link(name)),
        ' · ',
      ),
    },
  ];
}

/** The formula in words. */
export function formulaInWords(
  declared: Declared,
  { formulas, places, rules, language }: VersionWords,
): Piece {
  if (declared.rows !== null) {
    const rows = declared.rows.map(({ at, cells }) => {
      const cell = cells[0];
      return html`<li><span class="case">${language.since(language.date(at.iso))}:</span> ${cell === undefined ? null : formulas.words(cell)}</li>`;
    });
    return html`<ul class="formula cases">${rows}</ul>`;
  }
  const rate = clauseOf(declared.clauses, 'rate');
  if (rate !== null && declared.value === null) {
    const on = baseOf(declared, rules.declared);
    const base = on === null ? null : formulas.words(on);
    if (rate.expr.kind !== 'if') {
      return html`<p class="formula">${base === null ? null : html`${base} × `}${formulas.words(rate.expr)}</p>`;
    }
    const applied =
      base === null ? null : html`<p class="formula">${base} × ${language.rateThatApplies}:</p>`;
    return html`${applied}${formulas.block(rate.expr)}`;
  }
  if (declared.value === null) return html`<p class="formula">${places.link(declared.id)}</p>`;
  const block = formulas.block(declared.value);
  const on = rate === null ? null : baseOf(declared, rules.declared);
  if (rate === null || on === null) return block;
  return html`${block}<p class="formula">${language.shownParts(formulas.words(on), formulas.words(rate.expr))}</p>`;
}

function baseOf(part: Declared, all: readonly Declared[]) {
  const own = clauseOf(part.clauses, 'on') ?? clauseOf(wholeOf(part, all)?.clauses ?? [], 'on');
  return own?.expr ?? null;
}

function wholeOf(part: Declared, all: readonly Declared[]): Declared | undefined {
  return all.find(({ id, kind }) => kind === 'employer' && id === part.within);
}

function roundingFact(declared: Declared, words: VersionWords): readonly Fact[] {
  const own = clauseOf(declared.clauses, 'round');
  if (own !== null) return [{ about: 'Redondeo', says: words.clauses.rounding(own.round) }];
  const step = words.rules.ir.items.find(({ id }) => id === declared.id);
  if (step?.item !== 'step') return [];
  // Lines of a payslip are rounded as the scheme says, once for all; of steps in between it is worth a word.
  if (step.rounding === null || step.kind !== 'let') return [];
  return [{ about: 'Redondeo', says: html`<a href="#resumen">como una línea del recibo</a>` }];
}

function written(declared: Declared, { rules }: VersionWords): Piece {
  const step = rules.ir.items.find(({ id }) => id === declared.id);
  if (step?.item !== 'step') return null;
  return html`<p class="written"><span class="visually-hidden">Fórmula en la regla: </span><code translate="no">${step.formula}</code></p>`;
}

function line(declared: Declared, words: VersionWords, readers: Readers): Html {
  const { clauses } = words;
  const whole = wholeOf(declared, words.rules.declared);
  const more = [...(declared.use?.laws ?? []), ...(hasClause(declared.clauses, 'law') ? [] : lawsOf(whole))];
  const facts = [
    ...clauses.conditions(
      declared.clauses,
      declared.use?.guard ?? clauseOf(whole?.clauses ?? [], 'when')?.expr ?? null,
    ),
    ...clauses.marks(declared.clauses),
    ...roundingFact(declared, words),
    ...clauses.laws(declared.clauses, more),
    ...clauses.provenance(declared.clauses),
    ...clauses.tags(declared.clauses),
    ...readersFact(declared.id, readers, words),
  ];
  return entry(declared, words, html`${formulaInWords(declared, words)}${written(declared, words)}`, facts);
}

function lawsOf(whole: Declared | undefined): readonly string[] {
  return (whole?.clauses ?? []).flatMap((clause) => (clause.kind === 'law' ? [clause.text.value] : []));
}

interface LineGroup {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly kinds: readonly Declared['kind'][];
}

const GROUPS: readonly LineGroup[] = [
  {
    id: 'percepciones',
    title: 'Percepciones',
    about: 'Lo que se paga a la persona. Cada línea dice de qué bases forma parte.',
    kinds: ['perception'],
  },
  {
    id: 'deducciones',
    title: 'Deducciones',
    about: 'Lo que se descuenta de lo pagado.',
    kinds: ['deduction', 'deductions'],
  },
  {
    id: 'bases',
    title: 'Bases y pasos intermedios',
    about: 'Las cantidades sobre las que se calculan las demás.',
    kinds: ['base', 'let'],
  },
  { id: 'totales', title: 'Totales', about: 'Las sumas del recibo.', kinds: ['total'] },
];

/** Perceptions, deductions, bases and totals, then what the employer pays; empty sections left out. */
export function lineSections(words: VersionWords, readers: Readers): readonly Section[] {
  const { declared } = words.rules;
  const groups = GROUPS.flatMap(({ id, title, about, kinds }) => {
    const lines = declared.filter(
      ({ kind, within }) => kinds.includes(kind) && (within === null || kind === 'let'),
    );
    return lines.length === 0
      ? []
      : [
          section(
            id,
            title,
            html`<p class="about">${about}</p>${lines.map((one) =>
              one.kind === 'deductions' ? block(one, words, readers) : line(one, words, readers),
            )}`,
          ),
        ];
  });
  const tables = declared.filter(({ kind }) => kind === 'employer');
  if (tables.length === 0) return groups;
  const body = tables.map((table) => block(table, words, readers));
  const about = html`<p class="about">Lo que se paga o se provisiona además del recibo, tabla por tabla.</p>`;
  return [...groups, section('empleador', 'Lo que paga el empleador', html`${about}${body}`)];
}

/** An employer table or a block of deductions, with its lines. */
function block(table: Declared, words: VersionWords, readers: Readers): Html {
  const parts = words.rules.declared.filter(({ within, kind }) => within === table.id && kind !== 'let');
  const facts = [
    ...words.clauses.conditions(table.clauses, null),
    ...words.clauses.laws(table.clauses),
    ...words.clauses.provenance(table.clauses),
    ...readersFact(table.id, readers, words),
  ];
  const on = clauseOf(table.clauses, 'on');
  const body = on === null ? null : html`<p class="about">Sobre ${words.formulas.words(on.expr)}.</p>`;
  return html`${entry(table, words, body, facts)}<div class="parts">${parts.map((one) => line(one, words, readers))}</div>`;
}
