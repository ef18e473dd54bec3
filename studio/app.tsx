import { useEffect, useMemo, useState } from 'preact/hooks';
import type { StudioCatalog } from '../workbench/studio/studio-data.ts';
import { addressOf, type Shown, shownBy } from './address.ts';
import { Calculator } from './calculator.tsx';
import { useEdited } from './edited-version.ts';
import { schemeOf, startOf } from './first-shown.ts';
import { useDesk } from './kept-desk.ts';
import { useVersion } from './loaded-version.ts';
import { PageFrame } from './page-frame.tsx';
import { versionOn } from './period-choice.ts';
import { SchemeChoosers } from './scheme-choosers.tsx';
import { WORDS } from './words/words-of.ts';
import { Written } from './written.ts';

interface AppProps {
  readonly catalog: StudioCatalog;
  readonly first: Shown;
  readonly today: string;
}

/** Browsers refuse to write addresses many times a second. */
const ADDRESS_DELAY_MS = 250;

/** The page: what is shown is one value, and the address says it. */
export function App({ catalog, first, today }: AppProps) {
  const [shown, setShown] = useState(first);
  /** Counts what fills the form anew: what was typed before belongs to another form. */
  const [form, setForm] = useState(0);
  const fill = (next: Shown): void => {
    setShown(next);
    setForm((count) => count + 1);
  };
  useAddress(shown, fill);
  const scheme = schemeOf(catalog, shown);
  const words = WORDS[shown.language];
  useEffect(() => {
    document.documentElement.lang = shown.language;
    document.title = `${words.calculate} · ${words.home}`;
  }, [shown.language]);
  const version = scheme === null ? null : versionOn(scheme, shown.period);
  const inForce = useVersion(version?.path ?? null, shown.language);
  const { desk, isAwaited, onDesk } = useDesk(shown.country.toLowerCase());
  const edited = useEdited(desk, version?.path ?? null, shown.language);
  // What the edits come to is known before anything is calculated: no payslip of the law in force flashes by.
  const isUnread =
    edited === null && shown.view.kind !== 'law' && desk?.isEdited(version?.path ?? '') === true;
  const isWaiting = isAwaited || isUnread;
  const loaded = typeof inForce === 'string' ? inForce : isWaiting ? 'loading' : (edited?.version ?? inForce);
  const currency = scheme?.currency ?? '';
  const manifest = loaded === 'loading' || loaded === 'failed' ? null : loaded.module.manifest;
  const written = useMemo(
    () => new Written(shown.country, currency, words, manifest),
    [shown.country, currency, shown.language, manifest],
  );
  return (
    <PageFrame words={words} onLanguage={(language) => setShown({ ...shown, language })}>
      <div class="intro">
        <h1>{words.calculate}</h1>
        <p class="about">{words.about}</p>
      </div>
      {scheme !== null && (
        <>
          <SchemeChoosers
            catalog={catalog}
            scheme={scheme}
            words={words}
            facts={typeof loaded === 'string' ? null : loaded.facts}
            onScheme={(chosen) => fill(startOf(chosen, shown.language, today))}
            onExample={({ period, values }) => fill({ ...shown, period, values })}
          />
          <Calculator
            key={`${shown.country} ${shown.scheme} ${form}`}
            scheme={scheme}
            loaded={version === null ? null : loaded}
            inForce={inForce}
            edited={edited}
            desk={desk}
            onDesk={onDesk}
            shown={shown}
            words={words}
            written={written}
            onChange={setShown}
          />
        </>
      )}
    </PageFrame>
  );
}

/** Writes what is shown into the address, and shows what an address says that the reader goes to. */
function useAddress(shown: Shown, go: (next: Shown) => void): void {
  useEffect(() => {
    const later = setTimeout(() => history.replaceState(null, '', addressOf(shown)), ADDRESS_DELAY_MS);
    return () => clearTimeout(later);
  }, [shown]);
  useEffect(() => {
    // The address of the event, since what was shown before may have been written over it by now.
    const follow = ({ newURL }: HashChangeEvent): void => {
      const next = shownBy(new URL(newURL).hash);
      if (next !== null) go(next);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
}
