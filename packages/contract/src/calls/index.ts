export * from './calls.calls.ts';
export * from './calls.shapes.ts';
export * from './desk-calls.events.ts';
export * from './visitor-calls.events.ts';
