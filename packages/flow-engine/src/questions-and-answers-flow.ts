import { type Block, FLOW_VERSION, type Flow } from '@parrot/contract/flows';
import { type GreetingGiven, greeting } from './greeting.ts';

/** The flow of Q&A and GenAI apps: greet, then keep answering from the knowledge. */
export function questionsAndAnswersFlow(given: GreetingGiven): Flow {
  const common = { title: '', part: null };
  const start: Block = { type: 'start', ...common, next: { done: 'welcome' } };
  const welcome: Block = {
    type: 'message',
    ...common,
    content: { kind: 'text', words: greeting(given) },
    next: { done: 'answers' },
  };
  const answers: Block = {
    type: 'answer-from-knowledge',
    ...common,
    keepsListening: true,
    question: '',
    botEscalationCount: given.settings.appearance.botEscalationCount,
    next: { answered: null, unanswered: null },
  };
  return {
    version: FLOW_VERSION,
    language: given.language,
    start: 'start',
    blocks: { start, welcome, answers },
    parts: [],
    values: [],
    texts: {},
    places: { start: { x: 0, y: 0 }, welcome: { x: 0, y: 148 }, answers: { x: 0, y: 296 } },
    notes: [],
  };
}
