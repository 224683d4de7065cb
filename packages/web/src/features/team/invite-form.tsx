/** Invites one person with a role and, where the role does not open all of them, apps. */
import { Button, Group, MultiSelect, Select, Stack, TextInput } from '@mantine/core';
import { type AppId, email, REQUIRED, type RoleId } from '@parrot/contract/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../shared/http/api-error.ts';
import { toast } from '../../shared/toast/toast.ts';
import { useInvite, useInviteRoles } from './use-team.ts';

type InviteFormProps = { apps: { value: AppId; label: string }[]; onDone: () => void };

export function InviteForm({ apps, onDone }: InviteFormProps) {
  const { t } = useTranslation('studio');
  const { data: roles = [] } = useInviteRoles();
  const [address, setAddress] = useState('');
  const [roleId, setRoleId] = useState<RoleId | null>(null);
  const [appIds, setAppIds] = useState<AppId[]>([]);
  const [tried, setTried] = useState(false);
  const addressField = useRef<HTMLInputElement>(null);
  const roleField = useRef<HTMLInputElement>(null);
  const invite = useInvite();
  const checked = email.safeParse(address);
  const refused = problemsOf(invite.error);
  const wrongAddress = tried && !checked.success ? checked.error.issues[0]?.message : refused.emailId;
  const wrongRole = tried && !roleId ? REQUIRED : refused.roleIds;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!checked.success) return addressField.current?.focus();
    if (!roleId) return roleField.current?.focus();
    invite.mutate(
      { emailId: checked.data, roleIds: [roleId], appIds },
      {
        onSuccess: () => {
          toast.success(t('users.inviteModal.sent', { email: checked.data }));
          onDone();
        },
        onError: () => addressField.current?.focus(),
      },
    );
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          ref={addressField}
          label={t('users.inviteModal.email')}
          type="email"
          size="lg"
          autoComplete="off"
          value={address}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            invite.reset();
          }}
          error={wrongAddress}
          data-autofocus
        />
        <Select
          ref={roleField}
          label={t('users.inviteModal.role')}
          size="lg"
          data={roles.map((role) => ({ value: role.roleId, label: role.roleName }))}
          value={roleId}
          onChange={(value) => setRoleId(value as RoleId | null)}
          error={wrongRole}
          allowDeselect={false}
        />
        {apps.length > 0 && (
          <MultiSelect
            label={t('users.inviteModal.apps')}
            description={t('users.inviteModal.appsHint')}
            size="lg"
            data={apps}
            value={appIds}
            onChange={(values) => setAppIds(values as AppId[])}
            error={refused.appIds}
            nothingFoundMessage={t('users.inviteModal.noApp')}
            searchable
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" size="lg" onClick={onDone}>
            {t('users.inviteModal.cancel')}
          </Button>
          <Button type="submit" size="lg" loading={invite.isPending}>
            {t('users.inviteModal.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The server's words, at the field they are about. What it says of nothing in particular is about the person. */
function problemsOf(error: unknown): Partial<Record<'emailId' | 'roleIds' | 'appIds', string>> {
  if (!error) return {};
  const fields = error instanceof ApiError ? error.fields : {};
  return Object.keys(fields).length > 0 ? fields : { emailId: messageOf(error) };
}
