import type { Shown } from './address.ts';
import type { Edited } from './edited-version.ts';
import type { LawDesk } from './law-desk.ts';
import type { LoadedVersion } from './loaded-version.ts';
import type { PageWords } from './words/page-words.ts';
import type { Written } from './written.ts';

/** What the view of the law knows. */
export interface LawProps {
  /** As edited, where it is. */
  readonly version: LoadedVersion;
  readonly inForce: LoadedVersion;
  readonly edited: Edited | null;
  readonly desk: LawDesk | null;
  readonly shown: Shown;
  readonly words: PageWords;
  readonly written: Written;
  readonly onDesk: (desk: LawDesk) => void;
}
