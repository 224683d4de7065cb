/** What the designer keeps while it is open: its step (0 Designer, 1 Personalization, 2 Publish; the header names it) and how the preview is looked at. */
import { create } from 'zustand';

export type PreviewView = {
  device: 'desktop' | 'phone';
  mode: 'light' | 'dark';
  open: boolean;
  scene: 'bot' | 'agent' | 'offline';
};
type DesignerSession = { activeRoute: 0 | 1 | 2; preview: PreviewView };

export const useDesignerSession = create<DesignerSession>()(() => ({
  activeRoute: 0,
  preview: { device: 'desktop', mode: 'light', open: true, scene: 'bot' },
}));
