/** The screens of step one, in a side navigation. They depend on the app's type. */
import type { AppType } from '@parrot/contract/apps';
import type { AppId } from '@parrot/contract/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconChecks } from '../../../shared/icons/checks.ts';
import { IconFiles } from '../../../shared/icons/files.ts';
import type { Icon } from '../../../shared/icons/icon.ts';
import { IconListCheck } from '../../../shared/icons/list-check.ts';
import { IconMessageQuestion } from '../../../shared/icons/message-question.ts';
import { IconMessageX } from '../../../shared/icons/message-x.ts';
import { IconSettings } from '../../../shared/icons/settings.ts';
import { IconSitemap } from '../../../shared/icons/sitemap.ts';
import { tourTarget } from '../../../shared/tour/tour-targets.ts';
import { designerPath } from './designer-path.ts';
import classes from './designer-screens.module.css';

export type DesignerScreen =
  | 'designer'
  | 'faq'
  | 'documents'
  | 'generated'
  | 'unanswered'
  | 'upkeep'
  | 'settings';
const SCREENS: Record<AppType, readonly [DesignerScreen, ...DesignerScreen[]]> = {
  'Q&A': ['faq', 'documents', 'generated', 'unanswered', 'upkeep', 'settings'],
  GenAI: ['documents', 'faq', 'generated', 'unanswered', 'upkeep', 'settings'],
  FUNCTIONAL: ['designer', 'settings'],
  CUSTOM: ['designer', 'faq', 'documents', 'generated', 'unanswered', 'upkeep', 'settings'],
};
const ICONS: Record<DesignerScreen, Icon> = {
  designer: IconSitemap,
  faq: IconMessageQuestion,
  documents: IconFiles,
  generated: IconListCheck,
  unanswered: IconMessageX,
  upkeep: IconChecks,
  settings: IconSettings,
};

/** The screen in the URL, or the first one of this app type. */
export const screenIn = (query: URLSearchParams, type: AppType): DesignerScreen =>
  SCREENS[type].find((screen) => screen === query.get('screen')) ?? SCREENS[type][0];

export const hasScreen = (type: AppType, screen: DesignerScreen): boolean => SCREENS[type].includes(screen);
export const hasFlow = (type: AppType): boolean => hasScreen(type, 'designer');

type DesignerScreensProps = {
  appId: AppId;
  type: AppType;
  shown: DesignerScreen;
  counts: Partial<Record<DesignerScreen, number | undefined>>;
};

export function DesignerScreens({ appId, type, shown, counts }: DesignerScreensProps) {
  const { t } = useTranslation('designer');
  const current = useRef<HTMLAnchorElement>(null);
  const widths = Object.values(counts).join();
  // On a phone they stand in a row that is longer than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is another link, and counts move it.
  useEffect(() => {
    current.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [shown, widths]);
  return (
    <nav className={classes.screens} aria-label={t('screens.label')} {...tourTarget('designerScreens')}>
      {SCREENS[type].map((screen) => {
        const ScreenIcon = ICONS[screen];
        return (
          <Link
            key={screen}
            ref={screen === shown ? current : undefined}
            className={classes.screen}
            to={designerPath(appId, 'questions', { screen })}
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
