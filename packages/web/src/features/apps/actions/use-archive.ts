/** Archives and restores apps immediately, with an undo for a while. */
import type { App } from '@parrot/contract/apps';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/toast/toast.ts';
import { undoToast } from '../../../shared/toast/undo-toast.tsx';
import { useArchiveApp, useUnarchiveApp } from './use-app-mutations.ts';

export function useArchive(onGone: () => void) {
  const { t } = useTranslation('apps');
  const put = useArchiveApp();
  const take = useUnarchiveApp();
  const name = (app: App) => ({ name: app.appName });

  const undo = (app: App) =>
    take.mutate(app, { onSuccess: () => toast.success(t('archive.back', name(app))) });
  return {
    archive: (app: App) =>
      put.mutate(app, {
        onSuccess: () => {
          const done = t(app.publishedAt ? 'archive.doneLive' : 'archive.done', name(app));
          undoToast(done, t('undo'), () => undo(app));
          onGone();
        },
      }),
    unarchive: (app: App) =>
      take.mutate(app, {
        onSuccess: () => {
          undoToast(t('archive.back', name(app)), t('undo'), () => put.mutate(app));
          onGone();
        },
      }),
  };
}
