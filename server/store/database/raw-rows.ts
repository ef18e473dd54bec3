/** The rows of a statement written by hand: PostgreSQL's driver answers with an object around them. */
export function rowsOf<Row>(answer: readonly Row[] | { readonly rows: readonly Row[] }): readonly Row[] {
  return 'rows' in answer ? answer.rows : answer;
}
