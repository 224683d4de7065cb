/** The FAQs of a version, in pages. */
import { Button } from '@mantine/core';
import type { openVersion } from '@parrot/contract/apps';
import { plainText, type ReplyOf } from '@parrot/contract/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './versions.module.css';

const PAGE = 20;

export function FrozenFaqs({ faqs }: { faqs: ReplyOf<typeof openVersion>['faqs'] }) {
  const { t } = useTranslation('designer');
  const [shown, setShown] = useState(PAGE);
  return (
    <section className={classes.card}>
      <h3 className={classes.title}>{t('versions.questions', { count: faqs.length })}</h3>
      <dl className={classes.faqs}>
        {faqs.slice(0, shown).map(({ faqId, questions, answer }) => (
          <div key={faqId} className={classes.faq}>
            <dt>
              {questions[0]}
              {questions.length > 1 && (
                <span className={classes.by}> {t('versions.variants', { count: questions.length - 1 })}</span>
              )}
            </dt>
            <dd>{plainText(answer)}</dd>
          </div>
        ))}
      </dl>
      {faqs.length > shown && (
        <Button size="sm" variant="default" onClick={() => setShown(shown + 5 * PAGE)}>
          {t('changes.more', { count: faqs.length - shown })}
        </Button>
      )}
    </section>
  );
}
