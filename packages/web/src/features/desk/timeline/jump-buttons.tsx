/** Buttons to both ends of the log; shown while the reader is at neither. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconArrowDown } from '../../../shared/icons/arrow-down.ts';
import { IconArrowUp } from '../../../shared/icons/arrow-up.ts';
import classes from './message-log.module.css';
import type { useJumpToEnds } from './use-jump-to-ends.ts';

type JumpButtonsProps = { hasNewMessages: boolean; isAway: boolean; jump: ReturnType<typeof useJumpToEnds> };

export function JumpButtons({ hasNewMessages, isAway, jump }: JumpButtonsProps) {
  const { t } = useTranslation('desk-conversation');
  if (!isAway && !hasNewMessages) return null;
  return (
    <div className={classes.jumps}>
      <Button
        size="sm"
        variant="default"
        className={classes.jump}
        loading={jump.isLoading}
        leftSection={<IconArrowUp size={14} stroke={1.75} />}
        onClick={jump.toStart}
      >
        {t('conversation.toStart')}
      </Button>
      <Button
        size="sm"
        variant={hasNewMessages ? 'filled' : 'default'}
        className={classes.jump}
        leftSection={<IconArrowDown size={14} stroke={1.75} />}
        onClick={jump.toLatest}
      >
        {t(hasNewMessages ? 'conversation.newBelow' : 'conversation.toLatest')}
      </Button>
    </div>
  );
}
