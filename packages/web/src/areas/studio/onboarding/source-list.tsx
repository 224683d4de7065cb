/** The sites and files of the bot, and the progress of reading each. */
import { Button, Loader } from '@mantine/core';
import type { AppId } from '@parrot/contract/core';
import { controlSite, type Source } from '@parrot/contract/knowledge';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sourceProblemText } from '../../../features/apps/create/add-source.ts';
import { SiteProgress } from '../../../features/knowledge/sites/site-progress.tsx';
import { call } from '../../../shared/http/call.ts';
import { IconAlertTriangle } from '../../../shared/icons/alert-triangle.ts';
import { IconCheck } from '../../../shared/icons/check.ts';
import { IconPlayerStop } from '../../../shared/icons/player-stop.ts';
import classes from './source-list.module.css';
import { useRefreshSources } from './use-sources.ts';

export function SourceList({ appId, sources }: { appId: AppId; sources: readonly Source[] }) {
  const { t } = useTranslation('onboarding');
  const refresh = useRefreshSources(appId);
  /** What was read until then stays. */
  const stop = useMutation({
    mutationFn: ({ sourceId }: Source) => call(controlSite, { body: { appId, sourceId, act: 'cancel' } }),
    onSettled: refresh,
  });
  if (sources.length === 0) return null;
  return (
    <ul className={classes.sources} aria-label={t('sources.label')} aria-live="polite">
      {sources.map((source) => (
        <li key={source.sourceId} className={classes.source} data-state={source.state}>
          <Mark state={source.state} />
          <span className={classes.text}>
            <span>{source.title}</span>
            {source.site && source.state !== 'error' ? (
              <SiteProgress visit={source.site} name={source.title} />
            ) : (
              <span className={classes.state}>
                {source.state === 'in progress'
                  ? t('sources.reading')
                  : isRead(source.state)
                    ? t('sources.read', { count: source.passageCount })
                    : t('sources.failed', { problem: sourceProblemText(source.problem ?? 'broken') })}
              </span>
            )}
          </span>
          {source.site?.phase === 'visiting' && (
            <Button
              className={classes.stop}
              variant="default"
              size="compact-sm"
              leftSection={<IconPlayerStop size={14} stroke={1.75} aria-hidden />}
              loading={stop.isPending}
              onClick={() => stop.mutate(source)}
            >
              {t('sources.stop')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Mark({ state }: Pick<Source, 'state'>) {
  if (state === 'in progress') return <Loader size={16} aria-hidden />;
  if (isRead(state)) return <IconCheck size={16} stroke={1.75} aria-hidden />;
  return <IconAlertTriangle size={16} stroke={1.75} aria-hidden />;
}

/** Whether it is published makes no difference here. */
const isRead = (state: Source['state']): boolean => state === 'ready' || state === 'staged';
