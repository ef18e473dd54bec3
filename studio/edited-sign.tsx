import type { Edited } from './edited-version.ts';
import type { LawDesk } from './law-desk.ts';
import type { PageWords } from './words/page-words.ts';

interface SignProps {
  readonly edited: Edited;
  readonly desk: LawDesk;
  readonly words: PageWords;
}

/** Says beside a payslip that the law it is calculated by is an edited one, with the way back. */
export function EditedSign({ edited, desk, words: { law } }: SignProps) {
  const isEdited = edited.version !== null;
  if (!isEdited && !edited.isBroken && edited.fault === null) return null;
  return (
    <div class="law-edited" role="note">
      {isEdited && <p>{law.editedNote}</p>}
      {edited.isBroken && <p>{law.broken}</p>}
      {edited.fault !== null && <p>{edited.fault}</p>}
      <button type="button" onClick={() => desk.discardAll()}>
        {law.restore}
      </button>
    </div>
  );
}
