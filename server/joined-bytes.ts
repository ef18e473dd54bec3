/** Pieces of a text one after the other as UTF-8, in memory of their own, which may be handed over to another thread. */
export function joinedBytes(pieces: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const length = pieces.reduce(
    (sum, one) => sum + (typeof one === 'string' ? Buffer.byteLength(one) : one.length),
    0,
  );
  const bytes = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const one of pieces) {
    if (typeof one === 'string') at += bytes.write(one, at);
    else {
      bytes.set(one, at);
      at += one.length;
    }
  }
  return bytes;
}
