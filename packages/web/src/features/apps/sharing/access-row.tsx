/** One user or group with access to an app. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './share-dialog.module.css';

type AccessRowProps = {
  picture: ReactNode;
  name: string;
  about: string;
  through?: string;
  onRevoke: (() => void) | undefined;
};

export function AccessRow({ picture, name, about, through, onRevoke }: AccessRowProps) {
  const { t } = useTranslation('apps');
  return (
    <li className={classes.row}>
      <span className={classes.picture} aria-hidden>
        {picture}
      </span>
      <span className={classes.body}>
        <span className={classes.name}>{name}</span>
        <span className={classes.email}>{about}</span>
      </span>
      {through && <span className={classes.through}>{through}</span>}
      {onRevoke && (
        <Button size="xs" variant="default" aria-label={t('share.takeBackFrom', { name })} onClick={onRevoke}>
          {t('share.takeBack')}
        </Button>
      )}
    </li>
  );
}
