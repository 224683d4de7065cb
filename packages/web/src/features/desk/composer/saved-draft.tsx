/** A reply or whisper that was not sent before the conversation got another owner; it can be copied. */
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { UserSessionId } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { IconCheck } from '../../../shared/icons/check.ts';
import { IconCopy } from '../../../shared/icons/copy.ts';
import classes from './saved-draft.module.css';
import { useUnsentStore } from './unsent-store.ts';

type SavedDraftProps = {
  userSessionId: UserSessionId;
  /** The bot has the conversation, so the whisper is still being written. */
  isBots?: boolean;
};

export function SavedDraft({ userSessionId, isBots = false }: SavedDraftProps) {
  const { t } = useTranslation('desk-conversation');
  const reply = useUnsentStore(({ drafts }) => drafts[userSessionId]?.reply ?? '');
  const unsent = useUnsentStore(({ outgoing }) => outgoing[userSessionId]);
  const whisper = useUnsentStore(({ drafts }) => (isBots ? '' : (drafts[userSessionId]?.whisper ?? '')));
  const { copied, copy, error } = useClipboard();
  const text = [...(unsent ?? []).map(({ value }) => value), reply, whisper]
    .filter((part) => part.trim() !== '')
    .join('\n');
  if (text === '') return null;
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <section className={classes.draft} aria-label={t('left.draft')}>
      <p className={classes.head}>
        <b>{t('left.draft')}</b> {t('left.draftKept')}
      </p>
      <p className={classes.text} dir="auto">
        {text}
      </p>
      <Button
        size="xs"
        variant="default"
        leftSection={<Icon size={14} stroke={1.75} />}
        aria-live="polite"
        onClick={() => copy(text)}
      >
        {t(copied ? 'left.copied' : 'left.copy')}
      </Button>
      {error && (
        <p className={classes.failure} role="alert">
          {t('left.copyFailed')}
        </p>
      )}
    </section>
  );
}
