export interface HalfYear {
  readonly first: string;
  readonly last: string;
}

/** January to June, or July to December. */
export function halfYearOf(date: string): HalfYear {
  const year = date.slice(0, 4);
  return date.slice(5, 7) <= '06'
    ? { first: `${year}-01-01`, last: `${year}-06-30` }
    : { first: `${year}-07-01`, last: `${year}-12-31` };
}
