/** Removes members from the tenant: shows what they lose, and asks who takes over their apps. */
import { Skeleton } from '@mantine/core';
import type { UserId } from '@parrot/contract/core';
import { type Member, type MemberEntry, type Outcome, userApps } from '@parrot/contract/team';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../../shared/form/use-form.ts';
import { call } from '../../../shared/http/call.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { nameOf, userIdsOf } from '../parts/member-name.ts';
import { MemberPicker } from '../parts/member-picker.tsx';
import { TEAM } from '../parts/use-team-mutation.ts';
import { useRemoveUsers } from './use-member-mutations.ts';

type RemoveDialogProps = { members: Member[]; onDone: (results: Outcome[]) => void; onClose: () => void };

export function RemoveDialog({ members, onDone, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('team');
  const remove = useRemoveUsers();
  const ids = userIdsOf(members);
  const only = members.length === 1 ? ids[0] : undefined;
  const owned = useOwnedCount(only);
  // For several members the server decides who owns apps.
  const count = only ? (owned.data ?? 0) : undefined;
  const needsSuccessor = count === undefined || count > 0;
  const { values, field, ...form } = useForm({
    initial: { successor: null as MemberEntry | null },
    fieldOf: { successorId: 'successor' },
    send: ({ successor }) => remove.mutateAsync({ ids, ...(successor && { successorId: successor.userId }) }),
    onSuccess: onDone,
  });
  const about = { count: members.length, name: members[0] ? nameOf(members[0]) : '' };

  return (
    <ConfirmDialog
      title={t('remove.title', about)}
      confirm={t('remove.submit', about)}
      busy={form.isPending}
      message={form.message}
      error={owned.error}
      disabled={owned.isLoading || (Boolean(count) && !values.successor)}
      onConfirm={form.submit}
      onClose={onClose}
    >
      <ul>
        <li>{t('remove.loses')}</li>
        <li>{t('remove.queue')}</li>
        <li>{t('remove.stays')}</li>
      </ul>
      {owned.isLoading ? (
        <div role="status" aria-label={t('remove.loading')}>
          <Skeleton height={36} />
        </div>
      ) : (
        needsSuccessor && (
          <>
            <p>{count === undefined ? t('remove.ownedSome') : t('remove.owned', { count })}</p>
            <MemberPicker
              label={t('remove.successor')}
              description={count === undefined ? t('remove.successorHint') : undefined}
              {...field('successor')}
              without={new Set(ids)}
              clearable={count === undefined}
            />
          </>
        )
      )}
    </ConfirmDialog>
  );
}

/** The number of apps a member owns; not fetched for several members. */
const useOwnedCount = (userId: UserId | undefined) =>
  useQuery({
    queryKey: [TEAM, 'owned', userId],
    queryFn: ({ signal }) => call(userApps, { body: { userId: userId as UserId, limit: 1 }, signal }),
    select: ({ ownedCount }) => ownedCount,
    enabled: userId !== undefined,
    staleTime: 0,
    meta: { quiet: true },
  });
