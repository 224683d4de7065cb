/** Starts an action on an app: immediately, or through a dialog. */
import type { App } from '@parrot/contract/apps';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../../shared/browser/lazy-part.tsx';
import { useStableCallback } from '../../../shared/ui/use-stable-callback.ts';
import type { ActionDialogProps } from './action-dialog.tsx';
import { useArchive } from './use-archive.ts';

type Doing = Pick<ActionDialogProps, 'action' | 'app'>;
export type AppAction = Doing['action'] | 'archive' | 'unarchive';
export type StartAction = (action: AppAction, app: App) => void;

export const loadActionDialog = async () => (await import('./action-dialog.tsx')).ActionDialog;
const ActionDialog = lazyPart('app-action', loadActionDialog);

export function useAppActions({ onOpen, onGone }: Pick<ActionDialogProps, 'onOpen' | 'onGone'>): {
  start: StartAction;
  dialog: ReactNode;
} {
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
