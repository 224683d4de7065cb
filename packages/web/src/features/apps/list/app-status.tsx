/**
 * The status of an app: a dot, its label, and its meaning in a tooltip. A status we do not know is shown as
 * is.
 */
import { parseAppStatus, type AppStatus as Status } from '@parrot/contract/apps';
import { useTranslation } from 'react-i18next';
import { TooltipOnDemand } from '../../../shared/floating/tooltip-on-demand.tsx';
import type { Tone } from '../../../shared/ui/pill.tsx';
import classes from './app-status.module.css';

const TONES: Record<Status, Tone> = {
  published: 'ok',
  draft: 'warning',
  pending: 'info',
  error: 'danger',
  Created: 'neutral',
};

export function AppStatus({ status: text }: { status: string }) {
  const { t } = useTranslation('studio');
  const status = parseAppStatus(text);
  if (!status)
    return (
      <span className={classes.status} data-tone="neutral">
        <span className={classes.dot} aria-hidden />
        {text}
      </span>
    );
  return (
    <TooltipOnDemand label={t(`status.${status}.help`)}>
      <span className={classes.status} data-tone={TONES[status]}>
        <span className={classes.dot} aria-hidden />
        {t(`status.${status}.label`)}
        <span className={classes.help}>{t(`status.${status}.help`)}</span>
      </span>
    </TooltipOnDemand>
  );
}
