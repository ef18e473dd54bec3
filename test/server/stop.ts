import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

export default function stop(): void {
  const file = process.env.TEST_SQLITE_MIGRATED;
  if (file !== undefined) rmSync(dirname(file), { recursive: true });
}
