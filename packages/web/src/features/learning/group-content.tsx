import { Anchor, Button } from '@mantine/core';
import type { ReplyOf } from '@parrot/contract/core';
import type { openGroup, ProposedAnswer, QuestionGroup } from '@parrot/contract/learning';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatWhen } from '../../shared/format/format-when.ts';
import { MoreButton } from '../../shared/ui/more-button.tsx';
import { AskedItem } from './asked-item.tsx';
import { DayBars } from './day-bars.tsx';
import type { GroupLinks } from './group-links.ts';
import classes from './unanswered.module.css';
import type { useGroup } from './use-learning.ts';
import { CountedWhy } from './why-pills.tsx';

type GroupContentProps = {
  group: ReturnType<typeof useGroup>;
  first: ReplyOf<typeof openGroup>;
  links: GroupLinks;
  onWrite: (answer: string) => void;
  onMove: (group: QuestionGroup, state: 'open' | 'ignored') => void;
};

export function GroupContent({ group, first, links, onWrite, onMove }: GroupContentProps) {
  const { t } = useTranslation('learning');
  const { group: told, proposals } = first;
  const items = group.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <h2 className={classes.groupTitle}>{told.question}</h2>
      <div className={classes.facts}>
        <CountedWhy why={told.why} />
        <span>{t('times', { count: told.count })}</span>
        <DayBars days={told.days} />
      </div>
      <Standing group={told} links={links} />
      <div className={classes.acts}>
        {told.state !== 'solved' && (
          <Button
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
            onClick={() => onWrite(proposals[0]?.answer ?? '')}
          >
            {t('group.create')}
          </Button>
        )}
        <Button variant="default" onClick={() => onMove(told, told.state === 'open' ? 'ignored' : 'open')}>
          {t(told.state === 'open' ? 'group.ignore' : 'group.reopen')}
        </Button>
      </div>
      {proposals.length > 0 && told.state !== 'solved' && (
        <section>
          <h3 className={classes.heading}>{t('group.proposals')}</h3>
          <ul className={classes.proposals}>
            {proposals.map((proposal) => (
              <li key={proposal.answer} className={classes.proposal}>
                <p className={classes.answer}>{proposal.answer}</p>
                <ProposedBy proposal={proposal} />
                <Button size="xs" variant="light" onClick={() => onWrite(proposal.answer)}>
                  {t('group.useIt')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className={classes.heading}>{t('group.questions')}</h3>
        <ul className={classes.questions}>
          {items.map((asked) => (
            <AskedItem key={asked.askedId} asked={asked} links={links} />
          ))}
        </ul>
        <MoreButton query={group} label={t('more')} />
      </section>
    </>
  );
}

export function ProposedBy({ proposal: { agentName, at, question } }: { proposal: ProposedAnswer }) {
  const { t } = useTranslation('learning');
  return (
    <p className={classes.by}>
      {t('group.proposedBy', { name: agentName, when: formatWhen(at) })} {t('group.proposedTo', { question })}
    </p>
  );
}

/** What became of it so far. */
function Standing({ group: { state, faq }, links }: { group: QuestionGroup; links: GroupLinks }) {
  const { t } = useTranslation('learning');
  if (!faq) return state === 'solved' ? <p className={classes.standing}>{t('group.faqGone')}</p> : null;
  const { question } = faq;
  return (
    <p className={classes.standing}>
      {t(state === 'solved' ? 'group.solvedBy' : 'group.askedAgain', { question })}{' '}
      <Anchor component={Link} to={links.toFaq(faq.faqId)}>
        {t('group.openFaq')}
      </Anchor>
    </p>
  );
}
