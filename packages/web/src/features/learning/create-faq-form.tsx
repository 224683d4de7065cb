/** Creates an FAQ from a question group. Shows which past questions it would answer. */
import { Button, Group, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type LanguageCode, LIMITS, type QuestionGroupId, type ReplyOf } from '@parrot/contract/core';
import type { openGroup } from '@parrot/contract/learning';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faqContentOf, faqInputOf } from '../../shared/faq/faq-content.ts';
import { FaqFields } from '../../shared/faq/faq-fields.tsx';
import { useFaqForm } from '../../shared/faq/use-faq-form.ts';
import { EditForm } from '../../shared/form/edit-form.tsx';
import { toast } from '../../shared/toast/toast.ts';
import { MatchingQuestions } from './matching-questions.tsx';
import { languageFor } from './proposals.tsx';
import { ProposedBy } from './proposed-by.tsx';
import classes from './unanswered.module.css';
import { type LearningOf, useAnswerGroup } from './use-learning.ts';

const DEBOUNCE_MS = 600;

type CreateFaqFormProps = {
  of: LearningOf & { languages: readonly LanguageCode[] };
  opened: ReplyOf<typeof openGroup>;
  answer: string;
  onCancel: () => void;
  onSaved: () => void;
};

export function CreateFaqForm({ of, opened, answer: proposed, onCancel, onSaved }: CreateFaqFormProps) {
  const { t } = useTranslation('learning');
  const { group, proposals } = opened;
  const { groupId } = group;
  const [alsoSolved, setAlsoSolved] = useState<QuestionGroupId[]>([]);
  const save = useAnswerGroup(of);
  const form = useFaqForm({
    initial: {
      ...faqContentOf(opened.variants, proposed),
      topic: '',
      languageCode: languageFor(of.languages, opened.languageCode),
    },
    send: (faq, { topic, languageCode }) =>
      save.mutateAsync({ ...faq, groupId, topic, languageCode, alsoSolves: alsoSolved }),
    onSuccess: () => {
      toast.success(t('form.saved'));
      onSaved();
    },
  });
  const { answer, topic, languageCode } = form.values;
  const { question } = faqInputOf(form.values);
  const draft = { groupId, languageCode, question, answer, topic };
  const [settled] = useDebouncedValue(JSON.stringify({ languageCode, question }), DEBOUNCE_MS);

  return (
    <EditForm form={form} submit={t('form.save')} cancel={t('form.back')} onCancel={onCancel}>
      <FaqFields fields={form.faqFields} focus="question" />
      {proposals.some((each) => each.answer !== answer) && (
        <section>
          <h3 className={classes.heading}>{t('form.proposals')}</h3>
          <ul className={classes.proposals}>
            {proposals
              .filter((each) => each.answer !== answer)
              .map((each) => (
                <li key={each.answer} className={classes.proposal}>
                  <p className={classes.answer}>{each.answer}</p>
                  <ProposedBy proposal={each} />
                  <Button size="xs" variant="light" onClick={() => form.change({ answer: each.answer })}>
                    {t('form.useIt')}
                  </Button>
                </li>
              ))}
          </ul>
        </section>
      )}
      <Group grow align="start">
        {of.languages.length > 1 && (
          <Select
            label={t('form.language')}
            value={languageCode}
            onChange={(code) => form.change({ languageCode: code as LanguageCode })}
            data={of.languages.map((value) => ({
              value,
              label: t(`languages.${value}`, { ns: 'studio' }),
            }))}
            allowDeselect={false}
          />
        )}
        <TextInput {...form.textField('topic')} label={t('form.topic')} maxLength={LIMITS.faqLabel} />
      </Group>
      <MatchingQuestions
        appId={of.appId}
        draftFaq={{ ...draft, ...(JSON.parse(settled) as Pick<typeof draft, 'languageCode' | 'question'>) }}
        alsoSolved={alsoSolved}
        onAlsoSolvedChange={setAlsoSolved}
      />
    </EditForm>
  );
}
