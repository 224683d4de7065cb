/** The recorded tests: record the current conversation, run all, and review the differences. */
import { Button, Skeleton } from '@mantine/core';
import type { AppId } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../shared/http/api-error.ts';
import { IconPlayerPlay } from '../../../shared/icons/player-play.ts';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import type { TrialState } from '../try-me/trial.ts';
import { RecordTest } from './record-test.tsx';
import { TestRow } from './test-row.tsx';
import classes from './tests.module.css';
import { NotSaved, useFlowTests } from './use-flow-tests.ts';

type TestListProps = { appId: AppId; trial: TrialState; saveFirst: () => Promise<boolean> };

export function TestList({ appId, trial, saveFirst }: TestListProps) {
  const { t } = useTranslation('try');
  const tests = useFlowTests(appId, saveFirst);
  const { list, results, run, save } = tests;
  const isBusy = run.isPending || save.isPending || tests.remove.isPending;
  return (
    <>
      <p className={classes.text}>{t('tests.text')}</p>
      <RecordTest trial={trial} isBusy={isBusy} onRecord={save.mutateAsync} />
      {list.isPending && <Skeleton height={64} radius="md" />}
      {list.error && <LoadFailure error={list.error} onRetry={list.refetch} />}
      {list.data && (
        <>
          <div className={classes.head}>
            <h3 className={classes.title}>{t('tests.title')}</h3>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconPlayerPlay size={14} stroke={1.75} aria-hidden />}
              disabled={list.data.length === 0 || save.isPending}
              loading={run.isPending}
              onClick={() => run.mutate()}
            >
              {t('tests.run')}
            </Button>
          </div>
          <Outcome {...tests} />
          {list.data.length === 0 && <p className={classes.text}>{t('tests.none')}</p>}
          <ul className={classes.list} aria-label={t('tests.list')}>
            {list.data.map((test) => (
              <TestRow
                key={test.flowTestId}
                test={test}
                result={results?.find(({ flowTestId }) => flowTestId === test.flowTestId)}
                isBusy={isBusy}
                onAccept={tests.accept}
                onDelete={() => tests.remove.mutate(test)}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Outcome({ run, results }: Pick<ReturnType<typeof useFlowTests>, 'run' | 'results'>) {
  const { t } = useTranslation('try');
  const failed = results?.filter(({ passed }) => !passed).length ?? 0;
  const texts = () => {
    if (run.isPending) return t('tests.running');
    if (run.error) return run.error instanceof NotSaved ? t('me.notSaved') : messageOf(run.error);
    if (!results || results.length === 0) return '';
    return failed > 0
      ? t('tests.someFailed', { count: failed })
      : t('tests.allPassed', { count: results.length });
  };
  return (
    <p
      role="status"
      className={classes.outcome}
      data-tone={run.error ? 'bad' : failed > 0 ? 'otherwise' : ''}
    >
      {texts()}
    </p>
  );
}
