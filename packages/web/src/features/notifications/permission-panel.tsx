/** The browser's own permission, with buttons to request and to test it. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { showByBrowser } from '../../shared/browser/notify-browser.ts';
import { toast } from '../../shared/toast/toast.ts';
import { Panel } from '../../shared/ui/panel.tsx';
import { Pill, type Tone } from '../../shared/ui/pill.tsx';
import classes from './permission-panel.module.css';
import { type Permission, usePermission } from './use-permission.ts';

const TONES: Record<Permission, Tone> = {
  granted: 'ok',
  default: 'neutral',
  denied: 'warning',
  unsupported: 'neutral',
};

export function PermissionPanel() {
  const { t } = useTranslation('profile');
  const { permission, ask } = usePermission();

  const test = () => {
    const title = t('notifications.browser.testTitle');
    const isShown = showByBrowser({ title, body: t('notifications.browser.testText'), tag: 'test' });
    if (isShown) toast.success(t('notifications.browser.testSent'));
    else toast.failure(t('notifications.browser.testFailed'));
  };
  return (
    <Panel title={t('notifications.browser.title')}>
      <div className={classes.state}>
        <div className={classes.text}>
          <Pill dot tone={TONES[permission]}>
            {t(`notifications.browser.states.${permission}.name`)}
          </Pill>
          <p className={classes.help}>{t(`notifications.browser.states.${permission}.help`)}</p>
        </div>
        {permission === 'default' && (
          <Button onClick={() => void ask()}>{t('notifications.browser.ask')}</Button>
        )}
        {permission === 'granted' && (
          <Button variant="default" onClick={test}>
            {t('notifications.browser.test')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
