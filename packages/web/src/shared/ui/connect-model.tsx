/** A link to connect a language model, for users who may do so. */
import { permits } from '@parrot/contract/core';
import { saveModel } from '@parrot/contract/models';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRights } from '../session/use-rights.ts';
import classes from './linked-text.module.css';

export function ConnectModel() {
  const { t } = useTranslation('shell');
  const rights = useRights();
  if (!rights.userInfo.studioAccess || !permits(rights, saveModel.access)) return null;
  return (
    <Link to="/home/studio/models" className={classes.link}>
      {t('connectModel')}
    </Link>
  );
}
