/** Actions on the visitor: send the transcript; for supervisors also export and erase all data. */

import { ActionIcon, Menu } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { permits } from '@parrot/contract/core';
import { exportVisitor } from '@parrot/contract/desk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../../shared/browser/save-file.ts';
import { useQueryChange } from '../../../../shared/browser/use-query-change.ts';
import { call } from '../../../../shared/http/call.ts';
import { IconDots } from '../../../../shared/icons/dots.ts';
import { IconFileDownload } from '../../../../shared/icons/file-download.ts';
import { IconMailForward } from '../../../../shared/icons/mail-forward.ts';
import { IconTrash } from '../../../../shared/icons/trash.ts';
import { useRights } from '../../../../shared/session/use-rights.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import type { DeskSession } from '../../session/desk-session.ts';
import { EraseVisitorDialog } from './erase-visitor-dialog.tsx';
import { TranscriptDialog } from './transcript-dialog.tsx';

export function VisitorMenu({ session, desk }: { session: QueueUser; desk: DeskSession }) {
  const { t } = useTranslation('desk-context');
  const maySupervise = permits(useRights(), exportVisitor.access);
  const [dialog, setDialog] = useState<'transcript' | 'erase' | null>(null);
  const close = () => setDialog(null);
  const changeQuery = useQueryChange();
  /** Nothing is left to show: the conversation closes, and the lists are fetched again. */
  const leave = () => {
    changeQuery((query) => query.delete('session'), { replace: true });
    void desk.tryAgain();
  };
  const take = useMutation({
    mutationFn: () => call(exportVisitor, { body: { userId: session.userId } }),
    onSuccess: ({ fileName, document }) => {
      saveFile(fileName, new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' }));
      toast.success(t('visitor.exported', { fileName }));
    },
  });
  return (
    <>
      <Menu position="bottom-end" width={240}>
        <Menu.Target>
          <ActionIcon size="sm" aria-label={t('visitor.menu')} loading={take.isPending}>
            <IconDots size={16} stroke={1.75} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconMailForward size={16} stroke={1.75} />}
            onClick={() => setDialog('transcript')}
          >
            {t('transcript.open')}
          </Menu.Item>
          {maySupervise && (
            <>
              <Menu.Divider />
              <Menu.Item
                leftSection={<IconFileDownload size={16} stroke={1.75} />}
                onClick={() => take.mutate()}
              >
                {t('visitor.export')}
              </Menu.Item>
              <Menu.Item
                color="red"
                leftSection={<IconTrash size={16} stroke={1.75} />}
                onClick={() => setDialog('erase')}
              >
                {t('erase.open')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'transcript' && <TranscriptDialog session={session} onClose={close} />}
      {dialog === 'erase' && <EraseVisitorDialog session={session} onErased={leave} onClose={close} />}
    </>
  );
}
