/** Drawn flows, and apps published with them through the calls of the studio. */
import { type App, createApp, publishApp } from '@parrot/contract/apps';
import { type Flow, fetchFlow, flow as flowShape, saveFlow } from '@parrot/contract/flows';
import type { TestServer, TestSession } from '@parrot/testkit';

let count = 0;

export const text = (value: string | Record<string, string>, done: string | null = null) => ({
  type: 'message',
  content: { kind: 'text', words: typeof value === 'string' ? { en: value } : value },
  next: { done },
});
export const ask = (prompt: string, into: string, done: string) => ({
  type: 'ask',
  prompt: { en: prompt },
  answer: { kind: 'text', minLength: 0, maxLength: 200 },
  into,
  retry: {},
  tries: 3,
  canSkip: false,
  next: { done, gaveUp: null },
});
export const end = { type: 'end', message: {}, next: {} };
export const value = (name: string, scope = 'conversation') => ({ name, type: 'text', scope, initial: null });
export const callApi = (url: string, more: object = {}) => ({
  type: 'call-api',
  method: 'GET',
  url,
  headers: [],
  body: '',
  timeoutSeconds: 5,
  results: [],
  next: { done: 'done', failed: 'failed' },
  ...more,
});
export const comparing = (name: string, operand: string, then: string, otherwise: string) => ({
  type: 'condition',
  branches: [
    { id: 'yes', match: 'all', comparisons: [{ value: name, operator: 'is', operand }], expression: '' },
  ],
  next: { yes: then, otherwise },
});
export const wait = (seconds: number, done: string) => ({ type: 'wait', seconds, next: { done } });

export const flowOf = (blocks: Record<string, object>, values: object[] = []): Flow =>
  flowShape.parse({
    version: 2,
    language: 'en',
    start: 'start',
    blocks: { start: { type: 'start', next: { done: 'first' } }, ...blocks },
    parts: [],
    values,
    texts: {},
    places: {},
    notes: [],
  });

export async function newFlowApp(
  server: Pick<TestServer, 'api'>,
  session: TestSession,
  flow: Flow,
  prepare: (app: App) => Promise<void> = async () => undefined,
): Promise<App> {
  const { app } = await server.api.call(createApp, {
    session,
    body: { appName: `Flow${++count}x${Date.now().toString(36)}`.slice(0, 15), appType: 'FUNCTIONAL' },
  });
  const { appId } = app;
  const { revision } = await server.api.call(fetchFlow, { session, body: { appId } });
  await server.api.call(saveFlow, { session, body: { appId, revision, flow } });
  await prepare(app);
  return (await server.api.call(publishApp, { session, body: { appId } })).app;
}
