/** A response as a whole: title, tags, text, apps and files. */
import { MultiSelect, TagsInput, TextInput } from '@mantine/core';
import { type AppId, isHashtag, LIMITS } from '@parrot/contract/core';
import { type PredefinedResponse, responseFields } from '@parrot/contract/responses';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { EditForm } from '../../shared/form/edit-form.tsx';
import { LimitedTextarea } from '../../shared/form/limited-textarea.tsx';
import { isOverLimit } from '../../shared/form/over-limit.ts';
import { ApiError } from '../../shared/http/api-error.ts';
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
type Form = Pick<PredefinedResponse, 'title' | 'hashtags' | 'text' | 'files'> & { appIds: AppId[] };

export function ResponseForm({ response, apps, onDirty, onSaved, onCancel }: ResponseFormProps) {
  const { t } = useTranslation('responses');
  const [form, setForm] = useState<Form>({
    title: response?.title ?? '',
    hashtags: response?.hashtags ?? [],
    text: response?.text ?? '',
    files: response?.files ?? [],
    appIds: response?.apps.map(({ appId }) => appId) ?? [],
  });
  const [problems, setProblems] = useState<Record<string, string>>({});
  const save = useSaveResponse();
  const refused = save.error instanceof ApiError ? save.error : undefined;
  const told: Record<string, string> = { ...refused?.fields, ...problems };
  const isToldAtField = Object.keys(refused?.fields ?? {}).length > 0;

  const change = (next: Partial<Form>) => {
    setForm({ ...form, ...next });
    setProblems({});
    onDirty(true);
    save.reset();
  };
  const submit = () => {
    const draft = { ...form, files: form.files.map(({ fileId }) => fileId) };
    const checked = z.object(responseFields).safeParse(draft);
    if (!checked.success)
      return setProblems(
        Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message])),
      );
    const known = response && { responseId: response.responseId, revision: response.revision };
    save.mutate(
      { known, draft: checked.data },
      {
        onSuccess: () => {
          toast.success(t(response ? 'editor.saved' : 'editor.created'));
          onSaved();
        },
      },
    );
  };

  return (
    <EditForm
      submit={t(response ? 'editor.save' : 'editor.create')}
      busy={save.isPending}
      error={isToldAtField ? null : save.error}
      disabled={isOverLimit(form.text, LIMITS.messageLength)}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <TextInput
        size="lg"
        label={t('editor.title')}
        description={t('editor.titleHint')}
        maxLength={LIMITS.responseTitle}
        autoComplete="off"
        value={form.title}
        error={told.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
        data-autofocus
      />
      <TagsInput
        size="lg"
        label={t('editor.tags')}
        description={t('editor.tagsHint')}
        placeholder={form.hashtags.length === 0 ? t('editor.tagsPlaceholder') : undefined}
        maxTags={LIMITS.responseTags}
        splitChars={[' ', ',']}
        value={form.hashtags}
        error={told.hashtags}
        onChange={(tags) => change({ hashtags: tags.map(asHashtag) })}
      />
      <LimitedTextarea
        size="lg"
        label={t('editor.text')}
        description={t('editor.textHint')}
        limit={LIMITS.messageLength}
        autosize
        minRows={4}
        maxRows={14}
        value={form.text}
        error={told.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <MultiSelect
        size="lg"
        searchable
        hidePickedOptions
        label={t('editor.apps')}
        description={t('editor.appsHint')}
        placeholder={form.appIds.length === 0 ? t('editor.appsFind') : undefined}
        nothingFoundMessage={t('editor.noApp')}
        data={apps.map(({ appId, appName }) => ({ value: appId as string, label: appName }))}
        value={form.appIds}
        error={told.appIds}
        onChange={(ids) => change({ appIds: ids as AppId[] })}
      />
      <ResponseFiles files={form.files} error={told.files} onChange={(files) => change({ files })} />
    </EditForm>
  );
}

/** Nobody should have to type the sign that every tag begins with. */
const asHashtag = (tag: string): string => (isHashtag(tag) || tag.startsWith('#') ? tag : `#${tag}`);
