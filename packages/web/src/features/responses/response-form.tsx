/** The form of a response: title, tags, text, apps and files. */
import { MultiSelect, TagsInput, TextInput } from '@mantine/core';
import { type AppId, isHashtag, LIMITS } from '@parrot/contract/core';
import { type PredefinedResponse, responseFields } from '@parrot/contract/responses';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { EditForm } from '../../shared/form/edit-form.tsx';
import { LimitedTextarea } from '../../shared/form/limited-textarea.tsx';
import { isOverLimit } from '../../shared/form/over-limit.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { toast } from '../../shared/toast/toast.ts';
import { ResponseFiles } from './response-files.tsx';
import { useSaveResponse } from './use-responses.ts';

type ResponseFormProps = {
  response: PredefinedResponse | undefined;
  apps: { appId: AppId; appName: string }[];
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
};

const RESPONSE = z.object(responseFields);

export function ResponseForm({ response, apps, onDirty, onSaved, onCancel }: ResponseFormProps) {
  const { t } = useTranslation('responses');
  const save = useSaveResponse();
  const { field, textField, ...form } = useForm({
    initial: {
      title: response?.title ?? '',
      hashtags: response?.hashtags ?? [],
      text: response?.text ?? '',
      files: response?.files ?? [],
      appIds: response?.apps.map(({ appId }) => appId) ?? [],
    },
    schema: RESPONSE,
    toInput: (values) => ({ ...values, files: values.files.map(({ fileId }) => fileId) }),
    send: (draft) =>
      save.mutateAsync({
        known: response && { responseId: response.responseId, revision: response.revision },
        draft,
      }),
    onSuccess: () => {
      toast.success(t(response ? 'editor.saved' : 'editor.created'));
      onSaved();
    },
    onDirty,
  });
  const { hashtags, text, appIds } = form.values;
  const tagField = field('hashtags');
  const appField = field('appIds');

  return (
    <EditForm
      form={form}
      submit={t(response ? 'editor.save' : 'editor.create')}
      disabled={isOverLimit(text, LIMITS.messageLength)}
      onCancel={onCancel}
    >
      <TextInput
        {...textField('title')}
        size="lg"
        label={t('editor.title')}
        description={t('editor.titleHint')}
        maxLength={LIMITS.responseTitle}
        autoComplete="off"
        data-autofocus
      />
      <TagsInput
        size="lg"
        label={t('editor.tags')}
        description={t('editor.tagsHint')}
        placeholder={hashtags.length === 0 ? t('editor.tagsPlaceholder') : undefined}
        maxTags={LIMITS.responseTags}
        splitChars={[' ', ',']}
        value={hashtags}
        error={tagField.error}
        onChange={(tags) => tagField.onChange(tags.map(asHashtag))}
      />
      <LimitedTextarea
        {...textField('text')}
        size="lg"
        label={t('editor.text')}
        description={t('editor.textHint')}
        limit={LIMITS.messageLength}
        autosize
        minRows={4}
        maxRows={14}
      />
      <MultiSelect
        size="lg"
        searchable
        hidePickedOptions
        label={t('editor.apps')}
        description={t('editor.appsHint')}
        placeholder={appIds.length === 0 ? t('editor.appsFind') : undefined}
        nothingFoundMessage={t('editor.noApp')}
        data={apps.map(({ appId, appName }) => ({ value: appId as string, label: appName }))}
        value={appIds}
        error={appField.error}
        onChange={(ids) => appField.onChange(ids as AppId[])}
      />
      <ResponseFiles {...field('files')} />
    </EditForm>
  );
}

/** Users need not type the # that every tag begins with. */
const asHashtag = (tag: string): string => (isHashtag(tag) || tag.startsWith('#') ? tag : `#${tag}`);
