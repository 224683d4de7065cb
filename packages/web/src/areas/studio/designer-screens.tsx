/** The screens of step one, at its side: what the bot does and what it knows. Which there are depends on the app's type. */
import type { AppType } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import { type Icon, IconFiles, IconMessageQuestion, IconSitemap } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { designerAddress } from './designer-address.ts';
import classes from './designer-screens.module.css';

export type DesignerScreen = 'designer' | 'faq' | 'documents';
const SCREENS: Record<AppType, readonly [DesignerScreen, ...DesignerScreen[]]> = {
  'Q&A': ['faq', 'documents'],
  GenAI: ['documents', 'faq'],
  FUNCTIONAL: ['designer'],
  CUSTOM: ['designer', 'faq', 'documents'],
};
const ICONS: Record<DesignerScreen, Icon> = {
  designer: IconSitemap,
  faq: IconMessageQuestion,
  documents: IconFiles,
};

/** The screen the address names, else the first one of such an app. */
export const screenIn = (query: URLSearchParams, type: AppType): DesignerScreen =>
  SCREENS[type].find((screen) => screen === query.get('screen')) ?? SCREENS[type][0];

export const hasFlow = (type: AppType): boolean => SCREENS[type].includes('designer');

type DesignerScreensProps = {
  appId: AppId;
  type: AppType;
  shown: DesignerScreen;
  counts: Partial<Record<DesignerScreen, number>>;
};

/** Nothing, where there is but one. */
export function DesignerScreens({ appId, type, shown, counts }: DesignerScreensProps) {
  const { t } = useTranslation('designer');
  if (SCREENS[type].length < 2) return null;
  return (
    <nav className={classes.screens} aria-label={t('screens.label')}>
      {SCREENS[type].map((screen) => {
        const ScreenIcon = ICONS[screen];
        return (
          <Link
            key={screen}
            className={classes.screen}
            to={designerAddress(appId, 'questions', { screen })}
            aria-current={screen === shown ? 'page' : undefined}
          >
            <ScreenIcon size={16} stroke={1.75} aria-hidden />
            <span className={classes.name}>{t(`screens.${screen}`)}</span>
            {counts[screen] !== undefined && <span className={classes.count}>{counts[screen]}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
