/** Four visitors and four agents, spread over the given processes, and what each of them gets to see. */
import {
  openVisitorConversation,
  requestAgent,
  sendVisitorMessage,
  visitorMessageAdded,
  visitorQueuePositionChanged,
  visitorSessionChanged,
  visitorTypingChanged,
} from '@parrot/contract/conversations';
import type { Call, UserSessionId } from '@parrot/contract/core';
import {
  addNote,
  agentConnect,
  agentsChanged,
  answerTransfer,
  assignedUsers,
  closeConversation,
  deskMessageAdded,
  deskSessionChanged,
  escalateConversation,
  escalatedUsers,
  historyUsers,
  openConversation,
  readConversation,
  requestTransfer,
  returnToBot,
  sendAgentMessage,
  takeConversation,
  takeOver,
  unassignedUsers,
} from '@parrot/contract/desk';
import { listNotifications, notificationCreated } from '@parrot/contract/notifications';
import { ticketChanged, ticketDetails } from '@parrot/contract/tickets';
import {
  newMember,
  newOwner,
  newPublishedApp,
  OPENING_HOURS,
  openDeskSocket,
  openNotificationSocket,
  openVisitorSocket,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';
import { newText } from './desk-setup.fixture.ts';

type Recorded = { who: string; socket: TestSocket; events: { name: string; payload: unknown }[] };
/** `other` is the process that the agent is not connected to. */
type Agent = { session: TestSession; desk: TestSocket; notifications: TestSocket; other: TestServer };
type Guest = { socket: TestSocket; userSessionId: UserSessionId };

export type Day = {
  /** What each client was sent, in its order, with names instead of ids and without times. */
  events(): Record<string, string[]>;
  /** What each client reads at the end, from the process it is not connected to. */
  views(): Promise<Record<string, string>>;
  close(): void;
};

const PEOPLE = [0, 1, 2, 3] as const;

export async function playDayAtDesk(servers: readonly TestServer[]): Promise<Day> {
  const at = (index: number) => servers[index % servers.length] as TestServer;
  const recorded: Recorded[] = [];
  const names = new Map<string, string>();
  const record = (who: string, socket: TestSocket) => {
    const events: Recorded['events'] = [];
    socket.socket.onAny((name: string, payload: unknown) => events.push({ name, payload }));
    recorded.push({ who, socket, events });
    return socket;
  };

  const owner = await newOwner(at(0));
  const { appId, parrotId, appName } = await newPublishedApp(at(1), owner);
  for (const [id, name] of [
    [appId, 'app'],
    [parrotId, 'parrot'],
    [appName, 'bot'],
    [owner.tenantId, 'tenant'],
    [owner.userId, 'owner'],
  ] as const)
    names.set(id, name);

  const agents: Agent[] = [];
  for (const index of PEOPLE) {
    const session = await newMember(at(index + 1), owner, index === 3 ? 'supervisor' : 'agent', [appId]);
    names.set(session.userId, `agent ${index}`).set(session.emailId, `address ${index}`);
    const server = at(index);
    const desk = record(`agent ${index}`, await openDeskSocket(server, session));
    const notifications = record(
      `agent ${index}, notifications`,
      await openNotificationSocket(server, session),
    );
    await desk.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: session.name });
    agents.push({ session, desk, notifications, other: at(index + 1) });
  }
  const [first, second, third, supervisor] = agents as [Agent, Agent, Agent, Agent];

  const guests: Guest[] = [];
  for (const index of PEOPLE) {
    const socket = record(`visitor ${index}`, await openVisitorSocket(at(index + 1), { parrotId }));
    const { session, conversationId } = await socket.ask(openVisitorConversation, {});
    const userSessionId = session?.userSessionId as UserSessionId;
    names.set(userSessionId, `session ${index}`).set(conversationId, `conversation ${index}`);
    guests.push({ socket, userSessionId });
  }
  const of = (index: number) => guests[index] as Guest;

  const hasText = (text: string) => (pushed: { message: { value?: unknown } }) =>
    pushed.message.value === text;
  const becomes = (status: string) => (pushed: { session: { status: string } }) =>
    pushed.session.status === status;
  const asksBot = async ({ socket }: Guest) => {
    await socket.ask(sendVisitorMessage, newText(OPENING_HOURS.question[0]));
    await socket.next(visitorMessageAdded, hasText(OPENING_HOURS.answer));
  };
  const talk = async ({ desk }: Agent, { socket, userSessionId }: Guest, about: string) => {
    await desk.ask(sendAgentMessage, { userSessionId, ...newText(`How can I help with ${about}?`) });
    await socket.next(visitorMessageAdded, hasText(`How can I help with ${about}?`));
    await socket.ask(sendVisitorMessage, newText(`It is about ${about}.`));
    const { message } = await desk.next(deskMessageAdded, hasText(`It is about ${about}.`));
    await desk.ask(readConversation, { userSessionId, seq: message.seq });
  };

  for (const guest of guests) await asksBot(guest);
  for (const { socket, userSessionId } of guests) {
    await socket.ask(requestAgent, {});
    for (const { desk, notifications } of agents) {
      await desk.next(
        deskSessionChanged,
        ({ session }) => session.userSessionId === userSessionId && session.status === 'UNASSIGNED',
      );
      await notifications.next(notificationCreated, ({ notification: { link } }) =>
        link.includes(userSessionId),
      );
    }
  }
  // All take one each, and the second agent comes too late for the first one's.
  for (const index of PEOPLE) {
    const { socket, userSessionId } = of(index);
    const { desk } = agents[index] as Agent;
    await desk.ask(takeConversation, { userSessionId });
    await socket.next(visitorSessionChanged, becomes('ASSIGNED'));
    await desk.ask(openConversation, { userSessionId });
    await talk(agents[index] as Agent, of(index), `parcel ${index}`);
  }
  const late = await second.desk.answer(takeConversation, { userSessionId: of(0).userSessionId });

  const handedOver = { userSessionId: of(0).userSessionId };
  await first.desk.ask(addNote, { ...handedOver, value: 'Knows us well', clientId: newText().msgId });
  await first.desk.ask(requestTransfer, { ...handedOver, toAgentId: second.session.userId });
  await second.desk.next(deskSessionChanged, ({ session }) => session.transfer !== null);
  await second.notifications.next(
    notificationCreated,
    ({ notification }) => notification.kind === 'transfer-offered',
  );
  await second.desk.ask(answerTransfer, { ...handedOver, accept: true });
  await second.desk.ask(openConversation, handedOver);
  await talk(second, of(0), 'the transfer');

  const taken = { userSessionId: of(1).userSessionId };
  await supervisor.desk.ask(takeOver, { ...taken, note: 'A difficult case' });
  await supervisor.desk.ask(openConversation, taken);
  await talk(supervisor, of(1), 'the takeover');
  await supervisor.desk.ask(escalateConversation, {
    ...taken,
    toAgentId: first.session.userId,
    note: 'You know this',
  });
  await first.desk.next(deskSessionChanged, becomes('ESCALATED'));

  await third.desk.ask(returnToBot, { userSessionId: of(2).userSessionId });
  await of(2).socket.next(visitorSessionChanged, becomes('INPROGRESS'));
  await asksBot(of(2));

  await supervisor.desk.ask(closeConversation, { userSessionId: of(3).userSessionId });
  await of(3).socket.next(visitorSessionChanged, becomes('CLOSED'));

  const normalized = (value: unknown) => normalize(value, names);
  return {
    events: () => ({
      'the late agent': [normalized(late)],
      ...Object.fromEntries(
        recorded.map(({ who, events }) => {
          const line = ({ name, payload }: Recorded['events'][number]) => `${name} ${normalized(payload)}`;
          const { others, states } = withoutPassingStates(events);
          return [who, [...others.map(line), ...states.map(line).sort()]];
        }),
      ),
    }),
    async views() {
      const seen: Record<string, string> = {};
      for (const [index, { session, other }] of agents.entries()) {
        for (const call of [unassignedUsers, assignedUsers, escalatedUsers, historyUsers] as Call[])
          seen[`agent ${index}: ${call.name}`] = normalized(
            await other.api.call(call, { session, body: { appId, agent: 'all' } }),
          );
        seen[`agent ${index}: notifications`] = normalized(
          await other.api.call(listNotifications, { session, body: {} }),
        );
      }
      for (const [index, { socket, userSessionId }] of guests.entries()) {
        seen[`visitor ${index}`] = normalized(await socket.ask(openVisitorConversation, { afterSeq: 0 }));
        const { session, other } = supervisor;
        seen[`ticket ${index}`] = normalized(
          await other.api.call(ticketDetails, { session, query: { userSessionId } }),
        );
      }
      return seen;
    },
    close() {
      for (const { socket } of recorded) socket.close();
    },
  };
}

