export * from './tickets.calls.ts';
export * from './tickets.events.ts';
