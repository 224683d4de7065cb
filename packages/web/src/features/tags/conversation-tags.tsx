/** The tags of a conversation and its ticket: chips to remove, and a picker to add more. */
import type { UserSessionId } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../shared/browser/lazy-part.tsx';
import { messageOf } from '../../shared/http/api-error.ts';
import { useSessionTags } from '../../shared/tags/session-tags.ts';
import { TagChip } from '../../shared/tags/tag-chip.tsx';
import { useTagsOf } from '../../shared/tags/tag-queries.ts';
import { TagPicker } from './tag-picker.tsx';
import classes from './tags.module.css';
import { useChangeSessionTags, useCreateTag } from './use-tags.ts';

const ManageTagsDialog = lazyPart(
  'manage-tags',
  async () => (await import('./manage-tags-dialog.tsx')).ManageTagsDialog,
);

export function ConversationTags({ userSessionId }: { userSessionId: UserSessionId }) {
  const { t } = useTranslation('tickets');
  const tagIds = useSessionTags(userSessionId);
  const tags = useTagsOf(tagIds);
  const change = useChangeSessionTags(userSessionId);
  const create = useCreateTag();
  const [isManaging, setManaging] = useState(false);
  const failure = create.error ?? change.error;
  const createAndAdd = (name: string) =>
    create.mutate(name, { onSuccess: ({ tag }) => change.mutate({ add: [tag.tagId] }) });
  return (
    <fieldset className={classes.tags} aria-label={t('tags.title')}>
      <div className={classes.chips}>
        {tags.map((tag) => (
          <TagChip
            key={tag.tagId}
            tag={tag}
            remove={{
              label: t('tags.remove', { name: tag.name }),
              onRemove: () => change.mutate({ remove: [tag.tagId] }),
            }}
          />
        ))}
        <TagPicker
          chosen={tagIds}
          isBusy={create.isPending}
          onPick={(tagId) => change.mutate({ add: [tagId] })}
          onCreate={createAndAdd}
          onManage={() => setManaging(true)}
        />
      </div>
      {failure && (
        <p className={classes.failure} role="alert">
          {messageOf(failure)}
        </p>
      )}
      {isManaging && <ManageTagsDialog onClose={() => setManaging(false)} />}
    </fieldset>
  );
}
