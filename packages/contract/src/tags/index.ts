export * from './tags.calls.ts';
export * from './tags.events.ts';
