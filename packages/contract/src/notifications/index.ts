export * from './notifications.calls.ts';
export * from './notifications.events.ts';
export * from './notifications.shapes.ts';
