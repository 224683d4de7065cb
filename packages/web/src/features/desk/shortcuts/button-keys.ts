/** The keys of buttons that show them; the page needs them before all others. */
export const BUTTON_KEYS = { take: ['T'], close: ['E'], status: ['A'], help: ['?'] } as const;
