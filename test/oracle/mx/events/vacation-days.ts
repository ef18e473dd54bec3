/** LFT 76 in the wording of DOF 27 December 2022. */
const REFORM = '2023-01-01';

/** Days of vacation of the year of service n: rules/mx/law.md 11.1, as in force on the day. */
export function vacationDays(yearOfService: number, date: string): number {
  return date < REFORM ? before(yearOfService) : since(yearOfService);
}

function since(year: number): number {
  return year < 6 ? 10 + 2 * year : 20 + 2 * Math.ceil((year - 5) / 5);
}

function before(year: number): number {
  return year < 5 ? 4 + 2 * year : 12 + 2 * Math.floor(year / 5);
}
