/** The state of a crawl: a progress bar while it runs, and text. */
import { Progress } from '@mantine/core';
import type { SiteVisit } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import classes from './sites.module.css';

export function SiteProgress({ visit, name }: { visit: SiteVisit; name: string }) {
  const { t } = useTranslation('studio');
  const { phase, found, waiting, read, failed, skipped, unchanged, current, cutOffBy } = visit;
  const isOn = phase === 'visiting' || phase === 'paused';
  const done = found - waiting;
  const label = [
    isOn ? t('sources.site.progress', { done, found }) : t('sources.site.read', { count: read }),
    failed > 0 && t('sources.site.failed', { count: failed }),
    unchanged > 0 && t('sources.site.unchanged', { count: unchanged }),
    skipped > 0 && t('sources.site.skipped', { count: skipped }),
    phase === 'paused' && t('sources.site.paused'),
    phase === 'cancelled' && t('sources.site.cancelled'),
    cutOffBy && t(`sources.site.cutOffBy.${cutOffBy}`),
  ].filter(Boolean);
  return (
    <span className={classes.visit}>
      {isOn && (
        <Progress
          className={classes.bar}
          value={found === 0 ? 0 : (100 * done) / found}
          animated={phase === 'visiting'}
          aria-label={t('sources.site.progressOf', { name })}
        />
      )}
      <span className={classes.text}>{label.join(' · ')}</span>
      {current && <span className={classes.current}>{t('sources.site.current', { address: current })}</span>}
    </span>
  );
}
