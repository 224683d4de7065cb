/** The tenant that the load uses: a bot with a flow, a bot with FAQs, an agent at the desk, and its queue of cases. */
import { type App, publishApp } from '@parrot/contract/apps';
import type { Block, Flow } from '@parrot/contract/flows';
import type { TestSession } from '../../server/api-client.ts';
import type { RunningServer } from '../../server/running-server.ts';
import { drawFlow, flowOf, newDraftApp, textBlock } from '../../tenants/flows.ts';
import { newMember, newOwner } from '../../tenants/members.ts';
import { newPublishedApp, OPENING_HOURS } from '../../tenants/published-apps.ts';
import { createDeskSite, type DeskSite } from './desk-site.ts';

export type Site = {
  server: RunningServer;
  owner: TestSession;
  agent: TestSession;
  flowApp: App;
  faqApp: App;
  desk: DeskSite;
};

export const QUESTION = OPENING_HOURS.question[0] ?? '';
export const FAQ_ANSWER = OPENING_HOURS.answer;

export async function createSite(server: RunningServer): Promise<Site> {
  const owner = await newOwner(server);
  const { appId } = await newDraftApp(server, owner);
  await drawFlow(server, owner, appId, countingFlow());
  const { app: flowApp } = await server.api.call(publishApp, { session: owner, body: { appId } });
  const faqApp = await newPublishedApp(server, owner, [OPENING_HOURS]);
  const agent = await newMember(server, owner, 'agent', [faqApp.appId]);
  const desk = await createDeskSite(server, owner, agent);
  return { server, owner, agent, flowApp, faqApp, desk };
}

/** Asks again and again, counts its turns in its state, and answers as `turnReply` writes it. */
function countingFlow(): Flow {
  const ask: Block = {
    type: 'ask',
    title: 'Question',
    part: null,
    prompt: { en: 'What next?' },
    answer: { kind: 'text', minLength: 0, maxLength: 200 },
    into: 'answer',
    retry: { en: '' },
    tries: 3,
    canSkip: false,
    next: { done: 'count', gaveUp: null },
  };
  const count: Block = {
    type: 'set-value',
    title: 'Count',
    part: null,
    assignments: [{ into: 'turn', from: { kind: 'expression', expression: 'turn + 1' } }],
    next: { done: 'reply' },
  };
  return flowOf(
    { first: ask, count, reply: textBlock('Turn {{turn}}: {{answer}}', 'first', 'Reply') },
    {
      values: [
        { name: 'turn', type: 'number', scope: 'conversation', initial: 0 },
        { name: 'answer', type: 'text', scope: 'conversation', initial: null },
      ],
    },
  );
}
