/** All that somebody is working on and has not saved, and the question that is asked before it is lost. */
import type { Location } from 'react-router';
import { createStore } from 'zustand/vanilla';

export type UnsavedChanges = {
  isDirty: () => boolean;
  /** Whether it is still there at another address. */
  staysAt: (next: Location) => boolean;
  /** Tries to save it on the way out, where that needs nobody; true once there is nothing left to lose. */
  save?: (() => Promise<boolean>) | undefined;
  /** Why it could not be saved, in place of the usual words. */
  message?: (() => string) | undefined;
};

type Question = { message: string; go: () => void; stay: () => void };
type Leaving = { isAsking: boolean; question: Question | null };

const works = new Set<UnsavedChanges>();
export const leavePrompt = createStore<Leaving>(() => ({ isAsking: false, question: null }));

export function registerChanges(work: UnsavedChanges): () => void {
  works.add(work);
  return () => void works.delete(work);
}

export const dirtyChanges = (): UnsavedChanges[] => [...works].filter(({ isDirty }) => isDirty());

/** Asked once at a time: whoever asks again meanwhile means the same. */
export function askBeforeLeaving(question: Question): void {
  if (!leavePrompt.getState().isAsking) leavePrompt.setState({ isAsking: true, question });
}

export function answerLeaving(answer: 'go' | 'stay'): void {
  const { isAsking, question } = leavePrompt.getState();
  if (!isAsking || !question) return;
  leavePrompt.setState({ isAsking: false });
  question[answer]();
}

/** Saves what can be saved by itself. Null: nothing would be lost; else what is said of the rest. */
export async function saveBeforeLeaving(
  atRisk: readonly UnsavedChanges[],
): Promise<{ message: string } | null> {
  const saved = await Promise.all(atRisk.map(({ save }) => save?.() ?? false));
  const lost = atRisk.filter((_, at) => saved[at] !== true);
  if (lost.length === 0) return null;
  const message = lost.map((work) => work.message?.() ?? '').find((text) => text !== '') ?? '';
  return { message };
}
