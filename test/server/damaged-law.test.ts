import { execFile } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ROOT } from '../architecture/source-files.ts';
import { CHECKOUT } from '../workbench/cli/first-rules.ts';
import { folder, payroll } from '../workbench/cli/run-payroll.ts';

const LOADER = pathToFileURL(join(ROOT, 'server/rules/rule-folder.ts')).href;

/** What a start says that loads the rules of a folder. */
async function loading(root: string): Promise<string> {
  const script = `const { loadRuleFolder } = await import(${JSON.stringify(LOADER)});
    await loadRuleFolder(${JSON.stringify(root)}).then(
      ({ modules }) => console.log(modules.map(({ manifest }) => manifest.steps.length > 0).join()),
      ({ name, message }) => console.log(name + ': ' + message),
    );`;
  const ran = await promisify(execFile)(process.execPath, [
    '--no-warnings',
    '--input-type=module',
    '-e',
    script,
  ]);
  return ran.stdout.trim();
}

/** A folder with compiled rules, as a checkout has them or as a package does, and its law. */
async function compiled(isCheckout: boolean): Promise<{ readonly root: string; readonly law: string }> {
  const root = folder(CHECKOUT);
  symlinkSync(join(ROOT, 'runtime'), join(root, 'runtime'));
  await payroll(['compile', '--quiet'], { cwd: root, isCheckout });
  return { root, law: join(root, 'generated/rules/co/primero/2025-01-01.json') };
}

test.each([true, false])(
  'a law is looked at when rules are loaded (in a checkout: %s)',
  async (isCheckout) => {
    const { root, law } = await compiled(isCheckout);
    expect(await loading(root)).toBe('true');
    const text = readFileSync(law, 'utf8');
    writeFileSync(law, text.replace('Auxilio de transporte', 'Auxilio de nada'));
    expect(await loading(root)).toMatch(
      /^OperatorError: .*2025-01-01\.json is not the law that was compiled: it hashes to sha256:\w{64}, the code beside it says sha256:\w{64}: run payroll compile /,
    );
    writeFileSync(law, text.slice(0, 1000));
    expect(await loading(root)).toMatch(/^OperatorError: .*: run payroll compile /);
    rmSync(law);
    expect(await loading(root)).toMatch(/^OperatorError: .*2025-01-01\.json.*: run payroll compile /);
    rmSync(root, { recursive: true });
  },
);
