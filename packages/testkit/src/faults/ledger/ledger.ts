/**
 * What clients sent and what the server acknowledged, recorded on the clients' side. It knows nothing of how the
 * product stores messages.
 */
import type { UserSessionId } from '@parrot/contract/core';

export type SentMessage = {
  writer: string;
  msgId: string;
  text: string;
  attempts: number;
  /** The number that the acknowledgement gave it; undefined if none came. */
  acknowledgedSeq?: number;
};

/** A conversation, and who has to answer each message of its visitor. */
export type LedgerConversation = {
  conversationId: string;
  answeredBy: 'flow' | 'faq' | 'agent';
  /** In the order of sending: a writer sends its next message after the last one was acknowledged. */
  sent: SentMessage[];
  /** What a client showed, in this order; only of conversations whose pushes are followed. */
  screens: ShownMessage[][];
};

export type ShownMessage = { seq: number; msgId: string; text: string };
/** Of a visitor who asked for a person. The request and the messages were acknowledged. */
export type LedgerCase = {
  conversationId: string;
  userSessionId: UserSessionId;
  messages: number;
  /** Where it belongs. */
  groupId: string;
  /** What a rule adds. */
  tagId: string;
  /** When its target is missed at the latest, by the clock of the clients. */
  dueAt: number;
};
type SentFile = { conversationId: string; msgId: string; content: string };

export type Ledger = {
  conversations: LedgerConversation[];
  cases: LedgerCase[];
  files: SentFile[];
  /** Addresses whose mail was acknowledged. */
  mails: string[];
  open(conversation: Pick<LedgerConversation, 'conversationId' | 'answeredBy'>): LedgerConversation;
  countAcknowledged(): number;
};

export function createLedger(): Ledger {
  const conversations: LedgerConversation[] = [];
  return {
    conversations,
    cases: [],
    files: [],
    mails: [],
    open(conversation) {
      const opened = { ...conversation, sent: [], screens: [] };
      conversations.push(opened);
      return opened;
    },
    countAcknowledged: () => conversations.flatMap(({ sent }) => sent.filter(isAcknowledged)).length,
  };
}

const isAcknowledged = ({ acknowledgedSeq }: SentMessage): boolean => acknowledgedSeq !== undefined;
