import type { Flow, FlowSession, FlowTexts } from '@parrot/contract/flows';
import { labelInAllLanguages } from '../../flow-texts.ts';
import type { Finding, FindingPart } from '../../inputs.ts';
import { normalizedPhrase } from '../../intents/normalized-phrase.ts';
import { personRequestIn } from '../../intents/person-request.ts';
import { smallTalkIn } from '../../intents/small-talk.ts';
import { offerAgent } from '../../offer-agent.ts';
import { sendMessage } from '../../send-message.ts';
import { nextRequest, oneMore } from '../../session.ts';
import { fill } from '../../templates/fill.ts';
import { storedText } from '../../values/stored-text.ts';
import { textOfMessage } from '../text-of-message.ts';
import { leaveBy, type Outcome, type Turn, waitFor } from '../turn.ts';
import { SMALL_TALK_TEXT } from './small-talk-text.ts';
import { type ShortReply, withoutQuestion } from './without-question.ts';

export function runAnswerFromKnowledge(turn: Turn<'answer-from-knowledge'>): Outcome {
  const { block, event, session } = turn;
  if (event.type === 'finding' && event.finding.parts) return replyToParts(turn, event.finding.parts);
  if (event.type === 'finding')
    return block.keepsListening ? reply(turn, event.finding) : replyOnce(turn, event.finding);
  if (!block.keepsListening) {
    const question = block.question.trim() === '' ? session.lastMessage : fill(block.question, turn);
    if (question.trim() === '') return unanswered(turn, turn.session, []);
    const asksBack = withoutQuestion({ text: question });
    return asksBack ? leaveWithoutQuestion(turn, asksBack, 'nothingFound') : ask(session, question);
  }
  if (event.type !== 'message') return listens(session);
  if (isNoneOfThese(event.text, turn.flow)) return noneMeant(turn);
  const asksBack = withoutQuestion(event);
  return asksBack
    ? listens(session, replyWithoutQuestion(turn, asksBack))
    : ask(session, textOfMessage(event));
}

const OFFERS_PERSON: ReadonlySet<ShortReply> = new Set(['gotFile', 'isBot']);

/** Not a question, so nothing counts as unanswered. An agent can do more with a file than a bot. */
function replyWithoutQuestion({ texts, context }: Turn<'answer-from-knowledge'>, name: ShortReply) {
  const offersPerson = OFFERS_PERSON.has(name) && context.desk.enabled;
  return sendMessage(texts[name], { suggestions: offersPerson ? [texts.talkToPerson] : [] });
}

function leaveWithoutQuestion(
  turn: Turn<'answer-from-knowledge'>,
  name: ShortReply,
  because: 'nothingFound' | 'smallTalk',
): Outcome {
  const effects = turn.block.next.unanswered === null ? [replyWithoutQuestion(turn, name)] : [];
  return leaveBy(turn.session, 'unanswered', { effects, because });
}

function ask(session: FlowSession, text: string): Outcome {
  const question = storedText(text.trim());
  const requests = nextRequest(session);
  return waitFor({ ...session, question, requests }, 'finding', {
    effects: [{ type: 'findAnswer', question }],
  });
}

function reply(turn: Turn<'answer-from-knowledge'>, finding: Finding): Outcome {
  const { block, session, texts, context } = turn;
  if (finding.kind === 'answer') return listens({ ...session, unanswered: 0 }, answering(finding));
  const question = session.question ?? '';
  const smallTalk = smallTalkIn(question);
  if (smallTalk)
    return waitFor({ ...session, question: null }, 'message', {
      effects: [replyWithoutQuestion(turn, SMALL_TALK_TEXT[smallTalk])],
      because: 'smallTalk',
    });
  const counted = { ...session, unanswered: oneMore(session.unanswered) };
  const questions = questionsOf(finding);
  if (questions.length === 0 && block.next.unanswered !== null)
    return leaveBy({ ...counted, question: null }, 'unanswered', { because: 'nothingFound' });
  const choices = questions.length > 0 ? [...questions, texts.noneOfThese] : [];
  const reply = askingBack(texts, choices);
  const isDue = counted.unanswered >= block.botEscalationCount || personRequestIn(question) !== undefined;
  const offers = context.desk.enabled && isDue;
  return listens(counted, offers ? offerAgent(reply, texts) : reply);
}

