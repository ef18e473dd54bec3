/**
 * Where this runtime is, for modules that are emitted into the memory of a process: TypeScript in a checkout, JavaScript in
 * a package.
 */
export const RUNTIME = new URL(import.meta.url.endsWith('.ts') ? './index.ts' : './index.js', import.meta.url)
  .href;
