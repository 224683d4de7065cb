import type { LanguageCode } from '@parrot/contract/core';
import type { View } from '../panel/view.ts';

const CORRECTED: Record<LanguageCode, string> = {
  en: 'Corrected answer',
  es: 'Respuesta corregida',
  de: 'Korrigierte Antwort',
  fr: 'Réponse corrigée',
  sv: 'Rättat svar',
};

/** Marks an answer that corrects an earlier one. */
export const Corrected = ({ language }: View) => <small>{CORRECTED[language]}</small>;
