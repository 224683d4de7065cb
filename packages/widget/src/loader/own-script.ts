import { warn } from './warn.ts';

export const HOST_TAG = 'parrot-widget';

export type ScriptFacts = { parrotId: string; src: string; script: HTMLElement };

/** The script element that carries us. Must run while the script does: later, `currentScript` is another's. */
export function ownScript(): ScriptFacts | undefined {
  const script = (document.currentScript ??
    document.querySelector('script[data-parrot-id]')) as HTMLScriptElement | null;
  const parrotId = script?.getAttribute('data-parrot-id');
  if (script?.src && parrotId) return { parrotId, src: script.src, script };
  warn('The script line lacks its data-parrot-id.');
}
