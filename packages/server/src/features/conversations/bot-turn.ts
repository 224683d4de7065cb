/** Writes a bot's turn into a conversation: what it says, where its flow stands, and whether it steps aside. */
import { createHmac } from 'node:crypto';
import type { MsgId } from '@parrot/contract/core';
import type { Bot, BotTurn } from './bot.ts';
import { mayHappen } from './session.policy.ts';
import type { Thread } from './thread.ts';

/** `cause` names what the turn answers, once in a conversation. */
export type WriteBotTurn = (thread: Thread, bot: Bot, turn: BotTurn, cause: string) => void;

export function createWriteBotTurn(key: Uint8Array): WriteBotTurn {
  return (thread, bot, turn, cause) => {
    const { conversation } = thread;
    turn.lines.forEach((line, index) => {
      thread.add({
        ...line,
        msgId: botMsgId(key, [conversation.id, cause, index]),
        userType: 'bot',
        senderId: conversation.appId,
        senderName: bot.name,
      });
    });
    thread.note({ flowState: turn.flowState });
    if (turn.handsOver && thread.session && mayHappen('personRequested', thread.session.status))
      thread.move('personRequested', { id: conversation.visitorId, name: conversation.visitorName });
  };
}

/** The same for the same turn, so that no turn is stored twice; keyed, so that no visitor can take it first. */
const botMsgId = (key: Uint8Array, parts: (string | number)[]): MsgId =>
  `b_${createHmac('sha256', key)
    .update(`bot ${parts.join(' ')}`)
    .digest('hex')
    .slice(0, 32)}` as MsgId;
