import type { LanguageCode } from '@parrot/contract/core';
import type { Flow, FlowTexts } from '@parrot/contract/flows';

/** Sets one of the bot's own texts; an empty one restores the default. */
export function withFlowText(flow: Flow, language: LanguageCode, name: keyof FlowTexts, text: string): Flow {
  const { [language]: before = {}, ...others } = flow.texts;
  const { [name]: _before, ...rest } = before;
  const own = text === '' ? rest : { ...before, [name]: text };
  return { ...flow, texts: Object.keys(own).length > 0 ? { ...others, [language]: own } : others };
}
