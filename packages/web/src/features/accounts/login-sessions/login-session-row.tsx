import { Button } from '@mantine/core';
import type { LoginEntry } from '@parrot/contract/accounts';
import { readUserAgent } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { formatDateTimeInText } from '../../../shared/format/format-date-time.ts';
import { IconDeviceDesktop } from '../../../shared/icons/device-desktop.ts';
import { IconDeviceMobile } from '../../../shared/icons/device-mobile.ts';
import { Pill } from '../../../shared/ui/pill.tsx';
import classes from './login-session-list.module.css';

type LoginSessionRowProps = { login: LoginEntry; isEnding: boolean; onEnd: () => void };

export function LoginSessionRow({ login, isEnding, onEnd }: LoginSessionRowProps) {
  const { t } = useTranslation('profile');
  const { browser, os } = readUserAgent(login.userAgent);
  const isKnown = browser.version !== '' || os.name !== 'Unknown';
  const name = isKnown
    ? t('security.sessions.device', { browser: browser.name, system: os.name })
    : t('security.sessions.unknownDevice');
  const Icon = os.name === 'Android' || os.name === 'iOS' ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.row}>
      <span className={classes.icon} aria-hidden>
        <Icon size={18} stroke={1.75} />
      </span>
      <span className={classes.text}>
        <span className={classes.name} title={login.userAgent}>
          {name}
          {login.isCurrent && <Pill tone="ok">{t('security.sessions.current')}</Pill>}
        </span>
        <span className={classes.facts}>
          {t('security.sessions.facts', {
            address: login.ipAddress || t('security.sessions.unknownAddress'),
            tenant: login.tenantName,
            since: formatDateTimeInText(login.signedInAt),
            when: formatDateTimeInText(login.lastUsedAt),
          })}
        </span>
      </span>
      {!login.isCurrent && (
        <Button
          variant="default"
          size="sm"
          loading={isEnding}
          onClick={onEnd}
          aria-label={t('security.sessions.endNamed', { device: name })}
        >
          {t('security.sessions.end')}
        </Button>
      )}
    </li>
  );
}
