/** Invites any number of people at once. What could not be sent stays in the field, each with its reason. */
import { Button, Group, MultiSelect } from '@mantine/core';
import { type GroupId, LIMITS, REQUIRED, type RoleId } from '@parrot/contract/core';
import type { AppEntry, InviteOutcome, RoleInFull, Group as TeamGroup } from '@parrot/contract/team';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../../shared/http/api-error.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { AccessPreview } from '../parts/access-preview.tsx';
import { AppPicker } from '../parts/app-picker.tsx';
import { type Address, addAddresses, canBeSent } from './email-list.ts';
import { AddressField } from './email-list-field.tsx';
import classes from './invite-form.module.css';
import { useInvite } from './use-invite.ts';

type InviteFormProps = { roles: RoleInFull[]; groups: TeamGroup[]; onDone: () => void };

export function InviteForm({ roles, groups, onDone }: InviteFormProps) {
  const { t } = useTranslation('team');
  const [addresses, setAddresses] = useState<Address[]>([]);
  const [typed, setTyped] = useState('');
  const [roleIds, setRoleIds] = useState<RoleId[]>([]);
  const [groupIds, setGroupIds] = useState<GroupId[]>([]);
  const [apps, setApps] = useState<AppEntry[]>([]);
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState<number>();
  const addressField = useRef<HTMLInputElement>(null);
  const roleField = useRef<HTMLInputElement>(null);
  const invite = useInvite();

  const sendable = addAddresses(addresses, typed).filter(canBeSent);
  const fields = invite.error instanceof ApiError ? invite.error.fields : {};
  const chosenGroups = groups.filter(({ groupId }) => groupIds.includes(groupId));
  const groupRoleIds = chosenGroups.flatMap((group) => group.roles.map(({ roleId }) => roleId));
  const effective = roles.filter(({ roleId }) => [...roleIds, ...groupRoleIds].includes(roleId));
  const opensAll = roles.some(({ roleId, allApps }) => allApps && roleIds.includes(roleId));
  const tooMany = sendable.length > LIMITS.invitationsAtOnce;
  const wrongAddresses = tooMany
    ? t('inviteDialog.tooMany', { max: LIMITS.invitationsAtOnce })
    : tried && sendable.length === 0 && addresses.length === 0
      ? REQUIRED
      : fields.emailIds;

  const changeAddresses = (next: Address[], text: string) => {
    setAddresses(next);
    setTyped(text);
    setSent(undefined);
    invite.reset();
  };
  const told = (results: InviteOutcome[]) => {
    const failed = new Map(
      results.flatMap(({ emailId, outcome, message }) =>
        outcome === 'invited' ? [] : [[emailId.toLowerCase(), message]],
      ),
    );
    const out = results.filter(({ outcome }) => outcome === 'invited');
    const left = addAddresses(addresses, typed)
      .filter((address) => !canBeSent(address) || failed.has(address.email))
      .map(({ email }) => ({ email, refusal: failed.get(email) }));
    if (left.length === 0) {
      toast.success(t('inviteDialog.sent', { count: out.length, email: out[0]?.emailId }));
      return onDone();
    }
    setAddresses(left);
    setTyped('');
    setSent(out.length);
    setTried(false);
    addressField.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (sendable.length === 0 || tooMany) return addressField.current?.focus();
    if (roleIds.length === 0) return roleField.current?.focus();
    const appIds = opensAll ? [] : apps.map(({ appId }) => appId);
    invite.mutate(
      { emailIds: sendable.map(({ email }) => email), roleIds, appIds, groupIds },
      { onSuccess: ({ results }) => told(results) },
    );
  };

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      {sent !== undefined && (
        <p className={classes.sent} data-none={sent === 0 || undefined} role="status">
          {sent > 0 ? t('inviteDialog.some', { count: sent }) : t('inviteDialog.none')}
        </p>
      )}
      <AddressField
        ref={addressField}
        addresses={addresses}
        typed={typed}
        error={wrongAddresses}
        onChange={changeAddresses}
      />
      <div className={classes.pair}>
        <MultiSelect
          ref={roleField}
          size="lg"
          searchable
          hidePickedOptions
          label={t('inviteDialog.roles')}
          nothingFoundMessage={t('inviteDialog.noRole')}
          data={roles
            .filter(({ grantable }) => grantable)
            .map(({ roleId, roleName }) => ({ value: roleId as string, label: roleName }))}
          value={roleIds}
          onChange={(ids) => setRoleIds(ids as RoleId[])}
          error={tried && roleIds.length === 0 ? REQUIRED : fields.roleIds}
        />
        {opensAll ? (
          <p className={classes.allApps}>{t('inviteDialog.allApps')}</p>
        ) : (
          <AppPicker label={t('inviteDialog.apps')} value={apps} error={fields.appIds} onChange={setApps} />
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
          onChange={(ids) => setGroupIds(ids as GroupId[])}
          error={fields.groupIds}
        />
      )}
      <AccessPreview roles={effective} apps={[...apps, ...chosenGroups.flatMap((group) => group.apps)]} />
      {invite.error && Object.keys(fields).length === 0 && (
        <p className={classes.failure} role="alert">
          {messageOf(invite.error)}
        </p>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" size="lg" onClick={onDone}>
          {t('cancel', { ns: 'shell' })}
        </Button>
        <Button type="submit" size="lg" loading={invite.isPending}>
          {t('inviteDialog.submit', { count: sendable.length })}
        </Button>
      </Group>
    </form>
  );
}
