/** Predefined palettes. They are merged: other colors are preserved. */
import type { Palette } from '@parrot/contract/apps';

export const PALETTES = {
  forest: { brandColor: '#11794A', subBrandColor: '' },
  ocean: { brandColor: '#0B5CAD', subBrandColor: '' },
  plum: { brandColor: '#6A3FA0', subBrandColor: '' },
  brick: { brandColor: '#A63D2F', subBrandColor: '' },
  sun: { brandColor: '#F2B705', subBrandColor: '#7A5A00' },
  ink: { brandColor: '#22302B', subBrandColor: '#0F5F3A' },
} satisfies Record<string, Partial<Palette>>;
export type PaletteName = keyof typeof PALETTES;
export const PALETTE_NAMES = Object.keys(PALETTES) as PaletteName[];
