import type { Outcome, Turn } from '../turn.ts';

export const runStart = ({ block, session }: Turn<'start'>): Outcome => ({
  session,
  effects: [],
  next: block.next.done,
});
