/** When the knowledge was last checked, or how far the running check is. */
import { Button, Progress } from '@mantine/core';
import type { ReplyOf } from '@parrot/contract/core';
import type { listUpkeep } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { formatDateTimeInText } from '../../../shared/format/format-date-time.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { IconRefresh } from '../../../shared/icons/refresh.ts';
import classes from './upkeep.module.css';

type CheckStateProps = {
  check: ReplyOf<typeof listUpkeep>['check'] | undefined;
  isBusy: boolean;
  onCheck: () => void;
};

export function CheckState({ check, isBusy, onCheck }: CheckStateProps) {
  const { t } = useTranslation('upkeep');
  const progress = check?.progress;
  const share = progress && progress.total > 0 ? (100 * progress.done) / progress.total : 0;
  return (
    <div className={classes.check}>
      <div role="status" className={classes.checked}>
        {progress
          ? progress.total > 0
            ? t('check.progress', { done: formatNumber(progress.done), total: formatNumber(progress.total) })
            : t('check.running')
          : check?.checkedAt && t('check.checked', { when: formatDateTimeInText(check.checkedAt) })}
        {progress && <Progress value={share} size="sm" aria-label={t('check.running')} />}
      </div>
      <Button
        variant="default"
        leftSection={<IconRefresh size={16} stroke={1.75} />}
        loading={isBusy}
        disabled={!check || Boolean(progress)}
        onClick={onCheck}
      >
        {t('check.now')}
      </Button>
    </div>
  );
}
