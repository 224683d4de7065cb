export * from './notifications.events.ts';
