/** Asks agents, at their first visit to the desk, for permission to show notifications. Not modal. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { playSound } from '../../../shared/browser/play-sound.ts';
import { IconBell } from '../../../shared/icons/bell.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { consentUndecided, rememberConsentRequest } from './consent.ts';
import classes from './consent-bar.module.css';

export function ConsentBar() {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(consentUndecided);
  if (!asks) return null;

  const close = () => {
    rememberConsentRequest();
    setAsks(false);
  };
  const ask = async () => {
    close();
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') toast.failure(t('consent.blockedHelp'), { title: t('consent.blocked') });
  };
  const testSound = async () => {
    if (!(await playSound())) toast.failure(t('consent.noSound'));
  };

  return (
    <section className={classes.bar} aria-label={t('consent.label')}>
      <IconBell size={18} stroke={1.75} aria-hidden className={classes.icon} />
      <p className={classes.text}>{t('consent.text')}</p>
      <div className={classes.actions}>
        <Button variant="subtle" size="compact-sm" onClick={() => void testSound()}>
          {t('consent.testSound')}
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={close}>
          {t('consent.later')}
        </Button>
        <Button size="compact-sm" onClick={() => void ask()}>
          {t('consent.allow')}
        </Button>
      </div>
    </section>
  );
}
