const { default: TestSequencer } = require('@jest/test-sequencer');

/** What takes longest, those that wait beside those that compute: begun last, each would run alone at the end. */
const LONGEST = [
  'e2e/workers',
  'compiler/differential/differential',
  'trace/recompute',
  'e2e/crash',
  'studio/form',
  'workbench/cli/run-all-service',
  'docs/site',
  'server/verify',
  'server/storage-faults',
  'server/earlier-databases',
  'e2e/payout-crash',
  'workbench/cli/run-all-resume',
  'server/payout-races',
  'postgres/frozen-database',
  'server/concurrent-retries',
  'server/erase-faults',
  'examples/peru/readme',
  'workbench/diff/random-edits',
  'dsl/format',
  'compiler/lower/proven-ranges',
  'workbench/language-server/broken-files',
  'server/erase-batches',
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
