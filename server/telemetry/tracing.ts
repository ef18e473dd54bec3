import type { IncomingHttpHeaders } from 'node:http';

/** How a request ended. Nothing personal goes into a trace. */
export interface RequestOutcome {
  readonly requestId: string;
  readonly operation: string | null;
  readonly method: string;
  readonly status: number;
  readonly clientId: string | null;
}

/** A request while it is traced. */
export interface RequestSpan {
  /** 32 hex digits; null when nothing is traced. */
  readonly traceId: string | null;
  /** Runs a part of the request as a span of its own. */
  during<T>(name: string, part: () => Promise<T>): Promise<T>;
  end(outcome: RequestOutcome): void;
}

export interface Tracing {
  /** Begins a span; the `traceparent` of the headers is continued. */
  begin(headers: IncomingHttpHeaders): RequestSpan;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}

const UNTRACED: RequestSpan = {
  traceId: null,
  during: (_name, part) => part(),
  end: () => {},
};

/** What runs when no receiver is configured. */
export const NO_TRACING: Tracing = { begin: () => UNTRACED, close: async () => {} };
