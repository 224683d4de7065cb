/** A list of choices is drawn when it is opened: an editor has many of them, and a flow may have hundreds of blocks to choose from. */
export const LAZY_SELECT = { keepMounted: false } as const;

/** The button that clears a list, for keyboards too: left to itself it is for the mouse only. It goes as it acts, so it hands the focus on. */
export const clearable = (label: string) => ({
  'aria-label': label,
  'aria-hidden': false,
  tabIndex: 0,
  onClick: ({ currentTarget }: { currentTarget: HTMLElement }) =>
    currentTarget.closest('div:has(> input)')?.querySelector('input')?.focus(),
});
