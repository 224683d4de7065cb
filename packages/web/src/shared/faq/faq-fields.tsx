/** The question of an FAQ, other ways to ask it, and the answer. */
import { Textarea, TextInput } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { LimitedTextarea } from '../form/limited-textarea.tsx';
import type { FaqFormHandle } from './use-faq-form.ts';

type FaqFieldsProps = {
  form: FaqFormHandle;
  texts: { question: string; variants: string; variantsHint: string; answer: string };
};

export const FaqFields = ({ form, texts }: FaqFieldsProps) => (
  <>
    <TextInput
      {...form.textField('question')}
      label={texts.question}
      data-autofocus
      size="lg"
      maxLength={LIMITS.faqQuestionLength}
    />
    <Textarea
      {...form.textField('variants')}
      label={texts.variants}
      description={texts.variantsHint}
      autosize
      minRows={2}
      maxRows={8}
    />
    <LimitedTextarea
      {...form.textField('answer')}
      label={texts.answer}
      autosize
      minRows={4}
      maxRows={14}
      limit={LIMITS.faqAnswerLength}
    />
  </>
);
