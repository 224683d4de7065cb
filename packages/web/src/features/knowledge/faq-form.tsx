/** Writes or changes one question with its answer. */
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import type { Faq } from '@parrot/contract/knowledge';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../shared/http/api-error.ts';
import { toast } from '../../shared/toast/toast.ts';
import {
  atFields,
  draftOf,
  EMPTY_FORM,
  type FaqProblems,
  type FaqForm as Form,
  formOf,
  problemsOf,
} from './faq-draft.ts';
import classes from './faq-form.module.css';
import { type FaqsOf, useSaveFaq } from './use-faqs.ts';

type FaqFormProps = {
  of: FaqsOf;
  faq: Faq | undefined;
  /** Tells whether anything would be lost by leaving. */
  onDirty: (dirty: boolean) => void;
  onSaved: () => void;
  onDelete: (faq: Faq) => void;
  onCancel: () => void;
};

export function FaqForm({ of, faq, onDirty, onSaved, onDelete, onCancel }: FaqFormProps) {
  const { t } = useTranslation('studio');
  const [form, setForm] = useState<Form>(faq ? formOf(faq) : EMPTY_FORM);
  const [problems, setProblems] = useState<FaqProblems>({});
  const fields = useRef<HTMLFormElement>(null);
  const save = useSaveFaq(of);
  const focusOn = (field: string) => fields.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();

  const field = (name: keyof Form) => ({
    name,
    value: form[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      setForm({ ...form, [name]: event.currentTarget.value });
      setProblems({ ...problems, [name]: undefined });
      save.reset();
      onDirty(true);
    },
  });
  const refuse = (found: FaqProblems) => {
    setProblems(found);
    const [first] = Object.keys(EMPTY_FORM).filter((name) => found[name as keyof Form]);
    if (first) focusOn(first);
    return first !== undefined;
  };

  const submit = (event: FormEvent, andNext: boolean) => {
    event.preventDefault();
    const draft = draftOf(form, faq);
    if (refuse(problemsOf(form, draft))) return;
    save.mutate(
      { draft, ...(faq && { faqId: faq.faqId }) },
      {
        onSuccess: () => {
          onDirty(false);
          toast.success(t('faq.drawer.saved'));
          if (!andNext) return onSaved();
          setForm({ ...EMPTY_FORM, topic: form.topic });
          focusOn('question');
        },
        onError: (error) => refuse(error instanceof ApiError ? atFields(error.fields) : {}),
      },
    );
  };

  return (
    <form ref={fields} onSubmit={(event) => submit(event, false)} noValidate className={classes.form}>
      <Stack gap="md" className={classes.fields}>
        <TextInput
          {...field('question')}
          label={t('faq.drawer.question')}
          description={t('faq.drawer.questionHint')}
          autoComplete="off"
          data-autofocus
          size="lg"
        />
        <Textarea
          {...field('variants')}
          label={t('faq.drawer.variants')}
          description={t('faq.drawer.variantsHint')}
          autosize
          minRows={2}
          maxRows={8}
        />
        <Textarea {...field('answer')} label={t('faq.drawer.answer')} autosize minRows={4} maxRows={14} />
        <TextInput
          {...field('link')}
          label={t('faq.drawer.link')}
          description={t('faq.drawer.linkHint')}
          inputMode="url"
          autoComplete="off"
          size="lg"
        />
        <TextInput {...field('topic')} label={t('faq.drawer.topic')} autoComplete="off" size="lg" />
        {save.isError && Object.values(problems).every((problem) => !problem) && (
          <p className={classes.failure} role="alert">
            {messageOf(save.error)}
          </p>
        )}
      </Stack>
      <Group justify="space-between" gap="xs" className={classes.foot}>
        {faq ? (
          <Button variant="subtle" color="red" onClick={() => onDelete(faq)}>
            {t('faq.drawer.delete')}
          </Button>
        ) : (
          <Button variant="subtle" onClick={(event) => submit(event, true)} disabled={save.isPending}>
            {t('faq.drawer.saveAndNext')}
          </Button>
        )}
        <Group gap="xs">
          <Button variant="default" onClick={onCancel}>
            {t('faq.drawer.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('faq.drawer.save')}
          </Button>
        </Group>
      </Group>
    </form>
  );
}
