import type { Scheme } from '../../dsl/ast/ast.ts';
import { printRound } from '../../dsl/format/clause.ts';
import type { Declared, Facet } from './declared.ts';

type Header = Scheme['headers'][number];

/** The head of a rule file as a declaration of its own. */
export function declaredScheme(scheme: Scheme): Declared {
  const seen = new Map<string, number>();
  const label = scheme.label?.value ?? null;
  const labels: readonly Facet[] =
    scheme.label === null
      ? []
      : [{ kind: 'label', name: 'label', text: scheme.label.value, span: scheme.label.span }];
  const facets = scheme.headers.flatMap((header) => {
    const times = (seen.get(header.kind) ?? 0) + 1;
    seen.set(header.kind, times);
    return headerFacets(header, times === 1 ? header.kind : `${header.kind} ${times}`);
  });
  return {
    kind: 'scheme',
    name: `${scheme.country.text}.${scheme.id.text}`,
    label,
    span: scheme.span,
    facets: [...labels, ...facets],
  };
}

function headerFacets(header: Header, name: string): readonly Facet[] {
  const { span } = header;
  switch (header.kind) {
    case 'version':
      return [{ kind: 'version', name, text: header.text.value, span }];
    case 'law':
      return [{ kind: 'law', name, text: header.text.value, span }];
    case 'currency':
      return [{ kind: 'currency', name, text: header.name.text, span }];
    case 'proration':
    case 'days':
    case 'as_of':
      return [{ kind: 'formula', name, text: header.name.text, span }];
    // The law that is compared holds the figures themselves.
    case 'uses':
      return [];
    case 'amends':
      return [{ kind: 'date', name, text: header.date.iso, span }];
    case 'valid':
      return [{ kind: 'date', name, text: `${header.from.iso} .. ${header.until.iso}`, span }];
    case 'periods':
      return header.names.map((period) => ({
        kind: 'period',
        name: `period ${period.text}`,
        text: period.text,
        span: period.span,
      }));
    case 'round':
      return [{ kind: 'rounding', name, text: printRound(header.round), span }];
    case 'change':
      return [
        {
          kind: 'law',
          name,
          text: `${header.date.iso} ${header.summary.value}`,
          span,
        },
      ];
  }
}
