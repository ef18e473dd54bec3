import type { Shown } from './address.ts';
import type { LoadedVersion } from './loaded-version.ts';
import type { PageWords } from './words/page-words.ts';
import type { Written } from './written.ts';

/** What the parts of a curve's view know. */
export interface CurveProps {
  readonly version: LoadedVersion;
  readonly shown: Shown;
  readonly words: PageWords;
  readonly written: Written;
  readonly onChange: (shown: Shown) => void;
}
