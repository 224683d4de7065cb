/** The texts of the interface for everything on the canvas. Asked for once: for each of five hundred blocks it would be felt. */
import type { TFunction } from 'i18next';
import { createContext, useContext } from 'react';

export type CanvasTexts = TFunction<['flow', 'blocks']>;

const TextsContext = createContext<CanvasTexts | null>(null);
export const CanvasTextsProvider = TextsContext.Provider;

export function useCanvasTexts(): CanvasTexts {
  const t = useContext(TextsContext);
  if (!t) throw new Error('No canvas around this');
  return t;
}
