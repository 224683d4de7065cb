/**
 * The state of the open designer: its step (0 Designer, 1 Personalization, 2 Publish; shown in the header),
 * the screen of step one, and the preview's view.
 */
import type { LanguageCode } from '@parrot/contract/core';
import { create } from 'zustand';

export type PreviewView = {
  device: 'desktop' | 'phone';
  mode: 'light' | 'dark';
  open: boolean;
  scene: 'bot' | 'agent' | 'offline';
  /** The bot's language there; null for its default. */
  language: LanguageCode | null;
};
type DesignerSession = { activeRoute: 0 | 1 | 2; showDesigner: string; preview: PreviewView };

export const useDesignerSession = create<DesignerSession>()(() => ({
  activeRoute: 0,
  showDesigner: 'designer',
  preview: { device: 'desktop', mode: 'light', open: true, scene: 'bot', language: null },
}));
