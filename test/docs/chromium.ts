import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The Chromium of this machine: CHROMIUM, else the first on the path; null without any. */
export function findChromium(env: Readonly<Record<string, string | undefined>>): string | null {
  if (env.CHROMIUM !== undefined && env.CHROMIUM !== '')
    return existsSync(env.CHROMIUM) ? env.CHROMIUM : null;
  const folders = (env.PATH ?? '').split(delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find((place) => existsSync(place)) ?? null;
}
