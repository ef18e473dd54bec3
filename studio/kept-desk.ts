import { useEffect, useMemo, useState } from 'preact/hooks';
import { hasKeptEdits } from './kept-edits.ts';
import type { LawDesk } from './law-desk.ts';

interface OpenDesk {
  readonly desk: LawDesk | null;
  /** True while edits that the tab keeps are fetched: until then nobody knows by which law to calculate. */
  readonly isAwaited: boolean;
  readonly onDesk: (desk: LawDesk) => void;
}

/** The rules on the desk of who opens the law, and of whose tab keeps edits of it. */
export function useDesk(country: string): OpenDesk {
  const [desk, setDesk] = useState<LawDesk | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const isKept = useMemo(() => hasKeptEdits(country), [country]);
  useEffect(() => {
    if (!isKept) return;
    let isWanted = true;
    import('./law-desks.ts')
      .then(({ deskOf }) => deskOf(country))
      .then(
        (opened) => isWanted && setDesk(opened),
        () => isWanted && setFailed(country),
      );
    return () => {
      isWanted = false;
    };
  }, [country, isKept]);
  return { desk, isAwaited: isKept && desk?.country !== country && failed !== country, onDesk: setDesk };
}
