import { newSession } from '../../session.ts';
import type { Outcome, Turn } from '../turn.ts';

/** Also how a visitor who asks for a person gets one, wherever the flow stands. */
export const runHandOver = ({ session, texts, desk }: Pick<Turn, 'session' | 'texts' | 'desk'>): Outcome =>
  desk.people
    ? {
        session: { ...session, waitingFor: 'person', unanswered: 0, personOffered: false, question: null },
        effects: [{ type: 'say', text: texts.handingOver, suggestions: [] }, { type: 'handOver' }],
      }
    : // Nobody would come: the visitor is told so, and may begin anew.
      { session: newSession(), effects: [{ type: 'say', text: texts.unknown, suggestions: [] }] };
