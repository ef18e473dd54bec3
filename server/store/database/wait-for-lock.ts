import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 100;
/** A process that waits longer than this logs it once. */
const SILENT_MS = 2000;

/** Asks for a lock until it is got, as long as it takes; nothing is held meanwhile. */
export async function waitForLock(get: () => Promise<boolean>, onWait: () => void = () => {}): Promise<void> {
  const sayAt = performance.now() + SILENT_MS;
  for (let isSilent = true; !(await get()); await sleep(POLL_MS)) {
    if (!isSilent || performance.now() < sayAt) continue;
    isSilent = false;
    onWait();
  }
}
