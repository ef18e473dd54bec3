/** An edit of a rule file, as a tab of the browser keeps it. */
export interface KeptEdit {
  readonly path: string;
  readonly text: string;
  /** The fingerprint of the text in force that was edited. */
  readonly editedFrom: string;
}

const PREFIX = 'edited law/';

/** What the browser keeps of this page until its tab is closed; null where it keeps nothing. */
function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

function keysOf(storage: Storage, country: string): readonly string[] {
  return Object.keys(storage).filter((key) => key.startsWith(`${PREFIX}${country}/`));
}

/** Whether this tab keeps edits of a country's rules. */
export function hasKeptEdits(country: string): boolean {
  const storage = tabStorage();
  return storage !== null && keysOf(storage, country).length > 0;
}

/** All edits that this tab keeps of a country's rules. */
export function keptEdits(country: string): readonly KeptEdit[] {
  const storage = tabStorage();
  if (storage === null) return [];
  return keysOf(storage, country).flatMap((key) => {
    const kept = storage.getItem(key);
    if (kept === null) return [];
    const [editedFrom = '', ...lines] = kept.split('\n');
    return [{ path: key.slice(PREFIX.length + country.length + 1), editedFrom, text: lines.join('\n') }];
  });
}

/** Keeps these edits of a country's rules and no others; false where the browser keeps nothing, or not as much. */
export function keepEdits(country: string, edits: readonly KeptEdit[]): boolean {
  const storage = tabStorage();
  if (storage === null) return false;
  const keyOf = ({ path }: KeptEdit): string => `${PREFIX}${country}/${path}`;
  const kept = new Set(edits.map(keyOf));
  for (const key of keysOf(storage, country)) if (!kept.has(key)) storage.removeItem(key);
  try {
    for (const edit of edits) storage.setItem(keyOf(edit), `${edit.editedFrom}\n${edit.text}`);
    return true;
  } catch {
    return false;
  }
}
