/** Apps with a flow, and flows for them. */
import { type App, createApp } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import { type Block, FLOW_VERSION, type Flow, fetchFlow, saveFlow } from '@parrot/contract/flows';
import type { TestSession } from '../server/api-client.ts';
import type { RunningServer } from '../server/running-server.ts';

let count = 0;

export async function newDraftApp(
  server: RunningServer,
  session: TestSession,
  appType: App['appType'] = 'FUNCTIONAL',
): Promise<App> {
  const appName = `Flow${++count}x${Date.now().toString(36)}`.slice(0, 15);
  return (await server.api.call(createApp, { session, body: { appName, appType } })).app;
}

/** Saves a flow, overwriting the current one. */
export async function drawFlow(server: RunningServer, session: TestSession, appId: AppId, flow: Flow) {
  const { revision } = await server.api.call(fetchFlow, { session, body: { appId } });
  return server.api.call(saveFlow, { session, body: { appId, revision, flow } });
}

const common = { title: '', part: null };
const START: Block = { type: 'start', ...common, next: { done: 'first' } };

/** A block that sends this text. */
export const textBlock = (en: string, next: string | null = null, title = ''): Block => ({
  type: 'message',
  ...common,
  title,
  content: { kind: 'text', words: { en } },
  next: { done: next },
});

/** These blocks after a start that leads to `first`. */
export const flowOf = (blocks: Record<string, Block>, more: Partial<Flow> = {}): Flow => ({
  version: FLOW_VERSION,
  language: 'en',
  start: 'start',
  blocks: { start: START, ...blocks },
  parts: [],
  values: [],
  texts: {},
  places: {},
  notes: [],
  ...more,
});

/** Asks for a name and greets with it. */
export const greetingFlow = (hello = 'Hello {{visitor}}!'): Flow =>
  flowOf(
    {
      first: {
        type: 'ask',
        ...common,
        title: 'Name',
        prompt: { en: 'What’s your name?' },
        answer: { kind: 'text', minLength: 2, maxLength: 80 },
        into: 'visitor',
        retry: { en: 'Please write your name.' },
        tries: 3,
        canSkip: false,
        next: { done: 'hello', gaveUp: null },
      },
      hello: textBlock(hello, null, 'Greeting'),
    },
    { values: [{ name: 'visitor', type: 'text', scope: 'conversation', initial: null }] },
  );

/** A flow that would break at the block named 'Broken'. */
export const brokenFlow = (): Flow =>
  flowOf({
    first: {
      type: 'condition',
      ...common,
      title: 'Broken',
      branches: [{ id: 'yes', match: 'all', comparisons: [], expression: '1 +' }],
      next: { yes: null, otherwise: null },
    },
  });
