import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

let isOn = false;
const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

export interface TracedWork {
  kind: keyof typeof kinds;
  attributes?: Attributes;
  /** Headers of a caller whose trace this belongs to (W3C Trace Context). Without them a server begins one of its own. */
  parent?: Readonly<Record<string, string | undefined>>;
}

/** Takes what is learned of the work while it runs, and a better name for it. */
export type Learn = (attributes: Attributes, name?: string) => void;

/**
 * Exports traces by OTLP over HTTP where `OTEL_EXPORTER_OTLP_ENDPOINT` is set; the other variables of OpenTelemetry
 * (headers, sampler) are read, too. Nothing is loaded otherwise.
 * @param service such as `shell`
 * @returns sends what waits, and ends the export
 */
export async function startTracing(
  service: string,
  endpoint: string | undefined,
): Promise<() => Promise<void>> {
  if (!endpoint) return async () => {};
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `enerabi-${service}` }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  isOn = true;
  return async () => {
    isOn = false;
    // A collector that is away must not keep a server from ending.
    await provider.shutdown().catch(() => undefined);
    trace.disable();
    context.disable();
    propagation.disable();
  };
}

/** Runs work as a span of the current trace, or of a caller's. */
export async function traced<T>(
  name: string,
  { kind, attributes = {}, parent }: TracedWork,
  work: (learn: Learn) => Promise<T>,
): Promise<T> {
  if (!isOn) return work(() => {});
  const around = kind === 'server' ? propagation.extract(ROOT_CONTEXT, parent ?? {}) : context.active();
  const span = trace.getTracer('enerabi').startSpan(name, { kind: kinds[kind], attributes }, around);
  try {
    return await context.with(trace.setSpan(around, span), () =>
      work((learned, better) => learn(span, learned, better)),
    );
  } catch (error) {
    span.recordException(error as Error);
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

function learn(span: Span, attributes: Attributes, name?: string): void {
  if (name !== undefined) span.updateName(name);
  span.setAttributes(attributes);
  if (Number(attributes['http.response.status_code']) >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Headers with which a callee joins the current trace; none without tracing. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  if (isOn) propagation.inject(context.active(), headers);
  return headers;
}
