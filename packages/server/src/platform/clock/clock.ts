/** The time, as the product sees it. Tests move it; nothing else asks the system for the date. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
