/** Actions on the visitor: send the transcript; for supervisors also block, export and erase all data. */

import { ActionIcon, Menu } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { permits } from '@parrot/contract/core';
import { exportVisitor } from '@parrot/contract/desk';
import type { ErasureReceipt } from '@parrot/contract/privacy';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../../shared/browser/lazy-part.tsx';
import { saveFile } from '../../../../shared/browser/save-file.ts';
import { useQueryChange } from '../../../../shared/browser/use-query-change.ts';
import { call } from '../../../../shared/http/call.ts';
import { IconDots } from '../../../../shared/icons/dots.ts';
import { IconFileDownload } from '../../../../shared/icons/file-download.ts';
import { IconMailForward } from '../../../../shared/icons/mail-forward.ts';
import { IconMessageOff } from '../../../../shared/icons/message-off.ts';
import { IconTrash } from '../../../../shared/icons/trash.ts';
import { IconUsers } from '../../../../shared/icons/users.ts';
import { useRights } from '../../../../shared/session/use-rights.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import type { DeskSession } from '../../session/desk-session.ts';
import { BlockVisitorDialog } from '../profile/block-visitor-dialog.tsx';
import { profileQuery } from '../profile/profile-queries.ts';
import { EraseVisitorDialog } from './erase-visitor-dialog.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';
import { TranscriptDialog } from './transcript-dialog.tsx';

const MergeVisitorDialog = lazyPart(
  'merge-visitor',
  async () => (await import('../profile/merge-visitor-dialog.tsx')).MergeVisitorDialog,
);

export function VisitorMenu({ session, desk }: { session: QueueUser; desk: DeskSession }) {
  const { t } = useTranslation(['desk-context', 'desk-profile', 'visitor-merge']);
  const profile = useQuery(profileQuery(session.userSessionId));
  const maySupervise = permits(useRights(), exportVisitor.access);
  const [dialog, setDialog] = useState<'transcript' | 'erase' | 'block' | 'merge' | null>(null);
  const [receipt, setReceipt] = useState<ErasureReceipt | null>(null);
  const close = () => setDialog(null);
  const changeQuery = useQueryChange();
  /** Nothing is left to show: the conversation closes, and the lists are fetched again. */
  const leave = () => {
    changeQuery((query) => query.delete('session'), { replace: true });
    void desk.tryAgain();
  };
  const take = useMutation({
    mutationFn: () => call(exportVisitor, { body: { userId: session.userId } }),
    onSuccess: (bytes) => {
      const fileName = `visitor-${session.userId}.zip`;
      saveFile(fileName, new Blob([Uint8Array.from(bytes)], { type: 'application/zip' }));
      toast.success(t('visitor.exported', { fileName }));
    },
  });
  return (
    <>
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <ActionIcon
            size="sm"
            aria-label={t('visitor.menu')}
            data-action="visitorMenu"
            loading={take.isPending}
          >
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
                leftSection={<IconUsers size={16} stroke={1.75} />}
                onClick={() => setDialog('merge')}
              >
                {t('open', { ns: 'visitor-merge' })}
              </Menu.Item>
              {profile.data && !profile.data.blocked && (
                <Menu.Item
                  leftSection={<IconMessageOff size={16} stroke={1.75} />}
                  onClick={() => setDialog('block')}
                >
                  {t('block.open', { ns: 'desk-profile' })}
                </Menu.Item>
              )}
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
      {dialog === 'block' && <BlockVisitorDialog session={session} onClose={close} />}
      {dialog === 'merge' && <MergeVisitorDialog session={session} onClose={close} />}
      {dialog === 'transcript' && <TranscriptDialog session={session} onClose={close} />}
      {dialog === 'erase' && (
        <EraseVisitorDialog
          session={session}
          onErased={(issued) => {
            close();
            setReceipt(issued);
          }}
          onClose={close}
        />
      )}
      {receipt && <ReceiptDialog receipt={receipt} name={session.userName} onClose={leave} />}
    </>
  );
}
