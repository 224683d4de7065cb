/** Outlines from Tabler Icons, drawn by one path each. */
export const CROSS = 'M18 6l-12 12M6 6l12 12';
export const UP = 'M12 5v14M18 11l-6-6M6 11l6-6';
export const DOWN = 'M12 5v14M18 13l-6 6M6 13l6 6';
export const RIGHT = 'M9 6l6 6l-6 6';
export const MOON = 'M12 3h.4a7.5 7.5 0 0 0 7.9 12.4A9 9 0 1 1 12 3z';
export const HEADSET = 'M4 15v-4a8 8 0 0 1 16 0v4M20 18q-1 3-7 4M4 13h3v6H5l-1-1zM20 13h-3v6h2l1-1z';
export const PHONE =
  'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2';
export const DOTS = 'M5 12h.01M12 12h.01M19 12h.01';
export const AWAY = 'M11 7H6v11h11v-5M10 14l10-10M15 4h5v5';
export const CLIP = 'M15 7l-6.5 6.5a1.5 1.5 0 0 0 3 3L18 10a3 3 0 0 0-6-6l-6.5 6.5a4.5 4.5 0 0 0 9 9L21 13';
export const THUMB = 'M7 11v9H4v-9zM7 11l4-8a2 2 0 0 1 3 2l-1 5h6a2 2 0 0 1 2 2l-2 8H7';
export const MAIL = 'M3 6h18v12H3zM3 7l9 6 9-6';
export const CALENDAR = 'M4 6h16v15H4zM4 11h16M8 3v5M16 3v5';
export const FILE = 'M14 3v5h5M6 3h8l5 5v13H6z';
export const CHECK = 'M5 12l5 5L20 7';
export const BOT =
  'M7 8h10a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3zM12 8V4M9 13v1M15 13v1M10 17h4';

export const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
