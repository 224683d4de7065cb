/** Sessions and messages for tests, with defaults for everything irrelevant. */
import type { Message, QueueUser } from '@parrot/contract/conversations';
import { newId } from '@parrot/contract/core';
import type { DeskAgent, Note } from '@parrot/contract/desk';

export const APP = { appId: newId('app'), parrotId: newId('prt'), appName: 'StoreAssist' };

export const at = (seconds: number): string => new Date(Date.UTC(2026, 2, 1, 10, 0, seconds)).toISOString();

export const queueUser = (change: Partial<QueueUser> = {}): QueueUser => ({
  userId: newId('vis'),
  userName: 'Visitor 4821',
  userSessionId: newId('uss'),
  conversationId: newId('cnv'),
  status: 'UNASSIGNED',
  appId: APP.appId,
  appName: APP.appName,
  agentId: null,
  agentName: null,
  escalatedAgentId: null,
  escalatedAgentName: null,
  language: 'en',
  transfer: null,
  groupId: null,
  assignment: null,
  lastMessage: null,
  waitingSince: at(0),
  visitorLeftAt: null,
  unreadCount: 0,
  visitorReadSeq: 0,
  agentReadSeq: 0,
  answersByEmail: false,
  overLimit: false,
  qualityScore: null,
  isVerified: false,
  email: '',
  rating: null,
  ratingComment: '',
  ratedAt: null,
  startedAt: at(0),
  endedAt: null,
  ...change,
});

export const visitorMessage = (
  value: string,
  time: string,
  seq = 1,
): NonNullable<QueueUser['lastMessage']> => ({
  ...{ value, time, seq },
  userType: 'visitor',
  senderId: newId('vis'),
  senderName: 'Visitor 4821',
});

export const messageIn = (session: QueueUser, seq: number, change: Partial<Message> = {}): Message => ({
  msgId: newId('msg'),
  conversationId: session.conversationId,
  userSessionId: session.userSessionId,
  seq,
  msgType: 'text',
  userType: 'visitor',
  value: `Message ${seq}`,
  time: at(seq),
  senderId: session.userId,
  senderName: session.userName,
  event: null,
  attachment: null,
  files: [],
  suggestions: [],
  carousel: [],
  sources: [],
  expects: null,
  canRate: false,
  thumb: null,
  ...change,
});

export const noteOn = (session: QueueUser, change: Partial<Note> = {}): Note => ({
  noteId: newId('nte'),
  conversationId: session.conversationId,
  userSessionId: session.userSessionId,
  afterSeq: 1,
  authorId: AINO.userId,
  authorName: AINO.name,
  value: 'Two are left.',
  whisper: false,
  mentions: [],
  time: at(30),
  ...change,
});

const deskAgent = (change: Partial<DeskAgent> = {}): DeskAgent => ({
  userId: newId('usr'),
  name: 'Aino Virtanen',
  email: 'aino@halden.example',
  pictureUrl: '',
  state: 'available',
  absence: null,
  open: 1,
  capacity: 5,
  isSupervisor: true,
  lastSeenAt: at(0),
  ...change,
});
export const AINO = deskAgent();
export const TOMAS = deskAgent({
  name: 'Tomás Ruiz',
  email: 'tomas@halden.example',
  state: 'offline',
  isSupervisor: false,
});
