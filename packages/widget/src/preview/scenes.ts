/** What is said in a preview. The greeting is the bot's own, which the panel draws by itself. */
import type { Message, PreviewMessage } from '@parrot/contract/conversations';
import type { ConversationId, MsgId, UserSessionId } from '@parrot/contract/core';
import { newThread, type Thread } from '../conversation/thread.ts';
import { SCENE_TEXTS } from './scene-texts.ts';

const CONVERSATION = 'cnv_preview' as ConversationId;
const SESSION = 'uss_preview' as UserSessionId;
const AGENT = 'Ida Moen';
const SOURCE = { label: 'example.com', actionUrl: 'https://example.com/' };

export function scene({ scene: played, language }: Pick<PreviewMessage, 'scene' | 'language'>): Thread {
  const { question, answer, suggestions, request, help } = SCENE_TEXTS[language];
  const source = { imageUrl: '', title: '', text: '', buttons: [SOURCE] };
  const withBot = [
    scriptedMessage(1, { userType: 'visitor', value: question }),
    scriptedMessage(2, { value: answer, attachment: source, suggestions }),
  ];
  const agent = { senderId: 'agent', senderName: AGENT };
  const withAgent = [
    ...withBot,
    scriptedMessage(3, { userType: 'visitor', value: request }),
    scriptedMessage(4, { msgType: 'event', event: 'taken', userType: 'system', ...agent }),
    scriptedMessage(5, { userType: 'agent', value: help, ...agent }),
  ];
  const isTaken = played === 'agent';
  const messages = isTaken ? withAgent : withBot;
  return {
    ...newThread({ readSeq: messages.length }),
    line: 'online',
    loaded: true,
    messages,
    seenSeq: messages.length,
    session: {
      userSessionId: SESSION,
      status: isTaken ? 'ASSIGNED' : 'INPROGRESS',
      agentName: isTaken ? AGENT : null,
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
  ...fields,
});
