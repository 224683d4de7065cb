/** The files of the next message: uploaded, uploading or refused. */
import { ActionIcon, Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconFile } from '../../../../shared/icons/file.ts';
import { IconPhoto } from '../../../../shared/icons/photo.ts';
import { IconX } from '../../../../shared/icons/x.ts';
import classes from './file-tray.module.css';
import type { useUploads } from './use-uploads.ts';

export function FileTray({ tray }: { tray: ReturnType<typeof useUploads> }) {
  const { t } = useTranslation('desk-conversation');
  const { files, uploads } = tray;
  if (files.length === 0 && uploads.length === 0) return null;
  return (
    <ul className={classes.tray} aria-label={t('files.label')}>
      {files.map((file) => (
        <li key={file.fileId} className={classes.file}>
          {file.isPicture ? <IconPhoto size={16} stroke={1.75} /> : <IconFile size={16} stroke={1.75} />}
          <span className={classes.name}>{file.name}</span>
          <Remove name={file.name} onClick={() => tray.remove(file)} />
        </li>
      ))}
      {uploads.map((upload) => (
        <li key={upload.id} className={classes.file} data-problem={upload.problem !== null || undefined}>
          <IconFile size={16} stroke={1.75} />
          <span className={classes.name}>
            {upload.file.name}
            {upload.problem === null ? (
              <Progress
                size={3}
                value={upload.share * 100}
                aria-label={t('files.uploading', { name: upload.file.name })}
              />
            ) : (
              <span role="alert" className={classes.problem}>
                {upload.problem}
              </span>
            )}
          </span>
          <Remove name={upload.file.name} onClick={() => tray.dropUpload(upload)} />
        </li>
      ))}
    </ul>
  );
}

function Remove({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useTranslation('desk-conversation');
  return (
    <ActionIcon size="xs" aria-label={t('files.remove', { name })} onClick={onClick}>
      <IconX size={14} stroke={1.75} />
    </ActionIcon>
  );
}
