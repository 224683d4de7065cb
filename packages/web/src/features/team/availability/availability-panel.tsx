/** The user's availability, and the form to change it. */
import { Button, Skeleton } from '@mantine/core';
import type { Absence } from '@parrot/contract/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/clock/use-now.ts';
import { formatDateTimeInText } from '../../../shared/format/format-date-time.ts';
import { profileQuery } from '../../../shared/session/session-queries.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Pill } from '../../../shared/ui/pill.tsx';
import { AbsenceText } from './absence-text.tsx';
import { AvailabilityForm } from './availability-form.tsx';
import classes from './availability-panel.module.css';
import { hasEnded, useAbsence, useSetAvailability } from './use-availability.ts';

const TICK_MS = 1_000;

export function AvailabilityPanel() {
  const { t } = useTranslation('profile');
  const { data: profile, error, isError, refetch } = useQuery(profileQuery);
  const lastAbsence = useAbsence();
  const now = useNow(TICK_MS);
  const absence = lastAbsence && !hasEnded(lastAbsence, now) ? lastAbsence : null;
  if (isError && !profile) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!profile) return <Skeleton h={240} radius="lg" />;
  return (
    <>
      <Panel>{absence ? <Away absence={absence} now={now} /> : <Available />}</Panel>
      <Panel
        title={t(absence ? 'availability.changeTitle' : 'availability.leaveTitle')}
        help={t('availability.leaveHelp')}
      >
        <AvailabilityForm isAway={absence !== null} now={now} />
      </Panel>
    </>
  );
}

function Available() {
  const { t } = useTranslation('profile');
  return (
    <div className={classes.state}>
      <div className={classes.text}>
        <Pill dot tone="ok">
          {t('availability.available')}
        </Pill>
        <p className={classes.help}>{t('availability.availableHelp')}</p>
      </div>
    </div>
  );
}

function Away({ absence, now }: { absence: Absence; now: Date }) {
  const { t } = useTranslation(['profile', 'absence']);
  const comeBack = useSetAvailability();
  return (
    <div className={classes.state}>
      <div className={classes.text}>
        <Pill dot tone="warning">
          <AbsenceText until={absence.until} now={now} />
        </Pill>
        <p className={classes.help}>
          {t('availability.because', {
            reason: t(`absence:reasons.${absence.reason}`),
            when: formatDateTimeInText(absence.since, now),
          })}
        </p>
      </div>
      <Button
        loading={comeBack.isPending}
        onClick={() =>
          comeBack.mutate(null, { onSuccess: () => toast.success(t('away.welcome', { ns: 'shell' })) })
        }
      >
        {t('away.back', { ns: 'shell' })}
      </Button>
    </div>
  );
}
