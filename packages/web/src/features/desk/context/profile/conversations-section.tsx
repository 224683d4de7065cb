/** All conversations of the visitor, with search. Others than the current one open in its place. */
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { QueueUser } from '@parrot/contract/conversations';
import { LIMITS } from '@parrot/contract/core';
import type { ProfileConversation } from '@parrot/contract/profiles';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { formatDateTime } from '../../../../shared/format/format-date-time.ts';
import { IconHistory } from '../../../../shared/icons/history.ts';
import { IconSearch } from '../../../../shared/icons/search.ts';
import { CollapsibleSection } from '../../../../shared/ui/collapsible-section.tsx';
import { Pill } from '../../../../shared/ui/pill.tsx';
import { MutedText, QueryContent } from '../../../../shared/ui/query-content.tsx';
import { RatingStars } from '../../parts/rating-stars.tsx';
import classes from '../visitor/visitor.module.css';
import { conversationsQuery } from './profile-queries.ts';

const TYPING_MS = 250;

export function ConversationsSection({ session }: { session: QueueUser }) {
  const { t } = useTranslation('desk-profile');
  const [text, setText] = useState('');
  const [searched] = useDebouncedValue(text.trim(), TYPING_MS);
  const query = useInfiniteQuery({
    ...conversationsQuery(session.userSessionId, searched),
    placeholderData: keepPreviousData,
  });
  return (
    <CollapsibleSection name="earlier" icon={IconHistory} title={t('conversations.title')}>
      <TextInput
        size="xs"
        type="search"
        mb="xs"
        leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
        aria-label={t('conversations.search')}
        placeholder={t('conversations.search')}
        maxLength={LIMITS.searchText.max}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <QueryContent query={query} lines={2}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0)
            return <MutedText>{t(searched ? 'conversations.noneFound' : 'conversations.none')}</MutedText>;
          return (
            <ul className={classes.earlier} aria-busy={query.isFetching}>
              {items.map((one) => (
                <li key={one.userSessionId}>
                  <Conversation of={one} isCurrent={one.userSessionId === session.userSessionId} />
                </li>
              ))}
            </ul>
          );
        }}
      </QueryContent>
      {query.hasNextPage && (
        <Button
          size="xs"
          variant="default"
          mt="xs"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('conversations.more')}
        </Button>
      )}
    </CollapsibleSection>
  );
}

function Conversation({ of, isCurrent }: { of: ProfileConversation; isCurrent: boolean }) {
  const { t } = useTranslation('desk-profile');
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set('session', of.userSessionId);
  return (
    <Link
      className={classes.session}
      to={`${pathname}?${query}`}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <span className={classes.sessionHead}>
        <span className={classes.when}>{formatDateTime(of.endedAt ?? of.startedAt)}</span>
        {isCurrent && <Pill>{t('conversations.current')}</Pill>}
        {of.rating !== null && <RatingStars stars={of.rating} />}
      </span>
      {of.ratingComment && (
        <q className={classes.comment} dir="auto">
          {of.ratingComment}
        </q>
      )}
      {of.lastMessage && <span className={classes.last}>{of.lastMessage.value}</span>}
      <span className={classes.with}>{[of.agentName ?? t('bot'), of.appName].join(' · ')}</span>
    </Link>
  );
}
