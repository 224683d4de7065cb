/** Asks for the address of a link or a picture; a picture can also be uploaded. */
import { Button, TextInput } from '@mantine/core';
import { uploadStudioFile } from '@parrot/contract/knowledge';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlowStore } from '../../state/flow-store.ts';
import { isComposing } from '../browser/is-composing.ts';
import { messageOf } from '../http/api-error.ts';
import { call } from '../http/call.ts';
import { PICTURE_TYPES } from '../picture/picture-file.ts';
import { ChooseFileButton } from '../upload/choose-file-button.tsx';
import classes from './format-toolbar.module.css';
import {
  insertLink,
  insertPicture,
  linkAddress,
  pictureAddress,
  type Selected,
  type TextEdit,
} from './text-edits.ts';

type InsertFormProps = {
  kind: 'link' | 'picture';
  onInsert: (edit: (selected: Selected) => TextEdit) => void;
};

/** No form element: it is inside the form of the text. */
export function InsertForm({ kind, onInsert }: InsertFormProps) {
  const { t } = useTranslation();
  const appId = useFlowStore((flow) => flow.appId);
  const [typed, setTyped] = useState('');
  const [description, setDescription] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const insert = (written: string) => {
    const address = kind === 'link' ? linkAddress(written) : pictureAddress(written);
    setInvalid(address === null);
    if (address === null) return;
    onInsert((selected) =>
      kind === 'link' ? insertLink(selected, address) : insertPicture(selected, address, description),
    );
  };
  const upload = useMutation({
    mutationFn: async (file: File) =>
      appId ? await call(uploadStudioFile, { body: { appId }, file }) : null,
    onSuccess: (stored) => stored && insert(stored.url),
    meta: { quiet: true },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    insert(typed);
  };
  const problem = isInvalid
    ? t(kind === 'link' ? 'format.badLink' : 'format.badPicture')
    : upload.error && messageOf(upload.error);
  return (
    <div className={classes.form}>
      <TextInput
        data-autofocus
        label={t('format.address')}
        placeholder="https://"
        value={typed}
        maxLength={2_000}
        autoComplete="off"
        error={problem}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setInvalid(false);
        }}
      />
      {kind === 'picture' && (
        <TextInput
          label={t('format.description')}
          description={t('format.descriptionHint')}
          value={description}
          maxLength={200}
          autoComplete="off"
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
      )}
      <div className={classes.actions}>
        {kind === 'picture' && appId && (
          <ChooseFileButton
            accept={PICTURE_TYPES.join(',')}
            label={t('format.upload')}
            loading={upload.isPending}
            onFile={(file) => upload.mutate(file)}
          >
            {t('format.upload')}
          </ChooseFileButton>
        )}
        <Button onClick={() => insert(typed)}>{t('format.insert')}</Button>
      </div>
    </div>
  );
}
