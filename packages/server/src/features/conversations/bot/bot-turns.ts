/**
 * Runs a turn of the bot in a conversation and records its result: messages, flow state and outbound effects.
 */
import { createHmac } from 'node:crypto';
import type { Message } from '@parrot/contract/conversations';
import type { MsgId } from '@parrot/contract/core';
import { usedWhisper } from '../sessions/bot-whisper.policy.ts';
import type { LockedConversation } from '../sessions/locked-conversation.ts';
import { canTransition } from '../sessions/session.policy.ts';
import type { Session } from '../sessions/session.ts';
import type { Bot, BotContext, BotInput, BotMessage, BotProfile, BotTurn } from './bot.ts';
import { withinMs } from './within-ms.ts';

/**
 * `cause` identifies what the turn responds to, uniquely in a conversation. Past the plan's daily limit no flow
 * runs: the bot asks the visitor to leave a message where it would take the lead, and is silent otherwise.
 */
export type BotTurns = {
  take(
    locked: LockedConversation,
    bot: Bot,
    input: BotInput,
    cause: string,
  ): Promise<Pick<BotTurn, 'isDeferred'>>;
  /**
   * Answers a message that was just added if that takes only moments. Otherwise changes nothing, and an event
   * makes the bot answer once the message is stored.
   */
  answerAtOnce(locked: LockedConversation, bot: Bot, message: Message): Promise<AnsweredAtOnce | undefined>;
  /** Past the plan's daily limit. */
  askForMessage(
    locked: LockedConversation,
    bot: Pick<BotProfile, 'name' | 'leaveMessage'>,
    cause: string,
  ): void;
  /**
   * Starts a session with a message of the visitor: `add` stores it after the greeting and before the first
   * question.
   */
  begin(locked: LockedConversation, bot: Bot, text: string, add: () => Message): Promise<Message>;
  /** Adds messages without running the flow. */
  write(
    locked: LockedConversation,
    bot: Pick<BotProfile, 'name'>,
    messages: readonly BotMessage[],
    cause: string,
  ): void;
};

type AnsweredAtOnce = { usesKnowledge: boolean };

/** The turn runs under the lock of the conversation, and other messages wait for the same transaction. */
const AT_ONCE_MS = 100;
const TAKES_LEAD: readonly BotInput['type'][] = ['start', 'returned'];

