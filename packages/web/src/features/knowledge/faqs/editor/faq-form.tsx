/** The form of one FAQ in all languages of the bot. */
import { Button, Group, Menu, TextInput } from '@mantine/core';
import type { FaqId, LanguageCode } from '@parrot/contract/core';
import type { Faq, FaqDraftInput } from '@parrot/contract/knowledge';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FaqFields } from '../../../../shared/faq/faq-fields.tsx';
import { FormMessage } from '../../../../shared/form/form-message.tsx';
import { formatDateTimeInText } from '../../../../shared/format/format-date-time.ts';
import { IconChevronDown } from '../../../../shared/icons/chevron-down.ts';
import { IconTrash } from '../../../../shared/icons/trash.ts';
import { toast } from '../../../../shared/toast/toast.ts';
import { FaqState } from '../list/faq-state.tsx';
import type { FaqsOf } from '../use-faqs.ts';
import classes from './editor.module.css';
import { textValues } from './faq-values.ts';
import { ImageField, typeOfPicture } from './image-field.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { OriginalText } from './original-text.tsx';
import { SharedFields } from './shared-fields.tsx';
import { SimilarHint } from './similar-hint.tsx';
import { TranslationState } from './translation-state.tsx';
import { type Start, useFaqEditor } from './use-faq-editor.ts';

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
  const fields = useRef<HTMLDivElement>(null);
  const startsAnother = useRef(false);
  const editor = useFaqEditor(of, faqs, start ?? { languageCode: own }, () => {
    toast.success(t('editor.saved'));
    if (!startsAnother.current) return onSaved();
    editor.startAnother();
    fields.current?.querySelector('input')?.focus();
  });
  const { form, language, original, text } = editor;
  const { isDirty } = form;
  const isTranslation = language !== original;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => onWide(isTranslation), [isTranslation, onWide]);
  const submit = (event: FormEvent, andNext: boolean) => {
    startsAnother.current = andNext;
    form.submit(event);
  };
  const image = form.field(`${language}.imageLink`);
  const faq = faqs.find(({ languageCode }) => languageCode === language);
  const languageName = (code: LanguageCode) => t(`languages.${code}`, { ns: 'studio' });
  const group = faqs[0]?.groupId;

  return (
    <form
      {...form.formProps}
      onSubmit={(event) => submit(event, false)}
      className={classes.form}
      aria-label={t(group ? 'editor.edit' : 'editor.new')}
    >
      <LanguageTabs editor={editor} faqs={faqs} />
      <div className={classes.sides} data-two={isTranslation || undefined}>
        {isTranslation && <OriginalText text={editor.originalText} language={original} />}
        <div className={classes.fields} ref={fields}>
          {faq && (
            <p className={classes.meta}>
              <FaqState state={faq.state} />
              <span>
                {t(faq.updatedBy ? 'editor.editedBy' : 'editor.edited', {
                  name: faq.updatedBy,
                  when: formatDateTimeInText(faq.updatedAt),
                })}
              </span>
              {faq.dataset !== '' && <span>{t('editor.dataset', { dataset: faq.dataset })}</span>}
            </p>
          )}
          <TranslationState of={of} editor={editor} faq={faq} isTranslation={isTranslation} />
          <FaqFields
            fields={{
              question: form.field(`${language}.question`),
              variants: form.field(`${language}.variants`),
              answer: form.field(`${language}.answer`),
            }}
            lang={language}
            focus="question"
          >
            <SimilarHint
              of={of}
              languageCode={language}
              questions={[text.question, ...text.variants]}
              except={editor.ids[language]}
              onOpen={onOpen}
            />
          </FaqFields>
          <TextInput
            {...form.textField(`${language}.link`)}
            label={t('editor.link')}
            description={t('editor.linkHint')}
            placeholder="https://"
            inputMode="url"
            autoComplete="off"
          />
          <ImageField
            of={of}
            field={{
              ...image,
              onChange: (imageLink) =>
                form.change(textValues(language, { imageLink, imageType: typeOfPicture(imageLink) })),
            }}
          />
          {isTranslation ? (
            <p className={classes.hint}>
              {t('editor.sharedElsewhere', { language: languageName(original) })}
            </p>
          ) : (
            <SharedFields of={of} form={form} />
          )}
          <FormMessage form={form} />
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
          <Button variant="subtle" onClick={(event) => submit(event, true)} disabled={form.isPending}>
            {t('editor.saveAndNext')}
          </Button>
        )}
        <Group gap="xs">
          {!group && (
            <Button
              variant="default"
              disabled={text.question.trim() === '' || text.answer.trim() === ''}
              onClick={() => onTry(editor.draft(), editor.start())}
            >
              {t('editor.tryFirst')}
            </Button>
          )}
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.isPending}>
            {t('save')}
          </Button>
        </Group>
      </Group>
    </form>
  );
}
