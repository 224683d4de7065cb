/** The launcher's label, inside the loader because it is needed before anything else is loaded. */
import type { LanguageCode } from '@parrot/contract/core';

type LauncherTexts = { open: string; close: string };

export const LAUNCHER_TEXTS: Record<LanguageCode, LauncherTexts> = {
  en: { open: 'Open chat', close: 'Close chat' },
  es: { open: 'Abrir el chat', close: 'Cerrar el chat' },
  de: { open: 'Chat öffnen', close: 'Chat schließen' },
  fr: { open: 'Ouvrir le chat', close: 'Fermer le chat' },
  sv: { open: 'Öppna chatten', close: 'Stäng chatten' },
};
