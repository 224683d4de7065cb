/** The form of a response: title, tags, text, actions, apps and files. */
import { MultiSelect, TagsInput, TextInput } from '@mantine/core';
import { type AppId, isHashtag, LIMITS } from '@parrot/contract/core';
import { type PredefinedResponse, responseDraft, responseTextProblem } from '@parrot/contract/responses';
import { useTranslation } from 'react-i18next';
import { EditForm } from '../../shared/form/edit-form.tsx';
import { isOverLimit } from '../../shared/form/over-limit.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { toast } from '../../shared/toast/toast.ts';
import { ResponseActions } from './response-actions.tsx';
import { ResponseFiles } from './response-files.tsx';
import { ResponseTextField } from './response-text-field.tsx';
import { type ResponseOptions, useSaveResponse } from './use-responses.ts';

type ResponseFormProps = {
  response: PredefinedResponse | undefined;
  apps: { appId: AppId; appName: string }[];
  options: ResponseOptions;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
  onCancel: () => void;
};

export function ResponseForm(props: ResponseFormProps) {
  const { response, apps, options, onDirty, onSaved, onCancel } = props;
  const { t } = useTranslation('responses');
  const save = useSaveResponse();
  const fieldNames = options.fields.map(({ name }) => name);
  const { field, textField, ...form } = useForm({
    initial: {
      title: response?.title ?? '',
      hashtags: response?.hashtags ?? [],
      text: response?.text ?? '',
      files: response?.files ?? [],
      actions: response?.actions.map(({ action }) => action) ?? [],
      appIds: response?.apps.map(({ appId }) => appId) ?? [],
    },
    schema: responseDraft,
    validate: (values) => {
      const problem = responseTextProblem(values.text, fieldNames);
      return problem ? { text: problem } : {};
    },
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
      <ResponseTextField {...field('text')} fields={options.fields} />
      <ResponseFiles {...field('files')} />
      <ResponseActions {...field('actions')} options={options} stored={response?.actions ?? []} />
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
    </EditForm>
  );
}

/** Users need not type the # that every tag begins with. */
const asHashtag = (tag: string): string => (isHashtag(tag) || tag.startsWith('#') ? tag : `#${tag}`);
