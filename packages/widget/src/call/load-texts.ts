import type { LanguageCode } from '@parrot/contract/core';
import type { CallStage } from '../panel/view.ts';
import type { CallTexts } from '../texts/call/call-texts.ts';

const RETRY_MS = 5_000;

/** The texts of the visitor's language; those of the previous one, or none, until they are loaded. */
export function loadTexts({ load, language }: Pick<CallStage, 'load' | 'language'>, onLoaded: () => void) {
  let texts: CallTexts | undefined;
  let wanted: LanguageCode | undefined;
  let tries = 0;

  const fetchTexts = async (code: LanguageCode): Promise<void> => {
    try {
      // Some browsers cache a failed import: a retry needs another address.
      const found = (await load(`texts/call-${code}.js${tries++ ? `?${tries}` : ''}`)) as {
        texts: CallTexts;
      };
      if (wanted === code) texts = found.texts;
      onLoaded();
    } catch {
      setTimeout(() => wanted === code && fetchTexts(code), RETRY_MS);
    }
  };

  return (): CallTexts | undefined => {
    const code = language();
    if (wanted !== code) {
      wanted = code;
      void fetchTexts(code);
    }
    return texts;
  };
}
