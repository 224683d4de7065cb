/** The pages and files of the bot, and the progress of reading each. */
import { Loader } from '@mantine/core';
import type { Source } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { sourceProblemText } from '../../../features/apps/create/add-source.ts';
import { IconAlertTriangle } from '../../../shared/icons/alert-triangle.ts';
import { IconCheck } from '../../../shared/icons/check.ts';
import classes from './source-list.module.css';

export function SourceList({ sources }: { sources: readonly Source[] }) {
  const { t } = useTranslation('onboarding');
  if (sources.length === 0) return null;
  return (
    <ul className={classes.sources} aria-label={t('sources.label')} aria-live="polite">
      {sources.map((source) => (
        <li key={source.sourceId} className={classes.source} data-state={source.state}>
          <Mark state={source.state} />
          <span className={classes.text}>
            <span>{source.title}</span>
            <span className={classes.state}>
              {source.state === 'in progress'
                ? t('sources.reading')
                : isRead(source.state)
                  ? t('sources.read', { count: source.passageCount })
                  : t('sources.failed', { problem: sourceProblemText(source.problem ?? 'broken') })}
            </span>
          </span>
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
