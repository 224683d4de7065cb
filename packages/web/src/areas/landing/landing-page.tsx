/** The landing page, with our own bot in the corner. */

import { useTranslation } from 'react-i18next';
import { ParrotMark } from '../../shared/brand/parrot-mark.tsx';
import { IconArrowRight } from '../../shared/icons/arrow-right.ts';
import { IconCheck } from '../../shared/icons/check.ts';
import { loginUrl, signUpUrl } from '../../shared/session/login-url.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { ChatPreview } from './chat-preview.tsx';
import classes from './landing-page.module.css';
import { StepCards } from './step-cards.tsx';
import { Tagline } from './tagline.tsx';
import { useLandingBot } from './use-landing-bot.ts';

export default function LandingPage() {
  const { t } = useTranslation('landing');
  useLandingBot();
  return (
    <div className={classes.page}>
      <title>{t('brand')}</title>
      <header className={classes.head}>
        <span className={classes.brand}>
          <ParrotMark size={34} />
          {t('brand')}
        </span>
        <LinkButton href={loginUrl()} variant="secondary">
          {t('signIn')}
        </LinkButton>
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
              {t('tryFree')}
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
        </div>
        <div className={classes.picture} aria-hidden>
          <StepCards />
          <ChatPreview />
        </div>
      </main>
    </div>
  );
}
