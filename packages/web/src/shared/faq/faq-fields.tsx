/** The question of an FAQ, other ways to ask it, and the answer, wherever an FAQ is written. */
import { TextInput } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LimitedTextarea } from '../form/limited-textarea.tsx';
import { useOverLimit } from '../form/over-limit.ts';
import type { FieldProps } from '../form/use-form.ts';
import { FormatToolbar } from '../formatting/format-toolbar.tsx';
import { useFormatting } from '../formatting/use-formatting.ts';
import { VariantsField } from './variants-field.tsx';

type FaqFieldsProps = {
  fields: { question?: FieldProps<string>; variants?: FieldProps<string[]>; answer: FieldProps<string> };
  lang?: string;
  /** The field that gets the focus when a dialog opens. */
  focus?: 'question' | 'answer';
  /** Smaller and without hints, for a list of FAQs. */
  isCompact?: boolean;
  /** Shown below the questions. */
  children?: ReactNode;
};

export function FaqFields({ fields, lang, focus, isCompact = false, children }: FaqFieldsProps) {
  const { t } = useTranslation();
  const { question, variants, answer } = fields;
  const formatting = useFormatting(answer.onChange);
  return (
    <>
      {question && (
        <QuestionField
          field={question}
          lang={lang}
          size={isCompact ? undefined : 'lg'}
          description={isCompact ? undefined : t('faqFields.questionHint')}
          data-autofocus={focus === 'question' || undefined}
        />
      )}
      {variants && <VariantsField key={variants.name} field={variants} lang={lang} />}
      {children}
      <LimitedTextarea
        {...answer}
        ref={formatting.field}
        onChange={(event) => answer.onChange(event.currentTarget.value)}
        onKeyDown={formatting.onKeyDown}
        label={t('faqFields.answer')}
        inputContainer={(field) => (
          <>
            <FormatToolbar formatting={formatting} label={t('faqFields.answer')} />
            {field}
          </>
        )}
        limit={LIMITS.faqAnswerLength}
        autosize
        minRows={isCompact ? 2 : 4}
        maxRows={isCompact ? 8 : 14}
        lang={lang}
        data-autofocus={focus === 'answer' || undefined}
      />
    </>
  );
}

type QuestionFieldProps = {
  field: FieldProps<string>;
  lang: string | undefined;
  size: 'lg' | undefined;
  description: string | undefined;
  'data-autofocus': true | undefined;
};

function QuestionField({ field, ...others }: QuestionFieldProps) {
  const { t } = useTranslation();
  const overLimit = useOverLimit(field.value, LIMITS.faqQuestionLength);
  return (
    <TextInput
      {...field}
      {...others}
      label={t('faqFields.question')}
      error={overLimit ?? field.error}
      onChange={(event) => field.onChange(event.currentTarget.value)}
      autoComplete="off"
    />
  );
}
