/** All tags of the workspace in one place: rename, recolor, merge and delete. */
import { ActionIcon, Menu, Modal, Select, TextInput, UnstyledButton } from '@mantine/core';
import { isBlank, LIMITS, type TagId } from '@parrot/contract/core';
import { type CountedTag, TAG_COLORS } from '@parrot/contract/tags';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '../../shared/browser/is-composing.ts';
import { messageOf } from '../../shared/http/api-error.ts';
import { IconArrowsJoin2 } from '../../shared/icons/arrows-join-2.ts';
import { IconTrash } from '../../shared/icons/trash.ts';
import { TagChip, tintOfTag } from '../../shared/tags/tag-chip.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { MutedText, QueryContent } from '../../shared/ui/query-content.tsx';
import { useDialog } from '../../shared/ui/use-dialog.ts';
import classes from './tags.module.css';
import { useCountedTags, useDeleteTag, useMergeTags, useUpdateTag } from './use-tags.ts';

export function ManageTagsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tickets');
  const opened = useDialog();
  const query = useCountedTags();
  const [merging, setMerging] = useState<CountedTag | null>(null);
  const [deleting, setDeleting] = useState<CountedTag | null>(null);
  return (
    <>
      <Modal
        opened={opened}
        onClose={onClose}
        title={t('tags.manageTitle')}
        closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
      >
        <QueryContent query={query}>
          {(tags) =>
            tags.length === 0 ? (
              <MutedText>{t('tags.none')}</MutedText>
            ) : (
              <ul className={classes.rows}>
                {tags.map((tag) => (
                  <TagRow
                    key={tag.tagId}
                    tag={tag}
                    onMerge={() => setMerging(tag)}
                    onDelete={() => setDeleting(tag)}
                  />
                ))}
              </ul>
            )
          }
        </QueryContent>
      </Modal>
      {merging && <MergeDialog tag={merging} tags={query.data ?? []} onClose={() => setMerging(null)} />}
      {deleting && <DeleteDialog tag={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}

type TagRowProps = { tag: CountedTag; onMerge: () => void; onDelete: () => void };

/** The name is saved with Enter or when the field is left. */
function TagRow({ tag, onMerge, onDelete }: TagRowProps) {
  const { t } = useTranslation('tickets');
  const update = useUpdateTag();
  const [name, setName] = useState(tag.name);
  const { tagId } = tag;
  const save = () => {
    const wanted = name.trim();
    if (isBlank(wanted)) setName(tag.name);
    else if (wanted !== tag.name) update.mutate({ tagId, name: wanted });
  };
  return (
    <li className={classes.row}>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <UnstyledButton
            className={classes.swatch}
            data-tint={tintOfTag(tag.color)}
            aria-label={t('tags.color', { name: tag.name })}
          />
        </Menu.Target>
        <Menu.Dropdown>
          {TAG_COLORS.map((color) => (
            <Menu.Item
              key={color}
              leftSection={
                <span
                  className={classes.swatch}
                  data-tint={tintOfTag(color)}
                  data-chosen={color === tag.color || undefined}
                />
              }
              onClick={() => update.mutate({ tagId, color })}
            >
              {t(`tags.colors.${color}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <TextInput
        size="sm"
        className={classes.rowName}
        aria-label={t('tags.name', { name: tag.name })}
        value={name}
        maxLength={LIMITS.tagName}
        error={update.error ? messageOf(update.error) : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event.nativeEvent)) save();
        }}
      />
      <span className={classes.count}>{t('tags.conversations', { count: tag.conversations })}</span>
      <ActionIcon aria-label={t('tags.merge', { name: tag.name })} onClick={onMerge}>
        <IconArrowsJoin2 size={16} stroke={1.75} />
      </ActionIcon>
      <ActionIcon aria-label={t('tags.delete', { name: tag.name })} onClick={onDelete}>
        <IconTrash size={16} stroke={1.75} />
      </ActionIcon>
    </li>
  );
}

function MergeDialog({
  tag,
  tags,
  onClose,
}: {
  tag: CountedTag;
  tags: readonly CountedTag[];
  onClose: () => void;
}) {
  const { t } = useTranslation('tickets');
  const merge = useMergeTags();
  const [into, setInto] = useState<TagId | null>(null);
  const others = tags.filter(({ tagId }) => tagId !== tag.tagId);
  return (
    <ConfirmDialog
      title={t('tags.mergeTitle', { name: tag.name })}
      confirm={t('tags.mergeConfirm')}
      busy={merge.isPending}
      error={merge.error}
      disabled={into === null}
      onConfirm={() => into && merge.mutate({ tagId: tag.tagId, intoTagId: into }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className={classes.note}>{t('tags.mergeText', { count: tag.conversations })}</p>
      <Select
        data-autofocus
        label={t('tags.mergeInto')}
        searchable
        data={others.map(({ tagId, name }) => ({ value: tagId as string, label: name }))}
        value={into}
        onChange={(value) => setInto(value as TagId | null)}
      />
    </ConfirmDialog>
  );
}

function DeleteDialog({ tag, onClose }: { tag: CountedTag; onClose: () => void }) {
  const { t } = useTranslation('tickets');
  const remove = useDeleteTag();
  return (
    <ConfirmDialog
      title={t('tags.deleteTitle')}
      confirm={t('tags.deleteConfirm')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(tag.tagId, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>
        <TagChip tag={tag} />
      </p>
      <p className={classes.note}>{t('tags.deleteText', { count: tag.conversations })}</p>
    </ConfirmDialog>
  );
}
