/** Invites any number of users at once. Addresses that failed stay in the field, each with its reason. */
import { MultiSelect } from '@mantine/core';
import { type BodyOf, type GroupId, LIMITS, REQUIRED, type RoleId } from '@parrot/contract/core';
import type {
  AppEntry,
  InviteOutcome,
  inviteUser,
  RoleInFull,
  Group as TeamGroup,
} from '@parrot/contract/team';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '../../../shared/form/dialog-form.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { roleLabel } from '../../../shared/i18n/role-label.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { AccessPreview } from '../parts/access-preview.tsx';
import { AppPicker } from '../parts/app-picker.tsx';
import { addEmails, canBeSent, type EmailEntry } from './email-list.ts';
import { EmailListField } from './email-list-field.tsx';
import classes from './invite-form.module.css';
import { useInvite } from './use-invite.ts';

/** The entered addresses, and text that is not one yet. */
type AddressList = { addresses: EmailEntry[]; typed: string };
type Invitation = AddressList & { roleIds: RoleId[]; groupIds: GroupId[]; apps: AppEntry[] };
const EMPTY: Invitation = { addresses: [], typed: '', roleIds: [], groupIds: [], apps: [] };

export type InviteFormProps = {
  roles: RoleInFull[];
  groups: TeamGroup[];
  /** Whether closing would lose input. */
  onDirty: (isDirty: boolean) => void;
  onDone: () => void;
  onCancel: () => void;
};

export function InviteForm({ roles, groups, onDirty, onDone, onCancel }: InviteFormProps) {
  const { t } = useTranslation(['team', 'shell']);
  const [sent, setSent] = useState<number>();
  const addressField = useRef<HTMLInputElement>(null);
  const invite = useInvite();
  const { values, change, field, isDirty, ...form } = useForm({
    initial: EMPTY,
    toInput: ({ roleIds, groupIds, apps, ...list }) => ({
      emailIds: sendableIn(list).map(({ email }) => email),
      roleIds,
      appIds: opensAllApps(roles, roleIds) ? [] : apps.map(({ appId }) => appId),
      groupIds,
    }),
    validate: ({ roleIds, ...list }) => ({
      ...addressProblem(list),
      ...(roleIds.length === 0 && { roleIds: REQUIRED }),
    }),
    fieldOf: { emailIds: 'addresses', appIds: 'apps' },
    send: (body: BodyOf<typeof inviteUser>) => invite.mutateAsync(body),
    onSuccess: ({ results }) => showResults(results),
  });

  /** The list itself marks addresses that can't be sent. */
  const addressProblem = (list: AddressList) => {
    const count = sendableIn(list).length;
    if (count > LIMITS.invitationsAtOnce)
      return { addresses: t('inviteDialog.tooMany', { max: LIMITS.invitationsAtOnce }) };
    return count === 0 && { addresses: list.addresses.length === 0 ? REQUIRED : '' };
  };
  const showResults = (results: InviteOutcome[]) => {
    const failed = new Map(
      results.flatMap(({ emailId, outcome, message }) => {
        const email = emailId.toLowerCase();
        return outcome === 'invited'
          ? []
          : [[email, { email, refusal: message, canRetry: outcome === 'limited' }]];
      }),
    );
    const invited = results.filter(({ outcome }) => outcome === 'invited');
    const left = addEmails(values.addresses, values.typed)
      .filter((address) => !canBeSent(address) || failed.has(address.email))
      .map((address) => failed.get(address.email) ?? address);
    if (left.length === 0) {
      toast.success(t('inviteDialog.sent', { count: invited.length, email: invited[0]?.emailId }));
      return onDone();
    }
    change({ addresses: left, typed: '' });
    setSent(invited.length);
    addressField.current?.focus();
  };

  // What is left was refused.
  const hasInput = isDirty && sent === undefined;
  useEffect(() => onDirty(hasInput), [onDirty, hasInput]);

  const { addresses, typed, roleIds, groupIds, apps } = values;
  const sendable = sendableIn(values);
  const chosenGroups = groups.filter(({ groupId }) => groupIds.includes(groupId));
  const groupRoleIds = chosenGroups.flatMap((group) => group.roles.map(({ roleId }) => roleId));
  const effective = roles.filter(({ roleId }) => [...roleIds, ...groupRoleIds].includes(roleId));
  const [addressState, roleField, groupField] = [field('addresses'), field('roleIds'), field('groupIds')];
  const tooMany = sendable.length > LIMITS.invitationsAtOnce && addressProblem(values);

  return (
    <DialogForm
      form={form}
      submit={t('inviteDialog.submit', { count: sendable.length })}
      size="lg"
      cancel={sent ? t('close', { ns: 'shell' }) : undefined}
      onCancel={onCancel}
    >
      {sent !== undefined && (
        <p className={classes.sent} data-none={sent === 0 || undefined} role="status">
          {sent > 0 ? t('inviteDialog.some', { count: sent }) : t('inviteDialog.none')}
        </p>
      )}
      <EmailListField
        ref={addressField}
        addresses={addresses}
        typed={typed}
        error={tooMany ? tooMany.addresses : addressState.error}
        onChange={(next, text) => {
          change({ addresses: next, typed: text });
          setSent(undefined);
        }}
      />
      <div className={classes.pair}>
        <MultiSelect
          size="lg"
          searchable
          hidePickedOptions
          label={t('inviteDialog.roles')}
          nothingFoundMessage={t('inviteDialog.noRole')}
          data={roles
            .filter(({ grantable }) => grantable)
            .map(({ roleId, roleName }) => ({ value: roleId as string, label: roleLabel(roleName) }))}
          value={roleIds}
          onChange={(ids) => roleField.onChange(ids as RoleId[])}
          error={roleField.error}
        />
        {opensAllApps(roles, roleIds) ? (
          <p className={classes.allApps}>{t('inviteDialog.allApps')}</p>
        ) : (
          <AppPicker label={t('inviteDialog.apps')} {...field('apps')} />
        )}
      </div>
      {groups.length > 0 && (
        <MultiSelect
          size="lg"
          searchable
          hidePickedOptions
          label={t('inviteDialog.groups')}
          nothingFoundMessage={t('inviteDialog.noGroup')}
          data={groups.map(({ groupId, groupName }) => ({ value: groupId as string, label: groupName }))}
          value={groupIds}
          onChange={(ids) => groupField.onChange(ids as GroupId[])}
          error={groupField.error}
        />
      )}
      <AccessPreview roles={effective} apps={[...apps, ...chosenGroups.flatMap((group) => group.apps)]} />
    </DialogForm>
  );
}

const sendableIn = ({ addresses, typed }: AddressList): EmailEntry[] =>
  addEmails(addresses, typed).filter(canBeSent);

const opensAllApps = (roles: RoleInFull[], roleIds: RoleId[]): boolean =>
  roles.some(({ roleId, allApps }) => allApps && roleIds.includes(roleId));
