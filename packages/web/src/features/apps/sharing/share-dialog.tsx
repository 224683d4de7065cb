/** Who has access to an app and through what; with `isGiving`, more can be let in. */
import type { App } from '@parrot/contract/apps';
import { useTranslation } from 'react-i18next';
import { AppDialog } from '../ui/app-dialog.tsx';
import { AppPeople } from './app-access-list.tsx';
import { GiveAccess } from './grant-access-form.tsx';
import classes from './share-dialog.module.css';

type ShareDialogProps = { app: App; isGiving: boolean; onClose: () => void };
const WIDTH = 560;

export function ShareDialog({ app, isGiving, onClose }: ShareDialogProps) {
  const { t } = useTranslation('apps');
  const title = t(isGiving ? 'share.title' : 'share.peopleTitle', { name: app.appName });
  return (
    <AppDialog title={title} size={WIDTH} onClose={onClose}>
      {isGiving && (
        <>
          <p className={classes.text}>{t('share.text')}</p>
          <GiveAccess appId={app.appId} />
          <h3 className={classes.who}>{t('share.who')}</h3>
        </>
      )}
      <AppPeople app={app} />
    </AppDialog>
  );
}
