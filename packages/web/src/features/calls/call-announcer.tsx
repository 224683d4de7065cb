/** Tells screen readers what happens in the call, wherever it is shown. */
import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCallState } from './calls-store.ts';
import { useEndText } from './use-end-text.ts';

export function CallAnnouncer() {
  const { t } = useTranslation('calls');
  const phase = useCallState((state) => state.phase);
  const name = useCallState((state) => state.call?.visitorName ?? '');
  const endText = useEndText();
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {phase === 'ended' ? endText : phase === 'idle' ? '' : t(`announce.${phase}`, { name })}
    </VisuallyHidden>
  );
}
