import { LIMITS } from '@parrot/contract/core';
import type { FlowSession } from '@parrot/contract/flows';
import type { Say } from '../../effects.ts';
import type { Finding } from '../../inputs.ts';
import { offeringPerson } from '../../offering-person.ts';
import type { Outcome, Turn } from '../turn.ts';

export function runAnswerFromKnowledge(turn: Turn<'answer-from-knowledge'>): Outcome {
  const { event, session } = turn;
  switch (event.type) {
    case 'entered':
      return { session: listening(session), effects: [] };
    case 'message':
      return ask(session, event.text);
    case 'finding':
      return reply(turn, event.finding);
  }
}

function ask(session: FlowSession, text: string): Outcome {
  const question = text.trim().slice(0, LIMITS.messageLength);
  return {
    session: { ...session, waitingFor: 'finding', question, personOffered: false },
    effects: [{ type: 'findAnswer', question }],
  };
}

function reply({ block, session, texts, desk }: Turn<'answer-from-knowledge'>, finding: Finding): Outcome {
  if (finding.kind === 'answer') {
    const { answer, link } = finding;
    const say: Say = { type: 'say', text: answer, suggestions: [], ...(link === '' ? {} : { link }) };
    return { session: { ...listening(session), unanswered: 0 }, effects: [say] };
  }
  const questions = finding.kind === 'didYouMean' ? finding.suggestions.map(({ question }) => question) : [];
  const text = questions.length > 0 ? texts.didYouMean : texts.unknown;
  const say: Say = { type: 'say', text, suggestions: questions };
  const unanswered = session.unanswered + 1;
  const personOffered = desk.people && unanswered >= block.botEscalationCount;
  return {
    session: { ...listening(session), unanswered, personOffered },
    effects: [personOffered ? offeringPerson(say, texts) : say],
  };
}

const listening = (session: FlowSession): FlowSession => ({
  ...session,
  waitingFor: 'message',
  question: null,
  personOffered: false,
});
