import { type Block, FLOW_VERSION, type Flow, type FlowTexts } from '@parrot/contract/flows';

type Settings = { welcome: string; botEscalationCount: number; texts: FlowTexts };

/** What a Q&A app does: greet, then answer from the knowledge for as long as the visitor asks. */
export function questionsAndAnswersFlow({ welcome, botEscalationCount, texts }: Settings): Flow {
  const answers: Block = { type: 'answer-from-knowledge', botEscalationCount, next: {} };
  const greeting: Block = { type: 'message', text: welcome, next: { done: 'answers' } };
  const beginning: Block = { type: 'start', next: { done: 'welcome' } };
  return {
    version: FLOW_VERSION,
    start: 'start',
    blocks: { start: beginning, welcome: greeting, answers },
    texts,
  };
}
