import type { CallEndReason, CallEntry as Entry } from '@parrot/contract/conversations';
import { durationText } from '../call/call-time.ts';
import type { View } from '../panel/view.ts';
import { CALL_TEXTS } from './call-texts.ts';

type Outcome = Exclude<keyof (typeof CALL_TEXTS)['en'], 'start' | 'voice' | 'video'>;

/** For calls that were not answered. */
const OUTCOMES: Record<CallEndReason, Outcome> = {
  completed: 'cancelled',
  cancelled: 'cancelled',
  declined: 'declined',
  missed: 'missed',
  busy: 'busy',
  disconnected: 'failed',
  failed: 'failed',
  'conversation-ended': 'cancelled',
};

/** 'Video call · 3:12', 'Voice call · Missed'. */
export function CallEntry({ language, entry }: View & { entry: Entry }) {
  const texts = CALL_TEXTS[language];
  const { kind, endReason, startedBy, durationSeconds } = entry;
  // A call of the agent that they gave up is a missed one for the visitor.
  const outcome = endReason === 'cancelled' && startedBy === 'agent' ? 'missed' : OUTCOMES[endReason];
  const result = durationSeconds > 0 ? durationText(durationSeconds * 1_000) : texts[outcome];
  return <>{`${texts[kind]} · ${result}`}</>;
}
