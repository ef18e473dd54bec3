import { useEffect, useState } from 'preact/hooks';
import type { RuleModule } from '../runtime/module.ts';
import type { EditedRules } from '../workbench/edited-law/messages.ts';
import type { VersionFacts, VersionTexts } from '../workbench/studio/studio-data.ts';
import { loadFacts, loadModule, loadTexts } from './load-version.ts';

/** A version as far as it is loaded: the module first, since it makes the payslip. */
export interface LoadedVersion {
  readonly path: string;
  readonly module: RuleModule;
  readonly facts: VersionFacts | null;
  readonly texts: { readonly language: string; readonly of: VersionTexts } | null;
  /** null of a version in force. */
  readonly edited: EditedRules | null;
}

export type Loading = LoadedVersion | 'loading' | 'failed';

/** The version at a path with its texts in a language; null for none. */
export function useVersion(path: string | null, language: string): Loading {
  const [loaded, setLoaded] = useState<LoadedVersion | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    if (path === null) return;
    let isWanted = true;
    const add = (more: Partial<LoadedVersion>): void => {
      if (isWanted) setLoaded((known) => (known?.path === path ? { ...known, ...more } : known));
    };
    const load = async (): Promise<void> => {
      const module = await loadModule(path);
      if (!isWanted) return;
      setLoaded((known) =>
        known?.path === path ? known : { path, module, facts: null, texts: null, edited: null },
      );
      add({ facts: await loadFacts(path) });
      add({ texts: { language, of: await loadTexts(path, language) } });
    };
    load().catch(() => setFailed(path));
    return () => {
      isWanted = false;
    };
  }, [path, language]);
  if (loaded !== null && loaded.path === path) return loaded;
  return failed === path && path !== null ? 'failed' : 'loading';
}
