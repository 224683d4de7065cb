/** Whether the panel fills the screen; the same breakpoint as in the style sheets. */
export const isPhone = (): boolean => innerWidth < 480 || innerHeight < 480;
