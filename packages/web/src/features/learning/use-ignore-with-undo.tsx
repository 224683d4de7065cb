/** Ignores a group and offers an undo for a while. */
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { QuestionGroup } from '@parrot/contract/learning';
import { useTranslation } from 'react-i18next';
import { toast } from '../../shared/toast/toast.ts';
import classes from './unanswered.module.css';
import { type LearningOf, useSetState } from './use-learning.ts';

const UNDO_MS = 10_000;

/** Must be called in a component that stays mounted when the group closes. */
export function useIgnoreWithUndo(of: LearningOf) {
  const { t } = useTranslation('learning');
  const move = useSetState(of);
  const offerUndo = (group: QuestionGroup) => {
    const undo = () => {
      notifications.hide(shown);
      move.mutate({ groupIds: [group.groupId], state: 'open' });
    };
    const shown = toast.success(
      <span className={classes.undo}>
        {t('group.ignored')}
        <Button size="xs" variant="light" onClick={undo}>
          {t('group.undo')}
        </Button>
      </span>,
      { autoClose: UNDO_MS },
    );
  };
  return (group: QuestionGroup, state: 'open' | 'ignored') =>
    move.mutate(
      { groupIds: [group.groupId], state },
      { onSuccess: () => (state === 'ignored' ? offerUndo(group) : toast.success(t('group.reopened'))) },
    );
}
