/** Where the panel fills the screen; the style sheets draw the same line. */
export const isPhone = (): boolean => innerWidth < 480;
