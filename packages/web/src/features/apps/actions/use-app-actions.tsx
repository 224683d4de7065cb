/** Starts an action on an app: immediately, or through a dialog. */
import type { App } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import { type ReactNode, useState } from 'react';
import { useStableCallback } from '../../../shared/ui/use-stable-callback.ts';
import { AppActivity } from '../activity/app-activity.tsx';
import { ShareDialog } from '../sharing/share-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { useArchive } from './use-archive.ts';

type DialogAction = 'rename' | 'duplicate' | 'share' | 'access' | 'activity' | 'delete';
export type AppAction = DialogAction | 'archive' | 'unarchive';
export type StartAction = (action: AppAction, app: App) => void;

type Doing = { action: DialogAction; app: App };
type Around = {
  onOpen: (appId: AppId) => void;
  /** The app has left the list, and its menu with it. */
  onGone: () => void;
};

export function useAppActions({ onOpen, onGone }: Around): { start: StartAction; dialog: ReactNode } {
  const [doing, setDoing] = useState<Doing | null>(null);
  const { archive, unarchive } = useArchive(onGone);
  const close = () => setDoing(null);
  const start: StartAction = useStableCallback((action, app) => {
    if (action === 'archive') return archive(app);
    if (action === 'unarchive') return unarchive(app);
    setDoing({ action, app });
  });

  return {
    start,
    dialog: doing && <ActionDialog {...doing} onClose={close} onOpen={onOpen} onGone={onGone} />,
  };
}

function ActionDialog({ action, app, onClose, onOpen, onGone }: Doing & Around & { onClose: () => void }) {
  switch (action) {
    case 'rename':
      return <RenameDialog app={app} onClose={onClose} />;
    case 'duplicate':
      return <DuplicateDialog app={app} onClose={onClose} onOpen={onOpen} />;
    case 'delete':
      return <DeleteDialog app={app} onClose={onClose} onDeleted={onGone} />;
    case 'activity':
      return <AppActivity app={app} onClose={onClose} />;
    default:
      return <ShareDialog app={app} onClose={onClose} isGranting={action === 'share'} />;
  }
}
