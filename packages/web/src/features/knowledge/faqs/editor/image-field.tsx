/** A picture beside the answer: uploaded, dropped, or anywhere on the web; shown as it will be. */
import { Button, FileButton, TextInput } from '@mantine/core';
import { uploadAppPicture } from '@parrot/contract/apps';
import { isHttpUrl } from '@parrot/contract/core';
import { useMutation } from '@tanstack/react-query';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../../shared/http/api-error.ts';
import { call } from '../../../../shared/http/call.ts';
import { IconPhoto } from '../../../../shared/icons/photo.ts';
import { IconTrash } from '../../../../shared/icons/trash.ts';
import { PICTURE_MEGABYTES, PICTURE_TYPES } from '../../../../shared/picture/picture-file.ts';
import { usePicture } from '../../../../shared/picture/use-picture.ts';
import type { FaqsOf } from '../use-faqs.ts';
import classes from './editor.module.css';

type ImageFieldProps = {
  of: FaqsOf;
  value: string;
  onChange: (link: string, type: string) => void;
  problem: string | undefined;
};

/** What kind of picture it is, by the end of its address. */
const typeOf = (link: string) =>
  /\.(png|jpe?g|gif|webp|svg|avif)(\?|#|$)/i.exec(link)?.[1]?.toLowerCase() ?? '';
const isOurs = (link: string) => link.startsWith('/pictures/');

export function ImageField({ of, value, onChange, problem }: ImageFieldProps) {
  const { t } = useTranslation('faq');
  const [isOver, setIsOver] = useState(false);
  const [brokenLink, setBrokenLink] = useState('');
  const forgetFile = useRef<() => void>(null);
  const picture = usePicture();
  const upload = useMutation({
    mutationFn: (file: File) => call(uploadAppPicture, { body: { appId: of.appId, use: 'faqImage' }, file }),
    onSuccess: ({ url }) => onChange(url, typeOf(url)),
    meta: { quiet: true },
  });
  const take = async (file: File | null | undefined) => {
    upload.reset();
    forgetFile.current?.();
    if (file && (await picture.choose(file))) upload.mutate(file);
    picture.close();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const shows = isOurs(value) || isHttpUrl(value);
  const failure = picture.problem
    ? t(`editor.pictureProblems.${picture.problem}`, { megabytes: PICTURE_MEGABYTES })
    : upload.error && messageOf(upload.error);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the button inside.
    <div
      className={classes.image}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <span className={classes.preview}>
        {shows && brokenLink !== value ? (
          <img
            src={value}
            alt={t('editor.picture')}
            referrerPolicy="no-referrer"
            onError={() => setBrokenLink(value)}
          />
        ) : (
          <IconPhoto size={20} stroke={1.75} aria-hidden />
        )}
      </span>
      <div className={classes.imageActs}>
        <TextInput
          name="imageLink"
          label={t('editor.picture')}
          description={t('editor.pictureHint', { megabytes: PICTURE_MEGABYTES })}
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          value={value}
          error={problem}
          onChange={({ currentTarget: { value: link } }) => onChange(link, typeOf(link))}
        />
        <div className={classes.row}>
          <FileButton
            accept={PICTURE_TYPES.join(',')}
            resetRef={forgetFile}
            onChange={(file) => void take(file)}
            inputProps={{ 'aria-label': t('editor.choosePicture') }}
          >
            {(button) => (
              <Button {...button} size="sm" variant="default" loading={upload.isPending}>
                {t('editor.choosePicture')}
              </Button>
            )}
          </FileButton>
          {value !== '' && (
            <Button
              size="sm"
              variant="subtle"
              color="gray"
              leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
              onClick={() => onChange('', '')}
            >
              {t('editor.removePicture')}
            </Button>
          )}
        </div>
        {shows && brokenLink === value && <p className={classes.warning}>{t('editor.pictureBroken')}</p>}
        {failure && (
          <p className={classes.failure} role="alert">
            {failure}
          </p>
        )}
      </div>
    </div>
  );
}
