/** What operators see of a running server: metrics and traces, and in neither a word of a user. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openVisitorConversation, sendVisitorMessage } from '@parrot/contract/conversations';
import { addressOf, newId } from '@parrot/contract/core';
import { health } from '@parrot/contract/installation';
import {
  newOwner,
  newPublishedApp,
  openVisitorSocket,
  startTestServer,
  type TestServer,
} from '@parrot/testkit';
import { openTestStore } from '@parrot/testkit/stores';
import { afterAll, beforeAll, expect, test } from 'vitest';

const TOKEN = 'a-token-that-only-prometheus-knows';
const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const SECRET = 'My card ends in 4242';

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type ReceivedSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
};

/** A collector that speaks OTLP over HTTP with JSON. */
async function startCollector() {
  const spans: ReceivedSpan[] = [];
  const server = createServer(async (request, reply) => {
    if (request.url === '/v1/traces') spans.push(...spansOf(await bodyOf(request)));
    reply.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const spansOf = (body: string): ReceivedSpan[] =>
  JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: ReceivedSpan[] }[] }) =>
    scopeSpans.flatMap(({ spans }) => spans),
  );

let collector: Awaited<ReturnType<typeof startCollector>>;
let driver: Awaited<ReturnType<typeof openTestStore>>;
let server: TestServer;
let isStopped = false;
beforeAll(async () => {
  collector = await startCollector();
  driver = await openTestStore();
  server = await startTestServer({
    driver,
    settings: { METRICS_TOKEN: TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
  });
});
const stop = async () => {
  if (!isStopped) await server.stop();
  isStopped = true;
};
afterAll(async () => {
  await stop();
  await driver.close();
  await collector.stop();
});

const fetchMetrics = (token?: string) =>
  fetch(
    `${server.url}/metrics`,
    token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
  );

test('metrics count calls by route, socket events, transactions, jobs and sockets; traces join them', async () => {
  const session = await newOwner(server);
  const { parrotId } = await newPublishedApp(server, session);
  const visitor = await openVisitorSocket(server, { parrotId });
  await visitor.ask(openVisitorConversation, { afterSeq: 0 });
  await visitor.ask(sendVisitorMessage, { msgId: newId('msg'), value: SECRET, files: [] });
  expect(await visitor.answer(sendVisitorMessage, { value: '' } as never)).toMatchObject({ ok: false });
  const headers = { traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01` };
  expect((await fetch(server.url + addressOf(health), { headers })).status).toBe(200);

  for (const token of [undefined, 'another']) expect((await fetchMetrics(token)).status).toBe(401);
  const reply = await fetchMetrics(TOKEN);
  expect(reply.headers.get('content-type')).toMatch(/^text\/plain/);
  const metrics = await reply.text();
  const event = `kind="event",name="${sendVisitorMessage.name}"`;
  expect(metrics).toMatch(
    new RegExp(
      `parrot_http_request_duration_seconds_count\\{method="GET",route="${addressOf(health)}",status="200"\\} 1`,
    ),
  );
  expect(metrics).toContain(`parrot_operation_duration_seconds_count{${event}} 2`);
  expect(metrics).toContain(`parrot_operation_failures_total{${event},code="bad_input"} 1`);
  expect(metrics).toMatch(
    /parrot_operation_duration_seconds_count\{kind="transaction",name="parrot_tenant"\} [1-9]/,
  );
  expect(metrics).toContain('parrot_sockets{channel="visitor"} 1');
  expect(metrics).toMatch(/parrot_jobs_pending\{job="[^"]+"\} \d/);
  expect(metrics).toMatch(/parrot_outbox_events\{state="failed"\} 0/);
  expect(metrics).toMatch(/nodejs_eventloop_lag_seconds/);
  visitor.close();

  await stop();
  const { spans } = collector;
  const call = spans.find(({ traceId }) => traceId === TRACE_ID);
  expect(call).toMatchObject({ name: `GET ${addressOf(health)}`, parentSpanId: 'b7ad6b7169203331' });
  const sent = spans.find(({ name }) => name === `event ${sendVisitorMessage.name}`);
  const within = spans.filter(({ traceId }) => traceId === sent?.traceId);
  expect(within.map(({ name }) => name)).toContain('transaction parrot_tenant');

  for (const text of [metrics, JSON.stringify(spans)])
    for (const word of [SECRET, session.token, parrotId]) expect(text).not.toContain(word);
});

test('without the setting there are no metrics', async () => {
  const plain = await startTestServer({ driver });
  const reply = await fetch(`${plain.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  await plain.stop();
  expect(await reply.text()).not.toContain('parrot_');
});
