/**
 * The interface texts for the canvas, in a context: one `useTranslation` per block would be slow with five
 * hundred blocks.
 */
import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';

export type CanvasTexts = TFunction<['flow', 'blocks']>;

const TextsContext = createContext<CanvasTexts | null>(null);
export const CanvasTextsProvider = TextsContext.Provider;

export function useCanvasTexts(): CanvasTexts {
  const t = useContext(TextsContext);
  if (!t) throw new Error('useCanvasTexts must be used inside CanvasTextsProvider');
  return t;
}
