/** The answer of a handler, which `write-reply.ts` writes to the wire. */
export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Defaults to JSON. */
  readonly contentType?: string;
  /** The exact text of the body. */
  readonly text: string;
  /** Sent instead of the text. */
  readonly bytes?: Buffer;
}

export function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status, headers, text: JSON.stringify(body) };
}
