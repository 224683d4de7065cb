import type { FlowSession, FlowTexts } from '@parrot/contract/flows';
import type { Finding } from '../../inputs.ts';
import { normalizedPhrase } from '../../intents/normalised.ts';
import { offerAgent } from '../../offer-agent.ts';
import { sendMessage } from '../../send-message.ts';
import { nextRequest, oneMore } from '../../session.ts';
import { fill } from '../../templates/fill.ts';
import { storedText } from '../../values/stored-text.ts';
import { textOfMessage } from '../text-of-message.ts';
import { leaveBy, type Outcome, type Turn, waitFor } from '../turn.ts';
import { type AskBack, withoutQuestion } from './without-question.ts';

export function runAnswerFromKnowledge(turn: Turn<'answer-from-knowledge'>): Outcome {
  const { block, event, session } = turn;
  if (event.type === 'finding')
    return block.keepsListening ? reply(turn, event.finding) : replyOnce(turn, event.finding);
  if (!block.keepsListening) {
    const question = block.question.trim() === '' ? session.lastMessage : fill(block.question, turn);
    if (question.trim() === '') return unanswered(turn, turn.session, []);
    const asksBack = withoutQuestion({ text: question });
    return asksBack ? notAsked(turn, asksBack) : ask(session, question);
  }
  if (event.type !== 'message') return listens(session);
  if (isNoneOfThese(event.text, turn.texts)) return noneMeant(turn);
  const asksBack = withoutQuestion(event);
  return asksBack ? listens(session, askingWhat(turn, asksBack)) : ask(session, textOfMessage(event));
}

/** Not a question, so nothing counts as unanswered. An agent can do more with a file than a bot. */
function askingWhat({ texts, context }: Turn<'answer-from-knowledge'>, asksBack: AskBack) {
  const offersPerson = asksBack === 'gotFile' && context.desk.enabled;
  return sendMessage(texts[asksBack], { suggestions: offersPerson ? [texts.talkToPerson] : [] });
}

function notAsked(turn: Turn<'answer-from-knowledge'>, asksBack: AskBack): Outcome {
  const effects = turn.block.next.unanswered === null ? [askingWhat(turn, asksBack)] : [];
  return leaveBy(turn.session, 'unanswered', { effects, because: 'nothingFound' });
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
  const counted = { ...session, unanswered: oneMore(session.unanswered) };
  const questions = questionsOf(finding);
  if (questions.length === 0 && block.next.unanswered !== null)
    return leaveBy({ ...counted, question: null }, 'unanswered', { because: 'nothingFound' });
  const choices = questions.length > 0 ? [...questions, texts.noneOfThese] : [];
  const reply = askingBack(texts, choices);
  const offers = context.desk.enabled && counted.unanswered >= block.botEscalationCount;
  return listens(counted, offers ? offerAgent(reply, texts) : reply);
}

/** The label that was offered with the choices, in the visitor's language. */
const isNoneOfThese = (text: string, { noneOfThese }: FlowTexts): boolean =>
  normalizedPhrase(text.slice(0, 200)) === normalizedPhrase(noneOfThese);

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
  if (finding.kind !== 'answer') return unanswered(turn, session, questionsOf(finding));
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
