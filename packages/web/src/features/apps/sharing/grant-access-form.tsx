/** Picks people and groups, found by the server, and opens the app to them. Whoever it was not opened to is named with the reason. */
import { Button, MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type AppId, type GroupId, groupId, type UserId } from '@parrot/contract/core';
import type { Outcome } from '@parrot/contract/team';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../shared/http/api-error.ts';
import { toast } from '../../../shared/toast/toast.ts';
import classes from './share-dialog.module.css';
import { useShareApp, useShareCandidates } from './use-sharing.ts';

const DELAY_MS = 200;

type Entry = { value: string; label: string; email?: string };
type Refused = Pick<Outcome, 'id' | 'message'> & { name: string };

export function GrantAccessForm({ appId }: { appId: AppId }) {
  const { t } = useTranslation('apps');
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<Entry[]>([]);
  const [refused, setRefused] = useState<Refused[]>([]);
  const [search] = useDebouncedValue(typed.trim(), DELAY_MS);
  const { data } = useShareCandidates(appId, search);
  const share = useShareApp(appId);

  const groups = (data?.groups ?? []).map((group) => ({ value: group.groupId, label: group.groupName }));
  const users = (data?.users ?? []).map(({ userId, userName, emailId }) => ({
    value: userId as string,
    label: userName,
    email: emailId,
  }));
  const offered: Entry[] = [...users, ...groups];
  // What is picked stays known when the next search no longer finds it.
  const known = new Map([...offered, ...picked].map((entry) => [entry.value, entry]));
  const gone = picked.filter(({ value }) => !offered.some((entry) => entry.value === value));
  const isGroup = ({ value }: Entry) => groupId.safeParse(value).success;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (picked.length === 0 || share.isPending) return;
    const receivers = {
      userIds: picked.filter((entry) => !isGroup(entry)).map(({ value }) => value as UserId),
      groupIds: picked.filter(isGroup).map(({ value }) => value as GroupId),
    };
    share.mutate(receivers, {
      onSuccess: ({ results }) => {
        const given = results.filter(({ ok }) => ok);
        const name = known.get(given[0]?.id ?? '')?.label ?? '';
        if (given.length > 0) toast.success(t('share.shared', { count: given.length, name }));
        setRefused(
          results
            .filter(({ ok }) => !ok)
            .map((one) => ({ ...one, name: known.get(one.id)?.label ?? one.id })),
        );
        setPicked([]);
        setTyped('');
      },
    });
  };

  return (
    <form onSubmit={submit}>
      <div className={classes.give}>
        <MultiSelect
          className={classes.pick}
          label={t('share.pick')}
          placeholder={picked.length === 0 ? t('share.pickPlaceholder') : undefined}
          searchable
          hidePickedOptions
          openOnFocus={false}
          data-autofocus
          nothingFoundMessage={t('share.nobody')}
          // The server has looked already, in addresses too.
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
          onChange={(ids) => setPicked(ids.flatMap((id) => known.get(id) ?? []))}
          searchValue={typed}
          onSearchChange={setTyped}
        />
        <Button type="submit" size="lg" loading={share.isPending} disabled={picked.length === 0}>
          {t('share.submit')}
        </Button>
      </div>
      {share.isError && (
        <p className={classes.failure} role="alert">
          {messageOf(share.error)}
        </p>
      )}
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
