/** The messages of a preview. The panel renders the bot's own greeting itself. */
import type { Message, PreviewMessage } from '@parrot/contract/conversations';
import type { ConversationId, MsgId, UserSessionId } from '@parrot/contract/core';
import { newThread, type Thread } from '../conversation/thread.ts';
import { SCENE_TEXTS } from './scene-texts.ts';

const CONVERSATION = 'cnv_preview' as ConversationId;
const SESSION = 'uss_preview' as UserSessionId;
const AGENT = 'Ida Moen';
const SOURCE = { title: 'example.com', url: 'https://example.com/' };
const FILE_BYTES = 84_000;

export function scene({ scene: played, language }: Pick<PreviewMessage, 'scene' | 'language'>): Thread {
  const { question, answer, suggestions, request, help, fileName } = SCENE_TEXTS[language];
  const file = { name: fileName, url: SOURCE.url, bytes: FILE_BYTES, isPicture: false };
  const withBot = [
    scriptedMessage(1, { userType: 'visitor', value: question }),
    scriptedMessage(2, { value: answer, sources: [SOURCE], canRate: true, suggestions }),
  ];
  const agent = { senderId: 'agent', senderName: AGENT };
  const withAgent = [
    ...withBot,
    scriptedMessage(3, { userType: 'visitor', value: request }),
    scriptedMessage(4, { msgType: 'event', event: 'taken', userType: 'system', ...agent }),
    scriptedMessage(5, { userType: 'agent', value: help, files: [file], ...agent }),
  ];
  const isTaken = played === 'agent';
  const messages = isTaken ? withAgent : withBot;
  return {
    ...newThread({ readSeq: messages.length }),
    connection: 'online',
    loaded: true,
    messages,
    seenSeq: messages.length,
    session: {
      userSessionId: SESSION,
      status: isTaken ? 'ASSIGNED' : 'INPROGRESS',
      agentName: isTaken ? AGENT : null,
      rating: null,
      agentReadSeq: 0,
      answersByEmail: false,
      botAnswers: true,
    },
  };
}

export const scriptedMessage = (seq: number, fields: Partial<Message>): Message => ({
  msgId: `preview-${seq}` as MsgId,
  conversationId: CONVERSATION,
  userSessionId: SESSION,
  seq,
  msgType: 'text',
  userType: 'bot',
  value: '',
  time: new Date().toISOString(),
  senderId: '',
  senderName: '',
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
