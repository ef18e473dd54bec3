/** The answer of a handler, whose body goes to the wire as it is. */
export interface Reply<Body extends string | Uint8Array = string | Uint8Array> {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Defaults to JSON. */
  readonly contentType?: string;
  readonly body: Body;
}

export function json(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Reply<string> {
  return { status, headers, body: JSON.stringify(body) };
}
