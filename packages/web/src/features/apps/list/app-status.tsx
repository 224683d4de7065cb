/** The state of an app: a dot, its name, and what it means when one points at it. */
import { Tooltip } from '@mantine/core';
import type { AppStatus as Status } from '@parrot/contract/apps';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../../shared/ui/pill.tsx';
import classes from './app-status.module.css';

const TONES: Record<Status, Tone> = {
  published: 'ok',
  draft: 'warning',
  pending: 'info',
  error: 'danger',
  Created: 'neutral',
};

export function AppStatus({ status }: { status: Status }) {
  const { t } = useTranslation('studio');
  return (
    <Tooltip label={t(`status.${status}.help`)}>
      <span className={classes.status} data-tone={TONES[status]}>
        <span className={classes.dot} aria-hidden />
        {t(`status.${status}.label`)}
        <span className={classes.help}>{t(`status.${status}.help`)}</span>
      </span>
    </Tooltip>
  );
}
