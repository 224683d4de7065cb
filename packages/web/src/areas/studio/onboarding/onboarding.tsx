/** The three steps, one at a time, and the bot that grows beside them. */
import { ONBOARDING_STEPS, type OnboardingState } from '@parrot/contract/apps';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BotPreview } from './bot-preview.tsx';
import { KnowledgeStep } from './knowledge-step.tsx';
import classes from './onboarding.module.css';
import { Progress } from './progress.tsx';
import { PurposeStep } from './purpose-step.tsx';
import { TryStep } from './try-step.tsx';
import { useOnboardingDraft } from './use-onboarding-draft.ts';

export function Onboarding({ start }: { start: OnboardingState }) {
  const { t } = useTranslation('onboarding');
  const draft = useOnboardingDraft(start);
  const { state, saving } = draft;
  // The later steps need a bot.
  const step = state.appId ? state.step : 'purpose';
  const card = useFocusOnChange(step);
  return (
    <>
      <Progress step={step} />
      <div className={classes.columns}>
        <div>
          <section
            ref={card}
            tabIndex={-1}
            className={classes.card}
            aria-label={t('stepOf', {
              step: ONBOARDING_STEPS.indexOf(step) + 1,
              count: ONBOARDING_STEPS.length,
            })}
          >
            {step === 'purpose' && <PurposeStep draft={draft} />}
            {step === 'knowledge' && state.appId && <KnowledgeStep draft={draft} appId={state.appId} />}
            {step === 'try' && state.appId && <TryStep draft={draft} appId={state.appId} />}
          </section>
          <p className={classes.saveState} role="status">
            {t(`saving.${saving}`)}
          </p>
        </div>
        <BotPreview state={state} />
      </div>
    </>
  );
}

/** Announces the next step and moves the focus into it. */
function useFocusOnChange(step: string) {
  const card = useRef<HTMLElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    card.current?.focus({ preventScroll: true });
    card.current?.closest('main')?.scrollTo({ top: 0 });
  }, [step]);
  return card;
}