export function createBotTurns(key: Uint8Array): BotTurns {
  const write: BotTurns['write'] = (locked, bot, messages, cause) => {
    const { conversation } = locked;
    messages.forEach(({ whisperedBy, ...message }, index) => {
      locked.add({
        ...message,
        extras: { ...message.extras, ...(whisperedBy && { correctedBy: whisperedBy }) },
        msgId: botMsgId(key, [conversation.id, cause, index]),
        userType: 'bot',
        senderId: conversation.appId,
        senderName: bot.name,
      });
    });
  };

  const contextOf = async (locked: LockedConversation): Promise<BotContext> => {
    const { conversation, now } = locked;
    const { whisper } = sessionOf(locked);
    return {
      now,
      language: conversation.language,
      timeZone: conversation.timeZone,
      visitorName: conversation.visitorName,
      visitorEmail: conversation.email,
      page: conversation.page,
      visitorValues: locked.visitorValues,
      desk: await locked.readDesk(),
      whisper: whisper?.state === 'pending' ? whisper : null,
    };
  };

  const runTurn = async (locked: LockedConversation, bot: Bot, input: BotInput): Promise<BotTurn> => {
    const context = await contextOf(locked);
    return bot.takeTurn(sessionOf(locked).flowState, input, context);
  };

  /** Everything but the messages; `before` is the session as it was before the turn. */
  const record = (locked: LockedConversation, bot: Bot, turn: BotTurn, before: Session): void => {
    const { now } = locked;
    locked.update({
      flowState: turn.flowState,
      ...(turn.whisper && { whisper: whisperOf(before, turn.whisper) }),
    });
    locked.setVisitorValues(turn.visitorValues);
    if (turn.stars !== null) locked.update({ rating: turn.stars, ratedAt: now });
    transition(locked, bot, turn);
    locked.update({ resumeAt: resumeAt(turn, before, now) });
    for (const effect of turn.effects) locked.requestEffect(effect);
  };

  const askForMessage: BotTurns['askForMessage'] = (locked, bot, cause) => {
    const value = bot.leaveMessage(locked.conversation.language);
    const message = { value, attachment: null, suggestions: [], files: [], extras: {}, trace: null };
    write(locked, bot, [message], cause);
  };

  const store = (locked: LockedConversation, bot: Bot, turn: BotTurn, cause: string): void => {
    const session = sessionOf(locked);
    if (turn.isDeferred) return;
    if (session.status === 'UNASSIGNED' && !turn.staysWithAgents) takeBack(locked, bot);
    write(locked, bot, turn.messages, cause);
    record(locked, bot, turn, session);
  };

  return {
    write,
    async begin(locked, bot, text, add) {
      const session = sessionOf(locked);
      const cause = `start ${locked.conversation.lastSeq}`;
      if (session.overLimit) {
        const message = add();
        askForMessage(locked, bot, cause);
        return message;
      }
      const turn = await runTurn(locked, bot, { type: 'start', firstMessage: text });
      const firstQuestion = turn.messages.findIndex(({ extras }) => extras.expects);
      const greeting = firstQuestion < 0 ? turn.messages : turn.messages.slice(0, firstQuestion);
      write(locked, bot, greeting, cause);
      const message = add();
      write(locked, bot, turn.messages.slice(greeting.length), `${cause} asks`);
      record(locked, bot, turn, session);
      return message;
    },
    async take(locked, bot, input, cause) {
      const session = sessionOf(locked);
      if (session.overLimit) {
        if (TAKES_LEAD.includes(input.type)) askForMessage(locked, bot, cause);
        return { isDeferred: false };
      }
      const turn = await runTurn(locked, bot, input);
      store(locked, bot, turn, cause);
      return turn;
    },
    async answerAtOnce(locked, bot, { seq, value: text, files }) {
      // Read before the time limit: nothing may use the transaction after it has ended.
      const context = await contextOf(locked);
      const input = { type: 'message' as const, text, files };
      const turn = await withinMs(AT_ONCE_MS, bot.takeTurn(sessionOf(locked).flowState, input, context));
      if (!turn || turn.isDeferred) return undefined;
      store(locked, bot, turn, messageCause(seq));
      locked.update({ handledSeq: seq });
      return { usesKnowledge: usesKnowledge(turn) };
    },
    askForMessage,
  };
}

/** The cause of a turn that answers a message: the same at once and later, so that it is stored once. */
export const messageCause = (seq: number): string => `message ${seq}`;

const usesKnowledge = ({ messages, effects }: BotTurn): boolean =>
  messages.some(({ trace }) => trace?.finding) || effects.some(({ type }) => type === 'writeAnswer');

/** No agent came. What the visitor wrote meanwhile was meant for agents, so the bot does not answer it. */
function takeBack(locked: LockedConversation, bot: Bot): void {
  const { appId, lastSeq } = locked.conversation;
  locked.transition('noAgentCame', { id: appId, name: bot.name });
  locked.update({ handledSeq: lastSeq });
}

function transition(locked: LockedConversation, bot: Bot, { handsOver, ends }: BotTurn): void {
  const { appId, visitorId, visitorName } = locked.conversation;
  const { status } = sessionOf(locked);
  if (handsOver && canTransition('agentRequested', status))
    locked.transition('agentRequested', { id: visitorId, name: visitorName });
  else if (ends && canTransition('flowEnded', status))
    locked.transition('flowEnded', { id: appId, name: bot.name });
}

const whisperOf = ({ whisper }: Session, state: NonNullable<BotTurn['whisper']>): Session['whisper'] =>
  whisper && (state === 'used' ? usedWhisper(whisper) : { ...whisper, state });

function resumeAt({ resumes }: BotTurn, before: Session, now: Date): Date | null {
  if (resumes === 'unchanged') return before.resumeAt;
  return resumes === 'never' ? null : new Date(now.getTime() + resumes.afterMs);
}

function sessionOf({ session }: LockedConversation): Session {
  if (!session) throw new Error('conversation has no session');
  return session;
}

/** The same for a repeated turn, so that it is stored once; keyed, so that visitors can't use it before. */
const botMsgId = (key: Uint8Array, parts: (string | number)[]): MsgId =>
  `b_${createHmac('sha256', key)
    .update(`bot ${parts.join(' ')}`)
    .digest('hex')
    .slice(0, 32)}` as MsgId;
