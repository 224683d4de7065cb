import type { Summary } from '../summary-context.ts';

export const intentsSummary: Summary<'route-by-intent'> = ({ intents }, { t }) => {
  const phrases = intents.reduce((sum, intent) => sum + intent.phrases.length, 0);
  return intents.length
    ? t('summary.intents', {
        intents: t('summary.intentCount', { count: intents.length }),
        phrases: t('summary.phraseCount', { count: phrases }),
      })
    : t('summary.noIntents');
};
