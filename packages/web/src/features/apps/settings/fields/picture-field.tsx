/** A picture of the bot, chosen or dropped; the logo is cropped to a square. */
import { LIMITS } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../shared/http/api-error.ts';
import { IconPhoto } from '../../../../shared/icons/photo.ts';
import { CropDialog } from '../../../../shared/picture/crop-dialog.tsx';
import { PictureActions } from '../../../../shared/picture/picture-actions.tsx';
import { PICTURE_MEGABYTES } from '../../../../shared/picture/picture-file.ts';
import { usePicture } from '../../../../shared/picture/use-picture.ts';
import { FileDropArea } from '../../../../shared/upload/file-drop-area.tsx';
import { useSetting } from '../use-setting.ts';
import { useUploadPicture } from '../use-upload-picture.ts';
import classes from './picture-field.module.css';
import { SettingFrame } from './setting-frame.tsx';

type PictureFieldProps = { use: 'avatarUrl' | 'chatBackgroundImg'; help: string; crop?: boolean };

export function PictureField({ use, help, crop = false }: PictureFieldProps) {
  const { t } = useTranslation('designer');
  const path = `appearance.${use}` as const;
  const { id, value, set, problem: refused } = useSetting(path);
  const { picture, problem, choose, close } = usePicture();
  const upload = useUploadPicture(use);

  const send = (file: File) =>
    upload.mutate(file, {
      onSuccess: ({ url }) => {
        set(url);
        close();
      },
    });
  const accept = async (file: File | undefined) => {
    upload.reset();
    if (!file) return;
    const isFit = await choose(file);
    if (isFit && !crop) send(file);
  };
  const failure = problem
    ? t(`picture.problems.${problem}`, { megabytes: PICTURE_MEGABYTES })
    : (refused ?? (!crop && upload.error ? messageOf(upload.error) : null));
  return (
    <SettingFrame path={path} nameId={id} isOwn={false} onReset={() => set('')}>
      <FileDropArea className={classes.field} onFiles={([file]) => void accept(file)}>
        <span className={classes.picture} data-use={use} aria-hidden>
          {value ? <img src={value} alt="" /> : <IconPhoto size={20} stroke={1.75} />}
        </span>
        <PictureActions
          className={classes.actions}
          size="sm"
          hasPicture={Boolean(value)}
          texts={{
            choose: t(`picture.${use}.choose`),
            change: t(`picture.${use}.change`),
            remove: t(`picture.${use}.remove`),
            help: t('picture.limits', { megabytes: PICTURE_MEGABYTES, more: help }),
          }}
          isSending={!crop && upload.isPending}
          failure={failure}
          onFile={(file) => void accept(file)}
          onRemove={() => set('')}
        />
        {crop && (
          <CropDialog
            title={t('picture.crop.title')}
            picture={picture}
            shape="rect"
            edge={LIMITS.logoPixels * 4}
            texts={{
              area: t('picture.crop.area'),
              help: t('picture.crop.help'),
              zoom: t('picture.crop.zoom'),
              zoomValue: (percent) => t('picture.crop.zoomValue', { percent }),
              use: t('picture.crop.use'),
              cancel: t('cancel'),
            }}
            isSending={upload.isPending}
            failure={upload.error && messageOf(upload.error)}
            onCropped={send}
            onClose={close}
          />
        )}
      </FileDropArea>
    </SettingFrame>
  );
}
