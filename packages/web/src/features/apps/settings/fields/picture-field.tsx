/** A picture of the bot: chosen or dropped, the logo cut to a square, sent, or taken away. What may be sent is told before. */
import { Button, FileButton } from '@mantine/core';
import { LIMITS } from '@parrot/contract/core';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../shared/http/api-error.ts';
import { IconPhoto } from '../../../../shared/icons/photo.ts';
import { IconTrash } from '../../../../shared/icons/trash.ts';
import { PICTURE_MEGABYTES, PICTURE_TYPES } from '../../../../shared/picture/picture-file.ts';
import { usePicture } from '../../../../shared/picture/use-picture.ts';
import { useSetting } from '../use-setting.ts';
import { useUploadPicture } from '../use-upload-picture.ts';
import { CropDialog } from './crop-dialog.tsx';
import classes from './picture-field.module.css';
import { SettingFrame } from './setting-frame.tsx';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

type PictureFieldProps = { use: 'avatarUrl' | 'chatBackgroundImg'; help: string; crop?: boolean };

export function PictureField({ use, help, crop = false }: PictureFieldProps) {
  const { t } = useTranslation('designer');
  const path = `appearance.${use}` as const;
  const { id, value, set, problem: refused } = useSetting(path);
  const [isOver, setIsOver] = useState(false);
  /** Lets the same file be chosen twice: a field that holds it already would not tell. */
  const forgetFile = useRef<() => void>(null);
  const { picture, problem, choose, close } = usePicture();
  const upload = useUploadPicture(use);

  const send = (file: File) =>
    upload.mutate(file, {
      onSuccess: ({ url }) => {
        set(url);
        close();
      },
    });
  const take = async (file: File | null | undefined) => {
    upload.reset();
    forgetFile.current?.();
    if (!file) return;
    const isFit = await choose(file);
    if (isFit && !crop) send(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const failure = problem
    ? t(`picture.problems.${problem}`, { megabytes: PICTURE_MEGABYTES })
    : (refused ?? (!crop && upload.error ? messageOf(upload.error) : null));
  return (
    <SettingFrame path={path} nameId={id} isOwn={false} onReset={() => set('')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside. */}
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
        <span className={classes.picture} data-use={use} aria-hidden>
          {value ? <img src={value} alt="" /> : <IconPhoto size={20} stroke={1.75} />}
        </span>
        <div className={classes.actions}>
          <FileButton
            accept={PICTURE_TYPES.join(',')}
            resetRef={forgetFile}
            onChange={(file) => void take(file)}
            inputProps={{ 'aria-label': t(`picture.${use}.choose`) }}
          >
            {(button) => (
              <Button {...button} size="sm" variant="default" loading={!crop && upload.isPending}>
                {t(value ? `picture.${use}.change` : `picture.${use}.choose`)}
              </Button>
            )}
          </FileButton>
          {value && (
            <Button
              size="sm"
              variant="subtle"
              color="gray"
              className={classes.remove}
              leftSection={<IconTrash {...ICON} />}
              onClick={() => set('')}
            >
              {t(`picture.${use}.remove`)}
            </Button>
          )}
          <p className={classes.help}>{t('picture.limits', { megabytes: PICTURE_MEGABYTES, more: help })}</p>
          {failure && (
            <p className={classes.failure} role="alert">
              {failure}
            </p>
          )}
        </div>
        {crop && (
          <CropDialog
            picture={picture}
            edge={LIMITS.logoPixels * 4}
            isSending={upload.isPending}
            failure={upload.error && messageOf(upload.error)}
            onCropped={send}
            onClose={close}
          />
        )}
      </div>
    </SettingFrame>
  );
}
