/** A call that has ended, in one line without its kind: who called, how long, and why it ended. */
import type { CallEntry } from '@parrot/contract/conversations';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../../shared/format/format-duration.ts';

export const wasAnswered = ({ durationSeconds, endReason }: CallEntry): boolean =>
  durationSeconds > 0 || endReason === 'completed';

export function useCallText(): (call: CallEntry) => string {
  const { t } = useTranslation('calls');
  return (call) =>
    [
      t(`startedBy.${call.startedBy}`),
      ...(wasAnswered(call) ? [formatDuration(call.durationSeconds)] : []),
      ...(call.endReason === 'completed' ? [] : [t(`endReason.${call.endReason}`)]),
    ].join(' · ');
}
