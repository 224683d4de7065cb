/** The form of one FAQ in all languages of the bot. */
import { Button, Group, Menu, Textarea, TextInput } from '@mantine/core';
import type { FaqId, LanguageCode } from '@parrot/contract/core';
import type { Faq, FaqDraftInput } from '@parrot/contract/knowledge';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../../shared/format/format-date-time.ts';
import { messageOf } from '../../../../shared/http/api-error.ts';
import { IconChevronDown } from '../../../../shared/icons/chevron-down.ts';
import { IconTrash } from '../../../../shared/icons/trash.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import { FaqState } from '../list/faq-state.tsx';
import type { FaqsOf } from '../use-faqs.ts';
import classes from './editor.module.css';
import { type FaqText, firstProblemField } from './faq-draft.ts';
import { ImageField } from './image-field.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { OriginalText } from './original-text.tsx';
import { SharedFields } from './shared-fields.tsx';
import { SimilarHint } from './similar-hint.tsx';
import { TranslationState } from './translation-state.tsx';
import { type Start, useFaqEditor } from './use-faq-editor.ts';
import { VariantsField } from './variants-field.tsx';

type FaqFormProps = {
  of: FaqsOf;
  /** The original first; empty for a new FAQ. */
  faqs: readonly Faq[];
  start: Start | undefined;
  /** `onDirty` reports unsaved changes, `onWide` that two columns are shown. */
  onDirty: (dirty: boolean) => void;
  onWide: (wide: boolean) => void;
  onSaved: () => void;
  onOpen: (faqId: FaqId) => void;
  onDelete: (faqId: FaqId, onlyThis: boolean) => void;
  onTry: (draft: FaqDraftInput, start: Start) => void;
  onCancel: () => void;
};

export function FaqForm(props: FaqFormProps) {
  const { of, faqs, start, onDirty, onWide, onSaved, onOpen, onDelete, onTry, onCancel } = props;
  const { t } = useTranslation(['faq', 'studio']);
  const own = of.languages[0] ?? 'en';
  const editor = useFaqEditor(of, faqs, start ?? { languageCode: own });
  const { language, original, text, problems, isDirty } = editor;
  const isTranslation = language !== original;
  const fields = useRef<HTMLFormElement>(null);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => onWide(isTranslation), [isTranslation, onWide]);
  const focusOn = (name: string) =>
    // The fields of another language are rendered later.
    setTimeout(() => fields.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus());

  const field = (name: 'question' | 'answer' | 'link') => ({
    name,
    value: text[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      editor.setText({ [name]: event.currentTarget.value } as Partial<FaqText>),
  });
  const submit = async (event: FormEvent, andNext: boolean) => {
    event.preventDefault();
    if (editor.isSaving) return;
    const outcome = await editor.submit();
    if (!outcome.saved) return void (outcome.field && focusOn(outcome.field));
    toast.success(t('editor.saved'));
    if (!andNext) return onSaved();
    editor.startAnother();
    focusOn('question');
  };
  const faq = faqs.find(({ languageCode }) => languageCode === language);
  const languageName = (code: LanguageCode) => t(`languages.${code}`, { ns: 'studio' });
  const group = faqs[0]?.groupId;

  return (
    <form
      ref={fields}
      onSubmit={(event) => void submit(event, false)}
      noValidate
      className={classes.form}
      aria-label={t(group ? 'editor.edit' : 'editor.new')}
    >
      <LanguageTabs of={of} editor={editor} faqs={faqs} />
      <div className={classes.sides} data-two={isTranslation || undefined}>
        {isTranslation && <OriginalText text={editor.originalText} language={original} />}
        <div className={classes.fields}>
          {faq && (
            <p className={classes.meta}>
              <FaqState state={faq.state} />
              <span>
                {t(faq.updatedBy ? 'editor.editedBy' : 'editor.edited', {
                  name: faq.updatedBy,
                  when: formatDateTime(faq.updatedAt),
                })}
              </span>
              {faq.dataset !== '' && <span>{t('editor.dataset', { dataset: faq.dataset })}</span>}
            </p>
          )}
          <TranslationState of={of} editor={editor} faq={faq} isTranslation={isTranslation} />
          <TextInput
            {...field('question')}
            label={t('editor.question')}
            description={t('editor.questionHint')}
            autoComplete="off"
            data-autofocus
            size="lg"
            lang={language}
          />
          <VariantsField
            key={`${language} ${editor.ids[language] ?? ''}`}
            value={text.variants}
            problem={problems.variants}
            onChange={(variants) => editor.setText({ variants })}
          />
          <SimilarHint
            of={of}
            languageCode={language}
            questions={[text.question, ...text.variants]}
            except={editor.ids[language]}
            onOpen={onOpen}
          />
          <Textarea
            {...field('answer')}
            label={t('editor.answer')}
            autosize
            minRows={4}
            maxRows={14}
            lang={language}
          />
          <TextInput
            {...field('link')}
            label={t('editor.link')}
            description={t('editor.linkHint')}
            placeholder="https://"
            inputMode="url"
            autoComplete="off"
          />
          <ImageField
            of={of}
            value={text.imageLink}
            problem={problems.imageLink}
            onChange={(imageLink, imageType) => editor.setText({ imageLink, imageType })}
          />
          {isTranslation ? (
            <p className={classes.hint}>
              {t('editor.sharedElsewhere', { language: languageName(original) })}
            </p>
          ) : (
            <SharedFields of={of} value={editor.shared} onChange={editor.setShared} problems={problems} />
          )}
          {editor.failure && !firstProblemField(problems) && (
            <p className={classes.failure} role="alert">
              {messageOf(editor.failure)}
            </p>
          )}
        </div>
      </div>
      <Group justify="space-between" gap="xs" className={classes.foot}>
        {faq && group ? (
          <Menu position="top-start">
            <Menu.Target>
              <Button
                variant="subtle"
                color="red"
                rightSection={isTranslation && <IconChevronDown size={14} stroke={1.75} aria-hidden />}
                onClick={isTranslation ? undefined : () => onDelete(faq.faqId, false)}
              >
                {t('editor.delete')}
              </Button>
            </Menu.Target>
            {isTranslation && (
              <Menu.Dropdown>
                <Menu.Item onClick={() => onDelete(faq.faqId, true)}>
                  {t('editor.deleteThis', { language: languageName(language) })}
                </Menu.Item>
                <Menu.Item
                  color="red"
                  leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
                  onClick={() => onDelete(faq.faqId, false)}
                >
                  {t('editor.deleteAll')}
                </Menu.Item>
              </Menu.Dropdown>
            )}
          </Menu>
        ) : group ? (
          <span />
        ) : (
          <Button variant="subtle" onClick={(event) => void submit(event, true)} disabled={editor.isSaving}>
            {t('editor.saveAndNext')}
          </Button>
        )}
        <Group gap="xs">
          {!group && (
            <Button
              variant="default"
              disabled={text.question.trim() === '' || text.answer.trim() === ''}
              onClick={() => onTry(editor.draft(), { languageCode: language, text, shared: editor.shared })}
            >
              {t('editor.tryFirst')}
            </Button>
          )}
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={editor.isSaving}>
            {t('save')}
          </Button>
        </Group>
      </Group>
    </form>
  );
}
