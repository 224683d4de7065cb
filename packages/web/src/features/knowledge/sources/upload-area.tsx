/** The drop area for files, and the uploads in progress. */
import { ActionIcon, Button, FileButton, Progress } from '@mantine/core';
import { SOURCE_FILE_ENDINGS } from '@parrot/contract/knowledge';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconUpload } from '../../../shared/icons/upload.ts';
import { IconX } from '../../../shared/icons/x.ts';
import { FileDropArea } from '../../../shared/upload/file-drop-area.tsx';
import classes from './upload-area.module.css';
import { MEGABYTES, type Upload, type useUploads } from './use-uploads.ts';

const ACCEPTED = SOURCE_FILE_ENDINGS.map((ending) => `.${ending}`).join(',');

type UploadAreaProps = { uploads: ReturnType<typeof useUploads>; children: ReactNode };

export function UploadArea({ uploads: { uploads, add, retry, drop, cancel }, children }: UploadAreaProps) {
  const { t } = useTranslation('studio');
  return (
    <FileDropArea className={classes.area} onFiles={add}>
      {children}
      {uploads.length > 0 && (
        <ul className={classes.uploads} aria-label={t('sources.upload.list')}>
          {uploads.map((upload) => (
            <li key={upload.id} className={classes.upload}>
              <span className={classes.name}>{upload.file.name}</span>
              {upload.state === 'sending' || upload.state === 'waiting' ? (
                <>
                  <Progress
                    className={classes.progress}
                    value={percentOf(upload)}
                    // Everything is sent; the server has not replied yet.
                    animated={upload.share === 1}
                    aria-label={t(`sources.upload.${upload.state}`, { name: upload.file.name })}
                  />
                  <span className={classes.percent}>
                    {upload.share === 1
                      ? t('sources.upload.arriving')
                      : t('sources.upload.percent', { percent: percentOf(upload) })}
                  </span>
                  <ActionIcon
                    variant="subtle"
                    aria-label={t('sources.upload.cancel', { name: upload.file.name })}
                    onClick={() => cancel(upload.id)}
                  >
                    <IconX size={16} stroke={1.75} aria-hidden />
                  </ActionIcon>
                </>
              ) : (
                <>
                  <span className={classes.problem} role="alert">
                    {upload.problem}
                  </span>
                  {upload.state === 'failed' && (
                    <Button size="xs" variant="default" onClick={() => retry(upload)}>
                      {t('sources.again')}
                    </Button>
                  )}
                  <ActionIcon
                    variant="subtle"
                    aria-label={t('sources.upload.dismiss', { name: upload.file.name })}
                    onClick={() => drop(upload.id)}
                  >
                    <IconX size={16} stroke={1.75} aria-hidden />
                  </ActionIcon>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </FileDropArea>
  );
}

const percentOf = ({ share }: Upload): number => Math.floor(share * 100);

export function UploadButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation('studio');
  const resetInput = useRef<() => void>(null);
  const accept = (files: File[]) => {
    onFiles(files);
    // Lets the same file be chosen again.
    resetInput.current?.();
  };
  return (
    <FileButton
      multiple
      accept={ACCEPTED}
      resetRef={resetInput}
      onChange={accept}
      inputProps={{ 'aria-label': t('sources.upload.choose') }}
    >
      {(button) => (
        <Button {...button} leftSection={<IconUpload size={16} stroke={1.75} />}>
          {t('sources.upload.choose')}
        </Button>
      )}
    </FileButton>
  );
}

export function UploadLimits() {
  const { t } = useTranslation('studio');
  const kinds = SOURCE_FILE_ENDINGS.join(', ').toUpperCase();
  return <p className={classes.limits}>{t('sources.upload.limits', { kinds, size: MEGABYTES })}</p>;
}
