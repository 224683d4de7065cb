/** Questions to ask the bot with one click. */
import { useTranslation } from 'react-i18next';
import classes from './questions.module.css';

const QUESTIONS = ['start', 'languages', 'people', 'price'] as const;

export function Questions({ onAsk }: { onAsk: (question: string) => void }) {
  const { t } = useTranslation('landing');
  return (
    <section className={classes.questions} aria-label={t('questions.label')}>
      <span className={classes.label}>{t('questions.label')}</span>
      {QUESTIONS.map((question) => (
        <button
          key={question}
          type="button"
          className={classes.question}
          onClick={() => onAsk(t(`questions.${question}`))}
        >
          {t(`questions.${question}`)}
        </button>
      ))}
    </section>
  );
}
