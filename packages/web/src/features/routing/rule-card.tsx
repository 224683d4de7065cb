/** One rule: its position, conditions, target and switch. It is moved by drag, with the arrow keys, or by buttons. */
import { ActionIcon, Button, Switch } from '@mantine/core';
import type { RoutingRuleId } from '@parrot/contract/core';
import type { RoutingRule } from '@parrot/contract/desk';
import { useTranslation } from 'react-i18next';
import { IconAlertTriangle } from '../../shared/icons/alert-triangle.ts';
import { IconGripVertical } from '../../shared/icons/grip-vertical.ts';
import { IconTrash } from '../../shared/icons/trash.ts';
import { MoveButtons } from '../../shared/ui/move-buttons.tsx';
import classes from './routing.module.css';
import { draftOf, useSaveRule } from './use-routing.ts';
import { type KnownNames, useRuleSummary } from './use-rule-summary.ts';

type RuleCardProps = {
  rule: RoutingRule;
  index: number;
  total: number;
  known: KnownNames;
  isDragged: boolean;
  onDrag: (ruleId: RoutingRuleId | null) => void;
  onDrop: () => void;
  onMove: (by: -1 | 1) => void;
  onEdit: () => void;
  onDelete: () => void;
};

export function RuleCard(props: RuleCardProps) {
  const { rule, index, total, known, isDragged, onDrag, onDrop, onMove, onEdit, onDelete } = props;
  const { t } = useTranslation('routing');
  const save = useSaveRule();
  const summary = useRuleSummary(rule, known);
  const { name, isEnabled, missing } = rule;
  return (
    <li
      className={classes.rule}
      data-off={!isEnabled || undefined}
      data-dragged={isDragged || undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <button
        type="button"
        className={classes.grip}
        draggable
        aria-label={t('card.move', { name })}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', name);
          onDrag(rule.ruleId);
        }}
        onDragEnd={() => onDrag(null)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          onMove(event.key === 'ArrowUp' ? -1 : 1);
        }}
      >
        <IconGripVertical size={16} stroke={1.75} aria-hidden />
      </button>
      <div className={classes.about}>
        <h2 className={classes.name}>
          <span className={classes.position}>{t('card.position', { position: index + 1 })}</span> {name}
        </h2>
        <dl className={classes.summary}>
          <div>
            <dt>{t('card.if')}</dt>
            <dd>{summary.conditions}</dd>
          </div>
          <div>
            <dt>{t('card.then')}</dt>
            <dd>{summary.target}</dd>
          </div>
        </dl>
        {missing && (
          <p className={classes.missing}>
            <IconAlertTriangle size={14} stroke={1.75} aria-hidden /> {t(`card.missing.${missing}`)}
          </p>
        )}
      </div>
      <div className={classes.actions}>
        <span className={classes.moves}>
          <MoveButtons
            up={t('card.up', { name })}
            down={t('card.down', { name })}
            isFirst={index === 0}
            isLast={index === total - 1}
            onMove={onMove}
          />
        </span>
        <Switch
          aria-label={t('card.enabled', { name })}
          checked={isEnabled}
          disabled={save.isPending || (missing !== null && !isEnabled)}
          onChange={(event) =>
            save.mutate({ known: rule, draft: { ...draftOf(rule), isEnabled: event.currentTarget.checked } })
          }
        />
        <Button variant="default" aria-label={t('card.editOne', { name })} onClick={onEdit}>
          {t('card.edit')}
        </Button>
        <ActionIcon aria-label={t('card.delete', { name })} onClick={onDelete}>
          <IconTrash size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}
