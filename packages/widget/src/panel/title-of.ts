import type { View } from './view.ts';

export const titleOf = ({ appearance }: Pick<View, 'appearance'>): string =>
  appearance.NavigationTitle || appearance.botName;
