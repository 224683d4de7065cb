/** Which areas a user can open with these roles and apps, and which not. */
import type { AppEntry, RoleInFull } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { formatList, formatOpenList } from '../../../shared/format/format-list.ts';
import { IconCheck } from '../../../shared/icons/check.ts';
import { IconEyeOff } from '../../../shared/icons/eye-off.ts';
import classes from './access-preview.module.css';
import { AREAS, type Area, type AreaAccess, accessibleAreas } from './accessible-areas.ts';

/** The effective roles and apps: their own and those of their groups. */
type AccessPreviewProps = { roles: readonly RoleInFull[]; apps: readonly AppEntry[] };

export function AccessPreview({ roles, apps }: AccessPreviewProps) {
  const { t } = useTranslation('team');
  const access = accessibleAreas(roles);
  const textFor = useAreaText(access, apps);
  const sees = AREAS.filter((area) => access.open[area]);
  const hidden = AREAS.filter((area) => !access.open[area]);
  return (
    <section className={classes.preview} aria-label={t('preview.title')} aria-live="polite">
      <h3 className={classes.title}>{t('preview.title')}</h3>
      {roles.length === 0 ? (
        <p className={classes.empty}>{t('preview.empty')}</p>
      ) : (
        <div className={classes.columns}>
          <ul className={classes.list} aria-label={t('preview.sees')}>
            {sees.map((area) => (
              <li key={area} className={classes.item}>
                <IconCheck size={16} stroke={2} className={classes.yes} aria-hidden />
                {textFor(area)}
              </li>
            ))}
          </ul>
          <ul className={classes.list} aria-label={t('preview.hidden')}>
            {hidden.map((area) => (
              <li key={area} className={classes.item} data-hidden>
                <IconEyeOff size={16} stroke={1.75} aria-hidden />
                {t(`preview.${area}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

const NAMED = 3;

function useAreaText({ allApps }: AreaAccess, apps: readonly AppEntry[]) {
  const { t } = useTranslation('team');
  const named = apps.slice(0, NAMED).map(({ appName }) => appName);
  const more = apps.length - named.length;
  const names =
    more > 0 ? t('preview.more', { apps: formatOpenList(named), count: more }) : formatList(named);
  return (area: Area): string => {
    if (area !== 'studio' && area !== 'desk') return t(`preview.${area}`);
    if (allApps) return t(`preview.${area}All`);
    return apps.length > 0
      ? t(`preview.${area}Some`, { apps: names, count: apps.length })
      : t(`preview.${area}None`);
  };
}
