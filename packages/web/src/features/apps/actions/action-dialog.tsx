/** The dialog of an action on an app. */
import type { App } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import { AppActivity } from '../activity/app-activity.tsx';
import { ShareDialog } from '../sharing/share-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

export type ActionDialogProps = {
  action: 'rename' | 'duplicate' | 'share' | 'access' | 'activity' | 'delete';
  app: App;
  onOpen: (appId: AppId) => void;
  /** The app has left the list, and its menu with it. */
  onGone: () => void;
  onClose: () => void;
};

export function ActionDialog({ action, app, onClose, onOpen, onGone }: ActionDialogProps) {
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
