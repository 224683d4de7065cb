/** Writes or changes one question with its answer. */
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import type { AppId } from '@parrot/contract/core';
import { type Faq, faqDraft } from '@parrot/contract/knowledge';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, messageOf } from '../../shared/http/api-error.ts';
import { draftOf, EMPTY_FORM, type FaqForm as Form, formOf } from './faq-draft.ts';
import classes from './faq-form.module.css';
import { useSaveFaq } from './use-faqs.ts';

type FaqFormProps = {
  appId: AppId;
  faq: Faq | undefined;
  onChanged: () => unknown;
  onSaved: () => void;
  onDelete: (faq: Faq) => void;
  onCancel: () => void;
};

export function FaqForm({ appId, faq, onChanged, onSaved, onDelete, onCancel }: FaqFormProps) {
  const { t } = useTranslation('studio');
  const [form, setForm] = useState<Form>(faq ? formOf(faq) : EMPTY_FORM);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const firstField = useRef<HTMLInputElement>(null);
  const save = useSaveFaq(appId, onChanged);

  const set = (field: keyof Form) => (event: { currentTarget: { value: string } }) => {
    setForm({ ...form, [field]: event.currentTarget.value });
    setProblems({});
  };

  const submit = (event: FormEvent, andNext: boolean) => {
    event.preventDefault();
    const draft = draftOf(form, faq);
    const found = problemsOf(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    save.mutate(
      { draft, ...(faq && { faqId: faq.faqId }) },
      {
        onSuccess: () => {
          if (!andNext) return onSaved();
          setForm({ ...EMPTY_FORM, topic: form.topic });
          firstField.current?.focus();
        },
        onError: (error) => setProblems(error instanceof ApiError ? error.fields : {}),
      },
    );
  };

  return (
    <form onSubmit={(event) => submit(event, false)} noValidate className={classes.form}>
      <Stack gap="md" className={classes.fields}>
        <TextInput
          ref={firstField}
          label={t('faq.drawer.question')}
          description={t('faq.drawer.questionHint')}
          value={form.question}
          onChange={set('question')}
          error={problems.question}
          data-autofocus
          size="lg"
        />
        <Textarea
          label={t('faq.drawer.variants')}
          description={t('faq.drawer.variantsHint')}
          value={form.variants}
          onChange={set('variants')}
          autosize
          minRows={2}
          maxRows={8}
        />
        <Textarea
          label={t('faq.drawer.answer')}
          value={form.answer}
          onChange={set('answer')}
          error={problems.answer}
          autosize
          minRows={4}
          maxRows={14}
        />
        <TextInput
          label={t('faq.drawer.link')}
          description={t('faq.drawer.linkHint')}
          value={form.link}
          onChange={set('link')}
          error={problems.link}
          inputMode="url"
          size="lg"
        />
        <TextInput
          label={t('faq.drawer.topic')}
          value={form.topic}
          onChange={set('topic')}
          error={problems.topic}
          size="lg"
        />
        {save.isError && Object.keys(problems).length === 0 && (
          <p className={classes.failure} role="alert">
            {messageOf(save.error)}
          </p>
        )}
      </Stack>
      <Group justify="space-between" className={classes.foot}>
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

/** The contract's own rules, told at the field they are about. */
function problemsOf(draft: ReturnType<typeof draftOf>): Record<string, string> {
  const parsed = faqDraft.safeParse(draft);
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
}
