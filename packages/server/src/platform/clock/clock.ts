/** The current time. Tests move it; nothing else reads the system clock. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
