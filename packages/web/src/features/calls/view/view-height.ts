/** How high the call is above the messages; stored in this browser. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type ViewKind = 'voice' | 'video';
export const HEIGHTS = {
  voice: { usual: 230, min: 190, max: 400 },
  video: { usual: 360, min: 220, max: 900 },
} as const;

export const useViewHeight = create<Record<ViewKind, number>>()(
  persist((): Record<ViewKind, number> => ({ voice: HEIGHTS.voice.usual, video: HEIGHTS.video.usual }), {
    name: 'parrot-call-height',
  }),
);

export const setViewHeight = (kind: ViewKind, height: number): void => {
  const { min, max } = HEIGHTS[kind];
  useViewHeight.setState({ [kind]: Math.round(Math.min(max, Math.max(min, height))) });
};
