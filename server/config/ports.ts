import type { Variables } from './variables.ts';

export function readPort(env: Variables, faults: string[]): number {
  return portOf('PORT', env.PORT || '8080', faults);
}

/** Where metrics are served; null switches them off. Never the public port. */
export function readAdminPort(env: Variables, faults: string[]): number | null {
  if (!env.ADMIN_PORT) return null;
  const port = portOf('ADMIN_PORT', env.ADMIN_PORT, faults);
  if (port !== 0 && port === Number(env.PORT || '8080')) {
    faults.push('ADMIN_PORT must not be PORT: metrics are never on the public port');
  }
  return port;
}

function portOf(name: string, text: string, faults: string[]): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 0 && port <= 65535) return port;
  faults.push(`${name} must be a number from 0 to 65535, not ${JSON.stringify(text)}`);
  return 0;
}
