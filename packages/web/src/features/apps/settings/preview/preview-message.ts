/** The message to the preview iframe: the settings and the view options. */
import type { AppSettings } from '@parrot/contract/apps';
import type { PreviewMessage } from '@parrot/contract/conversations';
import type { LanguageCode } from '@parrot/contract/core';
import type { PreviewView } from '../../../../state/designer-session.ts';

export function previewMessageOf(
  { appearance, palette, behaviour, translations }: AppSettings,
  language: LanguageCode,
  { mode, open, scene, language: wanted }: PreviewView,
): PreviewMessage {
  const { agentEscalation, multilingualSelection, languageList, visitorFiles } = behaviour;
  const shown = wanted && languageList.includes(wanted) ? wanted : language;
  return {
    kind: 'parrot-preview',
    appearance,
    palette,
    translations,
    agentEscalation,
    visitorFiles,
    language: shown,
    languages: multilingualSelection ? [language, ...languageList] : [shown],
    mode,
    open,
    scene,
  };
}
