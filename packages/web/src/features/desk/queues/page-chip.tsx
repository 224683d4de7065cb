/** The page that a waiting visitor is on; nobody has the conversation, so no owner is shown. */
import { texts } from '../../../shared/i18n/i18n.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { IconWorld } from '../../../shared/icons/world.ts';
import classes from './queue-row.module.css';

export function PageChip({ page }: { page: string }) {
  useLanguage();
  return (
    <span className={classes.page} title={page}>
      <IconWorld size={13} stroke={1.75} aria-hidden />
      <span className={classes.hidden}>{texts.t('desk:row.page')} </span>
      <span className={classes.path}>{page}</span>
    </span>
  );
}
