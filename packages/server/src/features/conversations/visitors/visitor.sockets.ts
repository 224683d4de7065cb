/**
 * The visitor channel. The visitor is identified at the handshake; the app is checked again for every emit.
 */
import {
  cancelAgentRequest,
  chooseLanguage,
  endSession,
  leaveEmail,
  openVisitorConversation,
  rateAnswer,
  rateSession,
  readQueuePosition,
  readVisitorConversation,
  requestAgent,
  sendTranscript,
  sendVisitorMessage,
  visitorAuth,
  visitorConnectionCut,
  visitorFileLink,
  visitorPage,
  visitorTyping,
} from '@parrot/contract/conversations';
import { AppError } from '@parrot/contract/core';
import { deskTypingChanged } from '@parrot/contract/desk';
import type { Socket } from 'socket.io';
import {
  bindEmits,
  clientOfSocket,
  createVisitorLimits,
  type EmitHandler,
  guardHandshake,
  onEmit,
  type Platform,
  type VisitorScope,
  whenKnown,
} from '../../../platform/index.ts';
import { embeddingSiteOf, type PublishedApp } from '../../apps/index.ts';
import { conversationRoom, isConversationRoom } from '../conversations.rooms.ts';
import type { WaitingService } from '../waiting/waiting.service.ts';
import type { VisitorFiles } from './files/visitor-files.service.ts';
import type { FindAvailableApp } from './find-available-app.ts';
import type { IdentifyVisitor } from './identify-visitor.ts';
import { requireIdentity } from './identity.policy.ts';
import type { Claims, ReadClaims } from './signed-identity.ts';
import type { Visitor } from './visitor.ts';
import { createVisitorConnection, type VisitorConnection } from './visitor-connection.ts';
import type { VisitorFeedback } from './visitor-feedback.service.ts';
import type { VisitorMessages } from './visitor-messages.service.ts';
import type { OwnVisitorPages } from './visitor-pages.ts';
import type { VisitorPresence } from './visitor-presence.ts';
import { isOfApp, type VisitorTokens } from './visitor-token.ts';
import type { VisitorTranscripts } from './visitor-transcripts.ts';

type Visit = { app: PublishedApp; connection: VisitorConnection; claims: Claims };
/** The visitor of an open conversation, for emits of other slices. */
export type VisitorCaller = { app: PublishedApp; visitor: Visitor };
type Needs = {
  findAvailableApp: FindAvailableApp;
  readClaims: ReadClaims;
  identifyVisitor: IdentifyVisitor;
  service: VisitorMessages;
  feedback: VisitorFeedback;
  transcripts: VisitorTranscripts;
  tokens: VisitorTokens;
  waiting: WaitingService;
  presence: Pick<VisitorPresence, 'connect'>;
  pages: Pick<OwnVisitorPages, 'arrive' | 'move'>;
  files: Pick<VisitorFiles, 'link'>;
};

