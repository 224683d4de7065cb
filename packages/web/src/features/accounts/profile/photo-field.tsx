/** One's photo: chosen or dropped, cut to a square, sent; or taken away. */
import { Button, FileButton, Modal, Skeleton } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { type DragEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOrReload } from '../../../shared/browser/load-or-reload.ts';
import { messageOf } from '../../../shared/http/api-error.ts';
import { IconCamera } from '../../../shared/icons/camera.ts';
import { IconTrash } from '../../../shared/icons/trash.ts';
import { PICTURE_MEGABYTES, PICTURE_TYPES } from '../../../shared/picture/picture-file.ts';
import { usePicture } from '../../../shared/picture/use-picture.ts';
import { toast } from '../../../shared/toast/toast.ts';
import classes from './photo-field.module.css';
import { useRemovePhoto, useUploadPhoto } from './use-account.ts';

const PictureCropper = lazy(() =>
  loadOrReload('picture-cropper', () => import('../../../shared/picture/picture-cropper.tsx')),
);
/** Sharp on screens with two pixels for one. */
const EDGE = LIMITS.profilePhotoPixels * 2;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

type PhotoFieldProps = { hasPhoto: boolean; children: ReactNode };

/** `children`: whose photo it is, with the photo as it is now. */
export function PhotoField({ hasPhoto, children }: PhotoFieldProps) {
  const { t } = useTranslation('profile');
  const [isOver, setIsOver] = useState(false);
  /** Lets the same file be chosen twice: a field that holds it already would not tell. */
  const forgetFile = useRef<() => void>(null);
  const { picture, problem, choose, close } = usePicture();
  const upload = useUploadPhoto();
  const remove = useRemovePhoto();

  const take = (file: File | null | undefined) => {
    upload.reset();
    remove.reset();
    forgetFile.current?.();
    if (file) void choose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  const send = (file: File) =>
    upload.mutate(file, {
      onSuccess: () => {
        close();
        toast.success(t('photo.saved'));
      },
    });
  const failure = problem
    ? t(`photo.problems.${problem}`, { megabytes: PICTURE_MEGABYTES })
    : remove.error && messageOf(remove.error);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside.
    <div
      className={classes.field}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {children}
      <div className={classes.acts}>
        <FileButton
          accept={PICTURE_TYPES.join(',')}
          resetRef={forgetFile}
          onChange={take}
          inputProps={{ 'aria-label': t('photo.choose') }}
        >
          {(button) => (
            <Button {...button} variant="default" leftSection={<IconCamera {...ICON} />}>
              {t(hasPhoto ? 'photo.change' : 'photo.choose')}
            </Button>
          )}
        </FileButton>
        {hasPhoto && (
          <Button
            variant="subtle"
            className={classes.remove}
            leftSection={<IconTrash {...ICON} />}
            loading={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: () => toast.success(t('photo.removed')) })}
          >
            {t('photo.remove')}
          </Button>
        )}
        <p className={classes.help}>{t('photo.help', { megabytes: PICTURE_MEGABYTES })}</p>
        {failure && (
          <p className={classes.failure} role="alert">
            {failure}
          </p>
        )}
      </div>
      <Modal
        opened={picture !== null}
        onClose={close}
        title={t('photo.crop.title')}
        closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
      >
        {picture && (
          <Suspense fallback={<Skeleton h={320} radius="md" />}>
            <PictureCropper
              picture={picture}
              edge={EDGE}
              shape="round"
              words={{
                area: t('photo.crop.area'),
                help: t('photo.crop.help'),
                zoom: t('photo.crop.zoom'),
                zoomValue: (percent) => t('photo.crop.zoomValue', { percent }),
                use: t('photo.crop.use'),
                cancel: t('cancel'),
              }}
              isSending={upload.isPending}
              failure={upload.error && messageOf(upload.error)}
              onCropped={send}
              onCancel={close}
            />
          </Suspense>
        )}
      </Modal>
    </div>
  );
}
