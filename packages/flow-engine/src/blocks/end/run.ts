import type { Outcome, Turn } from '../turn.ts';

/** Also what happens where a branch leads nowhere. */
export const runEnd = ({ session }: Pick<Turn, 'session'>): Outcome => ({
  session: { ...session, waitingFor: 'nothing', unanswered: 0, personOffered: false, question: null },
  effects: [{ type: 'complete' }],
});
