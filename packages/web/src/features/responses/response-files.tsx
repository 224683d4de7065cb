/** The files of a response. */
import { ActionIcon, Button, FileButton } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import type { PredefinedResponse } from '@parrot/contract/responses';
import { useTranslation } from 'react-i18next';
import { FormPart } from '../../shared/form/edit-form.tsx';
import { messageOf } from '../../shared/http/api-error.ts';
import { IconPaperclip } from '../../shared/icons/paperclip.ts';
import { IconX } from '../../shared/icons/x.ts';
import classes from './responses.module.css';
import { useUploadFile } from './use-responses.ts';

type Files = PredefinedResponse['files'];
type ResponseFilesProps = { value: Files; error: string | undefined; onChange: (files: Files) => void };

export function ResponseFiles({ value: files, error, onChange }: ResponseFilesProps) {
  const { t } = useTranslation('responses');
  const upload = useUploadFile();
  const refused = upload.error ? messageOf(upload.error) : error;
  return (
    <FormPart title={t('editor.files')} help={t('editor.filesHint', { count: LIMITS.filesPerMessage })}>
      {files.length > 0 && (
        <ul className={classes.attached}>
          {files.map((file) => (
            <li key={file.fileId}>
              <IconPaperclip size={16} stroke={1.75} aria-hidden />
              <span>{file.name}</span>
              <ActionIcon
                size="sm"
                aria-label={t('editor.detach', { name: file.name })}
                onClick={() => onChange(files.filter(({ fileId }) => fileId !== file.fileId))}
              >
                <IconX size={16} stroke={1.75} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {refused && (
        <p className={classes.refused} role="alert">
          {refused}
        </p>
      )}
      {files.length < LIMITS.filesPerMessage && (
        <FileButton
          onChange={(file) =>
            file && upload.mutate(file, { onSuccess: (stored) => onChange([...files, stored]) })
          }
        >
          {(props) => (
            <Button {...props} variant="default" size="sm" loading={upload.isPending}>
              {t('editor.attach')}
            </Button>
          )}
        </FileButton>
      )}
    </FormPart>
  );
}
