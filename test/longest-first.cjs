const { default: TestSequencer } = require('@jest/test-sequencer');
const { slow } = require('./suites.json');

/** Suites that take longest come first: begun last, each would run alone at the end. */
const LONGEST = Object.keys(slow).toSorted((one, other) => slow[other] - slow[one]);

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
