/** Unanswered questions: groups to review, answer or ignore. */
import { SegmentedControl, Select, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { LanguageCode, QuestionGroupId } from '@parrot/contract/core';
import {
  GROUP_SORTS,
  GROUP_STATES,
  type GroupState,
  UNANSWERED_REASONS,
  type UnansweredReason,
} from '@parrot/contract/learning';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../shared/format/format-number.ts';
import { IconMoodCheck } from '../../shared/icons/mood-check.ts';
import { IconSearch } from '../../shared/icons/search.ts';
import { MoreButton } from '../../shared/table/more-button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import { GroupDrawer } from './group-drawer.tsx';
import type { GroupLinks } from './group-links.ts';
import { GroupRows } from './group-rows.tsx';
import classes from './unanswered.module.css';
import { type GroupView, type LearningOf, useGroupCounts, useGroups } from './use-learning.ts';

const SEARCH_DELAY_MS = 200;

type UnansweredProps = {
  of: LearningOf & { languages: readonly LanguageCode[] };
  links: GroupLinks;
};

export function Unanswered({ of, links }: UnansweredProps) {
  const { t } = useTranslation('learning');
  const [view, setView] = useState<GroupView>({ state: 'open', search: '', sortBy: 'often' });
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY_MS);
  const [opened, setOpened] = useState<QuestionGroupId | null>(null);
  const counts = useGroupCounts(of.appId);
  const groups = useGroups(of.appId, { ...view, search });
  const items = groups.data?.pages.flatMap((page) => page.items) ?? [];
  const isNarrowed = search !== '' || view.why !== undefined || view.languageCode !== undefined;
  const narrow = (change: Partial<GroupView>) => setView({ ...view, ...change });
  const empty = isNarrowed ? 'found' : view.state;
  return (
    <section>
      <p className={classes.intro}>{t('intro')}</p>
      <div className={classes.filters}>
        <SegmentedControl
          aria-label={t('states.label')}
          value={view.state}
          onChange={(state) => narrow({ state: state as GroupState })}
          data={GROUP_STATES.map((state) => ({
            value: state,
            label: counts ? `${t(`states.${state}`)} ${formatNumber(counts[state])}` : t(`states.${state}`),
          }))}
        />
        <TextInput
          className={classes.search}
          aria-label={t('find')}
          placeholder={t('find')}
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Select
          className={classes.select}
          aria-label={t('why.label')}
          value={view.why ?? ''}
          onChange={(why) => narrow({ why: (why as UnansweredReason) || undefined })}
          data={[
            { value: '', label: t('why.all') },
            ...UNANSWERED_REASONS.map((value) => ({ value, label: t(`why.${value}`) })),
          ]}
          allowDeselect={false}
        />
        {of.languages.length > 1 && (
          <Select
            className={classes.select}
            aria-label={t('language.label')}
            value={view.languageCode ?? ''}
            onChange={(code) => narrow({ languageCode: (code as LanguageCode) || undefined })}
            data={[
              { value: '', label: t('language.all') },
              ...of.languages.map((value) => ({ value, label: t(`languages.${value}`, { ns: 'studio' }) })),
            ]}
            allowDeselect={false}
          />
        )}
        <Select
          className={classes.select}
          aria-label={t('sort.label')}
          value={view.sortBy}
          onChange={(sortBy) => narrow({ sortBy: sortBy as GroupView['sortBy'] })}
          data={GROUP_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          allowDeselect={false}
        />
      </div>
      {groups.isPending ? (
        <div role="status" aria-label={t('loading')}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height={68} mb={8} radius="lg" />
          ))}
        </div>
      ) : groups.isLoadingError ? (
        <LoadFailure error={groups.error} onRetry={groups.refetch} />
      ) : items.length === 0 ? (
        <EmptyState
          icon={<IconMoodCheck size={28} stroke={1.75} />}
          title={t(`empty.${empty}.title`)}
          text={t(`empty.${empty}.text`)}
        />
      ) : (
        <GroupRows groups={items} onOpen={setOpened} />
      )}
      <MoreButton query={groups} label={t('more')} />
      <GroupDrawer of={of} groupId={opened} links={links} onClose={() => setOpened(null)} />
    </section>
  );
}
