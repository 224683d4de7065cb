/** One rule: its switch, what it says, and how often it fired. */
import { ActionIcon, Button, Switch } from '@mantine/core';
import type { Rule, RuleOptions } from '@parrot/contract/rules';
import { useTranslation } from 'react-i18next';
import { formatDateTimeInText } from '../../shared/format/format-date-time.ts';
import { IconTrash } from '../../shared/icons/trash.ts';
import { MoveButtons } from '../../shared/ui/move-buttons.tsx';
import { Pill } from '../../shared/ui/pill.tsx';
import classes from './rules.module.css';
import { useRuleTexts } from './use-rule-texts.ts';
import { useSwitchRule } from './use-rules.ts';

type RuleRowProps = {
  rule: Rule;
  options: RuleOptions;
  onEdit: () => void;
  onDelete: () => void;
  onLog: () => void;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
};

export function RuleRow(props: RuleRowProps) {
  const { rule, options, onEdit, onDelete, onLog, isFirst, isLast, onMove } = props;
  const { t } = useTranslation('rules');
  const { sentence } = useRuleTexts(options);
  const switching = useSwitchRule();
  const { ruleId, name, isOn, warnings, lastFiredAt, timesFired } = rule;
  const shown = switching.isPending ? switching.variables.isOn : isOn;
  return (
    <li className={classes.rule} data-off={!shown || undefined}>
      <Switch
        aria-label={t('row.switch', { name })}
        checked={shown}
        onChange={({ currentTarget }) => switching.mutate({ ruleId, isOn: currentTarget.checked })}
      />
      <div className={classes.ruleText}>
        <h2 className={classes.ruleName}>
          {name}
          {warnings.map((warning) => (
            <Pill key={warning} tone="warning">
              {t(`warnings.${warning}`)}
            </Pill>
          ))}
        </h2>
        <p className={classes.sentence}>{sentence(rule)}</p>
        <p className={classes.quiet}>
          {t('row.fired', { count: timesFired })}
          {lastFiredAt && ` · ${t('row.last', { time: formatDateTimeInText(lastFiredAt) })}`}
        </p>
      </div>
      <div className={classes.ruleActions}>
        <MoveButtons
          up={t('row.up', { name })}
          down={t('row.down', { name })}
          isFirst={isFirst}
          isLast={isLast}
          onMove={onMove}
        />
        <Button variant="subtle" aria-label={t('row.logOf', { name })} onClick={onLog}>
          {t('row.log')}
        </Button>
        <Button variant="default" aria-label={t('row.editOne', { name })} onClick={onEdit}>
          {t('row.edit')}
        </Button>
        <ActionIcon aria-label={t('row.delete', { name })} onClick={onDelete}>
          <IconTrash size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}
