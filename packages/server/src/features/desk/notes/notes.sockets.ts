import { addNote } from '@parrot/contract/desk';
import { type Caller, onEmit } from '../../../platform/index.ts';
import type { Notes } from './notes.service.ts';

export function noteHandlers<Agent extends Caller>(notes: Notes) {
  const on = onEmit<Agent>();
  return [
    on(addNote, async ({ payload: { userSessionId, ...draft }, who }) => ({
      note: await notes.add(who, userSessionId, draft),
    })),
  ];
}
