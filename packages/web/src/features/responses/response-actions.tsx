/** What happens after the text of a response was sent. */
import { Checkbox, MultiSelect, Select, Stack } from '@mantine/core';
import type { TagId, UserId } from '@parrot/contract/core';
import { ME, type NamedAction, RESPONSE_STATUSES, type ResponseAction } from '@parrot/contract/responses';
import { TICKET_PRIORITIES } from '@parrot/contract/tickets';
import { useTranslation } from 'react-i18next';
import { FormPart } from '../../shared/form/edit-form.tsx';
import type { FieldProps } from '../../shared/form/use-form.ts';
import { type ActionFields, actionFieldsOf, actionsOf } from './action-fields.ts';
import classes from './responses.module.css';
import type { ResponseOptions } from './use-responses.ts';

type ResponseActionsProps = FieldProps<ResponseAction[]> & {
  options: ResponseOptions;
  /** As stored: names of what the options don't contain. */
  stored: readonly NamedAction[];
};

export function ResponseActions({ options, stored, value, error, onChange }: ResponseActionsProps) {
  const { t } = useTranslation('response-parts');
  const fields = actionFieldsOf(value);
  const change = (next: Partial<ActionFields>) => onChange(actionsOf({ ...fields, ...next }));
  const known = options.tags.map(({ tagId, name }) => ({ value: tagId as string, label: name }));
  const tags = [...known, ...goneTags(stored, t('gone.tag'))];
  const tagsExcept = (others: readonly TagId[]) =>
    tags.filter((tag) => !others.some((tagId) => tagId === tag.value));
  const agents = options.agents.map(({ userId, name }) => ({ value: userId as string, label: name }));
  const others = otherAgents(stored, options, t('gone.agent'));
  return (
    <FormPart title={t('actions.title')} help={t('actions.hint')}>
      <Stack gap="sm">
        <MultiSelect
          size="lg"
          searchable
          hidePickedOptions
          label={t('fields.addTags')}
          nothingFoundMessage={t('fields.noTag')}
          data={tagsExcept(fields.removeTags)}
          value={fields.addTags}
          onChange={(ids) => change({ addTags: ids as TagId[] })}
        />
        <MultiSelect
          size="lg"
          searchable
          hidePickedOptions
          label={t('fields.removeTags')}
          nothingFoundMessage={t('fields.noTag')}
          data={tagsExcept(fields.addTags)}
          value={fields.removeTags}
          onChange={(ids) => change({ removeTags: ids as TagId[] })}
        />
        <div className={classes.pair}>
          <Select
            size="lg"
            clearable
            label={t('fields.status')}
            placeholder={t('fields.unchanged')}
            data={RESPONSE_STATUSES.map((status) => ({ value: status, label: t(`statuses.${status}`) }))}
            value={fields.status}
            onChange={(status) => change({ status })}
          />
          <Select
            size="lg"
            clearable
            label={t('fields.priority')}
            placeholder={t('fields.unchanged')}
            data={TICKET_PRIORITIES.map((priority) => ({
              value: priority,
              label: t(`priorities.${priority}`),
            }))}
            value={fields.priority}
            onChange={(priority) => change({ priority })}
          />
        </div>
        <Select
          size="lg"
          clearable
          searchable
          label={t('fields.assignee')}
          placeholder={t('fields.unchanged')}
          nothingFoundMessage={t('fields.noAgent')}
          data={[{ value: ME as string, label: t('fields.me') }, ...agents, ...others]}
          value={fields.agentId}
          onChange={(agentId) => change({ agentId: agentId as UserId | typeof ME | null })}
        />
        <Checkbox
          label={t('fields.close')}
          checked={fields.close}
          onChange={(event) => change({ close: event.currentTarget.checked })}
        />
        {error && (
          <p className={classes.refused} role="alert">
            {error}
          </p>
        )}
      </Stack>
    </FormPart>
  );
}

/** They stay in the fields until they are removed. */
const goneTags = (stored: readonly NamedAction[], label: string) =>
  stored.flatMap(({ action, isGone }) =>
    isGone && 'tagId' in action ? [{ value: action.tagId as string, label }] : [],
  );

/** Agents of apps that the user can't see, and those who have left. */
const otherAgents = (stored: readonly NamedAction[], { agents }: ResponseOptions, gone: string) =>
  stored.flatMap(({ action, name, isGone }) =>
    action.kind === 'assign' &&
    action.agentId !== ME &&
    !agents.some(({ userId }) => userId === action.agentId)
      ? [{ value: action.agentId as string, label: isGone ? gone : name }]
      : [],
  );
