/** Tags in one line: the first ones, and how many more there are. */
import type { TagId } from '@parrot/contract/core';
import classes from './tag-chip.module.css';
import { TagChip } from './tag-chip.tsx';
import { useTagsOf } from './tag-queries.ts';

export function TagList({ tagIds, most }: { tagIds: readonly TagId[]; most: number }) {
  const tags = useTagsOf(tagIds);
  if (tags.length === 0) return null;
  const hidden = tags.slice(most);
  return (
    <span className={classes.row}>
      {tags.slice(0, most).map((tag) => (
        <TagChip key={tag.tagId} tag={tag} />
      ))}
      {hidden.length > 0 && (
        <span className={classes.more} title={hidden.map(({ name }) => name).join(', ')}>
          +{hidden.length}
        </span>
      )}
    </span>
  );
}
