/** The programs of `make bench`, in the order of the report. */
export interface Part {
  readonly id: string;
  readonly heading: string;
  /** Path of the program, from the root of the repository. */
  readonly program: string;
  /** One plain paragraph for readers who know nothing of the code. */
  readonly about: string;
}

export const PARTS: readonly Part[] = [
  {
    id: 'rules',
    heading: 'One payslip, by the rules alone',
    program: 'bench/rules/compare.ts',
    about: `
One payslip of Colombia's ordinary payroll for the same 16 employees in turn, without HTTP and without a database. What counts
is processor time, of all threads. _Ours_ is the module that the compiler emits: the amounts alone, and the amounts with the
trace as the bytes that are stored and their SHA-256. _By hand_ is what a good programmer would write for this one law without a
compiler: whole numbers of cents below 2^53. It gives a new object of all amounts where ours fills an array that is used again;
without that it would be 1.1 to 1.4 times faster. _Zen_ (GoRules, in native code, 28 decimal digits) has the same law as one
expression node. Neither of the two checks the bounds of inputs, which ours always does, or makes a trace. Before anything is
timed, all must give the same amounts to the last digit.`,
  },
  {
    id: 'rules-files',
    heading: 'Checking and compiling',
    program: 'bench/rules-files.ts',
    about:
      'What an author of rules waits for: the commands, from start to end, and one edit while `--watch` runs.',
  },
  {
    id: 'keystroke',
    heading: 'Typing in an editor',
    program: 'bench/keystroke.ts',
    about:
      'From a keystroke in the largest rule file or its last amendment until the language server has shown what is wrong.',
  },
  {
    id: 'service',
    heading: 'The service',
    program: 'bench/service.ts',
    about: `
Payslips a second over HTTP, every one stored durably before it is answered. _Bare_ is
the limit of the stack: it parses the request, stores a row of 900 bytes without an index, and answers 5.6 KB; it
calculates and checks nothing. Where the time of a single goes: [scale.md](scale.md#where-the-time-of-a-single-goes).`,
  },
  {
    id: 'startup',
    heading: 'Starting',
    program: 'bench/startup.ts',
    about: 'From the start of the process to the first answer.',
  },
];
