import type { Outcome, Turn } from '../turn.ts';

export const runMessage = ({ block, session }: Turn<'message'>): Outcome => ({
  session,
  effects: block.text.trim() === '' ? [] : [{ type: 'say', text: block.text, suggestions: [] }],
  next: block.next.done,
});
