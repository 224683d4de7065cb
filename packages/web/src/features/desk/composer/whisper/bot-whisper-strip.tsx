/** The pending whisper to the bot, with its author; or why it was not used, so that nothing written is lost. */
import { ActionIcon, Button, CopyButton } from '@mantine/core';
import type { BotWhisper, QueueUser } from '@parrot/contract/conversations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../../shared/format/format-date-time.ts';
import { IconEar } from '../../../../shared/icons/ear.ts';
import { IconX } from '../../../../shared/icons/x.ts';
import { focusComposer } from '../composer-focus.ts';
import { saveDraft } from '../unsent-store.ts';
import classes from './bot-whisper.module.css';
import { editWhisper, useCancelWhisper, useWhisperHint } from './use-bot-whisper.ts';

type BotWhisperStripProps = { session: QueueUser; ownId: string; isMine: boolean };

export function BotWhisperStrip(props: BotWhisperStripProps) {
  const { t } = useTranslation('desk-whisper');
  const [dismissed, setDismissed] = useState<string | null>(null);
  const hint = useWhisperHint();
  const { whisper } = props.session;
  if (!whisper || whisper.state === 'used' || dismissed === whisper.whisperId) return null;
  if (whisper.state === 'canceled' && isOwnCancel(whisper, props.ownId)) return null;
  const isYours = whisper.agentId === props.ownId;
  return (
    <section className={classes.strip} data-state={whisper.state} aria-label={t('strip.label')}>
      <div className={classes.message} role="status">
        <p className={classes.meta}>
          <IconEar size={13} stroke={1.75} aria-hidden />
          <b>{t(whisper.state === 'canceled' ? 'strip.unused' : 'strip.label')}</b>
          <span>
            {isYours ? t('conversation.you', { ns: 'desk-conversation' }) : whisper.agentName} ·{' '}
            <time dateTime={whisper.at}>{formatTime(whisper.at)}</time>
          </span>
        </p>
        <p className={classes.text} dir="auto">
          {whisper.text}
        </p>
        <p className={classes.state}>{stateOf(whisper)}</p>
      </div>
      {whisper.state === 'pending' && <PendingActions {...props} whisper={whisper} />}
      {whisper.state === 'canceled' && (
        <CanceledActions {...props} whisper={whisper} onDismiss={() => setDismissed(whisper.whisperId)} />
      )}
    </section>
  );

  function stateOf({ state, canceled }: BotWhisper): string {
    if (canceled) return t(`strip.canceled.${canceled.because}`, { name: canceled.byName });
    return state === 'answering' ? t('strip.answering') : t(`hint.${hint}`);
  }
}

/** Known to the agent who did it. */
const isOwnCancel = ({ agentId, agentName, canceled }: BotWhisper, ownId: string): boolean =>
  canceled?.because === 'byAgent' && (agentId !== ownId || canceled.byName === agentName);

type ActionsProps = BotWhisperStripProps & { whisper: BotWhisper };

function PendingActions({ session, whisper }: ActionsProps) {
  const { t } = useTranslation('desk-whisper');
  const cancel = useCancelWhisper(session);
  return (
    <div className={classes.actions}>
      <Button
        size="xs"
        variant="default"
        onClick={() => {
          editWhisper(session);
          focusComposer(session.userSessionId);
        }}
      >
        {t('strip.edit')}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        loading={cancel.isPending}
        onClick={() => cancel.mutate(whisper.whisperId)}
      >
        {t('strip.cancel')}
      </Button>
    </div>
  );
}

function CanceledActions({ session, isMine, whisper, onDismiss }: ActionsProps & { onDismiss: () => void }) {
  const { t } = useTranslation('desk-whisper');
  return (
    <div className={classes.actions}>
      {isMine ? (
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            saveDraft(session.userSessionId, { reply: whisper.text, mode: 'reply' });
            focusComposer(session.userSessionId);
            onDismiss();
          }}
        >
          {t('strip.useAsReply')}
        </Button>
      ) : (
        <CopyButton value={whisper.text}>
          {({ copied, copy }) => (
            <Button size="xs" variant="default" onClick={copy}>
              {t(copied ? 'strip.copied' : 'strip.copy')}
            </Button>
          )}
        </CopyButton>
      )}
      <ActionIcon aria-label={t('strip.dismiss')} onClick={onDismiss}>
        <IconX size={16} stroke={1.75} />
      </ActionIcon>
    </div>
  );
}
