/** The row under the field: assistant, files, hints and the send button. */
import { ActionIcon, Button, FileButton } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { isBlank } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { IconAt } from '../../../shared/icons/at.ts';
import { IconHash } from '../../../shared/icons/hash.ts';
import { IconPaperclip } from '../../../shared/icons/paperclip.ts';
import { IconSend2 } from '../../../shared/icons/send-2.ts';
import { AiMenu } from './ai-menu.tsx';
import classes from './composer.module.css';
import { EmojiButton } from './emoji/emoji-button.tsx';
import type { ComposerState } from './use-composer.ts';

type ComposerFooterProps = { session: QueueUser; composer: ComposerState; isLive: boolean };

export function ComposerFooter({ session, composer, isLive }: ComposerFooterProps) {
  const { t } = useTranslation('desk-conversation');
  const { mode, tray, ai, value, canSend, undoInsert } = composer;
  const isNote = mode !== 'reply';
  return (
    <div className={classes.foot}>
      {isLive && (
        <AiMenu
          session={session}
          draft={value}
          isNote={isNote}
          isBusy={ai.isPending}
          onRequest={(request) => ai.mutate(request)}
        />
      )}
      {!isNote && (
        <>
          <FileButton multiple onChange={(files) => tray.add(files)}>
            {(button) => (
              <ActionIcon {...button} data-action="attach" aria-label={t('files.add')} title={t('files.add')}>
                <IconPaperclip size={18} stroke={1.75} />
              </ActionIcon>
            )}
          </FileButton>
          <ActionIcon
            aria-label={t('composer.responses')}
            data-action="responses"
            title={t('composer.responses')}
            onClick={() => composer.typeSign('#')}
          >
            <IconHash size={18} stroke={1.75} />
          </ActionIcon>
        </>
      )}
      <EmojiButton onPick={composer.insertAtCaret} />
      {mode === 'note' && (
        <ActionIcon
          aria-label={t('composer.mention')}
          title={t('composer.mention')}
          onClick={() => composer.typeSign('@')}
        >
          <IconAt size={18} stroke={1.75} />
        </ActionIcon>
      )}
      {undoInsert && (
        <Button size="xs" variant="subtle" onClick={undoInsert}>
          {t('ai.undo')}
        </Button>
      )}
      <span className={classes.hint} data-end>
        {!isBlank(value) ? t('composer.kept') : t('composer.hint')}
      </span>
      <Button
        type="submit"
        disabled={!canSend}
        loading={composer.isSaving}
        rightSection={<IconSend2 size={16} stroke={1.75} />}
      >
        {t(isNote ? 'composer.save' : composer.isRun ? 'composer.run' : 'composer.send')}
      </Button>
    </div>
  );
}
