import { amountsByHand, filesByHand } from '../../bench/by-hand/all.ts';
import { keptModule } from '../../bench/by-hand/kept-laws.ts';
import { checkOurs, isFixedPoint } from '../../bench/rules/ours.ts';

test.each(filesByHand)(
  'what is timed of %s are its amounts and its trace, in plain whole numbers',
  (file) => {
    const module = keptModule(file);
    const people = amountsByHand.find((one) => one.file === file)?.people ?? [];
    for (const person of people) checkOurs(module, person);
    expect(people.filter((person) => !isFixedPoint(module, person))).toEqual([]);
  },
);
