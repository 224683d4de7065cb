/** Serves the metrics of this process to Prometheus, which shows a token. */
import { CHANNELS, type Channel } from '@parrot/contract/core';
import type { FastifyInstance } from 'fastify';
import { createMetrics, type Platform, requireToken } from '../platform/index.ts';

const PATH = '/metrics';

/** Returns a function that stops counting. */
export async function serveMetrics(http: FastifyInstance, platform: Platform): Promise<() => void> {
  const { settings, log, channels, jobs, outbox } = platform;
  if (settings.METRICS_TOKEN === undefined) return () => {};
  const metrics = await createMetrics({
    http,
    log,
    values: [
      {
        name: 'parrot_sockets',
        help: 'Open sockets by channel.',
        label: 'channel',
        read: async () => {
          const names = Object.keys(CHANNELS) as Channel[];
          return Object.fromEntries(names.map((name) => [name, channels[name].engine.clientsCount]));
        },
      },
      {
        name: 'parrot_jobs_pending',
        help: 'Jobs that are due or running.',
        label: 'job',
        read: () => jobs.countPending(),
      },
      {
        name: 'parrot_outbox_events',
        help: 'Events that wait for delivery, and those that failed for good.',
        label: 'state',
        read: () => outbox.countPending(),
      },
    ],
  });
  http.get(PATH, async (request, reply) => {
    requireToken(request, 'metrics', settings.METRICS_TOKEN);
    const { text, contentType } = await metrics.collect();
    return reply.header('content-type', contentType).header('cache-control', 'no-store').send(text);
  });
  return metrics.stop;
}
