import { kind } from './diagnostic.ts';

function near(suggestion: string | null, otherwise: string): string {
  return suggestion === null ? otherwise : `did you mean \`${suggestion}\`?`;
}

/** A figure that is not known from some day on. */
interface NamedBlank {
  readonly name: string;
  readonly from: string;
}

/** Blank figures with their days, of which not all may be listed; `since` is the word before a day. */
export function blankList(blanks: readonly NamedBlank[], more: number, since: string): string {
  const byDay = Map.groupBy(blanks, ({ from }) => from);
  const listed = [...byDay]
    .map(([from, own]) => `${own.map(({ name }) => `\`${name}\``).join(', ')} ${since} ${from}`)
    .join('; ');
  return more === 0 ? listed : `${listed} (+${more})`;
}

/** 92x and 93x: the figures of a country, and the schemes that use them. */
export const figures = {
  unknown: kind<{ name: string; suggestion: string | null; files: readonly string[] }>(
    'PAY920',
    'error',
    'unknown figure',
    ({ name, files }) =>
      files.length === 0
        ? `\`uses\` names \`${name}\`, and the country has no file of figures`
        : `\`uses\` names \`${name}\`, which ${files.join(', ')} ${files.length === 1 ? 'does' : 'do'} not declare`,
    ({ suggestion, files }) =>
      near(
        suggestion,
        files.length === 0
          ? 'figures stand in `figures.pay` in the folder of the country, or in files of its folder `figures`'
          : 'declare it there, or declare it here and leave it out of `uses`',
      ),
  ),
  notRead: kind<{ name: string; isTwice: boolean }>(
    'PAY921',
    'warning',
    'figure used for nothing',
    ({ name, isTwice }) =>
      isTwice ? `\`uses\` names \`${name}\` twice` : `\`uses\` names \`${name}\`, and nothing here reads it`,
    ({ isTwice }) =>
      isTwice
        ? 'leave one of the two out'
        : 'leave it out of `uses`; what another figure needs comes with that figure',
  ),
  notNamed: kind<{ name: string; file: string }>(
    'PAY922',
    'error',
    'figure read without `uses`',
    ({ name, file }) => `\`${name}\` is a figure of ${file}, and this scheme does not use it`,
    ({ name }) => `name it in the head of the scheme: \`uses ${name}\``,
  ),
  declaredHere: kind<{ name: string; file: string }>(
    'PAY923',
    'error',
    'declared here and among the figures',
    ({ name, file }) => `\`${name}\` is declared here, and is a figure of ${file}`,
    ({ name }) =>
      `leave the declaration out and write \`uses ${name}\`; where it is something else, give it another name`,
  ),
  declaredTwice: kind<{ name: string }>(
    'PAY924',
    'error',
    'figure declared twice',
    ({ name }) => `the figure \`${name}\` is declared twice`,
    () => 'a figure stands once in a country; leave one of the two out',
  ),
  sameLabel: kind<{ label: string }>(
    'PAY925',
    'error',
    'two files of figures with one name',
    ({ label }) => `two files of figures are called "${label}"`,
    () => 'give each file a name of its own, such as that of the authority that publishes its figures',
  ),
  otherCurrency: kind<{ file: string; currency: string; own: string }>(
    'PAY926',
    'error',
    'figures in another currency',
    ({ file, currency, own }) => `${file} counts in ${currency}, and this scheme in ${own}`,
    () => 'a scheme uses figures of its own currency: mend one of the two `currency` lines',
  ),
  beginsLater: kind<{ name: string; first: string; until: string }>(
    'PAY927',
    'error',
    'figure unknown on all dates of the scheme',
    ({ name, first, until }) => `\`${name}\` is known from ${first}, and this scheme ends on ${until}`,
    ({ name }) => `add the rows of \`${name}\` that held while the scheme did, or leave it out of \`uses\``,
  ),
  circle: kind<{ path: readonly string[] }>(
    'PAY928',
    'error',
    'figures in a circle',
    ({ path }) => `these figures need each other: ${path.join(' → ')}`,
    () => 'one of them is published: write its rows',
  ),
  otherCountry: kind<{ file: string; country: string; own: string }>(
    'PAY929',
    'error',
    'figures of another country',
    ({ file, country, own }) => `${file} holds figures of ${country}, and this scheme is of ${own}`,
    () => 'figures stand in the folder of their country: mend the head of one of the two files, or move it',
  ),
  notAFigure: kind<{ word: string; isLine: boolean }>(
    'PAY930',
    'error',
    'not a figure',
    ({ word, isLine }) => `${isLine ? 'the line ' : ''}\`${word}\` cannot stand in a file of figures`,
    () =>
      'a file of figures has a `currency` line and declares `unit`, `param`, `table`, `calendar`, and `let` for what is derived from other figures',
  ),
  broken: kind<{ file: string; count: number }>(
    'PAY931',
    'error',
    'the figures have errors',
    ({ file, count }) => `${file} has ${count === 1 ? 'an error' : `${count} errors`}`,
    () => 'mend that file first: `payroll check` on it says what is wrong',
  ),
  typed: kind<{ figure: string; name: string; at: string | null; file: string }>(
    'PAY932',
    'warning',
    'a figure typed again',
    ({ figure, name, at, file }) =>
      at === null
        ? `${figure} is the figure \`${name}\` of ${file}`
        : `${figure} is the figure \`${name}\` of ${file} from ${at}`,
    ({ name }) =>
      `read the figure: \`uses ${name}\`; where it only happens to be the same number, say so with \`convention\``,
  ),
  noHead: kind<Record<string, never>>(
    'PAY933',
    'error',
    'file of figures without its head',
    () => 'a file of figures begins with a line such as `figures CO "Cifras de Colombia"`',
    () => 'write that line, with `currency COP` under it; a scheme stands in the folder of its own name',
  ),
  unused: kind<{ name: string }>(
    'PAY935',
    'warning',
    'figure that no scheme uses',
    ({ name }) => `no scheme of the country uses \`${name}\``,
    () => 'name it in `uses` of the schemes that read it, or remove it',
  ),
  blank: kind<{ until: string | null; blanks: readonly NamedBlank[]; more: number }>(
    'PAY936',
    'warning',
    'figures not known yet',
    ({ until, blanks, more }) =>
      `${until === null ? 'no date of this file can be calculated' : `this file can be calculated until ${until}`}; blank is ${blankList(blanks, more, 'from')}`,
    () =>
      'later payslips are refused and name these figures; fill in the rows with `?`, each with its source',
  ),
  blankMisplaced: kind<{ isFirst: boolean }>(
    'PAY937',
    'error',
    'blank without a value before it',
    ({ isFirst }) =>
      isFirst
        ? 'the first row is blank, and no value stands before it'
        : 'only a `unit`, a `param` and a table have rows that are not known yet',
    ({ isFirst }) =>
      isFirst
        ? 'write the last known value before it, or leave the row out'
        : 'make what is not known yet a `param`, and read it here',
  ),
  importedColumn: kind<{
    fault: 'date' | 'unknown' | 'twice' | 'alone' | 'undated';
    name: string;
    other: string | null;
    file: string;
  }>(
    'PAY938',
    'error',
    'column of an imported file',
    ({ fault, name, other, file }) => {
      if (fault === 'date') return 'no column is called `date` or `month`';
      if (fault === 'unknown') return `${file} has no figure \`${name}\``;
      if (fault === 'twice') return `two columns are called \`${name}\``;
      if (fault === 'undated') return `\`${name}\` of ${file} has no dated rows to add to`;
      return `\`${name}\` shares its rows with \`${other}\`, which has no column here`;
    },
    ({ fault, other }) => {
      if (fault === 'date')
        return 'name the column of the dates `date`, or `month` where the figure is `by month`';
      if (fault === 'unknown')
        return near(
          other,
          'name each column as its figure; beside them stand `law`, `unconfirmed`, `single_source`, `derived` and `convention`',
        );
      if (fault === 'twice') return 'remove one of the two';
      return fault === 'undated'
        ? 'import into a `unit` or a `param` with rows `by date` or `by month`'
        : `add the column \`${other}\``;
    },
  ),
  importedCell: kind<{
    fault: 'separator' | 'kind' | 'date' | 'empty' | 'quotes' | 'length';
    found: string;
    example: string;
  }>(
    'PAY939',
    'error',
    'value of an imported file',
    ({ fault, found, example }) => {
      if (fault === 'quotes') return 'text stands behind a closing quote';
      if (fault === 'length') return `the row has another number of cells than the first: ${found}`;
      if (fault === 'empty') return 'the cell is empty, and others of its row are not';
      if (fault === 'separator') return `\`${found}\` has points or commas that can be read in two ways`;
      return fault === 'date'
        ? `\`${found}\` is no date such as \`${example}\``
        : `\`${found}\` is no value such as \`${example}\``;
    },
    ({ fault, example }) => {
      if (fault === 'separator')
        return 'write no separator of thousands, or `_`, and a point before the decimals';
      if (fault === 'kind')
        return 'amounts are digits with a point before the decimals, rates end with `%`, hours with `h`';
      return fault === 'quotes' || fault === 'length' || fault === 'empty'
        ? 'mend the row; a text with a delimiter stands in double quotes'
        : `write it as \`${example}\``;
    },
  ),
  importedOther: kind<{ name: string; at: string; known: string; found: string; file: string }>(
    'PAY940',
    'error',
    'imported value that is known otherwise',
    ({ name, at, known, found, file }) => `\`${name}\` of ${at} is ${known} in ${file}, and ${found} here`,
    () => 'find out which of the two is right, and correct that file by hand where it is wrong',
  ),
  misplaced: kind<Record<string, never>>(
    'PAY934',
    'error',
    'file of figures in another place',
    () =>
      'figures stand in `figures.pay` of the folder of their country, or in a file of its folder `figures`; nothing reads them here',
    () => 'move the file there',
  ),
} as const;
