/** One recorded test: its result and the differences. */
import { Button } from '@mantine/core';
import type { FlowTest, FlowTestResult } from '@parrot/contract/flows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pill } from '../../../shared/ui/pill.tsx';
import classes from './tests.module.css';
import { TurnDifference } from './turn-difference.tsx';

type TestRowProps = {
  test: FlowTest;
  result: FlowTestResult | undefined;
  isBusy: boolean;
  onAccept: (result: FlowTestResult) => void;
  onDelete: () => void;
};

export function TestRow({ test: { name, turns }, result, isBusy, onAccept, onDelete }: TestRowProps) {
  const { t } = useTranslation('try');
  const [asks, setAsks] = useState(false);
  return (
    <li className={classes.test} aria-label={name}>
      <div className={classes.row}>
        <span className={classes.testName}>{name}</span>
        {result ? (
          <Pill tone={result.passed ? 'ok' : 'warning'} dot>
            {t(result.passed ? 'tests.passed' : 'tests.failed')}
          </Pill>
        ) : (
          <span className={classes.quiet}>{t('tests.turns', { count: turns.length })}</span>
        )}
      </div>
      {result && !result.passed && (
        <>
          <ol className={classes.differences}>
            {result.turns.map((turn, at) =>
              turn.same ? null : (
                // biome-ignore lint/suspicious/noArrayIndexKey: turns stay in their order.
                <TurnDifference key={at} turn={turn} />
              ),
            )}
          </ol>
          <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => onAccept(result)}>
            {t('tests.accept')}
          </Button>
        </>
      )}
      <div className={classes.actions}>
        {asks ? (
          <>
            <Button size="compact-sm" color="red" disabled={isBusy} onClick={onDelete}>
              {t('tests.reallyDelete')}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => setAsks(false)}>
              {t('tests.keep')}
            </Button>
          </>
        ) : (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            aria-label={t('tests.deleteNamed', { name })}
            disabled={isBusy}
            onClick={() => setAsks(true)}
          >
            {t('tests.delete')}
          </Button>
        )}
      </div>
    </li>
  );
}