/** `added`: emits of other slices about the visitor's conversation. */
export function openVisitorChannel(
  platform: Platform,
  needs: Needs,
  added: readonly EmitHandler<VisitorCaller>[],
): void {
  const { findAvailableApp, readClaims, service, feedback, transcripts, tokens, waiting } = needs;
  const { presence, pages, files } = needs;
  const { channels, checkReplies, log, publicUrl } = platform;
  const limits = createVisitorLimits(platform.settings, platform);
  const on = onEmit<Visit>();
  const connections = new WeakMap<Socket, VisitorConnection>();
  const scopeOf = ({ data }: Socket): VisitorScope => data.scope;

  const handlers = [
    on(
      openVisitorConversation,
      async ({ payload: { afterSeq }, who: { app, connection, claims }, socket }) => {
        if (connection.isNew() && !(await limits.admitsConversation(scopeOf(socket))))
          throw new AppError('too_many');
        const { identity, view, isNew } = await connection.open(app, claims, afterSeq, (met) =>
          listenTo(socket, conversationRoom(met.conversationId)),
        );
        if (socket.connected) {
          await presence.connect(socket, { ...identity, isNew });
          const isWaiting = view.session?.status === 'UNASSIGNED';
          pages.arrive({ ...identity, page: connection.page(), isWaiting });
        }
        const visitorToken = await tokens.sign(identity, claims.verifiedIdentity?.until ?? null);
        return { ...view, visitorToken, identity: claims.state };
      },
    ),
    on(sendVisitorMessage, async ({ payload, who: { app, connection, claims } }) =>
      service.write(app, connection.known(claims), payload),
    ),
    on(requestAgent, async ({ who: { app, connection, claims } }) => ({
      session: await service.requestAgent(app, connection.known(claims)),
    })),
    on(cancelAgentRequest, async ({ who: { connection, claims } }) => ({
      session: await waiting.stopWaiting(connection.known(claims)),
    })),
    on(leaveEmail, async ({ payload: { email }, who: { connection, claims } }) => ({
      session: await waiting.leaveEmail(connection.known(claims), email),
    })),
    on(readQueuePosition, async ({ who: { connection, claims } }) => ({
      waiting: await waiting.readWaiting(connection.known(claims)),
    })),
    on(readVisitorConversation, async ({ payload: { seq }, who: { connection, claims } }) => {
      await waiting.markRead(connection.known(claims), seq);
      return {};
    }),
    on(visitorTyping, async ({ payload: { typing }, who: { connection, claims } }) => {
      const { conversationId } = connection.known(claims);
      const senderName = await service.nameOf(connection.known(claims));
      const payload = { conversationId, userType: 'visitor' as const, senderName, typing };
      channels.push(deskTypingChanged, [conversationRoom(conversationId)], payload);
      return {};
    }),
    on(visitorPage, async ({ payload: { page }, who: { connection, claims } }) => {
      connection.setPage(page);
      pages.move(connection.known(claims).conversationId, page);
      return {};
    }),
    on(chooseLanguage, async ({ payload: { language }, who: { connection, claims } }) => {
      await service.setLanguage(connection.known(claims), language);
      connection.setLanguage(language);
      return {};
    }),
    on(visitorFileLink, async ({ payload: { fileId }, who: { connection, claims } }) => ({
      url: await files.link(connection.known(claims), fileId),
    })),
    on(rateAnswer, async ({ payload, who: { app, connection, claims } }) => ({
      message: await feedback.rateAnswer(app, connection.known(claims), payload),
    })),
    on(rateSession, async ({ payload, who: { app, connection, claims } }) => ({
      session: await feedback.rateSession(app, connection.known(claims), payload),
    })),
    on(endSession, async ({ who: { connection, claims } }) => ({
      session: await feedback.end(connection.known(claims)),
    })),
    on(sendTranscript, async ({ payload: { email }, who: { app, connection, claims } }) => {
      await transcripts.request(app, connection.known(claims), email);
      return {};
    }),
    ...added.map(
      ({ answer, ...handler }): EmitHandler<Visit> => ({
        ...handler,
        answer: ({ who: { app, connection, claims }, ...input }) =>
          answer({ ...input, who: { app, visitor: connection.known(claims) } }),
      }),
    ),
  ];

  guardHandshake(channels.visitor, {
    auth: visitorAuth,
    log,
    async check(socket, handshake) {
      const { parrotId, visitorToken, page = '', language = '', timeZone = '', identity: signed } = handshake;
      const { headers } = socket.handshake;
      const site = embeddingSiteOf(headers, publicUrl());
      const app = await findAvailableApp({ parrotId, site });
      const { ip } = clientOfSocket(socket);
      const scope: VisitorScope = { address: ip, appId: app.appId, tenantId: app.tenantId };
      if (!(await limits.admitsConnection(scope))) throw new AppError('too_many');
      await limits.turnOf(scope);
      socket.data.scope = scope;
      const tokenIdentity = visitorToken === undefined ? undefined : await tokens.open(visitorToken);
      const traits = {
        page,
        language,
        timeZone,
        userAgent: (headers['user-agent'] ?? '').slice(0, 500),
        ip,
      };
      const identity = tokenIdentity && isOfApp(tokenIdentity, app) ? tokenIdentity : undefined;
      connections.set(socket, createVisitorConnection(needs, { parrotId, site, signed, traits, identity }));
    },
  });

  channels.visitor.on('connection', (socket) => {
    socket.once('disconnect', limits.opened(scopeOf(socket)));
  });
  channels.visitor.on(
    'connection',
    bindEmits<Visit>({
      handlers,
      tenantOf: (socket) => scopeOf(socket).tenantId,
      count(socket) {
        const scope = scopeOf(socket);
        if (channels.limits.areVisitorsBlocked(scope.address)) return 'cut';
        return whenKnown(limits.countEmit(scope), (verdict) => {
          if (verdict !== 'flood') return verdict === 'fine' ? 'fine' : 'slow';
          channels.limits.blockVisitors(scope.address);
          return 'cut';
        });
      },
      turnOf: (socket) => limits.turnOf(scopeOf(socket)),
      cutPush: visitorConnectionCut,
      checkReplies,
      limits: channels.limits,
      log,
      async identify(socket) {
        const connection = connections.get(socket);
        if (!connection) throw new AppError('unauthenticated');
        const app = await findAvailableApp(connection);
        const claims = await readClaims(app, connection.signed);
        requireIdentity(app, claims);
        return { app, connection, claims };
      },
    }),
  );
}

/** One conversation at a time: a client with a new identity leaves the room of the one before. */
function listenTo(socket: Socket, room: string): void {
  for (const other of socket.rooms) if (isConversationRoom(other) && other !== room) socket.leave(other);
  socket.join(room);
}
