/** The address of a picture, with a small look at it. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TemplateField } from '../../values/template-field.tsx';
import classes from './fields.module.css';
import { addressProblem, isWebAddress } from './url-problem.ts';

type PictureAddressProps = { label: string; url: string; onChange: (url: string) => void };

export function PictureAddress({ label, url, onChange }: PictureAddressProps) {
  const { t } = useTranslation('blocks');
  const [unseen, setUnseen] = useState<string | null>(null);
  const shown = isWebAddress(url) && !url.includes('{{') ? url.trim() : null;
  return (
    <div>
      <TemplateField
        label={label}
        text={url}
        placeholder="https://"
        problem={addressProblem(url, t)}
        help={shown && shown === unseen ? t('message.unseen') : undefined}
        onChange={onChange}
      />
      {shown && shown !== unseen && (
        <img
          key={shown}
          src={shown}
          alt={t('message.preview')}
          className={classes.picture}
          referrerPolicy="no-referrer"
          loading="lazy"
          onError={() => setUnseen(shown)}
        />
      )}
    </div>
  );
}
