/** Saves the shown filter as a view, or changes one: its name, whom it is shared with, its filter. */
import { Button, Checkbox, Select, TextInput } from '@mantine/core';
import { type GroupId, LIMITS } from '@parrot/contract/core';
import { type TicketQuery, type TicketView, type ViewSharing, viewFields } from '@parrot/contract/tickets';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { DialogForm } from '../../../shared/form/dialog-form.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { messageOf } from '../../../shared/http/api-error.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { useDialog } from '../../../shared/ui/use-dialog.ts';
import { isSameQuery } from './default-views.ts';
import { useDeleteView, useSaveView } from './use-views.ts';
import classes from './view-bar.module.css';

const GROUP = 'group ';

type NamedGroup = { groupId: GroupId; name: string };

type ViewDialogProps = {
  /** Null: a new one. */
  view: TicketView | null;
  query: TicketQuery;
  groups: readonly NamedGroup[];
  onClose: () => void;
};

export function ViewDialog({ view, query, groups, onClose }: ViewDialogProps) {
  const { t } = useTranslation('tickets');
  const opened = useDialog();
  const save = useSaveView();
  const remove = useDeleteView();
  const isGroupGone = view?.sharing === 'group' && !view.group;
  const form = useForm({
    initial: { name: view?.name ?? '', sharing: sharingOf(view), withFilter: view === null },
    fieldOf: { groupId: 'sharing' },
    schema: z.object({ name: viewFields.name, sharing: z.string(), withFilter: z.boolean() }),
    send: ({ name, sharing, withFilter }) =>
      save.mutateAsync({
        ...(view && { viewId: view.viewId }),
        name,
        query: withFilter || !view ? query : view.query,
        ...(sharing.startsWith(GROUP)
          ? { sharing: 'group', groupId: sharing.slice(GROUP.length) as GroupId }
          : { sharing: sharing as ViewSharing }),
      }),
    onSuccess: () => {
      toast.success(t('views.saved'));
      onClose();
    },
  });
  const name = form.field('name');
  const sharing = form.field('sharing');
  const withFilter = form.field('withFilter');
  return (
    <FormDialog opened={opened} onClose={onClose} title={t(view ? 'views.editTitle' : 'views.saveTitle')}>
      <DialogForm form={form} submit={t('views.confirm')} onCancel={onClose}>
        <TextInput
          label={t('views.name')}
          name={name.name}
          value={name.value}
          error={name.error}
          maxLength={LIMITS.viewName}
          data-autofocus
          onChange={(event) => name.onChange(event.currentTarget.value)}
        />
        <Select
          label={t('views.sharing')}
          allowDeselect={false}
          data={[
            { value: 'private', label: t('views.sharings.private') },
            { value: 'everyone', label: t('views.sharings.everyone') },
            ...choicesOf(groups, view).map(({ groupId, name: label }) => ({ value: GROUP + groupId, label })),
          ]}
          value={sharing.value}
          error={sharing.error}
          onChange={(value) => value && sharing.onChange(value)}
        />
        {isGroupGone && <p className={classes.warning}>{t('views.groupGone')}</p>}
        {view && !isSameQuery(view.query, query) && (
          <Checkbox
            label={t('views.withFilter')}
            checked={withFilter.value}
            onChange={(event) => withFilter.onChange(event.currentTarget.checked)}
          />
        )}
        {view && (
          <Button
            className={classes.delete}
            size="xs"
            variant="subtle"
            color="red"
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(view.viewId, {
                onSuccess: () => {
                  toast.success(t('views.deleted'));
                  onClose();
                },
                onError: (error) => toast.failure(messageOf(error)),
              })
            }
          >
            {t('views.delete')}
          </Button>
        )}
      </DialogForm>
    </FormDialog>
  );
}

/** The groups of the caller, and the one that the view is shared with, which the caller may have left. */
const choicesOf = (groups: readonly NamedGroup[], view: TicketView | null): NamedGroup[] =>
  view?.group && !groups.some(({ groupId }) => groupId === view.group?.groupId)
    ? [...groups, view.group]
    : [...groups];

/** A view whose group was deleted is its owner's alone. */
function sharingOf(view: TicketView | null): string {
  if (view?.sharing !== 'group') return view?.sharing ?? 'private';
  return view.group ? `${GROUP}${view.group.groupId}` : 'private';
}
