/**
 * `make packages-test`: the packed packages, installed in an empty folder outside of the checkout, as strangers use them.
 * PACKAGES_PAYSLIPS says how many random payslips are compared with the service's answers.
 */
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { MEASURED } from '../../packages/places.ts';
import { SIZES_PAGE, staleSizes } from '../../packages/sizes.ts';
import { findChromium } from '../docs/chromium.ts';
import { runContainer } from './container.ts';
import { runExamplePrograms } from './example-programs.ts';
import { tryForeignRepository } from './foreign-repository.ts';
import { calculateInChromium } from './in-chromium.ts';
import { installPackages } from './installed.ts';
import { calculateOnNode, compileConsumer, nodeVersions } from './on-node.ts';
import { writePayslips } from './payslips.ts';
import { payWithPython } from './python-client.ts';
import { tarballs } from './tarballs.ts';
import { findings, publishWarnings } from './validators.ts';

// What Node.js compiles is not kept in the temporary folder.
process.env.NODE_DISABLE_COMPILE_CACHE = '1';
// Scripts of the repository that is made run on the Node.js that runs this, whatever the machine has.
process.env.PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);

const PAYSLIPS = Number(process.env.PACKAGES_PAYSLIPS || 10_000);
const IN_A_PAGE = 1000;
const SEED = 20261123;

const packed = tarballs();
const said = [...(await Promise.all(packed.map(findings))).flat(), ...packed.flatMap(publishWarnings)];
for (const text of said) console.error(text);
if (said.length > 0) process.exitCode = 1;
else console.log(`${packed.length} packages, and nothing said against them`);

const stale = staleSizes(readFileSync(SIZES_PAGE, 'utf8'), JSON.parse(readFileSync(MEASURED, 'utf8')));
for (const text of stale) console.error(`${text}: UPDATE_SIZES=1 make packages`);
if (stale.length > 0) process.exitCode = 1;

const chromium = findChromium(process.env);
const folder = installPackages(packed.filter((file) => !/-service-/.test(file)));
try {
  const written = await writePayslips(folder, PAYSLIPS, SEED);
  compileConsumer(folder);
  for (const node of nodeVersions(folder)) {
    const { different, ...counts } = calculateOnNode(node, folder);
    console.log(
      `Node.js ${node.version}: ${counts.calculated} payslips and ${counts.refused} refusals of ${written}, ${different} differ`,
    );
    if (different > 0 || counts.calculated + counts.refused !== written) process.exitCode = 1;
  }
  if (chromium === null) console.log('no Chromium: the browser build was not run');
  else {
    await writePayslips(folder, Math.min(IN_A_PAGE, PAYSLIPS), SEED + 1);
    const { payslips, different } = await calculateInChromium(chromium, folder);
    console.log(`Chromium: ${payslips} payslips, ${different} differ`);
    if (different > 0 || payslips === 0) process.exitCode = 1;
  }
  await runExamplePrograms(folder, chromium);
  console.log('the programs of examples/programs do what they say');
  await runContainer(packed, (url, key) => payWithPython(folder, url, key));
  console.log('the service of the Dockerfile starts, and a Python program pays people through it');
  await tryForeignRepository(folder, packed);
  console.log(
    'a repository of rules of others is made, checked, tested, compiled, documented, served and asked',
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
