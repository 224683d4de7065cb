export * from './learning.calls.ts';
export * from './learning.shapes.ts';
export * from './message-trace.ts';
