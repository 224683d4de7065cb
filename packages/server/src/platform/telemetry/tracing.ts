/** Sends traces of calls and of what they cause to an OpenTelemetry collector. */
import { type TracingChannel, tracingChannel } from 'node:diagnostics_channel';
import type { Attributes, Span, SpanKind } from '@opentelemetry/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from '../http/error-reply.ts';
import type { Settings } from '../settings/settings.ts';
import { activeSpan } from './active-span.ts';
import { type Operation, operations } from './operations.ts';

/** What Fastify reports of each call. */
type HandledCall = { request: FastifyRequest; reply: FastifyReply; async?: boolean; error?: unknown };
const calls = tracingChannel<unknown, HandledCall>('fastify.request.handler');

/** Returns a function that ends it and sends what is left. */
export async function startTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
}: Pick<Settings, 'OTEL_EXPORTER_OTLP_ENDPOINT'>): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => {};
  // Loaded only where traces are collected.
  const [api, { BasicTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, resources, core] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/core'),
    ]);
  const provider = new BasicTracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME ?? 'parrot',
      'service.instance.id': crypto.randomUUID(),
    }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })),
    ],
  });
  const tracer = provider.getTracer('parrot');
  const incoming = new core.W3CTraceContextPropagator();

  const begin = (name: string, kind: SpanKind, attributes: Attributes, headers: object = {}): Span => {
    const within = activeSpan.getStore();
    const parent = within
      ? api.trace.setSpan(api.ROOT_CONTEXT, within)
      : incoming.extract(api.ROOT_CONTEXT, headers, api.defaultTextMapGetter);
    return tracer.startSpan(name, { kind, attributes }, parent);
  };
  const fail = (span: Span | undefined, error: unknown) => {
    const { code, status } = toAppError(error);
    span?.setAttribute('error.type', code);
    // A refusal is an answer like others; only our own failures are errors.
    if (status >= 500) span?.setStatus({ code: api.SpanStatusCode.ERROR });
  };

  const stopOperations = traceChannel(operations, {
    begin: ({ kind, name }: Operation) =>
      begin(`${kind} ${name}`, kind === 'outbound' ? api.SpanKind.CLIENT : api.SpanKind.INTERNAL, {}),
    fail: (span, { error }) => fail(span, error),
  });
  const stopCalls = traceChannel(calls, {
    begin: ({ request: { method, routeOptions, headers } }: HandledCall) => {
      const route = routeOptions.url ?? '';
      const attributes = { 'http.request.method': method, 'http.route': route };
      return begin(`${method} ${route}`, api.SpanKind.SERVER, attributes, headers);
    },
    fail: (span, { error }) => fail(span, error),
    end: (span, { reply }) => span.setAttribute('http.response.status_code', reply.statusCode),
  });

  return async () => {
    stopOperations();
    stopCalls();
    activeSpan.disable();
    await provider.shutdown();
  };
}

type SpanRules<Context> = {
  begin(context: Context): Span;
  fail(span: Span | undefined, context: Context): void;
  end?(span: Span, context: Context): void;
};

/** A span for all that the channel reports. Returns a function that ends it. */
function traceChannel<Context extends object>(
  channel: TracingChannel<unknown, Context>,
  { begin, fail, end }: SpanRules<Context>,
): () => void {
  const spans = new WeakMap<Context, Span>();
  channel.start.bindStore(activeSpan, (context) => {
    const span = begin(context);
    spans.set(context, span);
    return span;
  });
  const finish = (context: Context) => {
    const span = spans.get(context);
    if (!span) return;
    end?.(span, context);
    span.end();
  };
  const subscribers = {
    start() {},
    // Work that is not async ends here.
    end: (context: Context) => {
      if ('async' in context && context.async === false) finish(context);
    },
    asyncStart() {},
    asyncEnd: finish,
    error: (context: Context) => fail(spans.get(context), context),
  };
  channel.subscribe(subscribers);
  return () => {
    channel.start.unbindStore(activeSpan);
    channel.unsubscribe(subscribers);
  };
}
