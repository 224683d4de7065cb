/** What the page in the frame is told: the settings, and how they are looked at. */
import type { AppSettings } from '@parrot/contract/apps';
import type { PreviewMessage } from '@parrot/contract/conversations';
import type { LanguageCode } from '@parrot/contract/core';
import type { PreviewView } from '../../../state/designer-session.ts';

export function previewMessageOf(
  { appearance, palette, behaviour }: AppSettings,
  language: LanguageCode,
  { mode, open, scene }: PreviewView,
): PreviewMessage {
  const { agentEscalation, multilingualSelection, languageList } = behaviour;
  return {
    kind: 'parrot-preview',
    appearance,
    palette,
    agentEscalation,
    language,
    languages: multilingualSelection ? [language, ...languageList] : [language],
    mode,
    open,
    scene,
  };
}
