/** The translation progress of each language, and what needs confirmation. */
import { Progress, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FaqView } from '../faq-query.ts';
import { type FaqsOf, useLanguages } from '../use-faqs.ts';
import classes from './topics.module.css';

type LanguagesCardProps = { of: FaqsOf; onShow: (view: Partial<FaqView>) => void };

/** Hidden for a bot with one language. */
export function LanguagesCard({ of, onShow }: LanguagesCardProps) {
  const { t } = useTranslation(['faq', 'studio']);
  const { data: languages } = useLanguages(of);
  const others = languages?.filter(({ role }) => role === 'chosen') ?? [];
  const wanted = others.reduce((sum, { faqs, missing }) => sum + faqs + missing, 0);
  if (others.length === 0 || wanted === 0) return null;
  const right = others.reduce((sum, { faqs, stale, unconfirmed }) => sum + faqs - stale - unconfirmed, 0);
  const stale = others.reduce((sum, each) => sum + each.stale, 0);
  const unconfirmed = others.reduce((sum, each) => sum + each.unconfirmed, 0);
  const share = Math.floor((100 * right) / wanted);
  return (
    <section className={classes.card} aria-label={t('languagesCard.title')}>
      <p className={classes.cardHead}>
        <span>{t('languagesCard.title')}</span>
        <span>{t('languagesCard.share', { share })}</span>
      </p>
      <Progress value={share} size="sm" aria-label={t('languagesCard.title')} />
      <div className={classes.cardActs}>
        {unconfirmed > 0 && (
          <UnstyledButton className={classes.cardAct} onClick={() => onShow({ states: ['unconfirmed'] })}>
            {t('languagesCard.unconfirmed', { count: unconfirmed })}
          </UnstyledButton>
        )}
        {stale > 0 && (
          <UnstyledButton className={classes.cardAct} onClick={() => onShow({ states: ['stale'] })}>
            {t('languagesCard.stale', { count: stale })}
          </UnstyledButton>
        )}
        {others
          .filter(({ missing }) => missing > 0)
          .map(({ languageCode, missing }) => (
            <UnstyledButton
              key={languageCode}
              className={classes.cardAct}
              onClick={() => onShow({ lacks: languageCode })}
            >
              {t('languagesCard.missing', {
                count: missing,
                language: t(`languages.${languageCode}`, { ns: 'studio' }),
              })}
            </UnstyledButton>
          ))}
      </div>
    </section>
  );
}
