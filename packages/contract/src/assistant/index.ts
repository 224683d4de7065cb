export * from './assistant.calls.ts';
