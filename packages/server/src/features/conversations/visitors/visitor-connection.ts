/** Whoever is at the other end of a visitor's socket: known by their token, or somebody new until they open the locked. */
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
  /** Where their page is from; undefined for our own pages and for programs. */
  site: string | undefined;
  /** What the host page signed of them, if anything. */
  signed: string | undefined;
  /** What they chose holds from now on, whatever the browser said when it came. */
  setLanguage(language: string): void;
  /** Whether opening the locked begins a conversation. */
  isNew(): boolean;
  /** Refuses where nobody has opened the locked yet, or it was opened as somebody they are no more. */
  known(claims: Claims): Visitor;
  /** `onIdentified` is called before anything is read, so that what comes in the meantime is not missed. */
  open(
    app: PublishedApp,
    claims: Claims,
    afterSeq: number,
    onIdentified: (identity: VisitorIdentity) => void,
  ): Promise<{ identity: VisitorIdentity; view: ConversationView }>;
};

export type NewConnection = {
  parrotId: string;
  site: string | undefined;
  signed: string | undefined;
  traits: VisitorTraits;
  /** What their token said, where it was ours and of this very app. */
  identity: VisitorIdentity | undefined;
};

type Needs = { service: Pick<VisitorMessages, 'readConversation'>; identifyVisitor: IdentifyVisitor };

export function createVisitorConnection(
  { service, identifyVisitor }: Needs,
  { parrotId, site, signed, traits: initialTraits, identity }: NewConnection,
): VisitorConnection {
  let known = identity;
  /** As whom, by the host page's word, the locked was opened. */
  let subject: string | null = null;
  let traits = initialTraits;

  return {
    parrotId,
    site,
    signed,
    setLanguage(language) {
      traits = { ...traits, language };
    },
    isNew: () => known === undefined,
    known(claims) {
      const claimed = claims.verifiedIdentity?.subject ?? null;
      if (subject !== null && subject !== claimed) throw identityRequired(claims);
      if (!known || subject !== claimed)
        throw new AppError('bad_input', { message: 'Please open the conversation first.' });
      return { ...known, isVerified: subject !== null };
    },
    async open(app, { verifiedIdentity }, afterSeq, onIdentified) {
      const before = known?.conversationId;
      const found = await identifyVisitor(app, known, verifiedIdentity, traits);
      known = found;
      subject = verifiedIdentity?.subject ?? null;
      onIdentified(found);
      // What they have read of another conversation says nothing of this one.
      const seq = found.conversationId === before ? afterSeq : 0;
      const visitor = { ...found, isVerified: subject !== null };
      return { identity: found, view: await service.readConversation(visitor, traits, seq) };
    },
  };
}
