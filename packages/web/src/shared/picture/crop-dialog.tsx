/** Crops a picture to a square. The cropper is loaded on demand. */
import { Modal, Skeleton } from '@mantine/core';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOrReload } from '../browser/load-or-reload.ts';
import type { Picture } from './picture-file.ts';

const PictureCropper = lazy(() => loadOrReload('picture-cropper', () => import('./picture-cropper.tsx')));

type CropDialogProps = Omit<ComponentProps<typeof PictureCropper>, 'picture' | 'onCancel'> & {
  title: string;
  /** Null: no dialog. */
  picture: Picture | null;
  onClose: () => void;
};

export function CropDialog({ title, picture, onClose, ...cropper }: CropDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <Modal
      opened={picture !== null}
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {picture && (
        <Suspense fallback={<Skeleton h={320} radius="md" />}>
          <PictureCropper picture={picture} onCancel={onClose} {...cropper} />
        </Suspense>
      )}
    </Modal>
  );
}
