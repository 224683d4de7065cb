/** Precedes what two sources say differently. */
import type { LanguageCode } from '../core/options.ts';

export const SOURCES_DISAGREE: Record<LanguageCode, string> = {
  en: 'Our sources disagree on this:',
  es: 'Nuestras fuentes no coinciden en esto:',
  de: 'Unsere Quellen machen dazu unterschiedliche Angaben:',
  fr: 'Nos sources se contredisent sur ce point :',
  sv: 'Våra källor säger olika saker om detta:',
};
