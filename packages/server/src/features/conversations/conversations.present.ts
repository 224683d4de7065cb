import type { Message, QueueUser, VisitorSession } from '@parrot/contract/conversations';
import { isHttpUrl, type UserSessionId } from '@parrot/contract/core';
import type { messages } from './conversations.tables.ts';
import type { Session } from './sessions/session.ts';

export type MessageRow = typeof messages.$inferSelect;

export const presentMessage = (row: Omit<MessageRow, 'tenantId' | 'trace'>): Message => ({
  msgId: row.msgId,
  conversationId: row.conversationId,
  userSessionId: row.sessionId,
  seq: row.seq,
  msgType: row.msgType,
  userType: row.userType,
  value: row.value,
  time: row.createdAt.toISOString(),
  senderId: row.senderId,
  senderName: row.senderName,
  event: row.event,
  attachment: row.attachment && withHttpButtons(row.attachment),
  files: row.files,
  suggestions: row.suggestions,
  carousel: row.extras.carousel?.map(withHttpButtons) ?? [],
  sources: row.extras.sources ?? [],
  expects: row.extras.expects ?? null,
  canRate: row.extras.canRate ?? false,
  thumb: row.thumb,
  ...(row.extras.eventTarget ? { eventTarget: row.extras.eventTarget } : {}),
  ...(row.extras.call ? { call: row.extras.call } : {}),
  ...(row.extras.corrects ? { corrects: row.extras.corrects } : {}),
  ...(row.extras.correctedBy ? { correctedBy: row.extras.correctedBy } : {}),
});

const withHttpButtons = (card: NonNullable<Message['attachment']>) => ({
  ...card,
  buttons: card.buttons.filter(({ actionUrl }) => isHttpUrl(actionUrl)),
});

export const presentQueueUser = (session: Session): QueueUser => ({
  userId: session.visitorId,
  userName: session.visitorName,
  userSessionId: session.id,
  conversationId: session.conversationId,
  status: session.status,
  appId: session.appId,
  appName: session.appName,
  agentId: session.agentId,
  agentName: session.agentName,
  escalatedAgentId: session.escalatedAgentId,
  escalatedAgentName: session.escalatedAgentName,
  language: session.language,
  transfer: session.transfer,
  ...(session.whisper && session.whisper.state !== 'used' && { whisper: session.whisper }),
  groupId: session.groupId,
  assignment: session.assignment,
  lastMessage: lastMessageOf(session),
  waitingSince: session.waitingSince?.toISOString() ?? null,
  visitorLeftAt: session.endedAt ? null : (session.visitorLeftAt?.toISOString() ?? null),
  unreadCount: session.unreadCount,
  visitorReadSeq: session.visitorReadSeq,
  agentReadSeq: session.agentReadSeq,
  answersByEmail: session.answersByEmail,
  overLimit: session.overLimit,
  qualityScore: session.qualityScore,
  isVerified: session.isVerified,
  email: session.email,
  rating: session.rating,
  ratingComment: session.ratingComment,
  ratedAt: session.ratedAt?.toISOString() ?? null,
  startedAt: session.startedAt.toISOString(),
  endedAt: session.endedAt?.toISOString() ?? null,
});

function lastMessageOf(session: Session): QueueUser['lastMessage'] {
  const { lastMessageSeq: seq, lastMessageValue: value, lastMessageBy: userType, lastMessageAt } = session;
  if (seq === null || value === null || userType === null) return null;
  const { lastSenderId: senderId, lastSenderName: senderName } = session;
  return { value, userType, senderId, senderName, time: lastMessageAt.toISOString(), seq };
}

type SeenByVisitor = Pick<
  QueueUser,
  'status' | 'agentName' | 'escalatedAgentName' | 'rating' | 'agentReadSeq' | 'answersByEmail' | 'overLimit'
>;

/** Visitors see the agent who has the session now. The reason for a transition is for agents only. */
const seenByVisitor = (userSessionId: UserSessionId, session: SeenByVisitor): VisitorSession => ({
  userSessionId,
  status: session.status,
  agentName: session.status === 'ESCALATED' ? session.escalatedAgentName : session.agentName,
  rating: session.rating,
  agentReadSeq: session.agentReadSeq,
  answersByEmail: session.answersByEmail,
  botAnswers: !session.overLimit,
});

/** For agents only: the notes on transitions, groups, the agent's rating of a call, and who corrected the bot. */
export const presentToVisitor = ({ correctedBy, ...message }: Message): Message => {
  if (message.msgType !== 'event') return message;
  const { call, eventTarget, ...shown } = message;
  return {
    ...shown,
    value: '',
    ...(eventTarget && message.event !== 'moved-to-group' && { eventTarget }),
    ...(call && { call: { ...call, agentFeedback: null } }),
  };
};

export const presentVisitorSession = (
  session: SeenByVisitor & Pick<QueueUser, 'userSessionId'>,
): VisitorSession => seenByVisitor(session.userSessionId, session);

export const visitorSessionOf = (session: Session): VisitorSession => seenByVisitor(session.id, session);
