import type { Summary } from '../summary-context.ts';

export const knowledgeSummary: Summary<'answer-from-knowledge'> = ({ keepsListening, question }, { t }) =>
  keepsListening
    ? t('summary.answersOn')
    : t('summary.answersOnce', { question: question.trim() || t('summary.none') });
