/** The time of day, by the language of the interface. */
import { texts } from '../../shared/i18n/i18n.ts';

export const clockTime = (moment: string): string =>
  new Intl.DateTimeFormat(texts.language, { hour: '2-digit', minute: '2-digit' }).format(new Date(moment));
