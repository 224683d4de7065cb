/** The state of an FAQ and its languages. Color is never the only signal; there is always text. */
import { Tooltip, VisuallyHidden } from '@mantine/core';
import type { LanguageCode } from '@parrot/contract/core';
import type { FaqLanguage, FaqState as State } from '@parrot/contract/knowledge';
import { useTranslation } from 'react-i18next';
import { Pill, type Tone } from '../../../../shared/ui/pill.tsx';
import classes from './faq-state.module.css';

const TONES: Record<State, Tone> = {
  live: 'ok',
  changed: 'info',
  draft: 'neutral',
  stale: 'warning',
  unconfirmed: 'warning',
};

export function FaqState({ state }: { state: State }) {
  const { t } = useTranslation('faq');
  return <Pill tone={TONES[state]}>{t(`states.${state}`)}</Pill>;
}

type LanguageMarksProps = { languages: readonly LanguageCode[]; faqs: readonly FaqLanguage[] };

/** All languages of the bot, and others this FAQ exists in. */
export function LanguageMarks({ languages, faqs }: LanguageMarksProps) {
  const { t } = useTranslation(['faq', 'studio']);
  const shown = [...new Set([...languages, ...faqs.map(({ languageCode }) => languageCode)])];
  const stateIn = (language: LanguageCode) =>
    faqs.find(({ languageCode }) => languageCode === language)?.state ?? 'missing';
  return (
    <ul className={classes.marks}>
      {shown.map((language) => {
        const label = t('languageState', {
          language: t(`languages.${language}`, { ns: 'studio' }),
          state: t(`states.${stateIn(language)}`),
        });
        return (
          <Tooltip key={language} label={label}>
            <li className={classes.mark} data-state={stateIn(language)}>
              <span aria-hidden>{language}</span>
              <VisuallyHidden>{label}</VisuallyHidden>
            </li>
          </Tooltip>
        );
      })}
    </ul>
  );
}
