/** Grants users and groups access to an app. Failures are listed with their reasons. */
import { Button, MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type AppId, type GroupId, groupId, type UserId } from '@parrot/contract/core';
import type { Outcome } from '@parrot/contract/team';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormMessage } from '../../../shared/form/form-message.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { toast } from '../../../shared/toast/toast.ts';
import classes from './share-dialog.module.css';
import { useShareApp, useShareCandidates } from './use-sharing.ts';

const DELAY_MS = 200;

type Entry = { value: string; label: string; email?: string };
type Refused = Pick<Outcome, 'id' | 'message'> & { name: string };

const NONE_PICKED: { picked: Entry[] } = { picked: [] };
const isGroup = ({ value }: Entry) => groupId.safeParse(value).success;

export function GrantAccessForm({ appId }: { appId: AppId }) {
  const { t } = useTranslation('apps');
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<Refused[]>([]);
  const [search] = useDebouncedValue(typed.trim(), DELAY_MS);
  const { data } = useShareCandidates(appId, search);
  const share = useShareApp(appId);
  const form = useForm<{ picked: Entry[] }, { picked: Entry[] }, { results: Outcome[] }>({
    initial: NONE_PICKED,
    send: (values) =>
      share.mutateAsync({
        userIds: values.picked.filter((entry) => !isGroup(entry)).map(({ value }) => value as UserId),
        groupIds: values.picked.filter(isGroup).map(({ value }) => value as GroupId),
      }),
    onSuccess: ({ results }, values) => {
      const nameOf = (id: string) => values.picked.find(({ value }) => value === id)?.label;
      const granted = results.filter(({ ok }) => ok);
      const name = nameOf(granted[0]?.id ?? '') ?? '';
      if (granted.length > 0) toast.success(t('share.shared', { count: granted.length, name }));
      setRefused(results.filter(({ ok }) => !ok).map((one) => ({ ...one, name: nameOf(one.id) ?? one.id })));
      form.reset();
      setTyped('');
    },
  });
  const { picked } = form.values;

  const groups = (data?.groups ?? []).map((group) => ({ value: group.groupId, label: group.groupName }));
  const users = (data?.users ?? []).map(({ userId, userName, emailId }) => ({
    value: userId as string,
    label: userName,
    email: emailId,
  }));
  const offered: Entry[] = [...users, ...groups];
  // Selected entries stay known when the next search does not return them.
  const known = new Map([...offered, ...picked].map((entry) => [entry.value, entry]));
  const gone = picked.filter(({ value }) => !offered.some((entry) => entry.value === value));

  return (
    <form {...form.formProps}>
      <div className={classes.grant}>
        <MultiSelect
          className={classes.pick}
          label={t('share.pick')}
          placeholder={picked.length === 0 ? t('share.pickPlaceholder') : undefined}
          searchable
          hidePickedOptions
          openOnFocus={false}
          data-autofocus
          nothingFoundMessage={t('share.nobody')}
          // The server has already filtered, also by email address.
          filter={({ options }) => options}
          data={[
            { group: t('share.people'), items: [...users, ...gone.filter((entry) => !isGroup(entry))] },
            { group: t('share.groups'), items: [...groups, ...gone.filter(isGroup)] },
          ]}
          renderOption={({ option }) => (
            <span className={classes.option}>
              {option.label}
              <span className={classes.email}>{known.get(option.value)?.email}</span>
            </span>
          )}
          value={picked.map(({ value }) => value)}
          onChange={(ids) => form.change({ picked: ids.flatMap((id) => known.get(id) ?? []) })}
          searchValue={typed}
          onSearchChange={setTyped}
        />
        <Button type="submit" size="lg" loading={form.isPending} disabled={picked.length === 0}>
          {t('share.submit')}
        </Button>
      </div>
      <FormMessage form={form} />
      {refused.length > 0 && (
        <ul className={classes.refused} aria-label={t('share.refused')} role="alert">
          {refused.map(({ id, name, message }) => (
            <li key={id}>
              <b>{name}</b> {message}
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
