/** Adds and removes skills of an agent, one at a time, so that changes of two supervisors add up. */
import { MultiSelect } from '@mantine/core';
import { LIMITS, type TagId, type UserId } from '@parrot/contract/core';
import { changeAgentSkills } from '@parrot/contract/desk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { GROUPS_KEY } from '../../../shared/agents/group-queries.ts';
import { messageOf } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/call.ts';
import { tagsQuery } from '../../../shared/tags/tag-queries.ts';

export function SkillsForm({ userId, skillIds }: { userId: UserId; skillIds: readonly TagId[] }) {
  const { t } = useTranslation('routing');
  const cache = useQueryClient();
  const { data: tags = [], isSuccess } = useQuery(tagsQuery);
  const change = useMutation({
    mutationFn: (body: { add: TagId[]; remove: TagId[] }) =>
      call(changeAgentSkills, { body: { userId, ...body } }),
    onSettled: () => cache.invalidateQueries({ queryKey: GROUPS_KEY }),
    meta: { quiet: true },
  });
  if (isSuccess && tags.length === 0) return <p>{t('skills.noTags')}</p>;
  return (
    <MultiSelect
      label={t('skills.title')}
      description={t('skills.help')}
      placeholder={skillIds.length === 0 ? t('skills.placeholder') : undefined}
      searchable
      hidePickedOptions
      maxValues={LIMITS.agentSkills}
      error={change.error && messageOf(change.error)}
      data={tags.map(({ tagId, name }) => ({ value: tagId as string, label: name }))}
      value={[...skillIds]}
      onChange={(values) => {
        const next = values as TagId[];
        change.mutate({
          add: next.filter((id) => !skillIds.includes(id)),
          remove: skillIds.filter((id) => !next.includes(id)),
        });
      }}
      comboboxProps={{ withinPortal: false }}
      data-autofocus
    />
  );
}
