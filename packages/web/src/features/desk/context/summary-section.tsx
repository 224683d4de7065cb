/** The summary of the conversation so far and, after its end, its quality. */
import { ActionIcon, Tooltip } from '@mantine/core';
import type { QueueUser } from '@parrot/contract/conversations';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../shared/format/format-date-time.ts';
import { IconListDetails } from '../../../shared/icons/list-details.ts';
import { IconRefresh } from '../../../shared/icons/refresh.ts';
import { CollapsibleSection } from '../../../shared/ui/collapsible-section.tsx';
import { MutedText, QueryContent } from '../../../shared/ui/query-content.tsx';
import type { DeskSession } from '../session/desk-session.ts';
import { summaryQuery, useFreshSummary, useLiveHandover } from './context-queries.ts';
import { HandoverFacts } from './handover-facts.tsx';
import { QualityBadge } from './quality-badge.tsx';
import classes from './summary-section.module.css';

type SummarySectionProps = { session: QueueUser; desk: Pick<DeskSession, 'subscribe'> };

export function SummarySection({ session, desk }: SummarySectionProps) {
  const { t } = useTranslation('desk-context');
  const { userSessionId, status, lastMessage } = session;
  const query = useQuery(summaryQuery(userSessionId, status));
  const fresh = useFreshSummary(userSessionId, status);
  const summary = query.data?.summary;
  useLiveHandover(desk, session);
  const isBehind = summary ? (lastMessage?.seq ?? 0) > summary.upToSeq : false;
  return (
    <CollapsibleSection
      name="summary"
      icon={IconListDetails}
      title={t('summary.title')}
      aside={
        <>
          {summary && <time dateTime={summary.madeAt}>{formatTime(summary.madeAt)}</time>}
          <Tooltip label={t('summary.refresh')}>
            <ActionIcon
              size="sm"
              aria-label={t('summary.refresh')}
              loading={fresh.isPending}
              onClick={() => fresh.mutate()}
            >
              <IconRefresh size={14} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        </>
      }
    >
      <QueryContent query={query}>
        {({ summary: made, handover }) =>
          made === null ? (
            <MutedText>{t('summary.none')}</MutedText>
          ) : (
            <div aria-live="polite" className={classes.summary}>
              {handover && <HandoverFacts card={handover} />}
              <p className={classes.text}>{made.text}</p>
              {made.tags.length > 0 && (
                <ul className={classes.tags} aria-label={t('summary.tags')}>
                  {made.tags.map((tag) => (
                    <li key={tag}>{tag}</li>
                  ))}
                </ul>
              )}
              <p className={classes.made}>
                {t(`summary.madeBy.${made.madeBy}`)}
                {isBehind && ` · ${t('summary.behind')}`}
              </p>
            </div>
          )
        }
      </QueryContent>
      {session.endedAt !== null && <QualityBadge score={session.qualityScore} />}
    </CollapsibleSection>
  );
}
