/** Loaded into a process that is measured: answers every message with what its heap holds after a collection. */

process.on('message', () => {
  // Twice: what a finalizer lets go of is collected by the next.
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ heapUsed, external, rss });
});
process.channel?.unref();
