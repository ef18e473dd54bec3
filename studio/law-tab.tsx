import { useEffect, useState } from 'preact/hooks';
import type { LawProps } from './law-props.ts';
import { Nothing } from './nothing.tsx';

type View = (props: LawProps) => ReturnType<typeof Nothing>;

/** The editor is loaded when somebody opens it. */
export function LawTab(props: LawProps) {
  const [view, setView] = useState<{ readonly of: View } | 'failed' | null>(null);
  useEffect(() => {
    import('./law-view.tsx').then(
      ({ LawView }) => setView({ of: LawView }),
      () => setView('failed'),
    );
  }, []);
  const { words } = props;
  if (view === null) return <p class="loading">{words.law.loading}</p>;
  if (view === 'failed') return <Nothing words={words} says={words.failed} />;
  return <view.of {...props} />;
}
