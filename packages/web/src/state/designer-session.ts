/** What the designer keeps while it is open: its step (0 Designer, 1 Personalization, 2 Publish; the header names it), the screen of step one, and how the preview is looked at. */
import type { LanguageCode } from '@parrot/contract/core';
import { create } from 'zustand';

export type PreviewView = {
  device: 'desktop' | 'phone';
  mode: 'light' | 'dark';
  open: boolean;
  scene: 'bot' | 'agent' | 'offline';
  /** The language the bot speaks there; null: its own. */
  language: LanguageCode | null;
};
type DesignerSession = { activeRoute: 0 | 1 | 2; showDesigner: string; preview: PreviewView };

export const useDesignerSession = create<DesignerSession>()(() => ({
  activeRoute: 0,
  showDesigner: 'designer',
  preview: { device: 'desktop', mode: 'light', open: true, scene: 'bot', language: null },
}));
