/**
 * Finds our own modules by their address alone. Node.js asks the disk several times for each of the hundreds that a
 * command loads: whether the file is there, whether it is a link, and which package.json says of what kind it is.
 */
import { registerHooks } from 'node:module';

const ROOT = new URL('..', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    const isOwn = specifier.startsWith('.') && specifier.endsWith('.ts') && parentURL.startsWith(ROOT);
    if (!isOwn || parentURL.includes('/node_modules/')) return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module-typescript', shortCircuit: true };
  },
});
