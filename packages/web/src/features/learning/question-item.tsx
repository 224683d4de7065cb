/** One question: the bot's reply, its trace, and a link to the conversation for users with a desk. */
import { Anchor, Button, Skeleton } from '@mantine/core';
import type { UnansweredQuestion } from '@parrot/contract/learning';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime } from '../../shared/format/format-date-time.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import type { GroupLinks } from './group-links.ts';
import { ReasonPills } from './reason-pills.tsx';
import { TraceFacts } from './trace-facts.tsx';
import classes from './unanswered.module.css';
import { useTrace } from './use-learning.ts';

export function QuestionItem({ question, links }: { question: UnansweredQuestion; links: GroupLinks }) {
  const { t } = useTranslation('learning');
  const [isOpen, setOpen] = useState(false);
  const why = useId();
  return (
    <li className={classes.item}>
      <p className={classes.text}>{question.text}</p>
      <div className={classes.facts}>
        <ReasonPills why={question.why} />
        <span>{formatDateTime(question.askedAt)}</span>
        {question.languageCode && <span>{t(`languages.${question.languageCode}`, { ns: 'studio' })}</span>}
      </div>
      <p className={classes.reply}>
        <span className={classes.label}>{t('group.botSaid')}</span>{' '}
        {question.botReply || t('group.nothingSaid')}
      </p>
      <div className={classes.itemActions}>
        <Button
          size="compact-xs"
          variant="subtle"
          aria-expanded={isOpen}
          aria-controls={why}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'group.hideWhy' : 'group.showWhy')}
        </Button>
        {question.conversation && (
          <Anchor
            className={classes.link}
            component={Link}
            to={links.toConversation(question.conversation.userSessionId)}
          >
            {t('group.toConversation')}
          </Anchor>
        )}
      </div>
      <div id={why}>{isOpen && <Why askedId={question.askedId} links={links} />}</div>
    </li>
  );
}

function Why({ askedId, links }: { askedId: UnansweredQuestion['askedId']; links: GroupLinks }) {
  const { t } = useTranslation('learning');
  const trace = useTrace(askedId);
  if (trace.isError) return <LoadFailure error={trace.error} onRetry={trace.refetch} />;
  if (!trace.data)
    return (
      <div role="status" aria-label={t('trace.loading')}>
        <Skeleton height={80} />
      </div>
    );
  return (
    <>
      {links.renderTrace(trace.data)}
      <TraceFacts reply={trace.data} />
    </>
  );
}
