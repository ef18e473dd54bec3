import { RULES } from '../../workbench/cli/first-rules.ts';
import { folder, payroll } from '../../workbench/cli/run-payroll.ts';

const FIRST = 'rules/co/primero/2025-01-01.pay';

function amendment(amends: string, from: string, until: string): string {
  return `scheme CO.primero
  version "${from.slice(0, 4)}.1"
  amends  ${amends}
  valid   ${from} .. ${until}
  change  ${from} "Cifras de ${from.slice(0, 4)}"
`;
}

const NEXT = 'rules/co/primero/2026-01-01.pay';
const LATER = 'rules/co/primero/2027-01-01.pay';

/** The errors of the country with amendments beside its first law, read in both orders. */
async function errors(files: Readonly<Record<string, string>>): Promise<readonly (readonly string[])[]> {
  const cwd = folder({ [FIRST]: RULES, ...files });
  const paths = [FIRST, ...Object.keys(files)];
  return Promise.all(
    [paths, paths.toReversed()].map(async (all) => {
      const { out } = await payroll(['check', ...all, '--json'], { cwd });
      const told: readonly { code: string; severity: string; path: string }[] = JSON.parse(out).diagnostics;
      return told.filter(({ severity }) => severity === 'error').map(({ code, path }) => `${code} ${path}`);
    }),
  );
}

test('an amendment that passes over a year is an error, whichever file is read first', async () => {
  const files = {
    [NEXT]: amendment('2025-01-01', '2026-01-01', '2026-12-31'),
    [LATER]: amendment('2025-01-01', '2027-01-01', '2027-12-31'),
  };
  expect(await errors(files)).toEqual([[`PAY914 ${LATER}`], [`PAY914 ${LATER}`]]);
});

test('a gap between an amendment and what it amends is an error', async () => {
  const files = { [LATER]: amendment('2025-01-01', '2027-01-01', '2027-12-31') };
  expect(await errors(files)).toEqual([[`PAY914 ${LATER}`], [`PAY914 ${LATER}`]]);
});

test('two that begin on one day are an error', async () => {
  const other = 'rules/co/primero/otra.pay';
  const files = {
    [NEXT]: amendment('2025-01-01', '2026-01-01', '2026-12-31'),
    [other]: amendment('2025-01-01', '2026-01-01', '2026-12-31'),
  };
  expect(await errors(files)).toEqual([[`PAY613 ${other}`], [`PAY613 ${other}`]]);
});
