/** One fact per row: an icon, its value, and a detail at the right. */
import { isHttpUrl } from '@parrot/contract/core';
import type { VisitorContext } from '@parrot/contract/desk';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../../shared/clock/use-now.ts';
import { formatLanguageName } from '../../../../shared/format/format-names.ts';
import { IconDeviceLaptop } from '../../../../shared/icons/device-laptop.ts';
import type { Icon } from '../../../../shared/icons/icon.ts';
import { IconLanguage } from '../../../../shared/icons/language.ts';
import { IconLink } from '../../../../shared/icons/link.ts';
import { IconMapPin } from '../../../../shared/icons/map-pin.ts';
import { IconNetwork } from '../../../../shared/icons/network.ts';
import { ExternalLink } from '../../../../shared/ui/external-link.tsx';
import { shortPage } from '../../parts/short-page.ts';
import classes from './visitor.module.css';
import { localTime, locationName } from './visitor-location.ts';

const CLOCK_MS = 20_000;

type VisitorFactsProps = {
  visitor: VisitorContext;
  /** Undefined after the end. */
  isThere: boolean | undefined;
};

export function VisitorFacts({ visitor, isThere }: VisitorFactsProps) {
  const { t } = useTranslation('desk-context');
  const now = useNow(CLOCK_MS);
  const { geoLocation, browser, os, page, language, ipAddress } = visitor;
  const location = locationName(geoLocation);
  const time = localTime(geoLocation.timezone, now);
  const isKnown = ({ name }: { name: string }) => name !== '' && name !== 'Unknown';
  const device = [browser, os]
    .filter(isKnown)
    .map(({ name, version }) => `${name} ${version.split('.')[0] ?? ''}`.trim())
    .join(' · ');
  return (
    <dl className={classes.facts}>
      <Fact
        icon={IconMapPin}
        name={t('visitor.place')}
        aside={time && t('visitor.localTime', { time })}
        help={geoLocation.status === 'timezone' ? t('visitor.byClock') : undefined}
      >
        {location || <i>{t('visitor.noPlace')}</i>}
      </Fact>
      <Fact icon={IconDeviceLaptop} name={t('visitor.device')}>
        {device || <i>{t('visitor.noDevice')}</i>}
      </Fact>
      <Fact
        icon={IconLink}
        name={t('visitor.page')}
        aside={isThere === undefined ? undefined : t(isThere ? 'visitor.pageNow' : 'visitor.pageLast')}
      >
        {isHttpUrl(page) ? (
          <ExternalLink url={page} label={shortPage(page)} />
        ) : (
          page || <i>{t('visitor.noPage')}</i>
        )}
      </Fact>
      <Fact icon={IconLanguage} name={t('visitor.language')}>
        {formatLanguageName(language) || <i>{t('visitor.noLanguage')}</i>}
      </Fact>
      {ipAddress && (
        <Fact icon={IconNetwork} name={t('visitor.address')}>
          {ipAddress}
        </Fact>
      )}
    </dl>
  );
}

type FactProps = {
  icon: Icon;
  name: string;
  aside?: ReactNode;
  help?: string | undefined;
  children: ReactNode;
};

const Fact = ({ icon: Icon, name, aside, help, children }: FactProps) => (
  <div className={classes.fact} title={help}>
    <dt>
      <Icon size={16} stroke={1.75} aria-hidden />
      <span className={classes.hidden}>{name}</span>
    </dt>
    <dd>
      {children}
      {help && <span className={classes.hidden}>{help}</span>}
    </dd>
    {aside && <dd className={classes.aside}>{aside}</dd>}
  </div>
);
