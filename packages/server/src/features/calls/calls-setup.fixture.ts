/** An app that allows calls, with agents at their desks and visitors whose conversations they have. */
import type { App } from '@parrot/contract/apps';
import {
  acceptDeskCall,
  acceptVisitorCall,
  type Call,
  type CallSeat,
  deskCallChanged,
  leaveVisitorCall,
  startDeskCall,
  startVisitorCall,
  visitorCallChanged,
} from '@parrot/contract/calls';
import { openVisitorConversation, requestAgent, visitorMessageAdded } from '@parrot/contract/conversations';
import { type CallId, type ConversationId, newId, type UserSessionId } from '@parrot/contract/core';
import { agentConnect, assignFromBot } from '@parrot/contract/desk';
import {
  newMember,
  newOwner,
  newPublishedAppWith,
  openDeskSocket,
  openVisitorSocket,
  type TestServer,
  type TestSession,
  type TestSocket,
} from '@parrot/testkit';

export type CallVisitor = {
  socket: TestSocket;
  conversationId: ConversationId;
  userSessionId: UserSessionId;
  visitorToken: string;
};

export type CallsSetup = Awaited<ReturnType<typeof setUpCalls>>;

/** The desk's envelope names a session, which emits about a call do not need. */
export const ENVELOPE = { userSessionId: '' };

export const clientId = () => newId('msg').slice(4);

export async function setUpCalls(server: TestServer) {
  const owner = await newOwner(server);
  const behaviour = { isVideoCallRequired: true };
  const app = await newPublishedAppWith(server, owner, { behaviour });
  const join = (role: 'agent' | 'supervisor') => newMember(server, owner, role, [app.appId]);
  const [agent, otherAgent, supervisor] = [
    await join('agent'),
    await join('agent'),
    await join('supervisor'),
  ];

  const visit = async (at: App = app, visitorToken?: string): Promise<CallVisitor> => {
    const socket = await openVisitorSocket(server, { parrotId: at.parrotId, visitorToken });
    const opened = await socket.ask(openVisitorConversation, {});
    const { conversationId, visitorToken: token, session } = opened;
    return {
      socket,
      conversationId,
      visitorToken: token,
      userSessionId: session?.userSessionId as UserSessionId,
    };
  };
  /** A visitor whose conversation this agent has. */
  const assignedVisitor = async (session: TestSession = agent, at: App = app): Promise<CallVisitor> => {
    const visitor = await visit(at);
    await visitor.socket.ask(requestAgent, {});
    await server.api.call(assignFromBot, { session, body: { userSessionId: visitor.userSessionId } });
    return visitor;
  };
  const connect = async (session: TestSession): Promise<TestSocket> => {
    const socket = await openDeskSocket(server, session);
    await socket.ask(agentConnect, { userSessionId: '', channel: 'web', agentName: session.name });
    return socket;
  };
  const ringVisitor = (desk: TestSocket, { userSessionId }: CallVisitor): Promise<CallSeat> =>
    desk.ask(startDeskCall, { userSessionId, kind: 'video', clientId: clientId() });
  const ringAgent = ({ socket }: CallVisitor): Promise<CallSeat> =>
    socket.ask(startVisitorCall, { kind: 'voice', clientId: clientId() });

  return {
    server,
    owner,
    app,
    agent,
    otherAgent,
    supervisor,
    visit,
    assignedVisitor,
    connect,
    ringVisitor,
    ringAgent,
    /** An answered call between an agent at this desk and a visitor. */
    async activeCall(desk: TestSocket, visitor: CallVisitor) {
      const agents = await ringVisitor(desk, visitor);
      const visitors = await visitor.socket.ask(acceptVisitorCall, { callId: agents.call.callId });
      return { callId: agents.call.callId, agents, visitors };
    },
    /** The agent answers a call from a visitor. */
    answer: (desk: TestSocket, { callId }: Call): Promise<CallSeat> =>
      desk.ask(acceptDeskCall, { callId, ...ENVELOPE }),
    hangUp: ({ socket }: CallVisitor, callId: CallId) => socket.ask(leaveVisitorCall, { callId }),
    /** Runs what is due, and waits for its events. */
    async endOverdue() {
      await server.server.slices.calls.endOverdue();
      await server.server.platform.outbox.settle();
    },
    /** Closes a socket and waits until the server has noticed. */
    async drop({ socket, close }: TestSocket, channel: 'desk' | 'visitor') {
      const { sockets } = server.server.platform.channels[channel].sockets;
      const { id = '' } = socket;
      const gone = new Promise((resolve) => sockets.get(id)?.once('disconnect', resolve));
      close();
      await gone;
    },
  };
}

/** The next change of this call that fits. */
export const deskSees = async (desk: TestSocket, callId: CallId, fits: (call: Call) => boolean) =>
  (await desk.next(deskCallChanged, ({ call }) => call.callId === callId && fits(call as Call))).call as Call;

export const visitorSees = async ({ socket }: CallVisitor, callId: CallId, fits: (call: Call) => boolean) =>
  (await socket.next(visitorCallChanged, ({ call }) => call.callId === callId && fits(call as Call)))
    .call as Call;

/** The entry of the call in the visitor's timeline. */
export const entryOf = async ({ socket }: CallVisitor, callId: CallId) =>
  (await socket.next(visitorMessageAdded, ({ message }) => message.call?.callId === callId)).message;
