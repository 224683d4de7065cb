/**
 * Renders the options of a select only while it is open: an editor has many selects, and a flow may have
 * hundreds of blocks to choose from.
 */
export const LAZY_SELECT = { keepMounted: false } as const;

/** Makes the clear button reachable by keyboard. It disappears when used, so it moves the focus. */
export const clearable = (label: string) => ({
  'aria-label': label,
  'aria-hidden': false,
  tabIndex: 0,
  onClick: ({ currentTarget }: { currentTarget: HTMLElement }) =>
    currentTarget.closest('div:has(> input)')?.querySelector('input')?.focus(),
});
