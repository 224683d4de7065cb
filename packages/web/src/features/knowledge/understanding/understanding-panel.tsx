/** Whether the app matches questions by meaning, and the progress of embedding its content. */
import { Skeleton } from '@mantine/core';
import type { AppId } from '@parrot/contract/core';
import type { Understanding } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { IconAlertTriangle } from '../../../shared/icons/alert-triangle.ts';
import { IconCircleCheck } from '../../../shared/icons/circle-check.ts';
import { IconLetterCase } from '../../../shared/icons/letter-case.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { LearningProgress } from './learning-progress.tsx';
import classes from './understanding.module.css';
import { useUnderstanding } from './use-understanding.ts';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true };
const APPEARANCE = {
  ready: { tone: 'ok', Icon: IconCircleCheck },
  loading: { tone: 'quiet', Icon: IconLetterCase },
  off: { tone: 'quiet', Icon: IconLetterCase },
  failed: { tone: 'warning', Icon: IconAlertTriangle },
} as const;

export function UnderstandingPanel({ appId }: { appId: AppId }) {
  const { t } = useTranslation('studio');
  const { data, error, refetch } = useUnderstanding(appId);
  return (
    <Panel title={t('understanding.title')} help={t('understanding.help')}>
      {data ? (
        <State encoder={data.encoder} learning={data.learning} />
      ) : error ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        <div role="status" aria-label={t('understanding.waiting')}>
          <Skeleton height={44} radius="md" />
        </div>
      )}
    </Panel>
  );
}

function State({ encoder, learning }: Understanding) {
  const { t } = useTranslation('studio');
  const { tone, Icon } = APPEARANCE[encoder];
  return (
    <>
      <p className={classes.state} data-tone={tone} role="status">
        <Icon {...ICON} />
        <span>
          <strong>{t(`understanding.states.${encoder}.label`)}</strong>{' '}
          {t(`understanding.states.${encoder}.help`)}
        </span>
      </p>
      {learning && <LearningProgress learning={learning} />}
    </>
  );
}
