import { clauseOf } from '../../compiler/model/clauses.ts';
import { WARNING_CODES } from '../../compiler/model/keywords.ts';
import type { Use } from '../../compiler/names/expand.ts';
import type { ExprCheck, MonotoneCheck, NoticeDecl } from '../../dsl/ast/ast.ts';
import { factList } from './clause-words.ts';
import { type Html, html, joined, type Piece } from './html.ts';
import { type Section, section } from './section.ts';
import type { VersionWords } from './version-words.ts';

/** Warnings, refusals, and what is proven to hold always. */
export function noticeSections(words: VersionWords): readonly Section[] {
  const { decls } = words.rules;
  const notices = decls.flatMap(({ decl, use }) =>
    decl.decl === 'notice' ? [noticeEntry(decl, use, words)] : [],
  );
  const checks = decls.flatMap(({ decl }) => (decl.decl === 'check' ? [checkItem(decl, words)] : []));
  const warned = section(
    'avisos',
    'Avisos y rechazos',
    html`<p class="about">Un aviso acompaña al cálculo; un rechazo lo impide.</p>${notices}`,
  );
  const proven = section(
    'garantias',
    'Lo que vale siempre',
    html`<p class="about">El compilador lo demuestra, o lo pone a prueba con miles de casos, antes de aceptar la regla.</p><ul>${checks}</ul>`,
  );
  return [...(notices.length > 0 ? [warned] : []), ...(checks.length > 0 ? [proven] : [])];
}

function noticeEntry(decl: NoticeDecl, use: Use | null, words: VersionWords): Html {
  const { formulas, places, clauses } = words;
  const [message, when, on] = [
    clauseOf(decl.clauses, 'text'),
    clauseOf(decl.clauses, 'when'),
    clauseOf(decl.clauses, 'on'),
  ];
  const guard = use?.guard ?? null;
  const conditions = [guard, when?.expr ?? null].filter((one) => one !== null);
  const facts = [
    ...conditions.map((expr) => ({ about: 'Cuándo', says: formulas.words(expr) })),
    ...(on === null ? [] : [{ about: 'Señala', says: formulas.words(on.expr) }]),
    ...clauses.laws(decl.clauses, use?.laws),
    ...clauses.provenance(decl.clauses),
  ];
  return html`<article class="entry notice"><h3><span class="badge ${severityOf(decl)}">${kindWords(decl)}</span> <code translate="no">${decl.code.text}</code></h3>
<p class="message">${message === null ? null : messageWords(message.text.value, places.label.bind(places))}</p>${factList(facts)}</article>
`;
}

function severityOf(decl: NoticeDecl): string {
  if (decl.kind === 'refuse') return 'refuse';
  return clauseOf(decl.clauses, 'severity')?.name.text ?? WARNING_CODES[decl.code.text] ?? 'warning';
}

function kindWords(decl: NoticeDecl): string {
  return { refuse: 'Rechazo', info: 'Información', warning: 'Aviso' }[severityOf(decl)] ?? 'Aviso';
}

/** The text of a notice, with the names of its values in their places. */
function messageWords(text: string, label: (name: string) => string): Piece {
  return text.split(/(\{[^}]+\})/).map((part) => {
    const name = /^\{([^}]+)\}$/.exec(part)?.[1];
    return name === undefined ? part : html`<var>${label(name)}</var>`;
  });
}

function checkItem(decl: MonotoneCheck | ExprCheck, { formulas, places }: VersionWords): Html {
  if (decl.kind === 'holds') return html`<li>${formulas.words(decl.expr)}</li>`;
  const allowed = decl.allow.map(({ text }) => places.link(text));
  const but = allowed.length === 0 ? null : html`, salvo por ${joined(allowed, ', ')}`;
  if (decl.convention !== null)
    return html`<li>${places.link(decl.target.text)} puede bajar cuando sube ${places.link(decl.by.text)}: ${decl.convention.value}</li>`;
  return html`<li>${places.link(decl.target.text)} no baja cuando sube ${places.link(decl.by.text)}${but}</li>`;
}
