/** Where a square is cut out of a picture. The cropper is loaded when the first picture is there. */
import { Modal, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOrReload } from '../../../../shared/browser/load-or-reload.ts';
import type { Picture } from '../../../../shared/picture/picture-file.ts';

const PictureCropper = lazy(() =>
  loadOrReload('picture-cropper', () => import('../../../../shared/picture/picture-cropper.tsx')),
);

type CropDialogProps = {
  picture: Picture | null;
  edge: number;
  isSending: boolean;
  failure: string | null;
  onCropped: (file: File) => void;
  onClose: () => void;
};

export function CropDialog({ picture, onClose, ...rest }: CropDialogProps) {
  const { t } = useTranslation('designer');
  return (
    <Modal
      opened={picture !== null}
      onClose={onClose}
      title={t('picture.crop.title')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'shell' }) }}
    >
      {picture && (
        <Suspense fallback={<Skeleton h={320} radius="md" />}>
          <PictureCropper
            picture={picture}
            shape="rect"
            texts={{
              area: t('picture.crop.area'),
              help: t('picture.crop.help'),
              zoom: t('picture.crop.zoom'),
              zoomValue: (percent) => t('picture.crop.zoomValue', { percent }),
              use: t('picture.crop.use'),
              cancel: t('cancel'),
            }}
            onCancel={onClose}
            {...rest}
          />
        </Suspense>
      )}
    </Modal>
  );
}
