import { fingerprintOf } from '../../compiler/manifest/fingerprint.ts';

/** The fingerprint of a rule file by its text. */
export function textFingerprint(text: string): string {
  return fingerprintOf(new TextEncoder().encode(text));
}
