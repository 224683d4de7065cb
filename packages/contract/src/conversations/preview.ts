/** How the Studio controls the page that previews the widget with unpublished settings. */
import * as z from 'zod';
import { appearance, palette, translations } from '../apps/appearance.ts';
import { languageCode } from '../core/language-code.ts';

export const PREVIEW_PAGE = '/widget/preview.html';

/**
 * Sent by `postMessage` to the page in the frame, from its own origin only; the page sends `ready` once it
 * listens.
 */
export const previewMessage = z.object({
  kind: z.literal('parrot-preview'),
  appearance,
  palette,
  translations,
  agentEscalation: z.boolean(),
  visitorFiles: z.boolean(),
  language: languageCode,
  /** Offered to the visitor if there is more than one. */
  languages: z.array(languageCode),
  mode: z.enum(['light', 'dark']),
  open: z.boolean(),
  scene: z.enum(['bot', 'agent', 'offline']),
});
export type PreviewMessage = z.infer<typeof previewMessage>;
export const PREVIEW_READY = 'parrot-preview-ready';
