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
The newest rule files of the two largest schemes, computed for the same 16 employees in turn, one at a time, without HTTP and
without a database; what counts is processor time, of all threads. _Ours_ are the modules that the compiler emits:
amounts only, amounts with every step of the trace as an object, and amounts with the trace as the bytes that are
stored and their SHA-256. Beside them stands what a good programmer would write for this one rule file without a
compiler: whole numbers of cents below 2^53, and decimal.js, each giving a new object of all amounts where ours
fills an array that is used again (by hand, that alone would be 1.1 to 1.4 times faster), also with its trace as RFC 8785 text and the digest of
that. And the same rules on three rule engines, translated from our intermediate representation into a form that their
users would find natural: Zen (GoRules, native, 28 decimal digits) as one expression node with conditionals for
tables, which it computes faster than decision tables in a chain of nodes; json-rules-engine as facts that calculate
and rules that decide; Publicodes as rules with \`variations\` and \`arrondi\`. The engines are asked for the value of
every step, but not for a trace or the bounds of inputs, which ours always check; warnings are asked of nobody. Before
anything is timed, every contender must give the amounts of the emitted rules: by hand and Zen to the last digit, the
engines that compute with binary numbers within half a cent. No engine knows fractions: where a twelfth or an hourly
wage has no end in decimals, Zen is told to multiply before it divides and to round in two steps, and the binary ones
to add a hundred-millionth before they round. Without that all three lose cents at exact halves.`,
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
