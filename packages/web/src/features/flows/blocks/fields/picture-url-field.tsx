/** The URL of a picture, with a preview. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TemplateField } from '../../values/template-field.tsx';
import classes from './fields.module.css';
import { isWebUrl, urlProblem } from './url-problem.ts';

type PictureUrlFieldProps = { label: string; url: string; onChange: (url: string) => void };

export function PictureUrlField({ label, url, onChange }: PictureUrlFieldProps) {
  const { t } = useTranslation('blocks');
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const shown = isWebUrl(url) && !url.includes('{{') ? url.trim() : null;
  return (
    <div>
      <TemplateField
        label={label}
        text={url}
        placeholder="https://"
        problem={urlProblem(url, t)}
        help={shown && shown === brokenUrl ? t('message.unseen') : undefined}
        onChange={onChange}
      />
      {shown && shown !== brokenUrl && (
        <img
          key={shown}
          src={shown}
          alt={t('message.preview')}
          className={classes.picture}
          referrerPolicy="no-referrer"
          loading="lazy"
          onError={() => setBrokenUrl(shown)}
        />
      )}
    </div>
  );
}
