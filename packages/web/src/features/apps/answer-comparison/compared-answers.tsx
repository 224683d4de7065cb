/** Compared questions with one outcome: the live and the draft's reply side by side, and why they differ. */
import { Anchor, Button, Skeleton } from '@mantine/core';
import type {
  AnswerCause,
  AnswerComparison,
  AnswerOutcome,
  ComparedAnswer,
  ComparedReply,
} from '@parrot/contract/apps';
import { type AppId, plainText } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import classes from './real-questions.module.css';
import { useComparedAnswers } from './use-answer-comparison.ts';
import { useCauseText } from './use-cause-text.ts';

/** Where the cause of a difference is edited. */
export type CauseLink = (cause: AnswerCause) => string;

type ComparedAnswersProps = {
  appId: AppId;
  comparison: AnswerComparison;
  outcome: AnswerOutcome;
  causeLink: CauseLink;
};

export function ComparedAnswers({ appId, comparison, outcome, causeLink }: ComparedAnswersProps) {
  const { t } = useTranslation('designer');
  const list = useComparedAnswers(appId, comparison, outcome);
  if (list.isPending) return <Skeleton height={120} radius="md" />;
  if (!list.data) return <LoadFailure error={list.error} onRetry={list.refetch} />;
  return (
    <>
      <ul className={classes.list} aria-label={t(`realQuestions.lists.${outcome}`)}>
        {list.data.pages
          .flatMap(({ items }) => items)
          .map((answer) => (
            <Compared key={`${answer.testName}\n${answer.question}`} answer={answer} causeLink={causeLink} />
          ))}
      </ul>
      {list.hasNextPage && (
        <Button
          size="sm"
          variant="default"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('versions.more')}
        </Button>
      )}
    </>
  );
}

function Compared({ answer, causeLink }: { answer: ComparedAnswer; causeLink: CauseLink }) {
  const { t } = useTranslation('designer');
  const causeText = useCauseText();
  const { question, asked, testName, outcome, evidence, before, after, cause } = answer;
  const isSame = outcome === 'same';
  return (
    <li className={classes.compared}>
      <p className={classes.question}>
        {question}
        <span className={classes.asked}>
          {' · '}
          {testName
            ? t('realQuestions.ofTest', { name: testName })
            : t('realQuestions.asked', { count: asked })}
        </span>
      </p>
      <div className={classes.sides} data-same={isSame || undefined}>
        <Side title={t(isSame ? 'realQuestions.both' : 'realQuestions.live')} reply={before} />
        {!isSame && <Side title={t('realQuestions.draft')} reply={after} />}
      </div>
      {cause && (
        <p className={classes.cause}>
          {causeText(cause)} {evidence !== 'none' && `${t(`realQuestions.evidence.${evidenceOf(answer)}`)} `}
          <Anchor component={Link} to={causeLink(cause)} underline="always" className={classes.fix}>
            {t(`realQuestions.ways.${wayTo(cause)}`)}
          </Anchor>
        </p>
      )}
    </li>
  );
}

/** A deleted question can't be opened. */
const wayTo = (cause: AnswerCause) =>
  cause.what === 'faq' && cause.change === 'removed' ? 'otherEntries' : cause.what;

/** What confirms a better answer is about the draft's; anything else is about the live one. */
function evidenceOf({ evidence, outcome }: ComparedAnswer) {
  if (evidence === 'test') return outcome === 'better' ? 'testDraft' : 'test';
  if (evidence === 'helpful') return outcome === 'better' ? 'helpfulDraft' : 'helpful';
  return evidence === 'agent' ? 'agent' : 'unhelpful';
}

function Side({ title, reply: { kind, text } }: { title: string; reply: ComparedReply }) {
  const { t } = useTranslation('designer');
  return (
    <div className={classes.side}>
      <p className={classes.sideTitle}>{title}</p>
      {kind === 'unknown' && <p className={classes.none}>{t('realQuestions.noAnswer')}</p>}
      {kind === 'didYouMean' && (
        <p className={classes.none}>
          {t('realQuestions.didYouMean')} {text.replaceAll('\n', ' · ')}
        </p>
      )}
      {kind === 'written' && <p className={classes.none}>{t('realQuestions.written')}</p>}
      {(kind === 'answer' || kind === 'written') && (
        // Without links and pictures: a quoted page may be written by strangers.
        <p className={classes.reply}>{plainText(text)}</p>
      )}
    </div>
  );
}
