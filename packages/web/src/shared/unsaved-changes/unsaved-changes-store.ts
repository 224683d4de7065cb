/** All unsaved changes, and the prompt before they are lost. */
import type { Location } from 'react-router';
import { createStore } from 'zustand/vanilla';

export type UnsavedChanges = {
  isDirty: () => boolean;
  /** Whether they survive at another address. */
  staysAt: (next: Location) => boolean;
  /** Tries to save before leaving; true once there is nothing left to lose. */
  save?: (() => Promise<boolean>) | undefined;
  /** Why they could not be saved, instead of the default text. */
  message?: (() => string) | undefined;
};

type Question = { message: string; go: () => void; stay: () => void };
/** `canAsk`: something was registered, so that the prompt may be needed. */
type Leaving = { isAsking: boolean; question: Question | null; canAsk: boolean };

const works = new Set<UnsavedChanges>();
export const leavePrompt = createStore<Leaving>(() => ({
  isAsking: false,
  question: null,
  canAsk: false,
}));

export function registerChanges(work: UnsavedChanges): () => void {
  works.add(work);
  leavePrompt.setState({ canAsk: true });
  return () => void works.delete(work);
}

export const dirtyChanges = (): UnsavedChanges[] => [...works].filter(({ isDirty }) => isDirty());

/** One prompt at a time: a second request means the same. */
export function promptBeforeLeaving(question: Question): void {
  if (!leavePrompt.getState().isAsking) leavePrompt.setState({ isAsking: true, question });
}

export function answerPrompt(answer: 'go' | 'stay'): void {
  const { isAsking, question } = leavePrompt.getState();
  if (!isAsking || !question) return;
  leavePrompt.setState({ isAsking: false });
  question[answer]();
}

/** Saves automatically where possible. Null if nothing would be lost, else the message about the rest. */
export async function saveBeforeLeaving(
  atRisk: readonly UnsavedChanges[],
): Promise<{ message: string } | null> {
  const saved = await Promise.all(atRisk.map(({ save }) => save?.() ?? false));
  const lost = atRisk.filter((_, at) => saved[at] !== true);
  if (lost.length === 0) return null;
  const message = lost.map((work) => work.message?.() ?? '').find((text) => text !== '') ?? '';
  return { message };
}
