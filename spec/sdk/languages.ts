/** The languages of the client SDKs; each has a folder here, in test/sdk/ and in sdk-build/. */
export const LANGUAGES = ['typescript', 'python', 'java', 'go'] as const;

export type Language = (typeof LANGUAGES)[number];
