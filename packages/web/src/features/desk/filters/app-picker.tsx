/** The agent's apps, ten at a time; more load on scrolling. */
import { Button, Radio } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type AppId, LIMITS } from '@parrot/contract/core';
import { useMutation } from '@tanstack/react-query';
import type { UIEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskSession } from '../session/desk-session.ts';
import { useDeskStore } from '../session/desk-store.ts';
import classes from './app-picker.module.css';

const NEAR_THE_END = 40;

type AppPickerProps = { desk: DeskSession; chosen: AppId | null; onChoose: (appId: AppId | null) => void };

export function AppPicker({ desk, chosen, onChoose }: AppPickerProps) {
  const { t } = useTranslation('desk');
  const apps = useDeskStore(({ appList }) => appList) ?? { items: [], count: 0 };
  const more = useMutation({ mutationFn: desk.loadMoreApps, networkMode: 'always' });
  const isMore = apps.items.length < apps.count;
  const onScroll = useDebouncedCallback((box: HTMLElement) => {
    const isNearEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_THE_END;
    if (isNearEnd && isMore && !more.isPending) more.mutate();
  }, LIMITS.scrollDebounceMs);
  return (
    <Radio.Group
      label={t('filter.app')}
      value={chosen ?? ''}
      onChange={(value) => onChoose(value === '' ? null : (value as AppId))}
    >
      <div
        className={classes.apps}
        data-app-list
        onScroll={(event: UIEvent<HTMLDivElement>) => onScroll(event.currentTarget)}
      >
        <Radio size="xs" className={classes.app} value="" label={t('filter.allApps')} />
        {apps.items.map(({ appId, appName }) => (
          <Radio key={appId} size="xs" className={classes.app} value={appId} label={appName} />
        ))}
        {isMore && (
          <Button size="xs" variant="subtle" loading={more.isPending} onClick={() => more.mutate()}>
            {t('showMore')}
          </Button>
        )}
      </div>
    </Radio.Group>
  );
}
