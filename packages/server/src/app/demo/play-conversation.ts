/** Plays a demo conversation step by step, as of the time when it is supposed to have happened. */
import type { HandoverFactKind } from '@parrot/contract/assistant';
import { MINUTE_MS, newId, type ParrotId, type UserSessionId } from '@parrot/contract/core';
import type { Visitor } from '../../features/conversations/index.ts';
import type { Caller } from '../../platform/index.ts';
import type { ParrotServer } from '../create-server.ts';
import { DEMO_BROWSERS } from './demo-browsers.ts';
import type { DemoConversation, DemoStep } from './demo-conversations.ts';

/** The time that each step takes. */
const STEP_SECONDS = 17;

type Cast = {
  bots: ReadonlyMap<string, { parrotId: ParrotId }>;
  /** By email address. */
  agents: ReadonlyMap<string, Caller>;
  stopping: AbortSignal;
};

export function playConversation(
  server: ParrotServer,
  cast: Cast,
  conversation: DemoConversation,
): Promise<void> {
  const { clock, bus } = server.platform;
  const began = new Date(clock.now().getTime() - conversation.minutesAgo * MINUTE_MS);
  return server.asOf(began, async (pass) => {
    const perform = await arrive(server, cast, conversation);
    for (const step of conversation.steps) {
      cast.stopping.throwIfAborted();
      pass(STEP_SECONDS);
      await perform(step);
      // The bot answers before the next step.
      await bus.idle();
    }
  });
}

async function arrive(
  { slices: { apps, assistant, conversations, desk, profiles, tickets } }: ParrotServer,
  { bots, agents }: Cast,
  { bot, browser, page, person }: DemoConversation,
): Promise<(step: DemoStep) => Promise<unknown>> {
  const app = await apps.findPublished(bots.get(bot)?.parrotId ?? '');
  if (!app) throw new Error(`demo has no published bot ${bot}`);
  const { visitors } = conversations;
  const visitor = await visitors.arrive(app, { ...DEMO_BROWSERS[browser], page, ip: '' }, person);
  let agent: Caller | undefined;
  let sessionId: UserSessionId | undefined;
  const agentOf = (emailId: string): Caller => {
    const found = agents.get(emailId);
    if (!found) throw new Error(`demo has no agent ${emailId}`);
    return found;
  };
  /** A step by the agent, in the session in which the visitor asked for one. */
  const byAgent = <T>(act: (agent: Caller, id: UserSessionId) => Promise<T>): Promise<T> => {
    if (!agent || !sessionId) throw new Error('demo step by an agent before the conversation was taken');
    return act(agent, sessionId);
  };

  return async (step) => {
    const msgId = newId('msg');
    switch (step.act) {
      case 'sends':
        return visitors.write(app, visitor, { msgId, value: step.text });
      case 'asksForPerson':
        sessionId = (await visitors.requestAgent(app, visitor)).userSessionId;
        return;
      case 'corrects':
        return correct(assistant.handover, visitor, step.facts);
      case 'leavesEmail':
        return visitors.leaveEmail(visitor, step.email);
      case 'ends':
        return visitors.end(visitor);
      case 'rates':
        return visitors.rateSession(app, visitor, step);
      case 'taken':
        agent = agentOf(step.by);
        return byAgent(desk.transitions.take);
      case 'answers':
        return byAgent((by, id) => desk.agents.write(by, id, { msgId, value: step.text }));
      case 'notes': {
        const mentions = (step.mentions ?? []).map((emailId) => agentOf(emailId).userId);
        const note = { clientId: msgId, value: step.text, whisper: false, mentions };
        return byAgent((by, id) => desk.notes.add(by, id, note));
      }
      case 'notesOnVisitor':
        return byAgent((by, id) => profiles.notes.add(by, id, { clientId: msgId, value: step.text }));
      case 'comments':
        return byAgent((by, id) => comment(tickets, by, id, step, agentOf));
      case 'escalates': {
        const handOver = { toAgentId: agentOf(step.to).userId, note: step.why };
        return byAgent((by, id) => desk.transitions.escalate(by, id, handOver));
      }
      case 'closes':
        return byAgent(desk.transitions.close);
    }
  };
}

/** What the bot did not understand is left out. */
async function correct(
  handover: ParrotServer['slices']['assistant']['handover'],
  visitor: Visitor,
  facts: Partial<Record<HandoverFactKind, string>>,
): Promise<void> {
  const card = await handover.read(visitor);
  let revision = card?.revision ?? 0;
  for (const { factId, kind } of card?.facts ?? []) {
    const value = facts[kind];
    if (value !== undefined) revision = (await handover.correct(visitor, factId, value))?.revision ?? 0;
  }
  if (card) await handover.confirm(visitor, revision);
}

async function comment(
  tickets: ParrotServer['slices']['tickets'],
  by: Caller,
  id: UserSessionId,
  { text: value, priority, mentions = [] }: Extract<DemoStep, { act: 'comments' }>,
  agentOf: (emailId: string) => Caller,
): Promise<void> {
  const ticket = await tickets.details(by, id);
  if (!ticket) throw new Error('demo comment on a conversation without a ticket');
  const { ticketId, revision } = ticket;
  if (priority) await tickets.update(by, { ticketId, revision, priority });
  await tickets.addComment(by, ticketId, { value, mentions: mentions.map((to) => agentOf(to).userId) });
}
