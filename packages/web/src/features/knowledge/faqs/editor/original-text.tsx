/** The original text next to its translation. */
import type { LanguageCode } from '@parrot/contract/core';
import { useTranslation } from 'react-i18next';
import classes from './editor.module.css';
import type { FaqText } from './faq-values.ts';

export function OriginalText({ text, language }: { text: FaqText; language: LanguageCode }) {
  const { t } = useTranslation(['faq', 'studio']);
  return (
    <section className={classes.original} aria-label={t('editor.original')} lang={language}>
      <h3 className={classes.label}>{t(`languages.${language}`, { ns: 'studio' })}</h3>
      <p className={classes.originalQuestion}>{text.question}</p>
      {text.variants.length > 0 && (
        <ul className={classes.originalVariants}>
          {text.variants.map((variant) => (
            <li key={variant}>{variant}</li>
          ))}
        </ul>
      )}
      <p className={classes.originalAnswer}>{text.answer}</p>
    </section>
  );
}
