import { phrasesOf } from './phrase.ts';

/** What is said of parameters and tables. */
export const tables = {
  givesOneValue: (one: string) => `\`${one}\` gives one value`,
  writeMapForRowsOfSeveral: 'write `map` for rows of several columns',
  itsColumnsAreValuesSoThey: 'its columns are values, so they cannot be dates',
  dateItsRowsByBlocksFrom: 'date its rows by blocks: `from 2026-01-01 { … }`',
  nameOneOfThemAppliedTo: (one: string) => `name one of them, applied to its base: \`${one}\``,
  itHasColumnsSoItHas: (length: number) => `it has ${length} columns, so it has no one value`,
  isCarriedForwardButARow: 'is carried forward, but a row `by date` holds until the next one',
  sayUpToWhenTheParameter: (one: string) => `say up to when the parameter is known: \`${one}\``,
  isCarriedForwardAfterButIts: (iso: string, written: string) =>
    `is carried forward after ${iso}, but its last row is ${written}`,
  addTheMonthsBetweenOrRemove: 'add the months between, or remove `after`',
  isSparseButItsRowsHold: 'is `sparse`, but its rows hold from a date',
  sparseNeedsByMonth: '`sparse` needs `by month`',
  theUnitItsCellsAreCounted: (currency: string) =>
    `the unit its cells are counted in, for example \`${currency}\``,
  theUnitItsEndsAreCounted: (currency: string) =>
    `the unit its ends are counted in, for example \`${currency}\``,
  theTypeOf: (one: string) => `the type of \`${one}\``,
  theColumn: (one: string) => `the column \`${one}\``,
  hasDatedRowsButDoesNot:
    'has dated rows, but does not say whether a row holds from its date or for one month',
  addByDateOrByMonth: 'add `by date` or `by month`',
  wayToDateRows: 'way to date rows',
  hasItsDatesAtTheHead: 'has its dates at the head, which only tables may have',
  beginEachRowWithItsDate: 'begin each row with its date',
  noCarryForwardHere: 'no `carry_forward` here',
  hasNoRowsBetweenItsBraces: 'has no rows between its braces',
  addARowThatBeginsWith: 'add a row that begins with its date',
  noRate: 'no rate',
  theColumnOfGrowsBy: 'the column of `grows_by`',
  hasNoValue: 'has no value',
  writeOrDatedRowsBetweenBraces: 'write `= …`, or dated rows between braces',
  sharesItsWithOtherColumns: 'shares its `=` with other columns',
  declareEachParameterByItselfOr: 'declare each parameter by itself, or write dated rows',
  hasBothAndDatedRows: 'has both `=` and dated rows',
  hasOneValueAndSays: (misplaced: string) => `has one value and says \`${misplaced}\``,
  removeTheClauseOrWriteDated: 'remove the clause, or write dated rows',
  theWorthOfAUnit: 'the worth of a unit',
  theSchemeIsValidFromBut: (from: string, until: string) =>
    `the scheme is valid from ${from}, but already ends on ${until}`,
  writeTheEarlierDateFirst: 'write the earlier date first',
  theChangeOfLiesOutsideThe: (date: string) => `the change of ${date} lies outside the validity`,
  announceItInTheFileThat: 'announce it in the file that holds on that date',
  theTableSaysContinuousButThis: 'the table says `continuous`, but this row says `jump`',
  nothingComesBeforeTheFirstRow: 'nothing comes before the first row, so it cannot jump',
  writeItInAsTheEnds: (one: string) => `write it in \`${one}\`, as the ends of the rows`,
  isNotCountedIn: (one: string, other: string) => `\`${one}\` is not counted in \`${other}\``,
  rowsNamedByWordsLieOn: 'rows named by words lie on no `grid`',
  endsCountedInLieOnNo: (unit: string) => `ends counted in \`${unit}\` lie on no \`grid\` of the currency`,
  theStepOfAGridMust: 'the step of a `grid` must be greater than zero',
  writeForExampleGrid001: 'write for example `grid 0.01 MXN`',
  aMarginalTableNeverJumps: 'a `marginal` table never jumps',
  hasNoConstantsThatCouldMeet: (one: string) => `\`${one}\` has no constants that could meet`,
  roundDoesNotSayWhatIt: '`round` does not say what it rounds',
  writeRoundEachSlicesOrRound:
    'write `round each …` (slices) or `round limits …`, or round where the table is used',
  onlyAmountsOfMoneyAreRounded: 'only amounts of money are rounded here',
  onlyAMarginalTableHasSlices: 'only a `marginal` table has slices to round',
  roundWhereTheTableIsUsed: 'round where the table is used',
  itsLimitsAreUsedAsPrinted: 'its limits are used as printed, so there is nothing to round',
  dateTheRowsInBlocksFrom: 'date the rows in blocks: `from 2026-07-01 { … }`',
  aRowOfHasOneRate: (form: string) => `a row of \`${form}\` has one rate, so it cannot be dated by columns`,
  theColumnsOfATableAre: (one: string) => `the columns of a table are dated \`by date\`, not \`by ${one}\``,
  writeByDate: 'write `by date`',
  byDateGivesNoDates: '`by date` gives no dates',
  listOneDatePerColumnBy: 'list one date per column: `by date 2025-01-01, 2026-01-01`',
  theRowsAreDatedByColumns: 'the rows are dated by columns and by blocks',
  endsBeforeItBegins: (shown: string) => `${shown} ends before it begins`,
  holdsNothing: (shown: string) => `${shown} holds nothing`,
  withAGridBothEndsBelong: (shown: string) =>
    `with a \`grid\` both ends belong to the row, but ${shown} leaves one out`,
  writeBracketAnd: 'write `[` and `]`',
  theFirstRowLeavesOutExactly: (spelling: string) =>
    `the first row leaves out exactly ${spelling}, so a base of 0 has no row`,
  theFirstRowBeginsAtSo: (spelling: string) =>
    `the first row begins at ${spelling}, so a base of 0 has no row`,
  beginWithBracket0: 'begin with `[0 ..`',
  beginWithARowForNothing: 'begin with a row for nothing: `[0 .. 0] 0%`',
  thisRowBeginsAtBeforeThe: (lower: string, spelling: string) =>
    `this row begins at ${lower}, before the row above, which begins at ${spelling}`,
  write: (expected: string) => `Write ${expected}`,
  changeTo: (suggestion: string) => `Change to \`${suggestion}\``,
  ratesAreWrittenWith: (one: string) => `rates are written with %: \`${one}\``,
  hoursAreWrittenWithH: (one: string) => `hours are written with h: \`${one}\``,
  writeAWholeNumber: 'write a whole number',
  writeABareNumberTheHead: 'write a bare number; the head of the table gives the unit',
  theCellOfIsNo: (spelling: string, row: string, written: string) =>
    `the cell ${spelling} of ${row} is no ${written}`,
  theRowIsNamedByA: (row: string, form: string) =>
    `the row ${row} is named by a word, but \`${form}\` has intervals`,
  writeAnIntervalOrMap: 'write an interval, or `map`',
  theRowIsAnIntervalBut: (row: string) => `the row ${row} is an interval, but \`map\` has rows by word`,
  writeTheWordOrStep: 'write the word, or `step`',
  removeOrChooseAnotherForm: (sign: string) => `remove \`${sign}\`, or choose another form`,
  aRowOfHasNo: (form: string, sign: string) => `a row of \`${form}\` has no \`${sign}\``,
  theBaseOfATable: 'the base of a table',
  aTableHasIntervalsButHas: (one: string, written: string) =>
    `a table \`${one}\` has intervals, but \`${written}\` has words`,
  writeMapForRowsNamedBy: 'write `map` for rows named by words',
  formOfATable: 'form of a table',
  alwaysGivesWhatItIsOf: (form: string) =>
    `\`${form}\` always gives what it is \`of\`, so it takes no \`gives\``,
  theValueOf: (table: string) => `the value of \`${table}\``,
  doesNotSayWhatItsRows: (form: string) => `\`${form}\` does not say what its rows give`,
  addItAfterTheBaseGives: 'add it after the base: `gives rate`',
  someRowsStandOutsideOfThe: 'some rows stand outside of the dated blocks',
  putEveryRowIntoABlock: 'put every row into a block',
  itHasNoRows: 'it has no rows',
  copyTheRowsAsTheLaw: 'copy the rows as the law prints them',
  isNotProvenToBeA: (argumentName: string, grid: string) =>
    `\`${argumentName}\` is not proven to be a whole multiple of ${grid}`,
  itsLimitsAreScaledBySomething: (grid: string) =>
    `its limits are scaled by something that is not proven whole, so they may leave the grid of ${grid}`,
  canBeButTheFirstRow: (argument: string, other: string) =>
    `\`${argument}\` can be ${other}, but the first row begins at 0`,
  negative: 'negative',
  asLowAs: (one: string) => `as low as ${one}`,
  keepTheBaseFromFallingUnder: (one: string) => `keep the base from falling under zero: \`${one}\``,
  itEndsAtButCanBe: (shown: string, argument: string, third: string) =>
    `it ends at ${shown}, but \`${argument}\` can be ${third}`,
  anyLargerAmount: 'any larger amount',
  upTo: (one: string) => `up to ${one}`,
  letTheLastRowEndIn: (one: string) => `let the last row end in \`*\`, or cap the base: \`${one}\``,
  theStepOfTheGrid: 'the step of the `grid`',
  whatTheTableAllows: 'what the table allows',
};

/** Makes the phrases of this catalog. */
export const tablePhrases = phrasesOf('tables', tables);
