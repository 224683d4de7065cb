/** Chooses tags to filter by. */
import { MultiSelect } from '@mantine/core';
import { LIMITS, type TagId } from '@parrot/contract/core';
import { useQuery } from '@tanstack/react-query';
import { tagsQuery } from './tag-queries.ts';

type TagFilterProps = { label: string; chosen: TagId[]; onChoose: (chosen: TagId[]) => void };

export function TagFilter({ label, chosen, onChoose }: TagFilterProps) {
  const { data = [] } = useQuery(tagsQuery);
  return (
    <MultiSelect
      label={label}
      searchable
      clearable
      maxValues={LIMITS.tagsPerConversation}
      data={data.map(({ tagId, name }) => ({ value: tagId as string, label: name }))}
      value={chosen}
      onChange={(values) => onChoose(values as TagId[])}
    />
  );
}
