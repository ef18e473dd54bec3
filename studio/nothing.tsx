import type { PageWords } from './words/page-words.ts';

/** In place of a payslip: why there is none. */
export function Nothing({ words, says }: { readonly words: PageWords; readonly says: string }) {
  return (
    <div class="result nothing" role="status">
      <h2>{words.noPayslip}</h2>
      <p class="nothing-says">{says}</p>
    </div>
  );
}
