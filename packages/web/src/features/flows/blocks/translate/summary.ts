import type { Summary } from '../summary-context.ts';

export const translateSummary: Summary<'translate'> = ({ text, to }, { t }) =>
  t('summary.translated', {
    text: text.trim() || t('summary.none'),
    language: to === 'visitor' ? t('translate.visitor') : t(`languages.${to}`),
  });
