/** The visitor's channel. Who somebody is was settled at the handshake; whether the bot still talks is asked each time. */
import {
  chooseLanguage,
  openThread,
  requestPerson,
  sendVisitorMessage,
  visitorAuth,
  visitorTyping,
} from '@parrot/contract/conversations';
import { AppError } from '@parrot/contract/core';
import { deskHearsTyping } from '@parrot/contract/desk';
import type { Socket } from 'socket.io';
import { bindEmits, guardHandshake, onEmit, type Platform } from '../../platform/index.ts';
import { type Apps, type PublishedApp, requireAllowedSite, siteOf } from '../apps/index.ts';
import { conversationRoom } from './conversations.rooms.ts';
import { createGuest, type Guest } from './guest.ts';
import type { VisitorService } from './visitor.service.ts';
import type { VisitorTokens } from './visitor-token.ts';

type Visit = { app: PublishedApp; guest: Guest };
type Needs = { apps: Pick<Apps, 'findPublished'>; service: VisitorService; tokens: VisitorTokens };

export function openVisitorChannel(platform: Platform, { apps, service, tokens }: Needs): void {
  const { channels, checkReplies, log, publicUrl } = platform;
  const trustsProxy = platform.settings.TRUST_PROXY === 'yes';
  const on = onEmit<Visit>();
  const guests = new WeakMap<Socket, Guest>();

  const findApp = async ({ parrotId, site }: Pick<Guest, 'parrotId' | 'site'>) => {
    const app = await apps.findPublished(parrotId);
    if (!app) throw new AppError('not_found', { message: 'This bot is not available at the moment.' });
    requireAllowedSite(app, site);
    return app;
  };

  const handlers = [
    on(openThread, async ({ payload: { afterSeq }, who: { app, guest }, socket }) => {
      const { identity, view } = await guest.open(app, afterSeq, ({ conversationId }) =>
        socket.join(conversationRoom(conversationId)),
      );
      return { ...view, visitorToken: await tokens.sign(identity) };
    }),
    on(sendVisitorMessage, async ({ payload, who: { app, guest } }) =>
      service.write(app, guest.known(), payload),
    ),
    on(requestPerson, async ({ who: { app, guest } }) => ({
      session: await service.requestPerson(app, guest.known()),
    })),
    on(visitorTyping, async ({ payload: { typing }, who: { guest } }) => {
      const { conversationId } = guest.known();
      const senderName = await service.nameOf(guest.known());
      const payload = { conversationId, userType: 'visitor' as const, senderName, typing };
      channels.push(deskHearsTyping, [conversationRoom(conversationId)], payload);
      return {};
    }),
    on(chooseLanguage, async ({ payload: { language }, who: { guest } }) => {
      await service.setLanguage(guest.known(), language);
      guest.speaks(language);
      return {};
    }),
  ];

  guardHandshake(channels.visitor, {
    auth: visitorAuth,
    log,
    async check(socket, { parrotId, visitorToken, page = '', language = '' }) {
      const { address, headers } = socket.handshake;
      const site = siteOf(headers, publicUrl());
      const app = await findApp({ parrotId, site });
      const shown = visitorToken === undefined ? undefined : await tokens.open(visitorToken);
      const traits = {
        page,
        language,
        userAgent: (headers['user-agent'] ?? '').slice(0, 500),
        ip: (trustsProxy && firstOf(headers['x-forwarded-for'])) || address,
      };
      // The token of another bot's visitor says nothing here.
      const identity = shown?.appId === app.appId && shown.tenantId === app.tenantId ? shown : undefined;
      guests.set(socket, createGuest(service, { parrotId, site, traits, identity }));
    },
  });

  channels.visitor.on('connection', (socket) =>
    bindEmits<Visit>(socket, {
      handlers,
      checkReplies,
      log,
      async identify() {
        const guest = guests.get(socket);
        if (!guest) throw new AppError('unauthenticated');
        return { app: await findApp(guest), guest };
      },
    }),
  );
}

/** The address a trusted proxy names, in front of those of the proxies behind it. */
const firstOf = (forwarded: string | string[] | undefined): string | undefined =>
  [forwarded].flat()[0]?.split(',')[0]?.trim().slice(0, 60);
