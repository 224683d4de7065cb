/** The landing page: the pitch, and our own bot beside it. */

import { useTranslation } from 'react-i18next';
import { ParrotMark } from '../../shared/brand/parrot-mark.tsx';
import { LanguageSelect } from '../../shared/i18n/language-select.tsx';
import { IconArrowRight } from '../../shared/icons/arrow-right.ts';
import { IconCheck } from '../../shared/icons/check.ts';
import { loginUrl, signUpUrl } from '../../shared/session/login-url.ts';
import { settings } from '../../shared/settings/settings.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { ColorSchemeButton } from './color-scheme-button.tsx';
import classes from './landing-page.module.css';
import { Questions } from './questions.tsx';
import { StepCards } from './step-cards.tsx';
import { Tagline } from './tagline.tsx';
import { useLandingBot } from './use-landing-bot.ts';

export default function LandingPage() {
  const { t } = useTranslation('landing');
  const askBot = useLandingBot();
  return (
    <div className={classes.page} data-bot={askBot !== undefined}>
      <title>{t('brand')}</title>
      <header className={classes.head}>
        <span className={classes.brand}>
          <ParrotMark size={34} />
          {t('brand')}
        </span>
        <span className={classes.tools}>
          <ColorSchemeButton />
          <LinkButton href={loginUrl()} variant="secondary">
            {t('signIn')}
          </LinkButton>
        </span>
      </header>
      <main className={classes.stage}>
        <div className={classes.text}>
          <h1 className={classes.pitch}>{t('pitch')}</h1>
          <Tagline />
          <div className={classes.acts}>
            <LinkButton href={loginUrl()} size="landing">
              {t('signIn')}
            </LinkButton>
            <LinkButton href={signUpUrl()} variant="secondary" size="landing">
              {t('tryFree', { days: settings().trialDays })}
              <IconArrowRight size={18} stroke={1.75} aria-hidden />
            </LinkButton>
          </div>
          <ul className={classes.promises}>
            {(['noCard', 'oneLine', 'people'] as const).map((promise) => (
              <li key={promise} className={classes.promise}>
                <IconCheck size={16} stroke={1.75} className={classes.tick} aria-hidden />
                {t(`promises.${promise}`)}
              </li>
            ))}
          </ul>
          {askBot && <Questions onAsk={askBot} />}
        </div>
        <div className={classes.picture} aria-hidden>
          <StepCards />
        </div>
      </main>
      <footer className={classes.foot}>
        <LanguageSelect />
      </footer>
    </div>
  );
}
