/** Shows similar FAQs while a question is typed. */
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { FaqId, LanguageCode } from '@parrot/contract/core';
import { similarFaqs } from '@parrot/contract/knowledge';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/http/call.ts';
import { IconAlertTriangle } from '../../../../shared/icons/alert-triangle.ts';
import { FAQS, type FaqsOf } from '../use-faqs.ts';
import classes from './editor.module.css';

const DELAY_MS = 350;

type SimilarHintProps = {
  of: FaqsOf;
  languageCode: LanguageCode;
  questions: readonly string[];
  /** The FAQ being edited. */
  except: FaqId | undefined;
  onOpen: (faqId: FaqId) => void;
};

export function SimilarHint({ of, languageCode, questions, except, onOpen }: SimilarHintProps) {
  const { t } = useTranslation('faq');
  const written = JSON.stringify(
    questions.map((question) => question.trim()).filter((text) => text.length > 2),
  );
  const [asked] = useDebouncedValue(written, DELAY_MS);
  const { data } = useQuery({
    queryKey: [FAQS, of.appId, 'similar', languageCode, asked, except],
    queryFn: ({ signal }) => {
      const body = { appId: of.appId, languageCode, question: JSON.parse(asked), ...(except && { except }) };
      return call(similarFaqs, { body, signal });
    },
    select: ({ items }) => items,
    enabled: asked !== '[]',
    placeholderData: keepPreviousData,
    // Only a hint: failures are ignored.
    meta: { quiet: true },
    retry: false,
  });
  const found = asked === '[]' ? [] : (data ?? []);
  return (
    <div role="status" className={classes.similar}>
      {found.map(({ faqId, question, nearTo, isSame, similarity }) => (
        <p key={faqId} className={classes.warning}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          <span className={classes.grow}>
            {t(isSame ? 'editor.same' : 'editor.similar', {
              written: nearTo,
              question,
              score: similarity.toFixed(2),
            })}
          </span>
          <Button size="xs" variant="subtle" onClick={() => onOpen(faqId)}>
            {t('editor.openSimilar')}
          </Button>
        </p>
      ))}
    </div>
  );
}
