import { setTimeout as sleep } from 'node:timers/promises';

/** Only what never happens takes so long, on a machine that does much else as well. */
const PATIENCE_MS = 300_000;

/** Waits for something that happens by itself; `meanwhile` is done between two looks. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(10)) {
    if (await isSo()) return;
    await meanwhile();
  }
  throw new Error(`it never happened: ${isSo}`);
}
