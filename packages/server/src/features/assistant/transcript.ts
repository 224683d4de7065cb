import type { TranscriptMessage } from '../conversations/index.ts';

/** How much of a session the assistant reads; older messages rarely matter and cost tokens. */
export const TRANSCRIPT_LIMIT = 200;

const MAX_MESSAGES = 60;
const MAX_LENGTH = 1_000;

/** The latest messages, short enough for a model's input. */
export const toModelInput = (transcript: readonly TranscriptMessage[]): { sender: string; text: string }[] =>
  transcript
    .filter(({ event, value }) => event === null && value.trim() !== '')
    .slice(-MAX_MESSAGES)
    .map(({ userType, value }) => ({ sender: userType, text: value.slice(0, MAX_LENGTH) }));

export const visitorTexts = (transcript: readonly TranscriptMessage[]): string[] =>
  transcript
    .filter(({ userType, value }) => userType === 'visitor' && value.trim() !== '')
    .map(({ value }) => value);
