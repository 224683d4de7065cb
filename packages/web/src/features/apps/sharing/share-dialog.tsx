/** Who has access to an app and why; with `isGranting`, access can be granted. */
import type { App } from '@parrot/contract/apps';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../ui/app-dialog.tsx';
import { AppAccessList } from './app-access-list.tsx';
import { GrantAccessForm } from './grant-access-form.tsx';
import classes from './share-dialog.module.css';

type ShareDialogProps = { app: App; isGranting: boolean; onClose: () => void };
const WIDTH = 560;

export function ShareDialog({ app, isGranting, onClose }: ShareDialogProps) {
  const { t } = useTranslation('apps');
  const title = t(isGranting ? 'share.title' : 'share.peopleTitle', { name: app.appName });
  return (
    <AppDialog title={title} size={WIDTH} onClose={onClose}>
      {isGranting && (
        <>
          <p className={classes.text}>{t('share.text')}</p>
          <GrantAccessForm appId={app.appId} />
          <h3 className={classes.heading}>{t('share.who')}</h3>
        </>
      )}
      <AppAccessList app={app} />
    </AppDialog>
  );
}
