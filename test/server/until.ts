import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for something that happens by itself; `meanwhile` is done between two looks. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(10)) {
    if (await isSo()) return;
    await meanwhile();
  }
  throw new Error(`it never happened: ${isSo}`);
}
