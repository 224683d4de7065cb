/** The menu of a bot message: why it was given, how to fix it, and answering again. */
import { ActionIcon, Menu } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../../shared/browser/lazy-part.tsx';
import { loadTexts } from '../../../../shared/i18n/i18n.ts';
import { IconBulb } from '../../../../shared/icons/bulb.ts';
import { IconDots } from '../../../../shared/icons/dots.ts';
import { IconPencilPlus } from '../../../../shared/icons/pencil-plus.ts';
import { IconRefresh } from '../../../../shared/icons/refresh.ts';
import type { MessageReference } from './message-reference.ts';

const AnswerTraceDialog = lazyPart(
  'answer-trace',
  async () => (await import('./answer-trace-dialog.tsx')).AnswerTraceDialog,
);
const AnswerAgainDialog = lazyPart('answer-again', async () => {
  const [{ AnswerAgainDialog }] = await Promise.all([
    import('./answer-again-dialog.tsx'),
    loadTexts(['desk-bot']),
  ]);
  return AnswerAgainDialog;
});
const ProposeFixDialog = lazyPart(
  'propose-fix',
  async () => (await import('./propose-fix-dialog.tsx')).ProposeFixDialog,
);

export function BotMessageMenu({ message, session }: MessageReference) {
  const { t } = useTranslation('desk-context');
  const [dialog, setDialog] = useState<'why' | 'fix' | 'again' | null>(null);
  const close = () => setDialog(null);
  if (message.userType !== 'bot' || message.event) return null;
  return (
    <>
      <Menu position="bottom-end" width={230}>
        <Menu.Target>
          <ActionIcon size="xs" aria-label={t('botMessage.menu')}>
            <IconDots size={14} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconBulb size={16} stroke={1.75} />} onClick={() => setDialog('why')}>
            {t('why.open')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPencilPlus size={16} stroke={1.75} />}
            onClick={() => setDialog('fix')}
          >
            {t('fix.open')}
          </Menu.Item>
          <Menu.Item leftSection={<IconRefresh size={16} stroke={1.75} />} onClick={() => setDialog('again')}>
            {t('botMessage.again')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog === 'why' && (
        <AnswerTraceDialog message={message} onClose={close} onFix={() => setDialog('fix')} />
      )}
      {dialog === 'again' && <AnswerAgainDialog message={message} session={session} onClose={close} />}
      {dialog === 'fix' && <ProposeFixDialog message={message} session={session} onClose={close} />}
    </>
  );
}
