/** Which past questions an unsaved FAQ would answer; other groups it answers can be solved with it. */
import { Checkbox, Loader } from '@mantine/core';
import type { AppId, QuestionGroupId } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../shared/http/api-error.ts';
import classes from './unanswered.module.css';
import { type DraftFaq, useMatchingQuestions } from './use-learning.ts';

type MatchingQuestionsProps = {
  appId: AppId;
  draftFaq: DraftFaq;
  alsoSolved: readonly QuestionGroupId[];
  onAlsoSolvedChange: (alsoSolved: QuestionGroupId[]) => void;
};

export function MatchingQuestions({
  appId,
  draftFaq,
  alsoSolved,
  onAlsoSolvedChange,
}: MatchingQuestionsProps) {
  const { t } = useTranslation('learning');
  const isAsking = draftFaq.question.length > 0;
  const matches = useMatchingQuestions(appId, draftFaq, isAsking);
  const groups = matches.data?.groups ?? [];
  const answered = groups.filter((group) => group.answered.length > 0);
  return (
    <section className={classes.matches} aria-live="polite">
      <h3 className={classes.heading}>{t('form.would.title')}</h3>
      {!isAsking && <p className={classes.by}>{t('form.would.waiting')}</p>}
      {matches.isFetching && (
        <p className={classes.by}>
          <Loader size={12} aria-hidden /> {t('form.would.looking')}
        </p>
      )}
      {matches.isError && (
        <p className={classes.failure} role="alert">
          {messageOf(matches.error)}
        </p>
      )}
      {matches.data && answered.length === 0 && <p className={classes.by}>{t('form.would.none')}</p>}
      <ul className={classes.matchGroups}>
        {answered.map((group) => {
          const { groupId, question, asked } = group;
          const share = t('form.would.share', { answered: group.answered.length, asked });
          const isOwn = groupId === draftFaq.groupId;
          return (
            <li key={groupId}>
              <p className={classes.matchTitle}>
                <span>{isOwn ? t('form.would.own') : question}</span>
                <span className={classes.by}>{share}</span>
              </p>
              <ul className={classes.matchTexts}>
                {group.answered.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
              {!isOwn && (
                <Checkbox
                  size="xs"
                  label={t('form.would.also')}
                  aria-label={`${t('form.would.also')}: ${question}`}
                  checked={alsoSolved.includes(groupId)}
                  onChange={({ currentTarget: { checked } }) =>
                    onAlsoSolvedChange(
                      checked ? [...alsoSolved, groupId] : alsoSolved.filter((id) => id !== groupId),
                    )
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
      {matches.data?.cutShort && <p className={classes.by}>{t('form.would.cutShort')}</p>}
    </section>
  );
}
