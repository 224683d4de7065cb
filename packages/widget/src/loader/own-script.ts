import { warn } from './warn.ts';

export const HOST_TAG = 'parrot-widget';

/** The script element of this script. Must run synchronously: later, `currentScript` is another one. */
export function ownScript(parrotId: string): HTMLScriptElement | undefined {
  const script = (document.currentScript ??
    document.querySelector(`script[src*="${parrotId}"]`)) as HTMLScriptElement | null;
  if (script?.src) return script;
  warn('The script line is not on this page.');
}