/**
 * They announce that something is to be fetched, which the views compare. How often depends on what else
 * changes within a moment.
 */
const HINTS: ReadonlySet<string> = new Set([
  agentsChanged.name,
  ticketChanged.name,
  visitorQueuePositionChanged.name,
  visitorTypingChanged.name,
]);

/**
 * A session is pushed as a state. How many states lie between two depends on how fast the bot answers, so only
 * the last one counts.
 */
function withoutPassingStates(events: Recorded['events']) {
  const states = new Map<string, Recorded['events'][number]>();
  for (const event of events)
    if (event.name === deskSessionChanged.name)
      states.set((event.payload as { session: { userSessionId: string } }).session.userSessionId, event);
  const others = events.filter(({ name }) => name !== deskSessionChanged.name && !HINTS.has(name));
  return { others, states: [...states.values()] };
}

const TIME = /"\d{4}-\d\d-\d\dT[\d:.]+Z"/g;
const ID = /"[a-z]{1,3}_[\w-]+"/g;
/** Of a hand-over card. */
const FACT = /"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}"/g;
const TOKEN = /"visitorToken":"[^"]+"/g;
const VISITOR = /Visitor \d+/g;
const WAITED = /"waitedSeconds":\d+/g;

function normalize(value: unknown, names: ReadonlyMap<string, string>): string {
  let text = JSON.stringify(value);
  for (const [id, name] of names) text = text.replaceAll(id, name);
  return text
    .replace(TIME, '"time"')
    .replace(ID, '"id"')
    .replace(FACT, '"id"')
    .replace(TOKEN, '')
    .replace(VISITOR, 'Visitor')
    .replace(WAITED, '');
}
