/** Outlines from Tabler Icons, drawn by one path each. */
export const CAMERA =
  'M15 10l4.6-2.3a1 1 0 0 1 1.4.9v6.8a1 1 0 0 1-1.4.9L15 14zM5 6h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z';
export const CAMERA_OFF =
  'M3 3l18 18M15 11v-1l4.6-2.3a1 1 0 0 1 1.4.9v6.8q0 .4-.3.7M10 6h3a2 2 0 0 1 2 2v3M15 15v1a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h1';
export const MICROPHONE =
  'M12 2a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V5a3 3 0 0 1 3-3zM5 10a7 7 0 0 0 14 0M8 21h8M12 17v4';
export const MICROPHONE_OFF =
  'M3 3l18 18M9 5a3 3 0 0 1 6 0v5l-.1.7M12.9 12.9A3 3 0 0 1 9 10V9M16 16a7 7 0 0 1-11-6M18.6 12.4A7 7 0 0 0 19 10M8 21h8M12 17v4';
export const SCREEN =
  'M21 12v3a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h9M7 20h10M9 16v4M15 16v4M17 4h4v4M16 9l5-5';
export const DEVICES =
  'M4 6h8M16 6h4M4 12h2M10 12h10M4 18h11M19 18h1M12 6a2 2 0 1 0 4 0a2 2 0 1 0-4 0M6 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0';
export const PICTURE_IN_PICTURE =
  'M11 19H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v4M15 14h5a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z';
export const EXPAND =
  'M4 8V6a2 2 0 0 1 2-2h2M4 16v2a2 2 0 0 0 2 2h2M16 4h2a2 2 0 0 1 2 2v2M16 20h2a2 2 0 0 0 2-2v-2';
export const SHRINK =
  'M15 19v-2a2 2 0 0 1 2-2h2M15 5v2a2 2 0 0 0 2 2h2M5 15h2a2 2 0 0 1 2 2v2M5 9h2a2 2 0 0 0 2-2V5';
export const CHAT =
  'M8 9h8M8 13h6M18 4a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-5l-5 3v-3H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z';
export const SPEAKER =
  'M15 8a5 5 0 0 1 0 8M17.7 5a9 9 0 0 1 0 14M6 15H4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1h2l3.5-4.5A.8.8 0 0 1 11 5v14a.8.8 0 0 1-1.5.5z';
