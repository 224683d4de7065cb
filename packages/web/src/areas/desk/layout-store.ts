/** The widths of the desk's panes and whether the right one is open; stored in this browser. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const WIDTHS = {
  list: { usual: 320, min: 280, max: 480 },
  context: { usual: 320, min: 280, max: 520 },
} as const;
export type Pane = keyof typeof WIDTHS;

type Layout = Record<Pane, number> & { contextOpen: boolean };

export const useLayoutStore = create<Layout>()(
  persist(
    (): Layout => ({
      list: WIDTHS.list.usual as number,
      context: WIDTHS.context.usual as number,
      contextOpen: true,
    }),
    { name: 'parrot-desk-layout' },
  ),
);

export const setWidth = (pane: Pane, width: number): void => {
  const { min, max } = WIDTHS[pane];
  useLayoutStore.setState({ [pane]: Math.round(Math.min(max, Math.max(min, width))) });
};
export const toggleContext = (): void => {
  useLayoutStore.setState(({ contextOpen }) => ({ contextOpen: !contextOpen }));
};
