/** Figures about this process, in the format of Prometheus. */
import type { FastifyInstance } from 'fastify';
import type { Counter, Histogram } from 'prom-client';
import { toAppError } from '../http/error-reply.ts';
import type { Log } from '../log/log.ts';
import { OutboundError } from '../outbound/outbound-error.ts';
import { type Operation, operations } from './operations.ts';

/** A figure that is read when the metrics are fetched. */
type MeasuredValue = {
  name: string;
  help: string;
  label: string;
  /** The value by label. */
  read(): Promise<Record<string, number>>;
};

export type Metrics = {
  collect(): Promise<{ text: string; contentType: string }>;
  stop(): void;
};

type Options = { http: FastifyInstance; log: Log; values: readonly MeasuredValue[] };

/** Seconds, from an answer out of memory to a reply that a person waits for. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export async function createMetrics({ http, log, values }: Options): Promise<Metrics> {
  // Loaded only where somebody collects metrics.
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'parrot_http_request_duration_seconds',
    help: 'HTTP requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const durations = new Histogram({
    name: 'parrot_operation_duration_seconds',
    help: 'Socket events, jobs, transactions, outbound requests and mails.',
    labelNames: ['kind', 'name'],
    buckets: BUCKETS,
    registers,
  });
  const failures = new Counter({
    name: 'parrot_operation_failures_total',
    help: 'Operations that failed or were refused, by error code.',
    labelNames: ['kind', 'name', 'code'],
    registers,
  });
  for (const { name, help, label, read } of values)
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      async collect() {
        this.reset();
        // An unavailable store must not hide the other figures.
        const measured = await read().catch((err: unknown) => {
          log.warn({ err, metric: name }, 'reading a metric failed; it is left out');
          return {};
        });
        for (const [value, count] of Object.entries(measured)) this.set({ [label]: value }, count);
      },
    });
  timeRequests(http, requests);
  return {
    collect: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
    stop: timeOperations(durations, failures),
  };
}

/** The route and not the URL, which has ids and tokens. */
function timeRequests(http: FastifyInstance, requests: Histogram): void {
  http.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    requests.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1_000);
  });
}

/** Returns a function that ends it. */
function timeOperations(durations: Histogram, failures: Counter): () => void {
  const startedAt = new WeakMap<Operation, number>();
  const subscribers = {
    start: (operation: Operation) => void startedAt.set(operation, performance.now()),
    end() {},
    asyncStart() {},
    asyncEnd(operation: Operation) {
      const { kind, name } = operation;
      durations.observe({ kind, name }, (performance.now() - (startedAt.get(operation) ?? 0)) / 1_000);
    },
    error({ kind, name, error }: Operation) {
      const code = error instanceof OutboundError ? error.problem : toAppError(error).code;
      failures.inc({ kind, name, code });
    },
  };
  operations.subscribe(subscribers);
  return () => void operations.unsubscribe(subscribers);
}
