/** A site: the state of its crawl, its actions, settings and pages. */
import { ActionIcon, Button, Drawer, Skeleton } from '@mantine/core';
import type { SiteSettings, SiteVisit, Source } from '@parrot/contract/knowledge';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTimeInText } from '../../../shared/format/format-date-time.ts';
import { messageOf } from '../../../shared/http/api-error.ts';
import { IconExternalLink } from '../../../shared/icons/external-link.ts';
import { IconPlayerPause } from '../../../shared/icons/player-pause.ts';
import { IconPlayerPlay } from '../../../shared/icons/player-play.ts';
import { IconRefresh } from '../../../shared/icons/refresh.ts';
import { IconReload } from '../../../shared/icons/reload.ts';
import { IconWorld } from '../../../shared/icons/world.ts';
import { IconX } from '../../../shared/icons/x.ts';
import { MoreButton } from '../../../shared/table/more-button.tsx';
import { toast } from '../../../shared/toast/toast.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { SourceState } from '../sources/source-state.tsx';
import sourceClasses from '../sources/sources.module.css';
import type { SourcesOf } from '../sources/use-sources.ts';
import { SiteFields } from './site-fields.tsx';
import { SiteProgress } from './site-progress.tsx';
import classes from './sites.module.css';
import { useChangeSite, useControlCrawl, useSitePages } from './use-sites.ts';

const ICON = { size: 14, stroke: 1.75, 'aria-hidden': true };

type Acts = { onOpenPage: (page: Source) => void; onReadAgain: (page: Source) => void };
type SiteDrawerProps = { of: SourcesOf; source: Source | null; onClose: () => void } & Acts;

export function SiteDrawer({ of, source, onClose, ...acts }: SiteDrawerProps) {
  const { t } = useTranslation('studio');
  return (
    <Drawer
      opened={source !== null}
      onClose={onClose}
      position="right"
      size={560}
      title={source?.title}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      {source?.site && <Opened key={source.sourceId} of={of} source={source} visit={source.site} {...acts} />}
    </Drawer>
  );
}

type OpenedProps = { of: SourcesOf; source: Source; visit: SiteVisit } & Acts;

function Opened({ of, source, visit, onOpenPage, onReadAgain }: OpenedProps) {
  const { t } = useTranslation(['studio', 'apps']);
  const control = useControlCrawl(of);
  const { sourceId, title } = source;
  const isOn = visit.phase === 'visiting';
  const act = (which: Parameters<typeof control.mutate>[0]['act']) => () =>
    control.mutate({ sourceId, act: which });
  const button = { size: 'xs', variant: 'default', disabled: control.isPending } as const;
  return (
    <>
      <div className={sourceClasses.head}>
        <SourceState state={source.state} />
        <Button
          component="a"
          href={source.address}
          target="_blank"
          rel="noreferrer"
          size="xs"
          variant="default"
          leftSection={<IconExternalLink {...ICON} />}
        >
          {t('sources.site.open')}
        </Button>
      </div>
      {source.problem && (
        <p className={sourceClasses.failure}>{t(`apps:sourceProblems.${source.problem}`)}</p>
      )}
      <div role="status">
        <SiteProgress visit={visit} name={title} />
      </div>
      <div className={classes.actions}>
        {isOn && (
          <Button {...button} leftSection={<IconPlayerPause {...ICON} />} onClick={act('pause')}>
            {t('sources.site.pause')}
          </Button>
        )}
        {visit.phase === 'paused' && (
          <Button {...button} leftSection={<IconPlayerPlay {...ICON} />} onClick={act('resume')}>
            {t('sources.site.resume')}
          </Button>
        )}
        {(isOn || visit.phase === 'paused') && (
          <Button {...button} leftSection={<IconX {...ICON} />} onClick={act('cancel')}>
            {t('sources.site.cancel')}
          </Button>
        )}
        {!isOn && (
          <Button {...button} leftSection={<IconRefresh {...ICON} />} onClick={act('visit')}>
            {t('sources.site.visit')}
          </Button>
        )}
        {visit.failed > 0 && !isOn && (
          <Button {...button} leftSection={<IconReload {...ICON} />} onClick={act('retry')}>
            {t('sources.site.retry', { count: visit.failed })}
          </Button>
        )}
      </div>
      <Settings of={of} source={source} visit={visit} />
      <Pages of={of} source={source} isVisiting={isOn} onOpenPage={onOpenPage} onReadAgain={onReadAgain} />
    </>
  );
}

function Settings({ of, source, visit }: Omit<OpenedProps, keyof Acts>) {
  const { t } = useTranslation('studio');
  const { way, mostPages, mostDepth, schedule } = visit;
  const [wanted, setWanted] = useState<SiteSettings>({ way, mostPages, mostDepth, schedule });
  const change = useChangeSite(of);
  const save = () =>
    change.mutate(
      { sourceId: source.sourceId, ...wanted },
      { onSuccess: () => void toast.success(t('sources.site.saved')) },
    );
  return (
    <details className={classes.settings}>
      <summary>{t('sources.site.settings')}</summary>
      <SiteFields value={wanted} onChange={setWanted} />
      {change.error && (
        <p className={sourceClasses.failure} role="alert">
          {messageOf(change.error)}
        </p>
      )}
      <div className={classes.save}>
        <Button size="sm" loading={change.isPending} onClick={save}>
          {t('sources.site.save')}
        </Button>
        <span className={classes.next}>
          {visit.nextAt
            ? t('sources.site.next', { when: formatDateTimeInText(visit.nextAt) })
            : t('sources.site.noNext')}
        </span>
      </div>
    </details>
  );
}

type PagesProps = { of: SourcesOf; source: Source; isVisiting: boolean } & Acts;

function Pages({ of, source, isVisiting, onOpenPage, onReadAgain }: PagesProps) {
  const { t } = useTranslation(['studio', 'apps']);
  const pages = useSitePages(of.appId, source.sourceId, isVisiting);
  const items = pages.data?.pages.flatMap((page) => page.items) ?? [];
  if (pages.isPending)
    return (
      <div role="status" aria-label={t('sources.site.loading')}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={52} mb={4} />
        ))}
      </div>
    );
  if (pages.isLoadingError) return <LoadFailure error={pages.error} onRetry={pages.refetch} />;
  if (items.length === 0)
    return (
      <EmptyState
        icon={<IconWorld size={28} stroke={1.75} />}
        title={t(isVisiting ? 'sources.stillReading' : 'sources.site.noPages')}
      />
    );
  return (
    <>
      <ul className={classes.pages} aria-label={t('sources.site.pages')}>
        {items.map((page) => (
          <li key={page.sourceId} className={classes.page}>
            <button type="button" className={classes.title} onClick={() => onOpenPage(page)}>
              {page.title === page.address ? pathOf(page.address) : page.title}
            </button>
            <SourceState state={page.state} />
            <ActionIcon
              variant="subtle"
              disabled={page.state === 'in progress'}
              aria-label={t('sources.site.readAgain', { name: page.title })}
              onClick={() => onReadAgain(page)}
            >
              <IconRefresh {...ICON} />
            </ActionIcon>
            {page.title !== page.address && <span className={classes.address}>{pathOf(page.address)}</span>}
            {page.problem && (
              <span className={classes.problem}>
                {t(`apps:sourceProblems.${page.problem}`)} {page.passageCount > 0 && t('sources.keptOld')}
              </span>
            )}
          </li>
        ))}
      </ul>
      <MoreButton query={pages} label={t('sources.showMore')} />
    </>
  );
}

/** The part of a URL that differs between the pages of a site. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
