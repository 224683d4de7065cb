/**
 * Loads our own widget if the installation has a bot for it, once the page is painted. Beside the pitch it
 * opens by itself; on small screens it would cover the page.
 */

import { type WidgetApi, widgetScriptPath } from '@parrot/contract/conversations';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../shared/i18n/use-language.ts';
import { settings } from '../../shared/settings/settings.ts';
import { useShownScheme } from './use-shown-scheme.ts';

declare global {
  interface Window {
    Parrot?: WidgetApi;
  }
}

/** Wide enough for pitch and chat; the same breakpoint as in the style sheet. */
const BESIDE = '(min-width: 960px)';
const FALLBACK_DELAY_MS = 200;

/** Returns how to ask the bot a question, or undefined without a bot. */
export function useLandingBot(): ((question: string) => void) | undefined {
  const { landingParrotId } = settings();
  const theme = useShownScheme();
  const language = useLanguage();
  const script = useRef<HTMLScriptElement>(null);
  /** Asked before the widget was there. */
  const pending = useRef<string>(undefined);

  useEffect(() => {
    if (!landingParrotId) return;
    const element = document.createElement('script');
    script.current = element;
    element.src = widgetScriptPath(landingParrotId);
    element.async = true;
    element.onload = () => {
      if (pending.current) window.Parrot?.ask(pending.current);
      else if (window.matchMedia(BESIDE).matches) window.Parrot?.open({ quietly: true });
    };
    const cancel = whenIdle(() => document.head.append(element));
    return () => {
      cancel();
      element.remove();
    };
  }, [landingParrotId]);

  useEffect(() => {
    if (script.current) script.current.dataset.theme = theme;
  }, [theme]);

  useEffect(() => {
    if (script.current) script.current.dataset.language = language;
  }, [language]);

  if (!landingParrotId) return;
  return (question) => {
    if (window.Parrot) window.Parrot.ask(question);
    else pending.current = question;
  };
}

/** Safari has no idle callback. */
function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(run);
    return () => window.cancelIdleCallback(id);
  }
  const timer = setTimeout(run, FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
}
