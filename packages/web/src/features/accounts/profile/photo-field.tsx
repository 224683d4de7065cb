/** The profile photo: chosen or dropped, cut to a square and uploaded, or removed. */
import { LIMITS } from '@parrot/contract/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../shared/http/api-error.ts';
import { IconCamera } from '../../../shared/icons/camera.ts';
import { CropDialog } from '../../../shared/picture/crop-dialog.tsx';
import { PictureActions } from '../../../shared/picture/picture-actions.tsx';
import { PICTURE_MEGABYTES } from '../../../shared/picture/picture-file.ts';
import { usePicture } from '../../../shared/picture/use-picture.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { FileDropArea } from '../../../shared/upload/file-drop-area.tsx';
import classes from './photo-field.module.css';
import { useRemovePhoto, useUploadPhoto } from './use-account.ts';

/** Sharp on screens with a pixel ratio of two. */
const EDGE = LIMITS.profilePhotoPixels * 2;

type PhotoFieldProps = { hasPhoto: boolean; children: ReactNode };

/** `children`: the user, with the current photo. */
export function PhotoField({ hasPhoto, children }: PhotoFieldProps) {
  const { t } = useTranslation('profile');
  const { picture, problem, choose, close } = usePicture();
  const upload = useUploadPhoto();
  const remove = useRemovePhoto();

  const take = (file: File | undefined) => {
    upload.reset();
    remove.reset();
    if (file) void choose(file);
  };
  const send = (file: File) =>
    upload.mutate(file, {
      onSuccess: () => {
        close();
        toast.success(t('photo.saved'));
      },
    });
  return (
    <FileDropArea className={classes.field} onFiles={([file]) => take(file)}>
      {children}
      <PictureActions
        className={classes.actions}
        hasPicture={hasPhoto}
        texts={{
          choose: t('photo.choose'),
          change: t('photo.change'),
          remove: t('photo.remove'),
          help: t('photo.help', { megabytes: PICTURE_MEGABYTES }),
        }}
        icon={<IconCamera size={16} stroke={1.75} aria-hidden />}
        isRemoving={remove.isPending}
        failure={
          problem
            ? t(`photo.problems.${problem}`, { megabytes: PICTURE_MEGABYTES })
            : remove.error && messageOf(remove.error)
        }
        onFile={take}
        onRemove={() => remove.mutate(undefined, { onSuccess: () => toast.success(t('photo.removed')) })}
      />
      <CropDialog
        title={t('photo.crop.title')}
        picture={picture}
        edge={EDGE}
        shape="round"
        texts={{
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
        onClose={close}
      />
    </FileDropArea>
  );
}
