import { PAYSLIP, type Shown, type View } from './address.ts';
import type { PageWords } from './words/page-words.ts';

interface TabsProps {
  readonly words: PageWords;
  readonly shown: Shown;
  readonly onChange: (shown: Shown) => void;
}

/** The payslip, what if, what changed, over time, the law itself. */
export function ViewTabs({ words, shown, onChange }: TabsProps) {
  const views: readonly View[] = [
    PAYSLIP,
    { kind: 'curve' },
    comparison(shown),
    { kind: 'time' },
    { kind: 'law' },
  ];
  return (
    <nav class="views" aria-label={words.viewsLabel}>
      {views.map((view) => (
        <button
          type="button"
          key={view.kind}
          aria-current={view.kind === shown.view.kind ? 'page' : undefined}
          onClick={() => onChange({ ...shown, view })}
        >
          {words.views[view.kind]}
        </button>
      ))}
    </nav>
  );
}

/** With the same day of the year before, at first. */
function comparison({ view, period }: Shown): View {
  if (view.kind === 'compare') return view;
  const [year = '', month = ''] = period.end.split('-');
  const day = period.type === 'monthly' ? '01' : period.end.slice(8);
  return {
    kind: 'compare',
    date: `${Number(year) - 1}-${month}-${day === '29' && month === '02' ? '28' : day}`,
  };
}
