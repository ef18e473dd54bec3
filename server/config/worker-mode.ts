import type { Variables } from './variables.ts';

/** `on`: serves and works. `off`: serves. `only`: works, and serves nothing but its health. */
export type WorkerMode = 'on' | 'off' | 'only';

export function readWorkerMode(env: Variables, faults: string[]): WorkerMode {
  const value = env.WORKER || 'on';
  if (value === 'on' || value === 'off' || value === 'only') return value;
  faults.push(`WORKER must be on, off or only, not ${JSON.stringify(value)}`);
  return 'on';
}
