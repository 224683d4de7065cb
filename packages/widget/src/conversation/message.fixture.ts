/** Messages and sessions as the server would send them, for tests. */
import type { Message, SessionStatus, VisitorSession } from '@parrot/contract/conversations';
import type { ConversationId, MsgId, UserSessionId } from '@parrot/contract/core';

const USER_SESSION_ID = 'uss_0000000000000000000001' as UserSessionId;
export const CONVERSATION_ID = 'cnv_0000000000000000000001' as ConversationId;

export const msgId = (name: string | number): MsgId => `message-${name}` as MsgId;

export const message = (seq: number, fields: Partial<Message> = {}): Message => ({
  msgId: msgId(seq),
  conversationId: CONVERSATION_ID,
  userSessionId: USER_SESSION_ID,
  seq,
  msgType: 'text',
  userType: 'bot',
  value: `Message ${seq}`,
  time: new Date(Date.UTC(2026, 0, 5, 9, 0, seq)).toISOString(),
  senderId: 'bot',
  senderName: 'Polly',
  event: null,
  attachment: null,
  files: [],
  suggestions: [],
  carousel: [],
  sources: [],
  expects: null,
  canRate: false,
  thumb: null,
  ...fields,
});

export const session = (status: SessionStatus, agentName: string | null = null): VisitorSession => ({
  userSessionId: USER_SESSION_ID,
  status,
  agentName,
  rating: null,
  agentReadSeq: 0,
  answersByEmail: false,
  botAnswers: true,
});
