/** An FAQ made of a group, filled in: the ways visitors asked, and what a person answered. Shows which past questions it would answer. */
import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  isMissing,
  type LanguageCode,
  LIMITS,
  type QuestionGroupId,
  REQUIRED,
  type ReplyOf,
} from '@parrot/contract/core';
import type { openGroup } from '@parrot/contract/learning';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitedTextarea } from '../../shared/form/limited-textarea.tsx';
import { isOverLimit } from '../../shared/form/over-limit.ts';
import { messageOf } from '../../shared/http/api-error.ts';
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
  const [first = '', ...others] = opened.variants;
  const [question, setQuestion] = useState(first);
  const [variants, setVariants] = useState(others.join('\n'));
  const [answer, setAnswer] = useState(proposed);
  const [topic, setTopic] = useState('');
  const [languageCode, setLanguage] = useState(languageFor(of.languages, opened.languageCode));
  const [alsoSolved, setAlsoSolved] = useState<QuestionGroupId[]>([]);
  const [isTried, setTried] = useState(false);
  const save = useAnswerGroup(of);
  const asked = [question, ...variants.split('\n')]
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, LIMITS.faqQuestions);
  const draft = { groupId: group.groupId, languageCode, question: asked, answer, topic };
  const [settled] = useDebouncedValue(JSON.stringify({ languageCode, question: asked }), DEBOUNCE_MS);
  const lacks = (text: string) => (isTried && isMissing(text) ? REQUIRED : undefined);

  const isOver = isOverLimit(answer, LIMITS.faqAnswerLength);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing(question) || isMissing(answer) || isOver) return;
    save.mutate(
      { ...draft, alsoSolves: alsoSolved },
      {
        onSuccess: () => {
          toast.success(t('form.saved'));
          onSaved();
        },
      },
    );
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={t('form.question')}
          data-autofocus
          size="lg"
          maxLength={LIMITS.faqQuestionLength}
          value={question}
          error={lacks(question)}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        <Textarea
          label={t('form.variants')}
          description={t('form.variantsHint')}
          autosize
          minRows={2}
          maxRows={8}
          value={variants}
          onChange={(event) => setVariants(event.currentTarget.value)}
        />
        <LimitedTextarea
          label={t('form.answer')}
          autosize
          minRows={4}
          maxRows={12}
          limit={LIMITS.faqAnswerLength}
          value={answer}
          error={lacks(answer)}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
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
                    <Button size="xs" variant="light" onClick={() => setAnswer(each.answer)}>
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
              onChange={(code) => setLanguage(code as LanguageCode)}
              data={of.languages.map((value) => ({
                value,
                label: t(`languages.${value}`, { ns: 'studio' }),
              }))}
              allowDeselect={false}
            />
          )}
          <TextInput
            label={t('form.topic')}
            maxLength={LIMITS.faqLabel}
            value={topic}
            onChange={(event) => setTopic(event.currentTarget.value)}
          />
        </Group>
        <MatchingQuestions
          appId={of.appId}
          draftFaq={{ ...draft, ...(JSON.parse(settled) as Pick<typeof draft, 'languageCode' | 'question'>) }}
          alsoSolved={alsoSolved}
          onAlsoSolvedChange={setAlsoSolved}
        />
        {save.isError && (
          <p className={classes.failure} role="alert">
            {messageOf(save.error)}
          </p>
        )}
        <Group justify="flex-end" gap="xs" className={classes.foot}>
          <Button variant="default" onClick={onCancel}>
            {t('form.back')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={isOver}>
            {t('form.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
