/** Starts what can be done with an app: at once, or with a dialog that asks for what is needed. */
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

type DialogAct = 'rename' | 'duplicate' | 'share' | 'people' | 'activity' | 'delete';
export type AppAct = DialogAct | 'archive' | 'unarchive';
export type StartAct = (act: AppAct, app: App) => void;

type Doing = { act: DialogAct; app: App };
type Around = {
  onOpen: (appId: AppId) => void;
  /** The app has left the list, and its menu with it. */
  onGone: () => void;
};

export function useAppActs({ onOpen, onGone }: Around): { start: StartAct; dialog: ReactNode } {
  const [doing, setDoing] = useState<Doing | null>(null);
  const { archive, unarchive } = useArchive(onGone);
  const close = () => setDoing(null);
  const start: StartAct = useStableCallback((act, app) => {
    if (act === 'archive') return archive(app);
    if (act === 'unarchive') return unarchive(app);
    setDoing({ act, app });
  });

  return {
    start,
    dialog: doing && <ActDialog {...doing} onClose={close} onOpen={onOpen} onGone={onGone} />,
  };
}

function ActDialog({ act, app, onClose, onOpen, onGone }: Doing & Around & { onClose: () => void }) {
  switch (act) {
    case 'rename':
      return <RenameDialog app={app} onClose={onClose} />;
    case 'duplicate':
      return <DuplicateDialog app={app} onClose={onClose} onOpen={onOpen} />;
    case 'delete':
      return <DeleteDialog app={app} onClose={onClose} onDeleted={onGone} />;
    case 'activity':
      return <AppActivity app={app} onClose={onClose} />;
    default:
      return <ShareDialog app={app} onClose={onClose} isGiving={act === 'share'} />;
  }
}
