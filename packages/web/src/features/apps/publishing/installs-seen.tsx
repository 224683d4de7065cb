/** Where the bot was loaded recently, and where it was blocked. */
import { Button, Skeleton } from '@mantine/core';
import { type AppId, MINUTE_MS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/clock/use-now.ts';
import { formatDateTime } from '../../../shared/format/format-date-time.ts';
import { IconRefresh } from '../../../shared/icons/refresh.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { Pill } from '../../../shared/ui/pill.tsx';
import classes from './allowed-domains.module.css';
import type { AllowedDomains } from './allowed-domains.tsx';
import card from './publish-panel.module.css';
import { useInstallsSeen } from './use-publish-checks.ts';

/** An install seen this recently counts as active. */
const LATELY = 5 * MINUTE_MS;

export function InstallsSeen({ appId, domains }: { appId: AppId; domains: AllowedDomains }) {
  const { t } = useTranslation('designer');
  const { data, error, isPending, isFetching, refetch } = useInstallsSeen(appId);
  const now = useNow(MINUTE_MS);
  return (
    <section className={card.card}>
      <div className={card.head}>
        <h2 className={card.title}>{t('sightings.title')}</h2>
        <Button
          size="sm"
          variant="default"
          loading={isFetching && !isPending}
          leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
          onClick={() => void refetch()}
        >
          {t('sightings.refresh')}
        </Button>
      </div>
      {isPending && <Skeleton height={60} radius="md" />}
      {!isPending && !data && <LoadFailure error={error} onRetry={refetch} />}
      {data?.length === 0 && <p className={card.text}>{t('sightings.none')}</p>}
      {data && data.length > 0 && (
        <ul className={classes.list} aria-label={t('sightings.title')}>
          {data.map(({ site, lastSeenAt, allowed }) => (
            <li key={site} className={classes.domain}>
              <span className={classes.name}>
                {site} <span className={card.quiet}>{formatDateTime(lastSeenAt, now)}</span>
              </span>
              {!allowed && (
                <>
                  <Pill tone="warning">{t('sightings.notAllowed')}</Pill>
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={t('sightings.allowNamed', { site })}
                    onClick={() => domains.onChange([...domains.value, site])}
                  >
                    {t('sightings.allow')}
                  </Button>
                </>
              )}
              {allowed && now.getTime() - Date.parse(lastSeenAt) < LATELY && (
                <Pill tone="ok" dot>
                  {t('sightings.inPlace')}
                </Pill>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
