/** Lets a bot take a turn in a conversation, and writes down what comes of it: words, where its flow stands, what it wants done. */
import { createHmac } from 'node:crypto';
import type { Message } from '@parrot/contract/conversations';
import type { MsgId } from '@parrot/contract/core';
import type { Thread } from '../sessions/locked-conversation.ts';
import { mayHappen } from '../sessions/session.policy.ts';
import type { Session } from '../sessions/session.ts';
import type { Bot, BotInput, BotLine, BotTurn } from './bot.ts';

/** `cause` names what the turn answers, once in a conversation. */
export type BotTurns = {
  take(thread: Thread, bot: Bot, input: BotInput, cause: string): Promise<BotTurn>;
  /** A new session that the visitor's words begin: `add` stores them after what the bot says first, and before what it asks. */
  begin(thread: Thread, bot: Bot, said: string, add: () => Message): Promise<Message>;
  /** Words only: the flow stays where it stands. */
  say(thread: Thread, bot: Bot, lines: readonly BotLine[], cause: string): void;
};

export function createBotTurns(key: Uint8Array): BotTurns {
  const say: BotTurns['say'] = (thread, bot, lines, cause) => {
    const { conversation } = thread;
    lines.forEach((line, index) => {
      thread.add({
        ...line,
        msgId: botMsgId(key, [conversation.id, cause, index]),
        userType: 'bot',
        senderId: conversation.appId,
        senderName: bot.name,
      });
    });
  };

  const turnOf = async (thread: Thread, bot: Bot, input: BotInput): Promise<BotTurn> => {
    const { conversation, now } = thread;
    return bot.takeTurn(sessionOf(thread).flowState, input, {
      now,
      language: conversation.language,
      timeZone: conversation.timeZone,
      visitorName: conversation.visitorName,
      visitorEmail: conversation.email,
      page: conversation.page,
      visitorValues: thread.visitorValues,
      peopleAreThere: await thread.peopleAreThere(),
    });
  };

  /** All that comes of a turn beside its words; `before` is the session as it was. */
  const settle = (thread: Thread, bot: Bot, turn: BotTurn, before: Session): void => {
    const { now } = thread;
    thread.note({ flowState: turn.flowState });
    thread.remember(turn.visitorValues);
    if (turn.stars !== null) thread.note({ rating: turn.stars, ratedAt: now });
    move(thread, bot, turn);
    thread.note({ resumeAt: resumeAt(turn, before, now) });
    for (const errand of turn.errands) thread.send(errand);
  };

  return {
    say,
    async begin(thread, bot, said, add) {
      const session = sessionOf(thread);
      const turn = await turnOf(thread, bot, { type: 'start', firstMessage: said });
      const cause = `start ${thread.conversation.lastSeq}`;
      const asksAt = turn.lines.findIndex(({ extras }) => extras.expects);
      const greeting = asksAt < 0 ? turn.lines : turn.lines.slice(0, asksAt);
      say(thread, bot, greeting, cause);
      const message = add();
      say(thread, bot, turn.lines.slice(greeting.length), `${cause} asks`);
      settle(thread, bot, turn, session);
      return message;
    },
    async take(thread, bot, input, cause) {
      const session = sessionOf(thread);
      const turn = await turnOf(thread, bot, input);
      if (turn.notNow) return turn;
      if (session.status === 'UNASSIGNED' && !turn.leavesItToPeople) takeBack(thread, bot);
      say(thread, bot, turn.lines, cause);
      settle(thread, bot, turn, session);
      return turn;
    },
  };
}

/** Nobody came: what was written meanwhile was meant for people, and the bot goes on from here. */
function takeBack(thread: Thread, bot: Bot): void {
  const { appId, lastSeq } = thread.conversation;
  thread.move('nobodyCame', { id: appId, name: bot.name });
  thread.note({ handledSeq: lastSeq });
}

function move(thread: Thread, bot: Bot, { handsOver, ends }: BotTurn): void {
  const { appId, visitorId, visitorName } = thread.conversation;
  const { status } = sessionOf(thread);
  if (handsOver && mayHappen('personRequested', status))
    thread.move('personRequested', { id: visitorId, name: visitorName });
  else if (ends && mayHappen('flowEnded', status)) thread.move('flowEnded', { id: appId, name: bot.name });
}

function resumeAt({ resumes }: BotTurn, before: Session, now: Date): Date | null {
  if (resumes === 'asBefore') return before.resumeAt;
  return resumes === 'notByItself' ? null : new Date(now.getTime() + resumes.afterMs);
}

function sessionOf({ session }: Thread): Session {
  if (!session) throw new Error('This conversation has no session yet.');
  return session;
}

/** The same for the same turn, so that no turn is stored twice; keyed, so that no visitor can take it first. */
const botMsgId = (key: Uint8Array, parts: (string | number)[]): MsgId =>
  `b_${createHmac('sha256', key)
    .update(`bot ${parts.join(' ')}`)
    .digest('hex')
    .slice(0, 32)}` as MsgId;
