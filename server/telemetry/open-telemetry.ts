import type { IncomingHttpHeaders } from 'node:http';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TraceTarget } from '../config/config.ts';
import type { RequestOutcome, RequestSpan, Tracing } from './tracing.ts';

/** A receiver that takes longer loses the traces: neither a request nor the stop waits for it. */
const SEND_MS = 2000;

/** Traces to an OTLP receiver. Load this module only when one is configured: it is large. */
export function openTelemetry(target: TraceTarget, version: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: target.url, timeoutMillis: SEND_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': target.serviceName, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('payroll', version);
  return {
    begin: (headers) => beginRequest(tracer, headers),
    close: () => provider.shutdown().catch(() => undefined),
  };
}

function beginRequest(tracer: Tracer, headers: IncomingHttpHeaders): RequestSpan {
  const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, callersContext(headers.traceparent));
  const inside = trace.setSpan(ROOT_CONTEXT, span);
  return {
    traceId: span.spanContext().traceId,
    during: (name, part) => during(tracer, inside, name, part),
    end: (outcome) => {
      span.updateName(outcome.operation ?? `${outcome.method} unknown`);
      span.setAttributes(attributesOf(outcome));
      if (outcome.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

async function during<T>(tracer: Tracer, parent: Context, name: string, part: () => Promise<T>): Promise<T> {
  const span = tracer.startSpan(name, {}, parent);
  try {
    return await part();
  } catch (error) {
    // Without the message, which may hold what was calculated.
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

function attributesOf({ requestId, operation, method, status, clientId }: RequestOutcome) {
  return {
    'http.request.method': method,
    'http.response.status_code': status,
    'payroll.request_id': requestId,
    ...(operation !== null && { 'payroll.operation': operation }),
    ...(clientId !== null && { 'payroll.client_id': clientId }),
  };
}

/** The span of the caller. (https://www.w3.org/TR/trace-context/#traceparent-header) */
function callersContext(traceparent: unknown): Context {
  const [, traceId, spanId, flags] =
    /^[0-9a-e][0-9a-f]-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-|$)/.exec(String(traceparent)) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & 1;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
