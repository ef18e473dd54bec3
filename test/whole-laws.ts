import { modules } from '../generated/rules/index.ts';

/** Every rule file as it is compiled, a whole law each, from the root of the repository. */
export const WHOLE_LAWS: readonly string[] = modules.map(({ manifest }) => manifest.path).sort();
