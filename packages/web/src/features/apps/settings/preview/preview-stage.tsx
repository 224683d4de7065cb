/** The preview: switches above, a browser window or a phone below. */
import type { AppSettings } from '@parrot/contract/apps';
import type { LanguageCode } from '@parrot/contract/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesignerSession } from '../../../../state/designer-session.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { previewMessageOf } from './preview-message.ts';
import classes from './preview-stage.module.css';
import { PreviewSwitches } from './preview-switches.tsx';

type PreviewStageProps = { settings: AppSettings; language: LanguageCode; aside?: ReactNode };

export function PreviewStage({ settings, language, aside }: PreviewStageProps) {
  const { t } = useTranslation('designer');
  const view = useDesignerSession((session) => session.preview);
  const message = useMemo(() => previewMessageOf(settings, language, view), [settings, language, view]);
  return (
    <section className={classes.stage} aria-label={t('preview.label')}>
      <div className={classes.bar}>
        <PreviewSwitches />
        {aside}
      </div>
      <div className={classes.ground}>
        <div className={classes.window} data-device={view.device} data-mode={view.mode}>
          <div className={classes.chrome} aria-hidden>
            <span className={classes.lights}>
              <i />
              <i />
              <i />
            </span>
            <span className={classes.address}>{t('preview.address')}</span>
          </div>
          <PreviewFrame message={message} />
        </div>
      </div>
    </section>
  );
}
