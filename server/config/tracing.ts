import type { Variables } from './variables.ts';

/** Where traces go, and under which name. */
export interface TraceTarget {
  /** Of an OTLP receiver that speaks HTTP. */
  readonly url: string;
  readonly serviceName: string;
}

/** Null, the default, switches traces off: nothing of OpenTelemetry is even loaded. */
export function readTraceTarget(env: Variables, faults: string[]): TraceTarget | null {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const serviceName = env.OTEL_SERVICE_NAME || 'payroll';
  if (!endpoint) return null;
  if (/^https?:\/\//.test(endpoint) && URL.canParse(endpoint)) {
    return { url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, serviceName };
  }
  faults.push('OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address, such as http://localhost:4318');
  return null;
}
