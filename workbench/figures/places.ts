/**
 * The name of the file with the figures of a country; it stands beside the folders of its schemes, or several files
 * stand in a folder there.
 */
const FILE = 'figures.pay';
const FOLDER = 'figures';

const DATED = /^\d{4}-\d{2}-\d{2}(?:\.test)?\.pay$/;

/** Splits a path or an address at its last separator; this also runs in a page. */
function parted(path: string): readonly [folder: string, name: string] {
  const at = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));
  return at < 0 ? ['.', path] : [path.slice(0, at), path.slice(at + 1)];
}

/** True for `rules/co/figures.pay` and for what lies in `rules/co/figures/`. */
export function isFiguresPath(path: string): boolean {
  const [folder, name] = parted(path);
  return name === FILE || parted(folder)[1] === FOLDER;
}

/** The folder of the country of a file: `rules/co` for its figures and for all files of its schemes. */
export function countryFolder(path: string): string {
  const [folder, name] = parted(path);
  const [above, last] = parted(folder);
  if (last === FOLDER) return above;
  if (name === FILE) return folder;
  return DATED.test(name) ? above : folder;
}

/**
 * The paths or addresses of the files of figures of a country, in order; `namesIn` lists what is in a folder that may not
 * be there.
 */
export function figuresPaths(
  country: string,
  namesIn: (folder: string) => readonly string[],
): readonly string[] {
  const folder = `${country}/${FOLDER}`;
  const own = namesIn(country).includes(FILE) ? [`${country}/${FILE}`] : [];
  const several = namesIn(folder).filter((name) => name.endsWith('.pay') && !name.endsWith('.test.pay'));
  return [...own, ...several.toSorted().map((name) => `${folder}/${name}`)];
}
