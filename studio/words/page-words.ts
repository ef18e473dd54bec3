import type { PeriodType } from '../../runtime/module/period.ts';
import type { Language } from '../../workbench/docs/formula-language.ts';

/** The parts of the form. */
export type GroupKind = 'main' | 'person' | 'conditions' | 'history';

/** What is wrong at a field, by the type of the fault; the limit as the country writes it. */
type FaultWords = Readonly<Record<string, (limit: string) => string>>;

/** Everything that the page says in one language. */
export interface PageWords {
  readonly language: Language;
  /** Its own name. */
  readonly name: string;
  readonly skip: string;
  readonly path: string;
  readonly home: string;
  readonly calculate: string;
  readonly about: string;
  readonly languageLabel: string;
  readonly country: string;
  readonly scheme: string;
  readonly examples: string;
  readonly chooseExample: string;
  readonly periodLabel: string;
  readonly periods: Readonly<Record<PeriodType, string>>;
  readonly periodType: string;
  readonly month: string;
  readonly year: string;
  readonly half: string;
  readonly halves: readonly [first: string, last: string];
  readonly weekFrom: string;
  readonly eventDate: string;
  readonly exactDates: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly days: string;
  readonly groups: Readonly<Record<GroupKind, string>>;
  readonly historyAbout: string;
  readonly usually: string;
  readonly asRuled: string;
  readonly yes: string;
  readonly no: string;
  readonly neededWhen: string;
  readonly notNumber: (example: string) => string;
  readonly notDate: string;
  readonly faults: FaultWords;
  readonly otherFault: string;
  readonly noRules: (from: string, until: string) => string;
  readonly noPayslip: string;
  readonly mend: string;
  readonly loading: string;
  readonly failed: string;
  readonly notices: Readonly<Record<string, string>>;
  readonly whyHint: string;
  readonly inRuleFile: string;
  readonly unrounded: (amount: string) => string;
  readonly onlyIf: string;
  readonly explainedAbove: string;
  readonly atZero: string;
  readonly inRules: string;
  readonly origin: {
    readonly since: (date: string) => string;
    readonly sent: string;
    readonly notSent: string;
  };
  readonly rows: Readonly<Record<'lower' | 'upper' | 'rate' | 'fixed', string>>;
  readonly views: Readonly<Record<'payslip' | 'curve' | 'compare' | 'time' | 'law', string>>;
  readonly viewsLabel: string;
  readonly curve: {
    readonly about: string;
    readonly by: string;
    readonly reach: string;
    readonly upTo: (amount: string) => string;
    readonly cursor: string;
    readonly chart: string;
    readonly rate: string;
    readonly rateAbove: string;
    readonly notStraight: string;
    readonly use: string;
    readonly cliffs: string;
    readonly noCliffs: string;
    readonly at: (amount: string) => string;
    readonly stretches: string;
    readonly heads: readonly [from: string, to: string, atFrom: string, atTo: string, rate: string];
    readonly causes: string;
    readonly refused: string;
    readonly tooMany: string;
    readonly following: string;
    readonly solve: string;
    readonly solveAbout: string;
    readonly gives: (gross: string) => string;
    readonly givesBetween: (from: string, to: string) => string;
    readonly none: string;
    readonly nearest: (gross: string, net: string) => string;
  };
  readonly compare: {
    readonly about: string;
    readonly with: string;
    readonly line: string;
    readonly difference: string;
    readonly same: string;
    readonly laws: string;
    readonly figures: string;
    readonly nothing: string;
    readonly figureWas: (was: string, is: string) => string;
  };
  readonly time: {
    readonly about: string;
    readonly chart: string;
    readonly date: string;
    readonly net: string;
    readonly loading: string;
    readonly none: string;
    readonly use: string;
  };
  readonly law: {
    readonly about: string;
    /** How the editor is used by keys, and left. */
    readonly keys: string;
    readonly file: string;
    readonly editorOf: (path: string) => string;
    readonly loading: string;
    readonly atCursor: string;
    readonly remarks: string;
    readonly remarkCount: (count: number) => string;
    readonly place: (file: string, line: number) => string;
    readonly broken: string;
    readonly tests: string;
    readonly testFile: string;
    readonly testing: string;
    readonly notTested: string;
    readonly testsNotRead: string;
    readonly tested: (passed: number, failed: number) => string;
    readonly effect: string;
    readonly unchanged: string;
    /** In place of the effect, while no edit has been without a fault. */
    readonly afterMending: string;
    readonly inForce: string;
    readonly edited: string;
    readonly editedNote: string;
    readonly onPayslip: string;
    readonly onPopulation: string;
    readonly populationAbout: (people: number) => string;
    readonly comparing: string;
    readonly changedPeople: string;
    readonly ofPeople: (changed: number, all: number) => string;
    readonly onCurve: string;
    readonly netInForce: string;
    readonly take: string;
    readonly download: (file: string) => string;
    readonly downloadTest: string;
    readonly testTitle: (date: string) => string;
    readonly restore: string;
    readonly editedTitle: string;
    readonly kept: string;
    readonly notKept: string;
    /** Of a file whose text in force is not the one that was edited. */
    readonly outdated: string;
    /** Of an edited file that is no more among the rules. */
    readonly gone: string;
    readonly editedFile: (path: string) => string;
    readonly discard: (file: string) => string;
    /** What the editor itself says, by its own English. */
    readonly phrases: Readonly<Record<string, string>>;
  };
  readonly print: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly copy: string;
  readonly payslipJson: string;
  readonly apiRequest: string;
  readonly apiAbout: string;
  readonly rulesOf: (version: string) => string;
  readonly privacy: string;
  readonly daysOf: (count: number) => string;
}
