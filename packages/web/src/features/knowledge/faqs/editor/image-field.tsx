/** The picture of an answer: uploaded, dropped, or a URL, with a preview. */
import { TextInput } from '@mantine/core';
import { uploadAppPicture } from '@parrot/contract/apps';
import { isHttpUrl } from '@parrot/contract/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../../../shared/form/use-form.ts';
import { messageOf } from '../../../../shared/http/api-error.ts';
import { call } from '../../../../shared/http/call.ts';
import { IconPhoto } from '../../../../shared/icons/photo.ts';
import { PictureActions } from '../../../../shared/picture/picture-actions.tsx';
import { PICTURE_MEGABYTES } from '../../../../shared/picture/picture-file.ts';
import { usePicture } from '../../../../shared/picture/use-picture.ts';
import { FileDropArea } from '../../../../shared/upload/file-drop-area.tsx';
import type { FaqsOf } from '../use-faqs.ts';
import classes from './editor.module.css';

type ImageFieldProps = { of: FaqsOf; field: FieldProps<string> };

/** The type of the picture, by the extension of its URL. */
export const typeOfPicture = (link: string) =>
  /\.(png|jpe?g|gif|webp|svg|avif)(\?|#|$)/i.exec(link)?.[1]?.toLowerCase() ?? '';
const isOurs = (link: string) => link.startsWith('/pictures/');

export function ImageField({ of, field: { name, value, error, onChange } }: ImageFieldProps) {
  const { t } = useTranslation('faq');
  const [brokenLink, setBrokenLink] = useState('');
  const picture = usePicture();
  const upload = useMutation({
    mutationFn: (file: File) => call(uploadAppPicture, { body: { appId: of.appId, use: 'faqImage' }, file }),
    onSuccess: ({ url }) => onChange(url),
    meta: { quiet: true },
  });
  const accept = async (file: File | undefined) => {
    upload.reset();
    if (file && (await picture.choose(file))) upload.mutate(file);
    picture.close();
  };
  const shows = isOurs(value) || isHttpUrl(value);
  const failure = picture.problem
    ? t(`editor.pictureProblems.${picture.problem}`, { megabytes: PICTURE_MEGABYTES })
    : upload.error && messageOf(upload.error);
  return (
    <FileDropArea className={classes.image} onFiles={([file]) => void accept(file)}>
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
      <div className={classes.imageActions}>
        <TextInput
          name={name}
          label={t('editor.picture')}
          description={t('editor.pictureHint', { megabytes: PICTURE_MEGABYTES })}
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          value={value}
          error={error}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <PictureActions
          size="sm"
          hasPicture={value !== ''}
          texts={{
            choose: t('editor.choosePicture'),
            change: t('editor.choosePicture'),
            remove: t('editor.removePicture'),
          }}
          isSending={upload.isPending}
          failure={failure}
          onFile={(file) => void accept(file)}
          onRemove={() => onChange('')}
        />
        {shows && brokenLink === value && <p className={classes.warning}>{t('editor.pictureBroken')}</p>}
      </div>
    </FileDropArea>
  );
}
