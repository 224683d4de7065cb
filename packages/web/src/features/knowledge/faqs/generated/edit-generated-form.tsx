/** A suggestion put in other words and accepted as such. */
import { Button, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { isMissing, LIMITS, REQUIRED } from '@parrot/contract/core';
import type { GeneratedFaq } from '@parrot/contract/knowledge';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitedTextarea } from '../../../../shared/form/limited-textarea.tsx';
import { isOverLimit } from '../../../../shared/form/over-limit.ts';
import sourceClasses from '../../sources/sources.module.css';
import classes from './generated.module.css';
import type { EditedFaq } from './use-generated.ts';

type EditGeneratedFormProps = {
  item: GeneratedFaq | null;
  isSaving: boolean;
  onSave: (draft: EditedFaq) => void;
  onClose: () => void;
};

export function EditGeneratedForm({ item, onClose, ...rest }: EditGeneratedFormProps) {
  const { t } = useTranslation('studio');
  return (
    <Modal
      opened={item !== null}
      onClose={onClose}
      size="lg"
      title={t('generated.editing.title')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      {item && <Form key={item.generatedId} item={item} onClose={onClose} {...rest} />}
    </Modal>
  );
}

function Form({ item, isSaving, onSave, onClose }: EditGeneratedFormProps & { item: GeneratedFaq }) {
  const { t } = useTranslation('studio');
  const [first = '', ...others] = item.question;
  const [question, setQuestion] = useState(first);
  const [variants, setVariants] = useState(others.join('\n'));
  const [answer, setAnswer] = useState(item.answer);
  const [isTried, setTried] = useState(false);
  const lacks = (text: string) => (isTried && isMissing(text) ? REQUIRED : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing(question) || isMissing(answer) || isOverLimit(answer, LIMITS.faqAnswerLength)) return;
    const asked = [question, ...variants.split('\n')]
      .map((line) => line.trim())
      .filter((line) => line !== '');
    onSave({ question: asked.slice(0, LIMITS.faqQuestions), answer: answer.trim() });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={t('generated.editing.question')}
          data-autofocus
          size="lg"
          maxLength={LIMITS.faqQuestionLength}
          value={question}
          error={lacks(question)}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        <Textarea
          label={t('generated.editing.variants')}
          description={t('generated.editing.variantsHint')}
          autosize
          minRows={2}
          maxRows={6}
          value={variants}
          onChange={(event) => setVariants(event.currentTarget.value)}
        />
        <LimitedTextarea
          label={t('generated.editing.answer')}
          autosize
          minRows={4}
          maxRows={14}
          limit={LIMITS.faqAnswerLength}
          value={answer}
          error={lacks(answer)}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
        <blockquote className={classes.quoted}>
          {item.heading && <p className={classes.heading}>{item.heading}</p>}
          <p className={classes.passage}>{item.passage}</p>
        </blockquote>
      </Stack>
      <div className={sourceClasses.answer}>
        <Button variant="default" size="lg" onClick={onClose}>
          {t('generated.editing.cancel')}
        </Button>
        <Button
          type="submit"
          size="lg"
          loading={isSaving}
          disabled={isOverLimit(answer, LIMITS.faqAnswerLength)}
        >
          {t('generated.editing.save')}
        </Button>
      </div>
    </form>
  );
}
