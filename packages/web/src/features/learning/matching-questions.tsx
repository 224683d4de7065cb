/** Which past questions an FAQ would answer that is not kept yet; other groups it answers can be solved with it. */
import { Checkbox, Loader } from '@mantine/core';
import type { AppId, QuestionGroupId } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../shared/http/api-error.ts';
import classes from './unanswered.module.css';
import { type Drafted, useWouldAnswer } from './use-learning.ts';

type WouldAnswerProps = {
  appId: AppId;
  drafted: Drafted;
  also: readonly QuestionGroupId[];
  onAlso: (also: QuestionGroupId[]) => void;
};

export function WouldAnswer({ appId, drafted, also, onAlso }: WouldAnswerProps) {
  const { t } = useTranslation('learning');
  const isAsking = drafted.question.length > 0;
  const would = useWouldAnswer(appId, drafted, isAsking);
  const groups = would.data?.groups ?? [];
  const answered = groups.filter((group) => group.answered.length > 0);
  return (
    <section className={classes.would} aria-live="polite">
      <h3 className={classes.heading}>{t('form.would.title')}</h3>
      {!isAsking && <p className={classes.by}>{t('form.would.waiting')}</p>}
      {would.isFetching && (
        <p className={classes.by}>
          <Loader size={12} aria-hidden /> {t('form.would.looking')}
        </p>
      )}
      {would.isError && (
        <p className={classes.failure} role="alert">
          {messageOf(would.error)}
        </p>
      )}
      {would.data && answered.length === 0 && <p className={classes.by}>{t('form.would.none')}</p>}
      <ul className={classes.wouldGroups}>
        {answered.map((group) => {
          const { groupId, question, asked } = group;
          const share = t('form.would.share', { answered: group.answered.length, asked });
          const isOwn = groupId === drafted.groupId;
          return (
            <li key={groupId}>
              <p className={classes.wouldTitle}>
                <span>{isOwn ? t('form.would.own') : question}</span>
                <span className={classes.by}>{share}</span>
              </p>
              <ul className={classes.wouldTexts}>
                {group.answered.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
              {!isOwn && (
                <Checkbox
                  size="xs"
                  label={t('form.would.also')}
                  aria-label={`${t('form.would.also')}: ${question}`}
                  checked={also.includes(groupId)}
                  onChange={({ currentTarget: { checked } }) =>
                    onAlso(checked ? [...also, groupId] : also.filter((id) => id !== groupId))
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
      {would.data?.cutShort && <p className={classes.by}>{t('form.would.cutShort')}</p>}
    </section>
  );
}
