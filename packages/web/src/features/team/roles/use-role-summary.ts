/** The access of a role as short texts: areas, apps and functions. */
import type { RoleInFull } from '@parrot/contract/team';
import { useTranslation } from 'react-i18next';
import { functionLabelKey } from './function-label-key.ts';

type Opening = Pick<RoleInFull, 'studioAccess' | 'deskAccess' | 'allApps' | 'functions'>;

export function useRoleSummary(): (role: Opening) => string[] {
  const { t } = useTranslation('team');
  return ({ studioAccess, deskAccess, allApps, functions }) => {
    const texts = [
      studioAccess && t('roles.opens.studio'),
      deskAccess && t('roles.opens.desk'),
      allApps && t('roles.opens.allApps'),
      ...functions
        .filter(({ viewable }) => viewable)
        .map(({ functionName }) => {
          const known = functionLabelKey(functionName);
          return known ? t(`roles.functions.${known}`) : functionName;
        }),
    ].filter((word): word is string => Boolean(word));
    return texts.length > 0 ? texts : [t('roles.opens.nothing')];
  };
}
