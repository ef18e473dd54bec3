import { listOf, type Variables } from './variables.ts';

/** Origins whose pages may call the service from a browser; none by default, and never all. */
export function readOrigins(env: Variables, faults: string[]): readonly string[] {
  const origins = listOf(env.CORS_ORIGINS);
  for (const origin of origins) {
    if (!isOrigin(origin)) {
      faults.push(
        `CORS_ORIGINS must list origins such as https://app.example.com, not ${JSON.stringify(origin)}`,
      );
    }
  }
  return origins;
}

/** As browsers send it: scheme, host and port, nothing after it. */
function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
