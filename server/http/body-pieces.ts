/**
 * The bytes of a long body in the pieces in which they arrived. They are never put together, nor made a text in one
 * piece: that alone would stall other requests.
 */
export class BodyPieces {
  readonly #pieces: Uint8Array[] = [];
  /** Where each piece starts. */
  readonly #starts: number[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(piece: Uint8Array): void {
    this.#starts.push(this.#length);
    this.#pieces.push(piece);
    this.#length += piece.length;
  }

  /** What lies between the two places, in pieces. */
  between(start: number, end: number): readonly Uint8Array[] {
    const found: Uint8Array[] = [];
    for (let at = this.#pieceAt(start); at < this.#pieces.length; at++) {
      const from = this.#starts[at] ?? 0;
      if (from >= end) break;
      const piece = this.#pieces[at]?.subarray(Math.max(0, start - from), end - from);
      if (piece !== undefined) found.push(piece);
    }
    return found;
  }

  /** The same in one piece. */
  slice(start: number, end: number): Uint8Array {
    const pieces = this.between(start, end);
    return pieces.length === 1 && pieces[0] !== undefined ? pieces[0] : Buffer.concat(pieces);
  }

  /** The last piece that starts there or before. */
  #pieceAt(place: number): number {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
