import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const AT_ONCE = 1 << 22;

/** Throws where two files differ, which may be larger than memory. */
export function assertSameBytes(one: string, other: string): void {
  const files = [openSync(one, 'r'), openSync(other, 'r')] as const;
  const parts = [Buffer.alloc(AT_ONCE), Buffer.alloc(AT_ONCE)] as const;
  const [size, otherSize] = [fstatSync(files[0]).size, fstatSync(files[1]).size];
  if (size !== otherSize) throw new Error(`${one} has ${size} bytes and ${other} ${otherSize}`);
  for (let at = 0; at < size; at += AT_ONCE) {
    const read = readSync(files[0], parts[0], 0, AT_ONCE, at);
    readSync(files[1], parts[1], 0, AT_ONCE, at);
    if (parts[0].compare(parts[1], 0, read, 0, read) !== 0)
      throw new Error(`${one} and ${other} differ after ${at}`);
  }
  for (const file of files) closeSync(file);
}
