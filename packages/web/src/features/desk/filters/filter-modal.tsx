/** All filters of the queues in one form. Nothing changes until it is applied. */
import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import type { UserId } from '@parrot/contract/core';
import { type AgentFilter, CONVERSATION_TYPES, type ConversationType } from '@parrot/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { monitoredAgentsQuery } from '../../../shared/agents/agent-queries.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { TagFilter } from '../../../shared/tags/tag-filter.tsx';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import type { DeskSession } from '../session/desk-session.ts';
import { AppPicker } from './app-picker.tsx';
import { DATES, type DateName, DEFAULT_FILTER, type DeskFilter, type FilterDate } from './desk-filter.ts';

type FilterModalProps = {
  filter: DeskFilter;
  desk: DeskSession;
  mayMonitor: boolean;
  onFilter: (filter: DeskFilter) => void;
  onClose: () => void;
};

export function FilterModal({ filter, desk, mayMonitor, onFilter, onClose }: FilterModalProps) {
  const { t } = useTranslation('desk');
  const opened = useDialog();
  const agents = useQuery({ ...monitoredAgentsQuery, enabled: mayMonitor });
  const apply = (next: DeskFilter) => {
    onFilter(next);
    onClose();
  };
  const {
    values: chosen,
    change,
    formProps,
  } = useForm({
    initial: filter,
    validate: ({ filterDate }) => (isOddRange(filterDate) ? { filterDate: t('filter.odd') } : {}),
    send: async (next) => apply(next),
  });
  const { filterDate: date } = chosen;
  const isOdd = isOddRange(date);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('filter.title')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      <form {...formProps}>
        <Stack gap="md">
          <Select
            label={t('filter.date')}
            description={t('filter.dateHelp')}
            data={[
              ...DATES.map((value) => ({ value, label: t(`filter.dates.${value}`) })),
              { value: 'range', label: t('filter.dates.range') },
            ]}
            value={date.display}
            allowDeselect={false}
            onChange={(value) => value && change({ filterDate: dateOf(value) })}
          />
          {date.display === 'range' && (
            <Group grow gap="sm" align="flex-start">
              <TextInput
                type="date"
                label={t('filter.from')}
                value={date.from}
                max={date.to}
                onChange={(event) => change({ filterDate: { ...date, from: event.currentTarget.value } })}
              />
              <TextInput
                type="date"
                label={t('filter.to')}
                value={date.to}
                min={date.from}
                error={isOdd && t('filter.odd')}
                onChange={(event) => change({ filterDate: { ...date, to: event.currentTarget.value } })}
              />
            </Group>
          )}
          {mayMonitor && (
            <Select
              label={t('filter.agent')}
              searchable
              allowDeselect={false}
              data={[
                { value: 'self', label: t('filter.agents.self') },
                { value: 'all', label: t('filter.agents.all') },
                ...(agents.data ?? []).map(({ userId, name }) => ({ value: userId as string, label: name })),
              ]}
              value={chosen.filterAgent}
              onChange={(value) => value && change({ filterAgent: value as AgentFilter | UserId })}
            />
          )}
          <Select
            label={t('filter.type')}
            allowDeselect={false}
            data={CONVERSATION_TYPES.map((value) => ({ value, label: t(`filter.types.${value}`) }))}
            value={chosen.filterConversationType}
            onChange={(value) => value && change({ filterConversationType: value as ConversationType })}
          />
          <AppPicker desk={desk} chosen={chosen.filterApp} onChoose={(filterApp) => change({ filterApp })} />
          <TagFilter
            label={t('filter.tags')}
            chosen={chosen.filterTags}
            onChoose={(filterTags) => change({ filterTags })}
          />
          <Group justify="space-between">
            <Button variant="subtle" onClick={() => apply(DEFAULT_FILTER)}>
              {t('filter.reset')}
            </Button>
            <Button type="submit" disabled={isOdd}>
              {t('filter.apply')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

const isOddRange = (date: FilterDate): boolean =>
  date.display === 'range' && !(date.from && date.to && date.from <= date.to);

function dateOf(value: string): FilterDate {
  if (value !== 'range') return { display: value as DateName };
  const now = new Date();
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return { display: 'range', from: today, to: today };
}
