/** The share of questions that the bot answered; a dash without questions. */
import { useTranslation } from 'react-i18next';
import classes from './answered-share.module.css';

export function AnsweredShare({ share }: { share: number | null }) {
  const { t } = useTranslation('apps');
  return (
    <span className={classes.share} title={t(share === null ? 'list.noShareHelp' : 'list.shareHelp')}>
      {share === null ? t('list.noShare') : t('list.share', { share })}
    </span>
  );
}
