/** What happens once the reply is sent; each action can be removed. */
import { UnstyledButton } from '@mantine/core';
import { keyOfAction } from '@parrot/contract/responses';
import { useTranslation } from 'react-i18next';
import { IconX } from '../../../../shared/icons/x.ts';
import { actionText } from '../../../../shared/responses/action-text.ts';
import type { PlannedAction } from './planned-actions.ts';
import classes from './responses.module.css';

type PlannedActionsBarProps = {
  actions: readonly PlannedAction[];
  onRemove: (action: PlannedAction) => void;
};

export function PlannedActionsBar({ actions, onRemove }: PlannedActionsBarProps) {
  const { t } = useTranslation('response-parts');
  return (
    <div className={classes.bar}>
      <span className={classes.then}>{t('then')}</span>
      <ul className={classes.chips} aria-label={t('planned')}>
        {actions.map((each) => (
          <li
            key={keyOfAction(each.action)}
            className={classes.chip}
            data-gone={each.isGone || undefined}
            title={actionText(each)}
          >
            <span className={classes.name}>{actionText(each)}</span>
            <UnstyledButton
              className={classes.remove}
              aria-label={t('removeAction', { action: actionText(each) })}
              onClick={() => onRemove(each)}
            >
              <IconX size={12} stroke={2} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
