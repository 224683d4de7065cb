import { Anchor, Button } from '@mantine/core';
import type { LanguageCode, ReplyOf } from '@parrot/contract/core';
import type { openGroup, QuestionGroup } from '@parrot/contract/learning';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconPlus } from '../../shared/icons/plus.ts';
import { MoreButton } from '../../shared/table/more-button.tsx';
import { DayBars } from './day-bars.tsx';
import type { GroupLinks } from './group-links.ts';
import { Proposals } from './proposals.tsx';
import { QuestionItem } from './question-item.tsx';
import { ReasonCounts } from './reason-pills.tsx';
import classes from './unanswered.module.css';
import type { LearningOf, useGroup } from './use-learning.ts';

type GroupContentProps = {
  group: ReturnType<typeof useGroup>;
  first: ReplyOf<typeof openGroup>;
  of: LearningOf & { languages: readonly LanguageCode[] };
  links: GroupLinks;
  onWrite: (answer: string) => void;
  onSaved: () => void;
  onMove: (group: QuestionGroup, state: 'open' | 'ignored') => void;
};

export function GroupContent({ group, first, of, links, onWrite, onSaved, onMove }: GroupContentProps) {
  const { t } = useTranslation('learning');
  const { group: details, proposals } = first;
  const items = group.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <h2 className={classes.groupTitle}>{details.question}</h2>
      <div className={classes.facts}>
        <ReasonCounts why={details.why} />
        <span>{t('times', { count: details.count })}</span>
        <DayBars days={details.days} />
      </div>
      <GroupStatus group={details} links={links} />
      <div className={classes.actions}>
        {details.state !== 'solved' && (
          <Button
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            onClick={() => onWrite(proposals[0]?.answer ?? '')}
          >
            {t('group.create')}
          </Button>
        )}
        <Button
          variant="default"
          onClick={() => onMove(details, details.state === 'open' ? 'ignored' : 'open')}
        >
          {t(details.state === 'open' ? 'group.ignore' : 'group.reopen')}
        </Button>
      </div>
      {details.state !== 'solved' && (
        <Proposals of={of} opened={first} links={links} onWrite={onWrite} onSaved={onSaved} />
      )}
      <section>
        <h3 className={classes.heading}>{t('group.questions')}</h3>
        <ul className={classes.questions}>
          {items.map((asked) => (
            <QuestionItem key={asked.askedId} question={asked} links={links} />
          ))}
        </ul>
        <MoreButton query={group} label={t('more')} />
      </section>
    </>
  );
}

/** The current state of the group. */
function GroupStatus({ group: { state, faq }, links }: { group: QuestionGroup; links: GroupLinks }) {
  const { t } = useTranslation('learning');
  if (!faq) return state === 'solved' ? <p className={classes.status}>{t('group.faqGone')}</p> : null;
  const { question } = faq;
  return (
    <p className={classes.status}>
      {t(state === 'solved' ? 'group.solvedBy' : 'group.askedAgain', { question })}{' '}
      <Anchor component={Link} to={links.toFaq(faq.faqId)}>
        {t('group.openFaq')}
      </Anchor>
    </p>
  );
}
