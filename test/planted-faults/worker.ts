/** A thread of `run.ts`: it plants the mistakes of one file after the other. */
import { answerOrders } from '../../threads/answer-orders.ts';
import { type Fault, type Planted, planted } from './plant.ts';
import { ROOT_TERMINAL } from './root-terminal.ts';
import { RulesOfCountry } from './rules-of-country.ts';

export interface PlantOrder {
  /** The folder of the country. */
  readonly folder: string;
  readonly faults: readonly Fault[];
  readonly seed: number;
}

const countries = new Map<string, RulesOfCountry>();

function countryAt(folder: string): RulesOfCountry {
  const country = countries.get(folder) ?? new RulesOfCountry(folder, ROOT_TERMINAL);
  countries.set(folder, country);
  return country;
}

answerOrders<PlantOrder, readonly Planted[]>(({ folder, faults, seed }) => {
  const country = countryAt(folder);
  return { answer: faults.map((fault) => planted(country, fault, seed)) };
});
