/** A visitor's connection: identified by the token, or anonymous until the conversation is opened. */
import { AppError } from '@parrot/contract/core';
import type { PublishedApp } from '../../apps/index.ts';
import type { IdentifyVisitor } from './identify-visitor.ts';
import { identityRequired } from './identity.policy.ts';
import type { Claims } from './signed-identity.ts';
import type { Visitor, VisitorTraits } from './visitor.ts';
import type { ConversationView, VisitorMessages } from './visitor-messages.service.ts';
import type { VisitorIdentity } from './visitor-token.ts';

export type VisitorConnection = {
  parrotId: string;
  /** The origin of the host page; undefined for our own pages and for programs. */
  site: string | undefined;
  /** The identity token of the host page, if any. */
  signed: string | undefined;
  /** The visitor's choice replaces the language of the browser. */
  setLanguage(language: string): void;
  /** The page that the visitor is on. */
  page(): string;
  setPage(page: string): void;
  /** Whether opening creates a conversation. */
  isNew(): boolean;
  /** Throws if the conversation is not open yet, or was opened with another identity. */
  known(claims: Claims): Visitor;
  /** `onIdentified` is called before anything is read, so that no message is missed in between. */
  open(
    app: PublishedApp,
    claims: Claims,
    afterSeq: number,
    onIdentified: (identity: VisitorIdentity) => void,
  ): Promise<{ identity: VisitorIdentity; view: ConversationView; isNew: boolean }>;
};

export type NewConnection = {
  parrotId: string;
  site: string | undefined;
  signed: string | undefined;
  traits: VisitorTraits;
  /** From the token, if it is valid and of this app. */
  identity: VisitorIdentity | undefined;
};

type Needs = {
  service: Pick<VisitorMessages, 'readConversation' | 'viewOf'>;
  identifyVisitor: IdentifyVisitor;
};

export function createVisitorConnection(
  { service, identifyVisitor }: Needs,
  { parrotId, site, signed, traits: initialTraits, identity }: NewConnection,
): VisitorConnection {
  let known = identity;
  /** The subject of the identity with which the conversation was opened. */
  let subject: string | null = null;
  let traits = initialTraits;

  return {
    parrotId,
    site,
    signed,
    setLanguage(language) {
      traits = { ...traits, language };
    },
    page: () => traits.page,
    setPage(page) {
      traits = { ...traits, page };
    },
    isNew: () => known === undefined,
    known(claims) {
      const claimed = claims.verifiedIdentity?.subject ?? null;
      if (subject !== null && subject !== claimed) throw identityRequired(claims);
      if (!known || subject !== claimed)
        throw new AppError('bad_input', { message: 'Open the conversation first.' });
      return { ...known, isVerified: subject !== null };
    },
    async open(app, { verifiedIdentity }, afterSeq, onIdentified) {
      const before = known?.conversationId;
      const { identity: found, started } = await identifyVisitor(app, known, verifiedIdentity, traits);
      known = found;
      subject = verifiedIdentity?.subject ?? null;
      onIdentified(found);
      if (started) return { identity: found, view: service.viewOf(started), isNew: true };
      // `afterSeq` belongs to another conversation then.
      const seq = found.conversationId === before ? afterSeq : 0;
      const visitor = { ...found, isVerified: subject !== null };
      return {
        identity: found,
        view: await service.readConversation(visitor, traits, seq),
        isNew: false,
      };
    },
  };
}
