const { default: TestSequencer } = require('@jest/test-sequencer');

/** What takes longest, those that wait beside those that compute: begun last, each would run alone at the end. */
const LONGEST = [
  'e2e/workers',
  'compiler/differential/differential',
  'docs/site',
  'e2e/crash',
  'server/storage-faults',
  'server/verify',
  'e2e/payout-crash',
  'workbench/cli/run-all-resume',
  'trace/recompute',
  'postgres/frozen-database',
  'workbench/cli/run-all-service',
  'server/concurrent-retries',
  'workbench/language-server/broken-files',
];

/** A place behind the longest for all that are not named: among each other they have the order that Jest gives them. */
function rank({ path }) {
  const at = LONGEST.findIndex((name) => path.endsWith(`/test/${name}.test.ts`));
  return at < 0 ? LONGEST.length : at;
}

module.exports = class LongestFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
};
