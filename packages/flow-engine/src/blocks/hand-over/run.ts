import type { Outcome, Turn } from '../turn.ts';

/** Also how a visitor who asks for a person gets one, wherever the flow stands. */
export const runHandOver = ({ session, texts }: Pick<Turn, 'session' | 'texts'>): Outcome => ({
  session: { ...session, waitingFor: 'person', unanswered: 0, personOffered: false, question: null },
  effects: [{ type: 'say', text: texts.handingOver, suggestions: [] }, { type: 'handOver' }],
});
