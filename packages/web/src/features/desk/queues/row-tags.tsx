/** The tags of a conversation in its row, as dots: a row has no room for their names, which its pane shows. */
import type { UserSessionId } from '@parrot/contract/core';
import { useSessionTags } from '../../../shared/tags/session-tags.ts';
import { tintOfTag } from '../../../shared/tags/tag-chip.tsx';
import { useTagsOf } from '../../../shared/tags/tag-queries.ts';
import classes from './row-tags.module.css';

const SHOWN = 4;

export function RowTags({ userSessionId }: { userSessionId: UserSessionId }) {
  const tags = useTagsOf(useSessionTags(userSessionId));
  if (tags.length === 0) return null;
  const names = tags.map(({ name }) => name).join(', ');
  return (
    <span className={classes.tags} role="img" aria-label={names} title={names}>
      {tags.slice(0, SHOWN).map(({ tagId, color }) => (
        <span key={tagId} className={classes.dot} data-tint={tintOfTag(color)} />
      ))}
    </span>
  );
}
