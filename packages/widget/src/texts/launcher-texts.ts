/** The launcher's label, in the loader itself: it must be there before anything else is fetched. */
import type { LanguageCode } from '@parrot/contract/core';

type LauncherTexts = { open: string; close: string };

export const LAUNCHER_TEXTS: Record<LanguageCode, LauncherTexts> = {
  en: { open: 'Open chat', close: 'Close chat' },
  es: { open: 'Abrir el chat', close: 'Cerrar el chat' },
  de: { open: 'Chat öffnen', close: 'Chat schließen' },
  fr: { open: 'Ouvrir le chat', close: 'Fermer le chat' },
  sv: { open: 'Öppna chatten', close: 'Stäng chatten' },
};
