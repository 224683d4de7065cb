/** The actions of a rule in their order, each with the fields of its kind. */
import { ActionIcon, Button, MultiSelect, Select, TextInput } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import {
  ACTION_KINDS,
  RULE_VARIABLES,
  type RuleAction,
  type RuleActionKind,
  type RuleOptions,
} from '@parrot/contract/rules';
import { TICKET_PRIORITIES } from '@parrot/contract/tickets';
import { useTranslation } from 'react-i18next';
import { LimitedTextarea } from '../../shared/form/limited-textarea.tsx';
import { IconArrowDown } from '../../shared/icons/arrow-down.ts';
import { IconArrowUp } from '../../shared/icons/arrow-up.ts';
import { IconPlus } from '../../shared/icons/plus.ts';
import { IconX } from '../../shared/icons/x.ts';
import classes from './rules.module.css';

const ICON = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;
const STATUSES = ['open', 'pending', 'solved', 'closed'] as const;

type ActionFieldsProps = {
  actions: readonly RuleAction[];
  options: RuleOptions;
  onChange: (actions: RuleAction[]) => void;
};

export function ActionFields({ actions, options, onChange }: ActionFieldsProps) {
  const { t } = useTranslation('rules');
  const put = (at: number, action: RuleAction) =>
    onChange(actions.map((each, index) => (index === at ? action : each)));
  const move = (at: number, by: 1 | -1) => {
    const next = [...actions];
    next.splice(at + by, 0, ...next.splice(at, 1));
    onChange(next);
  };
  return (
    <>
      {actions.map((action, at) => {
        const number = at + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: actions have no other identity while they are edited.
          <fieldset key={at} className={classes.part} aria-label={t('editor.action', { number })}>
            <div className={classes.partHead}>
              <Select
                aria-label={t('editor.actionKind', { number })}
                allowDeselect={false}
                data={ACTION_KINDS.map((value) => ({ value, label: t(`actions.${value}`) }))}
                value={action.do}
                onChange={(value) => {
                  const kind = ACTION_KINDS.find((known) => known === value);
                  if (kind) put(at, newAction(kind, options));
                }}
              />
              <ActionIcon
                aria-label={t('editor.actionUp', { number })}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                <IconArrowUp {...ICON} />
              </ActionIcon>
              <ActionIcon
                aria-label={t('editor.actionDown', { number })}
                disabled={at === actions.length - 1}
                onClick={() => move(at, 1)}
              >
                <IconArrowDown {...ICON} />
              </ActionIcon>
              <ActionIcon
                aria-label={t('editor.removeAction', { number })}
                onClick={() => onChange(actions.filter((_, index) => index !== at))}
              >
                <IconX {...ICON} />
              </ActionIcon>
            </div>
            <ActionValue action={action} options={options} onChange={(next) => put(at, next)} />
          </fieldset>
        );
      })}
      <Button
        variant="default"
        className={classes.add}
        leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
        disabled={actions.length >= LIMITS.ruleActions}
        onClick={() => onChange([...actions, newAction('addTags', options)])}
      >
        {t('editor.addAction')}
      </Button>
    </>
  );
}

type ActionValueProps = {
  action: RuleAction;
  options: RuleOptions;
  onChange: (action: RuleAction) => void;
};

function ActionValue({ action, options: { tags, agents }, onChange }: ActionValueProps) {
  const { t } = useTranslation('rules');
  const label = t(`actions.${action.do}`);
  const members = agents.map(({ userId, name }) => ({ value: userId, label: name }));
  const variables = RULE_VARIABLES.map((name) => `{{${name}}}`).join(' ');
  switch (action.do) {
    case 'addTags':
    case 'removeTags':
      return (
        <MultiSelect
          aria-label={label}
          searchable
          data={tags.map(({ tagId, name }) => ({ value: tagId, label: name }))}
          value={action.tagIds}
          onChange={(chosen) =>
            onChange({
              ...action,
              tagIds: tags.flatMap(({ tagId }) => (chosen.includes(tagId) ? [tagId] : [])),
            })
          }
        />
      );
    case 'setPriority':
      return (
        <Select
          aria-label={label}
          allowDeselect={false}
          data={TICKET_PRIORITIES.map((value) => ({ value, label: t(`priorities.${value}`) }))}
          value={action.priority}
          onChange={(value) => {
            const priority = TICKET_PRIORITIES.find((known) => known === value);
            if (priority) onChange({ ...action, priority });
          }}
        />
      );
    case 'setStatus':
      return (
        <Select
          aria-label={label}
          allowDeselect={false}
          data={STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          value={action.status}
          onChange={(value) => {
            const status = STATUSES.find((known) => known === value);
            if (status) onChange({ ...action, status });
          }}
        />
      );
    case 'assign':
      return (
        <Select
          aria-label={label}
          searchable
          allowDeselect={false}
          data={members}
          value={action.userId}
          onChange={(value) => {
            const agent = agents.find(({ userId }) => userId === value);
            if (agent) onChange({ ...action, userId: agent.userId });
          }}
        />
      );
    case 'addNote':
      return (
        <LimitedTextarea
          aria-label={label}
          description={t('editor.variables', { names: variables })}
          autosize
          minRows={2}
          limit={LIMITS.noteLength}
          value={action.text}
          onChange={({ currentTarget }) => onChange({ ...action, text: currentTarget.value })}
        />
      );
    case 'notify':
      return (
        <>
          <MultiSelect
            aria-label={label}
            searchable
            data={members}
            value={action.userIds}
            onChange={(chosen) =>
              onChange({
                ...action,
                userIds: agents.flatMap(({ userId }) => (chosen.includes(userId) ? [userId] : [])),
              })
            }
          />
          <TextInput
            aria-label={t('editor.notice')}
            placeholder={t('editor.notice')}
            maxLength={LIMITS.ruleNotice}
            value={action.text}
            onChange={({ currentTarget }) => onChange({ ...action, text: currentTarget.value })}
          />
        </>
      );
    case 'webhook':
      return (
        <TextInput
          aria-label={t('editor.url')}
          description={t('editor.webhookHelp')}
          placeholder="https://"
          type="url"
          maxLength={LIMITS.ruleUrl}
          value={action.url}
          onChange={({ currentTarget }) => onChange({ ...action, url: currentTarget.value })}
        />
      );
  }
}

function newAction(kind: RuleActionKind, { agents }: RuleOptions): RuleAction {
  const [first] = agents;
  switch (kind) {
    case 'setPriority':
      return { do: kind, priority: 'high' };
    case 'setStatus':
      return { do: kind, status: 'pending' };
    case 'assign':
      // The author of the rule is at the desk, so there is an agent.
      return first ? { do: kind, userId: first.userId } : { do: 'addNote', text: '' };
    case 'addNote':
      return { do: kind, text: '' };
    case 'notify':
      return { do: kind, userIds: [], text: '' };
    case 'webhook':
      return { do: kind, url: '' };
    default:
      return { do: kind, tagIds: [] };
  }
}