/** What is left after the answers counts by itself: it is unanswered, however much else was answered. */
function replyToParts(turn: Turn<'answer-from-knowledge'>, parts: readonly FindingPart[]): Outcome {
  const { block, session, context } = turn;
  const effects = parts.flatMap(({ question, finding }, part) => {
    if (finding.kind === 'answer') return [{ ...answering(finding), part }];
    const isHandled =
      smallTalkIn(question) !== undefined ||
      (context.desk.enabled && personRequestIn(question) === 'requested');
    return isHandled ? [] : [{ ...replyToRest(turn, finding), part }];
  });
  const isAllAnswered = effects.every(({ canRate }) => canRate);
  const counted = { ...session, question: null, unanswered: isAllAnswered ? 0 : 1 };
  return block.keepsListening
    ? listens(counted, ...effects)
    : leaveBy(counted, 'answered', { effects, because: 'answerFound' });
}

function replyToRest({ block, texts, context }: Turn<'answer-from-knowledge'>, rest: Finding) {
  const questions = questionsOf(rest);
  const choices =
    questions.length > 0 && block.keepsListening ? [...questions, texts.noneOfThese] : questions;
  const text = questions.length > 0 ? texts.didYouMeanRest : texts.unknownRest;
  const reply = sendMessage(text, { suggestions: choices });
  const isDue = block.keepsListening && block.botEscalationCount <= 1;
  return context.desk.enabled && isDue ? offerAgent(reply, texts) : reply;
}

/** The label that was offered with the choices. */
function isNoneOfThese(text: string, flow: Flow): boolean {
  const phrase = normalizedPhrase(text.slice(0, 200));
  return labelInAllLanguages(flow, 'noneOfThese').some((label) => normalizedPhrase(label) === phrase);
}

/** The question itself was counted when the bot asked back. */
function noneMeant({ block, session, texts, context }: Turn<'answer-from-knowledge'>): Outcome {
  const because = 'noneMeant';
  if (block.next.unanswered !== null) return leaveBy(session, 'unanswered', { because });
  const sorry = sendMessage(texts.unknown);
  const effects = [context.desk.enabled ? offerAgent(sorry, texts) : sorry];
  return waitFor({ ...session, question: null }, 'message', { effects, because });
}

function replyOnce(turn: Turn<'answer-from-knowledge'>, finding: Finding): Outcome {
  const session = { ...turn.session, question: null };
  if (finding.kind !== 'answer') {
    const smallTalk = smallTalkIn(turn.session.question ?? '');
    return smallTalk
      ? leaveWithoutQuestion({ ...turn, session }, SMALL_TALK_TEXT[smallTalk], 'smallTalk')
      : unanswered(turn, session, questionsOf(finding));
  }
  const reply = answering(finding);
  return leaveBy({ ...session, unanswered: 0 }, 'answered', { effects: [reply], because: 'answerFound' });
}

const answering = ({ answer, sources, imageUrl }: Finding & { kind: 'answer' }) =>
  sendMessage(answer, {
    sources,
    canRate: true,
    ...(imageUrl && { attachment: { imageUrl, title: '', text: '', buttons: [] } }),
  });

/** If the branch is not connected, the visitor is at least informed. */
function unanswered(
  { block, texts }: Turn<'answer-from-knowledge'>,
  session: FlowSession,
  questions: string[],
): Outcome {
  const effects = block.next.unanswered === null ? [askingBack(texts, questions)] : [];
  const counted = { ...session, unanswered: oneMore(session.unanswered) };
  return leaveBy(counted, 'unanswered', { effects, because: 'nothingFound' });
}

const askingBack = (texts: FlowTexts, questions: string[]) =>
  sendMessage(questions.length > 0 ? texts.didYouMean : texts.unknown, { suggestions: questions });

const questionsOf = (finding: Finding): string[] =>
  finding.kind === 'didYouMean' ? finding.suggestions.map(({ question }) => question) : [];

const listens = (session: FlowSession, ...effects: ReturnType<typeof sendMessage>[]): Outcome =>
  waitFor({ ...session, question: null }, 'message', { effects });
