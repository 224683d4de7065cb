export * from './corrections.calls.ts';
export * from './whispers.calls.ts';
