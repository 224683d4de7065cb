export * from './responses.calls.ts';
