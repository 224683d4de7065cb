/**
 * Finds the visitor: by the identity that the host page signed, on any device, or by the visitor token if the
 * visitor is not verified. Otherwise creates a new visitor.
 */
import { randomInt } from 'node:crypto';
import { anonymousName } from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import type { Platform, Tx } from '../../../platform/index.ts';
import type { PublishedApp } from '../../apps/index.ts';
import type { Bots } from '../bot/bot.ts';
import type { BotTurns } from '../bot/bot-turns.ts';
import { withFlow } from '../bot/with-flow.ts';
import type { NewVisitor, StartConversation, StartedConversation } from '../sessions/start-conversation.ts';
import type { ProfileSources } from './profile/profile-sources.ts';
import { updateContact } from './profile/update-contact.ts';
import type { VerifiedIdentity } from './signed-identity.ts';
import type { VisitorTraits } from './visitor.ts';
import type { VisitorIdentity } from './visitor-token.ts';
import * as repository from './visitors.repository.ts';

export type IdentifyVisitor = (
  app: PublishedApp,
  known: VisitorIdentity | undefined,
  verifiedIdentity: HostIdentity | null,
  traits: VisitorTraits,
) => Promise<IdentifiedVisitor>;

/** `started`: the conversation of a new visitor. */
type IdentifiedVisitor = { identity: VisitorIdentity; started?: StartedConversation };

/** How long it is valid does not matter here. */
type HostIdentity = Omit<VerifiedIdentity, 'until'>;
type Needs = {
  bots: Bots;
  startConversation: StartConversation;
  turns: BotTurns;
  profiles: Pick<ProfileSources, 'fromSite'>;
};

export function createIdentifyVisitor(
  { database, clock, outbox }: Pick<Platform, 'database' | 'clock' | 'outbox'>,
  { bots, startConversation, turns, profiles }: Needs,
): IdentifyVisitor {
  return async (app, known, verifiedIdentity, traits) => {
    const identity =
      (known || verifiedIdentity) &&
      (await database.tenant(app.tenantId, (tx) =>
        verifiedIdentity ? findVerified(tx, app, known, verifiedIdentity) : findAnonymous(tx, known),
      ));
    return identity ? { identity } : arrive(app, verifiedIdentity, traits);
  };

  async function findAnonymous(tx: Tx, known: VisitorIdentity | undefined) {
    const visitor = known && (await repository.findVisitor(tx, known.visitorId));
    return visitor?.identitySubject === null ? known : undefined;
  }

  async function findVerified(
    tx: Tx,
    app: PublishedApp,
    known: VisitorIdentity | undefined,
    verifiedIdentity: HostIdentity,
  ): Promise<VisitorIdentity | undefined> {
    const found = await findByHostIdentity(tx, app, verifiedIdentity);
    // A visitor who wrote before signing in keeps the conversation.
    const own = found ?? (await findAnonymous(tx, known));
    if (own) await updateIdentity(tx, own, verifiedIdentity);
    return own;
  }

  /** Locks the subject, so that it gets one visitor. */
  async function findByHostIdentity(tx: Tx, { tenantId, appId }: PublishedApp, { subject }: HostIdentity) {
    await repository.lockSubject(tx, appId, subject);
    const found = await repository.findBySubject(tx, appId, subject);
    return found && { tenantId, appId, ...found };
  }

  async function updateIdentity(tx: Tx, identity: VisitorIdentity, { subject, ...signed }: HostIdentity) {
    const before = await repository.findVisitor(tx, identity.visitorId);
    const contact = await profiles.fromSite(tx, identity, signed);
    const isSame = before?.identitySubject === subject;
    await updateContact(outbox, tx, identity, { ...contact, ...(!isSame && { identitySubject: subject }) });
  }

  /** A new visitor with conversation, first session and greeting. */
  async function arrive(
    app: PublishedApp,
    verifiedIdentity: HostIdentity | null,
    traits: VisitorTraits,
  ): Promise<IdentifiedVisitor> {
    const { tenantId, appId, versionId } = app;
    return withFlow(bots, { tenantId, versionId }, (bot) =>
      database.tenant(tenantId, async (tx) => {
        // The visitor may have connected on two devices at once.
        const concurrent = verifiedIdentity && (await findByHostIdentity(tx, app, verifiedIdentity));
        if (concurrent) return { identity: concurrent };
        const identity = { tenantId, appId, visitorId: newId('vis'), conversationId: newId('cnv') };
        const name = verifiedIdentity?.name || anonymousName(app.language, randomInt(1_000, 10_000));
        const visitor = newVisitor(identity, { ...verifiedIdentity, name }, traits);
        const conversation = { id: identity.conversationId, appName: app.appName };
        const started = await startConversation(tx, visitor, conversation, async (locked) => {
          locked.start(versionId);
          await locked.checkLimit();
          await turns.take(locked, bot, { type: 'start' }, 'start');
        });
        if (verifiedIdentity) await profiles.fromSite(tx, identity, verifiedIdentity);
        return { identity, started };
      }),
    );
  }

  function newVisitor(
    { tenantId, appId, visitorId }: VisitorIdentity,
    { name, email, subject }: Partial<HostIdentity> & { name: string },
    traits: VisitorTraits,
  ): NewVisitor {
    const createdAt = clock.now();
    return {
      id: visitorId,
      tenantId,
      appId,
      name,
      email: email ?? '',
      identitySubject: subject ?? null,
      ...traits,
      createdAt,
      lastSeenAt: createdAt,
    };
  }
}
