/** The activity log, filtered by kind, user and days. */
import { Button, TextInput } from '@mantine/core';
import { ACTIVITY_SUBJECTS, type ActivitySubject } from '@parrot/contract/activity';
import { userId } from '@parrot/contract/core';
import type { MemberEntry } from '@parrot/contract/team';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActivityFeed } from '../../../features/activity/activity-feed.tsx';
import { useActivity, useExportActivity } from '../../../features/activity/use-activity.ts';
import { ActiveFilters, type Chip } from '../../../features/team/parts/active-filters.tsx';
import { FilterPopover } from '../../../features/team/parts/filter-popover.tsx';
import { MemberPicker } from '../../../features/team/parts/member-picker.tsx';
import { IconDownload } from '../../../shared/icons/download.ts';
import { ListToolbar } from '../../../shared/table/list-toolbar.tsx';
import { useSearchText } from '../use-search-text.ts';
import { dayEnd, dayStart } from './day-bounds.ts';
import classes from './search-field.module.css';
import { SearchField } from './search-field.tsx';
import { useTabParams } from './use-tab-params.ts';

export function ActivityTab() {
  const { t } = useTranslation('activity');
  const { typed, setTyped, search } = useSearchText();
  const address = useTabParams();
  const [picked, setPicked] = useState<MemberEntry | null>(null);
  const subjects = address.list<ActivitySubject>('kind', (value) =>
    ACTIVITY_SUBJECTS.some((one) => one === value),
  );
  const who = userId.safeParse(address.one('who')).data;
  const [from, until] = [address.one('from'), address.one('until')];
  const wanted = {
    search,
    subjects,
    ...(who && { actorId: who }),
    ...dayStart(from),
    ...dayEnd(until),
  };
  const activity = useActivity(wanted);
  const exporting = useExportActivity();

  // The URL contains only the user's id; the name is taken from the entries.
  const [first] = activity.data?.pages[0]?.items ?? [];
  const whoName =
    picked?.userId === who ? picked?.userName : first?.actorId === who ? first?.actorName : undefined;
  const chips: Chip[] = [
    ...subjects.map((subject) => ({
      id: subject,
      kind: t('kind'),
      value: t(`kinds.${subject}`),
      onRemove: () => address.change({ kind: subjects.filter((one) => one !== subject) }),
    })),
    ...(who
      ? [
          {
            id: who,
            kind: t('who'),
            value: whoName ?? t('onePerson'),
            onRemove: () => address.change({ who: '' }),
          },
        ]
      : []),
  ];
  return (
    <>
      <ListToolbar>
        <SearchField label={t('find')} value={typed} onChange={setTyped} />
        <FilterPopover
          label={t('kind')}
          choices={ACTIVITY_SUBJECTS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          chosen={subjects}
          onChange={(kind) => address.change({ kind })}
        />
        <MemberPicker
          label={t('who')}
          labelHidden
          size="md"
          value={null}
          className={classes.memberFilter}
          onChange={(person) => {
            setPicked(person);
            address.change({ who: person?.userId });
          }}
        />
        {(['from', 'until'] as const).map((name) => (
          <TextInput
            key={name}
            type="date"
            className={classes.date}
            aria-label={t(name)}
            leftSection={<span className={classes.dateName}>{t(name)}</span>}
            leftSectionWidth={48}
            value={address.one(name)}
            onChange={(event) => address.change({ [name]: event.currentTarget.value })}
          />
        ))}
        <Button
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.75} />}
          loading={exporting.isPending}
          onClick={() => exporting.mutate(wanted)}
        >
          {t('export')}
        </Button>
        <ActiveFilters
          chips={chips}
          onClear={() => address.change({ kind: '', who: '', from: '', until: '' })}
        />
      </ListToolbar>
      <ActivityFeed
        activity={activity}
        isNarrowed={search !== '' || chips.length > 0 || from !== '' || until !== ''}
      />
    </>
  );
}
