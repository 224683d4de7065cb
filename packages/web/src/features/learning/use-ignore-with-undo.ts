/** Ignores a group and offers an undo for a while. */
import type { QuestionGroup } from '@parrot/contract/learning';
import { useTranslation } from 'react-i18next';
import { toast } from '../../shared/toast/toast.ts';
import { toastWithUndo } from '../../shared/toast/toast-with-undo.tsx';
import { type LearningOf, useSetState } from './use-learning.ts';

/** Must be called in a component that stays mounted when the group closes. */
export function useIgnoreWithUndo(of: LearningOf) {
  const { t } = useTranslation('learning');
  const move = useSetState(of);
  const reopen = ({ groupId }: QuestionGroup) => move.mutate({ groupIds: [groupId], state: 'open' });
  return (group: QuestionGroup, state: 'open' | 'ignored') =>
    move.mutate(
      { groupIds: [group.groupId], state },
      {
        onSuccess: () =>
          state === 'ignored'
            ? toastWithUndo(t('group.ignored'), () => reopen(group))
            : toast.success(t('group.reopened')),
      },
    );
}
